extension TraditionalChinese {
  static let capacitor = #"""
    The app shows a bridge view controller of its own
    App 顯示自己的橋接視圖控制器

    Many apps register plugins or set up the web view in a subclass of CAPBridgeViewController, and name it in the storyboard. A scene delegate that makes a plain CAPBridgeViewController drops it without a word: the app starts, and its own plugins are missing. Capacitor's own migration makes exactly that.\n\nThe scene delegate can make the class itself, or take the storyboard's first controller, which keeps what the storyboard sets on it and the controllers around it. Or UIKit makes the window from the storyboard that the manifest names, and the scene delegate only forwards.
    許多 App 在 CAPBridgeViewController 的子類別中註冊外掛程式或設定 Web 視圖，並在 storyboard 中指定它。如果場景代理建立的是普通的 CAPBridgeViewController，這個子類別就會無聲地遺失：App 能啟動，但自己的外掛程式不見了。Capacitor 自己的遷移產生的正是這種程式碼。\n\n場景代理可以自己建立該類別，或使用 storyboard 的初始控制器，後者保留 storyboard 對它的設定和它外層的控制器。也可以由 UIKit 從資訊清單指定的 storyboard 建立視窗，場景代理只負責轉送。

    a controller that the storyboard names
    storyboard 指定的控制器

    the template's controller
    範本的控制器

    {1} shows its own bridge controller, {2}
    {1} 顯示自己的橋接控制器 {2}

    {1} A scene delegate that makes a plain CAPBridgeViewController would start without it: what {2} registers and sets up would be missing, and nothing would say so.
    {1}如果場景代理建立的是普通的 CAPBridgeViewController，App 啟動時就沒有它：{2} 註冊和設定的內容都會缺少，而且沒有任何提示。

    \sIt stands inside of another controller, so the storyboard has to be taken as a whole.
    它位於另一個控制器之內，因此須整個使用 storyboard。

    Start the app and use a plugin that {1} registers.
    啟動 App，使用一個由 {1} 註冊的外掛程式。

    {1} shows a plain bridge instead of {2}
    {1} 顯示的是普通橋接，而不是 {2}

    {1} The scene delegate makes a plain CAPBridgeViewController, so what {2} registers and sets up is missing, and nothing says so.
    {1}場景代理建立的是普通的 CAPBridgeViewController，因此 {2} 註冊和設定的內容都缺少，而且沒有任何提示。

    {1} is a subclass of CAPBridgeViewController.
    {1} 是 CAPBridgeViewController 的子類別。

    \sinside of its controllers.
    ，它位於其他控制器之內。

    \sas its first controller.
    ，作為初始控制器。

    Make {1}() in the scene delegate
    在場景代理中建立 {1}()

    The window's root is {1}(), made in code.
    視窗的根控制器是以程式碼建立的 {1}()。

    Take the storyboard's first controller
    使用 storyboard 的初始控制器

    The window's root is what {1} starts with, with all that is set there.
    視窗的根控制器是 {1} 的初始控制器，並保留其中的全部設定。

    Let UIKit make the window from the storyboard
    由 UIKit 從 storyboard 建立視窗

    The manifest names the storyboard, UIKit makes window and controller, and the scene delegate only forwards.
    資訊清單指定 storyboard，UIKit 建立視窗和控制器，場景代理只負責轉送。

    the storyboard holds nothing but the class
    storyboard 中除了該類別沒有別的內容

    it stands inside of another controller
    它位於另一個控制器之內

    the storyboard sets more than the class
    storyboard 設定的不只是該類別

    The scene delegate does not hand links to Capacitor
    場景代理沒有把連結轉交給 Capacitor

    Capacitor learns of links from three methods of the scene delegate: the one that connects the scene, for links that start the app, and the two that take URLs and universal links while it runs. Where one of them is missing or does not forward, appUrlOpen never reaches the page for that way. Capacitor's own check looks for none of this and calls such a project migrated.
    Capacitor 從場景代理的三個方法得知連結：連線場景的方法，用於啟動 App 的連結；另外兩個在 App 執行時接收 URL 和通用連結。其中任何一個缺少或沒有轉送，appUrlOpen 就無法經由那條途徑到達頁面。Capacitor 自己的檢查不看這些，會把這樣的專案稱為已遷移。

