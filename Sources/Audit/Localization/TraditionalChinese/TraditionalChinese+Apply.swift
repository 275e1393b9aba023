extension TraditionalChinese {
  static let apply = #"""
    This is a bundle: the files are with whoever made it
    這是報告包：檔案在製作它的人那裡

    . Send the answers back; there `sceneshift apply PATH --decisions FILE` takes them
    。送回回答；由對方用 `sceneshift apply PATH --decisions FILE` 採用

    not JSON
    不是 JSON

    it is a folder
    它是檔案夾

    it may not be read
    無權讀取它

    it calls super, which means another class there
    它呼叫 super，而 super 在新位置指另一個類別

    it uses {1}, which only its own file knows
    它使用 {1}，而只有所在檔案認得它

    it uses the instance variable {1}, which has no property
    它使用實例變數 {1}，而該變數沒有屬性

    its text is unclear: {1}
    其文字不明確：{1}

    #if {1} cuts it in two
    #if {1} 將它一分為二

    {1} has no interface
    {1} 沒有 interface

    the {1} that is written there
    寫在那裡的 {1}

    a whole key with its dictionary
    完整的鍵及其字典

    it could not be converted
    無法轉換

    {1} is left as it is: {2}. Make the change by hand, or store the file as an XML property list first.
    {1} 保持原樣：{2}。手動進行更改，或先將檔案儲存為 XML 屬性列表。

    {1} is left as it is: its root is not a dictionary.
    {1} 保持原樣：其根不是字典。

    {1} has no {2}; nothing was changed there.
    {1} 中沒有 {2}；那裡沒有任何更改。

    {1} is left as it is: {2} should be {3}. Correct it by hand.
    {1} 保持原樣：{2} 應為{3}。手動更正。

    {1} has a UIApplicationSceneManifest in its root dictionary already; a second one is not added.
    {1} 的根字典中已有 UIApplicationSceneManifest；不會再加入第二個。

    {1} is left as it is: every place for the change stands under a preprocessor condition. Add it by hand.
    {1} 保持原樣：可供更改的每個位置都處於前置處理條件之下。手動加入。

    {1} is left as it is: the edited text would not read back as intended at {2}. Make the change by hand.
    {1} 保持原樣：編輯後的文字在 {2} 處讀回的結果與預期不符。手動進行更改。

    it cannot be read
    無法讀取它

    absent before the renaming
    在重新命名之前不存在

    it is not Swift
    它不是 Swift

    it has no body
    它沒有方法本體

    it calls super, which is another class there
    它呼叫 super，而 super 在新位置是另一個類別

    it uses {1}, which only its own file can see
    它使用 {1}，而只有所在檔案可以存取它

    it uses {1}, which the new place does not get
    它使用 {1}，而新位置得不到它

    it has a local name {1}, which the moved code would need for something else
    它有區域名稱 {1}，而移動後的程式碼需要將此名稱用於其他內容

    two changes overlap
    兩處更改重疊

    line {1}: {2}
    第 {1} 行：{2}

    an object is defined twice
    一個物件定義了兩次

    objects were lost or added
    有物件遺失或增加

    object {1} is missing
    缺少物件 {1}

    object {1} differs
    物件 {1} 不同

    the root differs
    根不同

    Foundation does not read it any more
    Foundation 已無法讀取它

    the folder's object shares its line with others
    檔案夾的物件與其他物件在同一行

    the Compile Sources phase {1} has no list of files
    Compile Sources 階段 {1} 沒有檔案列表

    {1} is left as it is: {2}. Make the change in Xcode.
    {1} 保持原樣：{2}。在 Xcode 中進行更改。

    {1} defines the object {2} twice, most likely after a merge. Remove one of the two, then plan again.
    {1} 定義了兩次物件 {2}，很可能是合併造成的。移除其中一個，再重新制定計畫。

    {1} has no target {2}.
    {1} 中沒有目標 {2}。

    {1}: target {2} has {3} Compile Sources phase{|s}. Add the file to the right one in Xcode.
    {1}：目標 {2} 的 Compile Sources 階段數為 {3}。在 Xcode 中將檔案加入正確的階段。

    {1} has no reference to {2} in a group, so there is no place beside it. Add the file in Xcode.
    {1} 的任何群組中都沒有對 {2} 的參照，因此它旁邊沒有位置。在 Xcode 中加入檔案。

    {1}: {2} is no source file or header that can be registered.
    {1}：{2} 不是可以登記的原始檔或標頭檔。

    {1}: the folder {2} leaves {3} out of the target. Take the file out of the folder's exceptions.
    {1}：檔案夾 {2} 將 {3} 排除在目標之外。將該檔案從檔案夾的例外中移除。

    {1}: target {2} has no build configurations.
    {1}：目標 {2} 沒有建置設定。

    {1} is left as it is: the edited text would not read back as intended ({2}). Make the change in Xcode.
    {1} 保持原樣：編輯後的文字讀回的結果與預期不符（{2}）。在 Xcode 中進行更改。

    it is in XML format, which Xcode rewrites as a whole
    它是 XML 格式，Xcode 會將其整體重寫

    it could not be read
    無法讀取它

    INFOPLIST_FILE of {1}, {2}, names it, and it is not there
    {1} 的 INFOPLIST_FILE（{2}）指定了它，但它不存在

    INFOPLIST_FILE of {1} could not be worked out: {2}
    無法得出 {1} 的 INFOPLIST_FILE：{2}

    Add the scene manifest to {1}
    將場景資訊清單加入 {1}

    It cannot be edited here: {1}.
    無法在此編輯它：{1}。

    Edit {1} by hand
    手動編輯 {1}

    It is left as it is, as was answered. The scene manifest has to go into it.
    依所給的回答，它保持原樣。必須將場景資訊清單放入其中。

    {1}. Answer {2} with convert: the file is then written anew as XML, with the same values, and edited
    {1}。請用 convert 回答 {2}：檔案隨後會以相同的值重寫為 XML，再進行編輯

    the root
    根

    Capacitor's scene proxy cannot be reached from Objective-C, so its scene delegate has to be a Swift class. Add SceneDelegate.swift to the target by hand, and plan again
    Objective-C 無法使用 Capacitor 的場景 proxy，因此其場景代理必須是 Swift 類別。手動將 SceneDelegate.swift 加入目標，再重新制定計畫

    Capacitor 8.5 brings the scene support that the new code calls.
    Capacitor 8.5 帶來新程式碼所呼叫的場景支援。

    Upgrade Capacitor from {1} to 8.5
    把 Capacitor 從 {1} 升級到 8.5

    npm refuses 8.5 of the core alone beside plugins of an older major version. Go one major version at a time with npx @capacitor/cli migrate: the core, the command line tool, every platform and every plugin. Each step raises the lowest iOS version and Xcode too. Until 8.5 is there the new code does not compile.
    只把核心升級到 8.5 而外掛程式停留在舊的主版本時，npm 會拒絕。請用 npx @capacitor/cli migrate 逐一升級主版本：核心、命令列工具、每個平台和每個外掛程式。每一步也會提高最低 iOS 版本和 Xcode 版本。在升級到 8.5 之前，新程式碼無法編譯。

    what follows the superclass's launch uses what the scene cannot reach
    父類別啟動之後的程式碼使用了場景無法存取的內容

    {1} calls super, which hands the event to plugins, and they get what starts the app as the scene connects. Put the app's own part into a method of its own and call that from scene(_:willConnectTo:options:) too.
    {1} 呼叫 super，super 會把事件交給外掛程式，而啟動 App 的事件在場景連線時已經交給它們。把 App 自己的部分放進獨立的方法，並在 scene(_:willConnectTo:options:) 中也呼叫它。

    Brings the new version into the iOS project.
    將新版本帶入 iOS 專案。

    The new code needs Flutter 3.38 or later.
    新程式碼需要 Flutter 3.38 或以上版本。

    Move what needs Flutter's engine
    移動需要 Flutter 引擎的程式碼

    the callback for Flutter's engine cannot be put there
    無法在那裡放入 Flutter 引擎的回呼

    {1} is needed on both sides: {2}. Make it a property, then run again.
    兩邊都需要 {1}：{2}。將它改為屬性，再重新執行。

    The controller presents another one. Ask engineBridge.pluginRegistry for a registrar and present from its viewController, which is there once the app is shown.
    該控制器會呈現另一個控制器。向 engineBridge.pluginRegistry 取得 registrar，從其 viewController 呈現；App 顯示後它就存在。

    `{1}` is used as the controller itself, which the callback does not have. Put what needs it where it runs later and ask engineBridge.pluginRegistry.registrar(forPlugin:)?.viewController there, or into awakeFromNib of a subclass of FlutterViewController that the storyboard names; the rest then moves by itself.
    `{1}` 被當作控制器本身使用，而回呼中沒有它。將需要它的程式碼放到稍後執行之處，在那裡使用 engineBridge.pluginRegistry.registrar(forPlugin:)?.viewController；或放入 storyboard 所指定的 FlutterViewController 子類別的 awakeFromNib。其餘部分隨後會自動移動。

    The launch method may end before these statements, and the callback comes all the same. Make that condition one that can be asked there, then run again.
    啟動方法可能在這些陳述式之前結束，而回呼仍會到來。將該條件改為可以在回呼中判斷的條件，再重新執行。

    It uses {1}, which the callback does not get and which is nil under scenes.
    它使用 {1}，而回呼得不到它，且在場景下它為 nil。

    {1} needs the engine: give it a parameter for the engine bridge and call it from didInitializeImplicitFlutterEngine:.
    {1} 需要引擎：為它加入引擎橋接的參數，並從 didInitializeImplicitFlutterEngine: 呼叫它。

    More than the launch method calls {1}, which needs the engine.
    {1} 需要引擎，而呼叫它的不只是啟動方法。

    The statement cannot be moved: {1}.
    該陳述式無法移動：{1}。

    Ask for Flutter 3.38 in pubspec.yaml
    在 pubspec.yaml 中要求 Flutter 3.38

    environment: sdk: ^3.10.0, flutter: ">=3.38.0". Then try the plugin in an app with scenes and in one without.
    environment: sdk: ^3.10.0, flutter: ">=3.38.0"。然後在採用場景和未採用場景的 App 中各試一次此外掛程式。

    {1} is written in Objective-C.\s
    {1} 以 Objective-C 撰寫。

    What depends on it is woven into the launch method. Read the connection option in scene(_:willConnectTo:options:) instead:\s
    依賴它的程式碼與啟動方法交織在一起。改為在 scene(_:willConnectTo:options:) 中讀取連線選項：

    see the finding
    見該發現項目

    the statements about the window cannot move: {1}. Let them stay and be called
    有關視窗的陳述式無法移動：{1}。讓它們留在原處並被呼叫

    A launch option is no longer asked for
    不再查詢某個啟動選項

    Under scenes there are no launch options, so only the branch for none of them went to the scene delegate. What the others did has to be done where that event comes now.
    在場景下沒有啟動選項，因此只有「沒有選項」的分支移到了場景代理。其他分支所做的事，須在該事件現在到達的地方進行。

    The call cannot be written by itself. Make it in the scene's method, with what that is given.
    無法自動寫出這個呼叫。請在場景的方法中，用該方法得到的內容進行呼叫。

    {1} may not be there
    {1} 可能不存在

    It is set as a scene connects, and {1} takes it for granted. In a start without a scene, as in the background, it is nil. Ask whether it is there.
    它在場景連接時設定，而 {1} 認為它總是存在。在沒有場景的啟動中，例如在背景，它為 nil。請先查詢它是否存在。

    Two places make the window
    有兩處建立視窗

    {1} makes a window already, and the launch method does too. Keep one of them.
    {1} 已建立視窗，啟動方法也建立視窗。只保留其中一個。

    Move the window to the scene delegate
    將視窗移到場景代理

    The statements cannot move by themselves: {1}. Build the window in scene(_:willConnectTo:options:) with UIWindow(windowScene:).
    這些陳述式無法自動移動：{1}。在 scene(_:willConnectTo:options:) 中用 UIWindow(windowScene:) 建立視窗。

    The launch method cannot be split as it stands ({1}). Make the value a property, or build it where it is needed, then run again.
    啟動方法目前無法拆分（{1}）。將該值改為屬性，或在需要之處建立它，再重新執行。

    Build the window in {1} for a scene
    在 {1} 中為場景建立視窗

    It makes the window, and more than the launch method calls it. Give it the scene's UIWindowScene, make the window with UIWindow(windowScene:), and call it from scene(_:willConnectTo:options:).
    它建立視窗，而呼叫它的不只是啟動方法。將場景的 UIWindowScene 傳給它，用 UIWindow(windowScene:) 建立視窗，並從 scene(_:willConnectTo:options:) 呼叫它。

    scenes would be adopted without a window, and the app would start with a black screen. {1}
    將會採用場景卻沒有視窗，App 啟動後為黑畫面。{1}

    Bind the window to its scene
    將視窗綁定到其場景

    The window is not simply stored in a variable, so the line to add has no sure place. Make it with UIWindow(windowScene:), or set its windowScene before it is shown.
    視窗不是單純儲存在變數中，因此要加入的那一行沒有確定的位置。用 UIWindow(windowScene:) 建立它，或在顯示之前設定其 windowScene。

    Name {1} in main
    在 main 中指定 {1}

    The nib made the app delegate. Without the nib there is none, unless UIApplicationMain is given the name of its class as the last argument.
    App 代理由 nib 建立。沒有 nib 就沒有 App 代理，除非把它的類別名稱作為最後一個參數傳給 UIApplicationMain。

    Connect anew what {1} connected
    重新連接 {1} 原來連接的內容

    The nib connects an app delegate that it makes itself, so {1} of the one that runs stay nil, and code that unwraps them ends the app. In Interface Builder give File's Owner the class {2}, connect these outlets to it, and take the app delegate out. Declare them as outlets of {3}, load the nib there with itself as the owner, and have code that asks the app delegate for them ask there. Then take NSMainNibFile out of the Info.plist.
    nib 連接的是它自己建立的 App 代理，因此執行中的 App 代理的 {1} 一直為 nil，強制解包它們的程式碼會使 App 終止。在 Interface Builder 中把 File's Owner 的類別設為 {2}，把這些 outlet 連接到它，並移除 App 代理。在 {3} 中把它們宣告為 outlet，在那裡以自身為 owner 載入 nib，並讓向 App 代理取得它們的程式碼改向那裡取得。然後從 Info.plist 中刪除 NSMainNibFile。

    Launch finds no window in line {1}
    啟動程式碼在第 {1} 行找不到視窗

    {1} ({2}:{3}). Run it as the scene connects, behind its window.
    {1}（{2}:{3}）。在場景連線時、在其視窗之後執行它。

    {1} finds no scene while one connects
    {1} 在場景連線期間找不到場景

    What starts the app reaches {1} from scene(_:willConnectTo:options:), where the scene is not in the foreground yet. Have it take the scene's window where no scene is active, or any scene.
    啟動 App 的內容從 scene(_:willConnectTo:options:) 到達 {1}，而那時場景還不在前台。沒有活躍的場景時，讓它使用該場景的視窗或任意場景。

    Open the nib in Interface Builder: outlets of the app delegate and of the file's owner stay empty.
    在 Interface Builder 中打開 nib：App 代理和 File's Owner 的 outlet 會保持為空。

    These outlets of the app delegate stay empty: {1}. Set them where the scene connects.
    App 代理的這些 outlet 會保持為空：{1}。在場景連線時設定它們。

    The start could not be taken apart.\s
    無法拆開啟動部分。

    Move what follows the start of React Native
    移動 React Native 啟動之後的程式碼

    It depends on the launch method ({1}). Put it behind startReactNative in the scene delegate.
    它依賴啟動方法（{1}）。將它放到場景代理中 startReactNative 之後。

    Something follows the start that needs its window. Give the app a subclass of ExpoAppSceneDelegate that overrides scene(_:willConnectTo:options:), calls super and then does it; then take the window and the start out of {1} and let it adopt ExpoReactNativeFactoryProvider.
    啟動之後的某段程式碼需要其視窗。為 App 加入 ExpoAppSceneDelegate 的子類別，覆寫 scene(_:willConnectTo:options:)，先呼叫 super，再執行該程式碼；然後從 {1} 中移除視窗和啟動程式碼，並讓它遵循 ExpoReactNativeFactoryProvider。

    The start is not a statement of the launch method itself. Put it there, then run again.
    啟動程式碼不是啟動方法本身的陳述式。將它放到那裡，再重新執行。

    The factory is a local name of the launch method. Keep it in a property, which the scene delegate can use, then run again.
    factory 是啟動方法中的區域名稱。將它儲存在場景代理可以使用的屬性中，再重新執行。

    line {1} may end the launch before it
    第 {1} 行可能在此之前結束啟動

    it needs {1}
    它需要 {1}

    Move what needs React Native's window
    移動需要 React Native 視窗的程式碼

    Its window is made by the scene delegate now, after the launch method. Put this behind makeKeyAndVisible there.
    其視窗現在由場景代理在啟動方法之後建立。將此程式碼放到那裡的 makeKeyAndVisible 之後。

    The code of the cold start needs more of the connect method than can be carried over. Write the method for the running app beside it.
    冷啟動的程式碼需要連線方法中更多的內容，無法全部帶過去。在它旁邊撰寫供 App 執行時使用的方法。

    “{1}” finds no code here that it could change, so the finding stays. What has to be true afterwards stands in its text.
    「{1}」在這裡找不到可以更改的程式碼，因此該發現仍然存在。之後必須成立的內容寫在其說明中。

    Inherit from {1}
    繼承 {1}

    Make {1} the superclass of {2}, take its own window property out, mark methods that {3} has with override and call super in them.
    將 {1} 設為 {2} 的父類別，移除其自有的 window 屬性，為 {3} 也有的方法標上 override，並在其中呼叫 super。

    the scene delegate
    場景代理

    Handle every link of the set
    處理集合中的每個連結

    The set has no order, so its first element is any of them. Loop over it where the code takes the first.
    集合沒有順序，其第一個元素可能是任意一個。在程式碼取第一個之處改為以迴圈處理整個集合。

    Put the modifier on the first view of the WindowGroup and call the method from it.
    將該修飾符放在 WindowGroup 的第一個視圖上，並從中呼叫此方法。

    Take the window out of {1}
    從 {1} 中移除視窗

    Its statements stand inside of others. Take out those that make the window and fill it; the storyboard {1} makes it.
    其陳述式位於其他陳述式之內。移除建立並填入視窗的陳述式；視窗由 storyboard {1} 建立。

    Take this statement out
    移除此陳述式

    A condition of the preprocessor divides it.
    它被前置處理條件分開。

    it cannot be read ({1})
    無法讀取它（{1}）

    a file of that name is already there
    已有同名檔案

    line {1} does not parse ({2}). Correct it, then plan again
    第 {1} 行無法解析（{2}）。更正後再重新制定計畫

    the edited project file does not read back
    編輯後的專案檔無法讀回

    the body of {1} cannot move: {2}. Let it stay and be called
    {1} 的方法本體無法移動：{2}。讓它留在原處並被呼叫

    {1} is private
    {1} 是 private

    it uses {1}, whose type {2} is private to its file
    它使用 {1}，而其類型 {2} 在其檔案中是 private

    the scene delegate is written in another language
    場景代理以另一種語言撰寫

    {1} has no header in which {2} could be declared
    {1} 沒有可用來宣告 {2} 的標頭檔

    Add to {1}
    加入 {1}

    Add a scene delegate
    加入場景代理

    No app delegate was found in the target's sources, so there is nothing to build the scene delegate from.
    在目標的原始檔中找不到 App 代理，因此沒有可據以建立場景代理的內容。

    There is no scene delegate yet that could take the code, and no answer makes one, so nothing is changed here. Adopt scenes first.
    目前沒有可接收這段程式碼的場景代理，也沒有回答會建立它，因此此處不作更改。先採用場景。

    Take the window from the view or scene at hand, such as view.window: this code cannot be changed without seeing what it has.
    從手邊的視圖或場景取得視窗，例如 view.window：不查看這段程式碼有什麼可用，就無法更改它。

    var sceneWindow: {1} {
    var sceneWindow: {1} {

    This report is about files. Whether the app builds, launches and behaves shows only on a Mac with Xcode: configuration right, build passes, launches on iOS 27, and behaviour passes are four different results.
    本報告只針對檔案。App 能否建置、啟動並正常運作，只有在裝有 Xcode 的 Mac 上才看得到：設定正確、建置通過、在 iOS 27 上啟動、行為通過，是四個不同的結果。

    copies the web build and installs the native dependencies
    拷貝 Web 建置產物，並安裝原生相依項目

    builds with the plugins of the lock file
    用鎖定檔中的外掛程式進行建置

    brings the Pods project up to date
    將 Pods 專案更新到最新狀態

    Apple's own reader accepts every Info.plist
    Apple 自己的讀取程式接受每個 Info.plist

    Xcode can open the project
    Xcode 能打開專案

    the app target builds; once more with `-configuration Release`
    App 目標能建置；再用 `-configuration Release` 建置一次

    Two answers change the same bytes.
    兩個回答變更了相同的位元組。

    The audit no longer has this finding or this choice.
    審查結果中已沒有這個發現項目或這個選項。

    written by another version of the program
    由本程式的另一個版本寫出

    not a readable journal
    不是可讀取的日誌

    the kept copy is damaged
    保留的副本已損毀

    the journal cannot be written as JSON
    日誌無法寫為 JSON

    its folder may not be written to
    無權寫入其檔案夾

    the file may not be written to
    無權寫入該檔案

    changed meanwhile:\s
    期間有變動：

    No code makes a window for the scene yet. Make it in scene(_:willConnectTo:options:) with UIWindow(windowScene:), or the app starts with a black screen.
    還沒有程式碼為場景建立視窗。在 scene(_:willConnectTo:options:) 中用 UIWindow(windowScene:) 建立它，否則 App 啟動後是黑畫面。

    Later: move the code of {1} to {2}
    之後：把 {1} 的程式碼移到 {2}

    Scenes are adopted, and {1} calls {2}. Move one method after the other when it suits you, the making of the window last.
    場景已採用，由 {1} 呼叫 {2}。方便時再逐一移動方法，最後移動建立視窗的程式碼。

    scenes would be adopted without a window, and the app would start with a black screen: no code that makes the window was found that could move, and no storyboard is named. Give the app delegate a property `window` that tells the window, or make it in scene(_:willConnectTo:options:)
    採用場景後會沒有視窗，App 啟動後是黑畫面：沒有找到可以移動的建立視窗的程式碼，也沒有指定 storyboard。給 App 代理加一個能給出視窗的屬性 `window`，或在 scene(_:willConnectTo:options:) 中建立視窗

    it cannot be read as YAML
    無法作為 YAML 讀取

    `{1}` holds no keys of its own there
    那裡的 `{1}` 沒有自己的鍵

    the keys there do not stand on lines of their own
    那裡的鍵不是各占一行

    the edited text would not read back as intended
    編輯後的文字讀回來會與預期不符

    `{1}` has to be taken out
    需要去掉 `{1}`

    it is said in code
    它是用程式碼寫的

    what stands there is worked out when the generator runs
    那裡的內容要到產生工具執行時才能確定

    Write {1} into {2}
    把 {1} 寫進 {2}

    The Info.plist of {1} is written from there and loses what only the file itself says. It cannot be edited from here: {2}. {3}
    {1} 的 Info.plist 由那裡產生，只寫在檔案本身裡的內容會遺失。無法從這裡編輯：{2}。{3}

    Under {1} add:
    在 {1} 下加入：

    Into the dictionary that becomes the Info.plist add:
    在成為 Info.plist 的字典中加入：

    Set {1} in {2}
    在 {2} 中設定 {1}

    The build settings of {1} are written from there. It cannot be edited from here: {2}.
    {1} 的建置設定由那裡產生。無法從這裡編輯：{2}。

    Writes the Xcode project and the Info.plist from what was changed.
    根據更改後的內容寫出 Xcode 專案和 Info.plist。

    Run the script that calls XcodeGen
    執行呼叫 XcodeGen 的腳本

    {1} is weak, so what it holds is gone when the scene connects. Take the word weak out, then run again
    {1} 是弱參照，因此場景連接時它所參照的內容已經釋放。移除 weak 一詞，然後再次執行

    Make the window as the scene connects
    在場景連線時建立視窗

    Launch makes it only where the application's state is not `background`, which it always is under scenes. Put the making into a method without that condition, and call it from scene(_:willConnectTo:options:).
    啟動時只有應用程式狀態不是 `background` 才建立視窗，而使用場景後它總是 `background`。請將建立視窗的程式碼放入不帶該條件的方法，並在 scene(_:willConnectTo:options:) 中呼叫它。

    The app delegate makes one in code. The nib is not loaded; what it shows has to be put into that one.
    App 代理在程式碼中建立了一個視窗。nib 不會被載入；它顯示的內容需要放入該視窗。

    scenes would be adopted without a window, and the app would start with a black screen: the window comes from a nib that fills the app delegate too. Take the app delegate out of the nib first
    場景將在沒有視窗的情況下被採用，App 啟動後為黑畫面：視窗來自同時填充 App 代理的 nib。請先將 App 代理從 nib 中移除


    It is made and shown as its controller loads, which may be while the app launches: then no scene is connected yet. Show it later, and set its windowScene before that.
    它在控制器載入時建立並顯示，這可能正是 App 啟動的時候：那時還沒有場景連線。請稍後再顯示它，並在此之前設定其 windowScene。

    It shows none today, and its scene shows none either, as before: an app that only hosts tests needs none. Make one in scene(_:willConnectTo:options:) where one is wanted.
    它現在就不顯示視窗，它的場景也不顯示，和以前一樣：只用來承載測試的 App 不需要視窗。需要視窗時，請在 scene(_:willConnectTo:options:) 中建立。

    See to what JavaScript does in the background
    處理 JavaScript 在背景做的事

    The app can be launched in the background ({1} in UIBackgroundModes), where no scene connects. JavaScript starts with the scene now, so code that it ran there (handlers of messages, fetches, places) does not run until the app is opened.
    App 可能在背景啟動（UIBackgroundModes 中的 {1}），此時沒有場景連線。現在 JavaScript 隨場景啟動，因此它在背景執行的程式碼（訊息、背景擷取、位置的處理）要等到 App 被開啟才執行。

    The file is written anew with every platform, so nothing is changed in it. What shall last goes to config.xml, to a hook, or to the plugin it is copied from.
    該檔案隨每次加入平台重新產生，因此不作任何更改。要保留的改動應寫入 config.xml、hook，或它所複製自的外掛程式。

    The iOS project names an older Capacitor than the package, without the scene support.
    iOS 專案中的 Capacitor 比套件舊，沒有場景支援。

    {1} may find no key window while a scene connects
    場景連線時 {1} 可能找不到主視窗

    What starts the app reaches {1} from scene(_:willConnectTo:options:), where the scene is not in the foreground yet and the app may have no key window. Have it take the scene's window, and see on a device that what started the app arrives.
    啟動 App 的內容從 scene(_:willConnectTo:options:) 到達 {1}，那時場景還沒有進入前景，App 可能還沒有主視窗。請讓它使用場景的視窗，並在實機上確認啟動 App 的內容確實到達。
    """#
}
