extension TraditionalChinese {
  static let callbacks = #"""
    Accepted CloudKit shares no longer reach the app delegate
    接受的 CloudKit 共享不再到達 App 代理

    application(_:userDidAcceptCloudKitShareWith:) is not called in an app that has adopted scenes. A share that is accepted while the app runs comes to windowScene(_:userDidAcceptCloudKitShareWith:); one that starts the app comes as cloudKitShareMetadata of the connection options.
    在已採用場景的 App 中，application(_:userDidAcceptCloudKitShareWith:) 不會被呼叫。App 執行時接受的共享進入 windowScene(_:userDidAcceptCloudKitShareWith:)；啟動 App 的共享作為連線選項的 cloudKitShareMetadata 傳入。

    a share that is accepted
    被接受的共享

    no code
    沒有程式碼

    are not accepted
    未被接受

    will not be accepted
    將不被接受

    CloudKit shares {1}
    CloudKit 共享{1}

    \sA share that starts the app comes with the connection options instead.
    啟動 App 的共享則隨連線選項傳入。

    Accept a share while the app runs, and again after ending it: both are taken, once.
    在 App 執行時接受一個共享，結束 App 後再接受一個：兩個都被接受，各一次。

    Methods of the app delegate that are left over
    App 代理中遺留的方法

    Templates leave empty life-cycle methods behind, and Capacitor's leaves two methods that hand links to its proxy. Under scenes UIKit calls none of them, and the stack's scene form does what the proxy calls did. They do no harm; deleting them makes plain that nothing happens there.\n\nCapacitor's own templates differ: for Swift packages the link methods are gone in 8.5, for CocoaPods they stay.
    範本會留下空的生命週期方法，Capacitor 的範本還留下兩個把連結轉交給其 proxy 的方法。採用場景後 UIKit 都不呼叫，proxy 呼叫原來的工作由該框架的場景形式完成。它們沒有害處；刪除後可以清楚看出那裡什麼都不會發生。\n\nCapacitor 的範本不盡相同：Swift 套件的範本在 8.5 中去掉了連結方法，CocoaPods 的範本仍保留。

    the template's empty methods
    範本的空方法

    Capacitor's proxy alone
    只有 Capacitor 的 proxy

    methods that do something, and others that are still called
    有內容的方法，以及仍會被呼叫的方法

    Delete it
    刪除

    Delete all {1}
    全部刪除（{1} 個）

    {The method is|The methods are} removed.
    方法會被移除。

    Keep
    保留

    Nothing changes; nothing calls {it|them}.
    什麼都不變；沒有任何程式碼呼叫它。

    the same code stands in {1}
    {1} 中有相同的程式碼

    Capacitor's own template for Swift packages has none of them from 8.5 on
    Capacitor 自己的 Swift 套件範本從 8.5 起已沒有這些方法

    systems before iOS 13 still call them
    iOS 13 之前的系統仍會呼叫它們

    they do no harm, and templates keep them
    它們沒有害處，範本也保留它們

    The app delegate
    App 代理

    An old link method is left in {1}
    {1} 中遺留了一個舊的連結方法

    The old link methods are left in {1}
    {1} 中遺留了舊的連結方法

    {1} only {hands|hand} links to the stack's proxy. Under scenes UIKit does not call {it|them}; the scene delegate has to forward in {its|their} place.
    {1} 只把連結轉交給該框架的 proxy。採用場景後 UIKit 不再呼叫；必須由場景代理代為轉送。

    {1} is an empty stub
    {1} 是空方法

    {1} methods of {2} are empty stubs
    {2} 的 {1} 個方法是空方法

    {1} {does|do} nothing, and under scenes UIKit does not call {it|them}. Keeping {it|them} is harmless.
    {1} 什麼都不做，採用場景後 UIKit 也不會呼叫。保留沒有害處。

    {1} was left behind
    {1} 是遺留的方法

    {1} methods of {2} were left behind
    {2} 的 {1} 個方法是遺留的

    The scene delegate does the same as {1}, which UIKit does not call any more.
    場景代理做的事與 {1} 相同，而 UIKit 已不再呼叫後者。

    Code in a life-cycle method of the app delegate stops running
    App 代理的生命週期方法中的程式碼不再執行

    applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground and applicationWillEnterForeground are not called in an app that has adopted scenes. The code stays in place and compiles; it is just never reached.\n\nWhat touches the window or its views belongs to the scene method. What saves, connects, counts or sets the badge belongs to the process: UIApplication still posts its notifications, once for all windows together, so an observer keeps the old meaning. A body that needs private members of the app delegate can stay there and be called from the scene delegate. sceneWillEnterForeground also comes when a scene appears for the first time, which applicationWillEnterForeground did not.
    在已採用場景的 App 中，applicationDidBecomeActive、applicationWillResignActive、applicationDidEnterBackground 和 applicationWillEnterForeground 不會被呼叫。程式碼還在原處，也能編譯，只是永遠執行不到。\n\n涉及視窗或其視圖的程式碼屬於場景方法。儲存、連線、計數或設定標記的程式碼屬於整個行程：UIApplication 仍會發出通知，所有視窗合在一起只發一次，因此觀察者保持原來的意義。需要 App 代理私有成員的方法本體可以留在原處，由場景代理呼叫。場景首次出現時 sceneWillEnterForeground 也會到來，applicationWillEnterForeground 則不會。

    a body that resets the badge
    重設標記的方法本體

    the same in Objective-C
    同樣的程式碼，Objective-C

    in an app that has adopted scenes already
    在已採用場景的 App 中

    the template's comments
    範本的註解

    a method that the scene delegate calls
    由場景代理呼叫的方法

    never runs
    永遠不會執行

    stops running
    將不再執行

    \sThe scene's method also comes at the first appearance, which this one did not, unless the app had been launched in the background before.
    場景的方法在首次出現時也會被呼叫，而這個方法不會，除非先前 App 是在背景啟動的。

    Code in {1} {2}
    {1} 中的程式碼{2}

    Start the app, pull the notification centre down and up: what {1} did happens.
    啟動 App，下拉通知中心再收起：{1} 原來所做的事照樣發生。

    Open the app switcher: what {1} did happens.
    打開 App 切換器：{1} 原來所做的事照樣發生。

    Go to the home screen: what {1} did happens.
    回到主畫面：{1} 原來所做的事照樣發生。

    Go to the home screen and back: what {1} did happens, and not at the first start.
    回到主畫面再返回 App：{1} 原來所做的事照樣發生，首次啟動時則不發生。

    URLs no longer reach the app delegate
    URL 不再到達 App 代理

    application(_:open:options:) and its two older forms are not called in an app that has adopted scenes. A URL that reaches the running app comes to scene(_:openURLContexts:); a URL that starts it comes with the connection options of scene(_:willConnectTo:options:). Moving only the first half is the mistake found most often after migrations: links work while the app runs and are ignored when they start it.\n\nThe set of contexts has no order, so every context is handled. The Bool result disappears; "the first handler that takes it wins" is kept. A body that only tells the stack's own proxy is not reported here, because the stack's scene form takes its place.\n\nBeside application(_:open:options:) UIKit calls none of the older forms, before scenes or after: such a copy may be deleted, and taking it along would handle every URL twice.
    在已採用場景的 App 中，application(_:open:options:) 及其兩個舊形式不會被呼叫。傳給執行中 App 的 URL 進入 scene(_:openURLContexts:)；啟動 App 的 URL 隨 scene(_:willConnectTo:options:) 的連線選項傳入。只移動前一半是遷移後最常見的錯誤：App 執行時連結有效，由連結啟動 App 時卻被忽略。\n\n這組 context 沒有順序，因此每個 context 都會處理。Bool 結果不再存在；「由第一個接手的處理程式碼處理」這一點保留不變。只通知該框架本身 proxy 的方法本體不在此報告，因為由該框架的場景形式取代。\n\n有 application(_:open:options:) 時，無論採用場景之前或之後，UIKit 都不會呼叫舊形式：這樣的副本可以刪除，把它一併移走會使每個 URL 被處理兩次。

    an own router
    自有的路由程式碼

    an SDK asked first, Capacitor's proxy second
    先詢問某個 SDK，再交給 Capacitor 的 proxy

    the oldest form, Objective-C
    最舊的形式，Objective-C

