extension TraditionalChinese {
  static let flutter = #"""
    What Flutter's own migration would do here
    Flutter 自帶的遷移在這裡會做什麼

    From Flutter 3.41 on, flutter run and flutter build ios migrate an app by themselves, where its AppDelegate is letter by letter one of Flutter's templates and ios/Runner/Info.plist names the storyboard Main. In every other case the tool prints that migration is needed and does not say why; the reason shows only with -v. It counts any mention of UIApplicationSceneManifest as adopted, even in a comment.\n\nThe tool rewrites Info.plist with its keys sorted, and when that fails it leaves the app delegate changed. What this program does is told file by file before it is done, and undone as a whole.
    從 Flutter 3.41 起，flutter run 和 flutter build ios 會自行遷移 App，條件是 AppDelegate 與 Flutter 的某個範本逐字相同，而且 ios/Runner/Info.plist 寫明 storyboard Main。其他情況下，該工具只提示需要遷移，不說明原因；只有加上 -v 才能看到原因。只要出現 UIApplicationSceneManifest，哪怕在註解裡，它都當作已採用。\n\n該工具會重寫 Info.plist 並對鍵排序；如果這一步失敗，App 代理卻已經改了。本程式在更改之前會逐一說明每個檔案，並且可以整體還原。

    the template, which the tool migrates
    範本原樣，工具會遷移

    a licence in front, which it refuses
    開頭有授權聲明，工具會拒絕

    switched off
    已關閉

    an app that has adopted scenes
    已採用場景的 App

    \sBelow 3.41 it is off unless flutter config switches it on.
    低於 3.41 時它是關閉的，除非用 flutter config 開啟。

    Flutter's own migration is switched off
    Flutter 自帶的遷移已關閉

    {1} sets enable-uiscene-migration to false: flutter build ios neither migrates nor warns, so its silence proves nothing. The line can go once scenes are adopted.
    {1} 把 enable-uiscene-migration 設為 false：flutter build ios 既不遷移也不警告，因此沒有提示不能說明任何問題。採用場景後可以刪除這一行。

    Flutter's own migration takes the app for migrated
    Flutter 自帶的遷移認為這個 App 已遷移

    {1} mentions UIApplicationSceneManifest, and Flutter's tool looks no further: it changes nothing and says nothing. The manifest is not usable as it stands.
    {1} 中出現了 UIApplicationSceneManifest，Flutter 的工具就不再往下看：什麼都不改，也沒有任何提示。而資訊清單以目前的樣子並不可用。

    Flutter's own migration would take this app
    Flutter 自帶的遷移會處理這個 App

    The app delegate is Flutter's template, so flutter build ios migrates it from 3.41 on, and writes Info.plist anew with sorted keys.{1} What is proposed here comes to the same and leaves the order of the keys.
    App 代理就是 Flutter 的範本，因此 flutter build ios 從 3.41 起會遷移它，並重寫 Info.plist、對鍵排序。{1}這裡提議的更改結果相同，並保持鍵的順序。

    Flutter's own migration would refuse this app
    Flutter 自帶的遷移會拒絕這個 App

    flutter build ios would only print that migration is needed, because {1}.{2}
    flutter build ios 只會提示需要遷移，原因：{1}。{2}

    The root controller is taken from a window that is not there at launch
    從啟動時還不存在的視窗取根視圖控制器

    Channels, platform views and services used to get their messenger from the root controller of the app delegate's window. Under scenes there is no window while the launch method runs: a forced cast stops the app, and a careful one leaves the channel out without a word.\n\nFlutter tells of its engine in didInitializeImplicitFlutterEngine. The messenger comes from engineBridge.applicationRegistrar.messenger(), the registry from engineBridge.pluginRegistry. Statements that need what is made there go along. The controller itself is not to be had there; pluginRegistry.registrar(forPlugin:)?.viewController has it once it is shown.\n\nWhat has to be done before the launch ends stays: the delegate of the notification centre, background tasks, the keys of SDKs.
    通道、平台視圖和服務過去都從 App 代理視窗的根視圖控制器取得 messenger。採用場景後，啟動方法執行時還沒有視窗：強制轉型會使 App 終止，可選轉型則會讓通道不被建立，而且沒有任何提示。\n\nFlutter 透過 didInitializeImplicitFlutterEngine 告知它的引擎。messenger 來自 engineBridge.applicationRegistrar.messenger()，註冊表來自 engineBridge.pluginRegistry。依賴其中所建物件的陳述式會一起移動。那裡拿不到控制器本身；控制器顯示之後，可以透過 pluginRegistry.registrar(forPlugin:)?.viewController 取得。\n\n必須在啟動結束之前完成的工作留在原處：通知中心的代理、背景任務、SDK 的金鑰。

    a forced cast for a channel
    為通道做強制轉型

    a careful cast
    可選轉型

    Objective-C
    Objective-C

    in a method that launch calls
    在啟動時呼叫的方法中

    nothing asks for the controller
    沒有程式碼需要控制器

    the engine's callback has the messenger
    引擎回呼中有 messenger

    Move it to {1}
    移到 {1}

    The statements that need the engine go there, with the messenger of the engine in place of the controller's.
    需要引擎的陳述式移到那裡，用引擎的 messenger 取代控制器的。

    What needs only the messenger goes there. The controller itself is not to be had there, so {1} {is|are} left to you, described exactly.
    只需要 messenger 的陳述式移到那裡。那裡拿不到控制器本身，因此{1}留給你處理，並附上確切說明。

    everything it takes from the controller, the engine has too
    它從控制器取得的一切，引擎也都有

