extension SimplifiedChinese {
  static let launch = #"""
    The notification about the launch carries nothing any more
    启动通知不再携带任何内容

    UIApplication.didFinishLaunchingNotification is still posted under scenes. Its userInfo is the dictionary of launch options, so it is nil there as well, and a link or notification that started the app is not seen. The scene's connection options hold it instead.
    采用场景后，UIApplication.didFinishLaunchingNotification 仍会发出。它的 userInfo 就是启动选项字典，因此也为 nil，看不到启动 App 的链接或通知。这些内容改由场景的连接选项提供。

    an observer that reads userInfo
    读取 userInfo 的观察者

    an observer that only starts something
    只启动某项工作的观察者

    A start counts as one from the background under scenes
    采用场景后，启动都算作从后台开始

    In an app that has adopted scenes, UIApplication.applicationState says `background` during every launch, also when the person started the app from its icon: the scene comes to the foreground later. Code that makes its window, or opens its data, only where the state is not `background` then does nothing at all.\n\nFor the same reason UIApplication.willEnterForegroundNotification is posted at every start, which it was not in an app without scenes. An observer that counts returns, locks the screen or reloads runs once more.
    在采用场景的 App 中，UIApplication.applicationState 在每次启动期间都是 `background`，即使用户是从图标启动的：场景稍后才进入前台。只在状态不是 `background` 时才创建窗口或打开数据的代码，这时什么也不做。\n\n出于同样的原因，每次启动时都会发出 UIApplication.willEnterForegroundNotification，而未采用场景的 App 不会。用来统计返回次数、锁定屏幕或重新加载的观察者会多运行一次。

    a start that is told from a wake-up
    区分启动与后台唤醒

    in a method that launch calls, Objective-C
    在启动时调用的方法中，Objective-C

    an observer that counts returns
    统计返回次数的观察者

    the state when a push comes
    收到推送时的状态

    the state in a closure that runs later
    稍后运行的闭包中的状态

    The app counts as in the background while it starts
    App 在启动期间被视为在后台

    {1} asks for the application's state during launch.{2} Under scenes the answer is `background` at every start, also from the icon: what this does for a start in the foreground does not happen. Do it as the scene connects, or without asking.
    {1} 在启动期间询问 App 的状态。{2}采用场景后，每次启动得到的都是 `background`，从图标启动也一样：为前台启动所做的事不会发生。请在场景连接时做，或者不询问就做。

    \s{1} calls it.
    {1} 调用它。

    Nothing changes: the code takes the way for the background at every start.
    不作任何更改：这段代码每次启动都走后台的分支。

    what belongs to a start in the foreground, only you can tell
    哪些属于前台启动，只有你能判断

    Start the app from its icon: what {1} does for the foreground happens.
    从图标启动 App：{1} 为前台所做的事会发生。

    {1} is told of entering the foreground at every start, too
    {1} 在每次启动时也会收到进入前台的通知

    {1}. In an app with scenes UIKit posts willEnterForegroundNotification also as the app starts, which it did not before. Whether that is once too often, only you can tell.
    {1}。在采用场景的 App 中，UIKit 在 App 启动时也会发出 willEnterForegroundNotification，此前不会。这是否多了一次，只有你能判断。

    Start the app from its icon: what it does on coming back does no harm there.
    从图标启动 App：它返回前台时所做的事在这里没有害处。

    The launch notification's userInfo is nil under scenes
    采用场景后，启动通知的 userInfo 为 nil

    {1}{2} observes the end of the launch and reads what started the app from the notification. Under scenes it finds nothing there; the connection options of scene(_:willConnectTo:options:) hold it.
    {1}{2} 观察启动完成，并从通知中读取启动 App 的内容。采用场景后那里什么也没有；内容在 scene(_:willConnectTo:options:) 的连接选项中。

    Nothing changes: the observer is called and finds nothing.
    不作任何更改：观察者会被调用，但读不到内容。

    where the value is needed, only you can tell
    哪里需要这个值，只有你知道

