extension SimplifiedChinese {
  static let capacitor = #"""
    The app shows a bridge view controller of its own
    App 显示自己的桥接视图控制器

    Many apps register plugins or set up the web view in a subclass of CAPBridgeViewController, and name it in the storyboard. A scene delegate that makes a plain CAPBridgeViewController drops it without a word: the app starts, and its own plugins are missing. Capacitor's own migration makes exactly that.\n\nThe scene delegate can make the class itself, or take the storyboard's first controller, which keeps what the storyboard sets on it and the controllers around it. Or UIKit makes the window from the storyboard that the manifest names, and the scene delegate only forwards.
    许多 App 在 CAPBridgeViewController 的子类中注册插件或设置 Web 视图，并在 storyboard 中指定它。如果场景代理创建的是普通的 CAPBridgeViewController，这个子类就会无声地丢失：App 能启动，但自己的插件不见了。Capacitor 自己的迁移生成的正是这种代码。\n\n场景代理可以自己创建该类，或使用 storyboard 的初始控制器，后者保留 storyboard 对它的设置和它外层的控制器。也可以由 UIKit 从清单指定的 storyboard 创建窗口，场景代理只负责转发。

    a controller that the storyboard names
    storyboard 指定的控制器

    the template's controller
    模板的控制器

    {1} shows its own bridge controller, {2}
    {1} 显示自己的桥接控制器 {2}

    {1} A scene delegate that makes a plain CAPBridgeViewController would start without it: what {2} registers and sets up would be missing, and nothing would say so.
    {1}如果场景代理创建的是普通的 CAPBridgeViewController，App 启动时就没有它：{2} 注册和设置的内容都会缺失，而且没有任何提示。

    \sIt stands inside of another controller, so the storyboard has to be taken as a whole.
    它位于另一个控制器之内，因此须整体使用 storyboard。

    Start the app and use a plugin that {1} registers.
    启动 App，使用一个由 {1} 注册的插件。

    {1} shows a plain bridge instead of {2}
    {1} 显示的是普通桥接，而不是 {2}

    {1} The scene delegate makes a plain CAPBridgeViewController, so what {2} registers and sets up is missing, and nothing says so.
    {1}场景代理创建的是普通的 CAPBridgeViewController，因此 {2} 注册和设置的内容都缺失，而且没有任何提示。

    {1} is a subclass of CAPBridgeViewController.
    {1} 是 CAPBridgeViewController 的子类。

    \sinside of its controllers.
    ，它位于其他控制器之内。

    \sas its first controller.
    ，作为初始控制器。

    Make {1}() in the scene delegate
    在场景代理中创建 {1}()

    The window's root is {1}(), made in code.
    窗口的根控制器是用代码创建的 {1}()。

    Take the storyboard's first controller
    使用 storyboard 的初始控制器

    The window's root is what {1} starts with, with all that is set there.
    窗口的根控制器是 {1} 的初始控制器，并保留其中的全部设置。

    Let UIKit make the window from the storyboard
    由 UIKit 从 storyboard 创建窗口

    The manifest names the storyboard, UIKit makes window and controller, and the scene delegate only forwards.
    清单指定 storyboard，UIKit 创建窗口和控制器，场景代理只负责转发。

    the storyboard holds nothing but the class
    storyboard 中除了该类没有别的内容

    it stands inside of another controller
    它位于另一个控制器之内

    the storyboard sets more than the class
    storyboard 设置的不只是该类

    The scene delegate does not hand links to Capacitor
    场景代理没有把链接转交给 Capacitor

    Capacitor learns of links from three methods of the scene delegate: the one that connects the scene, for links that start the app, and the two that take URLs and universal links while it runs. Where one of them is missing or does not forward, appUrlOpen never reaches the page for that way. Capacitor's own check looks for none of this and calls such a project migrated.
    Capacitor 从场景代理的三个方法得知链接：连接场景的方法，用于启动 App 的链接；另外两个在 App 运行时接收 URL 和通用链接。其中任何一个缺失或没有转发，appUrlOpen 就无法经由那条途径到达页面。Capacitor 自己的检查不看这些，会把这样的项目称为已迁移。

