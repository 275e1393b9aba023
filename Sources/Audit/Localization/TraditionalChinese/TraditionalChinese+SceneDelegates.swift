extension TraditionalChinese {
  static let sceneDelegates = #"""
    universal links and activities
    通用連結和活動

    quick actions
    快速動作

    Use a quick action while the app runs, and again after ending it: both act, once.
    在 App 執行時使用一個快速動作，結束 App 後再使用一次：兩次都生效，各一次。

    CloudKit shares
    CloudKit 共享

    An event is taken while the app runs but not when it starts the app, or the reverse
    某個事件在 App 執行時得到處理，啟動 App 時卻沒有，或者相反

    What reaches a running app comes to a method of the scene delegate; what starts the app comes with the connection options of scene(_:willConnectTo:options:), and the method is then not called. Each kind of event needs both. This is the bug most often found after migrations, months or years later: the app opens, and the page the user asked for does not.
    App 執行時到達的事件由場景代理的某個方法接收；啟動 App 的事件則隨 scene(_:willConnectTo:options:) 的連線選項到來，這時不會呼叫前一個方法。每種事件都需要這兩處。這是遷移之後最常見的錯誤，往往幾個月甚至幾年後才發現：App 打開了，使用者要的頁面卻沒有打開。

    URLs of the running app only
    只處理 App 執行時的 URL

    another object is told of every event, the start as well
    另一個物件會收到每個事件，包括啟動

    quick actions that start the app only
    只處理啟動 App 的快速動作

    both
    兩者都處理

    {1} has no scene(_:willConnectTo:options:)
    {1} 沒有 scene(_:willConnectTo:options:)

    scene(_:willConnectTo:options:) never looks at {1} of the connection options
    scene(_:willConnectTo:options:) 從不檢視連線選項的 {1}

    {1} that start the app are lost
    啟動 App 的{1}會遺失

    {1} takes {2} that reach the running app. What starts the app comes with the connection options instead, and {3}, so {4} that start the app are lost.
    {1} 接收 App 執行時到達的{2}。啟動 App 的則隨連線選項到來，而 {3}，所以啟動 App 的{4}會遺失。

    Links that start the app are lost
    啟動 App 的連結會遺失

    {1} hands links that reach the running app to Capacitor. Those that start the app come with the connection options, and scene(_:willConnectTo:options:) passes nothing on. The question about Capacitor's forwarding adds the call.
    {1} 把 App 執行時到達的連結轉交給 Capacitor。啟動 App 的連結隨連線選項到來，而 scene(_:willConnectTo:options:) 沒有轉送。關於 Capacitor 轉送的問題會加上這個呼叫。

    {1} of the running app are lost
    App 執行時到達的{1}會遺失

    scene(_:willConnectTo:options:) takes {1} that start the app. Those that reach the app while it runs come to {2}, which {3} does not have, so they are lost.
    scene(_:willConnectTo:options:) 接收啟動 App 的{1}。App 執行時到達的由 {2} 接收，而 {3} 沒有這個方法，所以會遺失。

    Take them at the start too
    啟動時也接收

    scene(_:willConnectTo:options:) hands {1} to the method that takes them while the app runs.
    scene(_:willConnectTo:options:) 把 {1} 轉交給 App 執行時接收它的方法。

    the code that takes them is there; it only has to be called
    接收的程式碼已經有了，只需呼叫

    whether the app should do the same while it runs is not written anywhere in {1}
    App 執行時是否應做同樣的事，{1} 中沒有寫明

    Add {1}
    加入 {1}

    What the connect method does with {1} is done there too; where it needs more than that, the plan tells what to write.
    連線方法對 {1} 的處理在那裡也執行；如果還需要更多，計畫會說明要寫什麼。

    The completion handler of a quick action is not called
    快速動作的完成處理常式沒有被呼叫

    windowScene(_:performActionFor:completionHandler:) has to call its completion handler exactly once, with whether the action was performed. A handler that is never called leaves the system waiting; one that is called twice can end the app.
    windowScene(_:performActionFor:completionHandler:) 必須恰好呼叫一次完成處理常式，並傳入動作是否已執行。從不呼叫，系統會一直等待；呼叫兩次，可能使 App 終止。

    never
    從不呼叫

    The completion handler of a quick action is never called
    快速動作的完成處理常式從未被呼叫

    {1} of {2} does not use {3}. The system waits for it to be called once, with whether the action was performed.
    {2} 的 {1} 沒有使用 {3}。系統在等待它被呼叫一次，並得知動作是否已執行。

    Call it at the end
    在末尾呼叫

    {1} is added as the last statement.
    加入 {1} 作為最後一個陳述式。

    the method has other ways out, which need it too
    該方法還有其他出口，那裡也需要呼叫

    the method has one way out
    該方法只有一個出口

    Use a quick action while the app runs: it acts, and the app stays responsive.
    在 App 執行時使用一個快速動作：它生效，App 仍能回應操作。

    Only one of several URLs or activities is taken
    多個 URL 或活動中只接收了一個

    The URL contexts and activities that a scene is given are sets. Their first element is any of them, and the rest are dropped. The system nearly always sends one, so this shows when several files are opened at once, or when a link arrives together with an activity of another kind.
    場景收到的 URL context 和活動是集合。取第一個元素就是任取其一，其餘的被捨棄。系統幾乎總是只傳送一個，所以只有在一次打開多個檔案，或連結與另一種活動同時到達時才會出現問題。

    the first context
    第一個 context

    a log tells the first, all are taken
    日誌只記錄第一個，但全部都會接收

    all of them
    全部

    Share several files to the app at once: all of them arrive.
    一次向 App 分享多個檔案：全部收到。

    {1} takes only one of {2}
    {1} 只接收{2}中的一個

    `{1}` is any element of a set without order; the others are dropped. Nearly always there is one. Opening several files at once is the usual case where there are more.
    `{1}` 是無序集合中的任意一個元素，其餘的被捨棄。幾乎總是只有一個。多於一個的常見情況是一次打開多個檔案。

    several activities
    多個活動

    several URLs
    多個 URL

    Nothing changes: one of them is taken.
    不做更改：只接收其中一個。

    the system nearly always sends one
    系統幾乎總是只傳送一個

    Take all of them
    全部接收

    The code should run for every element of the set; the plan says where.
    程式碼應對集合的每個元素執行；計畫會說明在哪裡。

    One event is taken in two places
    同一個事件在兩處處理

    The same connection options are seen by application(_:configurationForConnecting:options:) and by scene(_:willConnectTo:options:); a tapped notification comes to the delegate of the user notification centre and as notificationResponse of the connection options. Code in both places runs twice for one event, unless it takes care.
    application(_:configurationForConnecting:options:) 和 scene(_:willConnectTo:options:) 看到的是同一份連線選項；使用者點按的通知既會到使用者通知中心的代理，也會作為連線選項的 notificationResponse 到來。兩處都有程式碼時，同一個事件會使其執行兩次，除非程式碼中有防範。

    a quick action in both methods
    兩個方法都處理快速動作

    a tap that the scene only asks about
    場景只詢問是否存在的點按

    in one of them
    只在其中一個處理

    {1} that start the app are taken twice
    啟動 App 的{1}會被處理兩次

    Both {1} of {2} and {3} of {4} look at {5} of the same connection options, and both are called when a scene connects. Whether the second of them notices, only the code they call can tell.
    {2} 的 {1} 和 {4} 的 {3} 都檢視同一份連線選項的 {5}，場景連線時兩者都會被呼叫。後一個能否察覺，只有它們呼叫的程式碼才知道。

    End the app and start it that way: it acts once.
    結束 App，再用這種方式啟動：只生效一次。

    A tap that starts the app is taken twice
    啟動 App 的那次點按會被處理兩次

    {1} takes notificationResponse from the connection options, and {2} is told of the same tap by the user notification centre. Unless one of them notices the other, the app acts twice.
    {1} 從連線選項取得 notificationResponse，而使用者通知中心會把同一次點按告知 {2}。除非其中一個能察覺另一個，否則 App 會回應兩次。

    End the app and tap one of its notifications: the page opens once.
    結束 App，再點一下它的一則通知：頁面只打開一次。

    which of the two places should act, and whether the other one notices, only you can tell
    兩處應由哪一處回應、另一處能否察覺，只有你能判斷

    tapped notifications
    被點按的通知

    One window's way to the background stops something global
    一個視窗進入背景時停止了全域的東西

    With several windows, one of them may go to the background while another is in use. A scene delegate that then stops audio, closes the database or disconnects does it for both. The application's own notifications come once, when the last window has left. An app that allows one window only is not concerned.
    有多個視窗時，一個視窗可能進入背景，而另一個仍在使用。如果場景代理這時停止音訊、關閉資料庫或中斷連線，兩個視窗都會受影響。應用程式自身的通知只傳送一次，即最後一個視窗離開時。只允許一個視窗的 App 不受影響。

    an app with several windows
    多視窗的 App

    one window only
    只有一個視窗

    One window leaving stops `{1}` for all
    一個視窗離開時會為所有視窗停止 `{1}`

    This app allows several windows. {1} of {2} runs when one of them leaves the foreground, also while another is in use, and `{3}` acts on the whole process. UIApplication.didEnterBackgroundNotification comes once, when the last one has left.
    這個 App 允許多個視窗。其中一個離開前景時會執行 {2} 的 {1}，即使另一個仍在使用，而 `{3}` 作用於整個行程。UIApplication.didEnterBackgroundNotification 只傳送一次，即最後一個視窗離開時。

    whether it belongs to one window or to all only you can tell
    它屬於一個視窗還是所有視窗，只有你能判斷

    Open two windows on an iPad and close one: the other keeps working.
    在 iPad 上打開兩個視窗，關閉一個：另一個照常運作。

    Set-up of the whole process runs for every scene that connects
    整個行程的初始化會在每個場景連線時執行

    scene(_:willConnectTo:options:) is called whenever a scene connects: for each window, and again after the system let a scene go to save memory. Code that is meant to run once per process, such as the configuration of an SDK or the whole of the old launch method, runs again there. And it does not run at all when the system launches the app in the background, where no scene connects.
    每當有場景連線，就會呼叫 scene(_:willConnectTo:options:)：每個視窗一次，系統為節省記憶體釋放場景之後還會再次呼叫。每個行程只應執行一次的程式碼，例如設定 SDK 或整個舊啟動方法，在這裡會重複執行。而系統在背景啟動 App 時沒有場景連線，這些程式碼根本不執行。

    an SDK that is configured in the scene delegate
    在場景代理中設定 SDK

    a scene delegate that sets up its window
    場景代理設定自己的視窗

    {1} {runs|run} every time a scene connects: for another window, and after the system let the scene go. {It does|They do} not run when the app is launched in the background.
    每當有場景連線，{1} 都會執行：打開另一個視窗時，以及系統釋放場景之後。App 在背景啟動時則不執行。

    \sCalling the old launch method from here repeats all of its set-up.
    從這裡呼叫舊啟動方法會重複它的全部初始化。

    \sOnce per process belongs into the launch method of the app delegate.
    每個行程只做一次的事應放在 App 代理的啟動方法中。

    Set-up of the process runs with every scene
    行程的初始化隨每個場景重複執行

    how the set-up should be split between launch and scene is a design of yours
    初始化如何在啟動與場景之間劃分，由你設計

    Open a second window on an iPad, or let the scene be reclaimed and come back: nothing is set up twice.
    在 iPad 上打開第二個視窗，或讓場景被回收後再恢復：沒有任何初始化重複執行。

    Scenes of another role get the window's delegate
    其他角色的場景得到了視窗的代理

    application(_:configurationForConnecting:options:) answers for every scene that connects: the app's window, an external display, CarPlay. What it sets wins over the manifest. A hook that sets the same delegate class for every role therefore keeps the CarPlay or external display scene from ever reaching its own delegate. Capacitor's template has such a hook.\n\nExternal displays are a role too. Up to iOS 26 the system connects a scene for each by itself; built with the iOS 27 SDK an app gets one only after a view controller registered it as a scene accessory.
    application(_:configurationForConnecting:options:) 對每個連線的場景作答：App 的視窗、外接顯示器、CarPlay。它設定的內容優先於資訊清單。因此，如果這個方法為所有角色設定同一個代理類別，CarPlay 或外接顯示器的場景就永遠到不了自己的代理。Capacitor 的範本中就有這樣的方法。\n\n外接顯示器也是一種角色。在 iOS 26 及以前，系統自行為每個外接顯示器連線一個場景；用 iOS 27 SDK 建置的 App 只有在視圖控制器將其註冊為場景附件之後才得到場景。

    an app with CarPlay code
    有 CarPlay 程式碼的 App

    a scene for an external display
    外接顯示器的場景

    External displays no longer get a scene by themselves
    外接顯示器不再自行得到場景

    The app serves external displays. Up to iOS 26 the system connects a scene for each one; built with the iOS 27 SDK it does so only after registerSceneAccessory(_:) of a view controller, which nothing here calls. Until then the second screen mirrors the first one, or stays dark.
    此 App 為外接顯示器提供內容。在 iOS 26 及以前，系統為每個外接顯示器連線一個場景；用 iOS 27 SDK 建置後，只有在視圖控制器的 registerSceneAccessory(_:) 之後才會這樣，而這裡沒有程式碼呼叫它。在此之前，第二個螢幕只鏡像第一個，或保持黑畫面。

    Connect an external display and see that its own content appears.
    連接外接顯示器，查看它自己的內容是否出現。

    a hook in an app with one role
    App 只有一種角色，且有此方法

    Scenes for {1} get the window's delegate
    其他場景（{1}）得到了視窗的代理

    {1} sets the delegate class for every scene that connects, and that wins over the manifest. This app also has code or a configuration for {2}: those scenes are given to the window's delegate and never reach their own.
    {1} 為每個連線的場景設定代理類別，而它優先於資訊清單。這個 App 還有其他角色（{2}）的程式碼或設定：這些場景被交給視窗的代理，永遠到不了自己的代理。

    Only for the window role
    僅用於視窗角色

    The class is set where the role is that of the app's window.
    只在工作階段角色是 App 視窗的角色時設定這個類別。

    the manifest serves the other roles then
    其他角色則由資訊清單處理

    Connect {1} and see that its own content appears.
    連接以下裝置，檢視是否顯示各自的內容：{1}。

    an external display
    外接顯示器

    Inherited event handling of the app delegate is not reached any more
    App 代理繼承的事件處理不再被呼叫

    Some frameworks handle links in a base class of the app delegate. In an app that has adopted scenes with a scene delegate of its own, UIKit calls the scene delegate, and the inherited code is silent, although nothing of it can be seen in this project. The framework's own scene delegate class, or forwarding by hand, takes its place.\n\nWhere the app delegate has code of its own for an event, the rules about callbacks ask about it instead.
    有些框架在 App 代理的基底類別中處理連結。如果 App 已採用場景並有自己的場景代理，UIKit 呼叫的是場景代理，繼承來的程式碼不再執行，而這在專案中完全看不出來。應改用框架自己的場景代理類別，或手動轉送。\n\n如果 App 代理自己有處理某個事件的程式碼，則由關於回呼的規則來詢問。

    Cordova's app delegate behind a scene delegate of one's own
    Cordova 的 App 代理，前面有自己的場景代理

    an app delegate that inherits from no framework
    App 代理不繼承自任何框架

    {1} leaves links to {2}, which is not asked any more
    {1} 把連結交給 {2} 處理，而後者不再被呼叫

    {1} inherits its handling of URLs from {2}. This app has adopted scenes, so UIKit tells {3}, which has no scene(_:openURLContexts:) and does not inherit from {4}. URLs are lost, cold and warm.
    {1} 對 URL 的處理繼承自 {2}。這個 App 已採用場景，所以 UIKit 會通知 {3}，而它沒有 scene(_:openURLContexts:)，也不繼承自 {4}。無論冷啟動還是已在執行，URL 都會遺失。

    The framework's scene delegate hands links on.
    由框架的場景代理轉交連結。

    it does what the app delegate's base class did
    它做的正是 App 代理的基底類別原來做的事

    {1} tells JavaScript of {2} while it runs. What starts the app comes with the connection options, and JavaScript asks for it with Linking.getInitialURL, which reads the launch options that React Native was started with: {3} has to be put there. Calling {4} from the connect method would not do, as no JavaScript listens by then.
    {1} 在 App 執行時把{2}告知 JavaScript。啟動 App 的內容隨連線選項到來，JavaScript 用 Linking.getInitialURL 查詢，它讀取啟動 React Native 時給的啟動選項：必須把 {3} 放進去。從連線方法呼叫 {4} 沒有用，那時還沒有 JavaScript 在監聽。

    The launch options that are made for the start get the link.
    為啟動產生的啟動選項會帶上該連結。

    in the scene delegate of a SwiftUI app
    在 SwiftUI App 的場景代理中
    """#
}