    the controller does not exist yet when the launch method runs
    啟動方法執行時控制器還不存在

    The app stops at launch.
    App 在啟動時終止。

    What depends on the controller is never set up.
    依賴控制器的部分永遠不會設定。

    Use what speaks to native code over a channel: the calls are answered.
    使用透過通道與原生程式碼通訊的功能：呼叫都有回應。

    {1} takes the root controller of a window that the app delegate has not
    {1} 從 App 代理並沒有的視窗取根視圖控制器

    {1}.{2} reads the root controller of the app delegate's window. Under scenes that window is nil: a forced unwrap stops the app when the value is first asked for. Set the property in {3} instead, with engineBridge.applicationRegistrar.messenger().
    {1}.{2} 讀取 App 代理視窗的根視圖控制器。採用場景後該視窗為 nil：首次存取該值時，強制解包會使 App 終止。改為在 {3} 中用 engineBridge.applicationRegistrar.messenger() 設定該屬性。

    Under scenes the app delegate's window is nil while it launches, so this unwraps nothing and the app stops.\s
    採用場景後，App 代理的視窗在啟動時為 nil，這裡解包失敗，App 終止。

    Under scenes the app delegate's window is nil while it launches: the code is passed over without a word, and what it sets up never exists.\s
    採用場景後，App 代理的視窗在啟動時為 nil：這段程式碼會被跳過而沒有任何提示，它要設定的東西永遠不會存在。

    The engine's messenger and registry come with {1}.\s
    引擎的 messenger 和註冊表由 {1} 提供。

    {1} statement{|s} of {2} would go there.\s
    {2} 的 {1} 個陳述式會移到那裡。

    The controller itself is used in {1}, for which the callback has nothing.\s
    {1}使用了控制器本身，回呼中沒有對應的物件。

    Needed on both sides: {1}, as {2}.\s
    兩邊都需要：{1}（{2}）。

    Whether every call is answered shows only on a device.
    是否每個呼叫都有回應，只能在實機上看到。

    {1} takes the FlutterViewController before it exists
    {1} 在 FlutterViewController 存在之前就去取它

    Flutter's own deep links and a link plugin both take links
    Flutter 自帶的深層連結和連結外掛程式都會接收連結

    Flutter opens links by its router unless FlutterDeepLinkingEnabled is false in Info.plist. A plugin such as app_links takes the same links, so that one link may be handled twice, or by the one that is not meant. Which of them the app means only its authors know; nothing is changed unasked. uni_links is no longer maintained: app_links takes its place.\n\nAn app delegate that takes links itself and does not call super kept them from Flutter. Under scenes Flutter is told of all that starts the app as the scene connects, before the app's own code, so its router opens such a link too.
    除非 Info.plist 中 FlutterDeepLinkingEnabled 為 false，Flutter 會用自己的路由開啟連結。app_links 之類的外掛程式也接收同樣的連結，因此一個連結可能被處理兩次，或被不該處理它的一方處理。App 要用哪一個，只有作者知道；未經詢問不會更改。uni_links 已不再維護：由 app_links 取代。\n\n自己接收連結而不呼叫 super 的 App 代理，此前不讓 Flutter 得到這些連結。採用場景後，啟動 App 的一切都會在場景連線時先告知 Flutter，然後才輪到 App 自己的程式碼，因此它的路由也會開啟這樣的連結。

    app_links, and the key is not there
    有 app_links，沒有該鍵

    the key says no
    該鍵為否

    no link plugin
    沒有連結外掛程式

    {1} and Flutter's router both take links
    {1} 和 Flutter 的路由都會接收連結

    {1} does not switch Flutter's own deep links off, and {2} {3} takes links as well. Under scenes plugins are asked first, and Flutter's router gets what none of them takes.
    {1} 沒有關閉 Flutter 自帶的深層連結，{2} {3} 也會接收連結。採用場景後先詢問外掛程式，沒有外掛程式接收的才交給 Flutter 的路由。

    \suni_links is not maintained any more; app_links takes its place.
    uni_links 已不再維護；由 app_links 取代。

    Links go on as today.
    連結處理保持現狀。

    only you know which of the two is meant
    要用哪一個，只有你知道

    Let the plugin alone take links
    只讓外掛程式接收連結

    FlutterDeepLinkingEnabled becomes false in {1}.
    {1} 中的 FlutterDeepLinkingEnabled 改為 false。

    The app makes a Flutter engine of its own
    App 自行建立 Flutter 引擎

    An engine that the app delegate makes and runs lives as long as the process, and scenes do not change that: keep it where it is made. Its controller needs a window of the scene, so the scene delegate makes the window and the controller with FlutterViewController(engine:nibName:bundle:).\n\nThere is no implicit engine then: FlutterImplicitEngineDelegate is not needed, and plugins stay registered with the app's engine. For plugins to hear of the scene the scene delegate inherits from FlutterSceneDelegate and calls super after its window is shown.
    由 App 代理建立並執行的引擎與行程同壽命，場景不會改變這一點：它留在建立的地方。它的控制器需要場景的視窗，因此由場景代理建立視窗，並用 FlutterViewController(engine:nibName:bundle:) 建立控制器。\n\n這樣就沒有隱式引擎：不需要 FlutterImplicitEngineDelegate，外掛程式仍向 App 自己的引擎註冊。為了讓外掛程式得知場景事件，場景代理繼承 FlutterSceneDelegate，並在視窗顯示之後呼叫 super。

    an engine as a property of the app delegate
    引擎是 App 代理的屬性

    the storyboard's engine
    storyboard 的引擎

    {1} makes a Flutter engine of its own
    {1} 自行建立 Flutter 引擎

