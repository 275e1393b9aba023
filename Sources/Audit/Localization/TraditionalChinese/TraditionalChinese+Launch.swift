extension TraditionalChinese {
  static let launch = #"""
    The notification about the launch carries nothing any more
    啟動通知不再帶有任何內容

    UIApplication.didFinishLaunchingNotification is still posted under scenes. Its userInfo is the dictionary of launch options, so it is nil there as well, and a link or notification that started the app is not seen. The scene's connection options hold it instead.
    採用場景後，UIApplication.didFinishLaunchingNotification 仍會發出。它的 userInfo 就是啟動選項字典，因此也為 nil，看不到啟動 App 的連結或通知。這些內容改由場景的連線選項提供。

    an observer that reads userInfo
    讀取 userInfo 的觀察者

    an observer that only starts something
    只啟動某項工作的觀察者

    A start counts as one from the background under scenes
    採用場景後，啟動都算作從背景開始

    In an app that has adopted scenes, UIApplication.applicationState says `background` during every launch, also when the person started the app from its icon: the scene comes to the foreground later. Code that makes its window, or opens its data, only where the state is not `background` then does nothing at all.\n\nFor the same reason UIApplication.willEnterForegroundNotification is posted at every start, which it was not in an app without scenes. An observer that counts returns, locks the screen or reloads runs once more.
    在採用場景的 App 中，UIApplication.applicationState 在每次啟動期間都是 `background`，即使使用者是從圖像啟動的：場景稍後才進入前景。只在狀態不是 `background` 時才建立視窗或打開資料的程式碼，這時什麼也不做。\n\n出於同樣的原因，每次啟動時都會發出 UIApplication.willEnterForegroundNotification，而未採用場景的 App 不會。用來統計返回次數、鎖定螢幕或重新載入的觀察者會多執行一次。

    a start that is told from a wake-up
    區分啟動與背景喚醒

    in a method that launch calls, Objective-C
    在啟動時呼叫的方法中，Objective-C

    an observer that counts returns
    統計返回次數的觀察者

    the state when a push comes
    收到推播時的狀態

    the state in a closure that runs later
    稍後執行的閉包中的狀態

    The app counts as in the background while it starts
    App 在啟動期間被視為在背景

    {1} asks for the application's state during launch.{2} Under scenes the answer is `background` at every start, also from the icon: what this does for a start in the foreground does not happen. Do it as the scene connects, or without asking.
    {1} 在啟動期間詢問 App 的狀態。{2}採用場景後，每次啟動得到的都是 `background`，從圖像啟動也一樣：為前景啟動所做的事不會發生。請在場景連線時做，或者不詢問就做。

    \s{1} calls it.
    {1} 呼叫它。

    Nothing changes: the code takes the way for the background at every start.
    不作任何更改：這段程式碼每次啟動都走背景的分支。

    what belongs to a start in the foreground, only you can tell
    哪些屬於前景啟動，只有你能判斷

    Start the app from its icon: what {1} does for the foreground happens.
    從圖像啟動 App：{1} 為前景所做的事會發生。

    {1} is told of entering the foreground at every start, too
    {1} 在每次啟動時也會收到進入前景的通知

    {1}. In an app with scenes UIKit posts willEnterForegroundNotification also as the app starts, which it did not before. Whether that is once too often, only you can tell.
    {1}。在採用場景的 App 中，UIKit 在 App 啟動時也會發出 willEnterForegroundNotification，此前不會。這是否多了一次，只有你能判斷。

    Start the app from its icon: what it does on coming back does no harm there.
    從圖像啟動 App：它返回前景時所做的事在這裡沒有害處。

    The launch notification's userInfo is nil under scenes
    採用場景後，啟動通知的 userInfo 為 nil

    {1}{2} observes the end of the launch and reads what started the app from the notification. Under scenes it finds nothing there; the connection options of scene(_:willConnectTo:options:) hold it.
    {1}{2} 觀察啟動完成，並從通知中讀取啟動 App 的內容。採用場景後那裡什麼也沒有；內容在 scene(_:willConnectTo:options:) 的連線選項中。

    Nothing changes: the observer is called and finds nothing.
    不會更改：觀察者會被呼叫，但讀不到內容。

    where the value is needed, only you can tell
    哪裡需要這個值，只有你知道

    End the app and start it through a link or a notification: it opens the right place.
    結束 App，再透過連結或通知啟動它：它開啟正確的位置。

    Set-up that must not leave the launch method
    不能離開啟動方法的初始化

    Some registrations have to be made before application(_:didFinishLaunchingWithOptions:) returns: background tasks (later is an exception), the delegate of the user notification centre (later loses the tap that started the app), push registries, background URL sessions, and the configuration of SDKs that other code relies on. They also have to happen when the system launches the app in the background, where no scene connects.\n\nThis program leaves them where they are. Moving them to the scene delegate by hand breaks them, and a scene that connects again would run them again.
    有些註冊必須在 application(_:didFinishLaunchingWithOptions:) 返回之前完成：背景任務（晚了會拋出例外）、使用者通知中心的代理（晚了會遺失點一下通知而啟動 App 的事件）、推播註冊表、背景 URL 工作階段，以及其他程式碼所依賴的 SDK 設定。系統在背景啟動 App 時它們也必須執行，而那時沒有場景連線。\n\n本程式把它們留在原處。手動移到場景代理會使它們失效，而且場景再次連線時會再次執行。

    the same in a scene delegate, which is too late
    同樣的程式碼寫在場景代理中，太晚了

    a launch method that only makes its window
    只建立視窗的啟動方法

    {1} of set-up must stay at launch
    {1}初始化必須留在啟動時

    {1} {has|have} to be done before {2} returns, also when the system launches the app without showing it. {It stays|They stay} where {it is|they are}.
    {1}必須在 {2} 返回之前完成，系統啟動 App 而不顯示它時也一樣。留在原處。

    One piece
    一項

    {1} pieces
    {1} 項

    {1} set up after the launch
    {1}在啟動之後才設定

    {1} does this in {2}, which runs after the launch, for every scene that connects, and not at all when the system launches the app in the background. {3} It belongs into application(_:didFinishLaunchingWithOptions:).
    {1} 在 {2} 中做這件事，而該方法在啟動之後才執行，每個場景連線時都會執行，系統在背景啟動 App 時則根本不執行。{3}它應該放在 application(_:didFinishLaunchingWithOptions:) 中。

    the registration of background tasks
    背景任務的註冊

    Registering after the launch has ended throws an exception.
    啟動結束之後再註冊會拋出例外。

    the delegate of the user notification centre
    使用者通知中心的代理

    A tap that launches the app may be delivered before it is set.
    點一下通知而啟動 App 時，事件可能在設定它之前就送達。

    the registration for remote notifications
    遠端通知的註冊

    Firebase's configuration
    Firebase 的設定

    the push registry for calls
    用於通話的推播註冊表

    background delivery of HealthKit
    HealthKit 的背景傳送

    the registered default settings
    註冊的預設設定

    the interval of background fetches
    背景擷取的間隔

    a background URL session
    背景 URL 工作階段

    the payment queue's observer
    付款佇列的觀察者

    Location has no counterpart: the location manager's delegate, CLMonitor or CLLocationUpdate tell it.
    位置沒有對應的選項：由位置管理器的代理、CLMonitor 或 CLLocationUpdate 告知。

    Bluetooth has no counterpart: create the managers at launch with their restore identifiers.
    藍牙沒有對應的選項：在啟動時用回復識別碼建立管理器。

    Local notifications come to the delegate of the user notification centre.
    本機通知送到使用者通知中心的代理。

    Newsstand is gone.
    Newsstand 已不存在。

    A notification that was tapped comes as notificationResponse of the connection options, and to the delegate of the user notification centre. A silent one still comes to didReceiveRemoteNotification.
    點一下的通知由連線選項的 notificationResponse 提供，也會送到使用者通知中心的代理。靜默通知仍送到 didReceiveRemoteNotification。

    It comes with the connection options of scene(_:willConnectTo:options:), as {1}.
    它由 scene(_:willConnectTo:options:) 的連線選項提供，對應 {1}。

    none of them
    無

    \sThe dictionary is handed to this helper by the launch method.
    該字典由啟動方法傳給這個輔助函式。

    {1}, and this code acts as if nothing had started the app. {2}{3}
    {1}，這段程式碼會當作沒有任何內容啟動了 App。{2}{3}

    This app has adopted scenes, so the launch options are nil
    這個 App 已採用場景，因此啟動選項為 nil

    Once scenes are adopted the launch options are nil
    採用場景後啟動選項為 nil

    \sReturning false at launch no longer keeps the quick action from being delivered again.
    在啟動時回傳 false 不再能阻止快速動作被再次送達。

    The launch option “{1}” {2}
    啟動選項「{1}」{2}

    is always nil
    始終為 nil

    becomes nil
    將變為 nil

    End the app, then open one of its URLs: it arrives, once.
    結束 App，再開啟它的一個 URL：收到一次。

    End the app, then follow a universal link: it arrives, once.
    結束 App，再開啟一個通用連結：收到一次。

    End the app, then use a quick action of its icon: it acts, once.
    結束 App，再使用其圖像的快速動作：執行一次。

    End the app, then tap one of its notifications: the app opens the right place, once.
    結束 App，再點一下它的一個通知：App 開啟正確的位置，只一次。

    End the app, then accept a share: it is taken, once.
    結束 App，再接受一個共享：處理一次。

    Start the app the way this code expects, and see that it still notices.
    依這段程式碼預期的方式啟動 App，確認它仍能察覺。

    Taps are taken by {1} too, which is told of them under scenes as well.
    點一下通知的事件也由 {1} 接收，採用場景後它同樣會得到通知。

    {1} takes it from the connection options already.
    {1} 已從連線選項中取得它。

    Nothing changes: the code finds nothing.
    不會更改：這段程式碼讀不到內容。

    The statement that reads it is removed.
    刪除讀取它的陳述式。

    other code takes it, and this finds nothing
    其他程式碼會接收它，這裡讀不到內容

    the connection options have nothing like it, and it does no harm
    連線選項中沒有對應的內容，留著也無害

    Read the connection option
    讀取連線選項

    The statement goes to scene(_:willConnectTo:options:) and reads {1}.
    該陳述式移到 scene(_:willConnectTo:options:)，並讀取 {1}。

    the answer about {1} takes it from the connection options
    對 {1} 的回答會從連線選項中取得它

    it does something else with it than {1}
    它對這個值的處理與 {1} 不同

    the statement stands on its own, and nothing else takes the event
    該陳述式獨立存在，也沒有其他程式碼接收這個事件

    it is read in a helper, which has to be looked at
    在輔助函式中讀取，需要人工檢查

    it stands inside of another statement
    它位於另一個陳述式內部

    the connection option has another type than the launch option had
    連線選項的型別與原來的啟動選項不同

    what is read is used by the code that follows
    讀到的值會被後面的程式碼使用

    it decides what the launch method returns
    它決定啟動方法的回傳值

    The launch options are nil under scenes
    採用場景後啟動選項為 nil

    In an app that has adopted scenes, the launchOptions of application(_:didFinishLaunchingWithOptions:) are nil. What they held comes with the connection options of scene(_:willConnectTo:options:): URLs, activities, the quick action, the share, and the response to a notification that was tapped. Location, Bluetooth and local notifications have no counterpart there; their frameworks tell by other ways.\n\nThe code keeps compiling and takes the branch for "nothing there". Handing the dictionary on to an SDK is harmless; what that SDK reads from it, it has to be told in another way.
    在已採用場景的 App 中，application(_:didFinishLaunchingWithOptions:) 的 launchOptions 為 nil。其中的內容改由 scene(_:willConnectTo:options:) 的連線選項提供：URL、使用者活動、快速動作、共享，以及對點一下通知的回應。位置、藍牙和本機通知沒有對應的選項；它們的框架用其他方式告知。\n\n程式碼仍能編譯，並走「沒有內容」的分支。把字典繼續傳給 SDK 是無害的；SDK 從中讀取的內容，則要用其他方式告知它。

    a notification that started the app
    啟動 App 的通知

    a URL, Objective-C
    URL，Objective-C

    handed on to an SDK
    轉交給 SDK

    not read
    不讀取

    {1} {gets|get} the launch options as a whole. Under scenes that is nil, which is legal and changes nothing for the set-up. What the library used to learn from it about the start, a link or a notification, it now has to be told from the connection options.
    {1} 接收整個啟動選項。採用場景後它為 nil，這是合法的，對初始化沒有影響。函式庫以前從中得知的啟動原因（連結或通知），現在要從連線選項告知它。

    \s{1} has a form for scenes: `{2}`.
    {1} 在場景中的寫法：`{2}`。

    The launch options handed to {1} are nil under scenes
    採用場景後，傳給 {1} 的啟動選項為 nil

    \sThe return goes, and {1} is not called for it.
    其中的 return 會去掉，也不會為它呼叫 {1}。

    it performs the quick action, and returns false so that {1} does not
    它執行快速動作，並回傳 false，使 {1} 不再執行

    Wait for the scene and read the connection option
    等到場景連線時再讀取連線選項

    What needs it runs when the scene connects, before Dart does, and reads {1} there; the rest goes to the engine's callback.
    需要它的程式碼在場景連線時、Dart 執行之前執行，並在那裡讀取 {1}；其餘的移到引擎回呼。

    Dart asks this code by what the app was started, and nothing else keeps it
    Dart 向這段程式碼詢問 App 因何啟動，而沒有別的地方保留它

    a push registry for calls
    用於通話的推播註冊

    Launch looks for a window before a scene connects
    啟動時尋找視窗，而場景尚未連線

    In an app with scenes no scene is connected while the launch methods run, and so there is no window: the app delegate's `window` is nil, UIApplication.shared.keyWindow is nil, connectedScenes is empty. Launch code that fills the app's window, or binds one of its own to the first connected scene, reaches nothing, whatever number of calls lies between; and nothing tells so. It belongs behind the making of the window, into scene(_:willConnectTo:options:).\n\nWhere the scene takes a window that launch makes, the app delegate has one from that on, and code that asks it is right.
    在採用場景的 App 中，啟動方法執行時還沒有場景連線，因此沒有視窗：App 代理的 `window` 為 nil，UIApplication.shared.keyWindow 為 nil，connectedScenes 為空。啟動程式碼若要填入 App 的視窗，或把自己的視窗綁定到第一個已連線的場景，則無論中間隔著多少次呼叫都無濟於事，也不會有任何提示。這些程式碼應放到 scene(_:willConnectTo:options:) 中，位於建立視窗之後。\n\n如果場景取用啟動時建立的視窗，App 代理從那時起就有視窗，向它取得視窗的程式碼沒有問題。

    the first screen goes into the app delegate's window
    第一個畫面放入 App 代理的視窗

    a window that is bound to the first scene there is
    綁定到第一個現有場景的視窗

    when something happens later
    稍後發生某事時

    Nothing changes: the code finds no window while the app starts.
    沒有任何更改：App 啟動期間程式碼找不到視窗。

    whether it is wanted while the app starts, only you can tell
    App 啟動期間是否需要它，只有你知道

    {1} needs a window while the app launches
    {1} 在 App 啟動期間需要視窗

    {1} ({2}:{3}). What is done with it does not happen, or ends the app. Do it in scene(_:willConnectTo:options:), behind the window.
    {1}（{2}:{3}）。對視窗所做的事不會發生，或使 App 終止。請在 scene(_:willConnectTo:options:) 中、建立視窗之後做。

    \sHere the call is made only where there are some, so it is not made at all any more. React Native's way to scenes makes launch options from what the scene connects with: the call can get those.
    這裡只在有啟動選項時才呼叫，因此不會再呼叫。React Native 採用場景的方式會用場景連線時得到的內容產生啟動選項：該呼叫可以使用它們。

    Call it as the scene connects
    在場景連線時呼叫

    The statement goes to scene(_:willConnectTo:options:), with launch options made from the connection options.
    該陳述式移到 scene(_:willConnectTo:options:)，使用由連線選項產生的啟動選項。

    what it is told of the start comes there now
    它要得知的啟動資訊現在在那裡提供

    React Native is started with what {1} holds
    React Native 用 {1} 中的內容啟動
    """#
}
