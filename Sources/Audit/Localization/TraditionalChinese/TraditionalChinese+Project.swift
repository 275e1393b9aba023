extension TraditionalChinese {
  static let project = #"""
    An Info.plist is not stored as XML text
    有一個 Info.plist 沒有儲存為 XML 文字

    Binary and old OpenStep property lists are read, but nothing can be inserted into them without writing the whole file anew. Converting to XML keeps every value and loses nothing that Xcode needs; it is a change of the whole file all the same, so it is asked about.
    二進位和舊式 OpenStep 屬性列表可以讀取，但不重寫整個檔案就無法插入內容。轉換為 XML 會保留每個值，Xcode 需要的內容也不會遺失；但這畢竟是對整個檔案的更改，所以要先詢問。

    the old form with braces
    帶大括號的舊格式

    XML
    XML

    Convert it to XML
    轉換為 XML

    The file is written anew as XML with the same values, and then edited.
    以相同的值將檔案重寫為 XML，然後再編輯。

    nothing can be inserted into the form it has
    現有格式無法插入內容

    Leave the file
    保留該檔案不變

    The manifest has to be put in by hand, or named in code.
    資訊清單要手動加入，或在程式碼中指定。

    {1} is {2}
    {1} 是{2}

    Nothing can be inserted into it as it is. Converting it to XML rewrites the whole file; its values stay the same.
    按現狀無法在其中插入內容。轉換為 XML 會重寫整個檔案，其中的值保持不變。

    a binary property list
    二進位屬性列表

    in the old OpenStep form
    舊式 OpenStep 格式

    A file holds merge conflict markers
    檔案中有合併衝突標記

    A merge was not finished: the file holds <<<<<<<, ======= or >>>>>>>. Nothing can be said about which side counts, and nothing is edited there until the conflict is resolved. Other files are audited all the same.
    合併沒有完成：檔案中有 <<<<<<<、======= 或 >>>>>>>。在衝突解決之前，無法判斷以哪一側為準，也不會編輯該檔案。其他檔案照常審查。

    in an Info.plist
    在 Info.plist 中

    a line of equal signs in a comment
    註解中的一行等號

    {1} holds merge conflict markers
    {1} 中有合併衝突標記

    A merge was not finished in {1}. Nothing is edited there, as nobody can tell which side counts. Resolve the conflict and audit again.
    {1} 中有未完成的合併。無法判斷以哪一側為準，所以不會編輯該檔案。解決衝突後再審查一次。

    A tool writes the Xcode project anew
    Xcode 專案由工具重新產生

    XcodeGen, Tuist, Bazel, Expo's prebuild, Cordova's platforms folder and game engines write the Xcode project from a definition. What is changed in the project itself is gone at the next run. The change belongs into the definition: the manifest among the properties of the Info.plist, the new file where the definition looks for sources.\n\nWhere the definition cannot be edited from here, the report says what to write there. The scene delegate can also stand at the end of the app delegate's file, which needs no project change.
    XcodeGen、Tuist、Bazel、Expo 的 prebuild、Cordova 的 platforms 檔案夾以及遊戲引擎會根據定義產生 Xcode 專案。直接在專案中做的更改，下次產生時就會消失。更改應寫在定義中：資訊清單寫在 Info.plist 的屬性裡，新檔案放在定義尋找原始檔的地方。\n\n如果無法在這裡編輯定義，報告會說明應該在定義中寫什麼。場景代理也可以放在 App 代理檔案的末尾，這樣無需更改專案。

    XcodeGen
    XcodeGen

    a project of its own
    自行維護的專案

    Expo's prebuild
    Expo 的 prebuild

    A tool
    某個工具

    {1} writes this Xcode project from {2}
    {1} 根據 {2} 產生這個 Xcode 專案

    Changes of the Xcode project or of an Info.plist it writes are lost the next time. The scene manifest belongs into {1}, and a new source file where it looks for sources. A class at the end of the app delegate's file, named in code, needs neither; the question about adopting scenes offers that.
    對 Xcode 專案或由它產生的 Info.plist 所做的更改，下次產生時會遺失。場景資訊清單應寫在 {1} 中，新的原始檔應放在它尋找原始檔的地方。如果把類別放在 App 代理檔案的末尾並在程式碼中指定，這兩者都不需要；關於採用場景的問題中有這個選項。

    Changes below the platform's folder are lost with the next platform. Scenes come with the platform itself; what shall last goes to {1} or to a hook.
    平台檔案夾下的更改會隨下一個平台遺失。場景由平台本身提供；要長期保留的內容寫入 {1} 或 hook。

    Changes of the Xcode project are lost with the next export. Scenes come with a release of the engine; the finding about the engine says which.
    對 Xcode 專案的更改會在下次匯出時遺失。場景由引擎的某個版本提供；關於引擎的發現寫明是哪個版本。

    The app uses scenes already; keep later changes in {1} too.
    App 已在使用場景；以後的更改也要寫進 {1}。

    git ignores {1}
    git 忽略 {1}

    The Info.plist is generated from build settings
    Info.plist 由建置設定值產生

    With GENERATE_INFOPLIST_FILE and no INFOPLIST_FILE Xcode makes the whole Info.plist from build settings, and none of them can describe a scene manifest. The repair is a small Info.plist with nothing but the manifest, named by INFOPLIST_FILE in every configuration: Xcode merges the two. Naming the scene delegate in code needs no file.
    設了 GENERATE_INFOPLIST_FILE 而沒有 INFOPLIST_FILE 時，Xcode 完全根據建置設定值產生 Info.plist，而沒有任何建置設定值可以描述場景資訊清單。修復方法是新增一個只含資訊清單的小 Info.plist，並在每個建置設定中用 INFOPLIST_FILE 指定它：Xcode 會合併兩者。在程式碼中指定場景代理則不需要檔案。

    no file at all
    完全沒有檔案

    a file
    有檔案

    {1} has no Info.plist file to put the scene manifest into
    {1} 沒有可寫入場景資訊清單的 Info.plist 檔案

    Its Info.plist is made from build settings, and no setting can name a scene delegate. The question about adopting scenes in this target covers it: a small Info.plist with the manifest is created and named in every configuration.
    它的 Info.plist 由建置設定值產生，而沒有任何設定值可以指定場景代理。關於在這個目標中採用場景的問題會處理這一點：新增一個含資訊清單的小 Info.plist，並在每個建置設定中指定它。

    An Info.plist goes through the preprocessor
    有一個 Info.plist 會經過前置處理器

    With INFOPLIST_PREPROCESS the Info.plist may hold #if, #include and macros, and becomes a property list only during the build. Which keys the built app gets depends on the build. The manifest can be put in outside of the conditions; whether it ends up in every build has to be looked at in the built app.
    啟用 INFOPLIST_PREPROCESS 後，Info.plist 可以包含 #if、#include 和巨集，建置時才成為屬性列表。建置出的 App 有哪些鍵取決於具體建置。資訊清單可以加在條件之外；是否每次建置都包含它，要在建置出的 App 中檢視。

    a condition in the file
    檔案中有條件

    plain XML
    一般 XML

    Put the manifest in outside of the conditions
    把資訊清單加在條件之外

    The manifest goes into the root dictionary, where no condition stands around it.
    資訊清單寫入根字典，周圍沒有任何條件。

    every build needs it
    每次建置都需要它

    {1} goes through the preprocessor
    {1} 會經過前置處理器

    It becomes a property list only during the build, so what a build really gets can be seen in the built app alone.
    它在建置時才成為屬性列表，所以建置實際得到的內容只能在建置出的 App 中看到。

    A part of the project cannot be read
    專案有一部分無法讀取

    A project file is damaged, a template with placeholders, or not readable with the rights at hand; or a source file does not parse. What depends on it is not audited and not edited; everything else is. An app that has not adopted scenes is not migrated before its app delegate parses.\n\nFiles that appear only after an install step, such as the settings of CocoaPods, are told as information: their build settings are unknown until then.
    某個專案檔已損壞、是帶預留位置的範本，或以現有權限無法讀取；或者某個原始檔無法剖析。依賴於它的部分不審查也不編輯，其餘部分照常。尚未採用場景的 App，在其 App 代理能夠剖析之前不會遷移。\n\n要到安裝步驟之後才出現的檔案（例如 CocoaPods 的設定）只作為提示列出：在那之前不知道它們的建置設定值。

    an app delegate that does not parse
    App 代理無法剖析

    everything reads
    全部可以讀取

    {1} is a template
    {1} 是範本

    Some build settings are not there yet
    有些建置設定值還不存在

    Some files of the project are not there yet
    專案的有些檔案還不存在

    {1} needs a look
    {1} 需要檢視

    {1} does not parse
    {1} 無法剖析

    {1} cannot be read with the rights at hand
    以現有權限無法讀取 {1}

    {1} cannot be read
    無法讀取 {1}

    An Info.plist cannot be read
    有一個 Info.plist 無法讀取

    The Info.plist of a target is damaged, is not where INFOPLIST_FILE says, or its path holds a build variable that could not be worked out. Nothing is claimed about its manifest, and nothing is edited there.
    某個目標的 Info.plist 已損壞、不在 INFOPLIST_FILE 所指的位置，或者其路徑含有無法求出的建置變數。對它的資訊清單不作判斷，也不編輯。

    a tag that is not closed
    有標籤沒有關閉

    a path to nothing
    路徑指向的檔案不存在

    a good one
    正常的檔案

    {1} has no Info.plist that could be found
    找不到 {1} 的 Info.plist

    Neither INFOPLIST_FILE nor GENERATE_INFOPLIST_FILE could be worked out for {1}. Settings that come from files which are not here yet, such as those of CocoaPods, may hold it. Nothing is claimed about its manifest.
    無法求出 {1} 的 INFOPLIST_FILE 和 GENERATE_INFOPLIST_FILE。可能由尚不存在的檔案（例如 CocoaPods 的設定）提供。對它的資訊清單不作判斷。

    The Info.plist of {1} was not found
    沒有找到 {1} 的 Info.plist

    INFOPLIST_FILE of {1} is {2}, and no such file is there. It may be made by a build step; otherwise correct the setting. Nothing is claimed about its manifest.
    {1} 的 INFOPLIST_FILE 為 {2}，但該檔案不存在。它可能由某個建置步驟產生；如果不是，要更正該設定值。對它的資訊清單不作判斷。

    No native project is there; one that prebuild writes is written anew the next time. The finding about prebuild says how scenes are switched on.
    沒有原生專案；prebuild 產生的專案下次會重新產生。關於 prebuild 的發現項目說明如何開啟場景。
    """#
}