    a scene delegate without forwarders
    没有转发代码的场景代理

    Capacitor's own scene delegate
    Capacitor 自己的场景代理

    forwarding through helpers
    通过辅助方法转发

    {1} does not hand {2} to Capacitor
    {1} 没有把{2}转交给 Capacitor

    Capacitor is not told of {1}: {2} has no forwarding call for {it|them}, and UIKit does not ask the app delegate any more. The page does not get appUrlOpen on {that way|those ways}.
    Capacitor 没有得知{1}：{2} 没有相应的转发调用，UIKit 也不再询问应用代理。页面无法经由这些途径收到 appUrlOpen。

    The forwarding {call is|calls are} added; what is there stays.
    添加转发调用；已有的内容保留。

    Capacitor's plugins learn of links in no other way
    Capacitor 的插件没有其他途径得知链接

    Nothing changes.
    什么都不变。

    xcrun simctl openurl booted with one of the app's URLs, the app running and not running: appUrlOpen comes, once.
    对 App 的一个 URL 执行 xcrun simctl openurl booted，App 运行时和未运行时各一次：appUrlOpen 到来，各一次。

    Follow a universal link, the app running and not running: appUrlOpen comes, once.
    打开一个通用链接，App 运行时和未运行时各一次：appUrlOpen 到来，各一次。

    links that start the app
    启动 App 的链接

    URLs of the running app
    运行中 App 的 URL

    universal links of the running app
    运行中 App 的通用链接

    The scene delegate uses Capacitor's proxy for app delegates
    场景代理使用 Capacitor 面向应用代理的 proxy

    Before Capacitor had a proxy for scenes, people called ApplicationDelegateProxy from their scene delegate. That works while the app runs. Called when the scene connects it comes before the plugins listen, and the link that started the app is lost. From 8.5 on SceneDelegateProxy waits for the web view.
    在 Capacitor 有场景 proxy 之前，大家从场景代理调用 ApplicationDelegateProxy。App 运行时这样有效。在场景连接时调用，则早于插件开始监听，启动 App 的链接就会丢失。从 8.5 起，SceneDelegateProxy 会等待 Web 视图。

    the proxy for app delegates
    面向应用代理的 proxy

    the proxy for scenes
    面向场景的 proxy

    Open a link that starts the app: the page receives appUrlOpen, once.
    打开一个启动 App 的链接：页面收到 appUrlOpen，一次。

    It is called when the scene connects, before the plugins listen, so the link that started the app is lost.
    它在场景连接时被调用，早于插件开始监听，因此启动 App 的链接会丢失。

    While the app runs that works. Where the same call is made for the link that started the app, it comes too early.
    App 运行时这样有效。对启动 App 的链接作同样的调用，则来得太早。

    \sSceneDelegateProxy of Capacitor 8.5 takes its place and waits for the web view.
    Capacitor 8.5 的 SceneDelegateProxy 取代它，并等待 Web 视图。

    \sSceneDelegateProxy, which waits for the web view, begins with Capacitor 8.5.
    会等待 Web 视图的 SceneDelegateProxy 从 Capacitor 8.5 起提供。

    {1} tells Capacitor through the proxy for app delegates
    {1} 通过面向应用代理的 proxy 通知 Capacitor

    {1} calls ApplicationDelegateProxy, as was usual before Capacitor knew scenes. {2}{3}
    {1} 调用 ApplicationDelegateProxy，这是 Capacitor 支持场景之前的常见做法。{2}{3}

    Use SceneDelegateProxy
    使用 SceneDelegateProxy

    The call is replaced by the proxy's method for scenes.
    此调用替换为 proxy 的场景方法。

    it stands in a helper, whose other callers only you know
    它位于辅助方法中，该方法还有哪些调用者只有你知道

    the method does nothing else
    该方法不做别的事

    the method does more, which has to fit the new call
    该方法还做其他事，须与新的调用相配合

