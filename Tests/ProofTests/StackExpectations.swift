/// The tables of `FindingTests` for the stacks beside UIKit and Capacitor.
enum StackExpectations {
  static let families = [("Flutter", flutter), ("ReactNative", reactNative), ("SwiftUI", swiftUI)]

  static var all: [(family: String, expectation: Expectation)] {
    families.flatMap { family, expectations in expectations.map { (family, $0) } }
  }

  // MARK: Flutter

  private static let registered: Set<String> = [
    "adoption.missing", "flutter.plugin-registration", "flutter.cli-migrator",
  ]
  private static func more(_ rules: String...) -> Set<String> { registered.union(rules) }
  private static let silent: Set<String> = ["blockers", "questions"]

  private static let flutter: [Expectation] = [
    Expectation("Template", registered, silent: ["flutter.controller-at-launch", "window.created-in-app-delegate"]),
    Expectation("TemplateUnderLicence", registered, silent: ["flutter.controller-at-launch"]),
    Expectation("TemplateObjectiveC", registered, silent: ["flutter.controller-at-launch"]),
    Expectation(
      "Channels", more("flutter.controller-at-launch", "launch.must-stay"), silent: ["window.created-in-app-delegate"]),
    Expectation("ChannelsInHelper", more("flutter.controller-at-launch"), silent: ["window.created-in-app-delegate"]),
    Expectation("ControllerItself", more("flutter.controller-at-launch")),
    Expectation("ChannelsObjectiveC", more("flutter.controller-at-launch", "callback.lifecycle")),
    Expectation("PlatformView", registered, silent: ["flutter.controller-at-launch"]),
    Expectation("PresentingChannel", more("flutter.controller-at-launch")),
    Expectation(
      "LinksAndStates",
      more(
        "callback.open-url", "callback.user-activity", "callback.lifecycle", "launch.options", "flutter.deep-linking")),
    Expectation(
      "WindowTouched", more("window.created-in-app-delegate", "callback.privacy-screen", "callback.lifecycle")),
    Expectation(
      "OwnEngine", ["adoption.missing", "flutter.own-engine", "window.created-in-app-delegate"],
      silent: ["flutter.plugin-registration"]),
    Expectation("PlistPerFlavour", registered),
    Expectation("ManifestHollow", ["adoption.missing", "manifest.hollow"], silent: ["flutter.plugin-registration"]),
    Expectation("ManifestDisabled", ["adoption.missing", "manifest.disabled"]),
    Expectation("Migrated", ["adoption.done"], silent: silent),
    Expectation("MigratedByTool", ["adoption.done"], silent: silent),
    Expectation("RegisteredTwice", ["adoption.done", "flutter.plugin-registration"]),
    Expectation(
      "AppDelegateAsSceneDelegate", ["adoption.partial", "manifest.delegate-wrong-type"],
      silent: ["adoption.done", "flutter.scene-delegate-base"]),
    Expectation("ManifestWithoutStoryboard", ["adoption.partial", "window.none"], silent: ["adoption.done"]),
    Expectation("CarPlayOnly", more("manifest.no-window-role", "manifest.multiple-scenes")),
    Expectation("FlutterTooOld", more("flutter.version")),
    Expectation(
      "HostWithScenes", ["adoption.done", "flutter.scene-delegate-base", "flutter.own-engine", "flutter.version"]),
    Expectation(
      "HostWithoutScenes", ["adoption.missing", "flutter.own-engine", "flutter.version"],
      silent: ["flutter.cli-migrator"]),
    Expectation("PluginWithExample", more("flutter.plugin-registration-scene")),
  ]

  // MARK: React Native and Expo

  private static let started: Set<String> = ["adoption.missing", "react-native.window"]

  private static let reactNative: [Expectation] = [
    Expectation("Factory", started.union(["react-native.links"]), silent: ["callback.open-url"]),
    Expectation(
      "FactoryAmongSetUp",
      started.union(["react-native.after-start", "callback.open-url", "callback.lifecycle", "callback.shortcut"])),
    Expectation("FactoryWithSceneForm", started.union(["react-native.links"])),
    Expectation("Subclass", started.union(["react-native.links"])),
    Expectation("SubclassAmongSetUp", started.union(["launch.options"])),
    Expectation("SubclassObjectiveC", started.union(["react-native.links"])),
    Expectation("SubclassWithoutSwitch", started),
    Expectation("Bridge", started.union(["react-native.links"])),
    Expectation("BridgeAndNewArchitecture", started),
    Expectation("BridgeInSwift", started.union(["react-native.links"])),
    Expectation("ExpoWithoutScenes", started.union(["expo.version"]), silent: ["expo.forwards"]),
    Expectation("ExpoWithOverrides", started.union(["expo.version", "callback.lifecycle"])),
    Expectation("ExpoWithScenesOff", started.union(["expo.version", "expo.forwards"]), silent: ["callback.open-url"]),
    Expectation("ExpoWithScenes", ["adoption.done", "expo.forwards"], silent: silent),
    Expectation("MigratedWithoutLinks", ["react-native.links"], silent: ["react-native.window"]),
    Expectation("MigratedWithoutWindowProperty", ["adoption.done", "react-native.keep-window"]),
  ]

  // MARK: SwiftUI

  private static let swiftUI: [Expectation] = [
    Expectation("AdaptorOfEveryEvent", ["swiftui.scene-based", "swiftui.dead-adaptor-method"]),
    Expectation("AdaptorWithTwins", ["swiftui.scene-based"], silent: silent),
    Expectation("AdaptorNested", ["swiftui.scene-based", "swiftui.dead-adaptor-method"]),
    Expectation("DelegateCast", ["swiftui.scene-based", "swiftui.delegate-cast"]),
    Expectation("SceneDelegateWithoutWindow", ["swiftui.scene-based"], silent: silent),
    Expectation("SceneDelegateMakesWindow", ["swiftui.scene-based", "swiftui.scene-delegate-window"]),
  ]
}
