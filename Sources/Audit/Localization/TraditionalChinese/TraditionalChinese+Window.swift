extension TraditionalChinese {
  static let window = #"""
    A framework reads the app delegate's window
    有框架讀取 App 代理的視窗

    The property `window` of the app delegate stays nil under scenes. It may stay declared: nothing breaks by it. But React Native and packages for it read it from outside: alerts, the log box, animated keyboards. There the scene delegate should give its window to the app delegate as it connects.\n\nReads in the app's own code have a finding of their own.
    採用場景後，App 代理的 `window` 屬性一直為 nil。它可以保留宣告：不會破壞任何東西。但 React Native 及其套件會從外部讀取它：提示框、LogBox、鍵盤動畫。這種情況下，場景代理應在連線時把自己的視窗交給 App 代理。\n\nApp 自身程式碼中的讀取另有發現項目。

    nothing outside reads it
    外部沒有程式碼讀取它

    Capacitor finds the scene's window by itself
    Capacitor 自己能找到場景的視窗

    Let the scene delegate set it
    由場景代理設定

    As the scene connects, its window is given to the app delegate too.
    場景連線時，也把它的視窗交給 App 代理。

    React Native and its packages read it
    React Native 及其套件會讀取它

    Keep it as it is
    保持不變

    The property stays and is nil; what reads it does nothing.
    屬性保留，值為 nil；讀取它的程式碼什麼也不做。

    React Native reads {1}.window
    React Native 讀取 {1}.window

    Under scenes the property is nil unless the scene delegate sets it. React Native's own alerts and log box, and packages such as reanimated, ask the app delegate for its window.
    採用場景後，除非場景代理設定它，該屬性為 nil。React Native 自己的提示框和 LogBox，以及 reanimated 等套件，都會向 App 代理索取視窗。

    Code asks the app delegate for the window
    有程式碼向 App 代理索取視窗

    Under scenes the app delegate's `window` stays nil unless somebody sets it: code that reads it does nothing, and code that unwraps it by force ends the app. Two repairs work. The scene delegate can give its window to the app delegate as it connects, which keeps every reader working, those in plugins too. Or each reader takes the window from the view or scene at hand, which is also right with several windows.
    採用場景後，除非有程式碼設定，App 代理的 `window` 一直為 nil：讀取它的程式碼什麼也不做，強制解包的程式碼使 App 終止。有兩種修復辦法。一是場景代理在連線時把視窗交給 App 代理，這樣所有讀取處都照常運作，包括外掛程式中的。二是每個讀取處都從目前的視圖或場景取得視窗，這在多視窗時也正確。

    in a push callback of the app delegate
    在 App 代理的推播回呼中

    from elsewhere, through a cast
    從別處讀取，透過轉型

    through the app delegate's own way to itself
    透過 App 代理自己的入口

    from elsewhere, through a local name
    從別處讀取，透過區域變數

    the scene delegate gives its window to the app delegate
    場景代理把視窗交給 App 代理

    the window that UIKit asks about
    UIKit 查詢的視窗

    nobody asks
    沒有程式碼索取

    Let the scene delegate set {1}
    由場景代理設定 {1}

    As the scene connects, its window is given to the app delegate too; this code stays as it is.
    場景連線時，也把它的視窗交給 App 代理；這段程式碼保持不變。

    {1} is worked out where it is read, and cannot be set
    {1} 在讀取時才算出，無法設定

    it keeps every reader working, plugins included
    所有讀取處都照常運作，包括外掛程式

    Take the window from the scene
    從場景取得視窗

    {1} replaced by the window of the scene at hand.
    {1}改為使用目前場景的視窗。

    The read is
    該讀取

    The {1} reads are
    這 {1} 處讀取

    The window read here is nil under scenes.
    採用場景後，這裡讀取的視窗為 nil。

    {1} reads {2}
    {1} 讀取 {2}

    {1}. Under scenes that window is nil unless the scene delegate sets it: the code does nothing, or ends the app where it unwraps by force.
    {1}。採用場景後，除非場景代理設定它，該視窗為 nil：程式碼什麼也不做，強制解包處則使 App 終止。

    Code asks the app for its window, screen or status bar
    有程式碼向 App 索取視窗、螢幕或狀態列

    UIApplication.shared.keyWindow, windows and connectedScenes.first mean any window of any scene; UIScreen.main and the status-bar values are deprecated. With one window most of them still answer, though not before the scene is active: a read in viewDidLoad gets nil. With several windows they answer for the wrong one.\n\nThe right source is what is at hand: the view's window, its scene, its traits. Where a file has nothing at hand, its callers should pass it in.
    UIApplication.shared.keyWindow、windows 和 connectedScenes.first 得到的是任意場景的任意視窗；UIScreen.main 和狀態列的值已棄用。只有一個視窗時，它們大多仍能給出結果，但要等場景活躍之後：在 viewDidLoad 中讀取會得到 nil。有多個視窗時，得到的是錯誤的視窗。\n\n正確的來源是目前已有的物件：視圖的視窗、它的場景、它的 trait。如果某個檔案中沒有這些物件，應由呼叫端傳入。

    the key window
    主視窗（key window）

    the first scene there is
    現有的第一個場景

    the main screen
    主螢幕（UIScreen.main）

    the view's window
    視圖的視窗

    the key window of a scene
    場景的主視窗（key window）

    {1}: {2}; better {3}.
    {1}：{2}；建議：{3}。

    The app allows several windows, and these answer for any of them.
    這個 App 允許多個視窗，而它們得到的可能是其中任意一個。

    These answer for the whole app and not for the window at hand: nil before the scene is active, and any window where there are several.
    它們的結果針對整個 App，而不是目前的視窗：場景活躍之前為 nil，有多個視窗時是任意一個。

    {1} asks for {2}
    {1} 使用了 {2}

    {1} is read in {2}
    {2} 中讀取了 {1}

    {1} is read in {2} files
    有 {2} 個檔案讀取了 {1}

    {1}. It is deprecated and answers for the whole screen, not for the window: on an iPad the app may have a part of it. Better {2}.
    {1}。它已棄用，結果針對整個螢幕而不是視窗：在 iPad 上，App 可能只佔螢幕的一部分。建議改用：{2}。

    setting the device orientation
    設定裝置方向

    view.window, or windowScene.keyWindow
    view.window 或 windowScene.keyWindow

    the scene of the view at hand, or the one with the role and state that are wanted
    目前視圖的場景，或具有所需角色和狀態的場景

    the bounds of the view, traitCollection.displayScale, windowScene.screen
    視圖的 bounds、traitCollection.displayScale、windowScene.screen

    windowScene.statusBarManager, or the safe area
    windowScene.statusBarManager 或安全區域

    the view controller's own methods for its status bar
    視圖控制器自身的狀態列方法

    A window or scene delegate is kept once for the whole app
    整個 App 只保留一個視窗或場景代理

    A static property with the window, the root controller or the scene delegate works as long as there is one window. With several, the last one to connect wins, and what belongs to one window happens in another. A scene delegate that listens to notifications about all scenes and keeps the scene it is told of has the same fault.
    用靜態屬性保留視窗、根控制器或場景代理，只在只有一個視窗時可行。有多個視窗時，最後連線的一個會取代其他的，屬於一個視窗的事會發生在另一個視窗。如果場景代理監聽所有場景的通知，並保留通知中的場景，也有同樣的問題。

    a shared scene delegate
    共享的場景代理

    a shared window
    共享的視窗

    a scene delegate that listens to every scene
    監聽所有場景的場景代理

    a property of an object
    物件的屬性

    {1}.{2} keeps one {3} for the whole app
    {1}.{2} 為整個 App 只保留一個 {3}

    With one window that works. With several, the last one to connect is kept, and what is meant for one window happens in another.
    只有一個視窗時可行。有多個視窗時，保留的是最後連線的一個，針對一個視窗的事會發生在另一個視窗。

    {1} listens to {2}, which is posted for every scene
    {1} 監聽 {2}，而每個場景都會發出它

    With several windows each delegate hears of the others' scenes. Where it keeps the scene or window it is told of, one window's delegate ends up with another's. The scene that connects is handed to scene(_:willConnectTo:options:).
    有多個視窗時，每個代理都會收到其他場景的通知。如果它保留通知中的場景或視窗，一個視窗的代理最後會持有另一個視窗的物件。正在連線的場景會傳給 scene(_:willConnectTo:options:)。

    UIAlertView and UIActionSheet end an app with scenes
    UIAlertView 和 UIActionSheet 會使採用場景的 App 終止

    Both classes throw NSObjectNotAvailableException, "deprecated and unavailable for UIScene based applications", as soon as one is made. UIAlertController takes their place; it needs a view controller to present it.
    這兩個類別一經建立就會拋出 NSObjectNotAvailableException（「deprecated and unavailable for UIScene based applications」）。應改用 UIAlertController，它需要由視圖控制器來顯示。

    an alert view
    UIAlertView

    in Swift
    在 Swift 中

    an alert controller
    UIAlertController

    \sand more
    \s等

    {1} makes a {2}
    {1} 建立了 {2}

    Line{|s} {1}. In an app with scenes making one throws an exception. UIAlertController takes its place and has to be presented by a view controller, so the change is made by hand.
    所在行：{1}。在採用場景的 App 中，建立它會拋出例外。應改用 UIAlertController，它必須由視圖控制器顯示，所以這項更改要手動完成。

    The app delegate makes the window, or works on it, at launch
    App 代理在啟動時建立或操作視窗

    Under scenes a window belongs to a scene, and at launch there is none yet. A window that the app delegate makes has no scene and never shows: the screen stays black. The lines that make, fill and show it belong into scene(_:willConnectTo:options:), with UIWindow(windowScene:).\n\nNot everything beside them moves. What has to be done once per process, before launch ends, stays: background tasks, the notification centre's delegate, SDK set-up. A scene can connect several times in the life of the process, so process-wide set-up in the scene delegate would run again.\n\nCode that systems before iOS 13 alone run is left alone.
    採用場景後，視窗屬於場景，而啟動時還沒有場景。App 代理建立的視窗沒有場景，永遠不會顯示：結果是黑畫面。建立、填入和顯示視窗的程式碼應放在 scene(_:willConnectTo:options:) 中，並使用 UIWindow(windowScene:)。\n\n旁邊的程式碼並非都要移動。每個行程只做一次、須在啟動結束前完成的事要留下：背景任務、通知中心的代理、SDK 的初始化。在行程的生命週期內，場景可能多次連線，所以放在場景代理中的行程層級的初始化會重複執行。\n\n只在 iOS 13 之前的系統上執行的程式碼不作處理。

    in the launch method
    在啟動方法中

    in a helper that launch calls
    在啟動時呼叫的輔助方法中

    on a window that a storyboard made
    操作由 storyboard 建立的視窗

    for systems before iOS 13 only
    僅用於 iOS 13 之前的系統

    in the scene delegate
    在場景代理中

    for a launch option that scenes leave empty
    用於採用場景後為空的啟動選項

    in a method that launch does not reach
    在啟動時不會執行到的方法中

    Start the app from its icon: the first screen appears once, in its usual colours.
    從圖像啟動 App：首個畫面出現一次，顏色正常。

    The property keeps its name and loses its initial value; the scene delegate makes the window.
    屬性保留名稱，去掉初始值；視窗由場景代理建立。

    a window made here has no scene and hides the real one from code that asks the app delegate
    在這裡建立的視窗沒有場景，還會使向 App 代理索取視窗的程式碼得不到真正的視窗

    The window stays, is never shown, and code that asks for it gets the wrong one.
    視窗保留，永遠不顯示，索取它的程式碼得到的是錯誤的視窗。

    Move it to scene(_:willConnectTo:options:)
    移到 scene(_:willConnectTo:options:)

    {1} statement{ goes|s go} to the scene delegate, with UIWindow(windowScene:); the rest stays where it is.
    {1} 個陳述式移到場景代理，改用 UIWindow(windowScene:)；其餘留在原處。

    {1} statement{ goes|s go} to the scene delegate; the rest stays where it is.
    {1} 個陳述式移到場景代理；其餘留在原處。

    {1} would go along with the window, and has to be there in every start
    {1}會隨視窗一起移走，而每次啟動都需要它

    Keep it here and call it from the scene
    留在這裡，由場景呼叫

    The code stays in the app delegate and is called by the scene delegate with the window of its scene.
    程式碼留在 App 代理中，由場景代理以其場景的視窗呼叫。

    the statements use {1}
    這些陳述式使用 {1}

    the statements need nothing that stays behind
    這些陳述式不需要留下的任何內容

    the window belongs to a scene
    視窗屬於場景

    {1} {does|do} it already, and other code may call that too
    {1} 已經這樣做，其他程式碼也可能呼叫它

    Let the storyboard {1} make the window
    由 storyboard {1} 建立視窗

    The manifest names {1}; the lines that make and show a window are dropped.
    資訊清單指定 {1}；去掉建立和顯示視窗的程式碼。

    , which only {1}'s own file knows
    ，而它只有在 {1} 自己的檔案中才能存取

    Under scenes this window has no scene and never shows: the screen stays black.\s
    採用場景後，這個視窗沒有場景，永遠不會顯示：結果是黑畫面。

    Under scenes there is no window yet at launch, and the app delegate's `window` is nil: this code does nothing, or ends the app where it unwraps by force.\s
    採用場景後，啟動時還沒有視窗，App 代理的 `window` 為 nil：這段程式碼什麼也不做，強制解包處則會讓 App 終止。

    About the window: {1}.\s
    與視窗有關：{1}。

    The place is {1}.\s
    位置在 {1}。

    Has to stay at launch: {1}.\s
    必須留在啟動時：{1}。

    Line {1} stays, and finds no window: {2}.\s
    第 {1} 行保留在原處，但找不到視窗：{2}。

    Launch does part of it in {1}.\s
    啟動時還有一部分在 {1} 中完成。

    Ends the launch early, and moves: {1}. What follows is not left out any more.\s
    會提前結束啟動，並且要移走：{1}。其後的程式碼不再被略過。

    With it goes what belongs to the process: {1}. In a start without a scene, as in the background, that is not done, and a scene that connects again does it again.\s
    屬於行程的設定會一起移走：{1}。沒有場景的啟動（例如在背景）不會執行它，而場景再次連線時會重複執行。

    Puts another screen into the window when its work is done, once per process: {1}. A scene that connects later than that, or again, stays with the screen it started with, unless the moved code looks whether that work is done.\s
    工作完成後會把另一個畫面放入視窗，每個行程只有一次：{1}。在此之後連線或再次連線的場景會停留在最初的畫面，除非移走的程式碼會檢查該工作是否已完成。

    Today behind the window, and before it once it moves: {1}. Whether they need it is worth a look.
    現在在視窗之後執行，視窗移走後則在它之前執行：{1}。它們是否需要視窗，值得檢視。

    Whether the remaining lines need the window is worth a look.
    其餘程式碼是否需要視窗，值得檢視。

    {1} makes the window at launch
    {1} 在啟動時建立視窗

    {1} works on the window at launch
    {1} 在啟動時操作視窗

    {1} makes a window as the value of {2}
    {1} 建立視窗作為 {2} 的值

    Under scenes this window has no scene and never shows. Code that asks the app delegate for its window gets it all the same, instead of the one on the screen.
    採用場景後，這個視窗沒有場景，永遠不會顯示。但向 App 代理索取視窗的程式碼仍會得到它，而不是螢幕上的那個。

    The scene delegate has no window
    場景代理沒有視窗

    Something has to make the window of a scene: a storyboard named in its configuration, which needs a property `window` on the delegate to put the window into, or code in scene(_:willConnectTo:options:). A delegate with neither starts with a black screen. Leaving it to the app delegate, as before, no longer works.\n\nA window needs something to show as well, a root view controller, and has to be made visible. Code that did so at launch comes too early for a window that the scene makes.
    場景的視窗必須有來源：在其設定中指定 storyboard，這要求代理有 `window` 屬性來存放視窗；或者在 scene(_:willConnectTo:options:) 中用程式碼建立。兩者都沒有的代理啟動後是黑畫面。像以前那樣交給 App 代理已不可行。\n\n視窗還需要顯示的內容，即根視圖控制器，並且必須設為可見。在啟動時做這件事的程式碼，對場景所建立的視窗來說為時過早。

    neither code nor storyboard
    既沒有程式碼，也沒有 storyboard

    a storyboard, and no property for its window
    有 storyboard，但沒有存放視窗的屬性

    a storyboard and the property
    有 storyboard，也有該屬性

    made in code
    用程式碼建立

    made by a helper
    由輔助方法建立

    Make the window
    建立視窗

    What is missing is added to {1}.
    把缺少的部分加入 {1}。

    nothing else makes the window
    沒有別的程式碼建立視窗

    The screen stays black.
    一直黑畫面。

    The storyboard {1} makes a window, but the class has no property `window` to hold it, so it is gone at once.\s
    storyboard {1} 會建立視窗，但該類別沒有 `window` 屬性來保留它，所以視窗立即消失。

    The class makes no window, and its configuration names no storyboard.\s
    該類別不建立視窗，它的設定也沒有指定 storyboard。

    {1} shows no window
    {1} 不顯示視窗

    A window is made without a scene
    建立了沒有場景的視窗

    Overlays, toasts, privacy screens and debug panels often bring a window of their own, made with UIWindow(frame:). Under scenes a window shows only when it belongs to a scene; without one it stays invisible, and no error is raised. UIWindow(windowScene:) binds it, with the scene of the view, the controller or the other window at hand. Setting windowScene afterwards does the same.\n\nWhere no scene can be reached yet, the window has to be made later.
    浮層、toast、隱私畫面和除錯面板常常自帶視窗，用 UIWindow(frame:) 建立。採用場景後，視窗只有屬於場景時才會顯示；沒有場景就一直看不見，也不會出現錯誤訊息。UIWindow(windowScene:) 可以把它綁定到場景，用的是目前視圖、控制器或其他視窗的場景。之後再設定 windowScene 也有同樣的效果。\n\n如果那時還取不到任何場景，就必須延後建立視窗。

    a toast
    toast

    a subclass
    子類別

    bound to a scene
    已綁定到場景

    bound afterwards
    建立後再綁定

    no window of its own
    沒有自己的視窗

    Bind it to a scene
    綁定到場景

    The window is given the scene at hand on the line below the one that makes it.
    在建立視窗的下一行，為它設定目前已有的場景。

    The window is given the scene in front on the line below the one that makes it.
    在建立視窗的下一行，為它設定位於前景的場景。

    the class has a scene at hand
    該類別中有可用的場景

    without a scene it never shows; which scene is meant has to be looked at
    沒有場景，它永遠不會顯示；應該用哪個場景需要檢視

    The window stays invisible.
    視窗一直看不見。

    Bring up what {1} shows: it is visible.
    讓 {1} 顯示其內容：可以看到。

    Take it out: the scene has a window of its own
    移除它：場景有自己的視窗

    {1} statement{ is|s are} removed here; {2} makes the window of the scene. Whatever else they do has to be done there.
    這裡移除 {1} 個陳述式；場景的視窗由 {2} 建立。它們另外所做的事要在那裡完成。

    {1} makes a window already, and a second one would never show
    {1} 已經建立視窗，第二個永遠不會顯示

    {1} makes it for other callers too, who have no scene to give
    {1} 也為其他呼叫者建立視窗，而它們沒有場景可給

    code that stays and the window's code both need {1}
    留下的程式碼和視窗的程式碼都需要 {1}

    {1} makes a window for another screen
    {1} 為另一個螢幕建立視窗

    Under scenes an external display has a scene of its own: the window needs that one. With the iOS 27 SDK the app asks for it by a scene accessory (UIViewController.registerSceneAccessory). The scene at hand would put the window on the device's own screen, so no change is proposed.
    採用場景後，外接顯示器有自己的場景：視窗需要的是那個場景。使用 iOS 27 SDK 時，App 透過場景附件（UIViewController.registerSceneAccessory）請求它。目前的場景會把視窗放到裝置自己的螢幕上，所以不建議更改。

    {1} falls back to a window without a scene
    {1} 會退而使用沒有場景的視窗

    It is the last resort behind a window that has a scene. Should it be reached, nothing shows.
    它是最後的退路，前面還有帶場景的視窗。如果執行到這裡，什麼也不會顯示。

    Under scenes it never shows, and no error is raised. It needs the scene of the view or window it belongs to; which one is right with several windows has to be decided by a person.
    採用場景後它永遠不會顯示，也不會出現錯誤訊息。它需要所屬視圖或視窗的場景；有多個視窗時用哪一個，要由人來決定。

    as the default value of a parameter
    作為參數的預設值

    in a macro
    在巨集中

    At launch the code finds no window; from the connection of the scene on it finds the scene's.
    啟動時程式碼找不到視窗；場景連線之後，它找到的是場景的視窗。

    Do it when the scene connects
    在場景連線時執行

    Give that window to the scene that connects
    把這個視窗交給連線的場景

    I make the window in the scene delegate myself
    我自己在場景代理中建立視窗

    Launch goes on to make the window; the scene delegate takes it from the app delegate, sets its windowScene and shows it.
    視窗仍在啟動時建立；場景代理從 App 代理取得它，設定它的 windowScene 並顯示它。

    Leave it here, and give the window to the scene that connects
    留在這裡，並把視窗交給連線的場景

    Leave it, and give the scene's window to the app delegate
    保留不動，並把場景的視窗交給 App 代理

    Nothing changes about the window.
    視窗方面沒有任何更改。

    The window that {1} tells is made by other code, without a scene
    {1} 給出的視窗由其他程式碼建立，沒有場景

    one more window, which other code makes at once
    其他程式碼立即建立的另一個視窗

    a window of other code that the app delegate tells
    App 代理給出的、由其他程式碼建立的視窗

    what makes the window stays as it is
    建立視窗的程式碼保持原樣

    {1} makes no window: {2} tells one that other code makes while the app launches, when there is no scene yet. Without a scene it is never shown, and the screen stays black.
    {1} 不建立視窗：{2} 給出的視窗由其他程式碼在 App 啟動時建立，那時還沒有場景。沒有場景，它就不會顯示，畫面一直是黑的。

    {1} statements go to scene(_:willConnectTo:options:), behind the scene's window. In a start without a scene, as in the background, they do not run.
    {1} 個陳述式移到 scene(_:willConnectTo:options:) 中，放在場景的視窗之後。在沒有場景的啟動中（例如背景啟動）它們不會執行。

    for an external display
    用於外接顯示器

    with the property that holds it
    隨保留它的屬性一起建立

    React Native without a scene delegate
    沒有場景代理的 React Native

    the storyboard {1}
    storyboard {1}

    Have {1} make it as the scene connects
    由 {1} 在場景連線時建立視窗

    {1} stays as it is. Where launch has made no window, the scene delegate calls it, sets the window's windowScene and shows it.
    {1} 保持不變。如果啟動時沒有建立視窗，場景代理會呼叫它，設定視窗的 windowScene 並顯示視窗。

    launch makes it only where the app is not in the background, and under scenes it always is
    啟動時只有 App 不在背景才建立視窗，而使用場景後啟動時總是在背景

    it makes one more window, which needs a scene to show in
    它又建立了一個視窗，該視窗需要場景才能顯示


    a window that nothing is put into
    什麼也沒有放入的視窗

    a window that is never shown
    從不顯示的視窗

    a window that the app delegate does not make
    App 代理沒有建立的視窗

    a window that other code gets
    交給其他程式碼的視窗

    {1} puts nothing into the window
    {1} 沒有在視窗中放入任何內容

    It makes the window of the scene, and no code that it reaches gives the window a root view controller: the screen stays black. Launch code that does so runs before there is this window.
    它建立場景的視窗，而它所到達的程式碼都沒有給視窗設定根視圖控制器：螢幕一直是黑的。做這件事的啟動程式碼在有這個視窗之前就已執行。

    {1} never shows the window
    {1} 從不顯示視窗

    It makes the window of the scene, and no code that it reaches calls makeKeyAndVisible(): the screen stays black.
    它建立場景的視窗，而它所到達的程式碼都沒有呼叫 makeKeyAndVisible()：螢幕一直是黑的。

    {1} takes a window that nobody makes
    {1} 取用的視窗沒有任何程式碼建立

    It takes the window of the app delegate. At launch nothing makes one, or only where the application's state is not `background`, which it always is under scenes: the screen stays black.
    它取用 App 代理的視窗。啟動時沒有程式碼建立視窗，或只在 App 狀態不是 `background` 時才建立，而採用場景後狀態始終是 `background`：螢幕一直是黑的。

    The window is given the scene of the view where a later method shows it, else the scene in front at once.
    在之後顯示視窗的方法中把視圖的場景交給視窗；沒有這樣的方法時，立即交給它最前面的場景。

    the view is in no window yet as this runs
    執行到這裡時，視圖還不在任何視窗中

    {1} makes it for every app delegate that inherits from it
    {1} 為繼承它的每個 App 代理建立視窗

    Flutter's scene delegate has a window that may be missing, and the statements take it for granted
    Flutter 場景代理的視窗可能不存在，而這些陳述式認為它一定存在

    Nothing changes about the window. Until then Flutter's scene delegate moves its root controller into a window of the scene, with a warning; what is put on the window itself stays behind.
    視窗不做更改。在此之前，Flutter 的場景代理會把它的根控制器移到場景的視窗中並給出警告；直接放在視窗上的內容不會跟過去。

    Under scenes this window has no scene and never shows. Flutter's scene delegate moves its root controller, where there is one by then, into a window that does, and warns.\s
    採用場景後，這個視窗沒有場景，永遠不會顯示。Flutter 的場景代理會把它的根控制器（如果那時已有）移到會顯示的視窗中，並給出警告。
    """#
}
