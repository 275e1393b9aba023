extension SimplifiedChinese {
  static let target = #"""
    The deployment target is below what Xcode 27 builds
    部署目标低于 Xcode 27 可构建的版本

    Xcode 27 builds for iOS 15 and later. An older deployment target has to be raised before the iOS 27 SDK can be used at all; raising it does not replace adopting scenes. Below iOS 13 there are no scenes: an app that really runs there keeps both ways, with the new code behind an availability check.
    Xcode 27 可为 iOS 15 及更高版本构建。更低的部署目标要先提高，才能使用 iOS 27 SDK；但提高部署目标不能代替采用场景。低于 iOS 13 没有场景：确实要在那些系统上运行的 App 要保留两种方式，新代码放在可用性检查中。

    iOS 12
    iOS 12

    iOS 15
    iOS 15

    {1} is built for {2} {3}
    {1} 为 {2} {3} 构建

    Xcode 27 builds for {1} 15 and later, so the deployment target has to be raised before the iOS 27 SDK can be used. It is not changed here.
    Xcode 27 可为 {1} 15 及更高版本构建，所以要先提高部署目标，才能使用 iOS 27 SDK。这里不会更改它。

    \sBelow {1} 13 there are no scenes: what moves to the scene delegate does not run there. Raise the target with the same release, or adopt scenes in stages, which leaves the launch code where those systems find it.
    低于 {1} 13 的系统没有场景：移到场景代理的代码在那里不会运行。请在同一版本中提高部署目标，或者分阶段采用场景，启动代码就留在这些系统能找到的地方。


    Targets that are left alone
    不处理的目标

    The requirement concerns apps for iOS, iPadOS, tvOS, visionOS and Mac Catalyst. Extensions, watch apps, macOS apps, frameworks and test bundles have no scene manifest of their own and are neither judged nor edited.
    该要求适用于 iOS、iPadOS、tvOS、visionOS 和 Mac Catalyst 的 App。扩展、手表 App、macOS App、框架和测试 bundle 没有自己的场景清单，因此不作判断，也不编辑。

    a share extension
    分享扩展

    the app alone
    只有 App

    The target {1} is left alone
    不处理目标 {1}

    {1} targets are left alone
    不处理 {1} 个目标

    {1}: {2}.
    {1}：{2}。

    Tests start the app with another app delegate
    测试用另一个应用代理启动 App

    Unit tests run inside the app, and some apps start with an empty app delegate then, chosen by name in main.swift or main.m. The host has to adopt scenes like the app itself. A manifest serves both; an app that names its scene delegate in code only has to do so in the second app delegate too, or its tests stop at launch with the iOS 27 SDK.
    单元测试在 App 中运行，有些 App 这时会用空的应用代理启动，其名称在 main.swift 或 main.m 中选定。测试宿主与 App 本身一样必须采用场景。清单对两者都有效；如果 App 只在代码中指定场景代理，则第二个应用代理也要这样做，否则使用 iOS 27 SDK 时测试会在启动时终止。

    scenes named in the app's own delegate only
    只有 App 自己的代理指定场景

    both name them
    两者都指定

    one app delegate
    一个应用代理

    {1} starts {2} for tests and brings no scenes
    {1} 在测试时启动 {2}，但没有提供场景

    The app names its scene delegate in code, in its own app delegate. Started with {1} instead, it has no scenes: with the iOS 27 SDK the test host stops at launch. A manifest would serve both, and so would the same method in {2}.
    App 在代码中指定场景代理，写在自己的应用代理里。改用 {1} 启动时它没有场景：使用 iOS 27 SDK 时，测试宿主会在启动时终止。用清单可以兼顾两者，在 {2} 中写同样的方法也可以。

    app for Apple TV whose Info.plist ({1}) is not there: it cannot be built
    Apple TV App，其 Info.plist（{1}）不存在：无法构建
    """#
}