    a scene delegate without forwarders
    沒有轉送程式碼的場景代理

    Capacitor's own scene delegate
    Capacitor 自己的場景代理

    forwarding through helpers
    透過輔助方法轉送

    {1} does not hand {2} to Capacitor
    {1} 沒有把{2}轉交給 Capacitor

    Capacitor is not told of {1}: {2} has no forwarding call for {it|them}, and UIKit does not ask the app delegate any more. The page does not get appUrlOpen on {that way|those ways}.
    Capacitor 沒有得知{1}：{2} 沒有相應的轉送呼叫，UIKit 也不再詢問 App 代理。頁面無法經由這些途徑收到 appUrlOpen。

    The forwarding {call is|calls are} added; what is there stays.
    加入轉送呼叫；已有的內容保留。

    Capacitor's plugins learn of links in no other way
    Capacitor 的外掛程式沒有其他途徑得知連結

    Nothing changes.
    什麼都不變。

    xcrun simctl openurl booted with one of the app's URLs, the app running and not running: appUrlOpen comes, once.
    對 App 的一個 URL 執行 xcrun simctl openurl booted，App 執行時和未執行時各一次：appUrlOpen 到來，各一次。

    Follow a universal link, the app running and not running: appUrlOpen comes, once.
    打開一個通用連結，App 執行時和未執行時各一次：appUrlOpen 到來，各一次。

    links that start the app
    啟動 App 的連結

    URLs of the running app
    執行中 App 的 URL

    universal links of the running app
    執行中 App 的通用連結

    The scene delegate uses Capacitor's proxy for app delegates
    場景代理使用 Capacitor 供 App 代理用的 proxy

    Before Capacitor had a proxy for scenes, people called ApplicationDelegateProxy from their scene delegate. That works while the app runs. Called when the scene connects it comes before the plugins listen, and the link that started the app is lost. From 8.5 on SceneDelegateProxy waits for the web view.
    在 Capacitor 有場景 proxy 之前，大家從場景代理呼叫 ApplicationDelegateProxy。App 執行時這樣有效。在場景連線時呼叫，則早於外掛程式開始監聽，啟動 App 的連結就會遺失。從 8.5 起，SceneDelegateProxy 會等待 Web 視圖。

    the proxy for app delegates
    供 App 代理用的 proxy

    the proxy for scenes
    供場景用的 proxy

    Open a link that starts the app: the page receives appUrlOpen, once.
    打開一個啟動 App 的連結：頁面收到 appUrlOpen，一次。

    It is called when the scene connects, before the plugins listen, so the link that started the app is lost.
    它在場景連線時被呼叫，早於外掛程式開始監聽，因此啟動 App 的連結會遺失。

    While the app runs that works. Where the same call is made for the link that started the app, it comes too early.
    App 執行時這樣有效。對啟動 App 的連結作同樣的呼叫，則來得太早。

    \sSceneDelegateProxy of Capacitor 8.5 takes its place and waits for the web view.
    Capacitor 8.5 的 SceneDelegateProxy 取代它，並等待 Web 視圖。

    \sSceneDelegateProxy, which waits for the web view, begins with Capacitor 8.5.
    會等待 Web 視圖的 SceneDelegateProxy 從 Capacitor 8.5 起提供。

    {1} tells Capacitor through the proxy for app delegates
    {1} 透過供 App 代理用的 proxy 通知 Capacitor

    {1} calls ApplicationDelegateProxy, as was usual before Capacitor knew scenes. {2}{3}
    {1} 呼叫 ApplicationDelegateProxy，這是 Capacitor 支援場景之前的常見做法。{2}{3}

    Use SceneDelegateProxy
    使用 SceneDelegateProxy

    The call is replaced by the proxy's method for scenes.
    此呼叫換成 proxy 的場景方法。

    it stands in a helper, whose other callers only you know
    它位於輔助方法中，該方法還有哪些呼叫者只有你知道

    the method does nothing else
    該方法不做別的事