    End the app and start it through a link or a notification: it opens the right place.
    结束 App，再通过链接或通知启动它：它打开正确的位置。

    Set-up that must not leave the launch method
    不能离开启动方法的初始化

    Some registrations have to be made before application(_:didFinishLaunchingWithOptions:) returns: background tasks (later is an exception), the delegate of the user notification centre (later loses the tap that started the app), push registries, background URL sessions, and the configuration of SDKs that other code relies on. They also have to happen when the system launches the app in the background, where no scene connects.\n\nThis program leaves them where they are. Moving them to the scene delegate by hand breaks them, and a scene that connects again would run them again.
    有些注册必须在 application(_:didFinishLaunchingWithOptions:) 返回之前完成：后台任务（晚了会抛出异常）、用户通知中心的代理（晚了会丢失启动 App 的那次轻点）、推送注册表、后台 URL 会话，以及其他代码所依赖的 SDK 配置。系统在后台启动 App 时它们也必须执行，而那时没有场景连接。\n\n本程序把它们留在原处。手动移到场景代理会使它们失效，而且场景再次连接时会再次运行。

    the same in a scene delegate, which is too late
    同样的代码写在场景代理中，太晚了

    a launch method that only makes its window
    只创建窗口的启动方法

    {1} of set-up must stay at launch
    {1}初始化必须留在启动时

    {1} {has|have} to be done before {2} returns, also when the system launches the app without showing it. {It stays|They stay} where {it is|they are}.
    {1}必须在 {2} 返回之前完成，系统启动 App 而不显示它时也一样。留在原处。

    One piece
    一项

    {1} pieces
    {1} 项

    {1} set up after the launch
    {1}在启动之后才设置

    {1} does this in {2}, which runs after the launch, for every scene that connects, and not at all when the system launches the app in the background. {3} It belongs into application(_:didFinishLaunchingWithOptions:).
    {1} 在 {2} 中做这件事，而该方法在启动之后才运行，每个场景连接时都会运行，系统在后台启动 App 时则根本不运行。{3}它应当放在 application(_:didFinishLaunchingWithOptions:) 中。

    the registration of background tasks
    后台任务的注册

    Registering after the launch has ended throws an exception.
    启动结束之后再注册会抛出异常。

    the delegate of the user notification centre
    用户通知中心的代理

    A tap that launches the app may be delivered before it is set.
    启动 App 的轻点可能在设置它之前就送达。

    the registration for remote notifications
    远程通知的注册

    Firebase's configuration
    Firebase 的配置

    the push registry for calls
    用于通话的推送注册表

    background delivery of HealthKit
    HealthKit 的后台传送

    the registered default settings
    注册的默认设置

    the interval of background fetches
    后台获取的间隔

    a background URL session
    后台 URL 会话

    the payment queue's observer
    支付队列的观察者

    Location has no counterpart: the location manager's delegate, CLMonitor or CLLocationUpdate tell it.
    位置没有对应的选项：由位置管理器的代理、CLMonitor 或 CLLocationUpdate 告知。

    Bluetooth has no counterpart: create the managers at launch with their restore identifiers.
    蓝牙没有对应的选项：在启动时用恢复标识符创建管理器。

    Local notifications come to the delegate of the user notification centre.
    本地通知送到用户通知中心的代理。

    Newsstand is gone.
    Newsstand 已不存在。

    A notification that was tapped comes as notificationResponse of the connection options, and to the delegate of the user notification centre. A silent one still comes to didReceiveRemoteNotification.
    被轻点的通知由连接选项的 notificationResponse 提供，也会送到用户通知中心的代理。静默通知仍送到 didReceiveRemoteNotification。

    It comes with the connection options of scene(_:willConnectTo:options:), as {1}.
    它由 scene(_:willConnectTo:options:) 的连接选项提供，对应 {1}。

    none of them
    无

    \sThe dictionary is handed to this helper by the launch method.
    该字典由启动方法传给这个辅助函数。

