extension SimplifiedChinese {
  static let sdks = #"""
    a link that starts the app does not reach Dart under scenes
    采用场景后，启动 App 的链接到不了 Dart

    a shortcut that starts the app is lost under scenes
    采用场景后，启动 App 的快捷项会丢失

    the URL that ends a sign-in does not reach it under scenes
    采用场景后，它收不到结束登录的 URL

    it looks for windows in a way that scenes do not answer
    它查找窗口的方式在场景下得不到结果

    getInitialMessage is null and onMessage silent where plugins are registered with the scene's engine
    用场景的引擎注册插件时，getInitialMessage 为 null，onMessage 无声

    its background tasks have to be registered by an own call before the launch ends, which came with 0.9.5
    它的后台任务须在启动结束前通过单独的调用注册，该调用自 0.9.5 起提供

    links do not reach it under scenes
    采用场景后，它收不到链接

    it stops the app while plugins are registered
    它在注册插件时使 App 终止

    links that share something are lost under scenes
    采用场景后，分享内容的链接会丢失

    it is not maintained and does not get links under scenes; app_links takes its place
    它已无人维护，采用场景后收不到链接；由 app_links 取代

    its camera screen does not follow the scene life cycle properly
    它的相机画面没有正确遵循场景生命周期

    its shake menu looks for the app delegate's window, which is nil under scenes
    它的摇一摇菜单查找应用代理的窗口，采用场景后该窗口为 nil

    universal links that reach a scene in the background are not forwarded
    到达后台场景的通用链接不会被转发

    its in-app message window has no scene and is never shown
    它的 App 内消息窗口没有场景，永远不会显示

    it reads the app delegate's window, which is nil under scenes
    它读取应用代理的窗口，采用场景后该窗口为 nil

    it shows a UIAlertView, which throws an exception in a scene-based app
    它显示 UIAlertView，这在基于场景的 App 中会抛出异常

    it restarts the interface through the app delegate's window, which is nil under scenes
    它通过应用代理的窗口重启界面，采用场景后该窗口为 nil

    it unwraps the app delegate's window, which is nil under scenes, by force
    它强制解包应用代理的窗口，采用场景后该窗口为 nil

    its board in a window of its own has no scene and is not shown
    它的面板位于自己的窗口中，该窗口没有场景，不会显示

    the activity
    该活动

    the same call, with {1}
    同一调用，传入 {1}