    the method does more, which has to fit the new call
    該方法還做其他事，須與新的呼叫相配合

    Observers of Capacitor's link notifications
    Capacitor 連結通知的觀察者

    Capacitor posts its notifications about URLs and universal links under scenes too, so observers of them need no change. UIApplication's life-cycle notifications keep coming, once for all windows. The notifications that name a scene exist from Capacitor 8.5 on only.
    採用場景後，Capacitor 仍會發出關於 URL 和通用連結的通知，因此其觀察者不需要更改。UIApplication 的生命週期通知照樣到來，所有視窗合在一起只發一次。指明場景的通知從 Capacitor 8.5 起才有。

    an observer of URLs
    URL 的觀察者

    none
    沒有

    A notification of Capacitor 8.5 is observed with an older Capacitor
    觀察了 Capacitor 8.5 的通知，但 Capacitor 版本較舊

    The notifications that name a scene exist from Capacitor 8.5 on. With the version that is resolved here this does not compile.
    指明場景的通知從 Capacitor 8.5 起才有。以此處解析出的版本，程式碼無法編譯。

    Observers of links in {1} keep working
    {1} 中的連結觀察者仍然有效

    Capacitor posts these notifications under scenes as well, as soon as the scene delegate forwards. Nothing has to change here.
    採用場景後，只要場景代理轉送，Capacitor 也會發出這些通知。此處不需要更改。

    This Capacitor has no scene support of its own
    此 Capacitor 本身不支援場景

    Capacitor supports scenes from 8.5 on: SceneDelegateProxy hands links to the plugins, on a cold start not before they listen. Older versions have only ApplicationDelegateProxy; a scene delegate can tell it of links too, and then has to wait on a cold start by itself. Below 8.2 whatever plugins present in a window of their own is not shown in a scene app; below 8.0 there is no notification that tells when plugins listen.\n\nThe upgrade is a change of package.json and of the Swift package or pod, made by npm and cap sync. cap migrate lowers a range such as ^8.5.0 to ^8.0.0 and refuses versions before 7, so the commands here name the version. cap doctor finds nothing wrong in a project without a scene manifest.
    Capacitor 從 8.5 起支援場景：SceneDelegateProxy 把連結轉交給外掛程式，冷啟動時會等外掛程式開始監聽之後再轉交。舊版本只有 ApplicationDelegateProxy；場景代理也可以用它通知連結，但冷啟動時須自行等待。低於 8.2 時，外掛程式在自己的視窗中呈現的任何內容在場景 App 中都不顯示；低於 8.0 時，沒有通知說明外掛程式何時開始監聽。\n\n升級要更改 package.json 以及 Swift 套件或 pod，由 npm 和 cap sync 完成。cap migrate 會把 ^8.5.0 這樣的範圍降為 ^8.0.0，並拒絕 7 之前的版本，因此這裡的指令寫明版本。對沒有場景資訊清單的專案，cap doctor 查不出任何問題。

    Capacitor 8.4
    Capacitor 8.4

    Capacitor 8.5
    Capacitor 8.5

    Upgrade to Capacitor 8.5
    升級到 Capacitor 8.5

    The new code uses SceneDelegateProxy. Run npm i @capacitor/core@^8.5.0 @capacitor/ios@^8.5.0 and npx cap sync ios; until then it does not compile.
    新程式碼使用 SceneDelegateProxy。執行 npm i @capacitor/core@^8.5.0 @capacitor/ios@^8.5.0 和 npx cap sync ios；在此之前無法編譯。

    Stay on {1}
    繼續使用 {1}

    The scene delegate hands links to ApplicationDelegateProxy, on a cold start once the web view is there.
    場景代理把連結轉交給 ApplicationDelegateProxy，冷啟動時等 Web 視圖就緒後再轉交。

    the scene delegate that is there was written for it
    現有的場景代理是為它撰寫的

    it is the supported way, but from {1} it is an upgrade of the whole app that has to be planned
    這是受支援的方式，但從 {1} 升級是整個 App 的升級，須事先計畫

    it is the supported way, and a small step from {1}
    這是受支援的方式，從 {1} 升級只是一小步

