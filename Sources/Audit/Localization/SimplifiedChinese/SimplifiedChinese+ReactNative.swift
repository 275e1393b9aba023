extension SimplifiedChinese {
  static let reactNative = #"""
    The Expo SDK decides how scenes are adopted
    采用场景的方式取决于 Expo SDK

    Expo's template uses scenes from SDK 58 on. SDK 57 has them from 57.0.23 on, switched on by ios.enableSceneSupport of expo-build-properties. SDK 56 and older have nothing: upgrade, use a config plugin, or give the app a scene delegate of its own that passes events on to Expo's modules.
    Expo 的模板从 SDK 58 起使用场景。SDK 57 从 57.0.23 起支持场景，由 expo-build-properties 的 ios.enableSceneSupport 开启。SDK 56 及更早版本不支持：可以升级、使用 config plugin，或为 App 编写自己的场景代理，把事件转发给 Expo 的模块。

    SDK 54
    SDK 54

    React Native without Expo
    React Native，没有 Expo

    It has scenes, switched off: ios.enableSceneSupport of expo-build-properties switches them on for a project that prebuild writes; a project kept by hand names EXExpoAppSceneDelegate in its manifest.
    它支持场景，但未开启：对于由 prebuild 生成的项目，用 expo-build-properties 的 ios.enableSceneSupport 开启；手动维护的项目在清单中指定 EXExpoAppSceneDelegate。

    Scenes came with 57.0.23: update expo within SDK 57, then they can be switched on.
    57.0.23 起支持场景：先在 SDK 57 内更新 expo，然后就可以开启。

    No release of SDK {1} has scenes. Upgrade to SDK 58, or give the app a scene delegate of its own that passes every event on to Expo's modules.
    SDK {1} 的所有版本都不支持场景。升级到 SDK 58，或为 App 编写自己的场景代理，把每个事件都转发给 Expo 的模块。

    Expo {1} has scenes, switched off
    Expo {1} 支持场景，但未开启

    Expo {1} has no scenes
    Expo {1} 不支持场景

    {1} has expo {2}. {3}
    {1} 中的 expo 版本是 {2}。{3}

    Expo's prebuild writes the native project
    Expo 的 prebuild 生成原生项目

    Where the ios folder is missing or git ignores it, npx expo prebuild writes it anew, and every change in it is lost. Scenes are switched on where prebuild looks: with SDK 58 they are in the template; with SDK 57 from 57.0.23 on expo-build-properties switches them on; before, only an upgrade or a config plugin helps.
    如果没有 ios 文件夹，或 git 忽略了它，npx expo prebuild 会重新生成它，其中的更改都会丢失。要在 prebuild 读取的地方开启场景：SDK 58 的模板已包含场景；SDK 57 从 57.0.23 起用 expo-build-properties 开启；更早的版本只能升级或使用 config plugin。

    no ios folder
    没有 ios 文件夹

    switched on
    已开启

    Add expo-build-properties to its plugins with { "ios": { "enableSceneSupport": true } }, and run npx expo prebuild.
    在其插件中加入 expo-build-properties 并设为 { "ios": { "enableSceneSupport": true } }，然后运行 npx expo prebuild。

    Upgrade Expo: SDK 58 has scenes in its template, and 57.0.23 lets expo-build-properties switch them on. A config plugin that writes the manifest and the scene delegate is the other way.
    升级 Expo：SDK 58 的模板已包含场景，57.0.23 起可用 expo-build-properties 开启。另一种办法是用 config plugin 写入清单和场景代理。

    Prebuild writes this project: scenes have to be switched on in {1}
    这个项目由 prebuild 生成：要在 {1} 中开启场景

    The native project comes from {1}; changes in it would be lost. {2}
    原生项目由 {1} 生成，其中的更改会丢失。{2}

    Expo's scene delegate calls the app delegate's overrides
    Expo 的场景代理会调用应用代理的重写方法

    EXExpoAppSceneDelegate passes links, shortcuts and the states of the scene on to the app delegate, so that its overrides and Expo's modules hear of them as before. Moving such an override to the scene delegate would run it twice, or never.
    EXExpoAppSceneDelegate 把链接、快捷项和场景状态转发给应用代理，所以它的重写方法和 Expo 的模块仍像以前一样收到这些事件。如果把这样的重写方法移到场景代理，它会运行两次，或者根本不运行。

    an override in an app with Expo 58
    使用 Expo 58 的 App 中的重写方法

    an Expo without scenes
    不支持场景的 Expo

    {1} of {2} {stays|stay} where {it is|they are}
    {1}留在 {2} 中不动

    Expo's scene delegate calls {1}. They are not to be moved: they would run twice, or never.
    Expo 的场景代理会调用 {1}。不要移动，否则会运行两次，或根本不运行。

    An override
    一个重写方法

    {1} overrides
    {1} 个重写方法

    React Native reads the app delegate's window
    React Native 会读取应用代理的窗口

    React Native up to 0.81, its log box and libraries such as reanimated read UIApplication.delegate.window. An app delegate without such a property crashes when the device turns ("unrecognized selector"), or later. Keep the property and set it to the scene's window.
    React Native 0.81 及更早版本、它的 LogBox，以及 reanimated 等库会读取 UIApplication.delegate.window。如果应用代理没有这个属性，App 会在设备旋转时（“unrecognized selector”）或之后崩溃。保留该属性，并把它设为场景的窗口。

    adopted, and the property is gone
    已采用场景，该属性已不存在

    the property is there
    该属性存在

    {1} has no window for React Native to read
    {1} 没有可供 React Native 读取的窗口

    React Native and its libraries ask the app delegate for its window, and {1} does not answer: the app crashes when the device turns, or in the log box. Keep `var window: UIWindow?` and set it from the scene delegate.
    React Native 及其库会向应用代理索取窗口，而 {1} 没有这个属性：设备旋转时或在 LogBox 中，App 会崩溃。保留 `var window: UIWindow?`，并由场景代理设置它。

    Add the property, set from the scene
    添加该属性，由场景设置

    The scene delegate sets it when it has its window.
    场景代理取得窗口后设置它。

    React Native reads it
    React Native 会读取它

    The app stays as it is.
    App 保持不变。

    Links are handed to React Native by the app delegate
    由应用代理把链接转交给 React Native

    RCTLinkingManager posts a link to JavaScript when the app delegate hands it over. Under scenes UIKit does not call the app delegate; the scene delegate has to hand the links over: with the application form up to 0.87, with RCTLinkingManager.scene(_:openURLContexts:) and scene(_:continue:) from 0.88 on, where the old form does nothing any more in an app with scenes. A link that starts the app is not posted: getInitialURL reads it from the launch options that React Native was started with.
    应用代理转交链接后，RCTLinkingManager 才会把它发送给 JavaScript。采用场景后，UIKit 不再调用应用代理，要由场景代理转交链接：0.87 及更早版本用 application 形式；0.88 起用 RCTLinkingManager.scene(_:openURLContexts:) 和 scene(_:continue:)，旧形式在使用场景的 App 中不再起作用。启动 App 的链接不会被发送：getInitialURL 从启动 React Native 时传入的启动选项中读取它。

    nothing but the hand-over
    除了转交，没有其他操作

    the old form in a scene delegate from 0.88 on
    0.88 起仍在场景代理中使用旧形式

    no links
    没有链接

    React Native will not be told of {1}
    React Native 将收不到{1}

    {1} hands them to RCTLinkingManager, and under scenes nothing calls it. The scene delegate hands over what comes while the app runs; what starts the app has to be in the launch options of the start.
    {1} 把它们转交给 RCTLinkingManager，而采用场景后它不再被调用。App 运行时到达的，由场景代理转交；启动 App 的，必须放进启动时的启动选项中。

    universal links
    通用链接

    Hand them over in the scene delegate
    在场景代理中转交

    The scene delegate calls this method, so that Expo's modules hear of the link too.
    场景代理调用这个方法，这样 Expo 的模块也能收到链接。

    {1} calls RCTLinkingManager; the method here stays.
    {1} 调用 RCTLinkingManager；这里的方法保留。

    it does nothing else
    它不做其他事

    Links that reach the running app are lost.
    App 运行时到达的链接会丢失。

    Open one of the app's links while it runs and after ending it: JavaScript gets it once.
    在 App 运行时和结束 App 后各打开一个它的链接：JavaScript 各收到一次。

    From 0.88 on this call hands nothing over in an app with scenes
    0.88 起，在使用场景的 App 中这个调用不再转交任何内容

    {1} calls {2}, which answers false without posting the link where the app uses scenes. The scene form, RCTLinkingManager.scene(…), takes its place.
    {1} 调用 {2}；在使用场景的 App 中，它返回 false，不发送链接。应改用场景形式 RCTLinkingManager.scene(…)。

    Code behind the start of React Native needs its window
    React Native 启动之后的代码需要它的窗口

    Splash screens, performance monitors and the like are set up behind the start, with the root view of the window. They have to follow the start to the scene delegate: in the launch method the window is nil then, and they do nothing without a word. The factory delegate's customize(_:) is another place for what needs the root view.\n\nreact-native-splash-screen covers the window and runs the main loop until JavaScript takes it away. Left in the launch method of an app whose JavaScript starts with the scene it never comes to an end.
    启动画面、性能监视器之类在启动之后用窗口的根视图来设置。它们必须随启动代码一起移到场景代理：在启动方法中，那时窗口为 nil，它们什么也不做，也没有任何提示。需要根视图的代码也可以放在工厂代理的 customize(_:) 中。\n\nreact-native-splash-screen 会遮住窗口，并一直运行主循环，直到 JavaScript 移除遮盖层。如果 JavaScript 随场景启动，而它留在启动方法中，就永远不会结束。

    a splash screen on the root view
    根视图上的启动画面

    nothing behind the start
    启动之后没有代码

    {1} behind the start of React Native {needs|need} its window
    {1}位于 React Native 启动之后，需要它的窗口

    A statement
    一条语句

    {1} statements
    {1} 条语句

    Move with the start
    随启动代码一起移动

    They run in the scene delegate, right behind the start.
    它们在场景代理中运行，紧接在启动之后。

    without the window they do nothing
    没有窗口时它们什么也不做

    They stay, and do nothing.
    它们留在原处，什么也不做。

    Several windows are on in a React Native app
    React Native App 开启了多窗口

    React Native runs once in a process and shows one window. From 0.88 on an app that declares support for several scenes stops on purpose, unless the target defines RN_ALLOW_MULTIPLE_SCENES. CarPlay does not need the flag: a second role in the manifest is enough.
    React Native 在一个进程中只运行一次，只显示一个窗口。从 0.88 起，声明支持多个场景的 App 会被故意终止，除非目标定义了 RN_ALLOW_MULTIPLE_SCENES。CarPlay 不需要这个开关：清单中有第二个角色就够了。

    the flag is true from 0.88 on
    0.88 或更高版本，该开关为 true

    the flag is false
    该开关为 false

    React Native {1} stops where several scenes are allowed
    允许多个场景时，React Native {1} 会使 App 终止

    {1} allows several scenes. From 0.88 on React Native stops the app on purpose then, unless the target defines RN_ALLOW_MULTIPLE_SCENES. The question about several windows offers to switch it off.
    {1} 允许多个场景。从 0.88 起，React Native 在这种情况下会故意终止 App，除非目标定义了 RN_ALLOW_MULTIPLE_SCENES。关于多窗口的问题可以关闭它。

    A package adopts scenes for the app
    有软件包替 App 采用场景

    Some packages promise scenes without changes of native code, by swizzling or by a config plugin. An app that uses one must not get a second adoption: two scene delegates would make two windows.
    有些软件包承诺不改原生代码就能采用场景，靠的是 swizzling 或 config plugin。使用了这种软件包的 App 不能再采用一次：两个场景代理会创建两个窗口。

    a bridge package
    桥接软件包

    no such package
    没有这种软件包

    {1} adopts scenes for this app
    {1} 替这个 App 采用场景

    {1} has {2} {3}. What it does takes the place of changes in the native project: do not adopt scenes a second time beside it.
    {1} 中有 {2} {3}。它取代了对原生项目的更改：不要在它之外再采用一次场景。

    React Native is started in a window of the app delegate
    React Native 在应用代理的窗口中启动

    A window that the app delegate makes belongs to no scene: with a manifest alone the screen stays black, without one the app stops at launch. React Native has to be started by the scene delegate, in a window of its scene, and the app delegate has to keep a `window` that points to it, because React Native and its libraries read it there.\n\nHow depends on the shape of the app delegate, which follows the version only roughly. 0.88 and later have a scene form of the factory's start. From 0.79 on the app delegate makes and keeps the factory, and the scene delegate starts it, with launch options made from the connection options: getInitialURL reads them. A subclass of RCTAppDelegate stops its superclass from making a window with automaticallyLoadReactNativeWindow, which exists from 0.76. From 0.71 to 0.75 nothing stops it: upgrade. Before, the bridge stays in the app delegate, and the scene delegate makes the root view. Expo brings a scene delegate of its own from SDK 57.0.23 on.
    应用代理创建的窗口不属于任何场景：只有清单时会黑屏，没有清单时 App 在启动时终止。React Native 必须由场景代理在其场景的窗口中启动，应用代理还要保留指向该窗口的 `window`，因为 React Native 及其库会读取它。\n\n具体做法取决于应用代理的写法，而写法只大致与版本对应。0.88 及更高版本的工厂有场景形式的启动方法。从 0.79 起，应用代理创建并保留工厂，场景代理启动它，启动选项由连接选项生成，getInitialURL 从中读取。RCTAppDelegate 的子类用 automaticallyLoadReactNativeWindow 让超类不创建窗口，它从 0.76 起提供。0.71 到 0.75 无法阻止：需要升级。更早的版本中，bridge 留在应用代理，由场景代理创建根视图。Expo 从 SDK 57.0.23 起自带场景代理。

    a factory started at launch
    启动时用工厂启动

    the superclass makes the window
    由超类创建窗口

    Objective-C with a bridge
    Objective-C，使用 bridge

    an app without React Native
    没有 React Native 的 App

    started by the scene delegate
    由场景代理启动

    Start the app: its first screen appears.
    启动 App：首屏出现。

    Rotate the device: the layout follows.
    旋转设备：布局随之变化。

    End the app and open one of its links: Linking.getInitialURL has it.
    结束 App，再打开它的一个链接：Linking.getInitialURL 能得到它。

    I do it by hand
    我手动处理

    Nothing of the start is changed. The finding says what is to be done.
    启动部分不做任何更改。发现项中说明了要做什么。

    Use Expo's scene delegate
    使用 Expo 的场景代理

    {1} adopts ExpoReactNativeFactoryProvider and makes no window; the manifest names EXExpoAppSceneDelegate. Overrides for links and states stay: Expo calls them.
    {1} 遵循 ExpoReactNativeFactoryProvider，不再创建窗口；清单指定 EXExpoAppSceneDelegate。处理链接和状态的重写方法保留：Expo 会调用它们。

    this version of Expo brings it
    这个版本的 Expo 自带它

    Make the window in the scene delegate
    在场景代理中创建窗口

    {1} tells its superclass to make none. The scene delegate makes the window, the root view from rootViewFactory with launch options made from the connection options, and sets {2}'s window.
    {1} 让超类不创建窗口。场景代理创建窗口，用 rootViewFactory 创建根视图（启动选项由连接选项生成），并设置 {2} 的 window。

    the superclass can be told since 0.76
    从 0.76 起可以让超类不创建窗口

    Start it from the scene delegate
    由场景代理启动

    {1} makes and keeps the factory. The scene delegate makes the window, puts it into {2} too, and starts React Native
    {1} 创建并保留工厂。场景代理创建窗口，也把它存入 {2}，并启动 React Native

    \swith the connection options.
    ，传入连接选项。

    \swith launch options made from the connection options.
    ，传入由连接选项生成的启动选项。

    \sIt passes links and states on to {1}, so that Expo's modules hear of them.
    它把链接和状态转发给 {1}，让 Expo 的模块也能收到。

    the factory is kept in a property, which the scene delegate can use
    工厂保存在属性中，场景代理可以使用

    it is the recipe for this shape
    这是针对这种写法的既定做法

    React Native {1}
    React Native {1}

    This React Native
    当前的 React Native

    {1} makes a window and starts React Native in it at launch ({2}). Under scenes that window is never shown.\s
    {1} 在启动时创建窗口，并在其中启动 React Native（{2}）。采用场景后，该窗口不会显示。

    Expo {1} has a scene delegate of its own, which calls {2}'s overrides.\s
    Expo {1} 自带场景代理，它会调用 {2} 的重写方法。

    {1} starts with connectionOptions in place of launchOptions.\s
    {1} 启动时用 connectionOptions 代替 launchOptions。

    {1} has no scene form of the start: the scene delegate starts it, and makes the launch options itself, or Linking.getInitialURL is null for a link that starts the app.\s
    {1} 没有场景形式的启动方法：由场景代理启动，启动选项也由它自己生成，否则对于启动 App 的链接，Linking.getInitialURL 为 null。

    Expo's modules listen through {1}, so the scene delegate has to pass links and states on.\s
    Expo 的模块通过 {1} 接收事件，所以场景代理必须转发链接和状态。

    {1} starts React Native in a window without a scene
    {1} 在没有场景的窗口中启动 React Native

    Only a device shows the result.
    结果只有在真机上才能看到。

    {1} inherits from EXAppDelegateWrapper, which makes the window
    {1} 继承自 EXAppDelegateWrapper，由后者创建窗口

    This shape is Expo's up to SDK 52 and has no way to scenes. Upgrade Expo to SDK 57.0.23 or later, better 58, and take the app delegate of that version's template.
    这是 Expo SDK 52 及更早版本的写法，无法采用场景。把 Expo 升级到 SDK 57.0.23 或更高版本，最好是 58，并改用该版本模板中的应用代理。

    Set automaticallyLoadReactNativeWindow to false before super is called in the launch method (in init in Objective-C). Add a scene delegate that makes a UIWindow with its scene, makes the root view with rootViewFactory.view(withModuleName:initialProperties:launchOptions:), puts it into a view controller, sets the window of {1} as well, and shows it. The launch options are made from the connection options.
    在启动方法中调用 super 之前（Objective-C 在 init 中）把 automaticallyLoadReactNativeWindow 设为 false。添加一个场景代理：用它的场景创建 UIWindow，用 rootViewFactory.view(withModuleName:initialProperties:launchOptions:) 创建根视图，放入视图控制器，同时设置 {1} 的 window，然后显示窗口。启动选项由连接选项生成。

    {1} lets RCTAppDelegate make the window
    {1} 让 RCTAppDelegate 创建窗口

    RCTAppDelegate makes a window without a scene in its launch method, which is never shown. {1}
    RCTAppDelegate 在其启动方法中创建没有场景的窗口，它不会显示。{1}

    {1} makes the root view and a window at launch
    {1} 在启动时创建根视图和窗口

    {1} inherits from {2}, which starts React Native
    {1} 继承自 {2}，由后者启动 React Native

    {1} comes with a library and makes the window itself. Its vendor has to bring scenes: ask for a version for the iOS 27 SDK. What {2} does in its own methods for links and states has to move with it.
    {1} 来自某个库，由它自己创建窗口。场景要由该库的厂商支持：向其询问适配 iOS 27 SDK 的版本。{2} 自己的方法中处理链接和状态的代码要随之移动。

    {1} starts React Native
    {1} 启动 React Native

    It is started at launch.
    它在 App 启动时启动。

    react-native-navigation makes windows without a scene
    react-native-navigation 创建没有场景的窗口

    react-native-navigation by Wix makes its own key window and has announced no support for scenes. Nothing in the app can make up for it. The ways out are a version of the library with scenes, once there is one, or another navigation library.
    Wix 的 react-native-navigation 自己创建主窗口（key window），也没有宣布支持场景。在 App 中无法弥补这一点。出路是等该库发布支持场景的版本，或改用其他导航库。

    its app delegate
    它的应用代理

    React Native alone
    只有 React Native

    {1} leaves its windows to react-native-navigation
    {1} 把窗口交给 react-native-navigation 管理

    The library makes a key window of its own, without a scene, and supports scenes in no released version known here. Adopting scenes in the app alone ends in a black screen. Look for a release that names the iOS 27 SDK.
    该库自己创建没有场景的主窗口（key window），已知的已发布版本都不支持场景。只在 App 中采用场景会导致黑屏。留意注明支持 iOS 27 SDK 的版本。

    A link that starts the app is lost.
    启动 App 的链接会丢失。

    JavaScript reads the link from there and from nowhere else
    JavaScript 只从那里读取链接

    React Native is started without the link that started the app
    启动 React Native 时没有带上启动 App 的链接

    Start it with the link
    带着链接启动它

    The start gets connectionOptions in place of launchOptions.
    启动时传入 connectionOptions，代替 launchOptions。

    The start gets launch options that are made from the connection options.
    启动时传入由连接选项生成的启动选项。

    scenes and no links
    有场景而没有链接

    started without the link, in an app that takes links
    在接收链接的 App 中，启动时没有带上链接

    {1} starts it with {2}, which hold no link under scenes: the system puts it into the connection options. Linking.getInitialURL is null for a link that starts the app.
    {1} 启动它时传入 {2}，在场景下其中没有链接：系统把链接放在连接选项中。对于启动 App 的链接，Linking.getInitialURL 为 null。

    Put the superclass's launch off until the scene connects
    把超类的启动推迟到场景连接时

    Under scenes that window is never shown. The bridge, the root view and the window are to be made when the scene connects: the window with its scene, and known to {1} too; the bridge with launch options made from the connection options, or Linking.getInitialURL is null for a link that starts the app. Before 0.72 Alert shows nothing under scenes, before 0.63 neither does the red box.
    在场景下这个窗口不会显示。bridge、根视图和窗口要在场景连接时创建：窗口用它的场景创建，并让 {1} 也知道它；bridge 要用由连接选项生成的启动选项创建，否则对于启动 App 的链接，Linking.getInitialURL 为 null。0.72 之前 Alert 在场景下不显示任何内容，0.63 之前红框也不显示。

    What makes the bridge, the root view and the window becomes a method of {1}. The scene delegate calls it with its window scene, and with launch options made from the connection options.
    创建 bridge、根视图和窗口的代码成为 {1} 的一个方法。场景代理调用它，传入自己的窗口场景和由连接选项生成的启动选项。

    nothing short of an upgrade keeps the superclass from making a window
    不升级就无法阻止超类创建窗口

    what it uses of {1} stays at hand, and {2}.window is the scene's
    它用到的 {1} 的内容仍然可用，并且 {2}.window 就是场景的窗口

    {1} calls its superclass when the scene delegate asks for a window, with launch options made from the connection options, and gives the window that comes of it to the scene.
    场景代理要窗口时，{1} 才调用超类，传入由连接选项生成的启动选项，并把由此产生的窗口交给场景。

    {1} has nothing that stops it: upgrade to 0.76 or later, where automaticallyLoadReactNativeWindow does, or take the app delegate of the template for 0.79.
    {1} 没有办法阻止它：升级到 0.76 或更高版本，用 automaticallyLoadReactNativeWindow 阻止，或采用 0.79 模板的应用代理。

    \sUntil then the launch of the superclass can be put off until a scene connects, and its window be given to the scene.
    在此之前，可以把超类的启动推迟到场景连接时，并把它的窗口交给场景。

    {1} {works|work} on the window or its root view after the start, and {has|have} to follow it to the scene delegate.{2}
    {1}在启动之后操作窗口或其根视图，必须随启动代码一起移到场景代理。{2}

    \sLine {1} cannot follow by itself: {2}.
    第 {1} 行不能自行跟随：{2}。

    I put it behind the start in the scene delegate
    由我放到场景代理中的启动之后

    It stays where it is, and the plan names it as left by hand.
    它留在原处，计划把它列为需手动完成的事项。

    only a person can take it out of the launch method
    只有人才能把它从启动方法中取出

    What can run in the scene delegate goes right behind the start; the plan names the rest as left by hand.
    能在场景代理中运行的语句紧接在启动之后；其余的由计划列为需手动完成的事项。

    what it uses cannot be reached from the scene
    它所用到的内容无法从场景访问

    SDK 57 before its scenes
    SDK 57，尚无场景

    SDK 58, whose template has scenes
    SDK 58，其模板已包含场景

    Scenes came with 57.0.23: update expo within SDK 57 first. {1}
    57.0.23 起支持场景：先在 SDK 57 内更新 expo。{1}

    \sios.enableSceneSupport has no effect from SDK 58 on and can go.
    从 SDK 58 起 ios.enableSceneSupport 不再起作用，可以删除。

    Prebuild of Expo {1} writes an app with scenes
    Expo {1} 的 prebuild 会生成带场景的 App

    The native project comes from {1}, and the template of SDK 58 has the manifest and the scene delegate. An ios folder of an older SDK is written anew by npx expo prebuild --clean.{2}
    原生项目由 {1} 生成，SDK 58 的模板已有清单和场景代理。较旧 SDK 的 ios 文件夹用 npx expo prebuild --clean 重新生成。{2}

    \sWhat works on that window goes along: {1}.
    使用该窗口的语句随之移动：{1}。

    \sLeft to you: {1}.
    留给你处理：{1}。

    The start stands in {1}, where it cannot be taken along by itself. Put the statements of that method into the launch method, in the place of its call, and audit again: then the start can move to the scene delegate.\s
    启动代码在 {1} 中，无法单独移走。请把该方法的语句放到启动方法中调用它的位置，然后重新审计：之后启动就能移到场景代理。

    \sJavaScript then starts with the first scene. In a launch in the background ({1} in UIBackgroundModes) there is none, and JavaScript does not run, which it did so far: what it does there has to be done in native code, or waits for the app to be opened.
    此后 JavaScript 随第一个场景启动。在后台启动时（UIBackgroundModes 中的 {1}）没有场景，JavaScript 不会运行，而此前会运行：它在后台做的事要由原生代码完成，或等到 App 被打开。

    a launch that waits for JavaScript, which starts with the scene
    启动等待 JavaScript，而它随场景启动

    nothing left at launch
    启动方法中没有剩余

    The launch waits for JavaScript that starts after it
    启动等待在它之后才启动的 JavaScript

    `{1}` runs the main loop until JavaScript takes the cover away. JavaScript starts as the scene connects, which is after the launch method: the app hangs at its start, and the system ends it. The call belongs behind the showing of the window in scene(_:willConnectTo:options:).
    `{1}` 一直运行主循环，直到 JavaScript 移除遮盖层。JavaScript 在场景连接时启动，即在启动方法之后：App 启动时卡住，系统将其终止。这个调用应放在 scene(_:willConnectTo:options:) 中显示窗口之后。

    They stay, and the launch waits for JavaScript that starts after it.
    它们留在原处，启动会等待在它之后才启动的 JavaScript。
    """#
}