    A cold start needs both the activities and the URLs of the connection options (the vendor's issue 1160). Its openURLContexts takes one context only.
    冷启动需要连接选项中的活动和 URL 两者（见厂商的 issue 1160）。它的 openURLContexts 只接受一个上下文。

    The vendor's sample forwards in all three scene methods.
    厂商的示例在全部三个场景方法中转发。

    Google has shut the service down: these links no longer work, with or without scenes.
    Google 已关闭此服务：无论是否采用场景，这些链接都已失效。

    launchOptions is nil under scenes: set userActivity or openUrl of the configuration from the connection options and in the warm scene methods, then start.
    采用场景后 launchOptions 为 nil：先用连接选项设置配置的 userActivity 或 openUrl，在热启动的场景方法中也同样设置，然后再启动。

    It follows links by itself in the app delegate only; under scenes trackOpeningURL has to be called.
    它只在应用代理中自行跟踪链接；采用场景后须调用 trackOpeningURL。

    It hooks into one scene delegate class only, the first it meets; a second scene class, such as one for CarPlay, may win.
    它只挂接一个场景代理类，即最先遇到的那个；若有第二个场景类（例如用于 CarPlay），可能由它占先。

    it hooks into the first scene delegate class it meets, and into no other
    它挂接最先遇到的场景代理类，不挂接其他的

    Where MobileCore.initialize is used it follows the life cycle itself; then no further call is needed.
    使用 MobileCore.initialize 时，它自行跟踪生命周期，无需其他调用。

    it follows scene notifications only where Info.plist has a scene manifest, and application notifications otherwise
    只有 Info.plist 有场景清单时它才跟踪场景通知，否则跟踪应用通知

    The result is the set of contexts that the next handler should get.
    结果是应交给下一个处理代码的一组上下文。

    Set-up, push registration and the notification-centre delegate stay in the app delegate; the app routes URLs in its scene delegate.
    初始化、推送注册和通知中心代理留在应用代理中；App 在场景代理中分派 URL。

    Its automatic integration hooks into the app delegate only and reads the launch options, which are nil: the link of a push that starts the app is lost unless it is taken from the connection options' notificationResponse.
    它的自动集成只挂接应用代理，并读取为 nil 的启动选项：启动 App 的推送所带的链接会丢失，除非从连接选项的 notificationResponse 中取得。

    With forwardUniversalLinks it hands universal links to the scene delegate, which then must implement scene(_:continue:). Background links need 14.0.1.
    启用 forwardUniversalLinks 时，它把通用链接转交给场景代理，后者须实现 scene(_:continue:)。后台的链接需要 14.0.1。

    with forwardUniversalLinks it looks for scene(_:continue:) on the scene delegate before it falls back to the app delegate
    启用 forwardUniversalLinks 时，它先在场景代理上查找 scene(_:continue:)，找不到才退回应用代理

    Calls are usually guarded by a test of the URL's host; the test moves along.
    调用之前通常会检查 URL 的主机名；这项检查一并移动。

    Version 7 has no Objective-C interface any more.
    第 7 版不再有 Objective-C 接口。

    The vendor asks for both calls, the one for URLs and the one for universal links.
    厂商要求两个调用都有：一个用于 URL，一个用于通用链接。

    A universal link takes the same method, with the activity's webpageURL.
    通用链接使用同一方法，传入活动的 webpageURL。

    The vendor asks to connect in sceneDidBecomeActive and to disconnect in sceneWillResignActive.
    厂商要求在 sceneDidBecomeActive 中连接，在 sceneWillResignActive 中断开。

    The SDK's own application(_:didFinishLaunchingWithOptions:) call stays in the app delegate.
    SDK 自身的 application(_:didFinishLaunchingWithOptions:) 调用留在应用代理中。

    its automatic event set-up looks for the scene delegate by the name in Info.plist, so a delegate that is only set in code is invisible to it until a scene is connected
    它的自动事件设置按 Info.plist 中的名称查找场景代理，因此只在代码中设置的代理，在场景连接之前它看不到

    The SDK finds the scene delegate itself while its proxy is on. The call is only needed where FirebaseAppDelegateProxyEnabled is NO. setAPNSToken and canHandleNotification stay in the app delegate.
    SDK 的 proxy 开启时，它自行找到场景代理。只有 FirebaseAppDelegateProxyEnabled 为 NO 时才需要此调用。setAPNSToken 和 canHandleNotification 留在应用代理中。

    Pass the source application of the URL context; without it the broker's answer is refused.
    传入 URL 上下文的来源应用（sourceApplication）；缺少它，broker 的应答会被拒绝。

    The library has ended; MSAL takes its place.
    此库已终止；由 MSAL 取代。

    The flow object is usually a property of the app delegate and must be reachable from the scene delegate.
    流程对象通常是应用代理的属性，场景代理必须能访问它。

    Its handler also swallows Kakao's URLs, so the order of the two matters.
    它的处理代码也会吞掉 Kakao 的 URL，因此两者的顺序很重要。

    SceneDelegateDispatcher is the counterpart of ApplicationDelegateDispatcher.
    SceneDelegateDispatcher 与 ApplicationDelegateDispatcher 相对应。

    canHandleUrl must be asked first; handleUrl ends the app for a URL that is not its own.
    必须先询问 canHandleUrl；若 URL 不是它自己的，handleUrl 会终止 App。

    Under scenes -sceneWillConnectToSessionWithOptions: has to be called from scene:willConnectToSession:options:.
    采用场景后，须从 scene:willConnectToSession:options: 调用 -sceneWillConnectToSessionWithOptions:。

    AppAuth behind SwiftUI's adaptor
    SwiftUI 适配器背后的 AppAuth
    """#
}