    an older form beside the newer one
    舊形式與新形式並存

    Capacitor's proxy alone, broken over lines
    只有 Capacitor 的 proxy，分成多行

    the scene delegate calls it
    由場景代理呼叫

    Open one of the app's URLs while it runs, and again after ending it: both arrive, once.
    在 App 執行時打開它的一個 URL，結束 App 後再打開一次：兩次都到達，各一次。

    {1} stands beside a newer form
    {1} 與較新的形式並存

    {1} implements {2} too, and where both are there UIKit never called this one. Nothing of it has to move.
    {1} 也實作了 {2}，兩者都有時，UIKit 從來不呼叫這一個。其中的內容都不需要移動。

    Nothing changes: it does not run.
    什麼都不變：它不會執行。

    it did not run before either
    以前它也不會執行

    The code is removed.
    程式碼會被移除。

    do not reach
    無法到達

    will not reach
    將無法到達

    \sA URL that starts the app comes with the connection options instead.
    啟動 App 的 URL 則隨連線選項傳入。

    \sIt hands the URL to {1}, which has to get it from the scene.
    它把 URL 轉交給 {1}，後者須從場景取得 URL。

    URLs {1} the code in {2}
    URL {1} {2} 中的程式碼

    Orientation callbacks change their owner
    方向回呼換了歸屬

    application(_:supportedInterfaceOrientationsFor:) is still asked under scenes and stays. It is deprecated with iOS 27, where supportedInterfaceOrientations(for:) of the window scene delegate takes its place; earlier systems do not know that one, so an app that runs there needs both.\n\nThe four callbacks about the status bar's orientation and frame have long been deprecated and are not called in an app that has adopted scenes.
    採用場景後，application(_:supportedInterfaceOrientationsFor:) 仍會被詢問，因此保留。它在 iOS 27 中已棄用，由視窗場景代理的 supportedInterfaceOrientations(for:) 取代；更早的系統沒有這個方法，因此要在那些系統上執行的 App 兩者都需要。\n\n關於狀態列方向和 frame 的四個回呼早已棄用，在已採用場景的 App 中不會被呼叫。

    orientations that depend on the app's state
    取決於 App 狀態的方向

    work when the status bar turns, Objective-C
    狀態列轉向時的工作，Objective-C

    neither
    兩者都沒有

    Turn the device on every page that allows it, on iOS 27 and on an earlier system.
    在每個允許旋轉的頁面上旋轉裝置，iOS 27 和更早的系統都要試。

    Turn the device: what {1} did happens where it is needed.
    旋轉裝置：{1} 原來所做的事在需要之處照樣發生。

    Nothing changes: it is not called.
    什麼都不變：它不會被呼叫。

    what takes its place depends on what the layout needs: the view controller's transition, or the scene's geometry
    由什麼取代它，要看版面需要什麼：視圖控制器的轉場，還是場景的幾何資訊

    The method is removed.
    該方法會被移除。

    {1} still decides the orientations
    方向仍由 {1} 決定

    application(_:supportedInterfaceOrientationsFor:) is asked under scenes too, so it stays. iOS 27 asks supportedInterfaceOrientations(for:) of the window scene delegate first and deprecates this one; add that form, marked for iOS 27, once the app is built with its SDK, and keep this one for earlier systems.
    採用場景後，application(_:supportedInterfaceOrientationsFor:) 也會被詢問，因此保留。iOS 27 先詢問視窗場景代理的 supportedInterfaceOrientations(for:)，並棄用這個方法；以 iOS 27 SDK 建置 App 後，加入那個形式並標明 iOS 27，同時為更早的系統保留這個方法。

    UIKit does not tell the app delegate about the status bar in an app that has adopted scenes. Layout follows the view controller's viewWillTransition(to:with:), or windowScene(_:didUpdateEffectiveGeometry:) from iOS 26 on. Nothing is translated here.
    在已採用場景的 App 中，UIKit 不向 App 代理通知狀態列的情況。版面依據視圖控制器的 viewWillTransition(to:with:)，或從 iOS 26 起依據 windowScene(_:didUpdateEffectiveGeometry:)。此處不作轉換。

    A privacy screen no longer covers the app's content
    隱私畫面不再遮住 App 的內容