    Observers of Capacitor's link notifications
    Capacitor 链接通知的观察者

    Capacitor posts its notifications about URLs and universal links under scenes too, so observers of them need no change. UIApplication's life-cycle notifications keep coming, once for all windows. The notifications that name a scene exist from Capacitor 8.5 on only.
    采用场景后，Capacitor 仍会发出关于 URL 和通用链接的通知，因此其观察者无需更改。UIApplication 的生命周期通知照样到来，所有窗口合在一起只发一次。指明场景的通知从 Capacitor 8.5 起才有。

    an observer of URLs
    URL 的观察者

    none
    没有

    A notification of Capacitor 8.5 is observed with an older Capacitor
    观察了 Capacitor 8.5 的通知，但 Capacitor 版本较旧

    The notifications that name a scene exist from Capacitor 8.5 on. With the version that is resolved here this does not compile.
    指明场景的通知从 Capacitor 8.5 起才有。以此处解析出的版本，代码无法编译。

    Observers of links in {1} keep working
    {1} 中的链接观察者仍然有效

    Capacitor posts these notifications under scenes as well, as soon as the scene delegate forwards. Nothing has to change here.
    采用场景后，只要场景代理转发，Capacitor 也会发出这些通知。此处无需更改。

    This Capacitor has no scene support of its own
    此 Capacitor 自身不支持场景

    Capacitor supports scenes from 8.5 on: SceneDelegateProxy hands links to the plugins, on a cold start not before they listen. Older versions have only ApplicationDelegateProxy; a scene delegate can tell it of links too, and then has to wait on a cold start by itself. Below 8.2 whatever plugins present in a window of their own is not shown in a scene app; below 8.0 there is no notification that tells when plugins listen.\n\nThe upgrade is a change of package.json and of the Swift package or pod, made by npm and cap sync. cap migrate lowers a range such as ^8.5.0 to ^8.0.0 and refuses versions before 7, so the commands here name the version. cap doctor finds nothing wrong in a project without a scene manifest.
    Capacitor 从 8.5 起支持场景：SceneDelegateProxy 把链接转交给插件，冷启动时会等插件开始监听之后再转交。旧版本只有 ApplicationDelegateProxy；场景代理也可以用它通知链接，但冷启动时须自行等待。低于 8.2 时，插件在自己的窗口中呈现的任何内容在场景 App 中都不显示；低于 8.0 时，没有通知说明插件何时开始监听。\n\n升级要更改 package.json 以及 Swift 软件包或 pod，由 npm 和 cap sync 完成。cap migrate 会把 ^8.5.0 这样的范围降为 ^8.0.0，并拒绝 7 之前的版本，因此这里的命令写明版本。对没有场景清单的项目，cap doctor 查不出任何问题。

    Capacitor 8.4
    Capacitor 8.4

    Capacitor 8.5
    Capacitor 8.5

    Upgrade to Capacitor 8.5
    升级到 Capacitor 8.5

    The new code uses SceneDelegateProxy. Run npm i @capacitor/core@^8.5.0 @capacitor/ios@^8.5.0 and npx cap sync ios; until then it does not compile.
    新代码使用 SceneDelegateProxy。运行 npm i @capacitor/core@^8.5.0 @capacitor/ios@^8.5.0 和 npx cap sync ios；在此之前无法编译。

    Stay on {1}
    继续使用 {1}

    The scene delegate hands links to ApplicationDelegateProxy, on a cold start once the web view is there.
    场景代理把链接转交给 ApplicationDelegateProxy，冷启动时等 Web 视图就绪后再转交。

    the scene delegate that is there was written for it
    现有的场景代理是为它编写的

    it is the supported way, but from {1} it is an upgrade of the whole app that has to be planned
    这是受支持的方式，但从 {1} 升级是整个 App 的升级，须事先计划

    it is the supported way, and a small step from {1}
    这是受支持的方式，从 {1} 升级只是一小步

