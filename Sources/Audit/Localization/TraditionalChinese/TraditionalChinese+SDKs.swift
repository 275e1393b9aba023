extension TraditionalChinese {
  static let sdks = #"""
    a link that starts the app does not reach Dart under scenes
    採用場景後，啟動 App 的連結到不了 Dart

    a shortcut that starts the app is lost under scenes
    採用場景後，啟動 App 的捷徑項目會遺失

    the URL that ends a sign-in does not reach it under scenes
    採用場景後，它收不到結束登入的 URL

    it looks for windows in a way that scenes do not answer
    它尋找視窗的方式在場景下得不到結果

    getInitialMessage is null and onMessage silent where plugins are registered with the scene's engine
    用場景的引擎註冊外掛程式時，getInitialMessage 為 null，onMessage 無聲

    its background tasks have to be registered by an own call before the launch ends, which came with 0.9.5
    它的背景任務須在啟動結束前以另外的呼叫註冊，該呼叫自 0.9.5 起提供

    links do not reach it under scenes
    採用場景後，它收不到連結

    it stops the app while plugins are registered
    它在註冊外掛程式時使 App 終止

    links that share something are lost under scenes
    採用場景後，分享內容的連結會遺失

    it is not maintained and does not get links under scenes; app_links takes its place
    它已無人維護，採用場景後收不到連結；由 app_links 取代

    its camera screen does not follow the scene life cycle properly
    它的相機畫面沒有正確遵循場景生命週期

    its shake menu looks for the app delegate's window, which is nil under scenes
    它的搖晃選單尋找 App 代理的視窗，採用場景後該視窗為 nil

    universal links that reach a scene in the background are not forwarded
    到達背景場景的通用連結不會被轉送

    its in-app message window has no scene and is never shown
    它的 App 內訊息視窗沒有場景，永遠不會顯示

    it reads the app delegate's window, which is nil under scenes
    它讀取 App 代理的視窗，採用場景後該視窗為 nil

    it shows a UIAlertView, which throws an exception in a scene-based app
    它顯示 UIAlertView，這在以場景為基礎的 App 中會拋出例外

    it restarts the interface through the app delegate's window, which is nil under scenes
    它透過 App 代理的視窗重新啟動介面，採用場景後該視窗為 nil

    it unwraps the app delegate's window, which is nil under scenes, by force
    它強制解包 App 代理的視窗，採用場景後該視窗為 nil

    its board in a window of its own has no scene and is not shown
    它的面板位於自己的視窗中，該視窗沒有場景，不會顯示

    the activity
    該活動

    the same call, with {1}
    同一呼叫，傳入 {1}

    A cold start needs both the activities and the URLs of the connection options (the vendor's issue 1160). Its openURLContexts takes one context only.
    冷啟動需要連線選項中的活動和 URL 兩者（見廠商的 issue 1160）。它的 openURLContexts 只接受一個 context。

    The vendor's sample forwards in all three scene methods.
    廠商的範例在全部三個場景方法中轉送。

    Google has shut the service down: these links no longer work, with or without scenes.
    Google 已關閉此服務：無論是否採用場景，這些連結都已失效。

    launchOptions is nil under scenes: set userActivity or openUrl of the configuration from the connection options and in the warm scene methods, then start.
    採用場景後 launchOptions 為 nil：先用連線選項設定其設定物件的 userActivity 或 openUrl，在熱啟動的場景方法中也同樣設定，然後再啟動。

    It follows links by itself in the app delegate only; under scenes trackOpeningURL has to be called.
    它只在 App 代理中自行追蹤連結；採用場景後須呼叫 trackOpeningURL。

    It hooks into one scene delegate class only, the first it meets; a second scene class, such as one for CarPlay, may win.
    它只掛接一個場景代理類別，也就是最先遇到的那個；若有第二個場景類別（例如用於 CarPlay），可能由它搶先。

    it hooks into the first scene delegate class it meets, and into no other
    它掛接最先遇到的場景代理類別，不掛接其他的

    Where MobileCore.initialize is used it follows the life cycle itself; then no further call is needed.
    使用 MobileCore.initialize 時，它自行追蹤生命週期，不需要其他呼叫。

    it follows scene notifications only where Info.plist has a scene manifest, and application notifications otherwise
    只有 Info.plist 有場景資訊清單時它才追蹤場景通知，否則追蹤應用程式通知

    The result is the set of contexts that the next handler should get.
    結果是應交給下一個處理程式碼的一組 context。

    Set-up, push registration and the notification-centre delegate stay in the app delegate; the app routes URLs in its scene delegate.
    初始化、推播註冊和通知中心代理留在 App 代理中；App 在場景代理中分派 URL。

    Its automatic integration hooks into the app delegate only and reads the launch options, which are nil: the link of a push that starts the app is lost unless it is taken from the connection options' notificationResponse.
    它的自動整合只掛接 App 代理，並讀取為 nil 的啟動選項：啟動 App 的推播所帶的連結會遺失，除非從連線選項的 notificationResponse 中取得。

    With forwardUniversalLinks it hands universal links to the scene delegate, which then must implement scene(_:continue:). Background links need 14.0.1.
    啟用 forwardUniversalLinks 時，它把通用連結轉交給場景代理，後者須實作 scene(_:continue:)。背景的連結需要 14.0.1。

    with forwardUniversalLinks it looks for scene(_:continue:) on the scene delegate before it falls back to the app delegate
    啟用 forwardUniversalLinks 時，它先在場景代理上尋找 scene(_:continue:)，找不到才退回 App 代理

    Calls are usually guarded by a test of the URL's host; the test moves along.
    呼叫之前通常會檢查 URL 的主機名稱；這項檢查一併移動。

    Version 7 has no Objective-C interface any more.
    第 7 版不再有 Objective-C 介面。

    The vendor asks for both calls, the one for URLs and the one for universal links.
    廠商要求兩個呼叫都有：一個用於 URL，一個用於通用連結。

    A universal link takes the same method, with the activity's webpageURL.
    通用連結使用同一個方法，傳入活動的 webpageURL。

    The vendor asks to connect in sceneDidBecomeActive and to disconnect in sceneWillResignActive.
    廠商要求在 sceneDidBecomeActive 中連線，在 sceneWillResignActive 中斷線。

    The SDK's own application(_:didFinishLaunchingWithOptions:) call stays in the app delegate.
    SDK 自己的 application(_:didFinishLaunchingWithOptions:) 呼叫留在 App 代理中。

    its automatic event set-up looks for the scene delegate by the name in Info.plist, so a delegate that is only set in code is invisible to it until a scene is connected
    它的自動事件設定依 Info.plist 中的名稱尋找場景代理，因此只在程式碼中設定的代理，在場景連線之前它看不到

    The SDK finds the scene delegate itself while its proxy is on. The call is only needed where FirebaseAppDelegateProxyEnabled is NO. setAPNSToken and canHandleNotification stay in the app delegate.
    SDK 的 proxy 開啟時，它自行找到場景代理。只有 FirebaseAppDelegateProxyEnabled 為 NO 時才需要此呼叫。setAPNSToken 和 canHandleNotification 留在 App 代理中。

    Pass the source application of the URL context; without it the broker's answer is refused.
    傳入 URL context 的來源 App（sourceApplication）；缺少它，broker 的回應會被拒絕。

    The library has ended; MSAL takes its place.
    此函式庫已終止；由 MSAL 取代。

    The flow object is usually a property of the app delegate and must be reachable from the scene delegate.
    流程物件通常是 App 代理的屬性，場景代理必須能存取它。

    Its handler also swallows Kakao's URLs, so the order of the two matters.
    它的處理程式碼也會吃掉 Kakao 的 URL，因此兩者的順序很重要。

    SceneDelegateDispatcher is the counterpart of ApplicationDelegateDispatcher.
    SceneDelegateDispatcher 與 ApplicationDelegateDispatcher 相對應。

    canHandleUrl must be asked first; handleUrl ends the app for a URL that is not its own.
    必須先詢問 canHandleUrl；若 URL 不是它自己的，handleUrl 會終止 App。

    Under scenes -sceneWillConnectToSessionWithOptions: has to be called from scene:willConnectToSession:options:.
    採用場景後，須從 scene:willConnectToSession:options: 呼叫 -sceneWillConnectToSessionWithOptions:。

    AppAuth behind SwiftUI's adaptor
    SwiftUI 轉接器背後的 AppAuth
    """#
}
