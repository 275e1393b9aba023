extension SimplifiedChinese {
  static let callbacks = #"""
    Accepted CloudKit shares no longer reach the app delegate
    接受的 CloudKit 共享不再到达应用代理

    application(_:userDidAcceptCloudKitShareWith:) is not called in an app that has adopted scenes. A share that is accepted while the app runs comes to windowScene(_:userDidAcceptCloudKitShareWith:); one that starts the app comes as cloudKitShareMetadata of the connection options.
    在已采用场景的 App 中，application(_:userDidAcceptCloudKitShareWith:) 不会被调用。App 运行时接受的共享进入 windowScene(_:userDidAcceptCloudKitShareWith:)；启动 App 的共享作为连接选项的 cloudKitShareMetadata 传入。

    a share that is accepted
    被接受的共享

    no code
    没有代码

    are not accepted
    未被接受

    will not be accepted
    将不被接受

    CloudKit shares {1}
    CloudKit 共享{1}

    \sA share that starts the app comes with the connection options instead.
    启动 App 的共享则随连接选项传入。

    Accept a share while the app runs, and again after ending it: both are taken, once.
    在 App 运行时接受一个共享，结束 App 后再接受一个：两个都被接受，各一次。

    Methods of the app delegate that are left over
    应用代理中遗留的方法

    Templates leave empty life-cycle methods behind, and Capacitor's leaves two methods that hand links to its proxy. Under scenes UIKit calls none of them, and the stack's scene form does what the proxy calls did. They do no harm; deleting them makes plain that nothing happens there.\n\nCapacitor's own templates differ: for Swift packages the link methods are gone in 8.5, for CocoaPods they stay.
    模板会留下空的生命周期方法，Capacitor 的模板还留下两个把链接转交给其 proxy 的方法。采用场景后 UIKit 都不调用，proxy 调用原来的工作由该框架的场景形式完成。它们没有害处；删除后可以清楚地看出那里什么都不会发生。\n\nCapacitor 的模板不尽相同：Swift 软件包的模板在 8.5 中去掉了链接方法，CocoaPods 的模板仍保留。

    the template's empty methods
    模板的空方法

    Capacitor's proxy alone
    只有 Capacitor 的 proxy

    methods that do something, and others that are still called
    有内容的方法，以及仍会被调用的方法

    Delete it
    删除

    Delete all {1}
    全部删除（{1} 个）

    {The method is|The methods are} removed.
    方法会被移除。

    Keep
    保留

    Nothing changes; nothing calls {it|them}.
    什么都不变；没有任何代码调用它。

    the same code stands in {1}
    {1} 中有相同的代码

    Capacitor's own template for Swift packages has none of them from 8.5 on
    Capacitor 自己的 Swift 软件包模板从 8.5 起已没有这些方法

    systems before iOS 13 still call them
    iOS 13 之前的系统仍会调用它们

    they do no harm, and templates keep them
    它们没有害处，模板也保留它们

    The app delegate
    应用代理

    An old link method is left in {1}
    {1} 中遗留了一个旧的链接方法

    The old link methods are left in {1}
    {1} 中遗留了旧的链接方法

    {1} only {hands|hand} links to the stack's proxy. Under scenes UIKit does not call {it|them}; the scene delegate has to forward in {its|their} place.
    {1} 只把链接转交给该框架的 proxy。采用场景后 UIKit 不再调用；必须由场景代理代为转发。

    {1} is an empty stub
    {1} 是空方法

    {1} methods of {2} are empty stubs
    {2} 的 {1} 个方法是空方法

    {1} {does|do} nothing, and under scenes UIKit does not call {it|them}. Keeping {it|them} is harmless.
    {1} 什么都不做，采用场景后 UIKit 也不会调用。保留没有害处。

    {1} was left behind
    {1} 是遗留的方法

    {1} methods of {2} were left behind
    {2} 的 {1} 个方法是遗留的

    The scene delegate does the same as {1}, which UIKit does not call any more.
    场景代理做的事与 {1} 相同，而 UIKit 已不再调用后者。

    Code in a life-cycle method of the app delegate stops running
    应用代理的生命周期方法中的代码不再运行

    applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground and applicationWillEnterForeground are not called in an app that has adopted scenes. The code stays in place and compiles; it is just never reached.\n\nWhat touches the window or its views belongs to the scene method. What saves, connects, counts or sets the badge belongs to the process: UIApplication still posts its notifications, once for all windows together, so an observer keeps the old meaning. A body that needs private members of the app delegate can stay there and be called from the scene delegate. sceneWillEnterForeground also comes when a scene appears for the first time, which applicationWillEnterForeground did not.
    在已采用场景的 App 中，applicationDidBecomeActive、applicationWillResignActive、applicationDidEnterBackground 和 applicationWillEnterForeground 不会被调用。代码还在原处，也能编译，只是永远执行不到。\n\n涉及窗口或其视图的代码属于场景方法。保存、连接、计数或设置角标的代码属于整个进程：UIApplication 仍会发出通知，所有窗口合在一起只发一次，因此观察者保持原来的含义。需要应用代理私有成员的方法体可以留在原处，由场景代理调用。场景首次出现时 sceneWillEnterForeground 也会到来，applicationWillEnterForeground 则不会。

    a body that resets the badge
    重置角标的方法体

    the same in Objective-C
    同样的代码，Objective-C

    in an app that has adopted scenes already
    在已采用场景的 App 中

    the template's comments
    模板的注释

    a method that the scene delegate calls
    由场景代理调用的方法

    never runs
    永远不会运行

    stops running
    将不再运行

    \sThe scene's method also comes at the first appearance, which this one did not, unless the app had been launched in the background before.
    场景的方法在首次出现时也会被调用，而这个方法不会，除非此前应用是在后台启动的。

    Code in {1} {2}
    {1} 中的代码{2}

    Start the app, pull the notification centre down and up: what {1} did happens.
    启动 App，下拉通知中心再收起：{1} 原来所做的事照样发生。

    Open the app switcher: what {1} did happens.
    打开 App 切换器：{1} 原来所做的事照样发生。

    Go to the home screen: what {1} did happens.
    回到主屏幕：{1} 原来所做的事照样发生。

    Go to the home screen and back: what {1} did happens, and not at the first start.
    回到主屏幕再返回 App：{1} 原来所做的事照样发生，首次启动时则不发生。

    URLs no longer reach the app delegate
    URL 不再到达应用代理

    application(_:open:options:) and its two older forms are not called in an app that has adopted scenes. A URL that reaches the running app comes to scene(_:openURLContexts:); a URL that starts it comes with the connection options of scene(_:willConnectTo:options:). Moving only the first half is the mistake found most often after migrations: links work while the app runs and are ignored when they start it.\n\nThe set of contexts has no order, so every context is handled. The Bool result disappears; "the first handler that takes it wins" is kept. A body that only tells the stack's own proxy is not reported here, because the stack's scene form takes its place.\n\nBeside application(_:open:options:) UIKit calls none of the older forms, before scenes or after: such a copy may be deleted, and taking it along would handle every URL twice.
    在已采用场景的 App 中，application(_:open:options:) 及其两个旧形式不会被调用。发给运行中 App 的 URL 进入 scene(_:openURLContexts:)；启动 App 的 URL 随 scene(_:willConnectTo:options:) 的连接选项传入。只移动前一半是迁移后最常见的错误：App 运行时链接有效，由链接启动 App 时却被忽略。\n\n这组上下文没有顺序，因此每个上下文都会处理。Bool 结果不再存在；“由第一个接手的处理代码处理”这一点保留不变。只通知该框架自身 proxy 的方法体不在此报告，因为由该框架的场景形式取代。\n\n有 application(_:open:options:) 时，无论采用场景之前还是之后，UIKit 都不会调用旧形式：这样的副本可以删除，把它一并移走会使每个 URL 被处理两次。

    an own router
    自有的路由代码

    an SDK asked first, Capacitor's proxy second
    先询问某个 SDK，再交给 Capacitor 的 proxy

    the oldest form, Objective-C
    最旧的形式，Objective-C

    an older form beside the newer one
    旧形式与新形式并存

    Capacitor's proxy alone, broken over lines
    只有 Capacitor 的 proxy，分成多行

    the scene delegate calls it
    由场景代理调用

    Open one of the app's URLs while it runs, and again after ending it: both arrive, once.
    在 App 运行时打开它的一个 URL，结束 App 后再打开一次：两次都到达，各一次。

    {1} stands beside a newer form
    {1} 与较新的形式并存

    {1} implements {2} too, and where both are there UIKit never called this one. Nothing of it has to move.
    {1} 也实现了 {2}，两者都有时，UIKit 从来不调用这一个。其中的内容都无需移动。

    Nothing changes: it does not run.
    什么都不变：它不会运行。

    it did not run before either
    以前它也不会运行

    The code is removed.
    代码会被移除。

    do not reach
    无法到达

    will not reach
    将无法到达

    \sA URL that starts the app comes with the connection options instead.
    启动 App 的 URL 则随连接选项传入。

    \sIt hands the URL to {1}, which has to get it from the scene.
    它把 URL 转交给 {1}，后者须从场景取得 URL。

    URLs {1} the code in {2}
    URL {1} {2} 中的代码

    Orientation callbacks change their owner
    方向回调换了归属

    application(_:supportedInterfaceOrientationsFor:) is still asked under scenes and stays. It is deprecated with iOS 27, where supportedInterfaceOrientations(for:) of the window scene delegate takes its place; earlier systems do not know that one, so an app that runs there needs both.\n\nThe four callbacks about the status bar's orientation and frame have long been deprecated and are not called in an app that has adopted scenes.
    采用场景后，application(_:supportedInterfaceOrientationsFor:) 仍会被询问，因此保留。它在 iOS 27 中已弃用，由窗口场景代理的 supportedInterfaceOrientations(for:) 取代；更早的系统没有这个方法，因此要在那些系统上运行的 App 两者都需要。\n\n关于状态栏方向和 frame 的四个回调早已弃用，在已采用场景的 App 中不会被调用。

    orientations that depend on the app's state
    取决于 App 状态的方向

    work when the status bar turns, Objective-C
    状态栏转向时的工作，Objective-C

    neither
    两者都没有

    Turn the device on every page that allows it, on iOS 27 and on an earlier system.
    在每个允许旋转的页面上旋转设备，iOS 27 和更早的系统都要试。

    Turn the device: what {1} did happens where it is needed.
    旋转设备：{1} 原来所做的事在需要之处照样发生。

    Nothing changes: it is not called.
    什么都不变：它不会被调用。

    what takes its place depends on what the layout needs: the view controller's transition, or the scene's geometry
    由什么取代它，要看布局需要什么：视图控制器的过渡，还是场景的几何信息

    The method is removed.
    该方法会被移除。

    {1} still decides the orientations
    方向仍由 {1} 决定

    application(_:supportedInterfaceOrientationsFor:) is asked under scenes too, so it stays. iOS 27 asks supportedInterfaceOrientations(for:) of the window scene delegate first and deprecates this one; add that form, marked for iOS 27, once the app is built with its SDK, and keep this one for earlier systems.
    采用场景后，application(_:supportedInterfaceOrientationsFor:) 也会被询问，因此保留。iOS 27 先询问窗口场景代理的 supportedInterfaceOrientations(for:)，并弃用这个方法；用 iOS 27 SDK 构建 App 后，添加那个形式并标明 iOS 27，同时为更早的系统保留这个方法。

    UIKit does not tell the app delegate about the status bar in an app that has adopted scenes. Layout follows the view controller's viewWillTransition(to:with:), or windowScene(_:didUpdateEffectiveGeometry:) from iOS 26 on. Nothing is translated here.
    在已采用场景的 App 中，UIKit 不向应用代理通知状态栏的情况。布局依据视图控制器的 viewWillTransition(to:with:)，或从 iOS 26 起依据 windowScene(_:didUpdateEffectiveGeometry:)。此处不作转换。

    A privacy screen no longer covers the app's content
    隐私屏不再遮住 App 的内容

    The app delegate puts a view or a window over the content when the app resigns active or enters the background. Under scenes these methods are not called, so the app switcher and everybody who looks at it sees the content. That is a matter of security, which is why it is told as a blocker.\n\nThe place is sceneWillResignActive, with a view in the scene's own window or a window made with the scene. Presenting a controller there is too slow for the system's snapshot.
    App 退出活跃或进入后台时，应用代理用一个视图或窗口盖住内容。采用场景后这些方法不会被调用，因此 App 切换器以及看到它的任何人都能看到内容。这是安全问题，所以列为阻断项。\n\n应放在 sceneWillResignActive 中，使用场景自身窗口中的视图，或用该场景创建的窗口。在那里呈现控制器太慢，赶不上系统的快照。

    a blur over the window
    窗口上方的模糊效果

    a body that only takes a view away
    只移除视图的方法体

    a body that only saves
    只做保存的方法体

    the scene delegate puts up the same cover
    场景代理放上同样的遮盖视图

    Open the app switcher: the content is covered, also right after the first start.
    打开 App 切换器：内容被遮住，首次启动后立即打开也是如此。

    does not come up
    不会出现

    will not come up
    将不会出现

    The privacy screen of {1} {2}
    {1} 的隐私屏{2}

    \sWhat it puts over the content does not appear, and the app switcher shows the content as it is. The code that takes the cover away has to move along. Only a device shows whether the cover is there in time for the system's snapshot.
    它盖在内容上的遮盖不会出现，App 切换器会直接显示内容。移除遮盖的代码必须一并移动。遮盖能否赶上系统的快照，只能在真机上看到。

    {1} is written in {2}
    {1} 是用 {2} 编写的

    {1} inherits it
    {1} 继承了它

    {1} hands it on
    {1} 转交它

    it calls super, which is another class in the scene delegate
    它调用 super，而场景代理的超类是另一个类

    it uses {1}, private to its file
    它使用其文件私有的 {1}

    it uses {1}, private to {2}
    它使用 {2} 私有的 {1}

    it hands the app delegate itself on
    它把应用代理自身传出去

    build conditions choose from several bodies of it
    构建条件在它的多个实现之间选择

    it was only called on return, and an app with scenes gets that notification at every start as well
    它只在返回前台时被调用，而采用场景的 App 每次启动也会收到这个通知

    The method stays; an observer calls it, once for all windows together, and at every start as well.
    方法保留；由观察者调用它，所有窗口合在一起只调用一次，但每次启动时也会调用。

    other code of {1} calls it too
    {1} 的其他代码也调用它

    only launch calls it besides
    除此之外只有启动代码调用它

    it may use what {1} gives to {2}
    它可能使用 {1} 给 {2} 的内容

    the window
    窗口

    views
    视图

    an overlay
    遮盖层

    saved data
    保存的数据

    the network
    网络

    the app's badge
    图标角标

    notifications
    通知

    analytics
    统计分析

    audio
    音频

    location
    定位

    a background task
    后台任务

    a timer
    计时器

    an SDK
    某个 SDK

    the log
    日志

    the window or views
    窗口或视图

    {1}, private to {2}
    {2} 私有的 {1}

    {1} of {2}
    {2} 的 {1}

    \sIt touches {1}.
    它涉及：{1}。

    ;\s
    ；

    Expo's modules hear of the event through the app delegate's superclass
    Expo 的模块通过应用代理的超类得知此事件

    Flutter passes the scene's states on to plugins, not to overrides of the app delegate; a subclass of FlutterSceneDelegate gets them
    Flutter 把场景的状态传给插件，而不传给应用代理中的重写方法；FlutterSceneDelegate 的子类能收到

    it works on the window, and {1}
    它操作窗口，而且{1}

    it works on the window or on views, which belong to the scene
    它操作属于场景的窗口或视图

    it works on the window, which belongs to the scene, besides {1}
    除{1}之外，它还操作属于场景的窗口

    it deals with {1}: a matter of the whole process, not of one window
    它处理{1}：这是整个进程的事，不属于某一个窗口

    nothing in it belongs to one window, and an observer runs once for all of them, as before
    其中没有属于某一个窗口的内容，观察者与以前一样，为所有窗口只运行一次

    it needs nothing of the app delegate
    它不需要应用代理的任何内容

    what it needs of the app delegate, {1}, can be reached from the scene
    它需要的应用代理内容 {1} 可以从场景访问

    the scene method
    场景方法

    {1} has code of its own; whether something is missing there only you can tell
    {1} 有自己的代码；那里是否缺了什么，只有你能判断

    it posts that notification itself, and must not be called by it
    该通知由它自己发出，不得再由此通知调用它

    \sand for what the app was started with ({1})
    ，也用于启动 App 时带来的内容（{1}）

    Move to {1}
    移到 {1}

    The code goes to the scene delegate{1}; the method here is removed.{2}
    代码移到场景代理{1}；此处的方法会被移除。{2}

    Keep in {1}, call it from the scene
    留在 {1} 中，由场景调用

    The method stays as it is; {1} calls it{2}.
    方法保持原样；由 {1} 调用它{2}。

    Observe UIApplication.{1}
    观察 UIApplication.{1}

    The method stays; an observer calls it, once for all windows together.
    方法保留；由观察者调用，所有窗口合在一起只调用一次。

    Nothing changes: it will not run.
    什么都不变：它将不会运行。

    Nothing changes: it runs where the scene delegate passes the event on to Expo's modules.
    什么都不变：场景代理把事件转给 Expo 的模块时，它会运行。

    \s{1} must become internal.
    {1} 须改为 internal。

    This app has adopted scenes, so UIKit calls {1}, which has code of its own, and not {2} of {3}. Whether something of this is missing there, only you can tell.
    这个 App 已采用场景，因此 UIKit 调用的是有自己代码的 {1}，而不是 {3} 的 {2}。此处的内容在那里是否有缺，只有你能判断。

    This app has adopted scenes, so UIKit does not call {1} of {2}, and nothing else does.
    这个 App 已采用场景，因此 UIKit 不调用 {2} 的 {1}，也没有其他代码调用它。

    Once scenes are adopted UIKit calls {1} instead of {2}; nothing warns about the code left here.
    一旦采用场景，UIKit 就调用 {1} 而不是 {2}；留在此处的代码不会引起任何警告。

    {1} gets it from {2}, the superclass of {3}, whose code is not here. Once scenes are adopted UIKit calls {4} instead, and {5} is not told.
    {1} 从 {3} 的超类 {2} 得到它，而该类的代码不在这里。一旦采用场景，UIKit 就改为调用 {4}，{5} 不会得到通知。

    {1} was left behind with other code than {2}
    {1} 遗留了下来，其代码与 {2} 的不同

    the scene's
    场景方法

    Quick actions no longer reach the app delegate
    快速操作不再到达应用代理

    application(_:performActionFor:completionHandler:) is not called in an app that has adopted scenes. A quick action of the running app comes to windowScene(_:performActionFor:completionHandler:); one that starts the app comes as shortcutItem of the connection options, and then the window scene's method is not called. The completion handler is called exactly once, with false for an unknown action.\n\nThe old habit of returning false from didFinishLaunching to keep the method from being called has no effect any more.
    在已采用场景的 App 中，application(_:performActionFor:completionHandler:) 不会被调用。App 运行时的快速操作进入 windowScene(_:performActionFor:completionHandler:)；启动 App 的快速操作作为连接选项的 shortcutItem 传入，此时窗口场景的方法不会被调用。完成处理程序恰好调用一次，未知的操作传入 false。\n\n以往在 didFinishLaunching 中返回 false 以避免该方法被调用的做法不再有效。

    an action handler
    快速操作的处理代码

    a method that only completes
    只调用完成处理程序的方法

    Use a quick action of the app's icon while the app runs, and again after ending it: both act, once.
    在 App 运行时使用图标上的快速操作，结束 App 后再用一次：两次都起作用，各一次。

    Quick actions do nothing
    快速操作不起作用

    Quick actions will do nothing
    快速操作将不起作用

    \sA quick action that starts the app comes with the connection options instead.
    启动 App 的快速操作则随连接选项传入。

    State restoration through the app delegate stops working
    通过应用代理的状态恢复不再有效

    Saving and restoring state through the app delegate and restoration identifiers does not work in an app that has adopted scenes. Scenes restore from a user activity: stateRestorationActivity(for:) hands one out, and session.stateRestorationActivity gives it back when the scene connects.\n\nThe two are different designs, so nothing is translated here. The methods can stay; they are not called.
    在已采用场景的 App 中，通过应用代理和恢复标识符保存、恢复状态的方式不起作用。场景从用户活动恢复：stateRestorationActivity(for:) 提供该活动，场景连接时由 session.stateRestorationActivity 交还。\n\n两者的设计不同，因此此处不作转换。这些方法可以保留；它们不会被调用。

    an app that restores its state
    恢复状态的 App

    an app that does not
    不恢复状态的 App

    Go to the home screen, end the app in Xcode and start it again: it opens where you want it to.
    回到主屏幕，在 Xcode 中停止 App 再启动：它打开到你想要的位置。

    Nothing changes here. State is no longer restored until stateRestorationActivity(for:) is written.
    此处什么都不变。在写好 stateRestorationActivity(for:) 之前，状态不再恢复。

    what the app should restore, and from what, is a design of yours that no tool can translate
    App 应恢复什么、从哪里恢复，是你自己的设计，任何工具都无法转换

    The app's state is not restored
    App 的状态没有恢复

    The app's state will not be restored
    App 的状态将不会恢复

    {1} {takes|take} part in state restoration as it was before scenes. {2} restores from the scene's user activity and no longer asks the app delegate. Whether the app still opens where it was left can only be seen on a device.
    {1} 参与的是采用场景之前的状态恢复。{2} 从场景的用户活动恢复，不再询问应用代理。App 是否仍打开到离开时的位置，只能在真机上看到。

    This app has adopted scenes, so UIKit
    这个 App 已采用场景，因此 UIKit

    Once scenes are adopted UIKit
    一旦采用场景，UIKit

    Universal links and activities no longer reach the app delegate
    通用链接和活动不再到达应用代理

    application(_:continue:restorationHandler:) and the methods around it (will continue, failed, updated) are not called in an app that has adopted scenes. The scene delegate has methods of the same meaning; an activity that starts the app comes with the connection options of scene(_:willConnectTo:options:).\n\nThere is no restorationHandler any more: objects that were handed to it are restored by the app itself. Capacitor's scene proxy passes on web links only; Handoff, Siri and Spotlight need code of their own.
    在已采用场景的 App 中，application(_:continue:restorationHandler:) 及其相关方法（即将继续、失败、已更新）不会被调用。场景代理有含义相同的方法；启动 App 的活动随 scene(_:willConnectTo:options:) 的连接选项传入。\n\nrestorationHandler 不再存在：原来交给它的对象由 App 自行恢复。Capacitor 的场景 proxy 只转发网页链接；接力（Handoff）、Siri 和 Spotlight 需要自己的代码。

    a notice before an activity arrives, Objective-C
    活动到达之前的预告，Objective-C

    Follow a universal link while the app runs, and again after ending it: both arrive, once.
    在 App 运行时打开一个通用链接，结束 App 后再打开一次：两次都到达，各一次。

    \sAn activity that starts the app comes with the connection options instead.
    启动 App 的活动则随连接选项传入。

    \sIt hands objects to the restoration handler, which scenes do not have: the app restores them itself.
    它把对象交给 restorationHandler，而场景没有它：由 App 自行恢复。

    \sIt hands the activity to {1}, which has to get it from the scene.
    它把活动转交给 {1}，后者须从场景取得活动。

    Universal links and activities
    通用链接和活动

    Notices about activities
    活动的预告

    {1} {2} the code in {3}
    {1}{2} {3} 中的代码

    nothing here can bring the scene delegate that would take it
    这里没有办法带来能接手它的场景代理
    """#
}
