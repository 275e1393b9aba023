extension SimplifiedChinese {
  static let sceneDelegates = #"""
    universal links and activities
    通用链接和活动

    quick actions
    快速操作

    Use a quick action while the app runs, and again after ending it: both act, once.
    在 App 运行时使用一个快速操作，结束 App 后再使用一次：两次都生效，各一次。

    CloudKit shares
    CloudKit 共享

    An event is taken while the app runs but not when it starts the app, or the reverse
    某个事件在 App 运行时得到处理，启动 App 时却没有，或者相反

    What reaches a running app comes to a method of the scene delegate; what starts the app comes with the connection options of scene(_:willConnectTo:options:), and the method is then not called. Each kind of event needs both. This is the bug most often found after migrations, months or years later: the app opens, and the page the user asked for does not.
    App 运行时到达的事件由场景代理的某个方法接收；启动 App 的事件则随 scene(_:willConnectTo:options:) 的连接选项到来，这时不会调用前一个方法。每种事件都需要这两处。这是迁移之后最常见的缺陷，往往几个月甚至几年后才发现：App 打开了，用户要的页面却没有打开。

    URLs of the running app only
    只处理 App 运行时的 URL

    another object is told of every event, the start as well
    另一个对象会收到每个事件，包括启动

    quick actions that start the app only
    只处理启动 App 的快速操作

    both
    两者都处理

    {1} has no scene(_:willConnectTo:options:)
    {1} 没有 scene(_:willConnectTo:options:)

    scene(_:willConnectTo:options:) never looks at {1} of the connection options
    scene(_:willConnectTo:options:) 从不查看连接选项的 {1}

    {1} that start the app are lost
    启动 App 的{1}会丢失

    {1} takes {2} that reach the running app. What starts the app comes with the connection options instead, and {3}, so {4} that start the app are lost.
    {1} 接收 App 运行时到达的{2}。启动 App 的则随连接选项到来，而 {3}，所以启动 App 的{4}会丢失。

    Links that start the app are lost
    启动 App 的链接会丢失

    {1} hands links that reach the running app to Capacitor. Those that start the app come with the connection options, and scene(_:willConnectTo:options:) passes nothing on. The question about Capacitor's forwarding adds the call.
    {1} 把 App 运行时到达的链接转交给 Capacitor。启动 App 的链接随连接选项到来，而 scene(_:willConnectTo:options:) 没有转发。关于 Capacitor 转发的问题会加上这个调用。

    {1} of the running app are lost
    App 运行时到达的{1}会丢失

    scene(_:willConnectTo:options:) takes {1} that start the app. Those that reach the app while it runs come to {2}, which {3} does not have, so they are lost.
    scene(_:willConnectTo:options:) 接收启动 App 的{1}。App 运行时到达的由 {2} 接收，而 {3} 没有这个方法，所以会丢失。

    Take them at the start too
    启动时也接收

    scene(_:willConnectTo:options:) hands {1} to the method that takes them while the app runs.
    scene(_:willConnectTo:options:) 把 {1} 转交给 App 运行时接收它的方法。

    the code that takes them is there; it only has to be called
    接收的代码已经有了，只需调用

    whether the app should do the same while it runs is not written anywhere in {1}
    App 运行时是否应做同样的事，{1} 中没有写明

    Add {1}
    添加 {1}

    What the connect method does with {1} is done there too; where it needs more than that, the plan tells what to write.
    连接方法对 {1} 的处理在那里也执行；如果还需要更多，计划会说明要写什么。

    The completion handler of a quick action is not called
    快速操作的完成处理程序没有被调用

    windowScene(_:performActionFor:completionHandler:) has to call its completion handler exactly once, with whether the action was performed. A handler that is never called leaves the system waiting; one that is called twice can end the app.
    windowScene(_:performActionFor:completionHandler:) 必须恰好调用一次完成处理程序，并传入操作是否已执行。从不调用，系统会一直等待；调用两次，可能使 App 终止。

    never
    从不调用

    The completion handler of a quick action is never called
    快速操作的完成处理程序从未被调用

    {1} of {2} does not use {3}. The system waits for it to be called once, with whether the action was performed.
    {2} 的 {1} 没有使用 {3}。系统在等待它被调用一次，并得知操作是否已执行。

    Call it at the end
    在末尾调用

    {1} is added as the last statement.
    添加 {1} 作为最后一条语句。

    the method has other ways out, which need it too
    该方法还有其他出口，那里也需要调用

    the method has one way out
    该方法只有一个出口

    Use a quick action while the app runs: it acts, and the app stays responsive.
    在 App 运行时使用一个快速操作：它生效，App 仍能响应操作。

    Only one of several URLs or activities is taken
    多个 URL 或活动中只接收了一个

    The URL contexts and activities that a scene is given are sets. Their first element is any of them, and the rest are dropped. The system nearly always sends one, so this shows when several files are opened at once, or when a link arrives together with an activity of another kind.
    场景收到的 URL 上下文和活动是集合。取第一个元素就是任取其一，其余的被丢弃。系统几乎总是只发送一个，所以只有在一次打开多个文件，或链接与另一种活动同时到达时才会出现问题。

    the first context
    第一个上下文

    a log tells the first, all are taken
    日志只记录第一个，但全部都会接收

    all of them
    全部

    Share several files to the app at once: all of them arrive.
    一次向 App 分享多个文件：全部收到。

    {1} takes only one of {2}
    {1} 只接收{2}中的一个

    `{1}` is any element of a set without order; the others are dropped. Nearly always there is one. Opening several files at once is the usual case where there are more.
    `{1}` 是无序集合中的任意一个元素，其余的被丢弃。几乎总是只有一个。多于一个的常见情况是一次打开多个文件。

    several activities
    多个活动

    several URLs
    多个 URL

    Nothing changes: one of them is taken.
    不做更改：只接收其中一个。

    the system nearly always sends one
    系统几乎总是只发送一个

    Take all of them
    全部接收

    The code should run for every element of the set; the plan says where.
    代码应对集合的每个元素运行；计划会说明在哪里。

    One event is taken in two places
    同一个事件在两处处理

    The same connection options are seen by application(_:configurationForConnecting:options:) and by scene(_:willConnectTo:options:); a tapped notification comes to the delegate of the user notification centre and as notificationResponse of the connection options. Code in both places runs twice for one event, unless it takes care.
    application(_:configurationForConnecting:options:) 和 scene(_:willConnectTo:options:) 看到的是同一份连接选项；用户轻点的通知既会到用户通知中心的代理，也会作为连接选项的 notificationResponse 到来。两处都有代码时，同一个事件会使其运行两次，除非代码中有防范。

    a quick action in both methods
    两个方法都处理快速操作

    a tap that the scene only asks about
    场景只询问是否存在的点按

    in one of them
    只在其中一个处理

    {1} that start the app are taken twice
    启动 App 的{1}会被处理两次

    Both {1} of {2} and {3} of {4} look at {5} of the same connection options, and both are called when a scene connects. Whether the second of them notices, only the code they call can tell.
    {2} 的 {1} 和 {4} 的 {3} 都查看同一份连接选项的 {5}，场景连接时两者都会被调用。后一个能否察觉，只有它们调用的代码才知道。

    End the app and start it that way: it acts once.
    结束 App，再用这种方式启动：只生效一次。

    A tap that starts the app is taken twice
    启动 App 的那次轻点会被处理两次

    {1} takes notificationResponse from the connection options, and {2} is told of the same tap by the user notification centre. Unless one of them notices the other, the app acts twice.
    {1} 从连接选项取得 notificationResponse，而用户通知中心会把同一次轻点告知 {2}。除非其中一个能察觉另一个，否则 App 会响应两次。

    End the app and tap one of its notifications: the page opens once.
    结束 App，再轻点它的一条通知：页面只打开一次。

    which of the two places should act, and whether the other one notices, only you can tell
    两处应由哪一处响应、另一处能否察觉，只有你能判断

    tapped notifications
    被轻点的通知

    One window's way to the background stops something global
    一个窗口进入后台时停止了全局的东西

    With several windows, one of them may go to the background while another is in use. A scene delegate that then stops audio, closes the database or disconnects does it for both. The application's own notifications come once, when the last window has left. An app that allows one window only is not concerned.
    有多个窗口时，一个窗口可能进入后台，而另一个仍在使用。如果场景代理这时停止音频、关闭数据库或断开连接，两个窗口都会受影响。应用程序自身的通知只发送一次，即最后一个窗口离开时。只允许一个窗口的 App 不受影响。

    an app with several windows
    多窗口的 App

    one window only
    只有一个窗口

    One window leaving stops `{1}` for all
    一个窗口离开时会为所有窗口停止 `{1}`

    This app allows several windows. {1} of {2} runs when one of them leaves the foreground, also while another is in use, and `{3}` acts on the whole process. UIApplication.didEnterBackgroundNotification comes once, when the last one has left.
    这个 App 允许多个窗口。其中一个离开前台时会运行 {2} 的 {1}，即使另一个仍在使用，而 `{3}` 作用于整个进程。UIApplication.didEnterBackgroundNotification 只发送一次，即最后一个窗口离开时。

    whether it belongs to one window or to all only you can tell
    它属于一个窗口还是所有窗口，只有你能判断

    Open two windows on an iPad and close one: the other keeps working.
    在 iPad 上打开两个窗口，关闭一个：另一个照常工作。

    Set-up of the whole process runs for every scene that connects
    整个进程的初始化会在每个场景连接时执行

    scene(_:willConnectTo:options:) is called whenever a scene connects: for each window, and again after the system let a scene go to save memory. Code that is meant to run once per process, such as the configuration of an SDK or the whole of the old launch method, runs again there. And it does not run at all when the system launches the app in the background, where no scene connects.
    每当有场景连接，就会调用 scene(_:willConnectTo:options:)：每个窗口一次，系统为节省内存释放场景之后还会再次调用。每个进程只应运行一次的代码，例如配置 SDK 或整个旧启动方法，在这里会重复运行。而系统在后台启动 App 时没有场景连接，这些代码根本不运行。

    an SDK that is configured in the scene delegate
    在场景代理中配置 SDK

    a scene delegate that sets up its window
    场景代理设置自己的窗口

    {1} {runs|run} every time a scene connects: for another window, and after the system let the scene go. {It does|They do} not run when the app is launched in the background.
    每当有场景连接，{1} 都会运行：打开另一个窗口时，以及系统释放场景之后。App 在后台启动时则不运行。

    \sCalling the old launch method from here repeats all of its set-up.
    从这里调用旧启动方法会重复它的全部初始化。

    \sOnce per process belongs into the launch method of the app delegate.
    每个进程只做一次的事应放在应用代理的启动方法中。

    Set-up of the process runs with every scene
    进程的初始化随每个场景重复执行

    how the set-up should be split between launch and scene is a design of yours
    初始化如何在启动与场景之间划分，由你设计

    Open a second window on an iPad, or let the scene be reclaimed and come back: nothing is set up twice.
    在 iPad 上打开第二个窗口，或让场景被回收后再恢复：没有任何初始化重复执行。

    Scenes of another role get the window's delegate
    其他角色的场景得到了窗口的代理

    application(_:configurationForConnecting:options:) answers for every scene that connects: the app's window, an external display, CarPlay. What it sets wins over the manifest. A hook that sets the same delegate class for every role therefore keeps the CarPlay or external display scene from ever reaching its own delegate. Capacitor's template has such a hook.\n\nExternal displays are a role too. Up to iOS 26 the system connects a scene for each by itself; built with the iOS 27 SDK an app gets one only after a view controller registered it as a scene accessory.
    application(_:configurationForConnecting:options:) 对每个连接的场景作答：App 的窗口、外接显示器、CarPlay。它设置的内容优先于清单。因此，如果这个方法为所有角色设置同一个代理类，CarPlay 或外接显示器的场景就永远到不了自己的代理。Capacitor 的模板中就有这样的方法。\n\n外接显示器也是一种角色。在 iOS 26 及以前，系统自行为每个外接显示器连接一个场景；用 iOS 27 SDK 构建的 App 只有在视图控制器将其注册为场景附件之后才得到场景。

    an app with CarPlay code
    有 CarPlay 代码的 App

    a scene for an external display
    外接显示器的场景

    External displays no longer get a scene by themselves
    外接显示器不再自行得到场景

    The app serves external displays. Up to iOS 26 the system connects a scene for each one; built with the iOS 27 SDK it does so only after registerSceneAccessory(_:) of a view controller, which nothing here calls. Until then the second screen mirrors the first one, or stays dark.
    此 App 为外接显示器提供内容。在 iOS 26 及以前，系统为每个外接显示器连接一个场景；用 iOS 27 SDK 构建后，只有在视图控制器的 registerSceneAccessory(_:) 之后才会这样，而这里没有代码调用它。在此之前，第二块屏幕只镜像第一块，或保持黑屏。

    Connect an external display and see that its own content appears.
    连接外接显示器，查看它自己的内容是否出现。

    a hook in an app with one role
    App 只有一种角色，且有此方法

    Scenes for {1} get the window's delegate
    其他场景（{1}）得到了窗口的代理

    {1} sets the delegate class for every scene that connects, and that wins over the manifest. This app also has code or a configuration for {2}: those scenes are given to the window's delegate and never reach their own.
    {1} 为每个连接的场景设置代理类，而它优先于清单。这个 App 还有其他角色（{2}）的代码或配置：这些场景被交给窗口的代理，永远到不了自己的代理。

    Only for the window role
    仅用于窗口角色

    The class is set where the role is that of the app's window.
    只在会话角色是 App 窗口的角色时设置这个类。

    the manifest serves the other roles then
    其他角色则由清单处理

    Connect {1} and see that its own content appears.
    连接以下设备，查看是否显示各自的内容：{1}。

    an external display
    外接显示器

    Inherited event handling of the app delegate is not reached any more
    应用代理继承的事件处理不再被调用

    Some frameworks handle links in a base class of the app delegate. In an app that has adopted scenes with a scene delegate of its own, UIKit calls the scene delegate, and the inherited code is silent, although nothing of it can be seen in this project. The framework's own scene delegate class, or forwarding by hand, takes its place.\n\nWhere the app delegate has code of its own for an event, the rules about callbacks ask about it instead.
    有些框架在应用代理的基类中处理链接。如果 App 已采用场景并有自己的场景代理，UIKit 调用的是场景代理，继承来的代码不再运行，而这在项目中完全看不出来。应改用框架自己的场景代理类，或手动转发。\n\n如果应用代理自己有处理某个事件的代码，则由关于回调的规则来询问。

    Cordova's app delegate behind a scene delegate of one's own
    Cordova 的应用代理，前面有自己的场景代理

    an app delegate that inherits from no framework
    应用代理不继承自任何框架

    {1} leaves links to {2}, which is not asked any more
    {1} 把链接交给 {2} 处理，而后者不再被调用

    {1} inherits its handling of URLs from {2}. This app has adopted scenes, so UIKit tells {3}, which has no scene(_:openURLContexts:) and does not inherit from {4}. URLs are lost, cold and warm.
    {1} 对 URL 的处理继承自 {2}。这个 App 已采用场景，所以 UIKit 会通知 {3}，而它没有 scene(_:openURLContexts:)，也不继承自 {4}。无论冷启动还是已在运行，URL 都会丢失。

    The framework's scene delegate hands links on.
    由框架的场景代理转交链接。

    it does what the app delegate's base class did
    它做的正是应用代理的基类原来做的事

    {1} tells JavaScript of {2} while it runs. What starts the app comes with the connection options, and JavaScript asks for it with Linking.getInitialURL, which reads the launch options that React Native was started with: {3} has to be put there. Calling {4} from the connect method would not do, as no JavaScript listens by then.
    {1} 在 App 运行时把{2}告知 JavaScript。启动 App 的内容随连接选项到来，JavaScript 用 Linking.getInitialURL 查询，它读取启动 React Native 时给的启动选项：必须把 {3} 放进去。从连接方法调用 {4} 没有用，那时还没有 JavaScript 在监听。

    The launch options that are made for the start get the link.
    为启动生成的启动选项会带上该链接。

    in the scene delegate of a SwiftUI app
    在 SwiftUI App 的场景代理中
    """#
}
