extension SimplifiedChinese {
  static let checklist = #"""
    Before the first start
    首次启动之前

    Build Debug and Release of every app target with Xcode 27
    用 Xcode 27 构建每个 App 目标的 Debug 和 Release

    both build; deployment target 15.0 or later
    两者都能构建；部署目标为 15.0 或更高

    Read the Info.plist inside the built app
    查看构建出的 App 中的 Info.plist

    UIApplicationSceneManifest is there, with the class name expanded, not `$(PRODUCT_MODULE_NAME)`
    UIApplicationSceneManifest 存在，类名已展开，不是 `$(PRODUCT_MODULE_NAME)`

    Keep the last shipped build at hand
    备好上一个已发布的版本

    it can be installed for check C4
    可为检查 C4 安装该版本

    Launch and life cycle
    启动与生命周期

    Install cleanly on iOS 27 and open the app from its icon
    在 iOS 27 上全新安装，点图标打开 App

    the first screen, not a black or white one
    显示首屏，不是黑屏或白屏

    Read the log of that start
    查看这次启动的日志

    no "could not load class", no "contained no UIScene configuration dictionary", no "UIScene life cycle is required"
    没有“could not load class”、“contained no UIScene configuration dictionary”、“UIScene life cycle is required”

    End the app and open it again
    结束 App，再次打开

    the restored session shows its screen
    恢复的会话显示其画面

    Install over the last shipped build, keeping its data
    覆盖安装在上一个已发布的版本上，保留数据

    the screen appears; old sessions are remembered
    画面出现；系统记得旧会话

    Go to the background and come back
    进入后台再返回

    each handler runs once, moved code included
    每段处理代码都运行一次，包括移动过的代码

    Open the control centre, take a call, answer a permission alert
    打开控制中心、接听来电、回应权限提示

    resign active and become active are handled, timers go on
    退出活跃和变为活跃都得到处理，计时器继续

    Open the app switcher, if the app hides its content there
    如果 App 会在 App 切换器中隐藏内容，打开 App 切换器

    the cover is seen; it goes away on return
    看得到遮盖层；返回时消失

    Start in the background (silent push, background refresh), then open the app
    在后台启动（静默推送、后台刷新），然后打开 App

    background work needs no window; afterwards the screen is normal
    后台工作不需要窗口；之后画面正常

    On an iPad resize, rotate and use Split View
    在 iPad 上调整大小、旋转并使用分屏浏览

    the layout follows the window
    布局随窗口变化

    Run these checks with Debug and with Release
    用 Debug 和 Release 分别进行这些检查

    the same
    结果相同

    Links and other entries
    链接与其他入口

    Open a link of the app's scheme while it runs
    在 App 运行时打开其 scheme 的链接

    handled once, the screen is not rebuilt
    处理一次，画面不重建

    Open the same link while the app does not run
    在 App 未运行时打开同一链接

    the page opens once, after the splash
    启动画面之后页面打开一次

    Open the same link while the splash or the login is still shown
    在启动画面或登录界面仍显示时打开同一链接

    it is kept and opens the page once
    链接被保留，页面打开一次

    Open a universal link, warm and cold
    打开通用链接，热启动和冷启动

    it opens the page (needs the real domain and its association file)
    打开对应页面（需要真实域名及其关联文件）

    Hand off, Spotlight or Siri, warm and cold, if used
    如果使用接力（Handoff）、Spotlight 或 Siri，热启动和冷启动各试一次

    the activity arrives once
    活动到达一次

    Use a quick action of the icon, warm and cold, if there are any
    如果有图标的快速操作：热启动和冷启动各用一次

    it runs once
    运行一次

    Register for push
    注册推送

    the token arrives
    收到令牌

    Tap a notification, warm and cold
    轻点通知，热启动和冷启动

    the app opens the page, once
    App 打开对应页面，一次

    Send a silent push
    发送静默推送

    handled; no window is assumed
    得到处理；不假定有窗口

    Open or share a file into the app, warm and cold, if used
    如果支持，在 App 中打开文件或将文件共享到 App，热启动和冷启动

    it arrives once; opened in place as before
    到达一次；与之前一样就地打开

    Come back from each login, payment and attribution service, warm and cold
    从每个登录、支付和归因服务返回，热启动和冷启动

    its callback runs once
    其回调运行一次

    Open a link while a saved state is restored
    在恢复已保存的状态时打开链接

