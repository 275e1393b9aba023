extension TraditionalChinese {
  static let formats = #"""
    `{1}` is missing
    缺少 `{1}`

    \sin {1}
    （位於 {1}）

    the wrong kind of value in {1}
    {1} 中的值型別不對

    an unknown word in {1}
    {1} 中有不認得的字

    number {1}
    第 {1} 項

    text after the end
    結尾之後還有文字

    a lone slash
    單獨的斜線

    the end came too early
    內容提早結束

    a value is missing
    缺少值

    {1} is no value
    {1} 不是值

    an object is not closed
    物件未結束

    a colon is missing
    缺少冒號

    an array is not closed
    陣列未結束

    a comma is missing
    缺少逗號

    a string is not closed
    字串未結束

    the binary property list is damaged
    二進位屬性列表已損毀

    it holds merge conflict markers
    其中有合併衝突標記

    it is empty
    它是空的

    {1} cannot be read as a property list: line {2}: {3}. Correct the file and audit again; until then nothing is edited there.
    {1} 無法當作屬性列表讀取：第 {2} 行：{3}。修正此檔案後重新審查；在此之前不會編輯它。

    it cannot be read (line {1}: {2})
    無法讀取（第 {1} 行：{2}）

    its root is not a dictionary
    它的根不是字典

    it is a binary property list, which has no text to edit
    它是二進位屬性列表，沒有可編輯的文字

    it is in the old OpenStep format
    它採用舊的 OpenStep 格式

    it is stored as UTF-16
    它以 UTF-16 儲存

    the file is empty
    檔案是空的

    NUL bytes after the end of the property list, from byte {1}
    屬性列表結尾之後有 NUL 位元組，從第 {1} 個位元組開始

    text after the end of the property list
    屬性列表結尾之後還有文字

    comment without end
    註解沒有結尾

    nested more than {1} levels deep
    巢狀超過 {1} 層

    the file ends where a value should stand
    該有值的地方檔案已結束

    dictionary without '}'
    字典缺少 '}'

    a key is expected, '{' found
    此處應為鍵，卻是 '{'

    missing '=' after the key "{1}"
    鍵「{1}」之後缺少 '='

    list without ')'
    列表缺少 ')'

    missing ',' in a list
    列表中缺少 ','

    a NUL byte where a word should stand
    該是字詞的地方是 NUL 位元組

    '{1}' where a word should stand
    該是字詞的地方是 '{1}'

    string without closing quote
    字串缺少結束引號

    the file
    檔案

    <plist/> holds nothing
    <plist/> 沒有內容

    a second value stands in <plist>
    <plist> 中有第二個值

    a CDATA section stands where an element should
    該是元素的地方是 CDATA 區段

    the file ends inside {1}
    檔案在 {1} 內部就結束了

    text stands between the elements of {1}
    {1} 的元素之間有文字

    a closing tag stands where a value should
    該是值的地方是結束標籤

    <integer> holds no number
    <integer> 中沒有數字

    <real> holds no number
    <real> 中沒有數字

    <{1}> is no element of a property list
    <{1}> 不是屬性列表的元素

    a <key> is missing before this value
    此值之前缺少 <key>

    the key "{1}" has no value
    鍵「{1}」沒有值

    an '&' that starts no known reference
    '&' 之後不是已知的實體參照

    <{1}> stands inside <{2}>
    <{1}> 出現在 <{2}> 中

    {1} holds merge conflict markers (line{|s} {2}). Nothing is edited there; resolve the conflict and audit again.
    {1} 中有合併衝突標記（第 {2} 行）。此檔案不會被編輯；解決衝突後重新審查。

    CDATA section without end
    CDATA 區段沒有結尾

    '<' that starts no tag
    '<' 之後不是標籤

    tag <{1} without >
    標籤 <{1} 缺少 >

    test bundle
    測試 bundle

    app extension: the scene manifest belongs to the app that hosts it
    App 延伸功能：場景資訊清單屬於承載它的 App

    framework or library: it has no Info.plist that UIKit launches by
    framework 或函式庫：它沒有供 UIKit 啟動用的 Info.plist

    built for another system
    為其他系統建置

    product type {1}
    產品類型為 {1}

    XcodeGen writes it from {1}
    由 XcodeGen 根據 {1} 寫入

    INFOPLIST_FILE of target {1} is "{2}", which leads to no file inside this folder. Its Info.plist is not audited; check it by hand or audit the folder that holds it.
    目標 {1} 的 INFOPLIST_FILE 為「{2}」，在此檔案夾內找不到對應的檔案。它的 Info.plist 未經審查；手動檢查，或審查包含它的檔案夾。

    INFOPLIST_FILE of target {1} says {2}; the file is spelled {3}. It is found on a volume that ignores case and nowhere else.
    目標 {1} 的 INFOPLIST_FILE 寫的是 {2}，而檔案的實際拼法是 {3}。只有在不區分大小寫的卷宗上才找得到它。

    INFOPLIST_FILE of target {1} names {2}, which is not there. It may be made by a build step; otherwise correct the setting.
    目標 {1} 的 INFOPLIST_FILE 指向 {2}，但該檔案不存在。它可能由某個建置步驟產生；否則修正此設定。

    aggregate target: it builds no app of its own
    aggregate 目標：它本身不建置 App

    external build system target: it builds no app of its own
    外部建置系統目標：它本身不建置 App

    no known product type ({1})
    未知的產品類型（{1}）

    iMessage app: its container has no code of its own
    iMessage App：它的容器沒有自己的程式碼

    watch app: watchOS has no UIScene
    手錶 App：watchOS 沒有 UIScene

    watch extension: watchOS has no UIScene
    手錶延伸功能：watchOS 沒有 UIScene

    command line tool
    命令列工具

    macOS app: AppKit has no UIScene
    macOS App：AppKit 沒有 UIScene

    {1} defines {2} twice, such as {3}: a merge leaves that behind. The last definition counts; what the first one said is lost to Xcode.
    {1} 重複定義了{2}，例如 {3}：這是合併留下的。以最後一處定義為準；前一處的內容 Xcode 不會讀到。

    an object
    一個物件

    {1} objects
    \s{1} 個物件

    the project file is in XML format, which Xcode rewrites as a whole
    專案檔是 XML 格式，Xcode 會整個重寫

    the target has no Compile Sources phase
    此目標沒有 Compile Sources 階段

    the target has {1} Compile Sources phases
    此目標有 {1} 個 Compile Sources 階段

    the project file defines the object {1} twice
    專案檔重複定義了物件 {1}

    \sand {1} more
    \s及另外 {1} 個檔案

    The build settings of {1}{2} are unknown: the file is not there. Files of CocoaPods, Flutter and Cordova appear after their install or build step.
    {1}{2}：檔案不存在，其中的建置設定值不明。CocoaPods、Flutter 和 Cordova 的檔案要在其安裝或建置步驟之後才會出現。

    the file holds no "objects": it is no Xcode project
    檔案中沒有 "objects"：它不是 Xcode 專案

    "rootObject" names no PBXProject object
    "rootObject" 沒有指向 PBXProject 物件

    it is not there
    它不存在

    permission is denied
    沒有權限

    it leads out of the audited folder
    它指向所審查檔案夾之外

    it is not a file
    它不是檔案

    a part of its path is not a folder
    它的路徑中有一段不是檔案夾

    it is too large ({1} bytes)
    它太大（{1} 位元組）

    {1} cannot be read: {2}. Its targets are not audited.
    無法讀取 {1}：{2}。其中的目標未經審查。

    {1} is empty. Restore it from version control; its targets are not audited.
    {1} 是空的。從版本控制中還原它；其中的目標未經審查。

    {1} is a template: it holds placeholders in double braces and becomes a project only when they are filled in. It is left alone.
    {1} 是範本：其中有雙大括號的佔位符號，填入之後才成為專案。保持不變。

    {1} cannot be read: line {2}: {3}. Correct it (Xcode refuses it too) and audit again; its targets are not audited.
    無法讀取 {1}：第 {2} 行：{3}。修正它（Xcode 也會拒絕它）後重新審查；其中的目標未經審查。

    out of memory
    記憶體不足

    unknown alias {1}
    未知的別名 {1}

    too large
    太大

    Tuist writes it from {1}
    由 Tuist 根據 {1} 寫入

    the wrong kind of value at its top
    最外層的值型別不對
    """#
}
