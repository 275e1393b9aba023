/// The table of `FindingTests`.
enum UIKitExpectations {
  static let all = [windows, callbacks, adopted, projects, objectiveC].flatMap { $0 }

  private static let created: Set<String> = ["adoption.missing", "window.created-in-app-delegate"]
  private static func more(_ rules: String...) -> Set<String> { created.union(rules) }
  private static let callbacksOfAll: Set<String> = [
    "callback.lifecycle", "callback.open-url", "callback.user-activity", "callback.shortcut",
  ]

  private static let windows: [Expectation] = [
    Expectation("WindowInCode", created, silent: callbacksOfAll),
    Expectation("WindowAmongSetUp", more("launch.must-stay")),
    Expectation("WindowInHelper", created),
    Expectation("Coordinator", more("callback.open-url")),
    Expectation("WindowOfAnotherClass", more("callback.lifecycle")),
    Expectation("StoryboardStart", ["adoption.missing"], silent: ["window.created-in-app-delegate"]),
    Expectation("StoryboardInstantiatedInCode", created),
    Expectation("TabsAndAppearance", created),
    Expectation("AsynchronousStart", created),
    Expectation("SwiftUIHosted", created, silent: ["swiftui.scene-based"]),
    Expectation("MainSwift", created),
    Expectation("OverlayWindow", more("window.without-scene")),
    Expectation("WindowReadElsewhere", more("window.app-delegate-read")),
    Expectation("PrivacyScreen", more("callback.privacy-screen")),
    Expectation("LaunchReachesWindow", created),
    Expectation("LockWindow", more("window.without-scene")),
  ]

  private static let callbacks: [Expectation] = [
    Expectation("EveryEvent", created.union(callbacksOfAll).union(["callback.cloudkit-share"])),
    Expectation(
      "EveryEventWithStoryboard", callbacksOfAll.union(["adoption.missing", "callback.cloudkit-share"]),
      silent: ["window.created-in-app-delegate"]),
    Expectation("LegacyURLForms", more("callback.open-url")),
    Expectation("CallbacksInExtension", more("callback.open-url", "callback.lifecycle")),
    Expectation("BuildConditions", more("callback.lifecycle", "callback.open-url", "callback.shortcut")),
    Expectation("LaunchOptions", more("launch.options", "callback.shortcut")),
  ]

  private static let adopted: [Expectation] = [
    Expectation("AlreadyMigrated", ["adoption.done"], silent: ["blockers", "questions"]),
    Expectation("WarmLinksOnly", ["adoption.done", "scene.cold-warm"]),
    Expectation("DeadMethodsLeft", ["adoption.done", "callback.lifecycle", "callback.shortcut", "scene.cold-warm"]),
    Expectation("SceneDelegateNotNamed", ["adoption.partial"], silent: ["adoption.done"]),
    Expectation(
      "ManifestButWindowInAppDelegate",
      ["adoption.partial", "manifest.delegate-unresolved", "window.created-in-app-delegate"],
      silent: ["adoption.missing"]),
  ]

  private static let projects: [Expectation] = [
    Expectation("GeneratedInfoPlist", more("plist.generated")),
    Expectation("GenerationOverride", more("manifest.generation-override")),
    Expectation("PlistPerConfiguration", created),
    Expectation("BrandsSharingAppDelegate", created),
    Expectation("ModuleNameWithSpace", created),
    Expectation("ExtensionAndTests", more("target.skipped")),
    Expectation("Television", created),
    Expectation("CatalystApp", created),
    Expectation("DeploymentTargetTwelve", more("target.deployment")),
  ]

  private static let objectiveC: [Expectation] = [
    Expectation("ObjectiveCWindowInCode", created, silent: callbacksOfAll),
    Expectation("ObjectiveCEveryEvent", created.union(callbacksOfAll)),
    Expectation("ObjectiveCStoryboard", ["adoption.missing"], silent: ["window.created-in-app-delegate"]),
    Expectation("ObjectiveCWindowInHelper", created),
    Expectation(
      "ObjectiveCMainNib", ["adoption.missing", "manifest.main-nib"], silent: ["window.created-in-app-delegate"]),
    Expectation("ObjectiveCInCategory", more("callback.open-url")),
    Expectation("ObjectiveCHalfSceneDelegate", ["callback.lifecycle", "scene.cold-warm"]),
  ]
}
