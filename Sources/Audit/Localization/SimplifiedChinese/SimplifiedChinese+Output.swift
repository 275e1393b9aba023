extension SimplifiedChinese {
  static let output = #"""
    {1} projects in this folder, taken together. Each alone:
    此文件夹中有 {1} 个项目，一并处理。单独处理其中一个：

    APPLIED
    已应用

    \s\schanged  {1}
    \s\s更改  {1}

    \s\snew      {1}
    \s\s新增  {1}

    \s\s`sceneshift undo {1}` gives every byte back.
    \s\s`sceneshift undo {1}` 会恢复每个字节。

    Nothing was found.
    没有任何发现。

    WHAT REACHES YOUR CODE
    哪些事件会到达你的代码

    no app of its own
    没有自己的 App

    scenes {1}
    场景{1}

    \s\sleft alone: target {1}, {2}
    \s\s不处理：目标 {1}，{2}

    yes
    是

    no
    否

    \s\stargets {1}
    \s\s目标 {1}

    \s\s\s\ssee {1}
    \s\s\s\s见 {1}

    not told by {1}
    以下工具不会报告：{1}

    \s\s(recommended)
    \s\s（推荐）

    \s\s(recommended, but look first)
    \s\s（推荐，但先查看）

    because {1}
    原因：{1}

    not audited:\s
    未审查：

    {1} would have told {2} of these {3}.
    {1} 本会报告其中的 {2} / {3}。

    LEFT OUT
    已排除

    \s\s... {1} more; `--format json` lists all of them
    \s\s... 另有 {1} 个；`--format json` 列出全部

    Listed {1} in {2}, read {3}, parsed {4} ({5} KiB).
    列出了 {2}中的 {1}，读取 {3} 个，解析 {4} 个（{5} KiB）。

    {1} {folder|folders}
    {1} 个文件夹

    TO CHECK ON A DEVICE: {1}
    在真机上检查：{1}

    expect: {1}
    预期：{1}

    standard output
    标准输出

    \s\sNothing: no app target was found.
    \s\s无：没有找到 App 目标。

    HANDLER
    处理代码

    AFTER
    之后

    After the plan: with the saved answers and, where there is none, the recommendation.
    计划之后：采用已保存的回答，没有回答的采用推荐。

    NOT CALLED
    未被调用

    LOST
    丢失

    TWICE
    两次

    Decisions about scenes
    关于场景的决定

    Decided
    已决定

    Put off
    暂缓

    Open
    未回答

    Answers whose question is gone
    问题已不存在的回答

    Applied meanwhile, or about code that has changed.
    其间已应用，或针对的代码已更改。

    Perhaps now: {1}{2}
    现在或许是：{1}{2}

    {1}there is no option {2}
    {1}没有选项 {2}

    ; did you mean {1}?
    ；是否想输入 {1}？

    {1} needs a value: {2} VALUE or {3}=VALUE
    {1} 需要一个值：{2} VALUE 或 {3}=VALUE

    {1} takes no value
    {1} 不接受值

    {1} cannot be {2}
    {1} 不能为 {2}

    it can be: {1}
    可以是：{1}

    {1} is given twice; give it once
    {1} 给出了两次；只给一次

    {1} contradict each other; give one of them
    {1} 互相矛盾；只给其中一个

    {1} needs {2}
    {1} 需要 {2}

    The assistant saves answers in a file: sceneshift PATH --session FILE, then sceneshift {1} PATH --decisions FILE.
    助手将回答保存在文件中：先运行 sceneshift PATH --session FILE，再运行 sceneshift {1} PATH --decisions FILE。

    {1} is a bundle: the files are with whoever made it, so that {2} has nothing to work on
    {1} 是报告包：文件在生成它的人那里，因此 {2} 没有可处理的内容

    Answer in the assistant (sceneshift {1}), send the decisions file back, and there: sceneshift apply PATH --decisions FILE.
    在助手中回答（sceneshift {1}），送回决定文件，由对方运行：sceneshift apply PATH --decisions FILE。

    there is one argument too many: {1}
    多了一个参数：{1}

    there is no command, file or folder called {1}
    没有名为 {1} 的命令、文件或文件夹

    ; did you mean `{1}`?
    ；是否想输入 `{1}`？

    there is no rule {1}
    没有规则 {1}

    `sceneshift rules` lists all of them.
    `sceneshift rules` 列出所有规则。

    Did you mean {1}?
    是否想输入 {1}？

    {1} cannot be written: {2}
    无法写入 {1}：{2}

    `sceneshift --help` lists the commands.
    `sceneshift --help` 列出所有命令。

    `sceneshift {1} --help` lists the options.
    `sceneshift {1} --help` 列出所有选项。

    {1} is not a bundle: {2}
    {1} 不是报告包：{2}

    `sceneshift bundle PATH -o FILE` writes one.
    `sceneshift bundle PATH -o FILE` 可生成一个。

    {1} was written by sceneshift {2}, whose form this version does not know
    {1} 由 sceneshift {2} 写出，当前版本不认识其格式

    Update sceneshift.
    更新 sceneshift。

    there is no folder {1}
    没有文件夹 {1}

    Give the folder of an iOS project, or leave the path out for the folder you are in.
    指定 iOS 项目的文件夹；不写路径则使用当前文件夹。

    {1} is not a folder
    {1} 不是文件夹

    Give the folder that holds the Xcode project, or the one above it.
    指定包含 Xcode 项目的文件夹，或其上一级文件夹。

    {1} may not be read
    无权读取 {1}

    Check its permissions: ls -ld {1}.
    检查其权限：ls -ld {1}。

    there is no iOS project in {1}
    {1} 中没有 iOS 项目

    No .xcodeproj was found in it or below it.
    在其中及其下级文件夹中都未找到 .xcodeproj。

    Give the folder that holds the Xcode project, or one above it.
    指定包含 Xcode 项目的文件夹，或其某个上级文件夹。

    the audit was stopped
    审查已停止

    nothing was written: these files changed since they were read
    没有写入任何内容：以下文件在读取之后有改动

    Run the command again to plan with the files as they are now.
    再次运行命令，按文件的现状制定计划。

    nothing was written: {1} leads out of the project, to {2}
    没有写入任何内容：{1} 指向项目之外的 {2}

    Edits never follow a link out of the project. Run sceneshift on the folder that holds both, or edit it by hand.
    编辑绝不会沿链接离开项目。在同时包含两者的文件夹上运行 sceneshift，或手动编辑。

    nothing was written: {1}: {2}
    没有写入任何内容：{1}：{2}

    Make it writable and run the command again.
    将其设为可写，再次运行命令。

    nothing was written: {1} exists already
    没有写入任何内容：{1} 已存在

    It appeared since the project was read, or differs only in upper and lower case. Run the command again.
    它在读取项目之后出现，或只是大小写不同。再次运行命令。

    nothing was written: {1} are the same file through a link
    没有写入任何内容：{1} 通过链接指向同一文件

    another sceneshift
    另一个 sceneshift 实例

    \s(process {1})
    （进程 {1}）

    \sis working on this project
    正在处理此项目

    Wait until it is done and run the command again. Nothing was written.
    等它完成后再次运行命令。没有写入任何内容。

    writing failed and everything was given back: {1}: {2}
    写入失败，已全部恢复：{1}：{2}

    Every file is as it was.
    每个文件都保持原样。

    writing failed, and giving the old bytes back failed too: {1}: {2}
    写入失败，恢复原有字节也失败：{1}：{2}

    Nothing is lost: the old bytes are kept. Free space or restore access, then start sceneshift again; it finishes.
    没有任何丢失：原有字节已保留。腾出空间或恢复访问权限，再启动 sceneshift，它会完成恢复。

    there is nothing to undo in this project
    此项目中没有可撤销的内容

    nothing was undone: these files were edited since they were written
    没有撤销任何内容：以下文件在写入之后被编辑过

    Undo would lose those edits. Take them out, or put the files back with your version control.
    撤销会丢失这些编辑。去掉这些编辑，或用版本控制恢复文件。

    the state folder cannot be used: {1}: {2}
    无法使用状态文件夹：{1}：{2}

    Backups are kept there, so nothing was written. Set XDG_STATE_HOME to a folder you can write to.
    备份存放在那里，因此没有写入任何内容。将 XDG_STATE_HOME 设为可写的文件夹。

    there is no decisions file {1}
    没有决定文件 {1}

    {1} cannot be read: {2}
    无法读取 {1}：{2}

    {1} is not a decisions file: {2}
    {1} 不是决定文件：{2}

    The assistant writes one with --session FILE.
    助手使用 --session FILE 可写出一个。

    the saved answers could not be read: {1}: {2}
    无法读取已保存的回答：{1}：{2}

    The file is kept as {1}. Answers start anew.
    该文件保留为 {1}。回答从头开始。

    {1} was written by a later version of sceneshift (schema {2})
    {1} 由更高版本的 sceneshift 写出（schema {2}）

    the answers cannot be saved in {1}: {2}
    无法将回答保存到 {1}：{2}

    {1} is not there
    {1} 不存在

    {1} leads out of the project
    {1} 指向项目之外

    {1} is not a file
    {1} 不是文件

    {1} is too large to read ({2} bytes)
    {1} 过大，无法读取（{2} 字节）

    Skip to the report
    跳到报告

    Made by {1} {2}.
    由 {1} {2} 生成。

    {1}: scenes
    {1}：场景

    events
    事件

    device checks
    真机检查

    Parts of the report
    报告的各部分

    Show
    显示

    Not audited:
    未审查：

    What “adopted” rests on
    “已采用”的依据

    Signal
    标志

    There
    具备

    Evidence
    依据

    Choices
    选项

    References
    参考资料

    recommended, but look first
    推荐，但先查看

    Because {1}.
    原因：{1}。

    Code
    代码

    What reaches your code
    哪些事件到达你的代码

    Nothing: no app target was found.
    无：没有找到 App 目标。

    Event
    事件

    Start
    启动

    Today
    现在

    After the plan
    执行计划后

    finding {1}
    发现项 {1}

    To check on a device
    真机检查清单

    Expect: {1}.
    预期：{1}。

    Left out: {1}
    未纳入：{1}

    {1} {path|paths}
    {1} 个路径

    {1} or later
    {1} 或更高版本

    Not audited: {1}: {2}
    未审查：{1}：{2}

    targets {1}
    目标 {1}

    Code from line {1}
    自第 {1} 行起的代码

    References: {1}
    参考资料：{1}

    \s(recommended)
    （推荐）

    \s(recommended, but look first)
    （推荐，但先查看）

    \sBecause {1}.
    原因：{1}。

    *Warm* means that the app runs or is suspended, *cold* that it is not running. Tick what was run; a simulator is not a device.
    *热*指 App 正在运行或已挂起，*冷*指它未在运行。勾选已执行的项；模拟器不等于真机。

    Bundle identifier
    bundle ID

    URL scheme
    URL scheme

    Xcode and SDK: ____ Device and system: ____ Date: ____
    Xcode 和 SDK：____ 设备和系统：____ 日期：____

    {1}. Expect: {2}.
    {1}。预期：{2}。

    Scenes for {1}
    {1} 的场景

    In the way
    阻碍

    Changes
    更改

    Nothing would change.
    不会有任何更改。

    Changes ({1})
    更改（{1}）

    , new
    ，新

    To run outside
    需在外部运行

    Left by hand
    留待手动完成

    \s\s\sfor: {1}
    \s\s\s用于：{1}

    \s\s(no newline at the end)
    \s\s（末尾没有换行）

    TO RUN OUTSIDE
    在外部运行

    \s\s\s\sin {1}
    \s\s\s\s位于 {1}

    LEFT BY HAND
    需手动完成

    ANSWERS THAT NO LONGER MATCH
    不再匹配的回答

    \s\s\s\sperhaps now: {1}
    \s\s\s\s现在或许是：{1}

    {1} {file changes|files change}.
    {1} 个文件有更改。

    {1} {file changes|files change}, {2} of them new.
    {1} 个文件有更改，其中 {2} 个是新文件。

    Afterwards: {1}; {2}, {3};\s
    之后：{1}；{2}，{3}；

    no event is lost.
    没有事件丢失。

    no event is lost in the app's own code; what is said of its dependencies stands.
    App 自己的代码没有事件丢失；关于其依赖项的说明仍然有效。

    {1}: two answers change the same bytes ({2} and {3}). Change one of them.
    {1}：两个回答更改了相同的字节（{2} 和 {3}）。改选其中一个。

    The answer {1}to {2} is not used: the project no longer has that finding or that choice.
    对 {2} 的回答 {1}未采用：项目中已没有该发现项或该选项。

    {1}{2} would not be readable: {3}
    {1}{2} 将无法读取：{3}

    {1} without an answer; nothing was written
    {1}没有回答；没有写入任何内容

    \s\sanswers: {1}
    \s\s回答：{1}

    Answer them in the assistant: sceneshift PATH --session FILE, then use --decisions FILE.
    在助手中回答：sceneshift PATH --session FILE，然后使用 --decisions FILE。

    Or write them by hand: {1}
    或手动写入：{1}

    {1} {decision|decisions}
    {1} 个待决定

    Swift packages
    Swift 软件包

    {target|targets} {1}
    目标 {1}

    {1} informational
    {1} 个提示

    blockers
    阻断项

    decisions
    待决定

    the options of this command
    此命令的选项

    move iOS projects to the UIScene life cycle
    把 iOS 项目迁移到 UIScene 生命周期

    folder of the state folder; ~/.local/state where it is not set
    状态文件夹所在的文件夹；未设置时为 ~/.local/state

    the editor that opens a place of the project, with arguments
    打开项目中某处所用的编辑器，可带参数

    the locale: its language is spoken if it is English or Chinese
    区域设置：若为英文或中文，程序就使用该语言

    any value but an empty one: no colours
    任何非空值：不使用颜色

    the terminal; `dumb` makes the assistant ask line by line
    终端；`dumb` 使助手逐行提问

    answers, the journal and full copies of changed files, one folder for each project
    回答、日志以及被更改文件的完整副本，每个项目一个文件夹

    the path is empty
    路径为空

    What is there: {1}.
    其中的内容：{1}。

    Run it where the project is: sceneshift {1} PATH.
    在项目所在之处运行：sceneshift {1} PATH。

    {1}. {2} {3} of {4} answered.
    {1}。{2}已回答 {3}，共 {4}。

    One edit cannot be right for both. Where they belong to two projects of the folder, apply one project at a time.
    一处编辑无法同时适合两者。如果它们属于该文件夹中的两个项目，请逐个项目应用。
    """#
}
