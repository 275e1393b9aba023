extension SimplifiedChinese {
  static let swiftUI = #"""
    A method of the app delegate adaptor is never called
    应用代理适配器中有方法从不被调用

    In an app with a SwiftUI life cycle the class behind @UIApplicationDelegateAdaptor gets what concerns the process: launch, push tokens, background work, memory warnings. It never gets URLs, user activities, shortcut items or the four life-cycle methods, because SwiftUI uses scenes.\n\nURLs come to onOpenURL on a view of the scene, universal links there and to onContinueUserActivity(NSUserActivityTypeBrowsingWeb), other activities to onContinueUserActivity(type). The states of the scene come as scenePhase; UIApplication posts its notifications all the same. A shortcut item comes only to a scene delegate: the app delegate names its class in application(_:configurationForConnecting:options:), with the role checked, and that class must not make a window. A shortcut that starts the app is in options.shortcutItem of that same method.
    在使用 SwiftUI 生命周期的 App 中，@UIApplicationDelegateAdaptor 后面的类只会收到与进程有关的事件：启动、推送令牌、后台工作、内存警告。它永远收不到 URL、用户活动、快捷项和四个生命周期方法，因为 SwiftUI 使用场景。\n\nURL 到达场景中某个视图的 onOpenURL；通用链接也到那里，并到 onContinueUserActivity(NSUserActivityTypeBrowsingWeb)；其他活动到 onContinueUserActivity(type)。场景的状态由 scenePhase 提供；UIApplication 的通知仍会发出。快捷项只到场景代理：应用代理在 application(_:configurationForConnecting:options:) 中检查角色后指定它的类，这个类不得创建窗口。启动 App 的快捷项在同一方法的 options.shortcutItem 中。

    a URL that nobody gets
    无人接收的 URL

    a life-cycle method
    生命周期方法

    shortcut items that nobody takes
    无人接收的快捷项

    what concerns the process is called
    与进程有关的方法会被调用

    a UIKit app has rules of its own
    UIKit App 有自己的规则

    Shortcut items are published, and nothing takes them
    发布了快捷项，却没有代码接收

    The app offers shortcut items, and in an app with a SwiftUI life cycle only a scene delegate is told which one was chosen. None of {1} implements windowScene(_:performActionFor:completionHandler:). Name a class for the window role in application(_:configurationForConnecting:options:) of the app delegate, without a window of its own, and read options.shortcutItem there for a cold start.
    这个 App 提供快捷项，而在使用 SwiftUI 生命周期的 App 中，只有场景代理会得知用户选了哪一个。{1} 中没有任何代码实现 windowScene(_:performActionFor:completionHandler:)。在应用代理的 application(_:configurationForConnecting:options:) 中为窗口角色指定一个自己不创建窗口的类，并在那里读取 options.shortcutItem 以处理冷启动。

    Choose a shortcut item while the app runs, and again after ending it.
    在 App 运行时选择一个快捷项，结束 App 后再选一次。

    onOpenURL on the first view of the scene gets URLs
    URL 由场景首个视图上的 onOpenURL 接收

    Open one of the app's URLs while it runs and after ending it.
    在 App 运行时和结束 App 后各打开一个它的 URL。

    onOpenURL and onContinueUserActivity(NSUserActivityTypeBrowsingWeb) get universal links
    通用链接由 onOpenURL 和 onContinueUserActivity(NSUserActivityTypeBrowsingWeb) 接收

    Open a universal link while the app runs and after ending it.
    在 App 运行时和结束 App 后各打开一个通用链接。

    a scene delegate gets shortcut items
    快捷项由场景代理接收

    Choose a shortcut item while the app runs and after ending it.
    在 App 运行时和结束 App 后各选择一个快捷项。

    scenePhase tells the state, and UIApplication still posts its notification
    状态由 scenePhase 提供，UIApplication 的通知也仍会发出

    Leave the app and come back: what the method did happens once.
    离开 App 再返回：该方法原来做的事发生一次。

    I write the scene delegate myself
    我自己编写场景代理

    Nothing changes. The app delegate has to name a class for the window role in application(_:configurationForConnecting:options:); that class takes windowScene(_:performActionFor:completionHandler:), and options.shortcutItem is read in the app delegate's method for a cold start.
    不做更改。应用代理要在 application(_:configurationForConnecting:options:) 中为窗口角色指定一个类；该类实现 windowScene(_:performActionFor:completionHandler:)，冷启动则在应用代理的方法中读取 options.shortcutItem。

    the class must not make a window, and what it calls is yours to say
    这个类不得创建窗口，它调用什么由你决定

    Observe UIApplication's notification
    观察 UIApplication 的通知

    The method stays; an observer that the launch method adds calls it.
    方法保留；启动方法添加一个观察者来调用它。

    the notification comes once for the whole app, as the method did
    整个 App 只收到一次通知，与该方法原来一样

    Add {1} to the first view of the scene
    在场景的首个视图上添加 {1}

    It calls {1} of {2}, which stays.
    它调用 {2} 的 {1}，后者保留。

    \ssourceApplication is not to be had there.
    那里无法取得 sourceApplication。

    I add {1} myself
    我自己添加 {1}

    Nothing changes. The first view of the WindowGroup needs .{1}, which calls {2}.
    不做更改。WindowGroup 的首个视图需要 .{1}，由它调用 {2}。

    the view to put it on cannot be told from the code
    从代码中看不出应加在哪个视图上

    SwiftUI hands such events to views alone
    SwiftUI 只把这类事件交给视图

    \sIt hands the event to {1}, which {hears|hear} nothing of it.
    它会把事件转交给 {1}，后者因此什么也收不到。

    {1} is never called; {2} gets the event
    {1} 从不被调用；事件由 {2} 接收

    SwiftUI does not call {1} of {2}. {3} takes the event already, so this code is only left over.
    SwiftUI 不调用 {2} 的 {1}。{3} 已接收该事件，所以这段代码只是遗留。

    {1} is never called in this SwiftUI app
    {1} 在这个 SwiftUI App 中从不被调用

    SwiftUI installs an app delegate and scenes of its own, and passes only events of the process on to {1}. {2} is not among them: {3}.{4}
    SwiftUI 安装自己的应用代理和场景，只把进程的事件转发给 {1}。{2} 不在其中：{3}。{4}

    UIApplication.shared.delegate is SwiftUI's object
    UIApplication.shared.delegate 是 SwiftUI 的对象

    With a SwiftUI life cycle UIApplication.shared.delegate is an object of SwiftUI, which passes calls on to the class behind @UIApplicationDelegateAdaptor. A cast to that class never succeeds: `as!` stops the app, `as?` is nil.\n\nTake the instance from the adaptor property, from the environment (a delegate that conforms to ObservableObject or is @Observable is put there), or from a static property that the delegate sets in its init.
    使用 SwiftUI 生命周期时，UIApplication.shared.delegate 是 SwiftUI 的对象，由它把调用转发给 @UIApplicationDelegateAdaptor 后面的类。转换为该类永远不会成功：`as!` 使 App 终止，`as?` 得到 nil。\n\n应从适配器属性取得实例，或从环境中取得（遵循 ObservableObject 或标为 @Observable 的代理会放入环境），或从代理在 init 中设置的静态属性取得。

    a forced cast
    强制转换

    a careful one
    可选转换（as?）

    a UIKit app
    UIKit App

    {1} is not what UIApplication.shared.delegate holds
    UIApplication.shared.delegate 中的对象不是 {1}

    SwiftUI's own object is the app's delegate, so this cast never succeeds: {1}. Take {2} from the adaptor property, from the environment, or from a static property that it sets in its init.
    App 的代理是 SwiftUI 自己的对象，所以这个转换永远不会成功：{1}。应从适配器属性、环境，或 {2} 在 init 中设置的静态属性取得它。

    the app stops here
    App 在这里终止

    the result is nil and what follows does nothing
    结果为 nil，后面的代码什么也不做

    A SwiftUI App is scene based already
    SwiftUI App 本来就基于场景

    An app whose entry point is a SwiftUI `App` has always used scenes: SwiftUI installs its own app delegate and its own scene delegate. It needs no scene manifest and no scene delegate class, and it must not make a window of its own.\n\nThe class behind @UIApplicationDelegateAdaptor loses the same methods as any app delegate: links, shortcuts and the four life-cycle methods are not called there.
    入口点是 SwiftUI `App` 的 App 一直使用场景：SwiftUI 安装自己的应用代理和场景代理。它不需要场景清单，也不需要场景代理类，并且不得自己创建窗口。\n\n@UIApplicationDelegateAdaptor 后面的类与其他应用代理一样会失去同样的方法：链接、快捷项和四个生命周期方法在那里不会被调用。

    @main struct with the App protocol
    带 @main、遵循 App 协议的结构体

    @main on an app delegate decides nothing
    应用代理上的 @main 说明不了什么

    {1} is a SwiftUI App and has scenes already
    {1} 是 SwiftUI App，已有场景

    SwiftUI makes the scenes and their windows, so the iOS 27 SDK asks for nothing more: no scene manifest, no scene delegate.\s
    场景及其窗口由 SwiftUI 创建，所以 iOS 27 SDK 没有更多要求：不需要场景清单，也不需要场景代理。

    A scene delegate of a SwiftUI app makes or reads a window
    SwiftUI App 的场景代理创建或读取窗口

    A SwiftUI app may give scenes a delegate class of its own, for shortcut items and the like. SwiftUI makes the window before that class is told. A window that the class makes replaces SwiftUI's, so that the app's views are not shown; its own `window` property is never set.
    SwiftUI App 可以为场景指定自己的代理类，用于快捷项之类。SwiftUI 在通知该类之前就已创建窗口。如果该类再创建窗口，就会取代 SwiftUI 的窗口，App 的视图就不会显示；而它自己的 `window` 属性永远不会被设置。

    it makes a window
    它创建窗口

    it takes shortcut items
    它接收快捷项

    {1} makes a window over SwiftUI's
    {1} 在 SwiftUI 的窗口之上又创建窗口

    {1} makes a window, and SwiftUI has made one for the scene already: the app's own views are hidden behind it. Take the window out of here; extra windows need a level of their own.
    {1} 创建窗口，而 SwiftUI 已为该场景创建了窗口：App 自己的视图会被挡在后面。把窗口从这里去掉；额外的窗口需要自己的 level。

    {1} reads a window that is never set
    {1} 读取从未设置的窗口

    SwiftUI keeps the window of the scene to itself, so `window` of {1} is nil in {2}. The scene's `windows` have it.
    场景的窗口由 SwiftUI 自己保管，所以 {1} 的 `window` 在 {2} 中为 nil。可从场景的 `windows` 取得。

    A SwiftUI view of a UIKit app waits for events that do not come
    UIKit App 中的 SwiftUI 视图在等待不会到来的事件

    onOpenURL, onContinueUserActivity and scenePhase work only where a SwiftUI App starts the app. In a hosting controller of a UIKit app they are silent, and the console says "Cannot use Scene methods for URL, NSUserActivity, and other External Events without using SwiftUI Lifecycle". The scene delegate has the events; it has to hand them to the views.
    onOpenURL、onContinueUserActivity 和 scenePhase 只有在由 SwiftUI App 启动时才起作用。在 UIKit App 的 hosting controller 中它们没有反应，控制台会显示“Cannot use Scene methods for URL, NSUserActivity, and other External Events without using SwiftUI Lifecycle”。事件在场景代理那里，由它转交给视图。

    a function of the app's own with that name
    App 自己的同名函数

    onOpenURL in a hosted view
    嵌入的视图中的 onOpenURL

    in a SwiftUI app
    在 SwiftUI App 中

    {1} is silent in a hosted view
    {1} 在嵌入的视图中没有反应

    {1} waits for {2}, which works only where a SwiftUI App starts the app. Here UIKit starts it: the scene delegate gets the event and has to hand it to the view, by an object in the environment for example.
    {1} 在等待 {2}，而它只有在由 SwiftUI App 启动时才起作用。这里由 UIKit 启动：场景代理收到事件后必须转交给视图，例如通过环境中的对象。

    The scene manifest of a SwiftUI app names a scene delegate
    SwiftUI App 的场景清单指定了场景代理

    SwiftUI decides about scenes itself and does not need configurations in the manifest. An entry that was left from a UIKit past names a class that is no longer meant, or that is gone. It is not fatal while the code decides, and confusing at best. Names of configurations that were shipped stay, because iOS remembers them.
    SwiftUI 自己决定场景，不需要清单中的配置。从 UIKit 时期遗留的条目所指的类已不再使用，或已不存在。在由代码决定的情况下它不致命，但至少会造成混淆。已发布过的配置名称要保留，因为 iOS 会记住它们。

    a class of the past
    以前的类

    no manifest
    没有清单

    {1} names {2} for the scenes of a SwiftUI app
    {1} 为 SwiftUI App 的场景指定了 {2}

    {1} is a SwiftUI App, which gives its scenes a delegate of its own. The entry at {2} is left over, or meant for a class that the code names as well. The configuration's name has to stay if it was shipped.
    {1} 是 SwiftUI App，它会为场景指定自己的代理。{2} 处的条目是遗留的，或者对应的是代码中也指定了的类。如果该配置名称已发布过，就必须保留。

    The code of a SwiftUI app returns a configuration that the manifest has not
    SwiftUI App 的代码返回了清单中没有的配置

    application(_:configurationForConnecting:options:) of the app delegate adaptor may return a configuration by name. One that Info.plist does not describe, and that gets no delegate class in code, is an empty one: nothing of the app's own hears of the scene.
    应用代理适配器的 application(_:configurationForConnecting:options:) 可以按名称返回配置。如果 Info.plist 没有描述它，代码也没有给它代理类，它就是空配置：App 自己的代码完全不知道这个场景。

    a name that nothing describes
    没有任何描述的名称

    the code sets a class
    代码设置了类

    No manifest describes the configuration {1}
    清单中没有描述配置 {1}

    The code returns a configuration named {1}. Info.plist has none of that name, and the code sets no delegate class, so the scene gets no delegate of the app's.
    代码返回名为 {1} 的配置。Info.plist 中没有这个名称，代码也没有设置代理类，所以场景得不到 App 的代理。

    A target has a SwiftUI App and a UIKit entry point
    有目标同时含有 SwiftUI App 和 UIKit 入口点

    Only one of them can start the app: Swift takes one @main, and main.swift decides before both. Which one is built may depend on #if conditions or on the membership of files. Everything about scenes depends on it: a SwiftUI App has them, a UIKit app has to adopt them.
    只有其中一个能启动 App：Swift 只允许一个 @main，而 main.swift 优先于两者。实际构建哪一个，可能取决于 #if 条件或文件所属的目标。有关场景的一切都取决于此：SwiftUI App 本来就有场景，UIKit App 则要采用场景。

    @main twice
    两个 @main

    one entry point
    一个入口点

    {1} and {2} both start {3}
    {1} 和 {2} 都启动 {3}

    {1} ({2}) is a SwiftUI App, and {3} is marked as the entry point too. This report takes the SwiftUI App for the one that starts; if {4} does, the app has to adopt scenes.
    {1}（{2}）是 SwiftUI App，而 {3} 也被标为入口点。本报告认为启动的是 SwiftUI App；如果启动的是 {4}，则该 App 必须采用场景。

    Add a scene delegate without a window
    添加一个没有窗口的场景代理

    only a scene delegate is told of quick actions
    只有场景代理会收到快速操作

    {1} names {2} for the window role and keeps itself in a static property. {3}, at the end of {4}, calls {5}, for a cold start too. SwiftUI goes on making the window.
    {1} 为窗口角色指定 {2}，并把自己保存在一个静态属性中。{3} 写在 {4} 末尾，调用 {5}，冷启动时也调用。窗口仍由 SwiftUI 创建。

    Ask the class for its instance
    向该类要它的实例

    The app stops here.
    App 会在这里终止。

    What follows does nothing.
    后面的代码不起作用。

    it works wherever the code runs, in views and outside of them
    无论代码在视图中还是视图外运行都有效

    {1} keeps itself in a static property, shared, as it is made, and this place reads it.
    {1} 创建时把自己保存在静态属性 shared 中，这里读取它。

    an adaptor whose class comes with a module that is not there
    适配器的类来自不在此处的模块

    Code in an app delegate adaptor is looked at all the same, as links and life-cycle events do not reach it.
    应用代理适配器中的代码仍会审查，因为链接和生命周期事件到不了那里。

    {1}, which the app delegate adaptor names, is in no source that was read: whether it has methods for links and life-cycle events, which do not reach it, is not known.
    应用代理适配器指定的 {1} 不在已读取的源文件中：它是否有处理链接和生命周期事件的方法（这些事件到不了它）无从得知。

    {1} gets the event and does not hand it to {2}
    {1} 收到事件，但没有转交给 {2}

    SwiftUI does not call {1}. {2} takes the event in its place, but what this method hands it to as well, {3}, hears nothing of it.
    SwiftUI 不调用 {1}。{2} 代它接收事件，但这个方法还会转交的 {3} 收不到。

    I call it from {1} myself
    我自己从 {1} 调用

    Nothing changes. {1} has to hand the event to {2} as well.
    不做更改。{1} 也要把事件转交给 {2}。

    which of them comes first, and what a refusal means, is yours to say
    谁先处理、拒绝意味着什么，要由你决定
    """#
}
