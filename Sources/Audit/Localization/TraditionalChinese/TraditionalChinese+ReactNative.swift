extension TraditionalChinese {
  static let reactNative = #"""
    The Expo SDK decides how scenes are adopted
    採用場景的方式取決於 Expo SDK

    Expo's template uses scenes from SDK 58 on. SDK 57 has them from 57.0.23 on, switched on by ios.enableSceneSupport of expo-build-properties. SDK 56 and older have nothing: upgrade, use a config plugin, or give the app a scene delegate of its own that passes events on to Expo's modules.
    Expo 的範本從 SDK 58 起使用場景。SDK 57 從 57.0.23 起支援場景，由 expo-build-properties 的 ios.enableSceneSupport 開啟。SDK 56 及更早版本不支援：可以升級、使用 config plugin，或為 App 撰寫自己的場景代理，把事件轉送給 Expo 的模組。

    SDK 54
    SDK 54

    React Native without Expo
    React Native，沒有 Expo

    It has scenes, switched off: ios.enableSceneSupport of expo-build-properties switches them on for a project that prebuild writes; a project kept by hand names EXExpoAppSceneDelegate in its manifest.
    它支援場景，但未開啟：對於由 prebuild 產生的專案，用 expo-build-properties 的 ios.enableSceneSupport 開啟；手動維護的專案在資訊清單中指定 EXExpoAppSceneDelegate。

    Scenes came with 57.0.23: update expo within SDK 57, then they can be switched on.
    57.0.23 起支援場景：先在 SDK 57 內更新 expo，然後就可以開啟。

    No release of SDK {1} has scenes. Upgrade to SDK 58, or give the app a scene delegate of its own that passes every event on to Expo's modules.
    SDK {1} 的所有版本都不支援場景。升級到 SDK 58，或為 App 撰寫自己的場景代理，把每個事件都轉送給 Expo 的模組。

    Expo {1} has scenes, switched off
    Expo {1} 支援場景，但未開啟

    Expo {1} has no scenes
    Expo {1} 不支援場景

    {1} has expo {2}. {3}
    {1} 中的 expo 版本是 {2}。{3}

    Expo's prebuild writes the native project
    Expo 的 prebuild 產生原生專案

    Where the ios folder is missing or git ignores it, npx expo prebuild writes it anew, and every change in it is lost. Scenes are switched on where prebuild looks: with SDK 58 they are in the template; with SDK 57 from 57.0.23 on expo-build-properties switches them on; before, only an upgrade or a config plugin helps.
    如果沒有 ios 檔案夾，或 git 忽略了它，npx expo prebuild 會重新產生它，其中的更改都會遺失。要在 prebuild 讀取的地方開啟場景：SDK 58 的範本已包含場景；SDK 57 從 57.0.23 起用 expo-build-properties 開啟；更早的版本只能升級或使用 config plugin。

    no ios folder
    沒有 ios 檔案夾

    switched on
    已開啟

    Add expo-build-properties to its plugins with { "ios": { "enableSceneSupport": true } }, and run npx expo prebuild.
    在其外掛程式中加入 expo-build-properties 並設為 { "ios": { "enableSceneSupport": true } }，然後執行 npx expo prebuild。

    Upgrade Expo: SDK 58 has scenes in its template, and 57.0.23 lets expo-build-properties switch them on. A config plugin that writes the manifest and the scene delegate is the other way.
    升級 Expo：SDK 58 的範本已包含場景，57.0.23 起可用 expo-build-properties 開啟。另一種辦法是用 config plugin 寫入資訊清單和場景代理。

    Prebuild writes this project: scenes have to be switched on in {1}
    這個專案由 prebuild 產生：要在 {1} 中開啟場景

    The native project comes from {1}; changes in it would be lost. {2}
    原生專案由 {1} 產生，其中的更改會遺失。{2}

    Expo's scene delegate calls the app delegate's overrides
    Expo 的場景代理會呼叫 App 代理的覆寫方法

    EXExpoAppSceneDelegate passes links, shortcuts and the states of the scene on to the app delegate, so that its overrides and Expo's modules hear of them as before. Moving such an override to the scene delegate would run it twice, or never.
    EXExpoAppSceneDelegate 把連結、捷徑項目和場景狀態轉送給 App 代理，所以它的覆寫方法和 Expo 的模組仍像以前一樣收到這些事件。如果把這樣的覆寫方法移到場景代理，它會執行兩次，或者根本不執行。

    an override in an app with Expo 58
    使用 Expo 58 的 App 中的覆寫方法

    an Expo without scenes
    不支援場景的 Expo

    {1} of {2} {stays|stay} where {it is|they are}
    {1}留在 {2} 中不動

    Expo's scene delegate calls {1}. They are not to be moved: they would run twice, or never.
    Expo 的場景代理會呼叫 {1}。不要移動，否則會執行兩次，或根本不執行。

    An override
    一個覆寫方法

    {1} overrides
    {1} 個覆寫方法

    React Native reads the app delegate's window
    React Native 會讀取 App 代理的視窗

    React Native up to 0.81, its log box and libraries such as reanimated read UIApplication.delegate.window. An app delegate without such a property crashes when the device turns ("unrecognized selector"), or later. Keep the property and set it to the scene's window.
    React Native 0.81 及更早版本、它的 LogBox，以及 reanimated 等函式庫會讀取 UIApplication.delegate.window。如果 App 代理沒有這個屬性，App 會在裝置旋轉時（「unrecognized selector」）或之後當機。保留該屬性，並把它設為場景的視窗。

    adopted, and the property is gone
    已採用場景，該屬性已不存在

    the property is there
    該屬性存在

    {1} has no window for React Native to read
    {1} 沒有可供 React Native 讀取的視窗

    React Native and its libraries ask the app delegate for its window, and {1} does not answer: the app crashes when the device turns, or in the log box. Keep `var window: UIWindow?` and set it from the scene delegate.
    React Native 及其函式庫會向 App 代理索取視窗，而 {1} 沒有這個屬性：裝置旋轉時或在 LogBox 中，App 會當機。保留 `var window: UIWindow?`，並由場景代理設定它。

    Add the property, set from the scene
    加入該屬性，由場景設定

    The scene delegate sets it when it has its window.
    場景代理取得視窗後設定它。

    React Native reads it
    React Native 會讀取它

    The app stays as it is.
    App 保持不變。

    Links are handed to React Native by the app delegate
    由 App 代理把連結轉交給 React Native

    RCTLinkingManager posts a link to JavaScript when the app delegate hands it over. Under scenes UIKit does not call the app delegate; the scene delegate has to hand the links over: with the application form up to 0.87, with RCTLinkingManager.scene(_:openURLContexts:) and scene(_:continue:) from 0.88 on, where the old form does nothing any more in an app with scenes. A link that starts the app is not posted: getInitialURL reads it from the launch options that React Native was started with.
    App 代理轉交連結後，RCTLinkingManager 才會把它傳送給 JavaScript。採用場景後，UIKit 不再呼叫 App 代理，要由場景代理轉交連結：0.87 及更早版本用 application 形式；0.88 起用 RCTLinkingManager.scene(_:openURLContexts:) 和 scene(_:continue:)，舊形式在使用場景的 App 中不再起作用。啟動 App 的連結不會被傳送：getInitialURL 從啟動 React Native 時傳入的啟動選項中讀取它。

    nothing but the hand-over
    除了轉交，沒有其他操作

    the old form in a scene delegate from 0.88 on
    0.88 起仍在場景代理中使用舊形式

    no links
    沒有連結

    React Native will not be told of {1}
    React Native 將收不到{1}

    {1} hands them to RCTLinkingManager, and under scenes nothing calls it. The scene delegate hands over what comes while the app runs; what starts the app has to be in the launch options of the start.
    {1} 把它們轉交給 RCTLinkingManager，而採用場景後它不再被呼叫。App 執行時到達的，由場景代理轉交；啟動 App 的，必須放進啟動時的啟動選項中。

    universal links
    通用連結

    Hand them over in the scene delegate
    在場景代理中轉交

    The scene delegate calls this method, so that Expo's modules hear of the link too.
    場景代理呼叫這個方法，這樣 Expo 的模組也能收到連結。

    {1} calls RCTLinkingManager; the method here stays.
    {1} 呼叫 RCTLinkingManager；這裡的方法保留。

    it does nothing else
    它不做其他事

    Links that reach the running app are lost.
    App 執行時到達的連結會遺失。

    Open one of the app's links while it runs and after ending it: JavaScript gets it once.
    在 App 執行時和結束 App 後各打開一個它的連結：JavaScript 各收到一次。

    From 0.88 on this call hands nothing over in an app with scenes
    0.88 起，在使用場景的 App 中這個呼叫不再轉交任何內容

    {1} calls {2}, which answers false without posting the link where the app uses scenes. The scene form, RCTLinkingManager.scene(…), takes its place.
    {1} 呼叫 {2}；在使用場景的 App 中，它回傳 false，不傳送連結。應改用場景形式 RCTLinkingManager.scene(…)。

    Code behind the start of React Native needs its window
    React Native 啟動之後的程式碼需要它的視窗

    Splash screens, performance monitors and the like are set up behind the start, with the root view of the window. They have to follow the start to the scene delegate: in the launch method the window is nil then, and they do nothing without a word. The factory delegate's customize(_:) is another place for what needs the root view.\n\nreact-native-splash-screen covers the window and runs the main loop until JavaScript takes it away. Left in the launch method of an app whose JavaScript starts with the scene it never comes to an end.
    啟動畫面、效能監視器之類在啟動之後用視窗的根視圖來設定。它們必須隨啟動程式碼一起移到場景代理：在啟動方法中，那時視窗為 nil，它們什麼也不做，也沒有任何提示。需要根視圖的程式碼也可以放在工廠代理的 customize(_:) 中。\n\nreact-native-splash-screen 會遮住視窗，並一直執行主迴圈，直到 JavaScript 移除遮罩。如果 JavaScript 隨場景啟動，而它留在啟動方法中，就永遠不會結束。

    a splash screen on the root view
    根視圖上的啟動畫面

    nothing behind the start
    啟動之後沒有程式碼

    {1} behind the start of React Native {needs|need} its window
    {1}位於 React Native 啟動之後，需要它的視窗

    A statement
    一個陳述式

    {1} statements
    {1} 個陳述式

    Move with the start
    隨啟動程式碼一起移動

    They run in the scene delegate, right behind the start.
    它們在場景代理中執行，緊接在啟動之後。

    without the window they do nothing
    沒有視窗時它們什麼也不做

    They stay, and do nothing.
    它們留在原處，什麼也不做。

    Several windows are on in a React Native app
    React Native App 開啟了多視窗

    React Native runs once in a process and shows one window. From 0.88 on an app that declares support for several scenes stops on purpose, unless the target defines RN_ALLOW_MULTIPLE_SCENES. CarPlay does not need the flag: a second role in the manifest is enough.
    React Native 在一個行程中只執行一次，只顯示一個視窗。從 0.88 起，宣告支援多個場景的 App 會被刻意終止，除非目標定義了 RN_ALLOW_MULTIPLE_SCENES。CarPlay 不需要這個旗標：資訊清單中有第二個角色就夠了。

    the flag is true from 0.88 on
    0.88 或更高版本，該旗標為 true

    the flag is false
    該旗標為 false

    React Native {1} stops where several scenes are allowed
    允許多個場景時，React Native {1} 會使 App 終止

    {1} allows several scenes. From 0.88 on React Native stops the app on purpose then, unless the target defines RN_ALLOW_MULTIPLE_SCENES. The question about several windows offers to switch it off.
    {1} 允許多個場景。從 0.88 起，React Native 在這種情況下會刻意終止 App，除非目標定義了 RN_ALLOW_MULTIPLE_SCENES。關於多視窗的問題可以關閉它。

    A package adopts scenes for the app
    有套件替 App 採用場景

    Some packages promise scenes without changes of native code, by swizzling or by a config plugin. An app that uses one must not get a second adoption: two scene delegates would make two windows.
    有些套件承諾不改原生程式碼就能採用場景，靠的是 swizzling 或 config plugin。使用了這種套件的 App 不能再採用一次：兩個場景代理會建立兩個視窗。

    a bridge package
    橋接套件

    no such package
    沒有這種套件

    {1} adopts scenes for this app
    {1} 替這個 App 採用場景

    {1} has {2} {3}. What it does takes the place of changes in the native project: do not adopt scenes a second time beside it.
    {1} 中有 {2} {3}。它取代了對原生專案的更改：不要在它之外再採用一次場景。

    React Native is started in a window of the app delegate
    React Native 在 App 代理的視窗中啟動

    A window that the app delegate makes belongs to no scene: with a manifest alone the screen stays black, without one the app stops at launch. React Native has to be started by the scene delegate, in a window of its scene, and the app delegate has to keep a `window` that points to it, because React Native and its libraries read it there.\n\nHow depends on the shape of the app delegate, which follows the version only roughly. 0.88 and later have a scene form of the factory's start. From 0.79 on the app delegate makes and keeps the factory, and the scene delegate starts it, with launch options made from the connection options: getInitialURL reads them. A subclass of RCTAppDelegate stops its superclass from making a window with automaticallyLoadReactNativeWindow, which exists from 0.76. From 0.71 to 0.75 nothing stops it: upgrade. Before, the bridge stays in the app delegate, and the scene delegate makes the root view. Expo brings a scene delegate of its own from SDK 57.0.23 on.
    App 代理建立的視窗不屬於任何場景：只有資訊清單時會黑畫面，沒有資訊清單時 App 在啟動時終止。React Native 必須由場景代理在其場景的視窗中啟動，App 代理還要保留指向該視窗的 `window`，因為 React Native 及其函式庫會讀取它。\n\n具體做法取決於 App 代理的寫法，而寫法只大致與版本對應。0.88 及更高版本的工廠有場景形式的啟動方法。從 0.79 起，App 代理建立並保留工廠，場景代理啟動它，啟動選項由連線選項產生，getInitialURL 從中讀取。RCTAppDelegate 的子類別用 automaticallyLoadReactNativeWindow 讓父類別不建立視窗，它從 0.76 起提供。0.71 到 0.75 無法阻止：需要升級。更早的版本中，bridge 留在 App 代理，由場景代理建立根視圖。Expo 從 SDK 57.0.23 起自帶場景代理。

    a factory started at launch
    啟動時用工廠啟動

    the superclass makes the window
    由父類別建立視窗

    Objective-C with a bridge
    Objective-C，使用 bridge

    an app without React Native
    沒有 React Native 的 App

    started by the scene delegate
    由場景代理啟動

    Start the app: its first screen appears.
    啟動 App：首個畫面出現。

    Rotate the device: the layout follows.
    旋轉裝置：版面隨之變化。

    End the app and open one of its links: Linking.getInitialURL has it.
    結束 App，再打開它的一個連結：Linking.getInitialURL 能取得它。

    I do it by hand
    我手動處理

    Nothing of the start is changed. The finding says what is to be done.
    啟動部分不做任何更改。發現項目中說明了要做什麼。

    Use Expo's scene delegate
    使用 Expo 的場景代理

    {1} adopts ExpoReactNativeFactoryProvider and makes no window; the manifest names EXExpoAppSceneDelegate. Overrides for links and states stay: Expo calls them.
    {1} 遵循 ExpoReactNativeFactoryProvider，不再建立視窗；資訊清單指定 EXExpoAppSceneDelegate。處理連結和狀態的覆寫方法保留：Expo 會呼叫它們。

    this version of Expo brings it
    這個版本的 Expo 自帶它

    Make the window in the scene delegate
    在場景代理中建立視窗

    {1} tells its superclass to make none. The scene delegate makes the window, the root view from rootViewFactory with launch options made from the connection options, and sets {2}'s window.
    {1} 讓父類別不建立視窗。場景代理建立視窗，用 rootViewFactory 建立根視圖（啟動選項由連線選項產生），並設定 {2} 的 window。

    the superclass can be told since 0.76
    從 0.76 起可以讓父類別不建立視窗

    Start it from the scene delegate
    由場景代理啟動

    {1} makes and keeps the factory. The scene delegate makes the window, puts it into {2} too, and starts React Native
    {1} 建立並保留工廠。場景代理建立視窗，也把它存入 {2}，並啟動 React Native

    \swith the connection options.
    ，傳入連線選項。

    \swith launch options made from the connection options.
    ，傳入由連線選項產生的啟動選項。

    \sIt passes links and states on to {1}, so that Expo's modules hear of them.
    它把連結和狀態轉送給 {1}，讓 Expo 的模組也能收到。

    the factory is kept in a property, which the scene delegate can use
    工廠儲存在屬性中，場景代理可以使用

    it is the recipe for this shape
    這是針對這種寫法的既定做法

    React Native {1}
    React Native {1}

    This React Native
    目前的 React Native

    {1} makes a window and starts React Native in it at launch ({2}). Under scenes that window is never shown.\s
    {1} 在啟動時建立視窗，並在其中啟動 React Native（{2}）。採用場景後，該視窗不會顯示。

    Expo {1} has a scene delegate of its own, which calls {2}'s overrides.\s
    Expo {1} 自帶場景代理，它會呼叫 {2} 的覆寫方法。

    {1} starts with connectionOptions in place of launchOptions.\s
    {1} 啟動時用 connectionOptions 代替 launchOptions。

    {1} has no scene form of the start: the scene delegate starts it, and makes the launch options itself, or Linking.getInitialURL is null for a link that starts the app.\s
    {1} 沒有場景形式的啟動方法：由場景代理啟動，啟動選項也由它自己產生，否則對於啟動 App 的連結，Linking.getInitialURL 為 null。

    Expo's modules listen through {1}, so the scene delegate has to pass links and states on.\s
    Expo 的模組透過 {1} 接收事件，所以場景代理必須轉送連結和狀態。

    {1} starts React Native in a window without a scene
    {1} 在沒有場景的視窗中啟動 React Native

    Only a device shows the result.
    結果只有在實機上才能看到。

    {1} inherits from EXAppDelegateWrapper, which makes the window
    {1} 繼承自 EXAppDelegateWrapper，由後者建立視窗

    This shape is Expo's up to SDK 52 and has no way to scenes. Upgrade Expo to SDK 57.0.23 or later, better 58, and take the app delegate of that version's template.
    這是 Expo SDK 52 及更早版本的寫法，無法採用場景。把 Expo 升級到 SDK 57.0.23 或更高版本，最好是 58，並改用該版本範本中的 App 代理。

    Set automaticallyLoadReactNativeWindow to false before super is called in the launch method (in init in Objective-C). Add a scene delegate that makes a UIWindow with its scene, makes the root view with rootViewFactory.view(withModuleName:initialProperties:launchOptions:), puts it into a view controller, sets the window of {1} as well, and shows it. The launch options are made from the connection options.
    在啟動方法中呼叫 super 之前（Objective-C 在 init 中）把 automaticallyLoadReactNativeWindow 設為 false。加入一個場景代理：用它的場景建立 UIWindow，用 rootViewFactory.view(withModuleName:initialProperties:launchOptions:) 建立根視圖，放入視圖控制器，同時設定 {1} 的 window，然後顯示視窗。啟動選項由連線選項產生。

    {1} lets RCTAppDelegate make the window
    {1} 讓 RCTAppDelegate 建立視窗

    RCTAppDelegate makes a window without a scene in its launch method, which is never shown. {1}
    RCTAppDelegate 在其啟動方法中建立沒有場景的視窗，它不會顯示。{1}

    {1} makes the root view and a window at launch
    {1} 在啟動時建立根視圖和視窗

    {1} inherits from {2}, which starts React Native
    {1} 繼承自 {2}，由後者啟動 React Native

    {1} comes with a library and makes the window itself. Its vendor has to bring scenes: ask for a version for the iOS 27 SDK. What {2} does in its own methods for links and states has to move with it.
    {1} 來自某個函式庫，由它自己建立視窗。場景要由該函式庫的廠商支援：向其詢問適用 iOS 27 SDK 的版本。{2} 自己的方法中處理連結和狀態的程式碼要隨之移動。

    {1} starts React Native
    {1} 啟動 React Native

    It is started at launch.
    它在 App 啟動時啟動。

    react-native-navigation makes windows without a scene
    react-native-navigation 建立沒有場景的視窗

    react-native-navigation by Wix makes its own key window and has announced no support for scenes. Nothing in the app can make up for it. The ways out are a version of the library with scenes, once there is one, or another navigation library.
    Wix 的 react-native-navigation 自己建立主視窗（key window），也沒有宣布支援場景。在 App 中無法彌補這一點。出路是等該函式庫發佈支援場景的版本，或改用其他導覽函式庫。

    its app delegate
    它的 App 代理

    React Native alone
    只有 React Native

    {1} leaves its windows to react-native-navigation
    {1} 把視窗交給 react-native-navigation 管理

    The library makes a key window of its own, without a scene, and supports scenes in no released version known here. Adopting scenes in the app alone ends in a black screen. Look for a release that names the iOS 27 SDK.
    該函式庫自己建立沒有場景的主視窗（key window），已知的已發佈版本都不支援場景。只在 App 中採用場景會導致黑畫面。留意註明支援 iOS 27 SDK 的版本。

    A link that starts the app is lost.
    啟動 App 的連結會遺失。

    JavaScript reads the link from there and from nowhere else
    JavaScript 只從那裡讀取連結

    React Native is started without the link that started the app
    啟動 React Native 時沒有帶上啟動 App 的連結

    Start it with the link
    帶著連結啟動它

    The start gets connectionOptions in place of launchOptions.
    啟動時傳入 connectionOptions，代替 launchOptions。

    The start gets launch options that are made from the connection options.
    啟動時傳入由連線選項產生的啟動選項。

    scenes and no links
    有場景而沒有連結

    started without the link, in an app that takes links
    在接收連結的 App 中，啟動時沒有帶上連結

    {1} starts it with {2}, which hold no link under scenes: the system puts it into the connection options. Linking.getInitialURL is null for a link that starts the app.
    {1} 啟動它時傳入 {2}，在場景下其中沒有連結：系統把連結放在連線選項中。對於啟動 App 的連結，Linking.getInitialURL 為 null。

    Put the superclass's launch off until the scene connects
    把父類別的啟動延到場景連線時

    Under scenes that window is never shown. The bridge, the root view and the window are to be made when the scene connects: the window with its scene, and known to {1} too; the bridge with launch options made from the connection options, or Linking.getInitialURL is null for a link that starts the app. Before 0.72 Alert shows nothing under scenes, before 0.63 neither does the red box.
    在場景下這個視窗不會顯示。bridge、根視圖和視窗要在場景連線時建立：視窗用它的場景建立，並讓 {1} 也知道它；bridge 要用由連線選項產生的啟動選項建立，否則對於啟動 App 的連結，Linking.getInitialURL 為 null。0.72 之前 Alert 在場景下不顯示任何內容，0.63 之前紅框也不顯示。

    What makes the bridge, the root view and the window becomes a method of {1}. The scene delegate calls it with its window scene, and with launch options made from the connection options.
    建立 bridge、根視圖和視窗的程式碼成為 {1} 的一個方法。場景代理呼叫它，傳入自己的視窗場景和由連線選項產生的啟動選項。

    nothing short of an upgrade keeps the superclass from making a window
    不升級就無法阻止父類別建立視窗

    what it uses of {1} stays at hand, and {2}.window is the scene's
    它用到的 {1} 的內容仍然可用，並且 {2}.window 就是場景的視窗

    {1} calls its superclass when the scene delegate asks for a window, with launch options made from the connection options, and gives the window that comes of it to the scene.
    場景代理要視窗時，{1} 才呼叫父類別，傳入由連線選項產生的啟動選項，並把由此產生的視窗交給場景。

    {1} has nothing that stops it: upgrade to 0.76 or later, where automaticallyLoadReactNativeWindow does, or take the app delegate of the template for 0.79.
    {1} 沒有辦法阻止它：升級到 0.76 或更高版本，用 automaticallyLoadReactNativeWindow 阻止，或採用 0.79 範本的 App 代理。

    \sUntil then the launch of the superclass can be put off until a scene connects, and its window be given to the scene.
    在此之前，可以把父類別的啟動延到場景連線時，並把它的視窗交給場景。

    {1} {works|work} on the window or its root view after the start, and {has|have} to follow it to the scene delegate.{2}
    {1}在啟動之後操作視窗或其根視圖，必須隨啟動程式碼一起移到場景代理。{2}

    \sLine {1} cannot follow by itself: {2}.
    第 {1} 行不能自行跟隨：{2}。

    I put it behind the start in the scene delegate
    由我放到場景代理中的啟動之後

    It stays where it is, and the plan names it as left by hand.
    它留在原處，計畫把它列為需手動完成的事項。

    only a person can take it out of the launch method
    只有人才能把它從啟動方法中取出

    What can run in the scene delegate goes right behind the start; the plan names the rest as left by hand.
    能在場景代理中執行的陳述式緊接在啟動之後；其餘的由計畫列為需手動完成的事項。

    what it uses cannot be reached from the scene
    它所用到的內容無法從場景取用

    SDK 57 before its scenes
    SDK 57，尚無場景

    SDK 58, whose template has scenes
    SDK 58，其範本已包含場景

    Scenes came with 57.0.23: update expo within SDK 57 first. {1}
    57.0.23 起支援場景：先在 SDK 57 內更新 expo。{1}

    \sios.enableSceneSupport has no effect from SDK 58 on and can go.
    從 SDK 58 起 ios.enableSceneSupport 不再起作用，可以刪除。

    Prebuild of Expo {1} writes an app with scenes
    Expo {1} 的 prebuild 會產生帶場景的 App

    The native project comes from {1}, and the template of SDK 58 has the manifest and the scene delegate. An ios folder of an older SDK is written anew by npx expo prebuild --clean.{2}
    原生專案由 {1} 產生，SDK 58 的範本已有清單和場景代理。較舊 SDK 的 ios 檔案夾用 npx expo prebuild --clean 重新產生。{2}

    \sWhat works on that window goes along: {1}.
    使用該視窗的陳述式隨之移動：{1}。

    \sLeft to you: {1}.
    留給你處理：{1}。

    The start stands in {1}, where it cannot be taken along by itself. Put the statements of that method into the launch method, in the place of its call, and audit again: then the start can move to the scene delegate.\s
    啟動程式碼在 {1} 中，無法單獨移走。請把該方法的陳述式放到啟動方法中呼叫它的位置，然後重新稽核：之後啟動就能移到場景代理。

    \sJavaScript then starts with the first scene. In a launch in the background ({1} in UIBackgroundModes) there is none, and JavaScript does not run, which it did so far: what it does there has to be done in native code, or waits for the app to be opened.
    此後 JavaScript 隨第一個場景啟動。在背景啟動時（UIBackgroundModes 中的 {1}）沒有場景，JavaScript 不會執行，而此前會執行：它在背景做的事要由原生程式碼完成，或等到 App 被開啟。

    a launch that waits for JavaScript, which starts with the scene
    啟動等待 JavaScript，而它隨場景啟動

    nothing left at launch
    啟動方法中沒有剩餘

    The launch waits for JavaScript that starts after it
    啟動等待在它之後才啟動的 JavaScript

    `{1}` runs the main loop until JavaScript takes the cover away. JavaScript starts as the scene connects, which is after the launch method: the app hangs at its start, and the system ends it. The call belongs behind the showing of the window in scene(_:willConnectTo:options:).
    `{1}` 一直執行主迴圈，直到 JavaScript 移除遮罩。JavaScript 在場景連線時啟動，即在啟動方法之後：App 啟動時卡住，系統將其終止。這個呼叫應放在 scene(_:willConnectTo:options:) 中顯示視窗之後。

    They stay, and the launch waits for JavaScript that starts after it.
    它們留在原處，啟動會等待在它之後才啟動的 JavaScript。
    """#
}