    The engine stays where it is made; its controller has to be shown in a window of the scene. There is no engine of the storyboard, so FlutterImplicitEngineDelegate is not needed. Plugins hear of links and of the scene's states only through a FlutterSceneDelegate that is told after the window is shown.
    引擎留在建立的地方；它的控制器要在場景的視窗中顯示。沒有由 storyboard 建立的引擎，因此不需要 FlutterImplicitEngineDelegate。只有 FlutterSceneDelegate 在視窗顯示之後得到通知，外掛程式才能得知連結和場景狀態。

    Plugins are registered before the engine of the scene is there
    外掛程式在場景的引擎存在之前就註冊

    Under scenes the storyboard makes the FlutterViewController, and with it the engine, when the scene connects: after the launch method. Flutter tells of it in didInitializeImplicitFlutterEngine, and its templates register the plugins there.\n\nRegistering in the launch method still works where the first controller comes from a storyboard: the app delegate makes a hidden engine, which that controller takes over. Plugins that must be there before the launch ends may need it. For controllers made in code it does not work. Registering in both places ends in "Duplicate plugin key".\n\nA scene delegate that shows a controller with an engine of the app's own needs the plugins registered with that engine: neither place reaches it.\n\nA registrant for background work, such as WorkmanagerPlugin.setPluginRegistrantCallback, is no concern of this rule and is left alone.
    採用場景後，FlutterViewController 及其引擎由 storyboard 在場景連線時建立，即在啟動方法之後。Flutter 透過 didInitializeImplicitFlutterEngine 告知，它的範本也在那裡註冊外掛程式。\n\n如果第一個控制器來自 storyboard，在啟動方法中註冊仍然有效：App 代理會建立一個隱藏的引擎，由該控制器接管。必須在啟動結束之前就緒的外掛程式可能需要這樣做。對用程式碼建立的控制器則無效。兩處都註冊，會以「Duplicate plugin key」告終。\n\n如果場景代理顯示的控制器使用 App 自己的引擎，外掛程式就要註冊到該引擎：上述兩處都到不了它。\n\n為背景工作設定的註冊回呼，例如 WorkmanagerPlugin.setPluginRegistrantCallback，與本規則無關，不會改動。

    Flutter's template before 3.41
    3.41 之前的 Flutter 範本

    in both places
    兩處都有

    a spelling of a pre-release
    預發佈版的寫法

    in the engine's callback
    在引擎回呼中

    for a background engine only
    只用於背景引擎

    Register them in the engine's callback alone
    只在引擎回呼中註冊

    The call in {1} goes; the callback's stays.
    刪除 {1} 中的呼叫；保留回呼中的。

    the callback registers them with the engine that the scene shows
    回呼會把它們註冊到場景所顯示的引擎

    The app stops with "Duplicate plugin key" when the scene connects.
    場景連線時，App 會因「Duplicate plugin key」終止。

    Keep it in the launch method
    保留在啟動方法中

    The app delegate makes a hidden engine, which the storyboard's controller takes over. Fit for plugins that must be there before the launch ends.
    App 代理建立一個隱藏的引擎，由 storyboard 的控制器接管。適合必須在啟動結束之前就緒的外掛程式。

    {1} gets the protocol FlutterImplicitEngineDelegate, and the plugins are registered with the engine that the scene brings.
    {1} 遵循協定 FlutterImplicitEngineDelegate，外掛程式向場景帶來的引擎註冊。

    it is the shape of Flutter's own templates since 3.41
    Flutter 自己的範本自 3.41 起就是這種形式

    it works as it is with a storyboard
    使用 storyboard 時，保持現狀也能正常運作

    Start the app and use one plugin of each kind: no MissingPluginException is printed.
    啟動 App，每類外掛程式各用一個：沒有輸出 MissingPluginException。

    {1} is the spelling of a pre-release
    {1} 是預發佈版的寫法

    FlutterPluginRegistrant asks for register(with:); registerPlugins(_:) was its name before 3.35 and is not called by any release, so the plugins stay unregistered. Rename it, or move the call to {1}.
    FlutterPluginRegistrant 要求的是 register(with:)；registerPlugins(_:) 是它在 3.35 之前的名稱，任何正式版都不會呼叫，因此外掛程式一直沒有註冊。重新命名它，或把呼叫移到 {1}。

    {1} registers the plugins twice
    {1} 把外掛程式註冊了兩次

    {1} registers them with the app delegate, and the engine's callback registers them again. Flutter stops the app with "Duplicate plugin key" where both mean one engine.
    {1} 向 App 代理註冊外掛程式，引擎回呼又註冊一次。如果兩者指的是同一個引擎，Flutter 會以「Duplicate plugin key」終止 App。

    {1} registers the plugins at launch, which works with a storyboard
    {1} 在啟動時註冊外掛程式，使用 storyboard 時有效

    The app uses scenes and registers its plugins in {1}: the app delegate makes a hidden engine, which the first controller from a storyboard takes over. Flutter's templates register in the engine's callback.
    App 使用場景，並在 {1} 中註冊外掛程式：App 代理會建立一個隱藏的引擎，由來自 storyboard 的第一個控制器接管。Flutter 的範本在引擎回呼中註冊。

    \s{1} further {statement needs|statements need} the engine as well.
    另有 {1} 個陳述式也需要引擎。

    \sOn both sides: {1}, as {2}.
    兩邊都需要：{1}（{2}）。

    {1} registers the plugins before the scene has an engine
    {1} 在場景有引擎之前就註冊外掛程式

