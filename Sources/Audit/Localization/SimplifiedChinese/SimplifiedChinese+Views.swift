extension SimplifiedChinese {
  static let views = #"""
    This one alone: {1}
    只处理这一个：{1}

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

    \s{1} {2}, {3}\s
    \s{1} {2}，{3}\s

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
    现在

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

    {1} {2}, Ctrl-D
    {1} {2}，Ctrl-D

    Why
    原因

    \s\s\s\s\s{1} {2} more lines (Tab)
    \s\s\s\s\s{1} 还有 {2} 行（Tab）

    {1} your answer
    {1} 你的回答

    \son {1}
    ，{1}

    answered by {1}{2}
    由 {1} 回答{2}

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
    {1} 上方还有 {2} 项

    {1} {2} more
    {1} 还有 {2} 项

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
    {1} 未回答

    {1} lost
    {1} 丢失

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

    goes with the window:\s
    随窗口移走：

    stays:\s
    保留：

    stays, and stands in front of the window too:\s
    保留，并且也放在窗口之前：

    stays, and goes with the window too:\s
    保留，并且也随窗口移走：

    \s(w changes it)
    （w 更改）

    \s(no choice)
    （没有选择）

    The files are with whoever made this bundle
    文件在制作此报告包的人那里

    What the answers change is worked out, shown and applied there.
    回答带来的更改在那里推算、显示和应用。

    {1} of {2} answered, kept in:
    已回答 {1} / {2}，保存在：

    Esc goes back to the questions, o lists what is open.
    Esc 返回问题，o 列出未回答的问题。

    Send that file back. There:
    把该文件送回，由对方运行：

    The first shows every change, the second makes them, and undo takes them back.
    第一条显示全部更改，第二条进行更改，undo 撤销。

    Answers that no longer fit the project are listed there.
    不再符合项目的回答会在那里列出。

    \s\sYour answers are kept; Esc goes back to them.
    \s\s回答都保留着；Esc 返回问题。

    AFTER, AS RECOMMENDED
    按推荐执行后

    bundle
    报告包

    put off by {1}{2}
    由 {1} 暂缓{2}

    .
    。

    no answer changes a file yet
    还没有回答会更改文件

    y copies the path.
    y 拷贝路径。
    """#
}