    {1} asks for Capacitor {2}, and no lock file tells which version is built. The scene API, SceneDelegateProxy, begins with 8.5.
    {1} 要求 Capacitor {2}，但沒有 lock 檔說明建置的是哪個版本。場景 API SceneDelegateProxy 從 8.5 起提供。

    {1} resolves Capacitor {2}. The scene API, SceneDelegateProxy, begins with 8.5.
    {1} 解析出 Capacitor {2}。場景 API SceneDelegateProxy 從 8.5 起提供。

    \sBelow 8.2 what plugins present in a window of their own is not shown in a scene app.
    低於 8.2 時，外掛程式在自己的視窗中呈現的內容在場景 App 中不顯示。

    \sBelow 8.0 nothing tells when the plugins listen, so a link that starts the app can only be passed on by guess.
    低於 8.0 時，無從得知外掛程式何時開始監聽，因此啟動 App 的連結只能憑猜測的時機轉送。

    \scap migrate refuses versions before 7.
    cap migrate 拒絕 7 之前的版本。

    Capacitor {1} may have no scene API
    Capacitor {1} 可能沒有場景 API

    Capacitor {1} has no scene API
    Capacitor {1} 沒有場景 API

    Different files tell different versions of Capacitor
    不同檔案中的 Capacitor 版本不一致

    The installed package, the lock files, the generated Swift package and Podfile.lock should tell the same version. Where they do not, what Xcode compiles is another Capacitor than package.json promises; npx cap sync ios brings them together.
    已安裝的套件、lock 檔、產生的 Swift 套件和 Podfile.lock 應給出同一版本。若不一致，Xcode 編譯的 Capacitor 就與 package.json 所寫的不同；npx cap sync ios 使它們一致。

    a Swift package of another version than the lock file
    Swift 套件的版本與 lock 檔不同

    no two that differ
    沒有兩處不一致

    Capacitor is told in {1} versions
    Capacitor 出現了 {1} 個不同的版本

    {1} tells {2}
    {1} 寫的是 {2}

    . What counts for Xcode is what its package manager resolves. Run npx cap sync ios to bring them together.
    。對 Xcode 有作用的是其套件管理程式解析出的版本。執行 npx cap sync ios 使它們一致。

    A plugin uses API that Capacitor 8.5 removed
    外掛程式使用了 Capacitor 8.5 移除的 API

    The plugin's native code names tmpWindow, TmpViewController or tmpVCAppeared, which Capacitor 8.5 does not have any more. With 8.5 the app does not compile. A newer version of the plugin, or a word to its author, helps; nothing in node_modules is edited.
    該外掛程式的原生程式碼用到 tmpWindow、TmpViewController 或 tmpVCAppeared，Capacitor 8.5 已沒有它們。使用 8.5 時 App 無法編譯。可改用外掛程式的較新版本，或告知作者；node_modules 中的內容都不會編輯。

    a window of the bridge
    橋接的視窗

    {1} uses {2}, which Capacitor 8.5 removed
    {1} 使用 {2}，Capacitor 8.5 已將其移除

    {1} names {2}. With Capacitor 8.5 and later {3}.
    {1} 用到 {2}。使用 Capacitor 8.5 及更高版本時，{3}。

    \sPresent from bridge?.viewController instead, which older versions have as well.
    改從 bridge?.viewController 呈現，舊版本也有它。

    \sLook for a newer version of the package.
    尋找此套件的較新版本。

    it does not compile
    它無法編譯

    it does not compile, if this is Capacitor's symbol
    如果這是 Capacitor 的符號，它無法編譯

    A plugin relies on methods of the app delegate
    外掛程式依賴 App 代理的方法

    The plugin's native code implements methods of the app delegate, in a class that takes its place or in an extension of it. UIKit does not call them in an app that has adopted scenes. Observers of UIApplication's notifications are not concerned: those keep coming.
    該外掛程式的原生程式碼實作了 App 代理的方法，寫在取代 App 代理的類別或 App 代理的延伸中。在已採用場景的 App 中，UIKit 不呼叫它們。UIApplication 通知的觀察者不受影響：通知照樣到來。

    an extension of the app delegate
    App 代理的延伸

