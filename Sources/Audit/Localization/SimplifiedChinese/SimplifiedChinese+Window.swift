extension SimplifiedChinese {
  static let window = #"""
    A framework reads the app delegate's window
    有框架读取应用代理的窗口

    The property `window` of the app delegate stays nil under scenes. It may stay declared: nothing breaks by it. But React Native and packages for it read it from outside: alerts, the log box, animated keyboards. There the scene delegate should give its window to the app delegate as it connects.\n\nReads in the app's own code have a finding of their own.
    采用场景后，应用代理的 `window` 属性一直为 nil。它可以保留声明：不会破坏任何东西。但 React Native 及其软件包会从外部读取它：提示框、LogBox、键盘动画。这种情况下，场景代理应在连接时把自己的窗口交给应用代理。\n\nApp 自身代码中的读取另有发现项。

    nothing outside reads it
    外部没有代码读取它

    Capacitor finds the scene's window by itself
    Capacitor 自己能找到场景的窗口

    Let the scene delegate set it
    由场景代理设置

    As the scene connects, its window is given to the app delegate too.
    场景连接时，也把它的窗口交给应用代理。

    React Native and its packages read it
    React Native 及其软件包会读取它

    Keep it as it is
    保持不变

    The property stays and is nil; what reads it does nothing.
    属性保留，值为 nil；读取它的代码什么也不做。

    React Native reads {1}.window
    React Native 读取 {1}.window

    Under scenes the property is nil unless the scene delegate sets it. React Native's own alerts and log box, and packages such as reanimated, ask the app delegate for its window.
    采用场景后，除非场景代理设置它，该属性为 nil。React Native 自己的提示框和 LogBox，以及 reanimated 等软件包，都会向应用代理索取窗口。

    Code asks the app delegate for the window
    有代码向应用代理索取窗口

    Under scenes the app delegate's `window` stays nil unless somebody sets it: code that reads it does nothing, and code that unwraps it by force ends the app. Two repairs work. The scene delegate can give its window to the app delegate as it connects, which keeps every reader working, those in plugins too. Or each reader takes the window from the view or scene at hand, which is also right with several windows.
    采用场景后，除非有代码设置，应用代理的 `window` 一直为 nil：读取它的代码什么也不做，强制解包的代码使 App 终止。有两种修复办法。一是场景代理在连接时把窗口交给应用代理，这样所有读取处都照常工作，包括插件中的。二是每个读取处都从当前视图或场景取得窗口，这在多窗口时也正确。

    in a push callback of the app delegate
    在应用代理的推送回调中

    from elsewhere, through a cast
    从别处读取，通过类型转换

    through the app delegate's own way to itself
    通过应用代理自己的入口

    from elsewhere, through a local name
    从别处读取，通过局部变量

    the scene delegate gives its window to the app delegate
    场景代理把窗口交给应用代理

    the window that UIKit asks about
    UIKit 查询的窗口

    nobody asks
    没有代码索取

    Let the scene delegate set {1}
    由场景代理设置 {1}

    As the scene connects, its window is given to the app delegate too; this code stays as it is.
    场景连接时，也把它的窗口交给应用代理；这段代码保持不变。

    {1} is worked out where it is read, and cannot be set
    {1} 在读取时才算出，无法设置

    it keeps every reader working, plugins included
    所有读取处都照常工作，包括插件

    Take the window from the scene
    从场景取得窗口

    {1} replaced by the window of the scene at hand.
    {1}改为使用当前场景的窗口。

    The read is
    该读取

    The {1} reads are
    这 {1} 处读取

    The window read here is nil under scenes.
    采用场景后，这里读取的窗口为 nil。

    {1} reads {2}
    {1} 读取 {2}

    {1}. Under scenes that window is nil unless the scene delegate sets it: the code does nothing, or ends the app where it unwraps by force.
    {1}。采用场景后，除非场景代理设置它，该窗口为 nil：代码什么也不做，强制解包处则使 App 终止。

    Code asks the app for its window, screen or status bar
    有代码向 App 索取窗口、屏幕或状态栏

    UIApplication.shared.keyWindow, windows and connectedScenes.first mean any window of any scene; UIScreen.main and the status-bar values are deprecated. With one window most of them still answer, though not before the scene is active: a read in viewDidLoad gets nil. With several windows they answer for the wrong one.\n\nThe right source is what is at hand: the view's window, its scene, its traits. Where a file has nothing at hand, its callers should pass it in.
    UIApplication.shared.keyWindow、windows 和 connectedScenes.first 得到的是任意场景的任意窗口；UIScreen.main 和状态栏的值已弃用。只有一个窗口时，它们大多仍能给出结果，但要等场景活跃之后：在 viewDidLoad 中读取会得到 nil。有多个窗口时，得到的是错误的窗口。\n\n正确的来源是当前已有的对象：视图的窗口、它的场景、它的 trait。如果某个文件中没有这些对象，应由调用方传入。

    the key window
    主窗口（key window）

    the first scene there is
    现有的第一个场景

    the main screen
    主屏幕（UIScreen.main）

    the view's window
    视图的窗口

    the key window of a scene
    场景的主窗口（key window）

    {1}: {2}; better {3}.
    {1}：{2}；建议：{3}。

    The app allows several windows, and these answer for any of them.
    这个 App 允许多个窗口，而它们得到的可能是其中任意一个。

    These answer for the whole app and not for the window at hand: nil before the scene is active, and any window where there are several.
    它们的结果针对整个 App，而不是当前窗口：场景活跃之前为 nil，有多个窗口时是任意一个。

    {1} asks for {2}
    {1} 使用了 {2}

    {1} is read in {2}
    {2} 中读取了 {1}

    {1} is read in {2} files
    有 {2} 个文件读取了 {1}

    {1}. It is deprecated and answers for the whole screen, not for the window: on an iPad the app may have a part of it. Better {2}.
    {1}。它已弃用，结果针对整个屏幕而不是窗口：在 iPad 上，App 可能只占屏幕的一部分。建议改用：{2}。

    setting the device orientation
    设置设备方向

    view.window, or windowScene.keyWindow
    view.window 或 windowScene.keyWindow

    the scene of the view at hand, or the one with the role and state that are wanted
    当前视图的场景，或具有所需角色和状态的场景

    the bounds of the view, traitCollection.displayScale, windowScene.screen
    视图的 bounds、traitCollection.displayScale、windowScene.screen

    windowScene.statusBarManager, or the safe area
    windowScene.statusBarManager 或安全区域

    the view controller's own methods for its status bar
    视图控制器自身的状态栏方法

    A window or scene delegate is kept once for the whole app
    整个 App 只保存一个窗口或场景代理

    A static property with the window, the root controller or the scene delegate works as long as there is one window. With several, the last one to connect wins, and what belongs to one window happens in another. A scene delegate that listens to notifications about all scenes and keeps the scene it is told of has the same fault.
    用静态属性保存窗口、根控制器或场景代理，只在只有一个窗口时可行。有多个窗口时，最后连接的一个会取代其他的，属于一个窗口的事会发生在另一个窗口。如果场景代理监听所有场景的通知，并保存通知中的场景，也有同样的问题。

    a shared scene delegate
    共享的场景代理

    a shared window
    共享的窗口

    a scene delegate that listens to every scene
    监听所有场景的场景代理

    a property of an object
    对象的属性

    {1}.{2} keeps one {3} for the whole app
    {1}.{2} 为整个 App 只保存一个 {3}

    With one window that works. With several, the last one to connect is kept, and what is meant for one window happens in another.
    只有一个窗口时可行。有多个窗口时，保存的是最后连接的一个，针对一个窗口的事会发生在另一个窗口。

    {1} listens to {2}, which is posted for every scene
    {1} 监听 {2}，而每个场景都会发出它

    With several windows each delegate hears of the others' scenes. Where it keeps the scene or window it is told of, one window's delegate ends up with another's. The scene that connects is handed to scene(_:willConnectTo:options:).
    有多个窗口时，每个代理都会收到其他场景的通知。如果它保存通知中的场景或窗口，一个窗口的代理最后会持有另一个窗口的对象。正在连接的场景会传给 scene(_:willConnectTo:options:)。

    UIAlertView and UIActionSheet end an app with scenes
    UIAlertView 和 UIActionSheet 会使采用场景的 App 终止

    Both classes throw NSObjectNotAvailableException, "deprecated and unavailable for UIScene based applications", as soon as one is made. UIAlertController takes their place; it needs a view controller to present it.
    这两个类一经创建就会抛出 NSObjectNotAvailableException（“deprecated and unavailable for UIScene based applications”）。应改用 UIAlertController，它需要由视图控制器来显示。

    an alert view
    UIAlertView

    in Swift
    在 Swift 中

    an alert controller
    UIAlertController

    \sand more
    \s等

    {1} makes a {2}
    {1} 创建了 {2}

    Line{|s} {1}. In an app with scenes making one throws an exception. UIAlertController takes its place and has to be presented by a view controller, so the change is made by hand.
    所在行：{1}。在采用场景的 App 中，创建它会抛出异常。应改用 UIAlertController，它必须由视图控制器显示，所以这项更改要手动完成。

    The app delegate makes the window, or works on it, at launch
    应用代理在启动时创建或操作窗口

    Under scenes a window belongs to a scene, and at launch there is none yet. A window that the app delegate makes has no scene and never shows: the screen stays black. The lines that make, fill and show it belong into scene(_:willConnectTo:options:), with UIWindow(windowScene:).\n\nNot everything beside them moves. What has to be done once per process, before launch ends, stays: background tasks, the notification centre's delegate, SDK set-up. A scene can connect several times in the life of the process, so process-wide set-up in the scene delegate would run again.\n\nCode that systems before iOS 13 alone run is left alone.
    采用场景后，窗口属于场景，而启动时还没有场景。应用代理创建的窗口没有场景，永远不会显示：结果是黑屏。创建、填充和显示窗口的代码应放在 scene(_:willConnectTo:options:) 中，并使用 UIWindow(windowScene:)。\n\n旁边的代码并非都要移动。每个进程只做一次、须在启动结束前完成的事要留下：后台任务、通知中心的代理、SDK 的初始化。在进程的生命周期内，场景可能多次连接，所以放在场景代理中的进程级初始化会重复运行。\n\n只在 iOS 13 之前的系统上运行的代码不作处理。

    in the launch method
    在启动方法中

    in a helper that launch calls
    在启动时调用的辅助方法中

    on a window that a storyboard made
    操作由 storyboard 创建的窗口

    for systems before iOS 13 only
    仅用于 iOS 13 之前的系统

    in the scene delegate
    在场景代理中

    for a launch option that scenes leave empty
    用于采用场景后为空的启动选项

    in a method that launch does not reach
    在启动时不会执行到的方法中

    Start the app from its icon: the first screen appears once, in its usual colours.
    从图标启动 App：首屏出现一次，颜色正常。

    The property keeps its name and loses its initial value; the scene delegate makes the window.
    属性保留名称，去掉初始值；窗口由场景代理创建。

    a window made here has no scene and hides the real one from code that asks the app delegate
    在这里创建的窗口没有场景，还会使向应用代理索取窗口的代码得不到真正的窗口

    The window stays, is never shown, and code that asks for it gets the wrong one.
    窗口保留，永远不显示，索取它的代码得到的是错误的窗口。

    Move it to scene(_:willConnectTo:options:)
    移到 scene(_:willConnectTo:options:)

    {1} statement{ goes|s go} to the scene delegate, with UIWindow(windowScene:); the rest stays where it is.
    {1} 条语句移到场景代理，改用 UIWindow(windowScene:)；其余留在原处。

    {1} statement{ goes|s go} to the scene delegate; the rest stays where it is.
    {1} 条语句移到场景代理；其余留在原处。

    {1} would go along with the window, and has to be there in every start
    {1}会随窗口一起移走，而每次启动都需要它

    Keep it here and call it from the scene
    留在这里，由场景调用

    The code stays in the app delegate and is called by the scene delegate with the window of its scene.
    代码留在应用代理中，由场景代理以其场景的窗口调用。

    the statements use {1}
    这些语句使用 {1}

    the statements need nothing that stays behind
    这些语句不需要留下的任何内容

    the window belongs to a scene
    窗口属于场景

    {1} {does|do} it already, and other code may call that too
    {1} 已经这样做，其他代码也可能调用它

    Let the storyboard {1} make the window
    由 storyboard {1} 创建窗口

    The manifest names {1}; the lines that make and show a window are dropped.
    清单指定 {1}；去掉创建和显示窗口的代码。

    , which only {1}'s own file knows
    ，而它只有在 {1} 自己的文件中才能访问

    Under scenes this window has no scene and never shows: the screen stays black.\s
    采用场景后，这个窗口没有场景，永远不会显示：结果是黑屏。

    Under scenes there is no window yet at launch, and the app delegate's `window` is nil: this code does nothing, or ends the app where it unwraps by force.\s
    采用场景后，启动时还没有窗口，应用代理的 `window` 为 nil：这段代码什么也不做，强制解包处则会让 App 终止。

    About the window: {1}.\s
    与窗口有关：{1}。

    The place is {1}.\s
    位置在 {1}。

    Has to stay at launch: {1}.\s
    必须留在启动时：{1}。

    Line {1} stays, and finds no window: {2}.\s
    第 {1} 行保留在原处，但找不到窗口：{2}。

    Launch does part of it in {1}.\s
    启动时还有一部分在 {1} 中完成。

    Ends the launch early, and moves: {1}. What follows is not left out any more.\s
    会提前结束启动，并且要移走：{1}。其后的代码不再被跳过。

    With it goes what belongs to the process: {1}. In a start without a scene, as in the background, that is not done, and a scene that connects again does it again.\s
    属于进程的设置会一起移走：{1}。没有场景的启动（例如在后台）不会执行它，而场景再次连接时会重复执行。

    Puts another screen into the window when its work is done, once per process: {1}. A scene that connects later than that, or again, stays with the screen it started with, unless the moved code looks whether that work is done.\s
    工作完成后会把另一个画面放入窗口，每个进程只有一次：{1}。在此之后连接或再次连接的场景会停留在最初的画面，除非移走的代码会检查该工作是否已完成。

    Today behind the window, and before it once it moves: {1}. Whether they need it is worth a look.
    现在在窗口之后执行，窗口移走后则在它之前执行：{1}。它们是否需要窗口，值得查看。

    Whether the remaining lines need the window is worth a look.
    其余代码是否需要窗口，值得查看。

    {1} makes the window at launch
    {1} 在启动时创建窗口

    {1} works on the window at launch
    {1} 在启动时操作窗口

    {1} makes a window as the value of {2}
    {1} 创建窗口作为 {2} 的值

    Under scenes this window has no scene and never shows. Code that asks the app delegate for its window gets it all the same, instead of the one on the screen.
    采用场景后，这个窗口没有场景，永远不会显示。但向应用代理索取窗口的代码仍会得到它，而不是屏幕上的那个。

    The scene delegate has no window
    场景代理没有窗口

    Something has to make the window of a scene: a storyboard named in its configuration, which needs a property `window` on the delegate to put the window into, or code in scene(_:willConnectTo:options:). A delegate with neither starts with a black screen. Leaving it to the app delegate, as before, no longer works.\n\nA window needs something to show as well, a root view controller, and has to be made visible. Code that did so at launch comes too early for a window that the scene makes.
    场景的窗口必须有来源：在其配置中指定 storyboard，这要求代理有 `window` 属性来存放窗口；或者在 scene(_:willConnectTo:options:) 中用代码创建。两者都没有的代理启动后是黑屏。像以前那样交给应用代理已不可行。\n\n窗口还需要显示的内容，即根视图控制器，并且必须设为可见。在启动时做这件事的代码，对场景所创建的窗口来说为时过早。

    neither code nor storyboard
    既没有代码，也没有 storyboard

    a storyboard, and no property for its window
    有 storyboard，但没有存放窗口的属性

    a storyboard and the property
    有 storyboard，也有该属性

    made in code
    用代码创建

    made by a helper
    由辅助方法创建

    Make the window
    创建窗口

    What is missing is added to {1}.
    把缺少的部分添加到 {1}。

    nothing else makes the window
    没有别的代码创建窗口

    The screen stays black.
    一直黑屏。

    The storyboard {1} makes a window, but the class has no property `window` to hold it, so it is gone at once.\s
    storyboard {1} 会创建窗口，但该类没有 `window` 属性来保存它，所以窗口立即消失。

    The class makes no window, and its configuration names no storyboard.\s
    该类不创建窗口，它的配置也没有指定 storyboard。

    {1} shows no window
    {1} 不显示窗口

    A window is made without a scene
    创建了没有场景的窗口

    Overlays, toasts, privacy screens and debug panels often bring a window of their own, made with UIWindow(frame:). Under scenes a window shows only when it belongs to a scene; without one it stays invisible, and no error is raised. UIWindow(windowScene:) binds it, with the scene of the view, the controller or the other window at hand. Setting windowScene afterwards does the same.\n\nWhere no scene can be reached yet, the window has to be made later.
    浮层、toast、隐私屏和调试面板常常自带窗口，用 UIWindow(frame:) 创建。采用场景后，窗口只有属于场景时才会显示；没有场景就一直不可见，也不会报错。UIWindow(windowScene:) 可以把它绑定到场景，用的是当前视图、控制器或其他窗口的场景。之后再设置 windowScene 也有同样的效果。\n\n如果那时还取不到任何场景，就必须推迟创建窗口。

    a toast
    toast

    a subclass
    子类

    bound to a scene
    已绑定到场景

    bound afterwards
    创建后再绑定

    no window of its own
    没有自己的窗口

    Bind it to a scene
    绑定到场景

    The window is given the scene at hand on the line below the one that makes it.
    在创建窗口的下一行，为它设置当前已有的场景。

    The window is given the scene in front on the line below the one that makes it.
    在创建窗口的下一行，为它设置位于前台的场景。

    the class has a scene at hand
    该类中有可用的场景

    without a scene it never shows; which scene is meant has to be looked at
    没有场景，它永远不会显示；应该用哪个场景需要查看

    The window stays invisible.
    窗口一直不可见。

    Bring up what {1} shows: it is visible.
    让 {1} 显示其内容：可以看到。

    Take it out: the scene has a window of its own
    去掉它：场景有自己的窗口

    {1} statement{ is|s are} removed here; {2} makes the window of the scene. Whatever else they do has to be done there.
    这里删除 {1} 条语句；场景的窗口由 {2} 创建。它们另外所做的事要在那里完成。

    {1} makes a window already, and a second one would never show
    {1} 已经创建窗口，第二个永远不会显示

    {1} makes it for other callers too, who have no scene to give
    {1} 也为其他调用者创建窗口，而它们没有场景可给

    code that stays and the window's code both need {1}
    留下的代码和窗口的代码都需要 {1}

    {1} makes a window for another screen
    {1} 为另一个屏幕创建窗口

    Under scenes an external display has a scene of its own: the window needs that one. With the iOS 27 SDK the app asks for it by a scene accessory (UIViewController.registerSceneAccessory). The scene at hand would put the window on the device's own screen, so no change is proposed.
    采用场景后，外接显示器有自己的场景：窗口需要的是那个场景。使用 iOS 27 SDK 时，App 通过场景附件（UIViewController.registerSceneAccessory）请求它。当前的场景会把窗口放到设备自己的屏幕上，所以不建议更改。

    {1} falls back to a window without a scene
    {1} 会退而使用没有场景的窗口

    It is the last resort behind a window that has a scene. Should it be reached, nothing shows.
    它是最后的退路，前面还有带场景的窗口。如果执行到这里，什么也不会显示。

    Under scenes it never shows, and no error is raised. It needs the scene of the view or window it belongs to; which one is right with several windows has to be decided by a person.
    采用场景后它永远不会显示，也不会报错。它需要所属视图或窗口的场景；有多个窗口时用哪一个，要由人来决定。

    as the default value of a parameter
    作为参数的默认值

    in a macro
    在宏中

    At launch the code finds no window; from the connection of the scene on it finds the scene's.
    启动时代码找不到窗口；场景连接之后，它找到的是场景的窗口。

    Do it when the scene connects
    在场景连接时执行

    Give that window to the scene that connects
    把这个窗口交给连接的场景

    I make the window in the scene delegate myself
    我自己在场景代理中创建窗口

    Launch goes on to make the window; the scene delegate takes it from the app delegate, sets its windowScene and shows it.
    窗口仍在启动时创建；场景代理从应用代理取得它，设置它的 windowScene 并显示它。

    Leave it here, and give the window to the scene that connects
    留在这里，并把窗口交给连接的场景

    Leave it, and give the scene's window to the app delegate
    保留不动，并把场景的窗口交给应用代理

    Nothing changes about the window.
    窗口方面没有任何更改。

    The window that {1} tells is made by other code, without a scene
    {1} 给出的窗口由其他代码创建，没有场景

    one more window, which other code makes at once
    其他代码立即创建的另一个窗口

    a window of other code that the app delegate tells
    应用代理给出的、由其他代码创建的窗口

    what makes the window stays as it is
    创建窗口的代码保持原样

    {1} makes no window: {2} tells one that other code makes while the app launches, when there is no scene yet. Without a scene it is never shown, and the screen stays black.
    {1} 不创建窗口：{2} 给出的窗口由其他代码在 App 启动时创建，那时还没有场景。没有场景，它就不会显示，屏幕一直是黑的。

    {1} statements go to scene(_:willConnectTo:options:), behind the scene's window. In a start without a scene, as in the background, they do not run.
    {1} 条语句移到 scene(_:willConnectTo:options:) 中，放在场景的窗口之后。在没有场景的启动中（例如后台启动）它们不会运行。

    for an external display
    用于外接显示器

    with the property that holds it
    随保存它的属性一起创建

    React Native without a scene delegate
    没有场景代理的 React Native

    the storyboard {1}
    storyboard {1}

    Have {1} make it as the scene connects
    由 {1} 在场景连接时创建窗口

    {1} stays as it is. Where launch has made no window, the scene delegate calls it, sets the window's windowScene and shows it.
    {1} 保持不变。如果启动时没有创建窗口，场景代理会调用它，设置窗口的 windowScene 并显示窗口。

    launch makes it only where the app is not in the background, and under scenes it always is
    启动时只有 App 不在后台才创建窗口，而使用场景后启动时总是在后台

    it makes one more window, which needs a scene to show in
    它又创建了一个窗口，该窗口需要场景才能显示


    a window that nothing is put into
    什么也没有放入的窗口

    a window that is never shown
    从不显示的窗口

    a window that the app delegate does not make
    应用代理没有创建的窗口

    a window that other code gets
    交给其他代码的窗口

    {1} puts nothing into the window
    {1} 没有在窗口中放入任何内容

    It makes the window of the scene, and no code that it reaches gives the window a root view controller: the screen stays black. Launch code that does so runs before there is this window.
    它创建场景的窗口，而它所到达的代码都没有给窗口设置根视图控制器：屏幕一直是黑的。做这件事的启动代码在有这个窗口之前就已运行。

    {1} never shows the window
    {1} 从不显示窗口

    It makes the window of the scene, and no code that it reaches calls makeKeyAndVisible(): the screen stays black.
    它创建场景的窗口，而它所到达的代码都没有调用 makeKeyAndVisible()：屏幕一直是黑的。

    {1} takes a window that nobody makes
    {1} 取用的窗口没有任何代码创建

    It takes the window of the app delegate. At launch nothing makes one, or only where the application's state is not `background`, which it always is under scenes: the screen stays black.
    它取用应用代理的窗口。启动时没有代码创建窗口，或只在 App 状态不是 `background` 时才创建，而采用场景后状态始终是 `background`：屏幕一直是黑的。

    The window is given the scene of the view where a later method shows it, else the scene in front at once.
    在之后显示窗口的方法中把视图的场景交给窗口；没有这样的方法时，立即交给它最前面的场景。

    the view is in no window yet as this runs
    运行到这里时，视图还不在任何窗口中

    {1} makes it for every app delegate that inherits from it
    {1} 为继承它的每个应用代理创建窗口

    Flutter's scene delegate has a window that may be missing, and the statements take it for granted
    Flutter 场景代理的窗口可能不存在，而这些语句认为它一定存在

    Nothing changes about the window. Until then Flutter's scene delegate moves its root controller into a window of the scene, with a warning; what is put on the window itself stays behind.
    窗口不做更改。在此之前，Flutter 的场景代理会把它的根控制器移到场景的窗口中并给出警告；直接放在窗口上的内容不会跟过去。

    Under scenes this window has no scene and never shows. Flutter's scene delegate moves its root controller, where there is one by then, into a window that does, and warns.\s
    采用场景后，这个窗口没有场景，永远不会显示。Flutter 的场景代理会把它的根控制器（如果那时已有）移到会显示的窗口中，并给出警告。
    """#
}
