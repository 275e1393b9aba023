extension TraditionalChinese {
  static let cordova = #"""
    This cordova-ios has no scene support, or an early one
    此 cordova-ios 不支援場景，或只有早期支援

    cordova-ios adopts scenes from 8.0 on. Below it CDVAppDelegate makes the window itself, and an app that is built with the iOS 27 SDK stops at launch. Universal links reach the app from 8.1 on; a URL that starts the app was still lost in 8.1.1; the pods of 8.2 build with Xcode 27. The advice is the newest release.\n\nplatforms/ios is written anew by every "cordova platform" command, so nothing is edited there. Lasting changes go to config.xml or hooks. From 8 on the project, its folder and its target are called App, and the app delegate is Swift: what names the old project, and plugins that extend AppDelegate or read its window, has to follow. A project whose Xcode files are kept by hand has to take over the shape of the new platform.
    cordova-ios 從 8.0 起採用場景。低於此版本時由 CDVAppDelegate 自己建立視窗，以 iOS 27 SDK 建置的 App 會在啟動時終止。通用連結從 8.1 起能到達 App；啟動 App 的 URL 在 8.1.1 中仍會遺失；8.2 的 pods 能以 Xcode 27 建置。建議使用最新版本。\n\nplatforms/ios 會被每個「cordova platform」指令重新產生，因此那裡的內容都不編輯。長期的更改寫入 config.xml 或 hooks。從 8 起，專案、檔案夾和目標都叫 App，App 代理以 Swift 撰寫：寫有舊專案名稱的地方，以及擴充 AppDelegate 或讀取其視窗的外掛程式，都須隨之更改。手動維護 Xcode 檔案的專案須改用新平台的形式。

    cordova-ios 7
    cordova-ios 7

    an app without Cordova
    沒有 Cordova 的 App

    {1} names cordova-ios {2}.\s
    {1} 指定 cordova-ios {2}。

    Which version that is cannot be told from here, but no scene delegate is there.\s
    從這裡無法判斷是哪個版本，但沒有場景代理。

    The cordova-ios that is used here has no scenes
    此處使用的 cordova-ios 沒有場景

    {1}{2}Before 8.0 CDVAppDelegate makes the window, and an app built with the iOS 27 SDK stops at launch. Upgrade the platform to the newest release: cordova platform rm ios, then cordova platform add ios@latest.
    {1}{2}8.0 之前由 CDVAppDelegate 建立視窗，以 iOS 27 SDK 建置的 App 會在啟動時終止。把平台升級到最新版本：cordova platform rm ios，然後 cordova platform add ios@latest。

    \sNothing below platforms/ios is edited: it is written anew, and the new project is called App. Hooks and config-file entries that name the old one have to name App; plugins that extend AppDelegate, or read its window, need a version for cordova-ios 8.
    platforms/ios 下的內容都不編輯：它會被重新產生，新專案叫 App。寫有舊專案名稱的 hooks 和 config-file 項目須改為 App；擴充 AppDelegate 或讀取其視窗的外掛程式須使用支援 cordova-ios 8 的版本。

    \sThis project's Xcode files are kept by hand, so they have to take over the new platform's shape: add the platform to an empty app, take AppDelegate.swift, SceneDelegate.swift, ViewController.swift, Main.storyboard and the scene manifest of App-Info.plist from it, and move what the app delegate here does over. The window of CDVAppDelegate is nil then; viewController.view.window has it.
    此專案的 Xcode 檔案由人手動維護，因此須改用新平台的形式：在一個空的 App 中加入該平台，從中取用 AppDelegate.swift、SceneDelegate.swift、ViewController.swift、Main.storyboard 和 App-Info.plist 中的場景資訊清單，再把此處 App 代理所做的事移過去。此後 CDVAppDelegate 的視窗為 nil；視窗在 viewController.view.window。

    cordova-ios {1} does not know scenes
    cordova-ios {1} 不支援場景

    Start the app built with Xcode 27: it shows its first page.
    啟動以 Xcode 27 建置的 App：它顯示第一頁。

    cordova-ios {1} loses some links
    cordova-ios {1} 會遺失一些連結

    Universal links are dropped before 8.1.\s
    8.1 之前通用連結會被丟棄。

    A URL that starts the app is posted before the plugins listen; the cure came after 8.1.1. Upgrade the platform to the newest release.
    啟動 App 的 URL 在外掛程式開始監聽之前就已送出；修正在 8.1.1 之後才有。把該平台升級到最新版本。

    End the app and open one of its URLs: the page learns of it.
    結束 App，再打開它的一個 URL：頁面會收到它。

    Cordova's own scene delegate serves the app
    App 使用 Cordova 自己的場景代理

    From cordova-ios 8 on the app's scene delegate inherits from CDVSceneDelegate, which makes the window and hands URLs to the plugins. There is nothing to adopt. Plugins that read the app delegate's window find nil; the view controller's view has the window.
    從 cordova-ios 8 起，App 的場景代理繼承自 CDVSceneDelegate，由它建立視窗並把 URL 轉交給外掛程式。沒有需要採用的內容。讀取 App 代理視窗的外掛程式得到 nil；從視圖控制器的視圖可以取得視窗。

    the platform's scene delegate
    平台的場景代理

    a scene delegate of another kind
    其他類型的場景代理

    {1} inherits from Cordova's scene delegate
    {1} 繼承自 Cordova 的場景代理

    {1} declares {2}, which inherits from CDVSceneDelegate: the platform makes the window and hands URLs to the plugins.
    {1} 宣告了繼承自 CDVSceneDelegate 的 {2}：平台建立視窗，並把 URL 轉交給外掛程式。

    \sHere {1} {does|do} so, or {makes|make} a window without a scene.
    這裡 {1} 就是這樣，或建立沒有場景的視窗。
    """#
}