    Under scenes the engine comes with the scene, after {1}. Flutter's place for it is didInitializeImplicitFlutterEngine; a call that stays here works only with a controller from a storyboard.{2}{3} A call in both places stops the app.{4}
    採用場景後，引擎隨場景而來，在 {1} 之後。Flutter 為此提供的位置是 didInitializeImplicitFlutterEngine；留在這裡的呼叫只對來自 storyboard 的控制器有效。{2}{3}兩處都呼叫會使 App 終止。{4}

    A plugin with scene support leaves events out
    支援場景的外掛程式漏掉了事件

    Flutter passes events of the application on to plugins that do not conform to FlutterSceneLifeCycleDelegate, as a substitute. A plugin that conforms gets no substitute: every application event it handles needs its scene method. What starts the app comes with scene(_:willConnectTo:options:), URLs and user activities both.
    對於沒有遵循 FlutterSceneLifeCycleDelegate 的外掛程式，Flutter 會轉送 App 事件作為替代。已遵循的外掛程式得不到這種替代：它處理的每個 App 事件都需要對應的場景方法。啟動 App 的內容由 scene(_:willConnectTo:options:) 提供，包括 URL 和使用者活動。

    URLs without a scene method
    處理 URL，但沒有場景方法

    nothing for what starts the app
    沒有處理啟動 App 的內容

    every event
    每個事件都有

    {1} conforms to scenes and leaves events out
    {1} 遵循場景協定，但漏掉了事件

    Handled for the application and not for scenes: {1}. The conformance switches Flutter's substitute off, so in an app with scenes these events are lost.
    處理了 App 事件、卻沒有處理對應場景事件的有：{1}。遵循協定會關閉 Flutter 的替代轉送，因此在採用場景的 App 中這些事件會遺失。

    {1} does not take links that start the app
    {1} 不接收啟動 App 的連結

    It takes links while the app runs, and no scene(_:willConnectTo:options:): a link that starts the app comes only there, as one of urlContexts or userActivities.
    它在 App 執行時接收連結，但沒有 scene(_:willConnectTo:options:)：啟動 App 的連結只會送到那裡，在 urlContexts 或 userActivities 中。

    A scene method of a plugin has the wrong type
    外掛程式的場景方法型別不對

    Flutter's scene methods for plugins answer whether they took the event: connecting, URLs, activities and shortcuts return a Bool. In Objective-C a method that returns nothing compiles, and the caller reads garbage as the answer. The options of scene(_:willConnectTo:options:) are nil where another plugin took them, so Swift has to declare them optional.
    Flutter 供外掛程式使用的場景方法要回答是否接收了事件：連線、URL、使用者活動和捷徑項目都回傳 Bool。在 Objective-C 中，不回傳值的方法可以編譯，但呼叫端讀到的回答是垃圾值。如果另一個外掛程式已經接收，scene(_:willConnectTo:options:) 的選項為 nil，因此 Swift 必須把它宣告為可選型別。

    Objective-C without an answer
    Objective-C，沒有回傳值

    Objective-C with an answer
    Objective-C，有回傳值

    {1} of {2} answers nothing
    {2} 的 {1} 不回傳值

    Flutter asks every plugin whether it took the event and expects a Bool. This method returns nothing: {1}.
    Flutter 會詢問每個外掛程式是否接收了事件，並期望得到 Bool。這個方法不回傳值：{1}。

    the caller reads garbage, and other plugins may be passed over
    呼叫端會讀到垃圾值，其他外掛程式可能被跳過

    it is another method for Swift, which Flutter does not call
    對 Swift 來說它是另一個方法，Flutter 不會呼叫

    The connection options of {1} are not optional
    {1} 的連線選項不是可選型別

    Flutter passes nil where another plugin took the connection. Declare them as UIScene.ConnectionOptions?.
    如果另一個外掛程式已接收這次連線，Flutter 會傳入 nil。把它宣告為 UIScene.ConnectionOptions?。

    A plugin takes every event for itself
    外掛程式獨占所有事件

    Plugins are asked in order, and the first that answers true keeps the event from all others and from Flutter's own deep links. A scene method that always answers true starves them.
    外掛程式依序被詢問，第一個回傳 true 的外掛程式會讓其他外掛程式和 Flutter 自帶的深層連結都收不到該事件。總是回傳 true 的場景方法會讓它們什麼也收不到。

    always true
    總是回傳 true

    always false
    總是回傳 false

    {1} of {2} takes everything
    {2} 的 {1} 獨占所有事件

    It answers true whatever comes, so no other plugin and no deep link of Flutter's gets the event. Answer true only for what the plugin handled.
    無論收到什麼它都回傳 true，因此其他外掛程式和 Flutter 的深層連結都收不到該事件。只在外掛程式確實處理了事件時回傳 true。

    A plugin guards its scene support with a header that does not exist
    外掛程式用不存在的標頭檔作為場景支援的條件

    The header is <Flutter/FlutterSceneLifeCycle.h>. A __has_include for FlutterSceneLifeCycleDelegate.h is never true, so the code behind it is never compiled, without a word.
    正確的標頭檔是 <Flutter/FlutterSceneLifeCycle.h>。針對 FlutterSceneLifeCycleDelegate.h 的 __has_include 永遠不成立，因此其後的程式碼從不編譯，而且沒有任何提示。

    the wrong name
    名稱錯誤

    the right name
    名稱正確

    {1} asks for a header that Flutter does not have
    {1} 檢查一個 Flutter 沒有的標頭檔

    FlutterSceneLifeCycleDelegate.h does not exist, so what stands behind this condition is never compiled. The header is <Flutter/FlutterSceneLifeCycle.h>.
    FlutterSceneLifeCycleDelegate.h 不存在，因此這個條件之後的程式碼從不編譯。正確的標頭檔是 <Flutter/FlutterSceneLifeCycle.h>。

