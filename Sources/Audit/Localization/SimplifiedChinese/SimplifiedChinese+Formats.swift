extension SimplifiedChinese {
  static let formats = #"""
    `{1}` is missing
    缺少 `{1}`

    \sin {1}
    （位于 {1}）

    the wrong kind of value in {1}
    {1} 中的值类型不对

    an unknown word in {1}
    {1} 中有未知的词

    number {1}
    第 {1} 项

    text after the end
    结尾之后还有文本

    a lone slash
    单独的斜杠

    the end came too early
    内容提前结束

    a value is missing
    缺少值

    {1} is no value
    {1} 不是值

    an object is not closed
    对象未闭合

    a colon is missing
    缺少冒号

    an array is not closed
    数组未闭合

    a comma is missing
    缺少逗号

    a string is not closed
    字符串未闭合

    the binary property list is damaged
    二进制属性列表已损坏

    it holds merge conflict markers
    其中有合并冲突标记

    it is empty
    它是空的

    {1} cannot be read as a property list: line {2}: {3}. Correct the file and audit again; until then nothing is edited there.
    {1} 无法作为属性列表读取：第 {2} 行：{3}。改正此文件后重新审查；在此之前不会编辑它。

    it cannot be read (line {1}: {2})
    无法读取（第 {1} 行：{2}）

    its root is not a dictionary
    它的根不是字典

    it is a binary property list, which has no text to edit
    它是二进制属性列表，没有可编辑的文本

    it is in the old OpenStep format
    它采用旧的 OpenStep 格式

    it is stored as UTF-16
    它以 UTF-16 存储

    the file is empty
    文件是空的

    NUL bytes after the end of the property list, from byte {1}
    属性列表结尾之后有 NUL 字节，从第 {1} 字节开始

    text after the end of the property list
    属性列表结尾之后还有文本

    comment without end
    注释没有结尾

    nested more than {1} levels deep
    嵌套超过 {1} 层

    the file ends where a value should stand
    应有值的地方文件已结束

    dictionary without '}'
    字典缺少 '}'

    a key is expected, '{' found
    此处应为键，却是 '{'

    missing '=' after the key "{1}"
    键“{1}”之后缺少 '='

    list without ')'
    列表缺少 ')'

    missing ',' in a list
    列表中缺少 ','

    a NUL byte where a word should stand
    应为词的地方是 NUL 字节

    '{1}' where a word should stand
    应为词的地方是 '{1}'

    string without closing quote
    字符串缺少结束引号

    the file
    文件

    <plist/> holds nothing
    <plist/> 没有内容

    a second value stands in <plist>
    <plist> 中有第二个值

    a CDATA section stands where an element should
    应为元素的地方是 CDATA 段

    the file ends inside {1}
    文件在 {1} 内部结束

    text stands between the elements of {1}
    {1} 的元素之间有文本

    a closing tag stands where a value should
    应为值的地方是结束标签

    <integer> holds no number
    <integer> 中没有数字

    <real> holds no number
    <real> 中没有数字

    <{1}> is no element of a property list
    <{1}> 不是属性列表的元素

    a <key> is missing before this value
    此值之前缺少 <key>

    the key "{1}" has no value
    键“{1}”没有值

    an '&' that starts no known reference
    '&' 没有引出已知的实体引用

    <{1}> stands inside <{2}>
    <{1}> 出现在 <{2}> 中

    {1} holds merge conflict markers (line{|s} {2}). Nothing is edited there; resolve the conflict and audit again.
    {1} 中有合并冲突标记（第 {2} 行）。此文件不会被编辑；解决冲突后重新审查。

    CDATA section without end
    CDATA 段没有结尾

    '<' that starts no tag
    '<' 之后不是标签

    tag <{1} without >
    标签 <{1} 缺少 >

    test bundle
    测试 bundle

    app extension: the scene manifest belongs to the app that hosts it
    App 扩展：场景清单属于承载它的 App

    framework or library: it has no Info.plist that UIKit launches by
    框架或库：它没有供 UIKit 启动用的 Info.plist

    built for another system
    为其他系统构建

    product type {1}
    产品类型为 {1}

    XcodeGen writes it from {1}
    由 XcodeGen 根据 {1} 写入

    INFOPLIST_FILE of target {1} is "{2}", which leads to no file inside this folder. Its Info.plist is not audited; check it by hand or audit the folder that holds it.
    目标 {1} 的 INFOPLIST_FILE 为“{2}”，在此文件夹内找不到对应的文件。它的 Info.plist 未经审查；手动检查，或审查包含它的文件夹。

    INFOPLIST_FILE of target {1} says {2}; the file is spelled {3}. It is found on a volume that ignores case and nowhere else.
    目标 {1} 的 INFOPLIST_FILE 写的是 {2}，而文件的实际拼写是 {3}。只有在不区分大小写的卷上才找得到它。

    INFOPLIST_FILE of target {1} names {2}, which is not there. It may be made by a build step; otherwise correct the setting.
    目标 {1} 的 INFOPLIST_FILE 指向 {2}，但该文件不存在。它可能由某个构建步骤生成；否则改正此设置。

    aggregate target: it builds no app of its own
    aggregate 目标：它自身不构建 App

    external build system target: it builds no app of its own
    外部构建系统目标：它自身不构建 App

    no known product type ({1})
    未知的产品类型（{1}）

    iMessage app: its container has no code of its own
    iMessage App：它的容器没有自己的代码

    watch app: watchOS has no UIScene
    手表 App：watchOS 没有 UIScene

    watch extension: watchOS has no UIScene
    手表扩展：watchOS 没有 UIScene

    command line tool
    命令行工具

    macOS app: AppKit has no UIScene
    macOS App：AppKit 没有 UIScene

    {1} defines {2} twice, such as {3}: a merge leaves that behind. The last definition counts; what the first one said is lost to Xcode.
    {1} 重复定义了{2}，例如 {3}：这是合并留下的。以最后一处定义为准；前一处的内容 Xcode 不会读到。

    an object
    一个对象

    {1} objects
    \s{1} 个对象

    the project file is in XML format, which Xcode rewrites as a whole
    项目文件是 XML 格式，Xcode 会整体重写它

    the target has no Compile Sources phase
    此目标没有 Compile Sources 阶段

    the target has {1} Compile Sources phases
    此目标有 {1} 个 Compile Sources 阶段

    the project file defines the object {1} twice
    项目文件重复定义了对象 {1}

    \sand {1} more
    \s及另外 {1} 个文件

    The build settings of {1}{2} are unknown: the file is not there. Files of CocoaPods, Flutter and Cordova appear after their install or build step.
    {1}{2}：文件不存在，其中的构建设置未知。CocoaPods、Flutter 和 Cordova 的文件要在其安装或构建步骤之后才会出现。

    the file holds no "objects": it is no Xcode project
    文件中没有 "objects"：它不是 Xcode 项目

    "rootObject" names no PBXProject object
    "rootObject" 没有指向 PBXProject 对象

    it is not there
    它不存在

    permission is denied
    没有权限

    it leads out of the audited folder
    它指向所审查文件夹之外

    it is not a file
    它不是文件

    a part of its path is not a folder
    它的路径中有一段不是文件夹

    it is too large ({1} bytes)
    它太大（{1} 字节）

    {1} cannot be read: {2}. Its targets are not audited.
    无法读取 {1}：{2}。其中的目标未经审查。

    {1} is empty. Restore it from version control; its targets are not audited.
    {1} 是空的。从版本控制中恢复它；其中的目标未经审查。

    {1} is a template: it holds placeholders in double braces and becomes a project only when they are filled in. It is left alone.
    {1} 是模板：其中有双花括号占位符，填入之后才成为项目。保持不变。

    {1} cannot be read: line {2}: {3}. Correct it (Xcode refuses it too) and audit again; its targets are not audited.
    无法读取 {1}：第 {2} 行：{3}。改正它（Xcode 也会拒绝它）后重新审查；其中的目标未经审查。

    out of memory
    内存不足

    unknown alias {1}
    未知的别名 {1}

    too large
    太大

    Tuist writes it from {1}
    由 Tuist 根据 {1} 写入

    the wrong kind of value at its top
    最外层的值类型不对
    """#
}