    The app delegate puts a view or a window over the content when the app resigns active or enters the background. Under scenes these methods are not called, so the app switcher and everybody who looks at it sees the content. That is a matter of security, which is why it is told as a blocker.\n\nThe place is sceneWillResignActive, with a view in the scene's own window or a window made with the scene. Presenting a controller there is too slow for the system's snapshot.
    App 退出活躍或進入背景時，App 代理用一個視圖或視窗蓋住內容。採用場景後這些方法不會被呼叫，因此 App 切換器以及看到它的任何人都能看到內容。這是安全問題，所以列為阻斷項目。\n\n應放在 sceneWillResignActive 中，使用場景本身視窗中的視圖，或用該場景建立的視窗。在那裡呈現控制器太慢，趕不上系統的快照。

    a blur over the window
    視窗上方的模糊效果

    a body that only takes a view away
    只移除視圖的方法本體

    a body that only saves
    只做儲存的方法本體

    the scene delegate puts up the same cover
    場景代理放上同樣的遮蓋視圖

    Open the app switcher: the content is covered, also right after the first start.
    打開 App 切換器：內容被遮住，首次啟動後立即打開也是如此。

    does not come up
    不會出現

    will not come up
    將不會出現

    The privacy screen of {1} {2}
    {1} 的隱私畫面{2}

    \sWhat it puts over the content does not appear, and the app switcher shows the content as it is. The code that takes the cover away has to move along. Only a device shows whether the cover is there in time for the system's snapshot.
    它蓋在內容上的遮罩不會出現，App 切換器會直接顯示內容。移除遮罩的程式碼必須一併移動。遮罩能否趕上系統的快照，只能在實機上看到。

    {1} is written in {2}
    {1} 是用 {2} 撰寫的

    {1} inherits it
    {1} 繼承了它

    {1} hands it on
    {1} 轉交它

    it calls super, which is another class in the scene delegate
    它呼叫 super，而場景代理的父類別是另一個類別

    it uses {1}, private to its file
    它使用其檔案私有的 {1}

    it uses {1}, private to {2}
    它使用 {2} 私有的 {1}

    it hands the app delegate itself on
    它把 App 代理本身傳出去

    build conditions choose from several bodies of it
    建置條件會在它的多個實作之間選擇

    it was only called on return, and an app with scenes gets that notification at every start as well
    它只在返回前景時被呼叫，而採用場景的 App 每次啟動也會收到這個通知

    The method stays; an observer calls it, once for all windows together, and at every start as well.
    方法保留；由觀察者呼叫它，所有視窗合在一起只呼叫一次，但每次啟動時也會呼叫。

    other code of {1} calls it too
    {1} 的其他程式碼也呼叫它

    only launch calls it besides
    除此之外只有啟動程式碼呼叫它

    it may use what {1} gives to {2}
    它可能使用 {1} 給 {2} 的內容

    the window
    視窗

    views
    視圖

    an overlay
    遮罩層

    saved data
    儲存的資料

    the network
    網路

    the app's badge
    圖像標記

    notifications
    通知

    analytics
    統計分析

    audio
    音訊

    location
    定位

    a background task
    背景任務

    a timer
    計時器

    an SDK
    某個 SDK

    the log
    記錄

    the window or views
    視窗或視圖

    {1}, private to {2}
    {2} 私有的 {1}

    {1} of {2}
    {2} 的 {1}

    \sIt touches {1}.
    它涉及：{1}。

    ;\s
    ；

    Expo's modules hear of the event through the app delegate's superclass
    Expo 的模組透過 App 代理的父類別得知此事件

    Flutter passes the scene's states on to plugins, not to overrides of the app delegate; a subclass of FlutterSceneDelegate gets them
    Flutter 把場景的狀態傳給外掛程式，而不傳給 App 代理中的覆寫方法；FlutterSceneDelegate 的子類別能收到

    it works on the window, and {1}
    它操作視窗，而且{1}

    it works on the window or on views, which belong to the scene
    它操作屬於場景的視窗或視圖

    it works on the window, which belongs to the scene, besides {1}
    除{1}之外，它還操作屬於場景的視窗

    it deals with {1}: a matter of the whole process, not of one window
    它處理{1}：這是整個行程的事，不屬於某一個視窗

