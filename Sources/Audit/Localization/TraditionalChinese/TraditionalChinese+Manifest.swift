extension TraditionalChinese {
  static let manifest = #"""
    A scene manifest has been put out of use
    場景資訊清單已被停用

    The manifest stands in the Info.plist under a changed key, such as _UIApplicationSceneManifest, or in a comment. UIKit does not see it. Somebody did that on purpose, usually because an app delegate still made the window: it is worth asking why before it comes back.\n\nAdoption adds a manifest that counts, taking over what the old one says.
    資訊清單在 Info.plist 中用了改過的鍵（例如 _UIApplicationSceneManifest），或者寫在註解裡。UIKit 看不到它。這是有人特意做的，通常因為視窗仍由 App 代理建立：恢復之前值得先弄清原因。\n\n採用場景時會加入有效的資訊清單，並沿用舊資訊清單的內容。

    an underscore in front of the key
    鍵前面有底線

    in a comment
    在註解中

    in force
    有效

    a comment that only speaks of the key
    只是提到該鍵的註解

    under the key {1}
    用的是鍵 {1}

    Put it back in force
    恢復生效

    The manifest gets its proper key in the root dictionary.
    資訊清單在根字典中使用正確的鍵。

    UIKit reads no other key
    UIKit 不讀取其他鍵

    The scene manifest in {1} is out of use
    {1} 中的場景資訊清單已被停用

    It stands {1}, where UIKit does not look, so the app has no scenes. Somebody took it out on purpose; the usual reason is a window that the app delegate makes.{2}
    它{1}，UIKit 不會查看那裡，因此 App 沒有場景。這是有人特意停用的；通常的原因是視窗由 App 代理建立。{2}

    A build setting replaces the scene manifest
    建置設定值取代了場景資訊清單

    INFOPLIST_KEY_UIApplicationSceneManifest_Generation is meant for SwiftUI. With a generated Info.plist it writes a manifest without configurations and with several windows allowed, and where the Info.plist file has a manifest of its own, the generated one wins: the file's configurations are gone from the built app.\n\nIn a UIKit target the setting has to be NO in every build configuration. What the built app's Info.plist holds can be seen after a build only.
    INFOPLIST_KEY_UIApplicationSceneManifest_Generation 是為 SwiftUI 準備的。使用自動產生的 Info.plist 時，它會寫入一個沒有場景設定、允許多個視窗的資訊清單；如果 Info.plist 檔案自己也有資訊清單，則以產生的為準：建置出的 App 中就沒有檔案裡的場景設定了。\n\n在 UIKit 目標中，該設定值在每個建置設定裡都必須為 NO。建置出的 App 的 Info.plist 究竟是什麼內容，只有建置之後才能看到。

    beside a manifest of the file
    檔案另有自己的資訊清單

    in a SwiftUI App
    在 SwiftUI App 中

    not set
    未設定

    Set it to NO
    設為 NO

    The setting becomes NO in every build configuration of {1}.
    該設定值在 {1} 的每個建置設定中都改為 NO。

    it is meant for SwiftUI and turns several windows on
    它是為 SwiftUI 準備的，會允許多個視窗

    The built app keeps a manifest without configurations and with several windows.
    建置出的 App 仍使用沒有場景設定、允許多個視窗的資訊清單。

    \sThe question about adopting scenes in this target repairs it.
    在這個目標中採用場景的那個問題會修復它。

    A build setting of {1} replaces its scene manifest
    {1} 的建置設定值取代了它的場景資訊清單

    {1} is on in {2}. It writes a manifest without configurations that allows several windows
    {1} 在 {2} 中已開啟。它會寫入一個沒有場景設定、允許多個視窗的資訊清單

    , and it wins over the one in the Info.plist file
    ，而且優先於 Info.plist 檔案中的資訊清單

    . It is meant for SwiftUI apps, and this target starts with a UIKit app delegate.{1}
    。它是為 SwiftUI App 準備的，而這個目標從 UIKit 的 App 代理啟動。{1}

    A scene manifest describes no window scene
    場景資訊清單沒有描述視窗場景

    The key UIApplicationSceneManifest alone is not adoption. Without a configuration for the window, or with one that names no delegate class, UIKit has nothing to create: apps were shipped for years with an empty dictionary, got the warning all the time, and stop with the iOS 27 SDK.\n\nA SwiftUI App needs no more than that, and so does an app whose delegate names the class in code; both are left alone.
    只有鍵 UIApplicationSceneManifest 並不算採用。如果沒有視窗的設定，或者設定沒有寫明代理類別，UIKit 就沒有東西可以建立：有些 App 帶著空字典發佈了多年，一直收到警告，用 iOS 27 SDK 則會終止。\n\nSwiftUI App 只需要這麼多，由代理在程式碼中指定類別的 App 也一樣；兩者都不會改動。

    an empty dictionary of configurations
    空的設定字典

    an entry without a delegate class
    沒有代理類別的項目

    an entry that names a class
    寫明了類別的項目

    the app delegate names the class in code
    App 代理在程式碼中指定類別

    Describe the window scene
    描述視窗場景

    An entry with the scene delegate's class is added to the manifest.
    在資訊清單中加入寫明場景代理類別的項目。

    the manifest is without effect as it is
    資訊清單以目前的樣子不起作用

    It has an entry for the window, but no UISceneDelegateClassName in it
    它有視窗的項目，但其中沒有 UISceneDelegateClassName

    It has no entry for UIWindowSceneSessionRoleApplication
    它沒有 UIWindowSceneSessionRoleApplication 的項目

    The scene manifest in {1} is hollow
    {1} 中的場景資訊清單是空的

    {1}, and no code names a scene delegate. Such an app does not count as adopted: built with the iOS 27 SDK it stops at launch or shows nothing.{2}
    {1}，程式碼也沒有指定場景代理。這樣的 App 不算已採用：用 iOS 27 SDK 建置後，它會在啟動時終止或什麼都不顯示。{2}

    Some builds have the scene manifest and some do not
    有些建置有場景資訊清單，有些沒有

    A target can have an Info.plist for each build configuration, and brands or test builds often have targets of their own that share the app's code. The manifest has to be in every one of them: the build that lacks it is the one that stops at launch, and it is often not the one people run every day.
    一個目標可以為每個建置設定使用不同的 Info.plist；不同品牌或測試版本往往有自己的目標，共用 App 的程式碼。每個 Info.plist 都必須有資訊清單：缺少資訊清單的那個建置會在啟動時終止，而它往往不是大家每天執行的那個。

    Release has a plist of its own
    Release 有自己的 plist

    one plist for all
    全部共用一個 plist

    no manifest anywhere
    哪裡都沒有資訊清單

    {1} of {2} is built without the scene manifest
    {2} 的 {1} 建置沒有場景資訊清單

    {1} has it ({2}), this one has not. Built with the iOS 27 SDK, {3} stops at launch. The question about adopting scenes in this target repairs it.
    {1} 有資訊清單（{2}），這個沒有。用 iOS 27 SDK 建置後，{3} 會在啟動時終止。在這個目標中採用場景的那個問題會修復它。

    {1} lacks the scene manifest that {2} has
    {1} 缺少 {2} 已有的場景資訊清單

    Both start with the same app delegate, but the Info.plist of {1} describes no scene. Built with the iOS 27 SDK, it stops at launch. The question about adopting scenes in {2} repairs it.
    兩者從同一個 App 代理啟動，但 {1} 的 Info.plist 沒有描述場景。用 iOS 27 SDK 建置後，它會在啟動時終止。在 {2} 中採用場景的那個問題會修復它。

    A scene manifest stands in the wrong place
    場景資訊清單的位置不對

    UIKit reads UIApplicationSceneManifest in the root dictionary of the Info.plist, once. Inside another dictionary, behind the end of the property list, or as text in a CDATA section it is only text; and of two in the root dictionary the last one counts, silently. The keys of the manifest's inside are just as lost one level too high.
    UIKit 只在 Info.plist 的根字典中讀取 UIApplicationSceneManifest，而且只讀一次。放在另一個字典裡、屬性列表結束之後，或作為 CDATA 區段中的文字，它都只是文字；如果根字典中有兩個，以最後一個為準，沒有任何提示。資訊清單內部的鍵放高一層，同樣不起作用。

    inside another dictionary
    在另一個字典裡

    the configurations without their manifest
    只有設定，沒有外層的資訊清單

    the role directly in the manifest
    角色直接寫在資訊清單中

    in the root dictionary
    在根字典中

    inside {1}
    在 {1} 裡

    behind the end of the property list
    在屬性列表結束之後

    as text in a CDATA section
    作為文字寫在 CDATA 區段中

    a second time in the root dictionary, where the last one counts
    在根字典中出現第二次，以最後一個為準

    its key {1} in the root dictionary
    它的鍵 {1} 在根字典中

    its role outside of UISceneConfigurations
    它的角色在 UISceneConfigurations 之外

    Move it into the root dictionary
    移到根字典中

    The manifest is written where UIKit reads it.
    把資訊清單寫到 UIKit 會讀取的位置。

    UIKit reads it nowhere else
    UIKit 不會在其他位置讀取它

    Part of the scene manifest in {1} is in the wrong place
    {1} 中場景資訊清單的一部分位置不對

    It stands {1}. UIKit does not read it there.
    現狀：{1}。UIKit 不會在那裡讀取它。

    \sThe app has what it needs elsewhere, so this is only a trap for the next reader.
    App 需要的內容在別處都有，因此這只會誤導以後讀到它的人。

    A scene manifest lacks the window role
    場景資訊清單缺少視窗角色

    A manifest with roles for CarPlay or external screens turns scenes on for the whole app. On iOS 27 the phone's own window then stays unloaded unless UIWindowSceneSessionRoleApplication is described too. Older advice to describe CarPlay alone no longer holds.\n\nThe window role is added; the other roles stay as they are.
    資訊清單中只要有 CarPlay 或外接顯示器的角色，整個 App 就會啟用場景。在 iOS 27 上，除非同時描述 UIWindowSceneSessionRoleApplication，手機自己的視窗不會載入。以前「只描述 CarPlay」的建議不再適用。\n\n會加入視窗角色；其他角色保持不變。

    CarPlay alone
    只有 CarPlay

    the window role
    視窗角色

    no manifest at all
    完全沒有資訊清單

    Add the window role
    加入視窗角色

    An entry for UIWindowSceneSessionRoleApplication is added; the other roles stay.
    加入 UIWindowSceneSessionRoleApplication 的項目；其他角色保持不變。

    without it the app's own window is not loaded on iOS 27
    沒有它，App 自己的視窗在 iOS 27 上不會載入

    The scene manifest in {1} has no window role
    {1} 中的場景資訊清單沒有視窗角色

    It describes {1} and not UIWindowSceneSessionRoleApplication. That turns scenes on for the whole app and leaves the phone's window out: on iOS 27 it is not loaded (measured in public projects, not run here).
    它描述了 {1}，但沒有 UIWindowSceneSessionRoleApplication。這會讓整個 App 啟用場景，卻漏掉手機的視窗：在 iOS 27 上該視窗不會載入（在公開專案中測得，未在此處執行）。

    A scene manifest holds an unknown key
    場景資訊清單中有未知的鍵

    A misspelt key is ignored without a word: UISceneStoryboardName instead of UISceneStoryboardFile leaves the app without a storyboard. The report names the nearest key that exists.\n\nRenaming is not always right. Where the scene delegate makes its own window, giving life to a storyboard key would load the storyboard a second time; then the key is better left alone.
    拼錯的鍵會被忽略，沒有任何提示：把 UISceneStoryboardFile 寫成 UISceneStoryboardName，App 就沒有 storyboard。報告會給出最接近的現有鍵。\n\n重新命名並不總是對的。如果場景代理自己建立視窗，讓 storyboard 鍵生效會再載入一次 storyboard；這時最好不動該鍵。

    a storyboard under a name that does not exist
    用不存在的鍵名指定 storyboard

    keys that exist
    現有的鍵

    The key becomes {1}; its value stays.
    該鍵改為 {1}；值不變。

    The key stays and stays without effect.
    保留該鍵，它仍不起作用。

    the window is made in code, and a storyboard would make a second one
    視窗由程式碼建立，storyboard 會再建立一個

    Rename it to {1}
    重新命名為 {1}

    UIKit reads {1} and not {2}
    UIKit 讀取的是 {1}，不是 {2}

    The scene manifest in {1} has a key UIKit does not know: {2}
    {1} 中的場景資訊清單有 UIKit 不認識的鍵：{2}

    UIKit ignores it without a word, so whatever it was meant to set is not set.
    UIKit 會忽略它，沒有任何提示，因此它本來要設定的內容沒有設定。

    \sThe key that exists is {1}.
    存在的鍵是 {1}。

    \sNo key of the manifest has a name like it.
    資訊清單中沒有名稱相近的鍵。

    The file stays as it is.
    檔案保持原樣。

    Code and manifest name the scene configuration differently
    程式碼和資訊清單中的場景設定名稱不一致

    UISceneConfiguration(name:sessionRole:) looks the name up in the manifest. With a name that is not there UIKit logs "Info.plist contained no UIScene configuration dictionary" and gets nothing from the manifest: no delegate class, no storyboard. Where the code sets the delegate class itself this is harmless.\n\nA name that was shipped is never changed in the manifest: iOS remembers it with each session, and a rename leaves a blank window after the update. The name in code is what gives way.
    UISceneConfiguration(name:sessionRole:) 依名稱在資訊清單中尋找。如果名稱不存在，UIKit 會記錄「Info.plist contained no UIScene configuration dictionary」，並且從資訊清單中什麼也得不到：沒有代理類別，沒有 storyboard。如果程式碼自己設定代理類別，則沒有影響。\n\n已發佈的名稱絕不在資訊清單中更改：iOS 會隨每個工作階段記住它，重新命名會使更新後的視窗空白。應該改的是程式碼中的名稱。

    a name that is not in the manifest
    資訊清單中沒有的名稱

    the manifest's name
    資訊清單中的名稱

    no name
    沒有名稱

    no method
    沒有該方法

    Say "{1}" in code
    在程式碼中寫「{1}」

    The code asks for the configuration that the manifest has.
    程式碼使用資訊清單中已有的設定。

    the manifest's name may be stored with sessions of shipped versions
    已發佈版本的工作階段可能存有資訊清單中的名稱

    UIKit finds no configuration for new sessions.
    UIKit 找不到新工作階段的設定。

    The code asks for the scene configuration "{1}", which the manifest does not have
    程式碼使用場景設定「{1}」，而資訊清單中沒有它

    The manifest has {1}.\s
    資訊清單中有 {1}。

    The code sets the delegate class itself, so the app works; UIKit logs a line about the missing name.
    程式碼自己設定了代理類別，因此 App 能正常運作；UIKit 會在記錄中寫入一行，指出缺少該名稱。

    UIKit then creates the scene without the manifest's delegate and storyboard: the window stays black. A clean install shows it; a restored session may hide it.
    於是 UIKit 建立的場景沒有資訊清單中的代理和 storyboard：視窗一直是黑的。全新安裝時可以看到；回復的工作階段可能掩蓋這個問題。

    The scene delegate's class name leads nowhere
    依場景代理的類別名稱找不到類別

    UIKit looks the class up by its run-time name: the module and the class for Swift ($(PRODUCT_MODULE_NAME).SceneDelegate), the bare name for Objective-C and for Swift classes with @objc(Name). A name that does not fit ends in "could not load class with name" and a black screen. The module is the target's product name with every character that is no letter, digit or underscore replaced by an underscore.\n\nWhere code names the class too, or SwiftUI makes the scenes, the manifest's name may never be asked for; then it is a decision. A Swift class with @objc(Name) that is spelt with its module may be found by recent systems all the same: only a device shows it.
    UIKit 依執行時期的名稱尋找類別：Swift 用模組名稱加類別名稱（$(PRODUCT_MODULE_NAME).SceneDelegate），Objective-C 和帶 @objc(Name) 的 Swift 類別只用該名稱本身。名稱不符時會出現「could not load class with name」和黑畫面。模組名稱是目標的產品名稱，其中凡不是字母、數字或底線的字元都換成底線。\n\n如果程式碼也指定了類別，或場景由 SwiftUI 建立，資訊清單中的名稱可能根本用不到；這時它是待決定項目。帶 @objc(Name) 的 Swift 類別即使寫上了模組名稱，較新的系統也可能找得到：只能在實機上看到。

    a Swift class without its module
    沒有寫模組名稱的 Swift 類別

    a class that is not there
    不存在的類別

    another name for Objective-C
    在 Objective-C 中另有名稱

    the Objective-C name
    使用 Objective-C 名稱

    the module by its build setting
    用建置設定值寫模組名稱

    the module by name
    直接寫模組名稱

    the product's name instead of the module's
    寫的是產品名稱而不是模組名稱

    Start the app from its icon: no line "could not load class with name" in the log.
    從圖像啟動 App：記錄中沒有「could not load class with name」這一行。

    The manifest keeps the name that leads nowhere.
    資訊清單保留找不到類別的名稱。

    the scenes are made by other means, and the name is not asked for
    場景由其他方式建立，不會用到該名稱

    Write {1}
    寫為 {1}

    The manifest names the class as iOS knows it.
    資訊清單依 iOS 認識的名稱指定類別。

    it is the only scene delegate of the target
    它是該目標唯一的場景代理

    iOS knows the class by that name
    iOS 認識的就是這個名稱

    The class is declared at {1}, and iOS knows it as {2}, not as {3}.\s
    該類別在 {1} 宣告，iOS 認識的名稱是 {2}，不是 {3}。

    UIKit cannot load it by the name in the manifest: the screen stays black.
    UIKit 無法依資訊清單中的名稱載入它：畫面一直是黑的。

    Recent systems may find it all the same, so whether the screen stays black shows only on a device.
    較新的系統也可能找得到它，因此畫面是否一直是黑的，只能在實機上看到。

    No source that {1} compiles declares it. UIKit cannot load it: the screen stays black.
    {1} 編譯的原始檔中都沒有宣告它。UIKit 無法載入它：畫面一直是黑的。

    \sHere the scenes are made by other means as well, so the name may never be asked for.
    這裡的場景也由其他方式建立，因此可能根本用不到該名稱。

    The scene manifest of {1} names {2}, which is no class of the app
    {1} 的場景資訊清單寫的是 {2}，而 App 中沒有這個類別

    The scene manifest of {1} spells its scene delegate {2}
    {1} 的場景資訊清單把場景代理寫成了 {2}

    The class in the manifest is no scene delegate
    資訊清單中的類別不是場景代理

    UIKit throws "representation's delegateClass must conform to UISceneDelegate protocol" when the class in the manifest does not adopt UIWindowSceneDelegate, and makes a second, empty app delegate when the manifest names that. Conformance counts wherever it is declared: on the class, in an extension, in a superclass.
    如果資訊清單中的類別沒有遵循 UIWindowSceneDelegate，UIKit 會拋出「representation's delegateClass must conform to UISceneDelegate protocol」；如果資訊清單寫的是 App 代理，UIKit 會再建立一個空的 App 代理。在哪裡宣告遵循都可以：類別本身、擴充或父類別。

    the app delegate itself
    App 代理本身

    a class without the protocol
    沒有遵循該協定的類別

    the protocol in an extension
    在擴充中遵循協定

    a scene delegate
    場景代理

    It is the app delegate: UIKit would make a second one that knows nothing of the first.
    它就是 App 代理：UIKit 會再建立一個，而後者對前者一無所知。

    It does not adopt UIWindowSceneDelegate, and no superclass of it does: UIKit throws an exception at launch.
    它沒有遵循 UIWindowSceneDelegate，父類別也都沒有：UIKit 會在啟動時拋出例外。

    {1} is named as scene delegate and is none
    {1} 被指定為場景代理，但它不是

    The class is declared at {1}. {2}{3}
    該類別在 {1} 宣告。{2}{3}

    The app allows several windows and is made for one
    App 允許多個視窗，卻只為一個視窗設計

    UIApplicationSupportsMultipleScenes lets people open the app several times on an iPad, each with its own scene delegate. One window is enough for adoption. Capacitor, Flutter and React Native serve one window; in other apps, reads of "the" key window or of the first connected scene pick any of them.\n\nNothing here turns several windows on. Turning them off takes something from people who use them, so where an app offers them on purpose, the reads are what should change.
    UIApplicationSupportsMultipleScenes 讓使用者可以在 iPad 上多次開啟 App，每次都有自己的場景代理。採用場景只需要一個視窗。Capacitor、Flutter 和 React Native 只服務一個視窗；在其他 App 中，讀取「那個」主視窗（key window）或第一個已連線的場景時，取到的可能是其中任意一個。\n\n這裡不會開啟多個視窗。關閉它會讓正在使用的人失去這項功能，因此如果 App 是有意提供多個視窗，該改的是那些讀取視窗的程式碼。

    reads of the key window
    讀取主視窗（key window）

    several windows and nothing global
    多個視窗，沒有全域讀取

    one window
    一個視窗

    Allow one window
    允許一個視窗

    The value becomes false; people can no longer open a second window.
    值改為 false；使用者不能再開啟第二個視窗。

    Keep several windows
    保留多個視窗

    The value stays true; code that assumes one window picks any of them.
    值仍為 true；假定只有一個視窗的程式碼會取到其中任意一個。

    {1} serves one window
    {1} 只服務一個視窗

    people may be using the windows that the app offers today
    可能有人正在使用 App 目前提供的多個視窗

    UIApplicationSupportsMultipleScenes is true in {1}, so an iPad can show the app twice.\s
    {1} 中的 UIApplicationSupportsMultipleScenes 為 true，因此 iPad 可以同時顯示兩個該 App 的視窗。

    {1} keeps its state once for the whole app and serves one window.\s
    {1} 的狀態在整個 App 中只儲存一份，只服務一個視窗。

    \sand {1} more files
    以及另外 {1} 個檔案

    Code that asks for the window of the whole app ({1}{2}) then gets any of them.\s
    那些讀取整個 App 的視窗的程式碼（{1}{2}）會取到其中任意一個。

    How the app behaves with two windows shows only on an iPad.
    App 在兩個視窗下表現如何，只能在 iPad 上看到。

    The app allows several windows
    App 允許多個視窗

    The storyboard and the code both make the window
    storyboard 和程式碼都會建立視窗

    With UISceneStoryboardFile UIKit makes a window and the storyboard's first controller, and hands both to the scene delegate before scene(_:willConnectTo:options:). A delegate that makes a window there starts a second interface: two roots, two bridges, a splash that shows twice. One of the two has to go.\n\nCapacitor's own template since 8.5 has both. Its controller makes its web view late, so the spare one costs little; there it is only told.
    使用 UISceneStoryboardFile 時，UIKit 會建立視窗和 storyboard 的第一個控制器，並在 scene(_:willConnectTo:options:) 之前把兩者交給場景代理。如果代理在那裡又建立視窗，就會啟動第二套介面：兩個根視圖控制器、兩個橋接、啟動畫面顯示兩次。兩者必須去掉一個。\n\nCapacitor 自己的範本自 8.5 起兩者都有。它的控制器較晚才建立 Web 視圖，多餘的那個代價很小；對它只作說明。

    a window in code beside the storyboard
    有 storyboard，程式碼又建立視窗

    Capacitor's template
    Capacitor 的範本

    only where there is none yet
    只在還沒有視窗時建立

    the storyboard alone
    只有 storyboard

    the code alone
    只有程式碼

    Keep the window made in code
    保留程式碼建立的視窗

    UISceneStoryboardFile leaves the manifest; the code stays as it is.
    從資訊清單中刪除 UISceneStoryboardFile；程式碼保持原樣。

    the code replaces the storyboard's window anyway
    程式碼反正會取代 storyboard 的視窗

    Keep the storyboard {1}
    保留 storyboard {1}

    The lines that make and fill a window leave the scene delegate; what they set on it has to come from the storyboard.
    從場景代理中刪除建立和填入視窗內容的程式碼行；它們對視窗的設定改由 storyboard 提供。

    The storyboard {1} and {2} both make the window
    storyboard {1} 和 {2} 都會建立視窗

    UIKit makes a window from the storyboard named in the manifest, and the scene delegate makes another at {1}.\s
    UIKit 依資訊清單中的 storyboard 建立視窗，場景代理又在 {1} 建立另一個。

    Capacitor's own template does the same; the storyboard's controller is made and thrown away unseen.
    Capacitor 自己的範本也是這樣；storyboard 的控制器建立後未顯示就被丟棄。

    The storyboard's first controller is loaded, runs its set-up, and is thrown away, or shows for a moment.
    storyboard 的第一個控制器會載入並執行初始化，然後被丟棄，或者短暫顯示一下。

    The app is built from a main nib
    App 由主 nib 構成

    NSMainNibFile makes UIKit load a nib at launch and connect the app delegate's outlets: the window, the first controller. Under scenes nothing loads it, and those outlets stay nil. The scene delegate has to load the nib as the scene connects and take the root controller from it.\n\nA nib that connects more than the window makes an app delegate of its own to do so. Loaded later, it connects that one and not the one that runs: its outlets stay nil, and code that unwraps them ends the app. The outlets need another owner, which is work in Interface Builder.
    NSMainNibFile 讓 UIKit 在啟動時載入 nib，並連接 App 代理的 outlet：視窗、第一個控制器。採用場景後沒有程式碼載入它，這些 outlet 一直為 nil。場景代理必須在場景連線時載入 nib，並從中取得根視圖控制器。\n\n如果 nib 連接的不只是視窗，它會為此建立自己的 App 代理。之後載入時，它連接的是這個 App 代理，而不是正在執行的那個：後者的 outlet 一直為 nil，強制解包它們的程式碼會使 App 終止。這些 outlet 需要另一個擁有者，要在 Interface Builder 中處理。

    the key in the Info.plist
    Info.plist 中有該鍵

    outlets of the app delegate
    App 代理的 outlet

    no such key
    沒有該鍵

    Load the nib as the scene connects
    在場景連線時載入 nib

    The scene delegate is to load the nib and take its root controller; what else the nib connects is listed to be done by hand.
    由場景代理載入 nib 並取得其根視圖控制器；nib 連接的其他內容會列出，需手動處理。

    nothing else loads it under scenes
    採用場景後沒有別的程式碼載入它

    The nib is not loaded; the window has to come from elsewhere.
    不載入 nib；視窗要由別處提供。

    The app starts from the nib {1}
    App 從 nib {1} 啟動

    Under scenes UIKit does not load it.\s
    採用場景後 UIKit 不會載入它。

    Outlets of the app delegate that the nib connects stay empty.
    由 nib 連接的 App 代理 outlet 一直為空。

    These outlets of the app delegate stay empty: {1}.
    App 代理的這些 outlet 一直為空：{1}。

    \sWhat else the nib connects can be seen in Interface Builder only.
    nib 還連接了什麼，只能在 Interface Builder 中看到。

    \sLoading it later does not fill them: the nib connects an app delegate that it makes itself. Code that runs uses {1}.
    之後再載入也不會填入它們：nib 連接的是它自己建立的 App 代理。執行的程式碼使用 {1}。

    Load the nib as the scene connects, and do the rest by hand
    在場景連線時載入 nib，其餘手動處理

    The scene delegate loads the nib and shows its first controller. What the app delegate got from the nib it lacks until the steps that are listed are done by hand.
    場景代理載入 nib 並顯示其第一個控制器。在手動完成列出的步驟之前，App 代理缺少它從 nib 得到的內容。

    \sThe nib makes the app delegate as well: main names no class for it, so that without the nib there is none.
    nib 還建立了 App 代理：main 沒有為它指定類別，因此沒有 nib 就沒有 App 代理。

    I take the app delegate out of the nib first
    我先把 App 代理從 nib 中移除

    Nothing is changed about the nib and its window.
    nib 及其視窗不做任何變更。

    The Info.plist names a main storyboard
    Info.plist 指定了主 storyboard

    UIMainStoryboardFile made the window before there were scenes. Under scenes UIKit does not read it; the storyboard of a scene is UISceneStoryboardFile in the manifest. Adoption carries the name over, unless the app makes its window in code.\n\nThe key may stay: it is without effect on iOS 13 and later and needed below. The launch screen has a key of its own, UILaunchStoryboardName, and is never touched.
    在有場景之前，視窗由 UIMainStoryboardFile 建立。採用場景後 UIKit 不讀取它；場景的 storyboard 是資訊清單中的 UISceneStoryboardFile。採用場景時會沿用該名稱，除非 App 用程式碼建立視窗。\n\n該鍵可以保留：在 iOS 13 及以上版本中它不起作用，在更低版本中則需要它。啟動畫面有自己的鍵 UILaunchStoryboardName，絕不會改動。

    the usual key
    常用的鍵

    another one on the iPad
    iPad 上用另一個

    Keep the key
    保留該鍵

    It stays, without effect on iOS 13 and later.
    保留它，在 iOS 13 及以上版本中不起作用。

    which storyboard an iPad shall show has to be looked at; a scene has one name for both
    iPad 應顯示哪個 storyboard 需要人工判斷；一個場景對兩者只有一個名稱

    it does no harm, and removing it gains nothing
    它無害，刪除也沒有好處

    Remove the key
    刪除該鍵

    The key goes; apps for iOS 12 would start without their storyboard.
    刪除該鍵；支援 iOS 12 的 App 啟動時將沒有 storyboard。

    The app uses scenes, so UIKit does not read the key on iOS 13 and later. It may stay or go.
    App 使用場景，因此在 iOS 13 及以上版本中 UIKit 不讀取該鍵。可以保留，也可以刪除。

    The app delegate makes its window in code all the same. Under scenes the key is not read, and the name is not carried over, because the scene delegate makes the window: a storyboard beside it would make a second one.
    App 代理仍然用程式碼建立視窗。採用場景後不讀取該鍵，也不會沿用該名稱，因為視窗由場景代理建立：再有 storyboard 就會多出一個視窗。

    Under scenes UIKit reads UISceneStoryboardFile in the manifest instead; adoption carries the name over.
    採用場景後，UIKit 改為讀取資訊清單中的 UISceneStoryboardFile；採用場景時會沿用該名稱。

    \siPhone and iPad have different storyboards here, and a scene's manifest has one name: the other needs a decision, in code or with a device-specific manifest that Apple does not document.
    這裡 iPhone 和 iPad 使用不同的 storyboard，而場景的資訊清單只有一個名稱：另一個需要作出決定，在程式碼中處理，或使用 Apple 沒有寫入文件的、針對特定裝置的資訊清單。

    {1} is named as the main storyboard ({2})
    {1} 被指定為主 storyboard（{2}）

    The manifest names a storyboard the app does not have
    資訊清單指定的 storyboard 在 App 中不存在

    With UISceneStoryboardFile UIKit loads the storyboard before the scene delegate is asked for anything. A name that is in no resource of the target, or a storyboard without an initial controller, ends the app at launch or leaves it black. The value is the name without its extension.
    使用 UISceneStoryboardFile 時，UIKit 會先載入 storyboard，然後才呼叫場景代理。如果名稱不在目標的資源中，或 storyboard 沒有初始控制器，App 會在啟動時終止或一直是黑畫面。該值是不帶副檔名的名稱。

    no such file
    沒有該檔案

    with its extension
    帶副檔名

    without an initial controller
    沒有初始控制器

    in the target
    在目標中

    no storyboard named
    沒有指定 storyboard

    The manifest names the storyboard that the target has.
    資訊清單改為指定目標已有的 storyboard。

    {1}.storyboard is among the resources of the target
    {1}.storyboard 在目標的資源中

    {1} makes the window itself
    {1} 自己建立視窗

    UIMainStoryboardFile names it, and it is among the resources of the target
    UIMainStoryboardFile 指定了它，並且它在目標的資源中

    it is the only storyboard of the target besides the launch screen
    除啟動畫面外，它是目標唯一的 storyboard

    Name no storyboard
    不指定 storyboard

    UIKit does not find the storyboard at launch.
    UIKit 在啟動時找不到 storyboard。

    No resource of {1} is called {2}.storyboard.
    {1} 的資源中沒有 {2}.storyboard。

    {1} exists, but is not among the resources of {2}.
    {1} 存在，但不在 {2} 的資源中。

    {1} has no initial view controller.
    {1} 沒有初始視圖控制器。

    The manifest of {1} names the storyboard {2}, which cannot be loaded
    {1} 的資訊清單指定了 storyboard {2}，而它無法載入

    {1} UIKit loads it as the scene connects: the app ends at launch or stays black.
    {1}UIKit 在場景連線時載入它：App 會在啟動時終止或一直是黑畫面。

    The next run of the generator drops the scene manifest
    產生工具下次執行時會丟掉場景資訊清單

    XcodeGen and Tuist write the Info.plist of a target from their own file. A manifest that stands in the Info.plist alone works until they run again, on another machine or on the build server, where the app then stops at launch. It has to be said where the generator reads it: among `info: properties:` of the target in XcodeGen's file, in the dictionary of `infoPlist: .extendingDefault(with:)` in Tuist's.
    XcodeGen 和 Tuist 會根據自己的檔案寫出目標的 Info.plist。只寫在 Info.plist 裡的資訊清單，在產生工具再次執行之前有效；到了另一台電腦或建置伺服器上，App 就會在啟動時終止。資訊清單要寫在產生工具讀取的地方：XcodeGen 寫在該目標的 `info: properties:` 下，Tuist 寫在 `infoPlist: .extendingDefault(with:)` 的字典裡。

    XcodeGen writes the list without it
    XcodeGen 寫出的 Info.plist 中沒有它

    a function of another file says what Tuist writes
    由另一個檔案裡的函式決定 Tuist 寫什麼

    it is among the properties
    它在 properties 之中

    people keep the list
    Info.plist 由人手動維護

    The manifest is gone after the next run of the generator.
    產生工具下次執行後，資訊清單就沒有了。

    Write it into {1} too
    也寫進 {1}

    What the Info.plist says of scenes is said there as well.
    Info.plist 中關於場景的內容也寫到那裡。

    the generator writes the Info.plist from there
    產生工具從那裡寫出 Info.plist

    {1} lacks the scene manifest of {2}
    {1} 缺少 {2} 的場景資訊清單

    {1} has the manifest, but it is written anew from here without it. The app then stops at launch, built with the iOS 27 SDK.
    {1} 有資訊清單，但產生工具會從這裡重新寫出它，資訊清單就沒有了。屆時用 iOS 27 SDK 建置的 App 會在啟動時終止。

    {1} has the manifest, but it is written anew from what is said here, and no manifest was found there or in what it uses. Add it by hand: the keys are those of {2}. Without them the app stops at launch, built with the iOS 27 SDK.
    {1} 有資訊清單，但它會根據這裡的內容重新寫出，而這裡以及它所用的程式碼中都沒有找到資訊清單。請手動加入，鍵與 {2} 中的相同。沒有這些鍵，用 iOS 27 SDK 建置的 App 會在啟動時終止。

    it is the launch screen, which shows nothing that can be used
    它是啟動畫面，沒有可以使用的內容

    the app delegate makes the window in code, and a second one would hide behind it
    App 代理在程式碼中建立視窗，第二個視窗會被它擋住

    loaded later, the nib fills an app delegate that nobody uses
    稍後載入時，nib 填充的是無人使用的 App 代理


    React Native is started in a window of its own, and a second one would hide behind it
    React Native 在自己的視窗中啟動，第二個視窗會藏在它後面
    """#
}
