extension TraditionalChinese {
  static let adoption = #"""
    An app target uses the scene life cycle
    App 目標使用場景生命週期

    The target has everything that UIKit asks for at launch: a scene delegate that is named, declared and compiled, and something that makes the window. The finding lists what shows it, so that nobody has to take it on trust.\n\nAdopted does not mean that every event still reaches its code. The findings about callbacks, launch options and scene delegates tell that, and the table of events sums it up.
    此目標具備 UIKit 在啟動時要求的一切：已指定名稱、已宣告並已編譯的場景代理，以及建立視窗的部分。發現項目列出了依據，不必只憑信任。\n\n已採用並不表示每個事件仍能到達其程式碼。關於回呼、啟動選項和場景代理的發現項目說明這一點，事件表對此作了彙整。

    manifest, class, membership and storyboard
    資訊清單、類別、目標成員關係和 storyboard

    Capacitor's template since 8.5
    Capacitor 自 8.5 起的範本

    no manifest, but the app delegate names the class
    沒有資訊清單，但 App 代理指定了該類別

    nothing adopted
    什麼都未採用

    a SwiftUI App
    SwiftUI App

    \sThe class is named in code alone. Apps in production work this way with the iOS 27 SDK; only a run shows it for this one.
    該類別只在程式碼中指定。以 iOS 27 SDK 建置的上架 App 有這樣運作的；此 App 能否如此，只有執行才知道。

    {1} {uses|use} the scene life cycle
    {1} 使用場景生命週期

    An app target does not use the scene life cycle
    App 目標未使用場景生命週期

    Apps that are built with the iOS 27 SDK have to use scenes: UIKit stops every other app while it starts, with "UIScene life cycle is required for apps built with this SDK". A target counts as adopted when its Info.plist describes a window scene with a delegate class, in every build configuration, or when the app delegate names the class in code as a scene connects.\n\nThe repair is one piece of work: the scene manifest in every Info.plist, a scene delegate that makes the window and takes links and life-cycle events, its membership in every target that needs it. A person chooses where the class goes, and whether a manifest names it or code.\n\nOne window is enough. Support for several windows is never turned on.
    以 iOS 27 SDK 建置的 App 必須使用場景：其他 App 在啟動時會被 UIKit 終止，並顯示「UIScene life cycle is required for apps built with this SDK」。如果目標的 Info.plist 在每個建置設定中都描述了帶代理類別的視窗場景，或者 App 代理在場景連線時以程式碼指定該類別，該目標即視為已採用。\n\n修復是一個整體：每個 Info.plist 中的場景資訊清單，一個建立視窗並接收連結和生命週期事件的場景代理，以及它在每個所需目標中的成員關係。類別放在哪裡，由資訊清單還是由程式碼指定，由人來決定。\n\n一個視窗就夠了。絕不會啟用多視窗支援。

    a window made by the app delegate, and no manifest
    視窗由 App 代理建立，沒有資訊清單

    Objective-C, started by main.m
    Objective-C，由 main.m 啟動

    Capacitor's template up to 8.4
    Capacitor 至 8.4 為止的範本

    a manifest that names a scene delegate
    指定了場景代理的資訊清單

    a SwiftUI App brings its own scenes
    SwiftUI App 自帶場景

    Add the manifest with Flutter's scene delegate
    加入資訊清單，使用 Flutter 的場景代理

    Every Info.plist of {1} names FlutterSceneDelegate and the storyboard of today. Where code moves to the scene, it becomes {2}: FlutterSceneDelegate, in a file of its own.
    {1} 的每個 Info.plist 都指定 FlutterSceneDelegate 和目前的 storyboard。有程式碼移到場景時，改為 {2}: FlutterSceneDelegate，放在獨立的檔案中。

    The same, with a class of its own in {1}
    同上，但自己的類別放在 {1} 中

    Code that moves to the scene goes to a class at the end of {1}, and the Xcode project stays untouched.
    移到場景的程式碼放入 {1} 結尾的類別，Xcode 專案保持不變。

    it is the shape of Flutter's own migration
    與 Flutter 官方遷移的形式一致

    Add the manifest and {1}.{2}
    加入資訊清單和 {1}.{2}

    The manifest goes into every Info.plist of {1}; {2} gets a file of its own, registered in the Xcode project.
    資訊清單寫入 {1} 的每個 Info.plist；{2} 放在獨立的檔案中，並註冊到 Xcode 專案。

    Add the manifest, and put {1} into {2}
    加入資訊清單，並把 {1} 放入 {2}

    As above, but the class stands at the end of {1}, and the Xcode project stays untouched.
    同上，但類別放在 {1} 的結尾，Xcode 專案保持不變。

    Name the scene delegate in code only
    只在程式碼中指定場景代理

    No Info.plist changes: the app delegate answers application(_:configurationForConnecting:options:) with {1}. Apps in production work this way; Apple's documents describe both.
    Info.plist 都不更改：App 代理在 application(_:configurationForConnecting:options:) 中回傳 {1}。已上架的 App 有這樣運作的；Apple 的文件對兩種方式都有說明。

    it is the shape Apple's templates have, and the project file can be edited
    與 Apple 範本的形式一致，而且專案檔可以編輯

    {1} {has|have} a scene manifest without a scene delegate
    {1} 有場景資訊清單，但沒有場景代理

    {1} {has|have} no scene manifest
    {1} 沒有場景資訊清單

    Built with the iOS 27 SDK, the app stops while it starts, before its first screen: UIKit requires the scene life cycle. {1}\s
    以 iOS 27 SDK 建置時，App 在啟動期間、首個畫面出現之前就會終止：UIKit 要求場景生命週期。{1}

