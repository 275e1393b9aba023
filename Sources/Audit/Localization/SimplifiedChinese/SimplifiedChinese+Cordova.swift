extension SimplifiedChinese {
  static let cordova = #"""
    This cordova-ios has no scene support, or an early one
    此 cordova-ios 不支持场景，或只有早期支持

    cordova-ios adopts scenes from 8.0 on. Below it CDVAppDelegate makes the window itself, and an app that is built with the iOS 27 SDK stops at launch. Universal links reach the app from 8.1 on; a URL that starts the app was still lost in 8.1.1; the pods of 8.2 build with Xcode 27. The advice is the newest release.\n\nplatforms/ios is written anew by every "cordova platform" command, so nothing is edited there. Lasting changes go to config.xml or hooks. From 8 on the project, its folder and its target are called App, and the app delegate is Swift: what names the old project, and plugins that extend AppDelegate or read its window, has to follow. A project whose Xcode files are kept by hand has to take over the shape of the new platform.
    cordova-ios 从 8.0 起采用场景。低于此版本时由 CDVAppDelegate 自己创建窗口，用 iOS 27 SDK 构建的 App 会在启动时终止。通用链接从 8.1 起能到达 App；启动 App 的 URL 在 8.1.1 中仍会丢失；8.2 的 pods 能用 Xcode 27 构建。建议使用最新版本。\n\nplatforms/ios 会被每个“cordova platform”命令重新生成，因此那里的内容都不编辑。长期的更改写入 config.xml 或 hooks。从 8 起，项目、文件夹和目标都叫 App，应用代理用 Swift 编写：写有旧项目名的地方，以及扩展 AppDelegate 或读取其窗口的插件，都须随之更改。手动维护 Xcode 文件的项目须改用新平台的形式。

    cordova-ios 7
    cordova-ios 7

    an app without Cordova
    没有 Cordova 的 App

    {1} names cordova-ios {2}.\s
    {1} 指定 cordova-ios {2}。

    Which version that is cannot be told from here, but no scene delegate is there.\s
    从这里无法判断是哪个版本，但没有场景代理。

    The cordova-ios that is used here has no scenes
    此处使用的 cordova-ios 没有场景

    {1}{2}Before 8.0 CDVAppDelegate makes the window, and an app built with the iOS 27 SDK stops at launch. Upgrade the platform to the newest release: cordova platform rm ios, then cordova platform add ios@latest.
    {1}{2}8.0 之前由 CDVAppDelegate 创建窗口，用 iOS 27 SDK 构建的 App 会在启动时终止。把平台升级到最新版本：cordova platform rm ios，然后 cordova platform add ios@latest。

    \sNothing below platforms/ios is edited: it is written anew, and the new project is called App. Hooks and config-file entries that name the old one have to name App; plugins that extend AppDelegate, or read its window, need a version for cordova-ios 8.
    platforms/ios 下的内容都不编辑：它会被重新生成，新项目叫 App。写有旧项目名的 hooks 和 config-file 条目须改为 App；扩展 AppDelegate 或读取其窗口的插件须使用支持 cordova-ios 8 的版本。

    \sThis project's Xcode files are kept by hand, so they have to take over the new platform's shape: add the platform to an empty app, take AppDelegate.swift, SceneDelegate.swift, ViewController.swift, Main.storyboard and the scene manifest of App-Info.plist from it, and move what the app delegate here does over. The window of CDVAppDelegate is nil then; viewController.view.window has it.
    此项目的 Xcode 文件由人手动维护，因此须改用新平台的形式：在一个空的 App 中添加该平台，从中取用 AppDelegate.swift、SceneDelegate.swift、ViewController.swift、Main.storyboard 和 App-Info.plist 中的场景清单，再把此处应用代理所做的事移过去。此后 CDVAppDelegate 的窗口为 nil；窗口在 viewController.view.window。

    cordova-ios {1} does not know scenes
    cordova-ios {1} 不支持场景

    Start the app built with Xcode 27: it shows its first page.
    启动用 Xcode 27 构建的 App：它显示第一页。

    cordova-ios {1} loses some links
    cordova-ios {1} 会丢失一些链接

    Universal links are dropped before 8.1.\s
    8.1 之前通用链接会被丢弃。

    A URL that starts the app is posted before the plugins listen; the cure came after 8.1.1. Upgrade the platform to the newest release.
    启动 App 的 URL 在插件开始监听之前就已发出；修复在 8.1.1 之后才有。把该平台升级到最新版本。

    End the app and open one of its URLs: the page learns of it.
    结束 App，再打开它的一个 URL：页面会收到它。

    Cordova's own scene delegate serves the app
    App 使用 Cordova 自己的场景代理

    From cordova-ios 8 on the app's scene delegate inherits from CDVSceneDelegate, which makes the window and hands URLs to the plugins. There is nothing to adopt. Plugins that read the app delegate's window find nil; the view controller's view has the window.
    从 cordova-ios 8 起，App 的场景代理继承自 CDVSceneDelegate，由它创建窗口并把 URL 转交给插件。没有需要采用的内容。读取应用代理窗口的插件得到 nil；从视图控制器的视图可以取得窗口。

    the platform's scene delegate
    平台的场景代理

    a scene delegate of another kind
    其他类型的场景代理

    {1} inherits from Cordova's scene delegate
    {1} 继承自 Cordova 的场景代理

    {1} declares {2}, which inherits from CDVSceneDelegate: the platform makes the window and hands URLs to the plugins.
    {1} 声明了继承自 CDVSceneDelegate 的 {2}：平台创建窗口，并把 URL 转交给插件。

    \sHere {1} {does|do} so, or {makes|make} a window without a scene.
    这里 {1} 就是这样，或创建没有场景的窗口。
    """#
}
