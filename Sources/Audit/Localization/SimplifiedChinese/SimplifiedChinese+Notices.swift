extension SimplifiedChinese {
  static let notices = #"""
    Open the app to work on: preview and apply are about that one alone.
    请打开要处理的 App：预览和应用只涉及这一个。

    sceneshift: the answers could not be saved: {1}
    sceneshift：回答未能保存：{1}

    {1} of {2} answered; saved in {3}
    已回答 {1} / {2}；保存在 {3}

    sceneshift: the assistant needs a terminal, and input or output is not one.\nWithout a terminal: `sceneshift audit` prints the report, `sceneshift plan --recommended` the changes,\n`sceneshift --plain` asks line by line.\n
    sceneshift：助手需要终端，而当前的输入或输出不是终端。\n没有终端时：`sceneshift audit` 输出报告，`sceneshift plan --recommended` 输出更改，\n`sceneshift --plain` 逐行提问。\n

    the terminal type is `dumb`
    终端类型为 `dumb`

    TERM is not set
    未设置 TERM

    the terminal type `{1}` is not known on this machine
    本机不认识终端类型 `{1}`

    the terminal type `{1}` cannot move its cursor
    终端类型 `{1}` 无法移动光标

    the terminal could not be set up
    无法设置终端

    sceneshift: {1}; asking line by line. `sceneshift audit` prints the report without questions.
    sceneshift：{1}；改为逐行提问。`sceneshift audit` 输出报告而不提问。

    Reports are written by `sceneshift audit --format markdown -o FILE`
    报告由 `sceneshift audit --format markdown -o FILE` 写出

    {1} could not be started: {2}
    无法启动 {1}：{2}

    sceneshift waits for {1} to close {2}
    sceneshift 正在等待 {1} 关闭 {2}

    {1} names {2}, which was not found
    {1} 指定了 {2}，但未找到它

    {1} ended with status {2}; the file is read as it is
    {1} 以状态码 {2} 结束；按现状读取文件

    {1} was ended by signal {2}; the file is read as it is
    {1} 被信号 {2} 终止；按现状读取文件

    {1} names {2}, which could not be started: {3}
    {1} 指定了 {2}，但无法启动它：{3}

    the default
    默认设置

    The plan cannot be applied.
    计划无法应用。

    Put off: it stays on the list, marked ~
    已暂缓：留在列表中，标记为 ~

    Note removed
    备注已移除

    Note saved
    备注已保存

    Same answer for {1}
    以同一回答处理 {1}

    Answer: {1}
    回答：{1}

    Answer all
    全部回答

    Take {1}
    采用 {1}

    {1}: {2}
    {1}：{2}

    and {1} more
    以及另外 {1} 个

    For every open {1} question with a recommendation. Each can be changed afterwards.
    用于所有有推荐回答的未回答{1}问题。之后可逐一更改。

    Take all
    全部采用

    Take the recommended answer of {1}
    对 {1}采用推荐的回答

    “{1}” for {2}
    对 {2}回答“{1}”

    Put off {1}
    暂缓 {1}

    Take back the answers of {1}
    收回 {1}的回答

    None of the {1} marked questions can take that.
    {1} 个已标记的问题都不适用。

    {1} marked do not offer it and stay as they are.
    {1} 个已标记的问题没有此回答，保持原样。

    Do it
    执行

    {1} done
    {1}已处理

    Nothing was done
    没有执行任何操作

    Enter: {1}. Esc: back, nothing is done
    Enter：{1}。Esc：返回，不执行任何操作

    {1} taken
    已采用 {1}

    {1} given
    已给出 {1}

    {1} reopened
    已重新打开 {1}

    {1} {finding|findings}
    {1} 个发现项

    {1} {recommended answer|recommended answers}
    {1} 个推荐的回答

    {1} {marked finding|marked findings}
    {1} 个已标记的发现项

    {1} {question|questions}
    {1} 个问题

    A key that came before this was on the screen is not taken
    此内容显示之前按下的键不算

    The answers could not be saved: {1}
    无法保存回答：{1}

    Sent to the terminal's clipboard: {1}
    已送到终端的剪贴板：{1}

    Written to {1}
    已写入 {1}

    Read again: {1}
    已重新读取：{1}

    {1} have nothing left to do; applied {2}, H undoes
    {1}已无事可做；于 {2} 应用，H 撤销

    {1} no longer fit{s|} the code and {is|are} not used
    {1}与代码不再相符，未被采用

    Enter opens a question, p previews. Nothing is written until you apply.
    Enter 打开问题，p 预览。应用之前不会写入任何内容。

    q leaves; your answers are saved.
    q 退出；你的回答已保存。

    {1} {earlier answer|earlier answers}
    {1} 个较早的回答

    {1} {saved answer|saved answers}
    {1} 个已保存的回答

    Undone: {1} restored, {2} removed
    已撤销：恢复 {1}，移除 {2}

    Every byte is as it was before {1}
    每个字节都与 {1} 之前一样

    Run a command
    运行命令

    in {1}
    位于 {1}

    Run
    运行

    A file that was edited since stops the undo before anything is written.
    如有文件在此之后被编辑过，撤销会在写入任何内容之前停止。

    Undo {1}
    撤销 {1}

    Undo
    撤销

    Nothing contains “{1}”
    没有内容包含“{1}”

    No further match for “{1}”
    没有更多“{1}”的匹配项

    Nothing here contains “{1}”
    此处没有内容包含“{1}”

    {1} {added file|added files}
    {1} 个新增的文件

    Answer taken back
    回答已收回

    Answered: {1}
    已回答：{1}

    every question has an answer: p previews the changes
    每个问题都已回答：p 预览更改

    u takes it back
    u 收回

    That was the last of {1}
    这是 {1} 个中的最后一个

    That was the first of {1}
    这是 {1} 个中的第一个

    {1} of {2}: “{3}”
    {1}/{2}：“{3}”

    {1} is planned differently now; your edit of its result is left out
    {1} 的计划已改变；你对其结果的编辑不再采用

    Changes of white space are hidden
    空白更改已隐藏

    White space is shown
    空白更改已显示

    That was the last hunk
    这是最后一个改动块

    That was the first hunk
    这是第一个改动块

    {1} of {2}: “{3}” {4} n next, N previous
    {1}/{2}：“{3}” {4} n 下一个，N 上一个

    Reopen {1}
    重新打开 {1}

    The plan is worked out again without {it|them}.
    会在去掉它们之后重新生成计划。

    Reopen
    重新打开

    {1} changed, {2} added, all or none.
    更改 {1}，新增 {2}，要么全部写入，要么都不写入。

    A backup of every file is kept; u gives every byte back.
    每个文件都会保留备份；u 恢复每个字节。

    {1} still open: their code stays as it is.
    还有 {1}未回答：相应代码保持原样。

    {1} to run afterwards; nothing is run now.
    之后要运行 {1}；现在什么也不运行。

    new
    新

    Apply {1}
    应用 {1}

    Apply
    应用

    Scenes are {1} afterwards.
    之后场景的状态：{1}。

    {1} {is|are} left.
    还剩 {1}。

    LOST: {1}. Esc, then c shows why.
    丢失：{1}。按 Esc，再按 c 查看原因。

    {1} was closed without a change
    {1} 关闭时没有更改

    {1}: your version will be written
    {1}：将写入你的版本

    {1} {command|commands}
    {1} 条命令

    {1} {blocker|blockers}
    {1} 个阻断项

    Pasted text is not taken as keys
    粘贴的文字不会当作按键

    {1} shown, {2} hidden; Esc shows all
    显示 {1} 项，隐藏 {2} 项；Esc 显示全部

    This line has no choice: {1}
    这一行没有选择：{1}

    {1} came in from another window
    来自另一个窗口：{1}

    An answer was taken back in another window
    另一个窗口收回了一个回答

    {1} came in from {2}
    {2} 给出：{1}

    Enter opens a question. A bundle holds no files: p says where your answers go.
    Enter 打开问题。报告包不含文件：p 说明回答送往何处。

    \sby {1}
    （{1}）

    , {1} put off
    ，暂缓 {1} 个

    ; o lists what is open and who decided
    ；o 列出未回答的问题和决定者

    every question has an answer: p says where they go
    每个问题都已回答：p 说明送往何处

    What this answer changes is shown where the files are: `sceneshift plan` with your answers lists it.
    此回答会更改什么，要在文件所在之处查看：带上你的回答运行 `sceneshift plan` 就会列出。
    """#
}
