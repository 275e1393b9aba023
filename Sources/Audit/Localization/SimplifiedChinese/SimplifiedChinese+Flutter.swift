extension SimplifiedChinese {
  static let flutter = #"""
    What Flutter's own migration would do here
    Flutter 自带的迁移在这里会做什么

    From Flutter 3.41 on, flutter run and flutter build ios migrate an app by themselves, where its AppDelegate is letter by letter one of Flutter's templates and ios/Runner/Info.plist names the storyboard Main. In every other case the tool prints that migration is needed and does not say why; the reason shows only with -v. It counts any mention of UIApplicationSceneManifest as adopted, even in a comment.\n\nThe tool rewrites Info.plist with its keys sorted, and when that fails it leaves the app delegate changed. What this program does is told file by file before it is done, and undone as a whole.
    从 Flutter 3.41 起，flutter run 和 flutter build ios 会自行迁移 App，条件是 AppDelegate 与 Flutter 的某个模板逐字相同，并且 ios/Runner/Info.plist 写明 storyboard Main。其他情况下，该工具只提示需要迁移，不说明原因；只有加上 -v 才能看到原因。只要出现 UIApplicationSceneManifest，哪怕在注释里，它都当作已采用。\n\n该工具会重写 Info.plist 并对键排序；如果这一步失败，应用代理却已经改了。本程序在更改之前会逐个文件说明，并且可以整体撤销。

    the template, which the tool migrates
    模板原样，工具会迁移

    a licence in front, which it refuses
    开头有许可声明，工具会拒绝

    switched off
    已关闭

    an app that has adopted scenes
    已采用场景的 App

    \sBelow 3.41 it is off unless flutter config switches it on.
    低于 3.41 时它是关闭的，除非用 flutter config 开启。

    Flutter's own migration is switched off
    Flutter 自带的迁移已关闭

    {1} sets enable-uiscene-migration to false: flutter build ios neither migrates nor warns, so its silence proves nothing. The line can go once scenes are adopted.
    {1} 把 enable-uiscene-migration 设为 false：flutter build ios 既不迁移也不警告，因此没有提示不能说明任何问题。采用场景后可以删除这一行。

    Flutter's own migration takes the app for migrated
    Flutter 自带的迁移认为这个 App 已迁移

    {1} mentions UIApplicationSceneManifest, and Flutter's tool looks no further: it changes nothing and says nothing. The manifest is not usable as it stands.
    {1} 中出现了 UIApplicationSceneManifest，Flutter 的工具就不再往下看：什么都不改，也没有任何提示。而清单以目前的样子并不可用。

    Flutter's own migration would take this app
    Flutter 自带的迁移会处理这个 App

    The app delegate is Flutter's template, so flutter build ios migrates it from 3.41 on, and writes Info.plist anew with sorted keys.{1} What is proposed here comes to the same and leaves the order of the keys.
    应用代理就是 Flutter 的模板，因此 flutter build ios 从 3.41 起会迁移它，并重写 Info.plist、对键排序。{1}这里提议的更改结果相同，并保持键的顺序。

    Flutter's own migration would refuse this app
    Flutter 自带的迁移会拒绝这个 App

    flutter build ios would only print that migration is needed, because {1}.{2}
    flutter build ios 只会提示需要迁移，原因：{1}。{2}

    The root controller is taken from a window that is not there at launch
    从启动时还不存在的窗口取根视图控制器

    Channels, platform views and services used to get their messenger from the root controller of the app delegate's window. Under scenes there is no window while the launch method runs: a forced cast stops the app, and a careful one leaves the channel out without a word.\n\nFlutter tells of its engine in didInitializeImplicitFlutterEngine. The messenger comes from engineBridge.applicationRegistrar.messenger(), the registry from engineBridge.pluginRegistry. Statements that need what is made there go along. The controller itself is not to be had there; pluginRegistry.registrar(forPlugin:)?.viewController has it once it is shown.\n\nWhat has to be done before the launch ends stays: the delegate of the notification centre, background tasks, the keys of SDKs.
    通道、平台视图和服务过去都从应用代理窗口的根视图控制器取得 messenger。采用场景后，启动方法运行时还没有窗口：强制类型转换会使 App 终止，可选转换则会让通道不被创建，而且没有任何提示。\n\nFlutter 通过 didInitializeImplicitFlutterEngine 告知它的引擎。messenger 来自 engineBridge.applicationRegistrar.messenger()，注册表来自 engineBridge.pluginRegistry。依赖其中所建对象的语句会一起移动。那里拿不到控制器本身；控制器显示之后，可以通过 pluginRegistry.registrar(forPlugin:)?.viewController 取得。\n\n必须在启动结束之前完成的工作留在原处：通知中心的代理、后台任务、SDK 的密钥。

    a forced cast for a channel
    为通道做强制类型转换

    a careful cast
    可选类型转换

    Objective-C
    Objective-C

    in a method that launch calls
    在启动时调用的方法中

    nothing asks for the controller
    没有代码需要控制器

    the engine's callback has the messenger
    引擎回调中有 messenger

    Move it to {1}
    移到 {1}

    The statements that need the engine go there, with the messenger of the engine in place of the controller's.
    需要引擎的语句移到那里，用引擎的 messenger 代替控制器的。

    What needs only the messenger goes there. The controller itself is not to be had there, so {1} {is|are} left to you, described exactly.
    只需要 messenger 的语句移到那里。那里拿不到控制器本身，因此{1}留给你处理，并附上确切说明。

    everything it takes from the controller, the engine has too
    它从控制器取得的一切，引擎也都有

    the controller does not exist yet when the launch method runs
    启动方法运行时控制器还不存在

    The app stops at launch.
    App 在启动时终止。

    What depends on the controller is never set up.
    依赖控制器的部分永远不会设置。

    Use what speaks to native code over a channel: the calls are answered.
    使用通过通道与原生代码通信的功能：调用都有响应。

    {1} takes the root controller of a window that the app delegate has not
    {1} 从应用代理并没有的窗口取根视图控制器

    {1}.{2} reads the root controller of the app delegate's window. Under scenes that window is nil: a forced unwrap stops the app when the value is first asked for. Set the property in {3} instead, with engineBridge.applicationRegistrar.messenger().
    {1}.{2} 读取应用代理窗口的根视图控制器。采用场景后该窗口为 nil：首次访问该值时，强制解包会使 App 终止。改为在 {3} 中用 engineBridge.applicationRegistrar.messenger() 设置该属性。

    Under scenes the app delegate's window is nil while it launches, so this unwraps nothing and the app stops.\s
    采用场景后，应用代理的窗口在启动时为 nil，这里解包失败，App 终止。

    Under scenes the app delegate's window is nil while it launches: the code is passed over without a word, and what it sets up never exists.\s
    采用场景后，应用代理的窗口在启动时为 nil：这段代码会被跳过而没有任何提示，它要设置的东西永远不会存在。

    The engine's messenger and registry come with {1}.\s
    引擎的 messenger 和注册表由 {1} 提供。

    {1} statement{|s} of {2} would go there.\s
    {2} 的 {1} 条语句会移到那里。

    The controller itself is used in {1}, for which the callback has nothing.\s
    {1}使用了控制器本身，回调中没有对应的对象。

    Needed on both sides: {1}, as {2}.\s
    两边都需要：{1}（{2}）。

    Whether every call is answered shows only on a device.
    是否每个调用都有响应，只能在真机上看到。

    {1} takes the FlutterViewController before it exists
    {1} 在 FlutterViewController 存在之前就去取它

    Flutter's own deep links and a link plugin both take links
    Flutter 自带的深层链接和链接插件都会接收链接

    Flutter opens links by its router unless FlutterDeepLinkingEnabled is false in Info.plist. A plugin such as app_links takes the same links, so that one link may be handled twice, or by the one that is not meant. Which of them the app means only its authors know; nothing is changed unasked. uni_links is no longer maintained: app_links takes its place.\n\nAn app delegate that takes links itself and does not call super kept them from Flutter. Under scenes Flutter is told of all that starts the app as the scene connects, before the app's own code, so its router opens such a link too.
    除非 Info.plist 中 FlutterDeepLinkingEnabled 为 false，Flutter 会用自己的路由打开链接。app_links 之类的插件也接收同样的链接，因此一个链接可能被处理两次，或被不该处理它的一方处理。App 要用哪一个，只有作者知道；未经询问不作任何更改。uni_links 已不再维护：由 app_links 取代。\n\n自己接收链接而不调用 super 的 App 代理，此前不让 Flutter 得到这些链接。采用场景后，启动 App 的一切都会在场景连接时先告知 Flutter，然后才轮到 App 自己的代码，因此它的路由也会打开这样的链接。

    app_links, and the key is not there
    有 app_links，没有该键

    the key says no
    该键为否

    no link plugin
    没有链接插件

    {1} and Flutter's router both take links
    {1} 和 Flutter 的路由都会接收链接

    {1} does not switch Flutter's own deep links off, and {2} {3} takes links as well. Under scenes plugins are asked first, and Flutter's router gets what none of them takes.
    {1} 没有关闭 Flutter 自带的深层链接，{2} {3} 也会接收链接。采用场景后先询问插件，没有插件接收的才交给 Flutter 的路由。

    \suni_links is not maintained any more; app_links takes its place.
    uni_links 已不再维护；由 app_links 取代。

    Links go on as today.
    链接处理保持现状。

    only you know which of the two is meant
    要用哪一个，只有你知道

    Let the plugin alone take links
    只让插件接收链接

    FlutterDeepLinkingEnabled becomes false in {1}.
    {1} 中的 FlutterDeepLinkingEnabled 改为 false。

    The app makes a Flutter engine of its own
    App 自行创建 Flutter 引擎

    An engine that the app delegate makes and runs lives as long as the process, and scenes do not change that: keep it where it is made. Its controller needs a window of the scene, so the scene delegate makes the window and the controller with FlutterViewController(engine:nibName:bundle:).\n\nThere is no implicit engine then: FlutterImplicitEngineDelegate is not needed, and plugins stay registered with the app's engine. For plugins to hear of the scene the scene delegate inherits from FlutterSceneDelegate and calls super after its window is shown.
    由应用代理创建并运行的引擎与进程同寿命，场景不会改变这一点：它留在创建的地方。它的控制器需要场景的窗口，因此由场景代理创建窗口，并用 FlutterViewController(engine:nibName:bundle:) 创建控制器。\n\n这样就没有隐式引擎：不需要 FlutterImplicitEngineDelegate，插件仍向 App 自己的引擎注册。为了让插件得知场景事件，场景代理继承 FlutterSceneDelegate，并在窗口显示之后调用 super。

    an engine as a property of the app delegate
    引擎是应用代理的属性

    the storyboard's engine
    storyboard 的引擎

    {1} makes a Flutter engine of its own
    {1} 自行创建 Flutter 引擎

    The engine stays where it is made; its controller has to be shown in a window of the scene. There is no engine of the storyboard, so FlutterImplicitEngineDelegate is not needed. Plugins hear of links and of the scene's states only through a FlutterSceneDelegate that is told after the window is shown.
    引擎留在创建的地方；它的控制器要在场景的窗口中显示。没有由 storyboard 创建的引擎，因此不需要 FlutterImplicitEngineDelegate。只有 FlutterSceneDelegate 在窗口显示之后得到通知，插件才能得知链接和场景状态。

    Plugins are registered before the engine of the scene is there
    插件在场景的引擎存在之前就注册

    Under scenes the storyboard makes the FlutterViewController, and with it the engine, when the scene connects: after the launch method. Flutter tells of it in didInitializeImplicitFlutterEngine, and its templates register the plugins there.\n\nRegistering in the launch method still works where the first controller comes from a storyboard: the app delegate makes a hidden engine, which that controller takes over. Plugins that must be there before the launch ends may need it. For controllers made in code it does not work. Registering in both places ends in "Duplicate plugin key".\n\nA scene delegate that shows a controller with an engine of the app's own needs the plugins registered with that engine: neither place reaches it.\n\nA registrant for background work, such as WorkmanagerPlugin.setPluginRegistrantCallback, is no concern of this rule and is left alone.
    采用场景后，FlutterViewController 及其引擎由 storyboard 在场景连接时创建，即在启动方法之后。Flutter 通过 didInitializeImplicitFlutterEngine 告知，它的模板也在那里注册插件。\n\n如果第一个控制器来自 storyboard，在启动方法中注册仍然有效：应用代理会创建一个隐藏的引擎，由该控制器接管。必须在启动结束之前就绪的插件可能需要这样做。对用代码创建的控制器则无效。两处都注册，会以“Duplicate plugin key”告终。\n\n如果场景代理显示的控制器使用 App 自己的引擎，插件就要注册到该引擎：上述两处都到不了它。\n\n为后台工作设置的注册回调，例如 WorkmanagerPlugin.setPluginRegistrantCallback，与本规则无关，不会改动。

    Flutter's template before 3.41
    3.41 之前的 Flutter 模板

    in both places
    两处都有

    a spelling of a pre-release
    预发布版的写法

    in the engine's callback
    在引擎回调中

    for a background engine only
    只用于后台引擎

    Register them in the engine's callback alone
    只在引擎回调中注册

    The call in {1} goes; the callback's stays.
    删除 {1} 中的调用；保留回调中的。

    the callback registers them with the engine that the scene shows
    回调会把它们注册到场景所显示的引擎

    The app stops with "Duplicate plugin key" when the scene connects.
    场景连接时，App 会因“Duplicate plugin key”终止。

    Keep it in the launch method
    保留在启动方法中

    The app delegate makes a hidden engine, which the storyboard's controller takes over. Fit for plugins that must be there before the launch ends.
    应用代理创建一个隐藏的引擎，由 storyboard 的控制器接管。适合必须在启动结束之前就绪的插件。

    {1} gets the protocol FlutterImplicitEngineDelegate, and the plugins are registered with the engine that the scene brings.
    {1} 遵循协议 FlutterImplicitEngineDelegate，插件向场景带来的引擎注册。

    it is the shape of Flutter's own templates since 3.41
    Flutter 自己的模板自 3.41 起就是这种形式

    it works as it is with a storyboard
    使用 storyboard 时，保持现状也能正常工作

    Start the app and use one plugin of each kind: no MissingPluginException is printed.
    启动 App，每类插件各用一个：没有输出 MissingPluginException。

    {1} is the spelling of a pre-release
    {1} 是预发布版的写法

    FlutterPluginRegistrant asks for register(with:); registerPlugins(_:) was its name before 3.35 and is not called by any release, so the plugins stay unregistered. Rename it, or move the call to {1}.
    FlutterPluginRegistrant 要求的是 register(with:)；registerPlugins(_:) 是它在 3.35 之前的名称，任何正式版都不会调用，因此插件一直没有注册。重命名它，或把调用移到 {1}。

    {1} registers the plugins twice
    {1} 把插件注册了两次

    {1} registers them with the app delegate, and the engine's callback registers them again. Flutter stops the app with "Duplicate plugin key" where both mean one engine.
    {1} 向应用代理注册插件，引擎回调又注册一次。如果两者指的是同一个引擎，Flutter 会以“Duplicate plugin key”终止 App。

    {1} registers the plugins at launch, which works with a storyboard
    {1} 在启动时注册插件，使用 storyboard 时有效

    The app uses scenes and registers its plugins in {1}: the app delegate makes a hidden engine, which the first controller from a storyboard takes over. Flutter's templates register in the engine's callback.
    App 使用场景，并在 {1} 中注册插件：应用代理会创建一个隐藏的引擎，由来自 storyboard 的第一个控制器接管。Flutter 的模板在引擎回调中注册。

    \s{1} further {statement needs|statements need} the engine as well.
    还有 {1} 条语句也需要引擎。

    \sOn both sides: {1}, as {2}.
    两边都需要：{1}（{2}）。

    {1} registers the plugins before the scene has an engine
    {1} 在场景有引擎之前就注册插件

    Under scenes the engine comes with the scene, after {1}. Flutter's place for it is didInitializeImplicitFlutterEngine; a call that stays here works only with a controller from a storyboard.{2}{3} A call in both places stops the app.{4}
    采用场景后，引擎随场景而来，在 {1} 之后。Flutter 为此提供的位置是 didInitializeImplicitFlutterEngine；留在这里的调用只对来自 storyboard 的控制器有效。{2}{3}两处都调用会使 App 终止。{4}

    A plugin with scene support leaves events out
    支持场景的插件漏掉了事件

    Flutter passes events of the application on to plugins that do not conform to FlutterSceneLifeCycleDelegate, as a substitute. A plugin that conforms gets no substitute: every application event it handles needs its scene method. What starts the app comes with scene(_:willConnectTo:options:), URLs and user activities both.
    对于没有遵循 FlutterSceneLifeCycleDelegate 的插件，Flutter 会转发应用事件作为替代。已遵循的插件得不到这种替代：它处理的每个应用事件都需要对应的场景方法。启动 App 的内容由 scene(_:willConnectTo:options:) 提供，包括 URL 和用户活动。

    URLs without a scene method
    处理 URL，但没有场景方法

    nothing for what starts the app
    没有处理启动 App 的内容

    every event
    每个事件都有

    {1} conforms to scenes and leaves events out
    {1} 遵循场景协议，但漏掉了事件

    Handled for the application and not for scenes: {1}. The conformance switches Flutter's substitute off, so in an app with scenes these events are lost.
    处理了应用事件、却没有处理对应场景事件的有：{1}。遵循协议会关闭 Flutter 的替代转发，因此在采用场景的 App 中这些事件会丢失。

    {1} does not take links that start the app
    {1} 不接收启动 App 的链接

    It takes links while the app runs, and no scene(_:willConnectTo:options:): a link that starts the app comes only there, as one of urlContexts or userActivities.
    它在 App 运行时接收链接，但没有 scene(_:willConnectTo:options:)：启动 App 的链接只会送到那里，在 urlContexts 或 userActivities 中。

    A scene method of a plugin has the wrong type
    插件的场景方法类型不对

    Flutter's scene methods for plugins answer whether they took the event: connecting, URLs, activities and shortcuts return a Bool. In Objective-C a method that returns nothing compiles, and the caller reads garbage as the answer. The options of scene(_:willConnectTo:options:) are nil where another plugin took them, so Swift has to declare them optional.
    Flutter 供插件使用的场景方法要回答是否接收了事件：连接、URL、用户活动和快捷项都返回 Bool。在 Objective-C 中，不返回值的方法可以编译，但调用方读到的回答是垃圾值。如果另一个插件已经接收，scene(_:willConnectTo:options:) 的选项为 nil，因此 Swift 必须把它声明为可选类型。

    Objective-C without an answer
    Objective-C，没有返回值

    Objective-C with an answer
    Objective-C，有返回值

    {1} of {2} answers nothing
    {2} 的 {1} 不返回值

    Flutter asks every plugin whether it took the event and expects a Bool. This method returns nothing: {1}.
    Flutter 会询问每个插件是否接收了事件，并期望得到 Bool。这个方法不返回值：{1}。

    the caller reads garbage, and other plugins may be passed over
    调用方会读到垃圾值，其他插件可能被跳过

    it is another method for Swift, which Flutter does not call
    对 Swift 来说它是另一个方法，Flutter 不会调用

    The connection options of {1} are not optional
    {1} 的连接选项不是可选类型

    Flutter passes nil where another plugin took the connection. Declare them as UIScene.ConnectionOptions?.
    如果另一个插件已接收这次连接，Flutter 会传入 nil。把它声明为 UIScene.ConnectionOptions?。

    A plugin takes every event for itself
    插件独占所有事件

    Plugins are asked in order, and the first that answers true keeps the event from all others and from Flutter's own deep links. A scene method that always answers true starves them.
    插件按顺序被询问，第一个返回 true 的插件会让其他插件和 Flutter 自带的深层链接都收不到该事件。总是返回 true 的场景方法会让它们什么也收不到。

    always true
    总是返回 true

    always false
    总是返回 false

    {1} of {2} takes everything
    {2} 的 {1} 独占所有事件

    It answers true whatever comes, so no other plugin and no deep link of Flutter's gets the event. Answer true only for what the plugin handled.
    无论收到什么它都返回 true，因此其他插件和 Flutter 的深层链接都收不到该事件。只在插件确实处理了事件时返回 true。

    A plugin guards its scene support with a header that does not exist
    插件用不存在的头文件作为场景支持的条件

    The header is <Flutter/FlutterSceneLifeCycle.h>. A __has_include for FlutterSceneLifeCycleDelegate.h is never true, so the code behind it is never compiled, without a word.
    正确的头文件是 <Flutter/FlutterSceneLifeCycle.h>。针对 FlutterSceneLifeCycleDelegate.h 的 __has_include 永远不成立，因此其后的代码从不编译，而且没有任何提示。

    the wrong name
    名称错误

    the right name
    名称正确

    {1} asks for a header that Flutter does not have
    {1} 检查一个 Flutter 没有的头文件

    FlutterSceneLifeCycleDelegate.h does not exist, so what stands behind this condition is never compiled. The header is <Flutter/FlutterSceneLifeCycle.h>.
    FlutterSceneLifeCycleDelegate.h 不存在，因此这个条件之后的代码从不编译。正确的头文件是 <Flutter/FlutterSceneLifeCycle.h>。

    A plugin looks for a window of the application
    插件查找应用的窗口

    In an app with scenes the app delegate's window is nil, and keyWindow and windows of UIApplication are deprecated and mean whichever scene comes first. While plugins are registered no window is shown yet. The registrar has the view controller: registrar.viewController, asked for when it is needed, with the registrar held weakly; its view's window has the scene and the screen.
    在采用场景的 App 中，应用代理的窗口为 nil；UIApplication 的 keyWindow 和 windows 已弃用，返回的是排在最前的那个场景的窗口。注册插件时还没有显示任何窗口。registrar 有视图控制器：弱引用 registrar，在需要时读取 registrar.viewController；其视图的窗口可以给出场景和屏幕。

    the app delegate's window in the registration
    注册时使用应用代理的窗口

    keyWindow
    keyWindow

    the registrar's view controller
    registrar 的视图控制器

    {1} looks for a window while plugins are registered
    {1} 在注册插件时查找窗口

    {1} looks for a window of the application
    {1} 查找应用的窗口

    {1}: {2} registrar.viewController has the controller that shows Flutter; its view's window has the rest.
    {1}：{2}registrar.viewController 是显示 Flutter 的控制器；其余的可以从其视图的窗口取得。

    no window is there yet when plugins are registered under scenes, so this is nil or stops the app.
    采用场景后，注册插件时还没有窗口，因此这里为 nil，或使 App 终止。

    with scenes this is nil, or the window of some other scene.
    采用场景后这里为 nil，或是其他场景的窗口。

    A plugin does not ask for the events of scenes
    插件没有请求场景事件

    A plugin that calls addApplicationDelegate gets events of the application. In an app with scenes URLs, activities and shortcuts come to scenes. Flutter makes up for some of it where the app's delegates are Flutter's own: states and URLs are passed on, universal links and notifications that start the app are not.\n\nThe plugin conforms to FlutterSceneLifeCycleDelegate, calls addSceneDelegate beside addApplicationDelegate, which stays for apps that have not migrated, and gets a scene method for every event it handles: with a conformance Flutter no longer makes up for anything. pubspec.yaml asks for Flutter 3.38 and Dart 3.10.
    调用 addApplicationDelegate 的插件会收到应用事件。在采用场景的 App 中，URL、用户活动和快捷项都送到场景。如果 App 的各个代理都是 Flutter 自己的，Flutter 会补上一部分：转发状态和 URL，但不转发启动 App 的通用链接和通知。\n\n插件遵循 FlutterSceneLifeCycleDelegate，在 addApplicationDelegate 旁边再调用 addSceneDelegate（前者为尚未迁移的 App 保留），并为它处理的每个事件加上场景方法：一旦遵循协议，Flutter 就不再补上任何事件。pubspec.yaml 要求 Flutter 3.38 和 Dart 3.10。

    URLs
    URL

    both registrations
    两种注册都有

    no events
    没有事件

    {1} does not hear of scenes
    {1} 收不到场景事件

    It handles {1} and registers with addApplicationDelegate alone. In an app with scenes these come to scene delegates. Flutter passes some on to plugins without scene support, where the app's delegates are its own; {2}. Conform to FlutterSceneLifeCycleDelegate, call addSceneDelegate as well, and add the scene method of each.
    它处理 {1}，但只用 addApplicationDelegate 注册。在采用场景的 App 中，这些事件送到场景代理。如果 App 的各个代理都是 Flutter 自己的，Flutter 会把其中一部分转发给不支持场景的插件；{2}。遵循 FlutterSceneLifeCycleDelegate，同时调用 addSceneDelegate，并为每个事件加上场景方法。

    links that start the app, universal links above all, are lost
    启动 App 的链接会丢失，尤其是通用链接

    other hosts pass nothing on
    其他宿主不会转发任何事件

    I take it from here
    由我自己处理

    the class is the app's own, and its events come to scenes
    这个类属于 App 自己，它的事件由场景接收

    a scene delegate that does not name Flutter's classes yet
    场景代理还没有使用 Flutter 的类

    below iOS 13 only
    仅限 iOS 13 以下

    Nothing of the plugin is changed.
    插件不作任何更改。

    a plugin's code runs in many apps, so it is changed only where you say so
    插件的代码在许多 App 中运行，因此只有你同意才会更改

    Add scene support
    添加场景支持

    The conformance, the registration and a scene method for each event, which calls the method that is there.
    遵循协议、注册，并为每个事件添加场景方法，由它调用现有的方法。

    A scene delegate does not pass its events on to Flutter
    场景代理没有把事件转发给 Flutter

    Plugins hear of links, shortcuts and the scene's states through the scene delegate. One that inherits from FlutterSceneDelegate passes them on by itself; one that cannot, because it has another superclass or is a responder, adopts FlutterSceneLifeCycleProvider and passes nine events on to a FlutterPluginSceneLifeCycleDelegate. With neither, plugins such as sign-in and link plugins miss every link.\n\nFlutterSceneDelegate is an NSObject and has a `window` already: the property goes, every scene method gets `override` and calls super, after the window is shown.
    插件通过场景代理得知链接、快捷项和场景状态。继承 FlutterSceneDelegate 的场景代理会自行转发；不能继承的（因为已有其他超类，或本身是响应者），则遵循 FlutterSceneLifeCycleProvider，并把九个事件转发给 FlutterPluginSceneLifeCycleDelegate。两者都没有时，登录、链接之类的插件会错过所有链接。\n\nFlutterSceneDelegate 是 NSObject，并且已有 `window`：原有的属性要删除，每个场景方法都加上 `override`，并在窗口显示之后调用 super。

    a plain scene delegate
    普通的场景代理

    a SwiftUI host
    SwiftUI 宿主

    Flutter's base class
    Flutter 的基类

    the provider
    遵循 FlutterSceneLifeCycleProvider

    {1} gives SwiftUI's scenes no delegate of Flutter's
    {1} 没有为 SwiftUI 的场景提供 Flutter 的代理

    {1} is a SwiftUI App with {2} behind its adaptor. Flutter's plugins hear of links and of the scene's states only where application(_:configurationForConnecting:options:) names FlutterSceneDelegate. SwiftUI allows several windows unless the manifest says no; Flutter supports one.
    {1} 是 SwiftUI App，其适配器背后是 {2}。只有 application(_:configurationForConnecting:options:) 指定 FlutterSceneDelegate，Flutter 的插件才能得知链接和场景状态。除非清单禁止，SwiftUI 允许多个窗口；Flutter 只支持一个。

    Name FlutterSceneDelegate in code
    在代码中指定 FlutterSceneDelegate

    {1} gets the method, which returns a configuration with FlutterSceneDelegate.
    为 {1} 添加该方法，返回使用 FlutterSceneDelegate 的配置。

    SwiftUI makes the window and tells this class besides
    窗口由 SwiftUI 创建，同时也会告知这个类

    Plugins keep missing links and the states of the scene.
    插件仍然会错过链接和场景状态。

    Inherit from FlutterSceneDelegate
    继承 FlutterSceneDelegate

    The class loses its own `window`, its scene methods get `override` and call super.
    该类去掉自己的 `window`，其场景方法加上 `override` 并调用 super。

    Adopt FlutterSceneLifeCycleProvider
    遵循 FlutterSceneLifeCycleProvider

    The superclass stays; nine scene methods pass their events on to Flutter.
    超类不变；九个场景方法把事件转发给 Flutter。

    Plugins keep missing links, shortcuts and the states of the scene.
    插件仍然会错过链接、快捷项和场景状态。

    {1} does not pass scene events on to Flutter's plugins
    {1} 没有把场景事件转发给 Flutter 的插件

    {1} inherits from {2} and is no FlutterSceneLifeCycleProvider. It shows Flutter well, but plugins that wait for links, shortcuts or the states of the scene hear nothing.
    {1} 继承 {2}，也没有遵循 FlutterSceneLifeCycleProvider。它能正常显示 Flutter，但等待链接、快捷项或场景状态的插件什么也收不到。

    \sIt overrides {1} of UIResponder, which FlutterSceneDelegate is not.
    它重写了 UIResponder 的 {1}，而 FlutterSceneDelegate 不是 UIResponder。

    nothing of its superclass is used
    没有用到超类的任何内容

    it needs its superclass {1}
    它需要超类 {1}

    Open one of the app's links while it runs and after ending it: the plugin gets it both times.
    在 App 运行时和结束后各打开一次 App 的链接：插件两次都能收到。

    A FlutterSceneLifeCycleProvider leaves events out
    FlutterSceneLifeCycleProvider 漏掉了事件

    A scene delegate that adopts FlutterSceneLifeCycleProvider has to pass nine events on to its sceneLifeCycleDelegate: connecting, disconnecting, the four states, URLs, activities and shortcuts. An event that is left out is lost for every plugin, and nothing warns about it.
    遵循 FlutterSceneLifeCycleProvider 的场景代理必须把九个事件转发给它的 sceneLifeCycleDelegate：连接、断开、四种状态、URL、用户活动和快捷项。漏掉的事件对所有插件都会丢失，而且没有任何警告。

    only the connection is passed on
    只转发连接事件

    Flutter's base class passes everything on
    Flutter 的基类转发所有事件

    {1} keeps {2} event{|s} from Flutter's plugins
    {1} 没有把 {2} 个事件转发给 Flutter 的插件

    Not passed on to sceneLifeCycleDelegate: {1}. Plugins that wait for them hear nothing.
    没有转发给 sceneLifeCycleDelegate：{1}。等待这些事件的插件什么也收不到。

    Pass them on
    转发它们

    Each gets its line, in a new method where there is none.
    每个事件加一行；没有对应方法的，新建一个。

    Flutter expects all nine
    Flutter 要求九个全部转发

    The events stay lost for plugins.
    插件仍然收不到这些事件。

    it looks for ios/Runner/Info.plist alone, and that is not there
    它只查找 ios/Runner/Info.plist，而该文件不存在

    Info.plist names the storyboard {1} and not Main
    Info.plist 写的 storyboard 是 {1}，不是 Main

    Info.plist names no main storyboard
    Info.plist 没有写明主 storyboard

    there is no AppDelegate in ios/Runner that it knows
    ios/Runner 中没有它认得的 AppDelegate

    has Windows line endings
    使用 Windows 换行符

    starts with a comment
    以注释开头

    has more, or other, code than the template
    代码比模板多，或与模板不同

    is laid out otherwise than the template
    排版与模板不同

    The Flutter release decides whether scenes can be used
    能否使用场景取决于 Flutter 版本

    FlutterSceneDelegate and FlutterImplicitEngineDelegate exist from Flutter 3.38 on. Code that names them does not compile with an older release, and an older release has no other way to scenes. Flutter's own migration is on by default from 3.41.\n\nA release that fvm, asdf or mise pins is certain. The constraints of pubspec.yaml and pubspec.lock only say which release is the lowest allowed; the one that is installed may be newer.\n\nA lower bound for Dart below 2.12 means code from before null safety, which no Flutter with scenes builds.
    FlutterSceneDelegate 和 FlutterImplicitEngineDelegate 从 Flutter 3.38 起才有。使用它们的代码在更旧的版本上无法编译，而更旧的版本也没有别的办法采用场景。Flutter 自带的迁移从 3.41 起默认开启。\n\n由 fvm、asdf 或 mise 锁定的版本是确定的。pubspec.yaml 和 pubspec.lock 中的约束只说明允许的最低版本；实际安装的可能更新。\n\nDart 的下限低于 2.12，说明代码来自空安全之前，任何支持场景的 Flutter 都无法构建它。

    scenes in the code, and an older release pinned
    代码中已有场景，却固定在更旧的版本

    a pinned release below 3.38
    锁定的版本低于 3.38

    a constraint that allows older releases
    约束允许更旧的版本

    3.41 or later
    3.41 或更高版本

    No file of the project says which Flutter builds it.
    项目中没有文件说明用哪个 Flutter 构建。

    {1} pins Flutter {2}.
    {1} 锁定 Flutter {2}。

    {1} allows Flutter from {2} on.
    {1} 允许 Flutter {2} 及以上版本。

    Flutter {1} has scenes, with its own migration switched off
    Flutter {1} 支持场景，但自带的迁移未开启

    {1} pins Flutter {2}. The classes are there; Flutter's tool migrates by itself only from 3.41 on, so that a build that says nothing proves nothing.
    {1} 锁定 Flutter {2}。这些类已经存在；但 Flutter 的工具从 3.41 起才会自行迁移，因此构建时没有提示不能说明任何问题。

    Leave the project as it is until Flutter is upgraded
    升级 Flutter 之前，项目保持原样

    Nothing of Flutter's is changed: no manifest, no code that needs 3.38.
    与 Flutter 有关的部分不作任何更改：不加清单，也不加需要 3.38 的代码。

    I upgrade Flutter to 3.38 or later (better 3.41)
    我会把 Flutter 升级到 3.38 或更高版本（最好是 3.41）

    The code is written for the newer release. Until the upgrade it does not compile.
    代码按新版本编写。升级之前无法编译。

    no older release has scenes
    更旧的版本都没有场景

    It is built with Flutter 3.38 or later
    用 Flutter 3.38 或更高版本构建

    The code is written for it. With an older release it does not compile.
    代码按该版本编写。用更旧的版本无法编译。

    nothing pins an older release, and the iOS 27 SDK asks for a current one
    没有锁定更旧的版本，而且 iOS 27 SDK 要求使用当前版本

    Flutter {1} is too old for scenes
    Flutter {1} 太旧，不支持场景

    Scenes need Flutter 3.38, and the project may be built with less
    场景需要 Flutter 3.38，而项目可能用更低的版本构建

    {1} The scene life cycle needs 3.38: FlutterSceneDelegate and FlutterImplicitEngineDelegate do not exist before. From 3.41 on Flutter's own templates use them.
    {1}场景生命周期需要 3.38：在此之前没有 FlutterSceneDelegate 和 FlutterImplicitEngineDelegate。从 3.41 起，Flutter 自己的模板就使用它们。

    A plugin has to be called before the launch ends
    必须在启动结束之前调用插件

    Background tasks and the delegate of the notification centre have to be set up before application(_:didFinishLaunchingWithOptions:) returns. Plugins did that as they were registered. Under scenes Flutter registers them later, and tells them of the launch only as the scene connects, so plugins that need it offer a call that the app makes in its launch method.
    后台任务和通知中心的代理必须在 application(_:didFinishLaunchingWithOptions:) 返回之前设置好。以前插件在注册时完成这些。在场景下，Flutter 更晚才注册插件，并且在场景连接时才把启动告诉它们，因此有此需要的插件提供一个由 App 在启动方法中进行的调用。

    workmanager without its call
    workmanager，没有它的调用

    workmanager of a version that nothing tells
    workmanager，版本无从得知

    with the call
    带有该调用

    no such plugin
    没有这样的插件

    {1} wants a call of {2} before the launch ends
    {1} 要求在启动结束之前调用 {2}

    Under scenes plugins are registered after the launch, and {1}. From {2} on {3} asks the app for {4} in its launch method.
    在场景下，插件在启动之后才注册，{1}。从 {2} 起，{3} 要求 App 在启动方法中调用 {4}。

    background tasks that Dart scheduled in an earlier run are not handed over any more
    Dart 在之前的运行中安排的后台任务不再被交付

    getInitialMessage may not have the notification that started the app
    getInitialMessage 可能得不到启动 App 的通知

    Schedule background work, end the app and start it again: the work is still done.
    安排后台工作，结束 App 后再次启动：工作仍会完成。

    Call it first in the launch method
    在启动方法的开头调用它

    The launch method starts with the call, and {1} is imported.
    启动方法以该调用开头，并导入 {1}。

    Nothing is added.
    什么也不添加。

    the version in use has the call
    所用的版本有该调用

    I see to the version and add the call
    由我确认版本并加入该调用

    The plan names it as left by hand.
    计划把它列为需手动完成的事项。

    no file tells which version is used, and before {1} there is no such call
    没有文件说明所用的版本，而 {1} 之前没有这个调用

    a plugin that registers background tasks as it is registered
    在注册时登记后台任务的插件

    a plugin that offers a call for it
    为此提供调用的插件

    {1} sets up too late for an app with scenes: {2}
    {1} 对使用场景的 App 来说设置得太晚：{2}

    {1} does this, and under scenes Flutter comes to it only after the launch has ended. {2} Offer a public static method for it that the app calls in its launch method, and say so in the plugin's guide.
    {1} 做这件事，而在场景下，Flutter 在启动结束之后才执行到它。{2}请为此提供一个由 App 在启动方法中调用的公开静态方法，并在插件的说明中写明。

    \sIn a launch in the background ({1} in UIBackgroundModes) no scene connects: plugins that have to be there then want the call to stay.
    在后台启动时（UIBackgroundModes 中的 {1}）没有场景连接：那时必须存在的插件需要保留这里的调用。

    links that the app delegate keeps from Flutter
    App 代理不让 Flutter 得到的链接

    Flutter's router comes to open links that {1} keeps to itself
    Flutter 的路由将会打开 {1} 留给自己的链接

    {1} {does|do} not call super for links that are taken there, so that Flutter has not heard of these. Under scenes Flutter is told of what starts the app as the scene connects, and {2} does not switch its own deep links off: where no plugin takes the link, the router opens it beside the app's own code.
    {1} 对自己处理的链接不调用 super，因此 Flutter 没有得知这些链接。采用场景后，启动 App 的内容会在场景连接时告知 Flutter，而 {2} 没有关闭它自带的深层链接：没有插件接收该链接时，除 App 自己的代码之外，路由也会打开它。

    Let the app's own code alone take links
    只由 App 自己的代码接收链接

    Flutter's router opens the link too.
    Flutter 的路由也会打开该链接。

    only you know whether Flutter's router has routes for links
    Flutter 的路由是否有链接对应的路径，只有你知道

    End the app and open one of its links: one page opens, the one that is meant.
    结束 App，然后打开它的一个链接：只打开一个页面，且是应打开的那个。

    {1} allows a Flutter that cannot build this app
    {1} 允许使用无法构建此 App 的 Flutter

    It allows Flutter from {1} on, and the app names classes that exist from 3.38 on. Set the lowest Flutter to 3.38.0 under environment in pubspec.yaml, so that an older one says so in place of failing to compile.
    它允许从 {1} 起的 Flutter，而 App 使用的类从 3.38 起才有。请在 pubspec.yaml 的 environment 下把最低 Flutter 设为 3.38.0，使旧版本给出提示，而不是编译失败。

    an app that has adopted scenes, and a constraint that allows older releases
    已采用场景的 App，以及允许旧版本的约束

    true for every window scene
    对每个窗口场景都返回 true

    The statements become a method of {1} that the scene delegate calls with the window of its scene: the storyboard's controller is there then, and Dart does not run yet. In a start without a scene they do not run.
    这些语句成为 {1} 的一个方法，由场景代理用其场景的窗口调用：那时 storyboard 的控制器已存在，而 Dart 尚未运行。在没有场景的启动中它们不运行。

    the controller itself is used, and the scene brings it
    使用的是控制器本身，而场景会带来它

    what it calls takes no engine
    它所调用的方法不接收引擎

    \sLinks come to plugins all the same, because {1} hands them to the app delegate ({2}). Once they are passed on with the rest, plugins would hear of each twice, so these calls go.
    链接仍会到达插件，因为 {1} 把它们转交给应用代理（{2}）。与其余事件一起转发后，插件会收到每个链接两次，因此删去这些调用。

    with the app delegate, where the scene shows another engine
    注册到应用代理，而场景显示另一个引擎

    with the engine that the scene shows
    注册到场景显示的引擎

    {1} registers the plugins with an engine that is not shown
    {1} 把插件注册到未显示的引擎

    {1} shows a controller with an engine of the app's own ({2}). Plugins that are registered with {3} are not there for it, and didInitializeImplicitFlutterEngine is not called. Register them with that engine in place of self, once it runs.
    {1} 显示的控制器使用 App 自己的引擎（{2}）。注册到 {3} 的插件对它不存在，didInitializeImplicitFlutterEngine 也不会被调用。请在该引擎运行后，用它代替 self 来注册。

    from before null safety
    来自空安全之前

    {1} is from before null safety
    {1} 来自空安全之前

    It allows Dart from {1} on. Dart 3, and with it Flutter from 3.10 on, builds no code from before 2.12, and scenes need Flutter 3.38: the app has to be migrated to null safety first.
    它允许 Dart {1} 及以上。Dart 3 以及 3.10 起的 Flutter 不构建 2.12 之前的代码，而场景需要 Flutter 3.38：要先把 App 迁移到空安全。

    no release with scenes builds it as it is
    没有支持场景的版本能构建它现在的代码

    the same in parentheses
    同样的写法，带括号
    """#
}
