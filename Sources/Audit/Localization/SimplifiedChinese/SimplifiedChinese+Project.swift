extension SimplifiedChinese {
  static let project = #"""
    An Info.plist is not stored as XML text
    有一个 Info.plist 没有存储为 XML 文本

    Binary and old OpenStep property lists are read, but nothing can be inserted into them without writing the whole file anew. Converting to XML keeps every value and loses nothing that Xcode needs; it is a change of the whole file all the same, so it is asked about.
    二进制和旧式 OpenStep 属性列表可以读取，但不重写整个文件就无法插入内容。转换为 XML 会保留每个值，Xcode 需要的内容也不会丢失；但这毕竟是对整个文件的更改，所以要先询问。

    the old form with braces
    带花括号的旧格式

    XML
    XML

    Convert it to XML
    转换为 XML

    The file is written anew as XML with the same values, and then edited.
    以相同的值将文件重写为 XML，然后再编辑。

    nothing can be inserted into the form it has
    现有格式无法插入内容

    Leave the file
    保留该文件不变

    The manifest has to be put in by hand, or named in code.
    清单要手动加入，或在代码中指定。

    {1} is {2}
    {1} 是{2}

    Nothing can be inserted into it as it is. Converting it to XML rewrites the whole file; its values stay the same.
    按现状无法向其中插入内容。转换为 XML 会重写整个文件，其中的值保持不变。

    a binary property list
    二进制属性列表

    in the old OpenStep form
    旧式 OpenStep 格式

    A file holds merge conflict markers
    文件中有合并冲突标记

    A merge was not finished: the file holds <<<<<<<, ======= or >>>>>>>. Nothing can be said about which side counts, and nothing is edited there until the conflict is resolved. Other files are audited all the same.
    合并没有完成：文件中有 <<<<<<<、======= 或 >>>>>>>。在冲突解决之前，无法判断以哪一侧为准，也不会编辑该文件。其他文件照常审查。

    in an Info.plist
    在 Info.plist 中

    a line of equal signs in a comment
    注释中的一行等号

    {1} holds merge conflict markers
    {1} 中有合并冲突标记

    A merge was not finished in {1}. Nothing is edited there, as nobody can tell which side counts. Resolve the conflict and audit again.
    {1} 中有未完成的合并。无法判断以哪一侧为准，所以不会编辑该文件。解决冲突后再审查一次。

    A tool writes the Xcode project anew
    Xcode 项目由工具重新生成

    XcodeGen, Tuist, Bazel, Expo's prebuild, Cordova's platforms folder and game engines write the Xcode project from a definition. What is changed in the project itself is gone at the next run. The change belongs into the definition: the manifest among the properties of the Info.plist, the new file where the definition looks for sources.\n\nWhere the definition cannot be edited from here, the report says what to write there. The scene delegate can also stand at the end of the app delegate's file, which needs no project change.
    XcodeGen、Tuist、Bazel、Expo 的 prebuild、Cordova 的 platforms 文件夹以及游戏引擎会根据定义生成 Xcode 项目。直接在项目中做的更改，下次生成时就会消失。更改应写在定义中：清单写在 Info.plist 的属性里，新文件放在定义查找源文件的地方。\n\n如果无法在这里编辑定义，报告会说明应该在定义中写什么。场景代理也可以放在应用代理文件的末尾，这样无需更改项目。

    XcodeGen
    XcodeGen

    a project of its own
    自行维护的项目

    Expo's prebuild
    Expo 的 prebuild

    A tool
    某个工具

    {1} writes this Xcode project from {2}
    {1} 根据 {2} 生成这个 Xcode 项目

    Changes of the Xcode project or of an Info.plist it writes are lost the next time. The scene manifest belongs into {1}, and a new source file where it looks for sources. A class at the end of the app delegate's file, named in code, needs neither; the question about adopting scenes offers that.
    对 Xcode 项目或由它生成的 Info.plist 所做的更改，下次生成时会丢失。场景清单应写在 {1} 中，新的源文件应放在它查找源文件的地方。如果把类放在应用代理文件的末尾并在代码中指定，这两者都不需要；关于采用场景的问题中有这个选项。

    Changes below the platform's folder are lost with the next platform. Scenes come with the platform itself; what shall last goes to {1} or to a hook.
    平台文件夹下的更改会随下一个平台丢失。场景由平台本身提供；要长期保留的内容写入 {1} 或 hook。

    Changes of the Xcode project are lost with the next export. Scenes come with a release of the engine; the finding about the engine says which.
    对 Xcode 项目的更改会在下次导出时丢失。场景由引擎的某个版本提供；关于引擎的发现写明是哪个版本。

    The app uses scenes already; keep later changes in {1} too.
    App 已在使用场景；以后的更改也要写进 {1}。

    git ignores {1}
    git 忽略 {1}

    The Info.plist is generated from build settings
    Info.plist 由构建设置生成

    With GENERATE_INFOPLIST_FILE and no INFOPLIST_FILE Xcode makes the whole Info.plist from build settings, and none of them can describe a scene manifest. The repair is a small Info.plist with nothing but the manifest, named by INFOPLIST_FILE in every configuration: Xcode merges the two. Naming the scene delegate in code needs no file.
    设了 GENERATE_INFOPLIST_FILE 而没有 INFOPLIST_FILE 时，Xcode 完全根据构建设置生成 Info.plist，而没有任何构建设置可以描述场景清单。修复方法是新建一个只含清单的小 Info.plist，并在每个构建配置中用 INFOPLIST_FILE 指定它：Xcode 会合并两者。在代码中指定场景代理则不需要文件。

    no file at all
    完全没有文件

    a file
    有文件

    {1} has no Info.plist file to put the scene manifest into
    {1} 没有可写入场景清单的 Info.plist 文件

    Its Info.plist is made from build settings, and no setting can name a scene delegate. The question about adopting scenes in this target covers it: a small Info.plist with the manifest is created and named in every configuration.
    它的 Info.plist 由构建设置生成，而没有任何设置可以指定场景代理。关于在这个目标中采用场景的问题会处理这一点：新建一个含清单的小 Info.plist，并在每个构建配置中指定它。

    An Info.plist goes through the preprocessor
    有一个 Info.plist 会经过预处理器

    With INFOPLIST_PREPROCESS the Info.plist may hold #if, #include and macros, and becomes a property list only during the build. Which keys the built app gets depends on the build. The manifest can be put in outside of the conditions; whether it ends up in every build has to be looked at in the built app.
    启用 INFOPLIST_PREPROCESS 后，Info.plist 可以包含 #if、#include 和宏，构建时才成为属性列表。构建出的 App 有哪些键取决于具体构建。清单可以加在条件之外；是否每次构建都包含它，要在构建出的 App 中查看。

    a condition in the file
    文件中有条件

    plain XML
    普通 XML

    Put the manifest in outside of the conditions
    把清单加在条件之外

    The manifest goes into the root dictionary, where no condition stands around it.
    清单写入根字典，周围没有任何条件。

    every build needs it
    每次构建都需要它

    {1} goes through the preprocessor
    {1} 会经过预处理器

    It becomes a property list only during the build, so what a build really gets can be seen in the built app alone.
    它在构建时才成为属性列表，所以构建实际得到的内容只能在构建出的 App 中看到。

    A part of the project cannot be read
    项目有一部分无法读取

    A project file is damaged, a template with placeholders, or not readable with the rights at hand; or a source file does not parse. What depends on it is not audited and not edited; everything else is. An app that has not adopted scenes is not migrated before its app delegate parses.\n\nFiles that appear only after an install step, such as the settings of CocoaPods, are told as information: their build settings are unknown until then.
    某个项目文件已损坏、是带占位符的模板，或以现有权限无法读取；或者某个源文件无法解析。依赖于它的部分不审查也不编辑，其余部分照常。尚未采用场景的 App，在其应用代理能够解析之前不会迁移。\n\n要到安装步骤之后才出现的文件（例如 CocoaPods 的设置）只作为提示列出：在那之前不知道它们的构建设置。

    an app delegate that does not parse
    应用代理无法解析

    everything reads
    全部可以读取

    {1} is a template
    {1} 是模板

    Some build settings are not there yet
    有些构建设置还不存在

    Some files of the project are not there yet
    项目的有些文件还不存在

    {1} needs a look
    {1} 需要查看

    {1} does not parse
    {1} 无法解析

    {1} cannot be read with the rights at hand
    以现有权限无法读取 {1}

    {1} cannot be read
    无法读取 {1}

    An Info.plist cannot be read
    有一个 Info.plist 无法读取

    The Info.plist of a target is damaged, is not where INFOPLIST_FILE says, or its path holds a build variable that could not be worked out. Nothing is claimed about its manifest, and nothing is edited there.
    某个目标的 Info.plist 已损坏、不在 INFOPLIST_FILE 所指的位置，或者其路径含有无法求出的构建变量。对它的清单不作判断，也不编辑。

    a tag that is not closed
    有标签没有闭合

    a path to nothing
    路径指向的文件不存在

    a good one
    正常的文件

    {1} has no Info.plist that could be found
    找不到 {1} 的 Info.plist

    Neither INFOPLIST_FILE nor GENERATE_INFOPLIST_FILE could be worked out for {1}. Settings that come from files which are not here yet, such as those of CocoaPods, may hold it. Nothing is claimed about its manifest.
    无法求出 {1} 的 INFOPLIST_FILE 和 GENERATE_INFOPLIST_FILE。可能由尚不存在的文件（例如 CocoaPods 的设置）提供。对它的清单不作判断。

    The Info.plist of {1} was not found
    没有找到 {1} 的 Info.plist

    INFOPLIST_FILE of {1} is {2}, and no such file is there. It may be made by a build step; otherwise correct the setting. Nothing is claimed about its manifest.
    {1} 的 INFOPLIST_FILE 为 {2}，但该文件不存在。它可能由某个构建步骤生成；如果不是，要更正该设置。对它的清单不作判断。

    No native project is there; one that prebuild writes is written anew the next time. The finding about prebuild says how scenes are switched on.
    没有原生项目；prebuild 生成的项目下次会重新生成。关于 prebuild 的发现项说明如何开启场景。
    """#
}
