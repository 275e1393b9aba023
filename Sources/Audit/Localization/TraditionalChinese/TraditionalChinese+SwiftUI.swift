extension TraditionalChinese {
  static let swiftUI = #"""
    A method of the app delegate adaptor is never called
    App 代理轉接器中有方法從不被呼叫

    In an app with a SwiftUI life cycle the class behind @UIApplicationDelegateAdaptor gets what concerns the process: launch, push tokens, background work, memory warnings. It never gets URLs, user activities, shortcut items or the four life-cycle methods, because SwiftUI uses scenes.\n\nURLs come to onOpenURL on a view of the scene, universal links there and to onContinueUserActivity(NSUserActivityTypeBrowsingWeb), other activities to onContinueUserActivity(type). The states of the scene come as scenePhase; UIApplication posts its notifications all the same. A shortcut item comes only to a scene delegate: the app delegate names its class in application(_:configurationForConnecting:options:), with the role checked, and that class must not make a window. A shortcut that starts the app is in options.shortcutItem of that same method.
    在使用 SwiftUI 生命週期的 App 中，@UIApplicationDelegateAdaptor 後面的類別只會收到與行程有關的事件：啟動、推播權杖、背景工作、記憶體警告。它永遠收不到 URL、使用者活動、捷徑項目和四個生命週期方法，因為 SwiftUI 使用場景。\n\nURL 到達場景中某個視圖的 onOpenURL；通用連結也到那裡，並到 onContinueUserActivity(NSUserActivityTypeBrowsingWeb)；其他活動到 onContinueUserActivity(type)。場景的狀態由 scenePhase 提供；UIApplication 的通知仍會發出。捷徑項目只到場景代理：App 代理在 application(_:configurationForConnecting:options:) 中檢查角色後指定它的類別，這個類別不得建立視窗。啟動 App 的捷徑項目在同一方法的 options.shortcutItem 中。

    a URL that nobody gets
    無人接收的 URL

    a life-cycle method
    生命週期方法

    shortcut items that nobody takes
    無人接收的捷徑項目

    what concerns the process is called
    與行程有關的方法會被呼叫

    a UIKit app has rules of its own
    UIKit App 有自己的規則

    Shortcut items are published, and nothing takes them
    發佈了捷徑項目，卻沒有程式碼接收

    The app offers shortcut items, and in an app with a SwiftUI life cycle only a scene delegate is told which one was chosen. None of {1} implements windowScene(_:performActionFor:completionHandler:). Name a class for the window role in application(_:configurationForConnecting:options:) of the app delegate, without a window of its own, and read options.shortcutItem there for a cold start.
    這個 App 提供捷徑項目，而在使用 SwiftUI 生命週期的 App 中，只有場景代理會得知使用者選了哪一個。{1} 中沒有任何程式碼實作 windowScene(_:performActionFor:completionHandler:)。在 App 代理的 application(_:configurationForConnecting:options:) 中為視窗角色指定一個自己不建立視窗的類別，並在那裡讀取 options.shortcutItem 以處理冷啟動。

    Choose a shortcut item while the app runs, and again after ending it.
    在 App 執行時選擇一個捷徑項目，結束 App 後再選一次。

    onOpenURL on the first view of the scene gets URLs
    URL 由場景首個視圖上的 onOpenURL 接收

    Open one of the app's URLs while it runs and after ending it.
    在 App 執行時和結束 App 後各打開一個它的 URL。

    onOpenURL and onContinueUserActivity(NSUserActivityTypeBrowsingWeb) get universal links
    通用連結由 onOpenURL 和 onContinueUserActivity(NSUserActivityTypeBrowsingWeb) 接收

    Open a universal link while the app runs and after ending it.
    在 App 執行時和結束 App 後各打開一個通用連結。

    a scene delegate gets shortcut items
    捷徑項目由場景代理接收

    Choose a shortcut item while the app runs and after ending it.
    在 App 執行時和結束 App 後各選擇一個捷徑項目。

    scenePhase tells the state, and UIApplication still posts its notification
    狀態由 scenePhase 提供，UIApplication 的通知也仍會發出

    Leave the app and come back: what the method did happens once.
    離開 App 再返回：該方法原來做的事發生一次。

    I write the scene delegate myself
    我自己撰寫場景代理

    Nothing changes. The app delegate has to name a class for the window role in application(_:configurationForConnecting:options:); that class takes windowScene(_:performActionFor:completionHandler:), and options.shortcutItem is read in the app delegate's method for a cold start.
    不做更改。App 代理要在 application(_:configurationForConnecting:options:) 中為視窗角色指定一個類別；該類別實作 windowScene(_:performActionFor:completionHandler:)，冷啟動則在 App 代理的方法中讀取 options.shortcutItem。

    the class must not make a window, and what it calls is yours to say
    這個類別不得建立視窗，它呼叫什麼由你決定

    Observe UIApplication's notification
    觀察 UIApplication 的通知

    The method stays; an observer that the launch method adds calls it.
    方法保留；啟動方法加入一個觀察者來呼叫它。

    the notification comes once for the whole app, as the method did
    整個 App 只收到一次通知，與該方法原來一樣

    Add {1} to the first view of the scene
    在場景的首個視圖上加入 {1}

    It calls {1} of {2}, which stays.
    它呼叫 {2} 的 {1}，後者保留。

    \ssourceApplication is not to be had there.
    那裡無法取得 sourceApplication。

    I add {1} myself
    我自己加入 {1}

    Nothing changes. The first view of the WindowGroup needs .{1}, which calls {2}.
    不做更改。WindowGroup 的首個視圖需要 .{1}，由它呼叫 {2}。

    the view to put it on cannot be told from the code
    從程式碼中看不出應加在哪個視圖上

    SwiftUI hands such events to views alone
    SwiftUI 只把這類事件交給視圖

    \sIt hands the event to {1}, which {hears|hear} nothing of it.
    它會把事件轉交給 {1}，後者因此什麼也收不到。

    {1} is never called; {2} gets the event
    {1} 從不被呼叫；事件由 {2} 接收

    SwiftUI does not call {1} of {2}. {3} takes the event already, so this code is only left over.
    SwiftUI 不呼叫 {2} 的 {1}。{3} 已接收該事件，所以這段程式碼只是遺留。

    {1} is never called in this SwiftUI app
    {1} 在這個 SwiftUI App 中從不被呼叫

    SwiftUI installs an app delegate and scenes of its own, and passes only events of the process on to {1}. {2} is not among them: {3}.{4}
    SwiftUI 安裝自己的 App 代理和場景，只把行程的事件轉送給 {1}。{2} 不在其中：{3}。{4}

    UIApplication.shared.delegate is SwiftUI's object
    UIApplication.shared.delegate 是 SwiftUI 的物件

    With a SwiftUI life cycle UIApplication.shared.delegate is an object of SwiftUI, which passes calls on to the class behind @UIApplicationDelegateAdaptor. A cast to that class never succeeds: `as!` stops the app, `as?` is nil.\n\nTake the instance from the adaptor property, from the environment (a delegate that conforms to ObservableObject or is @Observable is put there), or from a static property that the delegate sets in its init.
    使用 SwiftUI 生命週期時，UIApplication.shared.delegate 是 SwiftUI 的物件，由它把呼叫轉送給 @UIApplicationDelegateAdaptor 後面的類別。轉型為該類別永遠不會成功：`as!` 使 App 終止，`as?` 得到 nil。\n\n應從轉接器屬性取得實例，或從環境中取得（遵循 ObservableObject 或標為 @Observable 的代理會放入環境），或從代理在 init 中設定的靜態屬性取得。

    a forced cast
    強制轉型

    a careful one
    可選轉型（as?）

    a UIKit app
    UIKit App

    {1} is not what UIApplication.shared.delegate holds
    UIApplication.shared.delegate 中的物件不是 {1}

    SwiftUI's own object is the app's delegate, so this cast never succeeds: {1}. Take {2} from the adaptor property, from the environment, or from a static property that it sets in its init.
    App 的代理是 SwiftUI 自己的物件，所以這個轉型永遠不會成功：{1}。應從轉接器屬性、環境，或 {2} 在 init 中設定的靜態屬性取得它。

    the app stops here
    App 在這裡終止

    the result is nil and what follows does nothing
    結果為 nil，後面的程式碼什麼也不做

    A SwiftUI App is scene based already
    SwiftUI App 本來就以場景為基礎

    An app whose entry point is a SwiftUI `App` has always used scenes: SwiftUI installs its own app delegate and its own scene delegate. It needs no scene manifest and no scene delegate class, and it must not make a window of its own.\n\nThe class behind @UIApplicationDelegateAdaptor loses the same methods as any app delegate: links, shortcuts and the four life-cycle methods are not called there.
    進入點是 SwiftUI `App` 的 App 一直使用場景：SwiftUI 安裝自己的 App 代理和場景代理。它不需要場景資訊清單，也不需要場景代理類別，並且不得自己建立視窗。\n\n@UIApplicationDelegateAdaptor 後面的類別與其他 App 代理一樣會失去同樣的方法：連結、捷徑項目和四個生命週期方法在那裡不會被呼叫。

    @main struct with the App protocol
    帶 @main、遵循 App 協定的結構

    @main on an app delegate decides nothing
    App 代理上的 @main 說明不了什麼

    {1} is a SwiftUI App and has scenes already
    {1} 是 SwiftUI App，已有場景

    SwiftUI makes the scenes and their windows, so the iOS 27 SDK asks for nothing more: no scene manifest, no scene delegate.\s
    場景及其視窗由 SwiftUI 建立，所以 iOS 27 SDK 沒有更多要求：不需要場景資訊清單，也不需要場景代理。

    A scene delegate of a SwiftUI app makes or reads a window
    SwiftUI App 的場景代理建立或讀取視窗

    A SwiftUI app may give scenes a delegate class of its own, for shortcut items and the like. SwiftUI makes the window before that class is told. A window that the class makes replaces SwiftUI's, so that the app's views are not shown; its own `window` property is never set.
    SwiftUI App 可以為場景指定自己的代理類別，用於捷徑項目之類。SwiftUI 在通知該類別之前就已建立視窗。如果該類別再建立視窗，就會取代 SwiftUI 的視窗，App 的視圖就不會顯示；而它自己的 `window` 屬性永遠不會被設定。

    it makes a window
    它建立視窗

    it takes shortcut items
    它接收捷徑項目

    {1} makes a window over SwiftUI's
    {1} 在 SwiftUI 的視窗之上又建立視窗

    {1} makes a window, and SwiftUI has made one for the scene already: the app's own views are hidden behind it. Take the window out of here; extra windows need a level of their own.
    {1} 建立視窗，而 SwiftUI 已為該場景建立了視窗：App 自己的視圖會被擋在後面。把視窗從這裡去掉；額外的視窗需要自己的 level。

    {1} reads a window that is never set
    {1} 讀取從未設定的視窗

    SwiftUI keeps the window of the scene to itself, so `window` of {1} is nil in {2}. The scene's `windows` have it.
    場景的視窗由 SwiftUI 自己保管，所以 {1} 的 `window` 在 {2} 中為 nil。可從場景的 `windows` 取得。

    A SwiftUI view of a UIKit app waits for events that do not come
    UIKit App 中的 SwiftUI 視圖在等待不會到來的事件

    onOpenURL, onContinueUserActivity and scenePhase work only where a SwiftUI App starts the app. In a hosting controller of a UIKit app they are silent, and the console says "Cannot use Scene methods for URL, NSUserActivity, and other External Events without using SwiftUI Lifecycle". The scene delegate has the events; it has to hand them to the views.
    onOpenURL、onContinueUserActivity 和 scenePhase 只有在由 SwiftUI App 啟動時才起作用。在 UIKit App 的 hosting controller 中它們沒有反應，主控台會顯示「Cannot use Scene methods for URL, NSUserActivity, and other External Events without using SwiftUI Lifecycle」。事件在場景代理那裡，由它轉交給視圖。

    a function of the app's own with that name
    App 自己的同名函式

    onOpenURL in a hosted view
    嵌入的視圖中的 onOpenURL

    in a SwiftUI app
    在 SwiftUI App 中

    {1} is silent in a hosted view
    {1} 在嵌入的視圖中沒有反應

    {1} waits for {2}, which works only where a SwiftUI App starts the app. Here UIKit starts it: the scene delegate gets the event and has to hand it to the view, by an object in the environment for example.
    {1} 在等待 {2}，而它只有在由 SwiftUI App 啟動時才起作用。這裡由 UIKit 啟動：場景代理收到事件後必須轉交給視圖，例如透過環境中的物件。

    The scene manifest of a SwiftUI app names a scene delegate
    SwiftUI App 的場景資訊清單指定了場景代理

    SwiftUI decides about scenes itself and does not need configurations in the manifest. An entry that was left from a UIKit past names a class that is no longer meant, or that is gone. It is not fatal while the code decides, and confusing at best. Names of configurations that were shipped stay, because iOS remembers them.
    SwiftUI 自己決定場景，不需要資訊清單中的設定。從 UIKit 時期遺留的項目所指的類別已不再使用，或已不存在。在由程式碼決定的情況下它不致命，但至少會造成混淆。已發佈過的設定名稱要保留，因為 iOS 會記住它們。

    a class of the past
    以前的類別

    no manifest
    沒有資訊清單

    {1} names {2} for the scenes of a SwiftUI app
    {1} 為 SwiftUI App 的場景指定了 {2}

    {1} is a SwiftUI App, which gives its scenes a delegate of its own. The entry at {2} is left over, or meant for a class that the code names as well. The configuration's name has to stay if it was shipped.
    {1} 是 SwiftUI App，它會為場景指定自己的代理。{2} 處的項目是遺留的，或者對應的是程式碼中也指定了的類別。如果該設定名稱已發佈過，就必須保留。

    The code of a SwiftUI app returns a configuration that the manifest has not
    SwiftUI App 的程式碼回傳了資訊清單中沒有的設定

    application(_:configurationForConnecting:options:) of the app delegate adaptor may return a configuration by name. One that Info.plist does not describe, and that gets no delegate class in code, is an empty one: nothing of the app's own hears of the scene.
    App 代理轉接器的 application(_:configurationForConnecting:options:) 可以按名稱回傳設定。如果 Info.plist 沒有描述它，程式碼也沒有給它代理類別，它就是空設定：App 自己的程式碼完全不知道這個場景。

    a name that nothing describes
    沒有任何描述的名稱

    the code sets a class
    程式碼設定了類別

    No manifest describes the configuration {1}
    資訊清單中沒有描述設定 {1}

    The code returns a configuration named {1}. Info.plist has none of that name, and the code sets no delegate class, so the scene gets no delegate of the app's.
    程式碼回傳名為 {1} 的設定。Info.plist 中沒有這個名稱，程式碼也沒有設定代理類別，所以場景得不到 App 的代理。

    A target has a SwiftUI App and a UIKit entry point
    有目標同時含有 SwiftUI App 和 UIKit 進入點

    Only one of them can start the app: Swift takes one @main, and main.swift decides before both. Which one is built may depend on #if conditions or on the membership of files. Everything about scenes depends on it: a SwiftUI App has them, a UIKit app has to adopt them.
    只有其中一個能啟動 App：Swift 只允許一個 @main，而 main.swift 優先於兩者。實際建置哪一個，可能取決於 #if 條件或檔案所屬的目標。有關場景的一切都取決於此：SwiftUI App 本來就有場景，UIKit App 則要採用場景。

    @main twice
    兩個 @main

    one entry point
    一個進入點

    {1} and {2} both start {3}
    {1} 和 {2} 都啟動 {3}

    {1} ({2}) is a SwiftUI App, and {3} is marked as the entry point too. This report takes the SwiftUI App for the one that starts; if {4} does, the app has to adopt scenes.
    {1}（{2}）是 SwiftUI App，而 {3} 也被標為進入點。本報告認為啟動的是 SwiftUI App；如果啟動的是 {4}，則該 App 必須採用場景。

    Add a scene delegate without a window
    加入一個沒有視窗的場景代理

    only a scene delegate is told of quick actions
    只有場景代理會收到快速動作

    {1} names {2} for the window role and keeps itself in a static property. {3}, at the end of {4}, calls {5}, for a cold start too. SwiftUI goes on making the window.
    {1} 為視窗角色指定 {2}，並把自己保留在一個靜態屬性中。{3} 寫在 {4} 末尾，呼叫 {5}，冷啟動時也呼叫。視窗仍由 SwiftUI 建立。

    Ask the class for its instance
    向該類別要它的實例

    The app stops here.
    App 會在這裡終止。

    What follows does nothing.
    後面的程式碼不起作用。

    it works wherever the code runs, in views and outside of them
    無論程式碼在視圖中還是視圖外執行都有效

    {1} keeps itself in a static property, shared, as it is made, and this place reads it.
    {1} 建立時把自己保留在靜態屬性 shared 中，這裡讀取它。

    an adaptor whose class comes with a module that is not there
    轉接器的類別來自不在此處的模組

    Code in an app delegate adaptor is looked at all the same, as links and life-cycle events do not reach it.
    App 代理轉接器中的程式碼仍會審查，因為連結和生命週期事件到不了那裡。

    {1}, which the app delegate adaptor names, is in no source that was read: whether it has methods for links and life-cycle events, which do not reach it, is not known.
    App 代理轉接器指定的 {1} 不在已讀取的原始檔中：它是否有處理連結和生命週期事件的方法（這些事件到不了它）無從得知。

    {1} gets the event and does not hand it to {2}
    {1} 收到事件，但沒有轉交給 {2}

    SwiftUI does not call {1}. {2} takes the event in its place, but what this method hands it to as well, {3}, hears nothing of it.
    SwiftUI 不呼叫 {1}。{2} 代它接收事件，但這個方法還會轉交的 {3} 收不到。

    I call it from {1} myself
    我自己從 {1} 呼叫

    Nothing changes. {1} has to hand the event to {2} as well.
    不做更改。{1} 也要把事件轉交給 {2}。

    which of them comes first, and what a refusal means, is yours to say
    誰先處理、拒絕意味著什麼，要由你決定
    """#
}