    {1} asks for Capacitor {2}, and no lock file tells which version is built. The scene API, SceneDelegateProxy, begins with 8.5.
    {1} 要求 Capacitor {2}，但没有 lock 文件说明构建的是哪个版本。场景 API SceneDelegateProxy 从 8.5 起提供。

    {1} resolves Capacitor {2}. The scene API, SceneDelegateProxy, begins with 8.5.
    {1} 解析出 Capacitor {2}。场景 API SceneDelegateProxy 从 8.5 起提供。

    \sBelow 8.2 what plugins present in a window of their own is not shown in a scene app.
    低于 8.2 时，插件在自己的窗口中呈现的内容在场景 App 中不显示。

    \sBelow 8.0 nothing tells when the plugins listen, so a link that starts the app can only be passed on by guess.
    低于 8.0 时，无从得知插件何时开始监听，因此启动 App 的链接只能凭猜测择时转发。

    \scap migrate refuses versions before 7.
    cap migrate 拒绝 7 之前的版本。

    Capacitor {1} may have no scene API
    Capacitor {1} 可能没有场景 API

    Capacitor {1} has no scene API
    Capacitor {1} 没有场景 API

    Different files tell different versions of Capacitor
    不同文件中的 Capacitor 版本不一致

    The installed package, the lock files, the generated Swift package and Podfile.lock should tell the same version. Where they do not, what Xcode compiles is another Capacitor than package.json promises; npx cap sync ios brings them together.
    已安装的软件包、lock 文件、生成的 Swift 软件包和 Podfile.lock 应给出同一版本。若不一致，Xcode 编译的 Capacitor 就与 package.json 所写的不同；npx cap sync ios 使它们一致。

    a Swift package of another version than the lock file
    Swift 软件包的版本与 lock 文件不同

    no two that differ
    没有两处不一致

    Capacitor is told in {1} versions
    Capacitor 出现了 {1} 个不同的版本

    {1} tells {2}
    {1} 写的是 {2}

    . What counts for Xcode is what its package manager resolves. Run npx cap sync ios to bring them together.
    。对 Xcode 起作用的是其软件包管理器解析出的版本。运行 npx cap sync ios 使它们一致。

    A plugin uses API that Capacitor 8.5 removed
    插件使用了 Capacitor 8.5 移除的 API

    The plugin's native code names tmpWindow, TmpViewController or tmpVCAppeared, which Capacitor 8.5 does not have any more. With 8.5 the app does not compile. A newer version of the plugin, or a word to its author, helps; nothing in node_modules is edited.
    该插件的原生代码用到 tmpWindow、TmpViewController 或 tmpVCAppeared，Capacitor 8.5 已没有它们。使用 8.5 时 App 无法编译。可改用插件的更新版本，或告知作者；node_modules 中的内容都不会编辑。

    a window of the bridge
    桥接的窗口

    {1} uses {2}, which Capacitor 8.5 removed
    {1} 使用 {2}，Capacitor 8.5 已将其移除

    {1} names {2}. With Capacitor 8.5 and later {3}.
    {1} 用到 {2}。使用 Capacitor 8.5 及更高版本时，{3}。

    \sPresent from bridge?.viewController instead, which older versions have as well.
    改从 bridge?.viewController 呈现，旧版本也有它。

    \sLook for a newer version of the package.
    查找此软件包的更新版本。

    it does not compile
    它无法编译

    it does not compile, if this is Capacitor's symbol
    如果这是 Capacitor 的符号，它无法编译

    A plugin relies on methods of the app delegate
    插件依赖应用代理的方法

    The plugin's native code implements methods of the app delegate, in a class that takes its place or in an extension of it. UIKit does not call them in an app that has adopted scenes. Observers of UIApplication's notifications are not concerned: those keep coming.
    该插件的原生代码实现了应用代理的方法，写在取代应用代理的类或应用代理的扩展中。在已采用场景的 App 中，UIKit 不调用它们。UIApplication 通知的观察者不受影响：通知照样到来。

    an extension of the app delegate
    应用代理的扩展

