extension SimplifiedChinese {
  static let plainAssistant = #"""
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
    选择哪个项目？1 到 {1}，q 退出：

    {1}: yes. {2}
    {1}：是。{2}

    {1}: no. {2}
    {1}：否。{2}

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

    8. Go on with another project
    8. 继续处理另一个项目

    What next? 1 to {1}, q to leave:
    接下来做什么？1 到 {1}，q 离开：

    , {1} line {2}
    ，{1} 第 {2} 行

    open
    打开

    Which question? 1 to {1}, q to leave:
    哪个问题？1 到 {1}，q 退出：

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
    输入 undo 恢复每个字节，输入其他内容则返回：

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
    q 退出；每个回答一给出就会保存。

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

    {1}. {2}.
    {1}. {2}。

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

    w and a number lets that statement go with the window, or stay, where it has a choice.
    w 加编号：让该语句随窗口移走或保留（在可以选择的地方）。

    \sw {1} changes it.
    输入 w {1} 更改。

    Statement {1} has no choice: {2}.
    语句 {1} 没有选择：{2}。

    Statements:
    语句：

    There are no statements to choose here.
    这里没有可选择的语句。

    Which statement? w and its number.
    哪条语句？输入 w 和编号。

    {1}. line {2} goes with the window: {3}.
    {1}. 第 {2} 行随窗口移走：{3}。

    {1}. line {2} stays, and goes with the window too: {3}.
    {1}. 第 {2} 行保留，也随窗口移走：{3}。

    {1}. line {2} stays: {3}.
    {1}. 第 {2} 行保留：{3}。

    By hand: {1}.
    手动完成：{1}。

    Answers are saved in {1}
    回答保存在 {1}

    It has no app of its own.
    它没有自己的 App。

    {1}: {2}. {3}
    {1}：{2}。{3}
    """#
}