    {1}, and this code acts as if nothing had started the app. {2}{3}
    {1}，这段代码会当作没有任何内容启动了 App。{2}{3}

    This app has adopted scenes, so the launch options are nil
    这个 App 已采用场景，因此启动选项为 nil

    Once scenes are adopted the launch options are nil
    采用场景后启动选项为 nil

    \sReturning false at launch no longer keeps the quick action from being delivered again.
    在启动时返回 false 不再能阻止快速操作被再次送达。

    The launch option “{1}” {2}
    启动选项“{1}”{2}

    is always nil
    始终为 nil

    becomes nil
    将变为 nil

    End the app, then open one of its URLs: it arrives, once.
    结束 App，再打开它的一个 URL：收到一次。

    End the app, then follow a universal link: it arrives, once.
    结束 App，再打开一个通用链接：收到一次。

    End the app, then use a quick action of its icon: it acts, once.
    结束 App，再使用其图标的快速操作：执行一次。

    End the app, then tap one of its notifications: the app opens the right place, once.
    结束 App，再轻点它的一个通知：App 打开正确的位置，只一次。

    End the app, then accept a share: it is taken, once.
    结束 App，再接受一个共享：处理一次。

    Start the app the way this code expects, and see that it still notices.
    按这段代码预期的方式启动 App，确认它仍能察觉。

    Taps are taken by {1} too, which is told of them under scenes as well.
    轻点也由 {1} 接收，采用场景后它同样会得到通知。

    {1} takes it from the connection options already.
    {1} 已从连接选项中取得它。

    Nothing changes: the code finds nothing.
    不作任何更改：这段代码读不到内容。

    The statement that reads it is removed.
    删除读取它的语句。

    other code takes it, and this finds nothing
    其他代码会接收它，这里读不到内容

    the connection options have nothing like it, and it does no harm
    连接选项中没有对应的内容，留着也无害

    Read the connection option
    读取连接选项

    The statement goes to scene(_:willConnectTo:options:) and reads {1}.
    该语句移到 scene(_:willConnectTo:options:)，并读取 {1}。

    the answer about {1} takes it from the connection options
    对 {1} 的回答会从连接选项中取得它

    it does something else with it than {1}
    它对这个值的处理与 {1} 不同

    the statement stands on its own, and nothing else takes the event
    该语句独立存在，也没有其他代码接收这个事件

    it is read in a helper, which has to be looked at
    在辅助函数中读取，需要人工检查

    it stands inside of another statement
    它位于另一条语句内部

    the connection option has another type than the launch option had
    连接选项的类型与原来的启动选项不同

    what is read is used by the code that follows
    读到的值会被后面的代码使用

    it decides what the launch method returns
    它决定启动方法的返回值

    The launch options are nil under scenes
    采用场景后启动选项为 nil

    In an app that has adopted scenes, the launchOptions of application(_:didFinishLaunchingWithOptions:) are nil. What they held comes with the connection options of scene(_:willConnectTo:options:): URLs, activities, the quick action, the share, and the response to a notification that was tapped. Location, Bluetooth and local notifications have no counterpart there; their frameworks tell by other ways.\n\nThe code keeps compiling and takes the branch for "nothing there". Handing the dictionary on to an SDK is harmless; what that SDK reads from it, it has to be told in another way.
    在已采用场景的 App 中，application(_:didFinishLaunchingWithOptions:) 的 launchOptions 为 nil。其中的内容改由 scene(_:willConnectTo:options:) 的连接选项提供：URL、用户活动、快速操作、共享，以及对被轻点通知的响应。位置、蓝牙和本地通知没有对应的选项；它们的框架用其他方式告知。\n\n代码仍能编译，并走“没有内容”的分支。把字典继续传给 SDK 是无害的；SDK 从中读取的内容，则要用其他方式告知它。

    a notification that started the app
    启动 App 的通知

    a URL, Objective-C
    URL，Objective-C

    handed on to an SDK
    转交给 SDK

    not read
    不读取