    the link wins; the old page does not cover it
    链接优先；旧页面不会盖住它

    Windows
    窗口

    Show every toast, alert, lock screen and debug panel
    显示每个 toast、提示框、锁定画面和调试面板

    visible, in the right window
    可见，且在正确的窗口中

    With several windows: open a second one, close it, leave one of two
    有多个窗口时：打开第二个，关闭它，再在有两个窗口时离开其中一个

    each has its own screens; shared services go on; a link goes to its window
    各窗口有自己的画面；共享服务继续；链接到达对应的窗口

    External display or CarPlay, if used: start with it first
    如果使用外接显示器或 CarPlay：先从它启动

    its own screen; the phone gets the app's
    有自己的画面；手机显示 App 的画面

    With state restoration: go to the background, stop the app from Xcode, start it
    有状态恢复时：进入后台，从 Xcode 停止 App，再启动

    the place is restored
    恢复到原来的位置

    Look at analytics, socket reconnect, badge and timers
    查看统计分析、socket 重连、角标和计时器

    once for each event
    每个事件一次

    Look at what runs on returning from the background
    查看从后台返回时运行的代码

    not on the first start
    首次启动时不运行

    Look at tint and appearance of the first screen
    查看首屏的色调与外观

    as before
    与之前一样

    UIKit
    UIKit

    Rotate where the app locks its orientation
    在 App 锁定方向之处旋转

    still locked, on iOS 26 and 27
    仍然锁定，在 iOS 26 和 27 上都是

    With a deployment target below 13: an old device
    部署目标低于 13 时：使用旧设备

    the old way still works
    旧方式仍然有效

    With storyboards, iPad variants too
    有 storyboard 时，包括 iPad 版本

    one root; the launch screen unchanged
    只有一个根；启动屏幕不变

    With nibs: window and tabs
    有 nib 时：窗口与标签页

    loaded; no outlet is nil
    已加载；没有 outlet 为 nil

    A tab bar in two windows
    两个窗口中都有标签栏

    a tap in one does not change the other
    轻点其中一个不会影响另一个

    Run the unit tests that use the app as their host
    运行以此 App 为宿主的单元测试

    the host launches
    宿主启动

    Capacitor
    Capacitor

    Launch
    启动

    the web view, not a black screen
    显示 Web 视图，不是黑屏

    JavaScript gets `pause` and `resume` once each
    JavaScript 各收到一次 `pause` 和 `resume`

    Open a link while the app runs
    在 App 运行时打开链接

    `appUrlOpen` fires once
    `appUrlOpen` 触发一次

    Open a link while the app does not run
    在 App 未运行时打开链接

    `appUrlOpen` fires and `App.getLaunchUrl()` returns the link
    `appUrlOpen` 触发，且 `App.getLaunchUrl()` 返回该链接

    Open a universal link, if associated domains are set
    如果设置了关联域，打开通用链接

    it arrives (needs the real domain and its association file)
    链接到达（需要真实域名及其关联文件）

    Register for push and tap a notification
    注册推送并轻点通知

    the `registration` event; the tap opens the app
    收到 `registration` 事件；轻点后打开 App

    Use what was moved: analytics, handlers of services
    使用移动过的代码：统计分析、各服务的处理代码

    it runs
    能运行

    With your own bridge controller: use what `capacitorDidLoad` registers
    有自己的桥接控制器时：使用 `capacitorDidLoad` 注册的内容

    the plugins are there
    插件可用

    Open the keyboard; watch the splash screen
    打开键盘；观察启动画面

    the web view keeps its size; the splash is seen
    Web 视图大小不变；看得到启动画面

    Use plugins that present a screen (camera, browser, share)
    使用会呈现画面的插件（相机、浏览器、分享）

    it appears
    画面出现

    CarPlay or an external display, if used
    如果使用 CarPlay 或外接显示器

    its own delegate, not the window's
    使用自己的代理，不是窗口的代理

    Cordova
    Cordova

    `pause` and `resume` once each
    `pause` 和 `resume` 各一次

    Open a link, warm and cold
    打开链接，热启动和冷启动

    `handleOpenURL` runs once
    `handleOpenURL` 运行一次

    Flutter
    Flutter

    Start cold
    冷启动

    the first frame; no crash while the app delegate runs
    显示首帧；应用代理运行时不崩溃

    Use every method channel and platform view
    使用每个方法通道和平台视图

