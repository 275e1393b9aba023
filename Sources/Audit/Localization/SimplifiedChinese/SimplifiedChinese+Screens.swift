extension SimplifiedChinese {
  static let screens = #"""
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
    sceneshift：{1}；改为逐行提问。`sceneshift audit` 会打印报告而不提问。

    sceneshift, line by line. Reading {1}
    sceneshift，逐行模式。正在读取 {1}

    The saved answers could not be read: {1}
    无法读取已保存的回答：{1}

    {1} of {2} answered. Answers are saved in {3}
    已回答 {1}/{2}。回答保存在 {3}

    Nothing was answered.
    没有输入回答。

    “{1}” is none of the answers.
    “{1}”不在可选回答之中。

    {1} projects:
    {1} 个项目：

    this folder
    此文件夹

    Which project? 1 to {1}, q to leave:
    选择哪个项目？1 到 {1}，q 离开：

    {1}: {2}. Scenes are {3}.
    {1}：{2}。场景：{3}。

    yes
    是

    no
    否

    {1} of {2} questions answered.
    {2} 个问题中已回答 {1} 个。

    1. Show every change to every file
    1. 显示每个文件的每处更改

    2. Apply the changes
    2. 应用更改

    3. What reaches your code, today and after
    3. 哪些事件会到达你的代码：现在与之后

    4. List the findings
    4. 列出发现项

    5. Go through the open questions
    5. 逐一处理未回答的问题

    6. Answer one question again
    6. 重新回答一个问题

    7. Undo what was applied
    7. 撤销已应用的更改

    What next? 1 to 7, q to leave:
    接下来做什么？1 到 7，q 离开：

    , {1} line {2}
    ，{1} 第 {2} 行

    open
    打开

    Which question? 1 to {1}, q to leave:
    哪个问题？1 到 {1}，q 离开：

    No file changes.
    没有文件会更改。

    New file {1}, {2} lines added, {3} removed.
    新文件 {1}，增加 {2} 行，删除 {3} 行。

    Changed file {1}, {2} lines added, {3} removed.
    更改的文件 {1}，增加 {2} 行，删除 {3} 行。

    Around line {1}
    第 {1} 行附近

    Around line {1}, because: {2}
    第 {1} 行附近，原因：{2}

    In the way: {1}
    阻碍：{1}

    Run afterwards: {1} ({2})
    之后运行：{1}（{2}）

    By hand: {1}. {2}
    手动完成：{1}。{2}

    {1} questions are still open.
    还有 {1} 个问题未回答。

    After this plan scenes are {1}, with {2} blockers.
    执行此计划后，场景：{1}，阻断项：{2}。

    The plan cannot be applied as it is.
    计划目前无法应用。

    Type apply to write {1}, anything else goes back:
    输入 apply 写入 {1}，输入其他内容则返回：

    Nothing was written.
    没有写入任何内容。

    Written: {1} changed, {2} added.
    已写入：更改 {1}，新增 {2}。

    Scenes are {1}.
    场景：{1}。

    Now run: {1} ({2})
    现在运行：{1}（{2}）

    Check on a device: {1}
    在真机上检查：{1}

    There is nothing to undo.
    没有可撤销的内容。

    restore {1}
    恢复 {1}

    remove {1}
    移除 {1}

    Type undo to give every byte back, anything else goes back:
    键入 undo 以还原每个字节，键入其他内容则返回：

    Nothing was undone.
    没有撤销任何内容。

    {1} files restored, {2} removed.
    已恢复 {1} 个文件，移除 {2} 个。

    , {1} start
    ，{1} 启动

    {1}{2}. Today: {3}. After: {4}.
    {1}{2}。现在：{3}。之后：{4}。

    unknown
    未知

    {1} {file|files}
    {1} 个文件

    This is the first question.
    这是第一个问题。

    Every question has an answer.
    每个问题都已回答。

    1 to {1}
    1 到 {1}

    Your answer? {1}, or ? for more:
    你的回答？{1}，或输入 ? 查看更多：

    No answer is recommended here: it needs your judgement.
    此处没有推荐的回答，需要你来判断。

    Put off.
    已暂缓。

    Note removed.
    备注已移除。

    Note saved.
    备注已保存。

    Answer taken back.
    回答已收回。

    A number takes that answer. r takes the recommended one.
    输入编号采用对应的回答。r 采用推荐的回答。

    t and a number shows what an answer changes. l puts the question off. s skips it.
    t 加编号显示某个回答会更改什么。l 暂缓此问题。s 跳过。

    m and a text keeps a note. c takes the answer back. b goes back to the question before.
    m 加文字写备注。c 收回回答。b 回到上一个问题。

    q leaves; every answer is saved as soon as it is given.
    q 离开；每个回答一给出就会保存。

    Answered: {1}.
    已回答：{1}。

    The answer could not be saved: {1}
    无法保存回答：{1}

    Question {1} of {2}. {3}. {4}
    问题 {1}/{2}。{3}。{4}

    Where: {1}, line {2}
    位置：{1}，第 {2} 行

    Code:
    代码：

    Why: {1}
    原因：{1}

    Answers:
    回答：

    \sYour answer now.
    你当前的回答。

    \sRecommended: {1}.
    推荐：{1}。

    \sRecommended.
    推荐。

    Note: {1}
    备注：{1}

    Which answer shall be tried? t and its number.
    要试哪个回答？输入 t 和编号。

    No file changes with this answer.
    采用此回答不会更改任何文件。

    New file {1}:
    新文件 {1}：

    In {1}:
    在 {1} 中：

    Blocker
    阻断项

    Decision
    待决定

    Informational
    提示

    added {1}: {2}
    添加 {1}：{2}

    removed {1}: {2}
    删除 {1}：{2}

    same {1}: {2}
    相同 {1}：{2}

    runs
    运行

    {1} is never called
    {1} 从未被调用

    code
    代码

    lost
    丢失

    {1} runs twice
    {1} 运行两次

    nothing to run
    没有要运行的代码

    Nothing to decide here
    此处没有需要决定的内容

    Nothing is selected
    未选择任何内容

    No answer is recommended here: it needs your judgement
    此处没有推荐的回答，需要你来判断

    No open question in this pane has a recommendation
    此窗格中未回答的问题都没有建议

    There are {1} here
    此处有 {1}

    No other open question of this kind has this answer
    没有其他未回答的同类问题有这个回答

    There is no answer to take back
    没有可收回的回答

    No other question is open
    没有其他未回答的问题

    The project is not read yet
    尚未读取项目

    No file changes
    没有文件会更改

    Search first, with /
    先用 / 查找

    The plan is being worked out
    正在生成计划

    No answer made this hunk alone
    没有哪个回答单独产生此改动块

    There is one answer only
    只有一个回答

    Side by side needs 100 columns
    并排显示需要 100 列

    No command is selected
    未选择命令

    There is no place to copy
    没有可拷贝的位置

    A command is running; Ctrl-C stops it
    命令正在运行；Ctrl-C 停止

    Wait until the files are written
    等待文件写入完成

    Nothing was applied here
    此处尚未应用过更改

    There is nothing to undo
    没有可撤销的内容

    The project is being read
    正在读取项目

    Wait until the files are written; nothing is left half done
    等待文件写入完成；不会只做一半

    There are no findings
    没有发现项

    Nothing here has to be decided
    此处没有需要决定的内容

    No finding is about this event
    没有与此事件相关的发现项

    There is nothing to apply: no answer changes a file
    没有可应用的内容：没有回答会更改文件

    No code handles this event
    没有代码处理此事件

    This finding is not about one place
    此发现项不对应单一位置

    {1} {answer|answers}
    {1} 个回答

    answered
    已回答

    later
    暂缓

    changed
    已变化

    Two answers change the same place of {1} (byte {2}). Change one of them.
    两个回答更改了 {1} 的同一处（字节 {2}）。改选其中一个。

    {1} cannot be edited: {2}
    无法编辑 {1}：{2}

    An answer is about code that is no longer there ({1}).
    有一个回答所涉及的代码已不存在（{1}）。

    The result of {1} would not be readable at line {2}: {3}
    {1} 的结果在第 {2} 行将无法读取：{3}

    The result of {1} would not be readable: {2}
    {1} 的结果将无法读取：{2}

    There is nothing at {1}.
    {1} 处没有任何内容。

    {1} is a file. Name the folder of the project.
    {1} 是文件。指定项目的文件夹。

    {1} may not be read by this user.
    当前用户无权读取 {1}。

    There is no iOS project in {1}{2}.
    {1} 中没有 iOS 项目{2}。

    The audit was stopped.
    审查已停止。

    {1} is not there.
    {1} 不存在。

    {1} may not be read.
    无权读取 {1}。

    {1} leads out of the project.
    {1} 指向项目之外。

    {1} is no file.
    {1} 不是文件。

    {1} is no folder.
    {1} 不是文件夹。

    {1} is too large ({2} bytes).
    {1} 过大（{2} 字节）。

    Changed since the audit: {1}. Nothing was written. Scan again (S) and look once more.
    审查之后有改动：{1}。没有写入任何内容。重新扫描（S）后再看一次。

    {1} is a link that leads out of the project, to {2}. Nothing was written.
    {1} 是指向项目之外的链接，目标为 {2}。没有写入任何内容。

    {1} cannot be written: {2}. Nothing was written.
    无法写入 {1}：{2}。没有写入任何内容。

    {1} exists already. Nothing was written. Scan again (S).
    {1} 已存在。没有写入任何内容。重新扫描（S）。

    Another sceneshift{1} works on this project. Nothing was written.
    另一个 sceneshift 实例{1}正在处理此项目。没有写入任何内容。

    Writing {1} failed: {2}. Every file is as it was.
    写入 {1} 失败：{2}。每个文件都保持原样。

    Edited since they were applied: {1}. Nothing was undone, so that no edit is lost.
    应用之后又被编辑过：{1}。没有撤销任何内容，以免丢失编辑。

    The folder for answers and backups, {1}, cannot be used: {2}.
    无法使用存放回答和备份的文件夹 {1}：{2}。

    {1} are one file through a link. Nothing was written.
    {1} 通过链接指向同一文件。没有写入任何内容。

    \sand\s
    \s和\s

    Writing {1} failed: {2}. The old bytes could not be given back now; the next start does it.
    写入 {1} 失败：{2}。现在无法恢复原有字节，下次启动时会恢复。

    Checked: {1} unchanged since the audit
    已检查：{1}自审查以来没有变化

    Backed up: {1}
    已备份：{1}

    Wrote {1} of {2}: {3}
    已写入 {1}/{2}：{3}

    Audited again
    已重新审查

    blocker
    阻断项

    decision
    待决定

    informational
    提示

    app
    App

    plugin
    插件

    module
    模块

    cold
    冷

    warm
    热

    Flutter's CLI
    Flutter 的命令行工具

    Xcode's skill
    Xcode 的技能（skill）

    Listing files
    正在列出文件

    Reading the Xcode project
    正在读取 Xcode 项目

    Reading source files
    正在读取源文件

    Checking the rules
    正在检查规则

    app launches
    App 启动

    custom URL
    自定义 URL

    universal link
    通用链接

    other activity
    其他活动

    activity will continue
    活动即将继续

    activity failed
    活动失败

    activity updated
    活动已更新

    shortcut item
    快捷项

    notification tapped
    轻点通知

    CloudKit share
    CloudKit 共享

    becomes active
    变为活跃

    resigns active
    退出活跃

    enters background
    进入后台

    enters foreground
    进入前台

    scene disconnects
    场景断开连接

    push token
    推送令牌

    push token failed
    推送令牌失败

    silent push
    静默推送

    background fetch
    后台获取

    background transfer
    后台传输

    terminates
    终止

    memory warning
    内存警告

    orientation
    方向

    state restoration
    状态恢复

    scene configuration
    场景配置

    other
    其他

    silent
    无声

    twice
    两次

    {1} targets
    {1} 个目标

    target {1}
    目标 {1}

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

    and {1} more
    以及另外 {1} 个

    For every open {1} question with a recommendation. Each can be changed afterwards.
    用于所有有建议且未回答的{1}问题。之后可逐一更改。

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
    q 离开；你的回答已保存。

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

    OPEN, THE MOST PRESSING FIRST
    未回答，最紧迫的在前

    PUT OFF
    暂缓

    DECIDED
    已决定

    Nothing here has to be decided.
    此处没有需要决定的内容。

    Note
    备注

    \s\swriting{1}
    \s\s正在写入{1}

    \s\sgiving every byte back{1}
    \s\s正在恢复每个字节{1}

    Applied. u gives every byte back.
    已应用。u 恢复每个字节。

    \s\sNow:\s
    \s\s现在：

    Does not run any more: {1}. c shows which code.
    不再运行：{1}。c 显示相关代码。

    \s\sEsc goes back to the open questions.
    \s\sEsc 返回未回答的问题。

    Wrote {1}
    已写入 {1}

    RUN, IN THIS ORDER
    按此顺序运行

    DO BY HAND
    手动完成

    CHECK ON A DEVICE
    在真机上检查

    Nothing is left to do by hand.
    没有需要手动完成的内容。

    output
    输出

    running, Ctrl-C stops it
    正在运行，Ctrl-C 停止

    {1} {open question|open questions}
    {1} 个未回答的问题

    {1} of {2}{3}
    {1}/{2}{3}

    \sall of it shown, ↑↓\s
    \s已全部显示，↑↓\s

    \sMind: {1}.
    注意：{1}。

    becomes
    变为

    working it out{1}
    正在计算{1}

    If the answer to “{1}” is: {2}
    假设“{1}”的回答为：{2}

    \s\snew file
    \s\s新文件

    {1} {more line|more lines}
    还有 {1} 行

    sceneshift needs {1}x{2} cells; this window has {3}x{4}. Your answers are saved.
    sceneshift 需要 {1}x{2} 个字符格；此窗口为 {3}x{4}。你的回答已保存。

    nothing to decide
    没有需要决定的内容

    {1} of {2} answered
    已回答 {1} / {2}

    \sanswers NOT saved: {1}\s
    \s回答未保存：{1}\s

    \s{1} bytes of other programs' messages, shown at the end\s
    \s其他程序输出了 {1} 字节的消息，退出时显示\s

    Find:\s
    查找：

    Show only:\s
    只显示：

    Note:\s
    备注：

    done
    完成

    cancel
    取消

    \ss back to one answer\s
    \ss 返回单个回答\s

    EVENT
    事件

    START
    启动

    TODAY
    今天

    AFTER THIS PLAN
    执行此计划后

    nobody
    无人处理

    {1} nothing to run
    {1} 没有要运行的代码

    nothing is lost
    没有事件丢失

    {1} lost: ⏎ shows why
    {1}丢失：⏎ 显示原因

    {1} {event|events}
    {1} 个事件

    No finding contains “{1}”. Esc shows all {2}.
    没有发现项包含“{1}”。Esc 显示全部 {2} 项。

    There is nothing to report: scenes are adopted, and nothing is lost.
    没有可报告的内容：已采用场景，没有任何丢失。

    Why
    原因

    \s\s\s\s\s{1} {2} more lines (Tab)
    \s\s\s\s\s{1} 还有 {2} 行（Tab）

    {1} your answer
    {1} 你的回答

    \son {1}
    ，{1}

    \s\s\s\s\sanswered by {1}{2}
    \s\s\s\s\s由 {1} 回答{2}

    {1} would not have told you
    {1} 不会告诉你这一点

    {1} would tell you too
    {1} 也会告诉你

    Targets: {1}
    目标：{1}

    BLOCKERS
    阻断项

    DECISIONS
    待决定

    INFORMATIONAL
    提示

    {1} {2} more above
    {1} 上方还有 {2} 行

    {1} {2} more
    {1} 还有 {2} 行

    FILES
    文件

    working the plan out{1}
    正在生成计划{1}

    IN THE WAY
    阻碍

    RUN AFTERWARDS
    之后运行

    BY HAND
    手动完成

    STILL OPEN {1}
    尚未回答 {1}

    NOT USED
    未采用

    The plan is being worked out from your answers{1}
    正在根据你的回答生成计划{1}

    No answer changes a file yet. Esc goes back to the questions.
    目前没有回答会更改文件。Esc 返回问题。

    new file
    新文件

    , edited by you
    ，你编辑过

    being worked out again{1}
    正在重新生成{1}

    After:\s
    之后：

    {1} open
    {1} 个未回答

    {1} lost
    {1} 个丢失

    {1} {hunk|hunks}
    {1} 个改动块

    {1} {line|lines}
    {1} 行

    The project cannot be read
    无法读取项目

    Reading the project
    正在读取项目

    {1} in this folder
    此文件夹中有 {1}

    Applied to this project
    已应用到此项目

    Nothing yet.
    暂无内容。

    reading{1}
    正在读取{1}

    {1} changed, {2} added, undone
    更改 {1}，新增 {2} 个，已撤销

    {1} changed, {2} added
    更改 {1}，新增 {2}

    Keys: {1}
    按键：{1}

    reading the project
    读取项目

    projects
    项目

    findings
    发现项

    question
    问题

    open questions and decisions
    未回答的问题与决定

    Take that answer
    采用该回答

    \s{1} not now: {2}
    \s{1} 现在不可用：{2}

    Marks
    标记

    put off
    已暂缓

    the answer does not fit any more
    回答不再适用

    Answers are saved after each key in {1}. Nothing is written to the project before you apply from the preview.
    每次按键后，回答都保存在 {1}。从预览中应用之前，不会向项目写入任何内容。

    back, nothing is done
    返回，不执行任何操作

    {1} {project|projects}
    {1} 个项目
    """#
}
