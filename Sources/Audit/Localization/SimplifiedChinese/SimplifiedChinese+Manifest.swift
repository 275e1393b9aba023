extension SimplifiedChinese {
  static let manifest = #"""
    A scene manifest has been put out of use
    场景清单已被停用

    The manifest stands in the Info.plist under a changed key, such as _UIApplicationSceneManifest, or in a comment. UIKit does not see it. Somebody did that on purpose, usually because an app delegate still made the window: it is worth asking why before it comes back.\n\nAdoption adds a manifest that counts, taking over what the old one says.
    清单在 Info.plist 中用了改过的键（例如 _UIApplicationSceneManifest），或者写在注释里。UIKit 看不到它。这是有人特意做的，通常因为窗口仍由应用代理创建：恢复之前值得先弄清原因。\n\n采用场景时会添加有效的清单，并沿用旧清单的内容。

    an underscore in front of the key
    键前面有下划线

    in a comment
    在注释中

    in force
    有效

    a comment that only speaks of the key
    只是提到该键的注释

    under the key {1}
    用的是键 {1}

    Put it back in force
    恢复生效

    The manifest gets its proper key in the root dictionary.
    清单在根字典中使用正确的键。

    UIKit reads no other key
    UIKit 不读取其他键

    The scene manifest in {1} is out of use
    {1} 中的场景清单已被停用

    It stands {1}, where UIKit does not look, so the app has no scenes. Somebody took it out on purpose; the usual reason is a window that the app delegate makes.{2}
    它{1}，UIKit 不会查看那里，因此 App 没有场景。这是有人特意停用的；通常的原因是窗口由应用代理创建。{2}

    A build setting replaces the scene manifest
    构建设置替换了场景清单

    INFOPLIST_KEY_UIApplicationSceneManifest_Generation is meant for SwiftUI. With a generated Info.plist it writes a manifest without configurations and with several windows allowed, and where the Info.plist file has a manifest of its own, the generated one wins: the file's configurations are gone from the built app.\n\nIn a UIKit target the setting has to be NO in every build configuration. What the built app's Info.plist holds can be seen after a build only.
    INFOPLIST_KEY_UIApplicationSceneManifest_Generation 是为 SwiftUI 准备的。使用自动生成的 Info.plist 时，它会写入一个没有配置、允许多个窗口的清单；如果 Info.plist 文件自己也有清单，则以生成的为准：构建出的 App 中就没有文件里的配置了。\n\n在 UIKit 目标中，该设置在每个构建配置里都必须为 NO。构建出的 App 的 Info.plist 究竟是什么内容，只有构建之后才能看到。

    beside a manifest of the file
    文件另有自己的清单

    in a SwiftUI App
    在 SwiftUI App 中

    not set
    未设置

    Set it to NO
    设为 NO

    The setting becomes NO in every build configuration of {1}.
    该设置在 {1} 的每个构建配置中都改为 NO。

    it is meant for SwiftUI and turns several windows on
    它是为 SwiftUI 准备的，会允许多个窗口

    The built app keeps a manifest without configurations and with several windows.
    构建出的 App 仍使用没有配置、允许多个窗口的清单。

    \sThe question about adopting scenes in this target repairs it.
    在这个目标中采用场景的那个问题会修复它。

    A build setting of {1} replaces its scene manifest
    {1} 的构建设置替换了它的场景清单

    {1} is on in {2}. It writes a manifest without configurations that allows several windows
    {1} 在 {2} 中已开启。它会写入一个没有配置、允许多个窗口的清单

    , and it wins over the one in the Info.plist file
    ，并且优先于 Info.plist 文件中的清单

    . It is meant for SwiftUI apps, and this target starts with a UIKit app delegate.{1}
    。它是为 SwiftUI App 准备的，而这个目标从 UIKit 应用代理启动。{1}

    A scene manifest describes no window scene
    场景清单没有描述窗口场景

    The key UIApplicationSceneManifest alone is not adoption. Without a configuration for the window, or with one that names no delegate class, UIKit has nothing to create: apps were shipped for years with an empty dictionary, got the warning all the time, and stop with the iOS 27 SDK.\n\nA SwiftUI App needs no more than that, and so does an app whose delegate names the class in code; both are left alone.
    只有键 UIApplicationSceneManifest 并不算采用。如果没有窗口的配置，或者配置没有写明代理类，UIKit 就没有东西可以创建：有些 App 带着空字典发布了多年，一直收到警告，用 iOS 27 SDK 则会终止。\n\nSwiftUI App 只需要这么多，由代理在代码中指定类的 App 也一样；两者都不会改动。

    an empty dictionary of configurations
    空的配置字典

    an entry without a delegate class
    没有代理类的条目

    an entry that names a class
    写明了类的条目

    the app delegate names the class in code
    应用代理在代码中指定类

    Describe the window scene
    描述窗口场景

    An entry with the scene delegate's class is added to the manifest.
    在清单中添加写明场景代理类的条目。

    the manifest is without effect as it is
    清单以目前的样子不起作用

    It has an entry for the window, but no UISceneDelegateClassName in it
    它有窗口的条目，但其中没有 UISceneDelegateClassName

    It has no entry for UIWindowSceneSessionRoleApplication
    它没有 UIWindowSceneSessionRoleApplication 的条目

    The scene manifest in {1} is hollow
    {1} 中的场景清单是空的

    {1}, and no code names a scene delegate. Such an app does not count as adopted: built with the iOS 27 SDK it stops at launch or shows nothing.{2}
    {1}，代码也没有指定场景代理。这样的 App 不算已采用：用 iOS 27 SDK 构建后，它会在启动时终止或什么都不显示。{2}

    Some builds have the scene manifest and some do not
    有些构建有场景清单，有些没有

    A target can have an Info.plist for each build configuration, and brands or test builds often have targets of their own that share the app's code. The manifest has to be in every one of them: the build that lacks it is the one that stops at launch, and it is often not the one people run every day.
    一个目标可以为每个构建配置使用不同的 Info.plist；不同品牌或测试版本往往有自己的目标，共用 App 的代码。每个 Info.plist 都必须有清单：缺少清单的那个构建会在启动时终止，而它往往不是大家每天运行的那个。

    Release has a plist of its own
    Release 有自己的 plist

    one plist for all
    全部共用一个 plist

    no manifest anywhere
    哪里都没有清单

    {1} of {2} is built without the scene manifest
    {2} 的 {1} 构建没有场景清单

    {1} has it ({2}), this one has not. Built with the iOS 27 SDK, {3} stops at launch. The question about adopting scenes in this target repairs it.
    {1} 有清单（{2}），这个没有。用 iOS 27 SDK 构建后，{3} 会在启动时终止。在这个目标中采用场景的那个问题会修复它。

    {1} lacks the scene manifest that {2} has
    {1} 缺少 {2} 已有的场景清单

    Both start with the same app delegate, but the Info.plist of {1} describes no scene. Built with the iOS 27 SDK, it stops at launch. The question about adopting scenes in {2} repairs it.
    两者从同一个应用代理启动，但 {1} 的 Info.plist 没有描述场景。用 iOS 27 SDK 构建后，它会在启动时终止。在 {2} 中采用场景的那个问题会修复它。

    A scene manifest stands in the wrong place
    场景清单的位置不对

    UIKit reads UIApplicationSceneManifest in the root dictionary of the Info.plist, once. Inside another dictionary, behind the end of the property list, or as text in a CDATA section it is only text; and of two in the root dictionary the last one counts, silently. The keys of the manifest's inside are just as lost one level too high.
    UIKit 只在 Info.plist 的根字典中读取 UIApplicationSceneManifest，而且只读一次。放在另一个字典里、属性列表结束之后，或作为 CDATA 区段中的文本，它都只是文本；如果根字典中有两个，以最后一个为准，没有任何提示。清单内部的键放高一级，同样不起作用。

    inside another dictionary
    在另一个字典里

    the configurations without their manifest
    只有配置，没有外层的清单

    the role directly in the manifest
    角色直接写在清单中

    in the root dictionary
    在根字典中

    inside {1}
    在 {1} 里

    behind the end of the property list
    在属性列表结束之后

    as text in a CDATA section
    作为文本写在 CDATA 区段中

    a second time in the root dictionary, where the last one counts
    在根字典中出现第二次，以最后一个为准

    its key {1} in the root dictionary
    它的键 {1} 在根字典中

    its role outside of UISceneConfigurations
    它的角色在 UISceneConfigurations 之外

    Move it into the root dictionary
    移到根字典中

    The manifest is written where UIKit reads it.
    把清单写到 UIKit 会读取的位置。

    UIKit reads it nowhere else
    UIKit 不会在其他位置读取它

    Part of the scene manifest in {1} is in the wrong place
    {1} 中场景清单的一部分位置不对

    It stands {1}. UIKit does not read it there.
    现状：{1}。UIKit 不会在那里读取它。

    \sThe app has what it needs elsewhere, so this is only a trap for the next reader.
    App 需要的内容在别处都有，因此这只会误导以后读到它的人。

    A scene manifest lacks the window role
    场景清单缺少窗口角色

    A manifest with roles for CarPlay or external screens turns scenes on for the whole app. On iOS 27 the phone's own window then stays unloaded unless UIWindowSceneSessionRoleApplication is described too. Older advice to describe CarPlay alone no longer holds.\n\nThe window role is added; the other roles stay as they are.
    清单中只要有 CarPlay 或外接显示器的角色，整个 App 就会启用场景。在 iOS 27 上，除非同时描述 UIWindowSceneSessionRoleApplication，手机自己的窗口不会加载。以前“只描述 CarPlay”的建议不再适用。\n\n会添加窗口角色；其他角色保持不变。

    CarPlay alone
    只有 CarPlay

    the window role
    窗口角色

    no manifest at all
    完全没有清单

    Add the window role
    添加窗口角色

    An entry for UIWindowSceneSessionRoleApplication is added; the other roles stay.
    添加 UIWindowSceneSessionRoleApplication 的条目；其他角色保持不变。

    without it the app's own window is not loaded on iOS 27
    没有它，App 自己的窗口在 iOS 27 上不会加载

    The scene manifest in {1} has no window role
    {1} 中的场景清单没有窗口角色

    It describes {1} and not UIWindowSceneSessionRoleApplication. That turns scenes on for the whole app and leaves the phone's window out: on iOS 27 it is not loaded (measured in public projects, not run here).
    它描述了 {1}，但没有 UIWindowSceneSessionRoleApplication。这会让整个 App 启用场景，却漏掉手机的窗口：在 iOS 27 上该窗口不会加载（在公开项目中测得，未在此处运行）。

    A scene manifest holds an unknown key
    场景清单中有未知的键

    A misspelt key is ignored without a word: UISceneStoryboardName instead of UISceneStoryboardFile leaves the app without a storyboard. The report names the nearest key that exists.\n\nRenaming is not always right. Where the scene delegate makes its own window, giving life to a storyboard key would load the storyboard a second time; then the key is better left alone.
    拼错的键会被忽略，没有任何提示：把 UISceneStoryboardFile 写成 UISceneStoryboardName，App 就没有 storyboard。报告会给出最接近的现有键。\n\n重命名并不总是对的。如果场景代理自己创建窗口，让 storyboard 键生效会再加载一次 storyboard；这时最好不动该键。

    a storyboard under a name that does not exist
    用不存在的键名指定 storyboard

    keys that exist
    现有的键

    The key becomes {1}; its value stays.
    该键改为 {1}；值不变。

    The key stays and stays without effect.
    保留该键，它仍不起作用。

    the window is made in code, and a storyboard would make a second one
    窗口由代码创建，storyboard 会再创建一个

    Rename it to {1}
    重命名为 {1}

    UIKit reads {1} and not {2}
    UIKit 读取的是 {1}，不是 {2}

    The scene manifest in {1} has a key UIKit does not know: {2}
    {1} 中的场景清单有 UIKit 不认识的键：{2}

    UIKit ignores it without a word, so whatever it was meant to set is not set.
    UIKit 会忽略它，没有任何提示，因此它本来要设置的内容没有设置。

    \sThe key that exists is {1}.
    存在的键是 {1}。

    \sNo key of the manifest has a name like it.
    清单中没有名称相近的键。

    The file stays as it is.
    文件保持原样。

    Code and manifest name the scene configuration differently
    代码和清单中的场景配置名称不一致

    UISceneConfiguration(name:sessionRole:) looks the name up in the manifest. With a name that is not there UIKit logs "Info.plist contained no UIScene configuration dictionary" and gets nothing from the manifest: no delegate class, no storyboard. Where the code sets the delegate class itself this is harmless.\n\nA name that was shipped is never changed in the manifest: iOS remembers it with each session, and a rename leaves a blank window after the update. The name in code is what gives way.
    UISceneConfiguration(name:sessionRole:) 按名称在清单中查找。如果名称不存在，UIKit 会记录“Info.plist contained no UIScene configuration dictionary”，并且从清单中什么也得不到：没有代理类，没有 storyboard。如果代码自己设置代理类，则没有影响。\n\n已发布的名称绝不在清单中更改：iOS 会随每个会话记住它，重命名会使更新后的窗口空白。应当改的是代码中的名称。

    a name that is not in the manifest
    清单中没有的名称

    the manifest's name
    清单中的名称

    no name
    没有名称

    no method
    没有该方法

    Say "{1}" in code
    在代码中写“{1}”

    The code asks for the configuration that the manifest has.
    代码使用清单中已有的配置。

    the manifest's name may be stored with sessions of shipped versions
    已发布版本的会话可能存有清单中的名称

    UIKit finds no configuration for new sessions.
    UIKit 找不到新会话的配置。

    The code asks for the scene configuration "{1}", which the manifest does not have
    代码使用场景配置“{1}”，而清单中没有它

    The manifest has {1}.\s
    清单中有 {1}。

    The code sets the delegate class itself, so the app works; UIKit logs a line about the missing name.
    代码自己设置了代理类，因此 App 能正常工作；UIKit 会在日志中记录一行，指出缺少该名称。

    UIKit then creates the scene without the manifest's delegate and storyboard: the window stays black. A clean install shows it; a restored session may hide it.
    于是 UIKit 创建的场景没有清单中的代理和 storyboard：窗口一直是黑的。全新安装时可以看到；恢复的会话可能掩盖这个问题。

    The scene delegate's class name leads nowhere
    按场景代理的类名找不到类

    UIKit looks the class up by its run-time name: the module and the class for Swift ($(PRODUCT_MODULE_NAME).SceneDelegate), the bare name for Objective-C and for Swift classes with @objc(Name). A name that does not fit ends in "could not load class with name" and a black screen. The module is the target's product name with every character that is no letter, digit or underscore replaced by an underscore.\n\nWhere code names the class too, or SwiftUI makes the scenes, the manifest's name may never be asked for; then it is a decision. A Swift class with @objc(Name) that is spelt with its module may be found by recent systems all the same: only a device shows it.
    UIKit 按运行时名称查找类：Swift 用模块名加类名（$(PRODUCT_MODULE_NAME).SceneDelegate），Objective-C 和带 @objc(Name) 的 Swift 类只用该名称本身。名称不符时会出现“could not load class with name”和黑屏。模块名是目标的产品名称，其中凡不是字母、数字或下划线的字符都换成下划线。\n\n如果代码也指定了类，或场景由 SwiftUI 创建，清单中的名称可能根本用不到；这时它是待决定项。带 @objc(Name) 的 Swift 类即使写上了模块名，较新的系统也可能找得到：只能在真机上看到。

    a Swift class without its module
    没有写模块名的 Swift 类

    a class that is not there
    不存在的类

    another name for Objective-C
    在 Objective-C 中另有名称

    the Objective-C name
    使用 Objective-C 名称

    the module by its build setting
    用构建设置写模块名

    the module by name
    直接写模块名

    the product's name instead of the module's
    写的是产品名称而不是模块名

    Start the app from its icon: no line "could not load class with name" in the log.
    从图标启动 App：日志中没有“could not load class with name”这一行。

    The manifest keeps the name that leads nowhere.
    清单保留找不到类的名称。

    the scenes are made by other means, and the name is not asked for
    场景由其他方式创建，不会用到该名称

    Write {1}
    写为 {1}

    The manifest names the class as iOS knows it.
    清单按 iOS 认识的名称指定类。

    it is the only scene delegate of the target
    它是该目标唯一的场景代理

    iOS knows the class by that name
    iOS 认识的就是这个名称

    The class is declared at {1}, and iOS knows it as {2}, not as {3}.\s
    该类在 {1} 声明，iOS 认识的名称是 {2}，不是 {3}。

    UIKit cannot load it by the name in the manifest: the screen stays black.
    UIKit 无法按清单中的名称加载它：屏幕一直是黑的。

    Recent systems may find it all the same, so whether the screen stays black shows only on a device.
    较新的系统也可能找得到它，因此屏幕是否一直是黑的，只能在真机上看到。

    No source that {1} compiles declares it. UIKit cannot load it: the screen stays black.
    {1} 编译的源文件中都没有声明它。UIKit 无法加载它：屏幕一直是黑的。

    \sHere the scenes are made by other means as well, so the name may never be asked for.
    这里的场景也由其他方式创建，因此可能根本用不到该名称。

    The scene manifest of {1} names {2}, which is no class of the app
    {1} 的场景清单写的是 {2}，而 App 中没有这个类

    The scene manifest of {1} spells its scene delegate {2}
    {1} 的场景清单把场景代理写成了 {2}

    The class in the manifest is no scene delegate
    清单中的类不是场景代理

    UIKit throws "representation's delegateClass must conform to UISceneDelegate protocol" when the class in the manifest does not adopt UIWindowSceneDelegate, and makes a second, empty app delegate when the manifest names that. Conformance counts wherever it is declared: on the class, in an extension, in a superclass.
    如果清单中的类没有遵循 UIWindowSceneDelegate，UIKit 会抛出“representation's delegateClass must conform to UISceneDelegate protocol”；如果清单写的是应用代理，UIKit 会再创建一个空的应用代理。在哪里声明遵循都可以：类本身、扩展或超类。

    the app delegate itself
    应用代理本身

    a class without the protocol
    没有遵循该协议的类

    the protocol in an extension
    在扩展中遵循协议

    a scene delegate
    场景代理

    It is the app delegate: UIKit would make a second one that knows nothing of the first.
    它就是应用代理：UIKit 会再创建一个，而后者对前者一无所知。

    It does not adopt UIWindowSceneDelegate, and no superclass of it does: UIKit throws an exception at launch.
    它没有遵循 UIWindowSceneDelegate，超类也都没有：UIKit 会在启动时抛出异常。

    {1} is named as scene delegate and is none
    {1} 被指定为场景代理，但它不是

    The class is declared at {1}. {2}{3}
    该类在 {1} 声明。{2}{3}

    The app allows several windows and is made for one
    App 允许多个窗口，却只为一个窗口设计

    UIApplicationSupportsMultipleScenes lets people open the app several times on an iPad, each with its own scene delegate. One window is enough for adoption. Capacitor, Flutter and React Native serve one window; in other apps, reads of "the" key window or of the first connected scene pick any of them.\n\nNothing here turns several windows on. Turning them off takes something from people who use them, so where an app offers them on purpose, the reads are what should change.
    UIApplicationSupportsMultipleScenes 让用户可以在 iPad 上多次打开 App，每次都有自己的场景代理。采用场景只需要一个窗口。Capacitor、Flutter 和 React Native 只服务一个窗口；在其他 App 中，读取“那个”主窗口（key window）或第一个已连接的场景时，取到的可能是其中任意一个。\n\n这里不会开启多个窗口。关闭它会让正在使用的人失去这项功能，因此如果 App 是有意提供多个窗口，该改的是那些读取窗口的代码。

    reads of the key window
    读取主窗口（key window）

    several windows and nothing global
    多个窗口，没有全局读取

    one window
    一个窗口

    Allow one window
    允许一个窗口

    The value becomes false; people can no longer open a second window.
    值改为 false；用户不能再打开第二个窗口。

    Keep several windows
    保留多个窗口

    The value stays true; code that assumes one window picks any of them.
    值仍为 true；假定只有一个窗口的代码会取到其中任意一个。

    {1} serves one window
    {1} 只服务一个窗口

    people may be using the windows that the app offers today
    可能有人正在使用 App 目前提供的多个窗口

    UIApplicationSupportsMultipleScenes is true in {1}, so an iPad can show the app twice.\s
    {1} 中的 UIApplicationSupportsMultipleScenes 为 true，因此 iPad 可以同时显示两个该 App 的窗口。

    {1} keeps its state once for the whole app and serves one window.\s
    {1} 的状态在整个 App 中只保存一份，只服务一个窗口。

    \sand {1} more files
    以及另外 {1} 个文件

    Code that asks for the window of the whole app ({1}{2}) then gets any of them.\s
    那些读取整个 App 的窗口的代码（{1}{2}）会取到其中任意一个。

    How the app behaves with two windows shows only on an iPad.
    App 在两个窗口下表现如何，只能在 iPad 上看到。

    The app allows several windows
    App 允许多个窗口

    The storyboard and the code both make the window
    storyboard 和代码都会创建窗口

    With UISceneStoryboardFile UIKit makes a window and the storyboard's first controller, and hands both to the scene delegate before scene(_:willConnectTo:options:). A delegate that makes a window there starts a second interface: two roots, two bridges, a splash that shows twice. One of the two has to go.\n\nCapacitor's own template since 8.5 has both. Its controller makes its web view late, so the spare one costs little; there it is only told.
    使用 UISceneStoryboardFile 时，UIKit 会创建窗口和 storyboard 的第一个控制器，并在 scene(_:willConnectTo:options:) 之前把两者交给场景代理。如果代理在那里又创建窗口，就会启动第二套界面：两个根视图控制器、两个桥接、启动画面显示两次。两者必须去掉一个。\n\nCapacitor 自己的模板自 8.5 起两者都有。它的控制器较晚才创建 Web 视图，多余的那个代价很小；对它只作说明。

    a window in code beside the storyboard
    有 storyboard，代码又创建窗口

    Capacitor's template
    Capacitor 的模板

    only where there is none yet
    只在还没有窗口时创建

    the storyboard alone
    只有 storyboard

    the code alone
    只有代码

    Keep the window made in code
    保留代码创建的窗口

    UISceneStoryboardFile leaves the manifest; the code stays as it is.
    从清单中删除 UISceneStoryboardFile；代码保持原样。

    the code replaces the storyboard's window anyway
    代码反正会替换 storyboard 的窗口

    Keep the storyboard {1}
    保留 storyboard {1}

    The lines that make and fill a window leave the scene delegate; what they set on it has to come from the storyboard.
    从场景代理中删除创建和填充窗口的代码行；它们对窗口的设置改由 storyboard 提供。

    The storyboard {1} and {2} both make the window
    storyboard {1} 和 {2} 都会创建窗口

    UIKit makes a window from the storyboard named in the manifest, and the scene delegate makes another at {1}.\s
    UIKit 按清单中的 storyboard 创建窗口，场景代理又在 {1} 创建另一个。

    Capacitor's own template does the same; the storyboard's controller is made and thrown away unseen.
    Capacitor 自己的模板也是这样；storyboard 的控制器创建后未显示就被丢弃。

    The storyboard's first controller is loaded, runs its set-up, and is thrown away, or shows for a moment.
    storyboard 的第一个控制器会加载并执行初始化，然后被丢弃，或者短暂显示一下。

    The app is built from a main nib
    App 由主 nib 构成

    NSMainNibFile makes UIKit load a nib at launch and connect the app delegate's outlets: the window, the first controller. Under scenes nothing loads it, and those outlets stay nil. The scene delegate has to load the nib as the scene connects and take the root controller from it.\n\nA nib that connects more than the window makes an app delegate of its own to do so. Loaded later, it connects that one and not the one that runs: its outlets stay nil, and code that unwraps them ends the app. The outlets need another owner, which is work in Interface Builder.
    NSMainNibFile 让 UIKit 在启动时加载 nib，并连接应用代理的 outlet：窗口、第一个控制器。采用场景后没有代码加载它，这些 outlet 一直为 nil。场景代理必须在场景连接时加载 nib，并从中取得根视图控制器。\n\n如果 nib 连接的不只是窗口，它会为此创建自己的应用代理。之后加载时，它连接的是这个应用代理，而不是正在运行的那个：后者的 outlet 一直为 nil，强制解包它们的代码会使 App 终止。这些 outlet 需要另一个所有者，要在 Interface Builder 中处理。

    the key in the Info.plist
    Info.plist 中有该键

    outlets of the app delegate
    应用代理的 outlet

    no such key
    没有该键

    Load the nib as the scene connects
    在场景连接时加载 nib

    The scene delegate is to load the nib and take its root controller; what else the nib connects is listed to be done by hand.
    由场景代理加载 nib 并取得其根视图控制器；nib 连接的其他内容会列出，需手动处理。

    nothing else loads it under scenes
    采用场景后没有别的代码加载它

    The nib is not loaded; the window has to come from elsewhere.
    不加载 nib；窗口要由别处提供。

    The app starts from the nib {1}
    App 从 nib {1} 启动

    Under scenes UIKit does not load it.\s
    采用场景后 UIKit 不会加载它。

    Outlets of the app delegate that the nib connects stay empty.
    由 nib 连接的应用代理 outlet 一直为空。

    These outlets of the app delegate stay empty: {1}.
    应用代理的这些 outlet 一直为空：{1}。

    \sWhat else the nib connects can be seen in Interface Builder only.
    nib 还连接了什么，只能在 Interface Builder 中看到。

    \sLoading it later does not fill them: the nib connects an app delegate that it makes itself. Code that runs uses {1}.
    之后再加载也不会填充它们：nib 连接的是它自己创建的应用代理。运行的代码使用 {1}。

    Load the nib as the scene connects, and do the rest by hand
    在场景连接时加载 nib，其余手动处理

    The scene delegate loads the nib and shows its first controller. What the app delegate got from the nib it lacks until the steps that are listed are done by hand.
    场景代理加载 nib 并显示其第一个控制器。在手动完成列出的步骤之前，应用代理缺少它从 nib 得到的内容。

    \sThe nib makes the app delegate as well: main names no class for it, so that without the nib there is none.
    nib 还创建了应用代理：main 没有为它指定类，因此没有 nib 就没有应用代理。

    I take the app delegate out of the nib first
    我先把应用代理从 nib 中移除

    Nothing is changed about the nib and its window.
    nib 及其窗口不做任何改动。

    The Info.plist names a main storyboard
    Info.plist 指定了主 storyboard

    UIMainStoryboardFile made the window before there were scenes. Under scenes UIKit does not read it; the storyboard of a scene is UISceneStoryboardFile in the manifest. Adoption carries the name over, unless the app makes its window in code.\n\nThe key may stay: it is without effect on iOS 13 and later and needed below. The launch screen has a key of its own, UILaunchStoryboardName, and is never touched.
    在有场景之前，窗口由 UIMainStoryboardFile 创建。采用场景后 UIKit 不读取它；场景的 storyboard 是清单中的 UISceneStoryboardFile。采用场景时会沿用该名称，除非 App 用代码创建窗口。\n\n该键可以保留：在 iOS 13 及以上版本中它不起作用，在更低版本中则需要它。启动屏幕有自己的键 UILaunchStoryboardName，绝不会改动。

    the usual key
    常用的键

    another one on the iPad
    iPad 上用另一个

    Keep the key
    保留该键

    It stays, without effect on iOS 13 and later.
    保留它，在 iOS 13 及以上版本中不起作用。

    which storyboard an iPad shall show has to be looked at; a scene has one name for both
    iPad 应显示哪个 storyboard 需要人工判断；一个场景对两者只有一个名称

    it does no harm, and removing it gains nothing
    它无害，删除也没有好处

    Remove the key
    删除该键

    The key goes; apps for iOS 12 would start without their storyboard.
    删除该键；支持 iOS 12 的 App 启动时将没有 storyboard。

    The app uses scenes, so UIKit does not read the key on iOS 13 and later. It may stay or go.
    App 使用场景，因此在 iOS 13 及以上版本中 UIKit 不读取该键。可以保留，也可以删除。

    The app delegate makes its window in code all the same. Under scenes the key is not read, and the name is not carried over, because the scene delegate makes the window: a storyboard beside it would make a second one.
    应用代理仍然用代码创建窗口。采用场景后不读取该键，也不会沿用该名称，因为窗口由场景代理创建：再有 storyboard 就会多出一个窗口。

    Under scenes UIKit reads UISceneStoryboardFile in the manifest instead; adoption carries the name over.
    采用场景后，UIKit 改为读取清单中的 UISceneStoryboardFile；采用场景时会沿用该名称。

    \siPhone and iPad have different storyboards here, and a scene's manifest has one name: the other needs a decision, in code or with a device-specific manifest that Apple does not document.
    这里 iPhone 和 iPad 使用不同的 storyboard，而场景的清单只有一个名称：另一个需要作出决定，在代码中处理，或使用 Apple 没有写入文档的、针对特定设备的清单。

    {1} is named as the main storyboard ({2})
    {1} 被指定为主 storyboard（{2}）

    The manifest names a storyboard the app does not have
    清单指定的 storyboard 在 App 中不存在

    With UISceneStoryboardFile UIKit loads the storyboard before the scene delegate is asked for anything. A name that is in no resource of the target, or a storyboard without an initial controller, ends the app at launch or leaves it black. The value is the name without its extension.
    使用 UISceneStoryboardFile 时，UIKit 会先加载 storyboard，然后才调用场景代理。如果名称不在目标的资源中，或 storyboard 没有初始控制器，App 会在启动时终止或一直黑屏。该值是不带扩展名的名称。

    no such file
    没有该文件

    with its extension
    带扩展名

    without an initial controller
    没有初始控制器

    in the target
    在目标中

    no storyboard named
    没有指定 storyboard

    The manifest names the storyboard that the target has.
    清单改为指定目标已有的 storyboard。

    {1}.storyboard is among the resources of the target
    {1}.storyboard 在目标的资源中

    {1} makes the window itself
    {1} 自己创建窗口

    UIMainStoryboardFile names it, and it is among the resources of the target
    UIMainStoryboardFile 指定了它，并且它在目标的资源中

    it is the only storyboard of the target besides the launch screen
    除启动屏幕外，它是目标唯一的 storyboard

    Name no storyboard
    不指定 storyboard

    UIKit does not find the storyboard at launch.
    UIKit 在启动时找不到 storyboard。

    No resource of {1} is called {2}.storyboard.
    {1} 的资源中没有 {2}.storyboard。

    {1} exists, but is not among the resources of {2}.
    {1} 存在，但不在 {2} 的资源中。

    {1} has no initial view controller.
    {1} 没有初始视图控制器。

    The manifest of {1} names the storyboard {2}, which cannot be loaded
    {1} 的清单指定了 storyboard {2}，而它无法加载

    {1} UIKit loads it as the scene connects: the app ends at launch or stays black.
    {1}UIKit 在场景连接时加载它：App 会在启动时终止或一直黑屏。

    The next run of the generator drops the scene manifest
    生成工具下次运行时会丢掉场景清单

    XcodeGen and Tuist write the Info.plist of a target from their own file. A manifest that stands in the Info.plist alone works until they run again, on another machine or on the build server, where the app then stops at launch. It has to be said where the generator reads it: among `info: properties:` of the target in XcodeGen's file, in the dictionary of `infoPlist: .extendingDefault(with:)` in Tuist's.
    XcodeGen 和 Tuist 会根据自己的文件写出目标的 Info.plist。只写在 Info.plist 里的清单，在生成工具再次运行之前有效；到了另一台电脑或构建服务器上，App 就会在启动时终止。清单要写在生成工具读取的地方：XcodeGen 写在该目标的 `info: properties:` 下，Tuist 写在 `infoPlist: .extendingDefault(with:)` 的字典里。

    XcodeGen writes the list without it
    XcodeGen 写出的 Info.plist 中没有它

    a function of another file says what Tuist writes
    由另一个文件里的函数决定 Tuist 写什么

    it is among the properties
    它在 properties 之中

    people keep the list
    Info.plist 由人手动维护

    The manifest is gone after the next run of the generator.
    生成工具下次运行后，清单就没有了。

    Write it into {1} too
    也写进 {1}

    What the Info.plist says of scenes is said there as well.
    Info.plist 中关于场景的内容也写到那里。

    the generator writes the Info.plist from there
    生成工具从那里写出 Info.plist

    {1} lacks the scene manifest of {2}
    {1} 缺少 {2} 的场景清单

    {1} has the manifest, but it is written anew from here without it. The app then stops at launch, built with the iOS 27 SDK.
    {1} 有清单，但生成工具会从这里重新写出它，清单就没有了。届时用 iOS 27 SDK 构建的 App 会在启动时终止。

    {1} has the manifest, but it is written anew from what is said here, and no manifest was found there or in what it uses. Add it by hand: the keys are those of {2}. Without them the app stops at launch, built with the iOS 27 SDK.
    {1} 有清单，但它会根据这里的内容重新写出，而这里以及它所用的代码中都没有找到清单。请手动添加，键与 {2} 中的相同。没有这些键，用 iOS 27 SDK 构建的 App 会在启动时终止。

    it is the launch screen, which shows nothing that can be used
    它是启动屏幕，没有可以使用的内容

    the app delegate makes the window in code, and a second one would hide behind it
    应用代理在代码中创建窗口，第二个窗口会被它挡住

    loaded later, the nib fills an app delegate that nobody uses
    稍后加载时，nib 填充的是无人使用的应用代理


    React Native is started in a window of its own, and a second one would hide behind it
    React Native 在自己的窗口中启动，第二个窗口会藏在它后面
    """#
}