    {1} {gets|get} the launch options as a whole. Under scenes that is nil, which is legal and changes nothing for the set-up. What the library used to learn from it about the start, a link or a notification, it now has to be told from the connection options.
    {1} 接收整个启动选项。采用场景后它为 nil，这是合法的，对初始化没有影响。库以前从中得知的启动原因（链接或通知），现在要从连接选项告知它。

    \s{1} has a form for scenes: `{2}`.
    {1} 在场景中的写法：`{2}`。

    The launch options handed to {1} are nil under scenes
    采用场景后，传给 {1} 的启动选项为 nil

    \sThe return goes, and {1} is not called for it.
    其中的 return 会去掉，也不会为它调用 {1}。

    it performs the quick action, and returns false so that {1} does not
    它执行快速操作，并返回 false，使 {1} 不再执行

    Wait for the scene and read the connection option
    等到场景连接时再读取连接选项

    What needs it runs when the scene connects, before Dart does, and reads {1} there; the rest goes to the engine's callback.
    需要它的代码在场景连接时、Dart 运行之前执行，并在那里读取 {1}；其余的移到引擎回调。

    Dart asks this code by what the app was started, and nothing else keeps it
    Dart 向这段代码询问 App 因何启动，而没有别的地方保留它

    a push registry for calls
    用于通话的推送注册

    Launch looks for a window before a scene connects
    启动时寻找窗口，而场景尚未连接

    In an app with scenes no scene is connected while the launch methods run, and so there is no window: the app delegate's `window` is nil, UIApplication.shared.keyWindow is nil, connectedScenes is empty. Launch code that fills the app's window, or binds one of its own to the first connected scene, reaches nothing, whatever number of calls lies between; and nothing tells so. It belongs behind the making of the window, into scene(_:willConnectTo:options:).\n\nWhere the scene takes a window that launch makes, the app delegate has one from that on, and code that asks it is right.
    在采用场景的 App 中，启动方法运行时还没有场景连接，因此没有窗口：应用代理的 `window` 为 nil，UIApplication.shared.keyWindow 为 nil，connectedScenes 为空。启动代码若要填充 App 的窗口，或把自己的窗口绑定到第一个已连接的场景，则无论中间隔着多少次调用都无济于事，也不会有任何提示。这些代码应放到 scene(_:willConnectTo:options:) 中，位于创建窗口之后。\n\n如果场景取用启动时创建的窗口，应用代理从那时起就有窗口，向它取得窗口的代码没有问题。

    the first screen goes into the app delegate's window
    第一个界面放入应用代理的窗口

    a window that is bound to the first scene there is
    绑定到第一个现有场景的窗口

    when something happens later
    稍后发生某事时

    Nothing changes: the code finds no window while the app starts.
    没有任何更改：App 启动期间代码找不到窗口。

    whether it is wanted while the app starts, only you can tell
    App 启动期间是否需要它，只有你知道

    {1} needs a window while the app launches
    {1} 在 App 启动期间需要窗口

    {1} ({2}:{3}). What is done with it does not happen, or ends the app. Do it in scene(_:willConnectTo:options:), behind the window.
    {1}（{2}:{3}）。对窗口所做的事不会发生，或使 App 终止。请在 scene(_:willConnectTo:options:) 中、创建窗口之后做。

    \sHere the call is made only where there are some, so it is not made at all any more. React Native's way to scenes makes launch options from what the scene connects with: the call can get those.
    这里只在有启动选项时才调用，因此不会再调用。React Native 采用场景的方式会用场景连接时得到的内容生成启动选项：该调用可以使用它们。

    Call it as the scene connects
    在场景连接时调用

    The statement goes to scene(_:willConnectTo:options:), with launch options made from the connection options.
    该语句移到 scene(_:willConnectTo:options:)，使用由连接选项生成的启动选项。

    what it is told of the start comes there now
    它要得知的启动信息现在在那里提供

    React Native is started with what {1} holds
    React Native 用 {1} 中的内容启动
    """#
}
