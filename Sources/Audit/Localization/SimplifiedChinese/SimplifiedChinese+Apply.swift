extension SimplifiedChinese {
  static let apply = #"""
    This is a bundle: the files are with whoever made it
    这是报告包：文件在制作它的人那里

    . Send the answers back; there `sceneshift apply PATH --decisions FILE` takes them
    。送回回答；由对方用 `sceneshift apply PATH --decisions FILE` 采用

    not JSON
    不是 JSON

    it is a folder
    它是文件夹

    it may not be read
    无权读取它

    it calls super, which means another class there
    它调用 super，而 super 在新位置指另一个类

    it uses {1}, which only its own file knows
    它使用 {1}，而只有所在文件认识它

    it uses the instance variable {1}, which has no property
    它使用实例变量 {1}，而该变量没有属性

    its text is unclear: {1}
    其文本不明确：{1}

    #if {1} cuts it in two
    #if {1} 将它一分为二

    {1} has no interface
    {1} 没有 interface

    the {1} that is written there
    写在那里的 {1}

    a whole key with its dictionary
    完整的键及其字典

    it could not be converted
    无法转换

    {1} is left as it is: {2}. Make the change by hand, or store the file as an XML property list first.
    {1} 保持原样：{2}。手动进行更改，或先将文件存储为 XML 属性列表。

    {1} is left as it is: its root is not a dictionary.
    {1} 保持原样：其根不是字典。

    {1} has no {2}; nothing was changed there.
    {1} 中没有 {2}；那里没有任何更改。

    {1} is left as it is: {2} should be {3}. Correct it by hand.
    {1} 保持原样：{2} 应为{3}。手动更正。

    {1} has a UIApplicationSceneManifest in its root dictionary already; a second one is not added.
    {1} 的根字典中已有 UIApplicationSceneManifest；不会再添加第二个。

    {1} is left as it is: every place for the change stands under a preprocessor condition. Add it by hand.
    {1} 保持原样：可供更改的每个位置都处于预处理条件之下。手动添加。

    {1} is left as it is: the edited text would not read back as intended at {2}. Make the change by hand.
    {1} 保持原样：编辑后的文本在 {2} 处读回的结果与预期不符。手动进行更改。

    it cannot be read
    无法读取它

    absent before the renaming
    在重命名之前不存在

    it is not Swift
    它不是 Swift

    it has no body
    它没有方法体

    it calls super, which is another class there
    它调用 super，而 super 在新位置是另一个类

    it uses {1}, which only its own file can see
    它使用 {1}，而只有所在文件可以访问它

    it uses {1}, which the new place does not get
    它使用 {1}，而新位置得不到它

    it has a local name {1}, which the moved code would need for something else
    它有局部名称 {1}，而移动后的代码需要将此名称用于其他内容

    two changes overlap
    两处更改重叠

    line {1}: {2}
    第 {1} 行：{2}

    an object is defined twice
    一个对象定义了两次

    objects were lost or added
    有对象丢失或增加

    object {1} is missing
    缺少对象 {1}

    object {1} differs
    对象 {1} 不同

    the root differs
    根不同

    Foundation does not read it any more
    Foundation 已无法读取它

    the folder's object shares its line with others
    文件夹的对象与其他对象在同一行

    the Compile Sources phase {1} has no list of files
    Compile Sources 阶段 {1} 没有文件列表

    {1} is left as it is: {2}. Make the change in Xcode.
    {1} 保持原样：{2}。在 Xcode 中进行更改。

    {1} defines the object {2} twice, most likely after a merge. Remove one of the two, then plan again.
    {1} 定义了两次对象 {2}，很可能是合并造成的。移除其中一个，再重新制定计划。

    {1} has no target {2}.
    {1} 中没有目标 {2}。

    {1}: target {2} has {3} Compile Sources phase{|s}. Add the file to the right one in Xcode.
    {1}：目标 {2} 的 Compile Sources 阶段数为 {3}。在 Xcode 中将文件添加到正确的阶段。

    {1} has no reference to {2} in a group, so there is no place beside it. Add the file in Xcode.
    {1} 的任何组中都没有对 {2} 的引用，因此它旁边没有位置。在 Xcode 中添加文件。

    {1}: {2} is no source file or header that can be registered.
    {1}：{2} 不是可以登记的源文件或头文件。

    {1}: the folder {2} leaves {3} out of the target. Take the file out of the folder's exceptions.
    {1}：文件夹 {2} 将 {3} 排除在目标之外。将该文件从文件夹的例外中移除。

    {1}: target {2} has no build configurations.
    {1}：目标 {2} 没有构建配置。

    {1} is left as it is: the edited text would not read back as intended ({2}). Make the change in Xcode.
    {1} 保持原样：编辑后的文本读回的结果与预期不符（{2}）。在 Xcode 中进行更改。

    it is in XML format, which Xcode rewrites as a whole
    它是 XML 格式，Xcode 会将其整体重写

    it could not be read
    无法读取它

    INFOPLIST_FILE of {1}, {2}, names it, and it is not there
    {1} 的 INFOPLIST_FILE（{2}）指定了它，但它不存在

    INFOPLIST_FILE of {1} could not be worked out: {2}
    无法得出 {1} 的 INFOPLIST_FILE：{2}

    Add the scene manifest to {1}
    将场景清单添加到 {1}

    It cannot be edited here: {1}.
    无法在此编辑它：{1}。

    Edit {1} by hand
    手动编辑 {1}

    It is left as it is, as was answered. The scene manifest has to go into it.
    按所给的回答，它保持原样。必须将场景清单放入其中。

    {1}. Answer {2} with convert: the file is then written anew as XML, with the same values, and edited
    {1}。请用 convert 回答 {2}：文件随后会以相同的值重写为 XML，再进行编辑

    the root
    根

    Capacitor's scene proxy cannot be reached from Objective-C, so its scene delegate has to be a Swift class. Add SceneDelegate.swift to the target by hand, and plan again
    Objective-C 无法使用 Capacitor 的场景 proxy，因此其场景代理必须是 Swift 类。手动将 SceneDelegate.swift 添加到目标，再重新制定计划

    Capacitor 8.5 brings the scene support that the new code calls.
    Capacitor 8.5 带来新代码所调用的场景支持。

    Upgrade Capacitor from {1} to 8.5
    把 Capacitor 从 {1} 升级到 8.5

    npm refuses 8.5 of the core alone beside plugins of an older major version. Go one major version at a time with npx @capacitor/cli migrate: the core, the command line tool, every platform and every plugin. Each step raises the lowest iOS version and Xcode too. Until 8.5 is there the new code does not compile.
    只把核心升级到 8.5 而插件停留在旧的主版本时，npm 会拒绝。请用 npx @capacitor/cli migrate 逐个主版本升级：核心、命令行工具、每个平台和每个插件。每一步也会提高最低 iOS 版本和 Xcode 版本。在升级到 8.5 之前，新代码无法编译。

    what follows the superclass's launch uses what the scene cannot reach
    超类启动之后的代码使用了场景无法访问的内容

    {1} calls super, which hands the event to plugins, and they get what starts the app as the scene connects. Put the app's own part into a method of its own and call that from scene(_:willConnectTo:options:) too.
    {1} 调用 super，super 会把事件交给插件，而启动 App 的事件在场景连接时已经交给它们。把 App 自己的部分放进单独的方法，并在 scene(_:willConnectTo:options:) 中也调用它。

    Brings the new version into the iOS project.
    将新版本带入 iOS 项目。

    The new code needs Flutter 3.38 or later.
    新代码需要 Flutter 3.38 或更高版本。

    Move what needs Flutter's engine
    移动需要 Flutter 引擎的代码

    the callback for Flutter's engine cannot be put there
    无法在那里放入 Flutter 引擎的回调

    {1} is needed on both sides: {2}. Make it a property, then run again.
    两边都需要 {1}：{2}。将它改为属性，再重新运行。

    The controller presents another one. Ask engineBridge.pluginRegistry for a registrar and present from its viewController, which is there once the app is shown.
    该控制器会呈现另一个控制器。向 engineBridge.pluginRegistry 取得 registrar，从其 viewController 呈现；App 显示后它就存在。

    `{1}` is used as the controller itself, which the callback does not have. Put what needs it where it runs later and ask engineBridge.pluginRegistry.registrar(forPlugin:)?.viewController there, or into awakeFromNib of a subclass of FlutterViewController that the storyboard names; the rest then moves by itself.
    `{1}` 被当作控制器本身使用，而回调中没有它。将需要它的代码放到稍后运行之处，在那里使用 engineBridge.pluginRegistry.registrar(forPlugin:)?.viewController；或放入 storyboard 所指定的 FlutterViewController 子类的 awakeFromNib。其余部分随后会自动移动。

    The launch method may end before these statements, and the callback comes all the same. Make that condition one that can be asked there, then run again.
    启动方法可能在这些语句之前结束，而回调仍会到来。将该条件改为可以在回调中判断的条件，再重新运行。

    It uses {1}, which the callback does not get and which is nil under scenes.
    它使用 {1}，而回调得不到它，且在场景下它为 nil。

    {1} needs the engine: give it a parameter for the engine bridge and call it from didInitializeImplicitFlutterEngine:.
    {1} 需要引擎：为它添加引擎桥接的参数，并从 didInitializeImplicitFlutterEngine: 调用它。

    More than the launch method calls {1}, which needs the engine.
    {1} 需要引擎，而调用它的不只是启动方法。

    The statement cannot be moved: {1}.
    该语句不能移动：{1}。

    Ask for Flutter 3.38 in pubspec.yaml
    在 pubspec.yaml 中要求 Flutter 3.38

    environment: sdk: ^3.10.0, flutter: ">=3.38.0". Then try the plugin in an app with scenes and in one without.
    environment: sdk: ^3.10.0, flutter: ">=3.38.0"。然后在采用场景和未采用场景的 App 中各试一次此插件。

    {1} is written in Objective-C.\s
    {1} 用 Objective-C 编写。

    What depends on it is woven into the launch method. Read the connection option in scene(_:willConnectTo:options:) instead:\s
    依赖它的代码与启动方法交织在一起。改为在 scene(_:willConnectTo:options:) 中读取连接选项：

    see the finding
    见该发现项

    the statements about the window cannot move: {1}. Let them stay and be called
    有关窗口的语句无法移动：{1}。让它们留在原处并被调用

    A launch option is no longer asked for
    不再查询某个启动选项

    Under scenes there are no launch options, so only the branch for none of them went to the scene delegate. What the others did has to be done where that event comes now.
    在场景下没有启动选项，因此只有“没有选项”的分支移到了场景代理。其他分支所做的事，须在该事件现在到达的地方进行。

    The call cannot be written by itself. Make it in the scene's method, with what that is given.
    无法自动写出这个调用。请在场景的方法中，用该方法得到的内容进行调用。

    {1} may not be there
    {1} 可能不存在

    It is set as a scene connects, and {1} takes it for granted. In a start without a scene, as in the background, it is nil. Ask whether it is there.
    它在场景连接时设置，而 {1} 认为它总是存在。在没有场景的启动中，例如在后台，它为 nil。请先查询它是否存在。

    Two places make the window
    有两处创建窗口

    {1} makes a window already, and the launch method does too. Keep one of them.
    {1} 已创建窗口，启动方法也创建窗口。只保留其中一个。

    Move the window to the scene delegate
    将窗口移到场景代理

    The statements cannot move by themselves: {1}. Build the window in scene(_:willConnectTo:options:) with UIWindow(windowScene:).
    这些语句无法自动移动：{1}。在 scene(_:willConnectTo:options:) 中用 UIWindow(windowScene:) 创建窗口。

    The launch method cannot be split as it stands ({1}). Make the value a property, or build it where it is needed, then run again.
    启动方法目前无法拆分（{1}）。将该值改为属性，或在需要之处创建它，再重新运行。

    Build the window in {1} for a scene
    在 {1} 中为场景创建窗口

    It makes the window, and more than the launch method calls it. Give it the scene's UIWindowScene, make the window with UIWindow(windowScene:), and call it from scene(_:willConnectTo:options:).
    它创建窗口，而调用它的不只是启动方法。将场景的 UIWindowScene 传给它，用 UIWindow(windowScene:) 创建窗口，并从 scene(_:willConnectTo:options:) 调用它。

    scenes would be adopted without a window, and the app would start with a black screen. {1}
    将会采用场景却没有窗口，App 启动后为黑屏。{1}

    Bind the window to its scene
    将窗口绑定到其场景

    The window is not simply stored in a variable, so the line to add has no sure place. Make it with UIWindow(windowScene:), or set its windowScene before it is shown.
    窗口不是单纯存储在变量中，因此要添加的那一行没有确定的位置。用 UIWindow(windowScene:) 创建它，或在显示之前设置其 windowScene。

    Name {1} in main
    在 main 中指定 {1}

    The nib made the app delegate. Without the nib there is none, unless UIApplicationMain is given the name of its class as the last argument.
    应用代理由 nib 创建。没有 nib 就没有应用代理，除非把它的类名作为最后一个参数传给 UIApplicationMain。

    Connect anew what {1} connected
    重新连接 {1} 原来连接的内容

    The nib connects an app delegate that it makes itself, so {1} of the one that runs stay nil, and code that unwraps them ends the app. In Interface Builder give File's Owner the class {2}, connect these outlets to it, and take the app delegate out. Declare them as outlets of {3}, load the nib there with itself as the owner, and have code that asks the app delegate for them ask there. Then take NSMainNibFile out of the Info.plist.
    nib 连接的是它自己创建的应用代理，因此运行中的应用代理的 {1} 一直为 nil，强制解包它们的代码会使 App 终止。在 Interface Builder 中把 File's Owner 的类设为 {2}，把这些 outlet 连接到它，并移除应用代理。在 {3} 中把它们声明为 outlet，在那里以自身为 owner 加载 nib，并让向应用代理取得它们的代码改向那里取得。然后从 Info.plist 中删除 NSMainNibFile。

    Launch finds no window in line {1}
    启动代码在第 {1} 行找不到窗口

    {1} ({2}:{3}). Run it as the scene connects, behind its window.
    {1}（{2}:{3}）。在场景连接时、在其窗口之后执行它。

    {1} finds no scene while one connects
    {1} 在场景连接期间找不到场景

    What starts the app reaches {1} from scene(_:willConnectTo:options:), where the scene is not in the foreground yet. Have it take the scene's window where no scene is active, or any scene.
    启动 App 的内容从 scene(_:willConnectTo:options:) 到达 {1}，而那时场景还不在前台。没有活跃的场景时，让它使用该场景的窗口或任意场景。

    Open the nib in Interface Builder: outlets of the app delegate and of the file's owner stay empty.
    在 Interface Builder 中打开 nib：应用代理和 File's Owner 的 outlet 会保持为空。

    These outlets of the app delegate stay empty: {1}. Set them where the scene connects.
    应用代理的这些 outlet 会保持为空：{1}。在场景连接时设置它们。

    The start could not be taken apart.\s
    无法拆开启动部分。

    Move what follows the start of React Native
    移动 React Native 启动之后的代码

    It depends on the launch method ({1}). Put it behind startReactNative in the scene delegate.
    它依赖启动方法（{1}）。将它放到场景代理中 startReactNative 之后。

    Something follows the start that needs its window. Give the app a subclass of ExpoAppSceneDelegate that overrides scene(_:willConnectTo:options:), calls super and then does it; then take the window and the start out of {1} and let it adopt ExpoReactNativeFactoryProvider.
    启动之后的某段代码需要其窗口。为 App 添加 ExpoAppSceneDelegate 的子类，重写 scene(_:willConnectTo:options:)，先调用 super，再执行该代码；然后从 {1} 中移除窗口和启动代码，并让它遵循 ExpoReactNativeFactoryProvider。

    The start is not a statement of the launch method itself. Put it there, then run again.
    启动代码不是启动方法本身的语句。将它放到那里，再重新运行。

    The factory is a local name of the launch method. Keep it in a property, which the scene delegate can use, then run again.
    factory 是启动方法中的局部名称。将它保存在场景代理可以使用的属性中，再重新运行。

    line {1} may end the launch before it
    第 {1} 行可能在此之前结束启动

    it needs {1}
    它需要 {1}

    Move what needs React Native's window
    移动需要 React Native 窗口的代码

    Its window is made by the scene delegate now, after the launch method. Put this behind makeKeyAndVisible there.
    其窗口现在由场景代理在启动方法之后创建。将此代码放到那里的 makeKeyAndVisible 之后。

    The code of the cold start needs more of the connect method than can be carried over. Write the method for the running app beside it.
    冷启动的代码需要连接方法中更多的内容，无法全部带过去。在它旁边编写供 App 运行时使用的方法。

    “{1}” finds no code here that it could change, so the finding stays. What has to be true afterwards stands in its text.
    “{1}”在这里找不到可以更改的代码，因此该发现仍然存在。之后必须成立的内容写在其说明中。

    Inherit from {1}
    继承 {1}

    Make {1} the superclass of {2}, take its own window property out, mark methods that {3} has with override and call super in them.
    将 {1} 设为 {2} 的超类，移除其自有的 window 属性，为 {3} 也有的方法标上 override，并在其中调用 super。

    the scene delegate
    场景代理

    Handle every link of the set
    处理集合中的每个链接

    The set has no order, so its first element is any of them. Loop over it where the code takes the first.
    集合没有顺序，其第一个元素可能是任意一个。在代码取第一个之处改为循环处理整个集合。

    Put the modifier on the first view of the WindowGroup and call the method from it.
    将该修饰符放在 WindowGroup 的第一个视图上，并从中调用此方法。

    Take the window out of {1}
    从 {1} 中移除窗口

    Its statements stand inside of others. Take out those that make the window and fill it; the storyboard {1} makes it.
    其语句位于其他语句之内。移除创建并填充窗口的语句；窗口由 storyboard {1} 创建。

    Take this statement out
    移除此语句

    A condition of the preprocessor divides it.
    它被预处理条件分开。

    it cannot be read ({1})
    无法读取它（{1}）

    a file of that name is already there
    已有同名文件

    line {1} does not parse ({2}). Correct it, then plan again
    第 {1} 行无法解析（{2}）。更正后再重新制定计划

    the edited project file does not read back
    编辑后的项目文件无法读回

    the body of {1} cannot move: {2}. Let it stay and be called
    {1} 的方法体无法移动：{2}。让它留在原处并被调用

    {1} is private
    {1} 是 private

    it uses {1}, whose type {2} is private to its file
    它使用 {1}，而其类型 {2} 在其文件中是 private

    the scene delegate is written in another language
    场景代理用另一种语言编写

    {1} has no header in which {2} could be declared
    {1} 没有可用来声明 {2} 的头文件

    Add to {1}
    添加到 {1}

    Add a scene delegate
    添加场景代理

    No app delegate was found in the target's sources, so there is nothing to build the scene delegate from.
    在目标的源文件中未找到应用代理，因此没有可据以创建场景代理的内容。

    There is no scene delegate yet that could take the code, and no answer makes one, so nothing is changed here. Adopt scenes first.
    目前没有可接收这段代码的场景代理，也没有回答会创建它，因此此处不作更改。先采用场景。

    Take the window from the view or scene at hand, such as view.window: this code cannot be changed without seeing what it has.
    从手边的视图或场景取得窗口，例如 view.window：不查看这段代码有什么可用，就无法更改它。

    var sceneWindow: {1} {
    var sceneWindow: {1} {

    This report is about files. Whether the app builds, launches and behaves shows only on a Mac with Xcode: configuration right, build passes, launches on iOS 27, and behaviour passes are four different results.
    本报告只针对文件。App 能否构建、启动并正常工作，只有在装有 Xcode 的 Mac 上才能看到：配置正确、构建通过、在 iOS 27 上启动、行为通过，是四个不同的结果。

    copies the web build and installs the native dependencies
    拷贝 Web 构建产物，并安装原生依赖项

    builds with the plugins of the lock file
    用锁定文件中的插件进行构建

    brings the Pods project up to date
    将 Pods 项目更新到最新状态

    Apple's own reader accepts every Info.plist
    Apple 自己的读取程序接受每个 Info.plist

    Xcode can open the project
    Xcode 能打开项目

    the app target builds; once more with `-configuration Release`
    App 目标能构建；再用 `-configuration Release` 构建一次

    Two answers change the same bytes.
    两个回答更改了相同的字节。

    The audit no longer has this finding or this choice.
    审查结果中已没有这个发现项或这个选项。

    written by another version of the program
    由本程序的另一个版本写出

    not a readable journal
    不是可读取的日志

    the kept copy is damaged
    保留的副本已损坏

    the journal cannot be written as JSON
    日志无法写为 JSON

    its folder may not be written to
    无权写入其文件夹

    the file may not be written to
    无权写入该文件

    changed meanwhile:\s
    期间有改动：

    No code makes a window for the scene yet. Make it in scene(_:willConnectTo:options:) with UIWindow(windowScene:), or the app starts with a black screen.
    还没有代码为场景创建窗口。在 scene(_:willConnectTo:options:) 中用 UIWindow(windowScene:) 创建它，否则 App 启动后是黑屏。

    Later: move the code of {1} to {2}
    以后：把 {1} 的代码移到 {2}

    Scenes are adopted, and {1} calls {2}. Move one method after the other when it suits you, the making of the window last.
    场景已采用，由 {1} 调用 {2}。方便时再逐个移动方法，最后移动创建窗口的代码。

    scenes would be adopted without a window, and the app would start with a black screen: no code that makes the window was found that could move, and no storyboard is named. Give the app delegate a property `window` that tells the window, or make it in scene(_:willConnectTo:options:)
    采用场景后会没有窗口，App 启动后是黑屏：没有找到可以移动的创建窗口的代码，也没有指定 storyboard。给应用代理加一个能给出窗口的属性 `window`，或在 scene(_:willConnectTo:options:) 中创建窗口

    it cannot be read as YAML
    无法作为 YAML 读取

    `{1}` holds no keys of its own there
    那里的 `{1}` 没有自己的键

    the keys there do not stand on lines of their own
    那里的键不是各占一行

    the edited text would not read back as intended
    编辑后的文本读回来会与预期不符

    `{1}` has to be taken out
    需要去掉 `{1}`

    it is said in code
    它是用代码写的

    what stands there is worked out when the generator runs
    那里的内容要到生成工具运行时才能确定

    Write {1} into {2}
    把 {1} 写进 {2}

    The Info.plist of {1} is written from there and loses what only the file itself says. It cannot be edited from here: {2}. {3}
    {1} 的 Info.plist 由那里生成，只写在文件本身里的内容会丢失。无法从这里编辑：{2}。{3}

    Under {1} add:
    在 {1} 下添加：

    Into the dictionary that becomes the Info.plist add:
    在成为 Info.plist 的字典中添加：

    Set {1} in {2}
    在 {2} 中设置 {1}

    The build settings of {1} are written from there. It cannot be edited from here: {2}.
    {1} 的构建设置由那里生成。无法从这里编辑：{2}。

    Writes the Xcode project and the Info.plist from what was changed.
    根据更改后的内容写出 Xcode 项目和 Info.plist。

    Run the script that calls XcodeGen
    运行调用 XcodeGen 的脚本

    {1} is weak, so what it holds is gone when the scene connects. Take the word weak out, then run again
    {1} 是弱引用，因此场景连接时它所引用的内容已经释放。去掉 weak 一词，然后再次运行

    Make the window as the scene connects
    在场景连接时创建窗口

    Launch makes it only where the application's state is not `background`, which it always is under scenes. Put the making into a method without that condition, and call it from scene(_:willConnectTo:options:).
    启动时只有应用状态不是 `background` 才创建窗口，而使用场景后它总是 `background`。请将创建窗口的代码放入不带该条件的方法，并在 scene(_:willConnectTo:options:) 中调用它。

    The app delegate makes one in code. The nib is not loaded; what it shows has to be put into that one.
    应用代理在代码中创建了一个窗口。nib 不会被加载；它显示的内容需要放入该窗口。

    scenes would be adopted without a window, and the app would start with a black screen: the window comes from a nib that fills the app delegate too. Take the app delegate out of the nib first
    场景将在没有窗口的情况下被采用，App 启动后会黑屏：窗口来自同时填充应用代理的 nib。请先将应用代理从 nib 中移除


    It is made and shown as its controller loads, which may be while the app launches: then no scene is connected yet. Show it later, and set its windowScene before that.
    它在控制器加载时创建并显示，这可能正是 App 启动的时候：那时还没有场景连接。请稍后再显示它，并在此之前设置其 windowScene。

    It shows none today, and its scene shows none either, as before: an app that only hosts tests needs none. Make one in scene(_:willConnectTo:options:) where one is wanted.
    它现在就不显示窗口，它的场景也不显示，和以前一样：只用来承载测试的 App 不需要窗口。需要窗口时，请在 scene(_:willConnectTo:options:) 中创建。

    See to what JavaScript does in the background
    处理 JavaScript 在后台做的事

    The app can be launched in the background ({1} in UIBackgroundModes), where no scene connects. JavaScript starts with the scene now, so code that it ran there (handlers of messages, fetches, places) does not run until the app is opened.
    App 可能在后台启动（UIBackgroundModes 中的 {1}），此时没有场景连接。现在 JavaScript 随场景启动，因此它在后台运行的代码（消息、后台获取、位置的处理）要等到 App 被打开才运行。

    The file is written anew with every platform, so nothing is changed in it. What shall last goes to config.xml, to a hook, or to the plugin it is copied from.
    该文件随每次添加平台重新生成，因此不作任何更改。要保留的改动应写入 config.xml、钩子，或它所复制自的插件。

    The iOS project names an older Capacitor than the package, without the scene support.
    iOS 项目中的 Capacitor 比软件包旧，没有场景支持。

    {1} may find no key window while a scene connects
    场景连接时 {1} 可能找不到主窗口

    What starts the app reaches {1} from scene(_:willConnectTo:options:), where the scene is not in the foreground yet and the app may have no key window. Have it take the scene's window, and see on a device that what started the app arrives.
    启动 App 的内容从 scene(_:willConnectTo:options:) 到达 {1}，那时场景还没有进入前台，App 可能还没有主窗口。请让它使用场景的窗口，并在真机上确认启动 App 的内容确实到达。
    """#
}
