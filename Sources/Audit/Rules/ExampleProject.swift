/// Small complete projects that rule examples are laid over. Written for this program.
///
/// Each has a file `Code.swift` (`Code.m`) that its target compiles and that holds nothing, for examples about code
/// outside of the delegates.
public enum ExampleProject: String, Sendable, CaseIterable {
  /// Nothing but the files of the example.
  case empty
  /// Capacitor 8.4 app as its template makes it, Swift Package Manager.
  case capacitor84
  /// The same after adoption, with Capacitor 8.5.
  case capacitor85
  /// UIKit app with a window built in code, Swift.
  case uiKit
  /// UIKit app with a storyboard and scenes adopted, Swift.
  case uiKitScenes
  /// UIKit app with a window built in code, Objective-C.
  case objectiveC
  /// SwiftUI `App` with an app delegate adaptor.
  case swiftUI
  /// Flutter app as its template was before scenes, Swift.
  case flutter
  /// Flutter app with scenes adopted, as its template is since 3.41.
  case flutterScenes
  /// Flutter app as its template was, Objective-C.
  case flutterObjectiveC
  /// Flutter plugin without an example app, Swift.
  case flutterPlugin
  /// React Native 0.81 app as its template makes it, Swift.
  case reactNative
  /// The same after adoption.
  case reactNativeScenes
  /// Expo SDK 54 app whose native project is kept by hand, Swift.
  case expo

  /// Its files by path relative to the root.
  public var files: [String: String] {
    switch self {
    case .empty: [:]
    case .capacitor84: Self.capacitor84Files
    case .capacitor85: Self.capacitor85Files
    case .uiKit: Self.uiKitFiles
    case .uiKitScenes: Self.uiKitSceneFiles
    case .objectiveC: Self.objectiveCFiles
    case .swiftUI: Self.swiftUIFiles
    case .flutter: Self.flutterFiles
    case .flutterScenes: Self.flutterSceneFiles
    case .flutterObjectiveC: Self.flutterObjectiveCFiles
    case .flutterPlugin: Self.flutterPluginFiles
    case .reactNative: Self.reactNativeFiles
    case .reactNativeScenes: Self.reactNativeSceneFiles
    case .expo: Self.expoFiles
    }
  }
}