    {1} relies on {2}
    {1} 依賴 {2}

    {1} in {2} implements a method of the app delegate that UIKit does not call in an app with scenes. What the plugin does there stops.
    {2} 中的 {1} 實作了一個 App 代理方法，在採用場景的 App 中 UIKit 不呼叫它。外掛程式在那裡做的事不再發生。

    \sUIApplication's notifications keep coming and work in older apps too.
    UIApplication 的通知照樣到來，在舊的 App 中也有效。

    A plugin reads the app delegate's window, or makes one without a scene
    外掛程式讀取 App 代理的視窗，或建立沒有場景的視窗

    Under scenes the app delegate's window is nil unless the scene delegate puts its own there, and a window that is made without a scene is never shown. Plugins that do either are silent in an app that has adopted scenes. Mirroring the scene's window in the app delegate helps those that read it.
    採用場景後，App 代理的視窗為 nil，除非場景代理把自己的視窗放在那裡；沒有場景的視窗則永遠不會顯示。有這兩種做法之一的外掛程式，在已採用場景的 App 中是無聲的。把場景的視窗同步到 App 代理，對讀取視窗的外掛程式有幫助。

    the app delegate's window
    App 代理的視窗

    {1} reads the app delegate's window
    {1} 讀取 App 代理的視窗

    {1} makes a window without a scene
    {1} 建立沒有場景的視窗

    {1} does so. Under scenes {2}, so what the plugin does with it does not happen.
    這樣做的是 {1}。採用場景後，{2}，因此外掛程式要用該視窗做的事不會發生。

    \sbridge?.viewController?.view.window is there in every version.
    bridge?.viewController?.view.window 在每個版本中都有。

    that window is nil unless the scene delegate puts its own there
    該視窗為 nil，除非場景代理把自己的視窗放在那裡

    such a window is never shown
    這樣的視窗永遠不會顯示

    the same done in a way that works
    以有效的方式做同樣的事

    Code uses API that Capacitor 8.5 removed
    程式碼使用了 Capacitor 8.5 移除的 API

    Capacitor 8.5 has no tmpWindow, TmpViewController and tmpVCAppeared any more. They were internal in the releases that were read, so an app could not compile against them; honest uses are in forks, in patches, and in vendored copies. Present from bridge?.viewController instead.\n\nA symbol of the app's own with such a name is no problem and is not reported as one.
    Capacitor 8.5 不再有 tmpWindow、TmpViewController 和 tmpVCAppeared。在查閱過的各發佈版本中，它們是 internal，App 無法用它們編譯；真正的使用見於 fork、修補檔和收入專案的副本。改從 bridge?.viewController 呈現。\n\nApp 自己的同名符號沒有問題，也不會報告為問題。

    a member of the bridge
    橋接的成員

    a property of the app's own
    App 自己的屬性

    Use what presents something over the web view: it appears.
    使用在 Web 視圖上方呈現內容的功能：內容出現。

    This patch adds a line that uses {1}. It will not apply, or not compile, with Capacitor 8.5 and later. The patch is not edited here.
    此修補檔加入了使用 {1} 的一行。對 Capacitor 8.5 及更高版本，它將無法套用或無法編譯。修補檔不會在此編輯。

    Capacitor 8.5 has no {1} any more, so this does not compile.
    Capacitor 8.5 不再有 {1}，因此這無法編譯。

    Capacitor 8.5 has no {1} any more: this stops compiling with the upgrade.
    Capacitor 8.5 不再有 {1}：升級後這將無法編譯。

    {1} is gone in Capacitor 8.5
    {1} 在 Capacitor 8.5 中已不存在

    {1} is a name that Capacitor removed in 8.5. Here it may be something else; if it is Capacitor's, it does not compile any more.
    {1} 是 Capacitor 在 8.5 中移除的名稱。此處可能是別的東西；如果是 Capacitor 的，就無法再編譯。

    \sPresent from bridge?.viewController instead.
    改從 bridge?.viewController 呈現。

    the scene delegate that is there uses SceneDelegateProxy and does not compile with {1}
    現有的場景代理使用 SceneDelegateProxy，用 {1} 無法編譯
    """#
}