    The app delegate is {1} ({2}).\s
    App 代理是 {1}（{2}）。

    It inherits from {1}, whose code is not here: what that does in the methods which end cannot be seen.\s
    它繼承自 {1}，而該類別的程式碼不在這裡：無法看到它在那些不再被呼叫的方法中做什麼。

    No app delegate was found in the sources that were read, so the repair cannot be made from here.\s
    在讀取的原始檔中沒有找到 App 代理，因此無法在此修復。

    {1} brings scenes in its own way; the findings about {2} say how.\s
    {1} 以自己的方式提供場景；關於 {2} 的發現項目說明其做法。

    The Xcode project is written anew from {1}: what is changed in it or in an Info.plist it writes is lost the next time.\s
    Xcode 專案由 {1} 重新產生：對它或它所寫入的 Info.plist 的更改，下次產生時會遺失。

    That the first screen appears after the repair shows only on a device or simulator.
    修復後首個畫面是否出現，只有在裝置或模擬器上才能看到。

    The scene life cycle is only half adopted
    場景生命週期只採用了一半

    Five things have to come together: a manifest (or code) that names a scene delegate, a class of exactly that name, its file among the sources of every target, something that makes the window, and the methods that take links. With some of them missing the app stops at launch, shows a black screen, or ignores links.\n\nThe repair adds the pieces that are missing and leaves the ones that are there as they are. Names that were shipped are kept, because iOS remembers them between launches.
    需要五樣東西齊備：指定場景代理的資訊清單（或程式碼），名稱完全一致的類別，其檔案列入每個目標的原始檔，建立視窗的部分，以及接收連結的方法。缺少其中一些，App 就會在啟動時終止、顯示黑畫面或忽略連結。\n\n修復只補上缺少的部分，已有的保持原樣。已發佈過的名稱予以保留，因為 iOS 會在兩次啟動之間記住它們。

    a scene delegate that nothing names
    沒有任何地方指定的場景代理

    a scene delegate whose file no target compiles
    其檔案未被任何目標編譯的場景代理

    a class name that does not fit
    不相符的類別名稱

    everything is there
    一切齊備

    nothing is there
    什麼都沒有

    Add what is missing
    補上缺少的部分

    These are added, and nothing else changes: {1}.
    只加入以下內容，其他不變：{1}。

    without them the app does not show its first screen with the iOS 27 SDK
    沒有它們，以 iOS 27 SDK 建置的 App 不會顯示首個畫面

    Leave it
    保持不變

    The app stays as it is; the findings below stay open.
    App 保持原樣；下面的發現項目仍未解決。

    the manifest's entry for the window
    資訊清單中視窗的項目

    a class of the name that is asked for
    名稱符合要求的類別

    the file's membership in the target
    檔案在目標中的成員關係

    the making of the window
    視窗的建立

    the methods that take links
    接收連結的方法

    {1} {has|have} adopted scenes only in part
    {1} 只部分採用了場景

    \sNothing names {1} yet, and it makes a window of its own beside the one that {2} makes at launch: switched on, both start. Which of them is to stay a person has to say first.
    尚無任何內容指名 {1}，而它在 {2} 於啟動時建立的視窗之外另建一個視窗：一旦啟用，兩者都會啟動。保留哪一個，須先由人決定。

    Missing: {1} There already: {2} UIKit takes a half description at its word: the app stops at launch, stays black or drops links, depending on the piece. Which of these it is shows only when it runs.{3}
    缺少：{1}已有：{2}UIKit 會照不完整的描述執行：依缺少的部分而定，App 會在啟動時終止、一直黑畫面或丟棄連結。究竟是哪一種，只有執行才知道。{3}

    nothing.
    無。

    {1} has no header, so that only {2} knows its members
    {1} 沒有標頭檔，因此只有 {2} 知道它的成員

    the Xcode project is written anew from {1}
    Xcode 專案由 {1} 重新產生

    Start the app from its icon: the first screen appears once, with nothing behind it.
    從圖像啟動 App：首個畫面出現一次，後面沒有別的內容。

    Install over the last released version with its data kept: the first screen appears.
    覆蓋安裝到上一個發佈版本上並保留資料：首個畫面出現。

    Leave the app and come back: what it does on leaving and returning happens once.
    離開 App 再返回：離開和返回時所做的事各發生一次。

    In stages: the app delegate's code stays, and the scene delegate calls it
    分階段：App 代理的程式碼保留，由場景代理呼叫

    The app delegate names {1} in code, makes the window as before, and keeps every method; {2} takes the window and calls them. Every other question is answered so unless you say otherwise. UIKit switches the whole app to scenes at once even so; the code moves later, method by method.
    App 代理在程式碼中指定 {1}，照舊建立視窗，並保留所有方法；{2} 接過視窗並呼叫這些方法。除非你另作選擇，其他問題都照此回答。即便如此，UIKit 仍會一次把整個 App 切換到場景；程式碼之後再逐一方法移動。

    it is the shape Apple's templates have, and {1} looks for sources in that folder
    這是 Apple 範本的寫法，而且 {1} 會在該檔案夾中尋找原始檔

    The Info.plist is written from {1}, so the manifest goes there as well. 
    Info.plist 由 {1} 產生，因此資訊清單也寫在那裡。

    The Info.plist is written from {1}, where a person has to add the manifest; the plan says what to write. 
    Info.plist 由 {1} 產生，資訊清單需要有人手動加到那裡；計畫會說明該寫什麼。

    \sThat file would not compile: {1} has no {2} that it might use ({3}). Add what it needs, or let the manifest name another class.
    該檔案無法編譯：{1} 沒有它可以使用的 {2}（{3}）。請補上它需要的內容，或讓資訊清單指定另一個類別。
    """#
}