    A plugin looks for a window of the application
    外掛程式尋找 App 的視窗

    In an app with scenes the app delegate's window is nil, and keyWindow and windows of UIApplication are deprecated and mean whichever scene comes first. While plugins are registered no window is shown yet. The registrar has the view controller: registrar.viewController, asked for when it is needed, with the registrar held weakly; its view's window has the scene and the screen.
    在採用場景的 App 中，App 代理的視窗為 nil；UIApplication 的 keyWindow 和 windows 已棄用，回傳的是排在最前的那個場景的視窗。註冊外掛程式時還沒有顯示任何視窗。registrar 有視圖控制器：以弱引用保留 registrar，在需要時讀取 registrar.viewController；其視圖的視窗可以給出場景和螢幕。

    the app delegate's window in the registration
    註冊時使用 App 代理的視窗

    keyWindow
    keyWindow

    the registrar's view controller
    registrar 的視圖控制器

    {1} looks for a window while plugins are registered
    {1} 在註冊外掛程式時尋找視窗

    {1} looks for a window of the application
    {1} 尋找 App 的視窗

    {1}: {2} registrar.viewController has the controller that shows Flutter; its view's window has the rest.
    {1}：{2}registrar.viewController 是顯示 Flutter 的控制器；其餘的可以從其視圖的視窗取得。

    no window is there yet when plugins are registered under scenes, so this is nil or stops the app.
    採用場景後，註冊外掛程式時還沒有視窗，因此這裡為 nil，或使 App 終止。

    with scenes this is nil, or the window of some other scene.
    採用場景後這裡為 nil，或是其他場景的視窗。

    A plugin does not ask for the events of scenes
    外掛程式沒有要求場景事件

    A plugin that calls addApplicationDelegate gets events of the application. In an app with scenes URLs, activities and shortcuts come to scenes. Flutter makes up for some of it where the app's delegates are Flutter's own: states and URLs are passed on, universal links and notifications that start the app are not.\n\nThe plugin conforms to FlutterSceneLifeCycleDelegate, calls addSceneDelegate beside addApplicationDelegate, which stays for apps that have not migrated, and gets a scene method for every event it handles: with a conformance Flutter no longer makes up for anything. pubspec.yaml asks for Flutter 3.38 and Dart 3.10.
    呼叫 addApplicationDelegate 的外掛程式會收到 App 事件。在採用場景的 App 中，URL、使用者活動和捷徑項目都送到場景。如果 App 的各個代理都是 Flutter 自己的，Flutter 會補上一部分：轉送狀態和 URL，但不轉送啟動 App 的通用連結和通知。\n\n外掛程式遵循 FlutterSceneLifeCycleDelegate，在 addApplicationDelegate 旁邊再呼叫 addSceneDelegate（前者為尚未遷移的 App 保留），並為它處理的每個事件加上場景方法：一旦遵循協定，Flutter 就不再補上任何事件。pubspec.yaml 要求 Flutter 3.38 和 Dart 3.10。

    URLs
    URL

    both registrations
    兩種註冊都有

    no events
    沒有事件

    {1} does not hear of scenes
    {1} 收不到場景事件

    It handles {1} and registers with addApplicationDelegate alone. In an app with scenes these come to scene delegates. Flutter passes some on to plugins without scene support, where the app's delegates are its own; {2}. Conform to FlutterSceneLifeCycleDelegate, call addSceneDelegate as well, and add the scene method of each.
    它處理 {1}，但只用 addApplicationDelegate 註冊。在採用場景的 App 中，這些事件送到場景代理。如果 App 的各個代理都是 Flutter 自己的，Flutter 會把其中一部分轉送給不支援場景的外掛程式；{2}。遵循 FlutterSceneLifeCycleDelegate，同時呼叫 addSceneDelegate，並為每個事件加上場景方法。

    links that start the app, universal links above all, are lost
    啟動 App 的連結會遺失，尤其是通用連結

    other hosts pass nothing on
    其他宿主不會轉送任何事件

    I take it from here
    由我自己處理

    the class is the app's own, and its events come to scenes
    這個類別屬於 App 自己，它的事件由場景接收

    a scene delegate that does not name Flutter's classes yet
    場景代理還沒有使用 Flutter 的類別

    below iOS 13 only
    僅限 iOS 13 以下

    Nothing of the plugin is changed.
    外掛程式不會更改。

    a plugin's code runs in many apps, so it is changed only where you say so
    外掛程式的程式碼在許多 App 中執行，因此只有你同意才會更改

    Add scene support
    加入場景支援

    The conformance, the registration and a scene method for each event, which calls the method that is there.
    遵循協定、註冊，並為每個事件加入場景方法，由它呼叫現有的方法。

    A scene delegate does not pass its events on to Flutter
    場景代理沒有把事件轉送給 Flutter

    Plugins hear of links, shortcuts and the scene's states through the scene delegate. One that inherits from FlutterSceneDelegate passes them on by itself; one that cannot, because it has another superclass or is a responder, adopts FlutterSceneLifeCycleProvider and passes nine events on to a FlutterPluginSceneLifeCycleDelegate. With neither, plugins such as sign-in and link plugins miss every link.\n\nFlutterSceneDelegate is an NSObject and has a `window` already: the property goes, every scene method gets `override` and calls super, after the window is shown.
    外掛程式透過場景代理得知連結、捷徑項目和場景狀態。繼承 FlutterSceneDelegate 的場景代理會自行轉送；不能繼承的（因為已有其他父類別，或本身是回應者），則遵循 FlutterSceneLifeCycleProvider，並把九個事件轉送給 FlutterPluginSceneLifeCycleDelegate。兩者都沒有時，登入、連結之類的外掛程式會錯過所有連結。\n\nFlutterSceneDelegate 是 NSObject，而且已有 `window`：原有的屬性要刪除，每個場景方法都加上 `override`，並在視窗顯示之後呼叫 super。

