extension SimplifiedChinese {
  static let words = #"""
    Nothing to decide here
    此处没有需要决定的内容

    Nothing is selected
    未选择任何内容

    No answer is recommended here: it needs your judgement
    此处没有推荐的回答，需要你来判断

    No open question in this pane has a recommendation
    此窗格中未回答的问题都没有推荐的回答

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
    未调用

    twice
    两次

    {1} targets
    {1} 个目标

    target {1}
    目标 {1}

    still open
    未回答
    """#
}
