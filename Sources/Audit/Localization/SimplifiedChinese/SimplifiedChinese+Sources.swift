extension SimplifiedChinese {
  static let sources = #"""
    it registers the plugins
    它注册插件

    it needs the engine
    它需要引擎

    it calls {1}, which needs the engine
    它调用 {1}，后者需要引擎

    background tasks must be registered before the launch ends
    后台任务必须在启动结束前注册

    the notification delegate must be set before the launch ends
    通知代理必须在启动结束前设置

    registration for push belongs to the process
    推送注册属于整个进程

    asking for permission belongs to the process
    请求权限属于整个进程

    VoIP pushes can arrive in a launch without a window
    VoIP 推送可能在没有窗口的启动中到达

    health observers must be set up before the launch ends
    健康数据的观察者必须在启动结束前设置

    the watch can wake the app without a window
    手表可以在没有窗口的情况下唤醒 App

    payments can arrive in a launch without a window
    支付可能在没有窗口的启动中到达

    background fetch belongs to the process
    后台获取属于整个进程

    appearance must be set before the first window
    外观必须在第一个窗口之前设置

    SDKs are configured once per process
    SDK 在每个进程中只配置一次

    crash handlers belong to the process
    崩溃处理代码属于整个进程

    it makes the window
    它创建窗口

    you chose so
    你选择这样做

    it uses the window
    它使用窗口

    it asks the app for {1}, and there is no window before a scene connects
    它向 App 取得 {1}，而在场景连接之前没有窗口

    {1} asks the app for {2}, and there is no window before a scene connects
    {1} 向 App 取得 {2}，而在场景连接之前没有窗口

    it asks the app delegate for its window, and there is none before a scene connects
    它向应用代理取得窗口，而在场景连接之前没有窗口

    {1} asks the app delegate for its window, and there is none before a scene connects
    {1} 向应用代理取得窗口，而在场景连接之前没有窗口

    {1} makes a window, which needs a scene to show in
    {1} 会创建窗口，而窗口需要场景才能显示

    under scenes no launch option opens it
    在场景下没有启动选项会使它运行

    it shows the window
    它显示窗口

    it works on {1}, which the window shows
    它处理窗口所显示的 {1}

    {1} may have the app delegate fill the window
    {1} 可能让应用代理填充窗口

    it calls {1}, which sets the window up
    它调用 {1}，后者设置窗口

    it uses {1}, which goes with the window
    它使用 {1}，后者随窗口一起移走

    only the window's code needs {1}
    只有窗口的代码需要 {1}

    both sides need {1}, a plain value
    两边都需要 {1}，它只是一个普通值

    the window's code needs {1}
    窗口的代码需要 {1}

    the window must not come up where the launch ends early
    启动提前结束时，窗口不得出现

    it is made by code that stays, and the window's code needs it
    它由留下的代码创建，而窗口的代码需要它

    code that stays needs it, and it goes with the window
    留下的代码需要它，而它随窗口一起移走

    Resolve the conflict first: nothing in this file is changed before.
    先解决冲突：在此之前，此文件不会有任何更改。

    The rest of the file was read, but it is not changed near this place. Does it compile?
    文件的其余部分已读取，但此处附近不会更改。它能编译吗？

    {1}:{2}: {3}. {4}
    {1}:{2}：{3}。{4}

    {1} is not there, so it was not read.
    {1} 不存在，因此未读取。

    {1} must not be read. Check its permissions.
    不允许读取 {1}。检查它的权限。

    {1} is a link that leads out of the project, so it was not read.
    {1} 是指向项目之外的链接，因此未读取。

    {1} is not a file.
    {1} 不是文件。

    {1} has {2} bytes, which is too much to be read.
    {1} 有 {2} 字节，太大而无法读取。

    {1} could not be read: {2}.
    无法读取 {1}：{2}。

    brackets nested too deeply
    括号嵌套过深

    {1} closes nothing
    {1} 没有对应的开括号

    {1} is never closed
    {1} 没有闭合

    code nested too deeply to be read
    代码嵌套过深，无法读取

    #else without #if
    #else 没有对应的 #if

    #endif without #if
    #endif 没有对应的 #if

    #if without #endif
    #if 没有对应的 #endif

    @end without a beginning
    @end 没有对应的开头

    merge conflict marker
    合并冲突标记

    comment without an end
    注释没有结尾

    string without an end
    字符串没有结尾

    character literal without an end
    字符字面量没有结尾

    file too large to be read
    文件太大，无法读取

    a name is missing
    缺少名称

    @end is missing
    缺少 @end

    method {1} without a body
    方法 {1} 没有方法体

    nested too deeply to be read
    嵌套过深，无法读取

    line too long to be read
    行太长，无法读取

    larger than {1} MB, not read
    大于 {1} MB，未读取

    does not parse
    无法解析

    {1} is missing
    缺少 {1}

    `{1}` is not Swift
    `{1}` 不是 Swift

    `{1}` is not expected here
    此处不应有 `{1}`

    unresolved merge conflict
    未解决的合并冲突

    it covers the window until React Native has something to show
    它盖住窗口，直到 React Native 有内容可显示

    it works on what React Native shows
    它处理 React Native 显示的内容

    it makes React Native's bridge, which reads the link that started the app
    它创建 React Native 的桥接，桥接会读取启动 App 的链接

    takes too long to be read
    读取时间过长

    it uses {1}, which needs the window
    它使用 {1}，后者需要窗口

    {1} makes one more window, which needs a scene to show in
    {1} 又创建一个窗口，而窗口需要场景才能显示
    """#
}