    a plain scene delegate
    一般的場景代理

    a SwiftUI host
    SwiftUI 宿主

    Flutter's base class
    Flutter 的基底類別

    the provider
    遵循 FlutterSceneLifeCycleProvider

    {1} gives SwiftUI's scenes no delegate of Flutter's
    {1} 沒有為 SwiftUI 的場景提供 Flutter 的代理

    {1} is a SwiftUI App with {2} behind its adaptor. Flutter's plugins hear of links and of the scene's states only where application(_:configurationForConnecting:options:) names FlutterSceneDelegate. SwiftUI allows several windows unless the manifest says no; Flutter supports one.
    {1} 是 SwiftUI App，其轉接器背後是 {2}。只有 application(_:configurationForConnecting:options:) 指定 FlutterSceneDelegate，Flutter 的外掛程式才能得知連結和場景狀態。除非資訊清單禁止，SwiftUI 允許多個視窗；Flutter 只支援一個。

    Name FlutterSceneDelegate in code
    在程式碼中指定 FlutterSceneDelegate

    {1} gets the method, which returns a configuration with FlutterSceneDelegate.
    為 {1} 加入該方法，回傳使用 FlutterSceneDelegate 的設定。

    SwiftUI makes the window and tells this class besides
    視窗由 SwiftUI 建立，同時也會告知這個類別

    Plugins keep missing links and the states of the scene.
    外掛程式仍然會錯過連結和場景狀態。

    Inherit from FlutterSceneDelegate
    繼承 FlutterSceneDelegate

    The class loses its own `window`, its scene methods get `override` and call super.
    該類別去掉自己的 `window`，其場景方法加上 `override` 並呼叫 super。

    Adopt FlutterSceneLifeCycleProvider
    遵循 FlutterSceneLifeCycleProvider

    The superclass stays; nine scene methods pass their events on to Flutter.
    父類別不變；九個場景方法把事件轉送給 Flutter。

    Plugins keep missing links, shortcuts and the states of the scene.
    外掛程式仍然會錯過連結、捷徑項目和場景狀態。

    {1} does not pass scene events on to Flutter's plugins
    {1} 沒有把場景事件轉送給 Flutter 的外掛程式

    {1} inherits from {2} and is no FlutterSceneLifeCycleProvider. It shows Flutter well, but plugins that wait for links, shortcuts or the states of the scene hear nothing.
    {1} 繼承 {2}，也沒有遵循 FlutterSceneLifeCycleProvider。它能正常顯示 Flutter，但等待連結、捷徑項目或場景狀態的外掛程式什麼也收不到。

    \sIt overrides {1} of UIResponder, which FlutterSceneDelegate is not.
    它覆寫了 UIResponder 的 {1}，而 FlutterSceneDelegate 不是 UIResponder。

    nothing of its superclass is used
    沒有用到父類別的任何內容

    it needs its superclass {1}
    它需要父類別 {1}

    Open one of the app's links while it runs and after ending it: the plugin gets it both times.
    在 App 執行時和結束後各開啟一次 App 的連結：外掛程式兩次都能收到。

    A FlutterSceneLifeCycleProvider leaves events out
    FlutterSceneLifeCycleProvider 漏掉了事件

    A scene delegate that adopts FlutterSceneLifeCycleProvider has to pass nine events on to its sceneLifeCycleDelegate: connecting, disconnecting, the four states, URLs, activities and shortcuts. An event that is left out is lost for every plugin, and nothing warns about it.
    遵循 FlutterSceneLifeCycleProvider 的場景代理必須把九個事件轉送給它的 sceneLifeCycleDelegate：連線、中斷連線、四種狀態、URL、使用者活動和捷徑項目。漏掉的事件對所有外掛程式都會遺失，而且沒有任何警告。

    only the connection is passed on
    只轉送連線事件

    Flutter's base class passes everything on
    Flutter 的基底類別轉送所有事件

    {1} keeps {2} event{|s} from Flutter's plugins
    {1} 沒有把 {2} 個事件轉送給 Flutter 的外掛程式

    Not passed on to sceneLifeCycleDelegate: {1}. Plugins that wait for them hear nothing.
    沒有轉送給 sceneLifeCycleDelegate：{1}。等待這些事件的外掛程式什麼也收不到。

    Pass them on
    轉送它們

    Each gets its line, in a new method where there is none.
    每個事件加一行；沒有對應方法的，新建一個。

    Flutter expects all nine
    Flutter 要求九個全部轉送

    The events stay lost for plugins.
    外掛程式仍然收不到這些事件。

    it looks for ios/Runner/Info.plist alone, and that is not there
    它只尋找 ios/Runner/Info.plist，而該檔案不存在

    Info.plist names the storyboard {1} and not Main
    Info.plist 寫的 storyboard 是 {1}，不是 Main

    Info.plist names no main storyboard
    Info.plist 沒有寫明主 storyboard

    there is no AppDelegate in ios/Runner that it knows
    ios/Runner 中沒有它認得的 AppDelegate

    has Windows line endings
    使用 Windows 換行字元

    starts with a comment
    以註解開頭

    has more, or other, code than the template
    程式碼比範本多，或與範本不同

    is laid out otherwise than the template
    排版與範本不同

