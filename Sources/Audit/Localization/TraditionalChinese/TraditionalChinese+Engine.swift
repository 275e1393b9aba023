extension TraditionalChinese {
  static let engine = #"""
    An engine owns the app delegate and the window
    App 代理和視窗由引擎掌管

    Unity, Godot, .NET MAUI, NativeScript, SDL and others bring the app delegate, and most of them write the native project anew at every export. What is changed there is lost. Scenes come with a version of the engine: upgrade it, export again, and look at code of the app that builds on the engine's app delegate.\n\nWhere Info.plist is kept by hand (NativeScript, .NET, RoboVM) the scene manifest goes there, together with the class that the engine documents.
    Unity、Godot、.NET MAUI、NativeScript、SDL 等引擎自帶 App 代理，其中大多數每次匯出都會重新產生原生專案，在那裡所做的更改會遺失。場景要由引擎的某個版本來提供：升級引擎，重新匯出，並檢查 App 中以引擎的 App 代理為基礎的程式碼。\n\n如果 Info.plist 是手動維護的（NativeScript、.NET、RoboVM），場景資訊清單就寫在那裡，並寫上引擎文件給出的類別。

    a .NET app
    .NET App

    an app of its own
    自行實作的 App

    The engine
    引擎

    Look for a release of {1} that names the iOS 27 SDK or the scene life cycle, upgrade, and export again.
    尋找 {1} 提到 iOS 27 SDK 或場景生命週期的版本，升級後重新匯出。

    {1} serves the scenes of this app
    {1} 負責這個 App 的場景

    {1} has to bring scenes to this app
    這個 App 的場景必須由 {1} 提供

    {1}{2} owns the app delegate and the window.\s
    App 代理和視窗由 {1}{2} 掌管。

    The manifest names a scene delegate; whether this version of {1} has that class shows only on a device.\s
    資訊清單寫明了場景代理；{1} 的這個版本是否有該類別，只能在實機上看到。

    Without a scene manifest the app stops at launch with the iOS 27 SDK, and the manifest alone gives a black screen.\s
    使用 iOS 27 SDK 時，沒有場景資訊清單，App 會在啟動時終止；只有資訊清單則會出現黑畫面。

    Unity emits a scene and the manifest from 2022.3.72, 6000.0.75 and 6000.3.8 on: upgrade, export again, and look at plugins that subclass UnityAppController.
    Unity 從 2022.3.72、6000.0.75 和 6000.3.8 起會產生場景和資訊清單：升級，重新匯出，並檢查繼承 UnityAppController 的外掛程式。

    NativeScript uses scenes from core 9.0 on once App_Resources/iOS/Info.plist has the manifest with the class SceneDelegate.
    NativeScript 從 core 9.0 起使用場景，前提是 App_Resources/iOS/Info.plist 中有寫明類別 SceneDelegate 的資訊清單。

    .NET has scenes: Platforms/iOS/Info.plist gets the manifest with the configuration __MAUI_DEFAULT_SCENE_CONFIGURATION__ and the class SceneDelegate, and a class with [Register("SceneDelegate")] inherits from MauiUISceneDelegate. Uno and Avalonia have classes of their own, as in their current templates.
    .NET 支援場景：在 Platforms/iOS/Info.plist 中加入資訊清單，設定為 __MAUI_DEFAULT_SCENE_CONFIGURATION__，類別為 SceneDelegate；再寫一個帶 [Register("SceneDelegate")]、繼承自 MauiUISceneDelegate 的類別。Uno 和 Avalonia 有各自的類別，見其目前的範本。

    Unreal's app delegate belongs to the engine, and no release with scenes is known here. A plugin's UPL file can put the manifest into Info.plist, but without a scene class of the engine the screen stays black.
    Unreal 的 App 代理屬於引擎，此處沒有已知支援場景的版本。外掛程式的 UPL 檔案可以把資訊清單寫入 Info.plist，但引擎沒有場景類別時，螢幕一直是黑的。

    Tauri registers its scene delegate while the app runs, and the manifest has to name it (TaoSceneDelegate): upgrade Tauri to a release that does, and have the Xcode project written anew.
    Tauri 在 App 執行時註冊其場景代理，資訊清單須寫明它（TaoSceneDelegate）：把 Tauri 升級到這樣做的版本，並重新產生 Xcode 專案。

    Godot moved to scenes with its SwiftUI change; take a release that has it, and export again.
    Godot 在改用 SwiftUI 時轉到了場景；使用包含這項改動的版本，並重新匯出。

    SDL uses scenes from 3.4 on; SDL 2 does not, and its app delegate would have to be patched.
    SDL 從 3.4 起使用場景；SDL 2 沒有，需要修補它的 App 代理。

    Titanium uses scenes already in current releases of its SDK.
    Titanium 的目前 SDK 版本已經使用場景。

    RoboVM and libGDX gained scenes with iOS 13 as the least version: upgrade both.
    RoboVM 和 libGDX 已支援場景，最低版本為 iOS 13：兩者都要升級。
    """#
}