    they answer
    都有响应

    Start after a clean install
    全新安装后启动

    no `Duplicate plugin key`, no `MissingPluginException`
    没有 `Duplicate plugin key`，没有 `MissingPluginException`

    Dart sees the life-cycle states
    Dart 收到生命周期状态

    the link plugin gets it once
    链接插件收到一次

    once; cold needs plugins that support scenes
    一次；冷启动需要支持场景的插件

    Push: token, message in front, tap when ended
    推送：令牌、前台消息、结束后轻点

    the initial message is there
    初始消息存在

    Use a quick action, cold and warm, if there are any
    如果有快速操作：冷启动和热启动各用一次

    Background work
    后台工作

    still registered
    仍已注册

    Camera, sharing, maps, web sign-in
    相机、分享、地图、网页登录

    they appear on the right screen
    出现在正确的屏幕上

    Come back from each login and attribution plugin, cold and warm
    从每个登录和归因插件返回，冷启动和热启动

    With Flutter inside a native app: open and close its screen
    Flutter 嵌入原生 App 时：打开并关闭其画面

    events reach the plugins; a second engine takes no channel away
    事件到达插件；第二个引擎不会抢走通道

    React Native
    React Native

    Launch Debug with the packager and Release with the bundle
    用 packager 启动 Debug，用 bundle 启动 Release

    JavaScript starts once
    JavaScript 启动一次

    Reload, error screen, developer menu, `Alert.alert`
    重新加载、错误画面、开发者菜单、`Alert.alert`

    visible
    可见

    `AppState` changes once each
    `AppState` 各变化一次

    the `url` event once
    `url` 事件一次

    `Linking.getInitialURL()` returns it
    `Linking.getInitialURL()` 返回该链接

    Push: token, tap cold and warm
    推送：令牌、冷启动和热启动时轻点

    the module gets it
    模块收到

    once
    一次

    Watch the splash screen
    观察启动画面

    shown and hidden
    显示并隐藏

    Rotate
    旋转

    `Dimensions` follow
    `Dimensions` 随之变化

    Privacy cover, database lock, badge
    隐私屏、数据库锁定、角标

    they still run
    仍会运行

    On an iPad close the window and open it again
    在 iPad 上关闭窗口再打开

    the same instance is attached; JavaScript does not start twice
    附加的是同一实例；JavaScript 不会启动两次

    Come back from each login, payment and attribution service, cold and warm
    从每个登录、支付和归因服务返回，冷启动和热启动

    its callback runs once, before `Linking`
    其回调运行一次，先于 `Linking`

    Start with CarPlay, if used
    如果使用 CarPlay，从 CarPlay 启动

    no crash without a window
    没有窗口也不崩溃

    Expo
    Expo

    Use what your subclass of `ExpoAppDelegate` overrides
    使用你的 `ExpoAppDelegate` 子类重写的内容

    each override runs once
    每个重写的方法运行一次

    Run `npx expo prebuild` again, if the project is generated
    如果项目是生成的，再次运行 `npx expo prebuild`

    the change is still there
    更改仍在

    SwiftUI
    SwiftUI

    Open from the icon
    点图标打开

    the root view appears once
    根视图出现一次

    `onOpenURL` of the root view runs once
    根视图的 `onOpenURL` 运行一次

    Open a universal link
    打开通用链接

    `onOpenURL`, or `onContinueUserActivity` where the code listens to it
    `onOpenURL`，或代码监听处的 `onContinueUserActivity`

    Other activities, if used
    如果使用其他活动

    `onContinueUserActivity` of their type
    对应类型的 `onContinueUserActivity`

    `scenePhase` changes; the adaptor's methods do not run
    `scenePhase` 变化；适配器的方法不运行

    Use a quick action, cold and warm
    使用快速操作，冷启动和热启动

    the scene delegate gets it; the root view is not lost
    场景代理收到；根视图不会丢失

    Push token and silent push
    推送令牌与静默推送

    the adaptor's delegate is still called
    适配器的代理仍会被调用

    the notification delegate gets it
    通知代理收到

    Orientation lock, background transfer, memory warning, if used
    如果使用方向锁定、后台传输或内存警告

    the adaptor's methods are still called
    适配器的方法仍会被调用

    Open a second window on an iPad
    在 iPad 上打开第二个窗口

    wanted, or switched off in the manifest
    符合预期，或已在清单中关闭
    """#
}