    The Flutter release decides whether scenes can be used
    能否使用場景取決於 Flutter 版本

    FlutterSceneDelegate and FlutterImplicitEngineDelegate exist from Flutter 3.38 on. Code that names them does not compile with an older release, and an older release has no other way to scenes. Flutter's own migration is on by default from 3.41.\n\nA release that fvm, asdf or mise pins is certain. The constraints of pubspec.yaml and pubspec.lock only say which release is the lowest allowed; the one that is installed may be newer.\n\nA lower bound for Dart below 2.12 means code from before null safety, which no Flutter with scenes builds.
    FlutterSceneDelegate 和 FlutterImplicitEngineDelegate 從 Flutter 3.38 起才有。使用它們的程式碼在更舊的版本上無法編譯，而更舊的版本也沒有別的辦法採用場景。Flutter 自帶的遷移從 3.41 起預設開啟。\n\n由 fvm、asdf 或 mise 鎖定的版本是確定的。pubspec.yaml 和 pubspec.lock 中的限制條件只說明允許的最低版本；實際安裝的可能更新。\n\nDart 的下限低於 2.12，說明程式碼來自空值安全之前，任何支援場景的 Flutter 都無法建置它。

    scenes in the code, and an older release pinned
    程式碼中已有場景，卻固定在更舊的版本

    a pinned release below 3.38
    鎖定的版本低於 3.38

    a constraint that allows older releases
    限制條件允許更舊的版本

    3.41 or later
    3.41 或更新版本

    No file of the project says which Flutter builds it.
    專案中沒有檔案說明用哪個 Flutter 建置。

    {1} pins Flutter {2}.
    {1} 鎖定 Flutter {2}。

    {1} allows Flutter from {2} on.
    {1} 允許 Flutter {2} 及以上版本。

    Flutter {1} has scenes, with its own migration switched off
    Flutter {1} 支援場景，但自帶的遷移未開啟

    {1} pins Flutter {2}. The classes are there; Flutter's tool migrates by itself only from 3.41 on, so that a build that says nothing proves nothing.
    {1} 鎖定 Flutter {2}。這些類別已經存在；但 Flutter 的工具從 3.41 起才會自行遷移，因此建置時沒有提示不能說明任何問題。

    Leave the project as it is until Flutter is upgraded
    升級 Flutter 之前，專案保持原樣

    Nothing of Flutter's is changed: no manifest, no code that needs 3.38.
    與 Flutter 有關的部分不會更改：不加資訊清單，也不加需要 3.38 的程式碼。

    I upgrade Flutter to 3.38 or later (better 3.41)
    我會把 Flutter 升級到 3.38 或更新版本（最好是 3.41）

    The code is written for the newer release. Until the upgrade it does not compile.
    程式碼依新版本撰寫。升級之前無法編譯。

    no older release has scenes
    更舊的版本都沒有場景

    It is built with Flutter 3.38 or later
    用 Flutter 3.38 或更新版本建置

    The code is written for it. With an older release it does not compile.
    程式碼依該版本撰寫。用更舊的版本無法編譯。

    nothing pins an older release, and the iOS 27 SDK asks for a current one
    沒有鎖定更舊的版本，而且 iOS 27 SDK 要求使用目前版本

    Flutter {1} is too old for scenes
    Flutter {1} 太舊，不支援場景

    Scenes need Flutter 3.38, and the project may be built with less
    場景需要 Flutter 3.38，而專案可能用更低的版本建置

    {1} The scene life cycle needs 3.38: FlutterSceneDelegate and FlutterImplicitEngineDelegate do not exist before. From 3.41 on Flutter's own templates use them.
    {1}場景生命週期需要 3.38：在此之前沒有 FlutterSceneDelegate 和 FlutterImplicitEngineDelegate。從 3.41 起，Flutter 自己的範本就使用它們。

    A plugin has to be called before the launch ends
    必須在啟動結束之前呼叫外掛程式

    Background tasks and the delegate of the notification centre have to be set up before application(_:didFinishLaunchingWithOptions:) returns. Plugins did that as they were registered. Under scenes Flutter registers them later, and tells them of the launch only as the scene connects, so plugins that need it offer a call that the app makes in its launch method.
    背景任務和通知中心的代理必須在 application(_:didFinishLaunchingWithOptions:) 返回之前設定好。以前外掛程式在註冊時完成這些。在場景下，Flutter 更晚才註冊外掛程式，並且在場景連線時才把啟動告訴它們，因此有此需要的外掛程式提供一個由 App 在啟動方法中進行的呼叫。

    workmanager without its call
    workmanager，沒有它的呼叫

    workmanager of a version that nothing tells
    workmanager，版本無從得知

    with the call
    帶有該呼叫

    no such plugin
    沒有這樣的外掛程式

    {1} wants a call of {2} before the launch ends
    {1} 要求在啟動結束之前呼叫 {2}

    Under scenes plugins are registered after the launch, and {1}. From {2} on {3} asks the app for {4} in its launch method.
    在場景下，外掛程式在啟動之後才註冊，{1}。從 {2} 起，{3} 要求 App 在啟動方法中呼叫 {4}。

    background tasks that Dart scheduled in an earlier run are not handed over any more
    Dart 在之前的執行中安排的背景任務不再被交付

    getInitialMessage may not have the notification that started the app
    getInitialMessage 可能得不到啟動 App 的通知

    Schedule background work, end the app and start it again: the work is still done.
    安排背景工作，結束 App 後再次啟動：工作仍會完成。

    Call it first in the launch method
    在啟動方法的開頭呼叫它

