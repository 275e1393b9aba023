extension TraditionalChinese {
  static let target = #"""
    The deployment target is below what Xcode 27 builds
    部署目標低於 Xcode 27 可建置的版本

    Xcode 27 builds for iOS 15 and later. An older deployment target has to be raised before the iOS 27 SDK can be used at all; raising it does not replace adopting scenes. Below iOS 13 there are no scenes: an app that really runs there keeps both ways, with the new code behind an availability check.
    Xcode 27 可為 iOS 15 及更高版本建置。更低的部署目標要先提高，才能使用 iOS 27 SDK；但提高部署目標不能代替採用場景。低於 iOS 13 沒有場景：確實要在那些系統上執行的 App 要保留兩種方式，新程式碼放在可用性檢查中。

    iOS 12
    iOS 12

    iOS 15
    iOS 15

    {1} is built for {2} {3}
    {1} 為 {2} {3} 建置

    Xcode 27 builds for {1} 15 and later, so the deployment target has to be raised before the iOS 27 SDK can be used. It is not changed here.
    Xcode 27 可為 {1} 15 及更高版本建置，所以要先提高部署目標，才能使用 iOS 27 SDK。這裡不會更改它。

    \sBelow {1} 13 there are no scenes: what moves to the scene delegate does not run there. Raise the target with the same release, or adopt scenes in stages, which leaves the launch code where those systems find it.
    低於 {1} 13 的系統沒有場景：移到場景代理的程式碼在那裡不會執行。請在同一版本中提高部署目標，或者分階段採用場景，啟動程式碼就留在這些系統找得到的地方。


    Targets that are left alone
    不處理的目標

    The requirement concerns apps for iOS, iPadOS, tvOS, visionOS and Mac Catalyst. Extensions, watch apps, macOS apps, frameworks and test bundles have no scene manifest of their own and are neither judged nor edited.
    該要求適用於 iOS、iPadOS、tvOS、visionOS 和 Mac Catalyst 的 App。延伸功能、手錶 App、macOS App、框架和測試 bundle 沒有自己的場景資訊清單，因此不作判斷，也不編輯。

    a share extension
    分享延伸功能

    the app alone
    只有 App

    The target {1} is left alone
    不處理目標 {1}

    {1} targets are left alone
    不處理 {1} 個目標

    {1}: {2}.
    {1}：{2}。

    Tests start the app with another app delegate
    測試用另一個 App 代理啟動 App

    Unit tests run inside the app, and some apps start with an empty app delegate then, chosen by name in main.swift or main.m. The host has to adopt scenes like the app itself. A manifest serves both; an app that names its scene delegate in code only has to do so in the second app delegate too, or its tests stop at launch with the iOS 27 SDK.
    單元測試在 App 中執行，有些 App 這時會用空的 App 代理啟動，其名稱在 main.swift 或 main.m 中選定。測試宿主與 App 本身一樣必須採用場景。資訊清單對兩者都有效；如果 App 只在程式碼中指定場景代理，則第二個 App 代理也要這樣做，否則使用 iOS 27 SDK 時測試會在啟動時終止。

    scenes named in the app's own delegate only
    只有 App 自己的代理指定場景

    both name them
    兩者都指定

    one app delegate
    一個 App 代理

    {1} starts {2} for tests and brings no scenes
    {1} 在測試時啟動 {2}，但沒有提供場景

    The app names its scene delegate in code, in its own app delegate. Started with {1} instead, it has no scenes: with the iOS 27 SDK the test host stops at launch. A manifest would serve both, and so would the same method in {2}.
    App 在程式碼中指定場景代理，寫在自己的 App 代理裡。改用 {1} 啟動時它沒有場景：使用 iOS 27 SDK 時，測試宿主會在啟動時終止。用資訊清單可以兼顧兩者，在 {2} 中寫同樣的方法也可以。

    app for Apple TV whose Info.plist ({1}) is not there: it cannot be built
    Apple TV App，其 Info.plist（{1}）不存在：無法建置
    """#
}