    {1} relies on {2}
    {1} 依赖 {2}

    {1} in {2} implements a method of the app delegate that UIKit does not call in an app with scenes. What the plugin does there stops.
    {2} 中的 {1} 实现了一个应用代理方法，在采用场景的 App 中 UIKit 不调用它。插件在那里做的事不再发生。

    \sUIApplication's notifications keep coming and work in older apps too.
    UIApplication 的通知照样到来，在旧的 App 中也有效。

    A plugin reads the app delegate's window, or makes one without a scene
    插件读取应用代理的窗口，或创建没有场景的窗口

    Under scenes the app delegate's window is nil unless the scene delegate puts its own there, and a window that is made without a scene is never shown. Plugins that do either are silent in an app that has adopted scenes. Mirroring the scene's window in the app delegate helps those that read it.
    采用场景后，应用代理的窗口为 nil，除非场景代理把自己的窗口放在那里；没有场景的窗口则永远不会显示。有这两种做法之一的插件，在已采用场景的 App 中是无声的。把场景的窗口同步到应用代理，对读取窗口的插件有帮助。

    the app delegate's window
    应用代理的窗口

    {1} reads the app delegate's window
    {1} 读取应用代理的窗口

    {1} makes a window without a scene
    {1} 创建没有场景的窗口

    {1} does so. Under scenes {2}, so what the plugin does with it does not happen.
    这样做的是 {1}。采用场景后，{2}，因此插件要用该窗口做的事不会发生。

    \sbridge?.viewController?.view.window is there in every version.
    bridge?.viewController?.view.window 在每个版本中都有。

    that window is nil unless the scene delegate puts its own there
    该窗口为 nil，除非场景代理把自己的窗口放在那里

    such a window is never shown
    这样的窗口永远不会显示

    the same done in a way that works
    以有效的方式做同样的事

    Code uses API that Capacitor 8.5 removed
    代码使用了 Capacitor 8.5 移除的 API

    Capacitor 8.5 has no tmpWindow, TmpViewController and tmpVCAppeared any more. They were internal in the releases that were read, so an app could not compile against them; honest uses are in forks, in patches, and in vendored copies. Present from bridge?.viewController instead.\n\nA symbol of the app's own with such a name is no problem and is not reported as one.
    Capacitor 8.5 不再有 tmpWindow、TmpViewController 和 tmpVCAppeared。在查阅过的各发布版本中，它们是 internal，App 无法用它们编译；真正的使用见于 fork、补丁和收入项目的副本。改从 bridge?.viewController 呈现。\n\nApp 自己的同名符号没有问题，也不会报告为问题。

    a member of the bridge
    桥接的成员

    a property of the app's own
    App 自己的属性

    Use what presents something over the web view: it appears.
    使用在 Web 视图上方呈现内容的功能：内容出现。

    This patch adds a line that uses {1}. It will not apply, or not compile, with Capacitor 8.5 and later. The patch is not edited here.
    此补丁添加了使用 {1} 的一行。对 Capacitor 8.5 及更高版本，它将无法打上或无法编译。补丁不会在此编辑。

    Capacitor 8.5 has no {1} any more, so this does not compile.
    Capacitor 8.5 不再有 {1}，因此这无法编译。

    Capacitor 8.5 has no {1} any more: this stops compiling with the upgrade.
    Capacitor 8.5 不再有 {1}：升级后这将无法编译。

    {1} is gone in Capacitor 8.5
    {1} 在 Capacitor 8.5 中已不存在

    {1} is a name that Capacitor removed in 8.5. Here it may be something else; if it is Capacitor's, it does not compile any more.
    {1} 是 Capacitor 在 8.5 中移除的名称。此处可能是别的东西；如果是 Capacitor 的，就无法再编译。

    \sPresent from bridge?.viewController instead.
    改从 bridge?.viewController 呈现。

    the scene delegate that is there uses SceneDelegateProxy and does not compile with {1}
    现有的场景代理使用 SceneDelegateProxy，用 {1} 无法编译
    """#
}
