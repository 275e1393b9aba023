extension TraditionalChinese {
  static let dependencies = #"""
    Version {1} has the cure; update it with your package manager.
    版本 {1} 已修復此問題；用你的套件管理程式更新它。

    No released version is known to cure it.
    目前沒有已知修復此問題的發佈版本。

    {1} {2} is resolved in {3}: in an app that has adopted scenes, {4}. {5}
    {3} 解析出 {1} {2}：在已採用場景的 App 中，{4}。{5}

    A dependency is older than its first version for scenes
    相依項目早於其支援場景的首個版本

    The resolved version of the dependency does not work properly in an app that has adopted scenes, and a later one does. Nothing in the dependency is edited; update it with the package manager.
    此相依項目解析出的版本在已採用場景的 App 中無法正常運作，較新的版本可以。相依項目中的內容都不會編輯；用套件管理程式更新它。

    Braze 13
    Braze 13

    Braze 14.0.1
    Braze 14.0.1

    {1} {2} is too old for scenes
    {1} {2} 太舊，不支援場景

    A dependency has a fault that shows under scenes
    相依項目有採用場景後才顯現的缺陷

    People have reported that this version of the dependency crashes or shows nothing in an app that has adopted scenes. The link tells more. Nothing in the dependency is edited.
    有人回報過，相依項目的這個版本在已採用場景的 App 中會當機或什麼都不顯示。詳情見連結。相依項目本身不會更改。

    an image picker that shows UIAlertView
    顯示 UIAlertView 的圖片選擇器

    its cured version
    已修復的版本

    {1} {2} is known to fail under scenes
    已知 {1} {2} 在採用場景後會出錯

    An SDK has to be told of events by the scene delegate
    有 SDK 需要由場景代理告知事件

    SDKs for sign-in, payment and attribution want to be told of URLs and activities. Their set-up guides put the call into the app delegate, into methods that an app with scenes does not get any more. The scene delegate has to make the call, for events of the running app and for those that start it, in the same order as before: the first SDK that takes an event keeps it from the next.\n\nWhere the method itself is asked about, moving or calling it carries the SDK along; then this tells which form the vendor has for scenes.
    用於登入、付款和歸因的 SDK 需要得知 URL 和使用者活動。它們的設定指南把呼叫寫在 App 代理的方法裡，而採用場景的 App 不會再收到這些方法呼叫。這個呼叫必須由場景代理發出，既包括 App 執行中的事件，也包括啟動 App 的事件，而且順序與以前相同：第一個接收事件的 SDK 會讓後面的收不到它。\n\n如果已就該方法本身提問，移動或呼叫該方法時會一併帶上對 SDK 的呼叫；這裡只說明廠商為場景提供了哪種寫法。

    Google Sign-In
    Google Sign-In

    Facebook, Objective-C
    Facebook，Objective-C

    a method of the same name on something else
    其他物件上的同名方法

    Go to the home screen and back: {1} notices.
    回到主畫面再返回 App：{1} 有反應。

    Go through {1} once while the app runs, and once so that its answer starts the app.
    走一遍 {1} 的流程：一次在 App 執行時，一次讓它的回傳結果啟動 App。

    {1} hands its event to {2}. The answer given about that method carries the call along.
    {1} 把事件轉交給 {2}。對該方法的回答會一併帶上這個呼叫。

    \sThe SDK finds the scene delegate by itself.
    該 SDK 會自行找到場景代理。

    \sA scene form of this call is not known; ask the vendor.
    這個呼叫在場景中的寫法尚不清楚；需向廠商查詢。

    \sUnder scenes it is the same call, made with what the scene was given.
    採用場景後呼叫不變，只是使用場景收到的內容。

    \sIts form for scenes: `{1}`.
    它在場景中的寫法：`{1}`。

    \sIt is needed for events of the running app and for the one that starts it.
    App 執行中的事件和啟動 App 的事件都需要它。

    \sThis form is only partly confirmed by the vendor.
    這種寫法只得到廠商的部分確認。

    {1} is not told by {2}
    {2} 沒有通知 {1}

    {1} of {2} was left behind when scenes were adopted, and nothing calls it any more. It hands its event to {3}; {4}, which gets the event now, does not.
    採用場景時，{2} 的 {1} 遺留了下來，不再有任何程式碼呼叫它。它把事件交給 {3}；現在得到該事件的 {4} 沒有這樣做。

    Tell {1} in {2}
    在 {2} 中通知 {1}

    The call is made there as well; the code that is there stays.
    在那裡也進行該呼叫；那裡已有的程式碼保留。

    nothing else hands the event to {1}
    沒有其他程式碼把該事件交給 {1}

    {1} hears nothing of the event.
    {1} 得不到該事件。

    in a method that was left behind, where the scene delegate forgets the SDK
    在遺留的方法中，而場景代理忘了該 SDK

    {1} has to be told by the scene delegate
    {1} 需要由場景代理告知

    An SDK looks for the scene manifest
    有 SDK 會尋找場景資訊清單

    Some SDKs hook into the scene delegate by themselves. They find it by the name in Info.plist, or decide by the presence of the manifest which notifications to follow. An app that sets its delegate class only in code, without a manifest, is invisible to them.
    有些 SDK 會自行掛接到場景代理。它們依 Info.plist 中的名稱尋找場景代理，或根據資訊清單是否存在來決定監聽哪些通知。如果 App 只在程式碼中設定代理類別而沒有資訊清單，它們就看不到場景代理。

    Facebook's SDK in an app without a manifest
    沒有資訊清單的 App 中使用 Facebook SDK

    the same with a manifest that names the delegate
    同樣的 App，但資訊清單寫明了代理

    {1} depends on the scene manifest
    {1} 依賴場景資訊清單

    {1} is used here, and {2}. With a manifest that names the delegate class it works; with a delegate that is only set in code it may not.
    這裡使用了 {1}，{2}。如果資訊清單寫明代理類別，它可以正常運作；如果代理只在程式碼中設定，則可能不行。

    Something from outside the project is told of an event
    事件會告知專案之外的程式碼

    A callback that dies hands its URL, activity, options or quick action to a class that this project does not declare and that is not in this program's table of SDKs. The call moves with the method. Whether the library behind it has a form for scenes, or needs one, its documentation tells.\n\nA function that takes only the URL or the activity can be called with those of the scene. One that takes the application and the options can be given a dictionary that is made from the URL context; the key type is deprecated since iOS 26.
    一個不再被呼叫的回呼把 URL、使用者活動、選項或快速動作轉交給了某個類別，而這個類別既不在本專案中宣告，也不在本程式的 SDK 列表中。該呼叫會隨方法一起移動。背後的函式庫是否有場景寫法、是否需要，要看它的文件。\n\n只接收 URL 或使用者活動的函式，可以用場景的 URL 或活動來呼叫。接收 application 和 options 的函式，可以傳入由 URL context 建立的字典；其鍵型別自 iOS 26 起已棄用。

    a library that is not in the table
    不在列表中的函式庫

    Foundation
    Foundation

    What {1} is told of still works, with the app running and not.
    無論 App 是否在執行，{1} 所得知的事件仍能正常處理。

    the library
    該函式庫

    It takes the application and perhaps the options, which can be made from the scene's URL context.
    它接收 application，可能還有 options；後者可以由場景的 URL context 建立。

    It takes only what the scene is given too, so the same call serves there.
    它只接收場景同樣會收到的內容，因此在場景中可以用同一個呼叫。

    {1} gets the event of {2}
    {1} 會收到 {2} 的事件

    {1} is not declared in this project's sources that were read, and not in the table of known SDKs. {2} The call goes along with the answer about {3}; its documentation tells whether there is a form for scenes.
    在已讀取的本專案原始檔中沒有 {1} 的宣告，已知 SDK 列表中也沒有它。{2}該呼叫隨 {3} 的回答一起處理；是否有場景寫法，要看它的文件。

    it registers a background task after the launch has ended, and the system ends the app at every start
    它在啟動結束之後才註冊背景任務，系統會在每次啟動時終止 App
    """#
}