    nothing in it belongs to one window, and an observer runs once for all of them, as before
    其中沒有屬於某一個視窗的內容，觀察者與以前一樣，為所有視窗只執行一次

    it needs nothing of the app delegate
    它不需要 App 代理的任何內容

    what it needs of the app delegate, {1}, can be reached from the scene
    它需要的 App 代理內容 {1} 可以從場景存取

    the scene method
    場景方法

    {1} has code of its own; whether something is missing there only you can tell
    {1} 有自己的程式碼；那裡是否缺了什麼，只有你能判斷

    it posts that notification itself, and must not be called by it
    該通知由它自己發出，不得再由此通知呼叫它

    \sand for what the app was started with ({1})
    ，也用於啟動 App 時帶來的內容（{1}）

    Move to {1}
    移到 {1}

    The code goes to the scene delegate{1}; the method here is removed.{2}
    程式碼移到場景代理{1}；此處的方法會被移除。{2}

    Keep in {1}, call it from the scene
    留在 {1} 中，由場景呼叫

    The method stays as it is; {1} calls it{2}.
    方法保持原樣；由 {1} 呼叫它{2}。

    Observe UIApplication.{1}
    觀察 UIApplication.{1}

    The method stays; an observer calls it, once for all windows together.
    方法保留；由觀察者呼叫，所有視窗合在一起只呼叫一次。

    Nothing changes: it will not run.
    什麼都不變：它將不會執行。

    Nothing changes: it runs where the scene delegate passes the event on to Expo's modules.
    什麼都不變：場景代理把事件轉給 Expo 的模組時，它會執行。

    \s{1} must become internal.
    {1} 須改為 internal。

    This app has adopted scenes, so UIKit calls {1}, which has code of its own, and not {2} of {3}. Whether something of this is missing there, only you can tell.
    這個 App 已採用場景，因此 UIKit 呼叫的是有自己程式碼的 {1}，而不是 {3} 的 {2}。此處的內容在那裡是否有缺，只有你能判斷。

    This app has adopted scenes, so UIKit does not call {1} of {2}, and nothing else does.
    這個 App 已採用場景，因此 UIKit 不呼叫 {2} 的 {1}，也沒有其他程式碼呼叫它。

    Once scenes are adopted UIKit calls {1} instead of {2}; nothing warns about the code left here.
    一旦採用場景，UIKit 就呼叫 {1} 而不是 {2}；留在此處的程式碼不會引起任何警告。

    {1} gets it from {2}, the superclass of {3}, whose code is not here. Once scenes are adopted UIKit calls {4} instead, and {5} is not told.
    {1} 從 {3} 的父類別 {2} 得到它，而該類別的程式碼不在這裡。一旦採用場景，UIKit 就改為呼叫 {4}，{5} 不會得到通知。

    {1} was left behind with other code than {2}
    {1} 遺留了下來，其程式碼與 {2} 的不同

    the scene's
    場景方法

    Quick actions no longer reach the app delegate
    快速動作不再到達 App 代理

    application(_:performActionFor:completionHandler:) is not called in an app that has adopted scenes. A quick action of the running app comes to windowScene(_:performActionFor:completionHandler:); one that starts the app comes as shortcutItem of the connection options, and then the window scene's method is not called. The completion handler is called exactly once, with false for an unknown action.\n\nThe old habit of returning false from didFinishLaunching to keep the method from being called has no effect any more.
    在已採用場景的 App 中，application(_:performActionFor:completionHandler:) 不會被呼叫。App 執行時的快速動作進入 windowScene(_:performActionFor:completionHandler:)；啟動 App 的快速動作作為連線選項的 shortcutItem 傳入，此時視窗場景的方法不會被呼叫。完成處理常式恰好呼叫一次，未知的動作傳入 false。\n\n以往在 didFinishLaunching 中回傳 false 以避免該方法被呼叫的做法不再有效。

    an action handler
    快速動作的處理程式碼

    a method that only completes
    只呼叫完成處理常式的方法

    Use a quick action of the app's icon while the app runs, and again after ending it: both act, once.
    在 App 執行時使用圖像上的快速動作，結束 App 後再用一次：兩次都有作用，各一次。

