extension SimplifiedChinese {
  static let engine = #"""
    An engine owns the app delegate and the window
    应用代理和窗口由引擎掌管

    Unity, Godot, .NET MAUI, NativeScript, SDL and others bring the app delegate, and most of them write the native project anew at every export. What is changed there is lost. Scenes come with a version of the engine: upgrade it, export again, and look at code of the app that builds on the engine's app delegate.\n\nWhere Info.plist is kept by hand (NativeScript, .NET, RoboVM) the scene manifest goes there, together with the class that the engine documents.
    Unity、Godot、.NET MAUI、NativeScript、SDL 等引擎自带应用代理，其中大多数每次导出都会重新生成原生项目，在那里所做的更改会丢失。场景要由引擎的某个版本来提供：升级引擎，重新导出，并检查 App 中基于引擎应用代理的代码。\n\n如果 Info.plist 是手工维护的（NativeScript、.NET、RoboVM），场景清单就写在那里，并写上引擎文档给出的类。

    a .NET app
    .NET App

    an app of its own
    自行实现的 App

    The engine
    引擎

    Look for a release of {1} that names the iOS 27 SDK or the scene life cycle, upgrade, and export again.
    查找 {1} 提到 iOS 27 SDK 或场景生命周期的版本，升级后重新导出。

    {1} serves the scenes of this app
    {1} 负责这个 App 的场景

    {1} has to bring scenes to this app
    这个 App 的场景必须由 {1} 提供

    {1}{2} owns the app delegate and the window.\s
    应用代理和窗口由 {1}{2} 掌管。

    The manifest names a scene delegate; whether this version of {1} has that class shows only on a device.\s
    清单写明了场景代理；{1} 的这个版本是否有该类，只能在真机上看到。

    Without a scene manifest the app stops at launch with the iOS 27 SDK, and the manifest alone gives a black screen.\s
    使用 iOS 27 SDK 时，没有场景清单，App 会在启动时终止；只有清单则会黑屏。

    Unity emits a scene and the manifest from 2022.3.72, 6000.0.75 and 6000.3.8 on: upgrade, export again, and look at plugins that subclass UnityAppController.
    Unity 从 2022.3.72、6000.0.75 和 6000.3.8 起会生成场景和清单：升级，重新导出，并检查继承 UnityAppController 的插件。

    NativeScript uses scenes from core 9.0 on once App_Resources/iOS/Info.plist has the manifest with the class SceneDelegate.
    NativeScript 从 core 9.0 起使用场景，前提是 App_Resources/iOS/Info.plist 中有写明类 SceneDelegate 的清单。

    .NET has scenes: Platforms/iOS/Info.plist gets the manifest with the configuration __MAUI_DEFAULT_SCENE_CONFIGURATION__ and the class SceneDelegate, and a class with [Register("SceneDelegate")] inherits from MauiUISceneDelegate. Uno and Avalonia have classes of their own, as in their current templates.
    .NET 支持场景：在 Platforms/iOS/Info.plist 中加入清单，配置为 __MAUI_DEFAULT_SCENE_CONFIGURATION__，类为 SceneDelegate；再写一个带 [Register("SceneDelegate")]、继承自 MauiUISceneDelegate 的类。Uno 和 Avalonia 有各自的类，见其当前的模板。

    Unreal's app delegate belongs to the engine, and no release with scenes is known here. A plugin's UPL file can put the manifest into Info.plist, but without a scene class of the engine the screen stays black.
    Unreal 的应用代理属于引擎，此处没有已知支持场景的版本。插件的 UPL 文件可以把清单写入 Info.plist，但引擎没有场景类时，屏幕一直是黑的。

    Tauri registers its scene delegate while the app runs, and the manifest has to name it (TaoSceneDelegate): upgrade Tauri to a release that does, and have the Xcode project written anew.
    Tauri 在 App 运行时注册其场景代理，清单须写明它（TaoSceneDelegate）：把 Tauri 升级到这样做的版本，并重新生成 Xcode 项目。

    Godot moved to scenes with its SwiftUI change; take a release that has it, and export again.
    Godot 在改用 SwiftUI 时转到了场景；使用包含这项改动的版本，并重新导出。

    SDL uses scenes from 3.4 on; SDL 2 does not, and its app delegate would have to be patched.
    SDL 从 3.4 起使用场景；SDL 2 没有，需要修补它的应用代理。

    Titanium uses scenes already in current releases of its SDK.
    Titanium 的当前 SDK 版本已经使用场景。

    RoboVM and libGDX gained scenes with iOS 13 as the least version: upgrade both.
    RoboVM 和 libGDX 已支持场景，最低版本为 iOS 13：两者都要升级。
    """#
}