    The launch method starts with the call, and {1} is imported.
    啟動方法以該呼叫開頭，並匯入 {1}。

    Nothing is added.
    什麼也不加入。

    the version in use has the call
    所用的版本有該呼叫

    I see to the version and add the call
    由我確認版本並加入該呼叫

    The plan names it as left by hand.
    計畫把它列為需手動完成的事項。

    no file tells which version is used, and before {1} there is no such call
    沒有檔案說明所用的版本，而 {1} 之前沒有這個呼叫

    a plugin that registers background tasks as it is registered
    在註冊時登記背景任務的外掛程式

    a plugin that offers a call for it
    為此提供呼叫的外掛程式

    {1} sets up too late for an app with scenes: {2}
    {1} 對使用場景的 App 來說設定得太晚：{2}

    {1} does this, and under scenes Flutter comes to it only after the launch has ended. {2} Offer a public static method for it that the app calls in its launch method, and say so in the plugin's guide.
    {1} 做這件事，而在場景下，Flutter 在啟動結束之後才執行到它。{2}請為此提供一個由 App 在啟動方法中呼叫的公開靜態方法，並在外掛程式的說明中寫明。

    \sIn a launch in the background ({1} in UIBackgroundModes) no scene connects: plugins that have to be there then want the call to stay.
    在背景啟動時（UIBackgroundModes 中的 {1}）沒有場景連線：那時必須存在的外掛程式需要保留這裡的呼叫。

    links that the app delegate keeps from Flutter
    App 代理不讓 Flutter 得到的連結

    Flutter's router comes to open links that {1} keeps to itself
    Flutter 的路由將會開啟 {1} 留給自己的連結

    {1} {does|do} not call super for links that are taken there, so that Flutter has not heard of these. Under scenes Flutter is told of what starts the app as the scene connects, and {2} does not switch its own deep links off: where no plugin takes the link, the router opens it beside the app's own code.
    {1} 對自己處理的連結不呼叫 super，因此 Flutter 沒有得知這些連結。採用場景後，啟動 App 的內容會在場景連線時告知 Flutter，而 {2} 沒有關閉它自帶的深層連結：沒有外掛程式接收該連結時，除 App 自己的程式碼之外，路由也會開啟它。

    Let the app's own code alone take links
    只由 App 自己的程式碼接收連結

    Flutter's router opens the link too.
    Flutter 的路由也會開啟該連結。

    only you know whether Flutter's router has routes for links
    Flutter 的路由是否有連結對應的路徑，只有你知道

    End the app and open one of its links: one page opens, the one that is meant.
    結束 App，然後開啟它的一個連結：只開啟一個頁面，且是應開啟的那個。

    {1} allows a Flutter that cannot build this app
    {1} 允許使用無法建置此 App 的 Flutter

    It allows Flutter from {1} on, and the app names classes that exist from 3.38 on. Set the lowest Flutter to 3.38.0 under environment in pubspec.yaml, so that an older one says so in place of failing to compile.
    它允許從 {1} 起的 Flutter，而 App 使用的類別從 3.38 起才有。請在 pubspec.yaml 的 environment 下把最低 Flutter 設為 3.38.0，使舊版本給出提示，而不是編譯失敗。

    an app that has adopted scenes, and a constraint that allows older releases
    已採用場景的 App，以及允許舊版本的限制

    true for every window scene
    對每個視窗場景都回傳 true

    The statements become a method of {1} that the scene delegate calls with the window of its scene: the storyboard's controller is there then, and Dart does not run yet. In a start without a scene they do not run.
    這些陳述式成為 {1} 的一個方法，由場景代理用其場景的視窗呼叫：那時 storyboard 的控制器已存在，而 Dart 尚未執行。在沒有場景的啟動中它們不執行。

    the controller itself is used, and the scene brings it
    使用的是控制器本身，而場景會帶來它

    what it calls takes no engine
    它所呼叫的方法不接收引擎

    \sLinks come to plugins all the same, because {1} hands them to the app delegate ({2}). Once they are passed on with the rest, plugins would hear of each twice, so these calls go.
    連結仍會到達外掛程式，因為 {1} 把它們轉交給 App 代理（{2}）。與其餘事件一起轉送後，外掛程式會收到每個連結兩次，因此刪去這些呼叫。

    with the app delegate, where the scene shows another engine
    註冊到 App 代理，而場景顯示另一個引擎

    with the engine that the scene shows
    註冊到場景顯示的引擎

    {1} registers the plugins with an engine that is not shown
    {1} 把外掛程式註冊到未顯示的引擎

    {1} shows a controller with an engine of the app's own ({2}). Plugins that are registered with {3} are not there for it, and didInitializeImplicitFlutterEngine is not called. Register them with that engine in place of self, once it runs.
    {1} 顯示的控制器使用 App 自己的引擎（{2}）。註冊到 {3} 的外掛程式對它不存在，didInitializeImplicitFlutterEngine 也不會被呼叫。請在該引擎執行後，用它代替 self 來註冊。

    from before null safety
    來自空值安全之前

    {1} is from before null safety
    {1} 來自空值安全之前

    It allows Dart from {1} on. Dart 3, and with it Flutter from 3.10 on, builds no code from before 2.12, and scenes need Flutter 3.38: the app has to be migrated to null safety first.
    它允許 Dart {1} 及以上。Dart 3 以及 3.10 起的 Flutter 不建置 2.12 之前的程式碼，而場景需要 Flutter 3.38：要先把 App 遷移到空值安全。

    no release with scenes builds it as it is
    沒有支援場景的版本能建置它現在的程式碼

    the same in parentheses
    同樣的寫法，帶括號
    """#
}
