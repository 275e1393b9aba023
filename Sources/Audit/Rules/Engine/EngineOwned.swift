/// An app whose app delegate belongs to an engine.
public enum EngineOwned: Rule {
  public static let documentation = RuleDocumentation(
    id: "engine.owned", kinds: [.blocker, .informational],
    title: "An engine owns the app delegate and the window",
    explanation: """
      Unity, Godot, .NET MAUI, NativeScript, SDL and others bring the app delegate, and most of them write the native project \
      anew at every export. What is changed there is lost. Scenes come with a version of the engine: upgrade it, export again, \
      and look at code of the app that builds on the engine's app delegate.

      Where Info.plist is kept by hand (NativeScript, .NET, RoboVM) the scene manifest goes there, together with the class \
      that the engine documents.
      """,
    references: [
      Page.transition, "https://github.com/NativeScript/NativeScript/pull/10786",
      "https://github.com/dotnet/maui/pull/38601",
      "https://github.com/learntoflutter/flutter_embed_unity/issues/71",
      "https://github.com/godotengine/godot/pull/119547",
      "https://github.com/libsdl-org/SDL/pull/14366", "https://github.com/tauri-apps/cargo-mobile2/issues/519",
    ],
    examples: [
      RuleExample(.fires, "a .NET app", base: .empty, files: EngineExamples.maui),
      RuleExample(.silent, "an app of its own", base: .uiKit),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    guard context.project.stacks.contains(.engine) else { return [] }
    let engine = context.project.engine ?? localized("The engine")
    let plists = context.project.infoPlists.values.sorted { $0.path < $1.path }
    let isDescribed = plists.contains { plist in
      plist.sceneManifest?.windowConfigurations.contains { !($0.delegateClass ?? "").isEmpty } ?? false
    }
    let place = plists.first.flatMap { plist -> (SourceText, ByteRange)? in
      plist.root.map { (plist.text, $0.range.lowerBound..<min($0.range.lowerBound + 6, plist.text.bytes.count)) }
    }
    let advice = advice(about: engine)
    let version = context.project.version(of: engine).map { " (\($0.text))" } ?? ""
    return [
      finding(
        RuleMessage(
          isDescribed ? "\(engine) serves the scenes of this app" : "\(engine) has to bring scenes to this app",
          text: localized("\(engine)\(version) owns the app delegate and the window. ")
            + (isDescribed
              ? localized(
                "The manifest names a scene delegate; whether this version of \(engine) has that class shows only on a device. "
              )
              : localized(
                "Without a scene manifest the app stops at launch with the iOS 27 SDK, and the manifest alone gives a black screen. "
              ))
            + advice),
        kind: isDescribed ? .informational : .blocker, targets: context.project.targets, in: place?.0, at: place?.1,
        symbol: context.project.engine ?? "The engine")
    ]
  }

  /// What a person does instead, as far as it is known of the engine.
  static func advice(about engine: String) -> String {
    advice.first { engine.lowercased().contains($0.name) }.map { localized($0.words) }
      ?? localized(
        "Look for a release of \(engine) that names the iOS 27 SDK or the scene life cycle, upgrade, and export again.")
  }

  /// What each engine's own sources and issues say.
  private static let advice: [(name: String, words: Phrase)] = [
    (
      "unity",
      """
      Unity emits a scene and the manifest from 2022.3.72, 6000.0.75 and 6000.3.8 on: upgrade, export again, and \
      look at plugins that subclass UnityAppController.
      """
    ),
    (
      "nativescript",
      "NativeScript uses scenes from core 9.0 on once App_Resources/iOS/Info.plist has the manifest with the class SceneDelegate."
    ),
    (
      "net",
      """
      .NET has scenes: Platforms/iOS/Info.plist gets the manifest with the configuration \
      __MAUI_DEFAULT_SCENE_CONFIGURATION__ and the class SceneDelegate, and a class with \
      [Register("SceneDelegate")] inherits from MauiUISceneDelegate. Uno and Avalonia have classes of their own, as in \
      their current templates.
      """
    ),
    (
      "unreal",
      """
      Unreal's app delegate belongs to the engine, and no release with scenes is known here. A plugin's UPL file can put \
      the manifest into Info.plist, but without a scene class of the engine the screen stays black.
      """
    ),
    (
      "tauri",
      """
      Tauri registers its scene delegate while the app runs, and the manifest has to name it (TaoSceneDelegate): upgrade \
      Tauri to a release that does, and have the Xcode project written anew.
      """
    ),
    (
      "godot",
      "Godot moved to scenes with its SwiftUI change; take a release that has it, and export again."
    ),
    ("sdl", "SDL uses scenes from 3.4 on; SDL 2 does not, and its app delegate would have to be patched."),
    ("titanium", "Titanium uses scenes already in current releases of its SDK."),
    ("libgdx", "RoboVM and libGDX gained scenes with iOS 13 as the least version: upgrade both."),
    ("robovm", "RoboVM and libGDX gained scenes with iOS 13 as the least version: upgrade both."),
  ]
}

enum EngineExamples {
  static let maui = [
    "Example.csproj":
      "<Project Sdk=\"Microsoft.NET.Sdk\">\n  <PropertyGroup>\n    <TargetFrameworks>net10.0-ios</TargetFrameworks>\n    <OutputType>Exe</OutputType>\n    <UseMaui>true</UseMaui>\n  </PropertyGroup>\n</Project>\n",
    "Platforms/iOS/Info.plist": ExamplePropertyList.file(),
  ]
}