    Quick actions do nothing
    快速動作沒有作用

    Quick actions will do nothing
    快速動作將沒有作用

    \sA quick action that starts the app comes with the connection options instead.
    啟動 App 的快速動作則隨連線選項傳入。

    State restoration through the app delegate stops working
    透過 App 代理的狀態回復不再有效

    Saving and restoring state through the app delegate and restoration identifiers does not work in an app that has adopted scenes. Scenes restore from a user activity: stateRestorationActivity(for:) hands one out, and session.stateRestorationActivity gives it back when the scene connects.\n\nThe two are different designs, so nothing is translated here. The methods can stay; they are not called.
    在已採用場景的 App 中，透過 App 代理和回復識別碼儲存、回復狀態的方式沒有作用。場景從使用者活動回復：stateRestorationActivity(for:) 提供該活動，場景連線時由 session.stateRestorationActivity 交還。\n\n兩者的設計不同，因此此處不作轉換。這些方法可以保留；它們不會被呼叫。

    an app that restores its state
    回復狀態的 App

    an app that does not
    不回復狀態的 App

    Go to the home screen, end the app in Xcode and start it again: it opens where you want it to.
    回到主畫面，在 Xcode 中停止 App 再啟動：它打開到你想要的位置。

    Nothing changes here. State is no longer restored until stateRestorationActivity(for:) is written.
    此處什麼都不變。在寫好 stateRestorationActivity(for:) 之前，狀態不再回復。

    what the app should restore, and from what, is a design of yours that no tool can translate
    App 應回復什麼、從哪裡回復，是你自己的設計，任何工具都無法轉換

    The app's state is not restored
    App 的狀態沒有回復

    The app's state will not be restored
    App 的狀態將不會回復

    {1} {takes|take} part in state restoration as it was before scenes. {2} restores from the scene's user activity and no longer asks the app delegate. Whether the app still opens where it was left can only be seen on a device.
    {1} 參與的是採用場景之前的狀態回復。{2} 從場景的使用者活動回復，不再詢問 App 代理。App 是否仍打開到離開時的位置，只能在實機上看到。

    This app has adopted scenes, so UIKit
    這個 App 已採用場景，因此 UIKit

    Once scenes are adopted UIKit
    一旦採用場景，UIKit

    Universal links and activities no longer reach the app delegate
    通用連結和活動不再到達 App 代理

    application(_:continue:restorationHandler:) and the methods around it (will continue, failed, updated) are not called in an app that has adopted scenes. The scene delegate has methods of the same meaning; an activity that starts the app comes with the connection options of scene(_:willConnectTo:options:).\n\nThere is no restorationHandler any more: objects that were handed to it are restored by the app itself. Capacitor's scene proxy passes on web links only; Handoff, Siri and Spotlight need code of their own.
    在已採用場景的 App 中，application(_:continue:restorationHandler:) 及其相關方法（即將繼續、失敗、已更新）不會被呼叫。場景代理有意義相同的方法；啟動 App 的活動隨 scene(_:willConnectTo:options:) 的連線選項傳入。\n\nrestorationHandler 不再存在：原來交給它的物件由 App 自行回復。Capacitor 的場景 proxy 只轉送網頁連結；接手（Handoff）、Siri 和 Spotlight 需要自己的程式碼。

    a notice before an activity arrives, Objective-C
    活動到達之前的預告，Objective-C

    Follow a universal link while the app runs, and again after ending it: both arrive, once.
    在 App 執行時打開一個通用連結，結束 App 後再打開一次：兩次都到達，各一次。

    \sAn activity that starts the app comes with the connection options instead.
    啟動 App 的活動則隨連線選項傳入。

    \sIt hands objects to the restoration handler, which scenes do not have: the app restores them itself.
    它把物件交給 restorationHandler，而場景沒有它：由 App 自行回復。

    \sIt hands the activity to {1}, which has to get it from the scene.
    它把活動轉交給 {1}，後者須從場景取得活動。

    Universal links and activities
    通用連結和活動

    Notices about activities
    活動的預告

    {1} {2} the code in {3}
    {1}{2} {3} 中的程式碼

    nothing here can bring the scene delegate that would take it
    這裡沒有辦法帶來能接手它的場景代理
    """#
}
