/// The table of `FindingTests`.
enum CapacitorExpectations {
  static let all = [untouched, bridges, links, lifeCycle, states, manifests, files, others].flatMap { $0 }

  private static let custom: Set<String> = ["callback.open-url", "callback.user-activity", "callback.lifecycle"]
  private static let missing: Set<String> = ["adoption.missing", "capacitor.version"]
  private static func more(_ rules: String...) -> Set<String> { missing.union(rules) }

  private static let untouched: [Expectation] = [
    Expectation(
      "StockSPM", missing, silent: custom, missed: ["capacitor.version"],
      gap: "its doctor finds nothing wrong with a project that has no manifest"),
    Expectation("StockCocoaPods", missing, silent: custom),
    Expectation("RenamedTarget", missing, silent: custom),
    Expectation("AtMainInsteadOfApplicationMain", missing, silent: custom),
    Expectation(
      "TwoAppTargets", missing, silent: custom, gap: "only the first target gets a scene delegate and a manifest"),
    Expectation("OtherPlatformFolder", missing, silent: custom),
    Expectation("OldDeploymentTarget", more("target.deployment"), missed: ["target.deployment"]),
    Expectation(
      "SynchronizedFolder", missing, silent: custom, gap: "a folder that Xcode keeps in step is only warned about"),
    Expectation("ExtensionFirst", more("target.skipped"), gap: "the first target may be an extension"),
    Expectation("WatchAppFirst", more("target.skipped"), gap: "the first target may be a watch app"),
    Expectation(
      "VersionRangeAhead", ["adoption.missing"], silent: ["capacitor.version"],
      gap: "the range in package.json is lowered"),
    Expectation(
      "VersionsDisagree", ["adoption.missing", "capacitor.versions-disagree"], missed: ["capacitor.versions-disagree"]),
    Expectation("CapacitorFive", missing, missed: missing, gap: "projects of Capacitor 6 and older are refused"),
    Expectation("OtherStoryboard", missing, gap: "the manifest always names Main as its storyboard"),
    Expectation("ObjectiveCAppDelegate", missing, gap: "manifest and scene delegate are written without a hook"),
    Expectation(
      "AppDelegateFinalWithUnnamedParameters", more("callback.lifecycle"), missed: ["callback.lifecycle"]),
  ]

  private static let bridges: [Expectation] = [
    bridge("BridgeInStoryboardWithProvider"), bridge("BridgeInStoryboardWithModule"),
    bridge("BridgeInStoryboardOfRenamedTarget"), bridge("BridgeInNavigationController"),
    bridge("BridgeWithRuntimeAttributes"),
    Expectation("BridgeNotInStoryboard", missing, silent: ["capacitor.custom-bridge"]),
  ]

  private static func bridge(_ name: String) -> Expectation {
    Expectation(
      name, more("capacitor.custom-bridge"), silent: custom, missed: ["capacitor.custom-bridge"],
      gap: "the app's own bridge controller is replaced by a plain one")
  }

  private static let links: [Expectation] = [
    Expectation("URLBodyEarlyReturn", more("callback.open-url")),
    Expectation("URLBodyReadsOptions", more("callback.open-url")),
    Expectation("URLBodyPrivateMembers", more("callback.open-url")),
    Expectation("URLBodyWithoutProxy", more("callback.open-url")),
    Expectation("ActivityBodyCustom", more("callback.user-activity"), silent: ["callback.open-url"]),
    Expectation(
      "ProxyCallOverLines", missing, silent: custom, gap: "a proxy call over several lines counts as code of the app"),
    Expectation("GoogleSignIn", more("callback.open-url", "sdk.forwarding"), missed: ["sdk.forwarding"]),
    Expectation("FacebookLogin", more("callback.open-url", "sdk.forwarding"), missed: ["sdk.forwarding"]),
    Expectation(
      "GoogleAndFacebook", more("callback.open-url", "sdk.forwarding"), missed: ["sdk.forwarding"]),
    Expectation(
      "LaunchWorksOnWindow", more("window.created-in-app-delegate"), missed: ["window.created-in-app-delegate"]),
    Expectation("LaunchOptionReads", more("launch.options"), missed: ["launch.options"]),
    Expectation("Shortcut", more("callback.shortcut"), missed: ["callback.shortcut"]),
  ]

  private static let lifeCycle: [Expectation] = [
    Expectation(
      "LifeCycleBodies", more("callback.lifecycle"), silent: ["callback.privacy-screen"],
      missed: ["callback.lifecycle"], gap: "code in life-cycle methods is not looked at"),
    Expectation("LifeCycleBodyInExtension", more("callback.lifecycle"), missed: ["callback.lifecycle"]),
    Expectation("PrivacyScreen", more("callback.privacy-screen"), missed: ["callback.privacy-screen"]),
    Expectation(
      "WindowReadInPushCallback", more("window.app-delegate-read"), missed: ["window.app-delegate-read"]),
    Expectation("WindowReadInLifeCycle", more("callback.lifecycle"), missed: ["callback.lifecycle"]),
    Expectation(
      "WindowInCode", more("window.created-in-app-delegate"), missed: ["window.created-in-app-delegate"]),
  ]

  private static let unresolved: Set<String> = ["adoption.partial", "manifest.delegate-unresolved"]

  private static let states: [Expectation] = [
    Expectation(
      "PartialManifestOnly", unresolved, silent: ["adoption.missing", "adoption.done"],
      missed: ["manifest.delegate-unresolved"],
      gap: "a run that stopped after the manifest cannot be taken up again"),
    Expectation("PartialFileOnly", ["adoption.partial"], silent: ["adoption.done"]),
    Expectation("PartialHookOnly", ["adoption.partial"], silent: ["adoption.done"]),
    Expectation(
      "PartialManifestAndFile", ["adoption.partial", "membership.not-compiled"], missed: ["membership.not-compiled"]),
    Expectation("PartialManifestAndHook", ["adoption.partial"], silent: ["adoption.done"]),
    Expectation("PartialFileAndHook", ["adoption.done"], silent: ["blockers"]),
    Expectation(
      "PartialWithCustomURLBody", ["adoption.partial", "manifest.delegate-unresolved", "callback.open-url"],
      missed: ["callback.open-url"],
      gap: "nothing is looked at in a project that is adopted in part"),
    Expectation("AlreadyMigrated", ["adoption.done"], silent: ["blockers", "questions"]),
    Expectation(
      "MigratedWithDeadBodies", ["adoption.done", "callback.lifecycle", "callback.open-url"],
      missed: ["callback.lifecycle", "callback.open-url"], gap: "nothing is looked at in a migrated project"),
    Expectation(
      "HookOverLines", ["adoption.done"], silent: ["blockers", "questions"],
      gap: "a hook over several lines counts as none"),
    Expectation(
      "MigratedWithoutHook", ["adoption.done"], silent: ["blockers", "questions"],
      gap: "the hook is taken to be required"),
    Expectation(
      "MigratedNotCompiled", ["adoption.partial", "membership.not-compiled"], silent: ["adoption.done"],
      missed: ["membership.not-compiled"], gap: "a scene delegate that no target compiles counts as migrated"),
    Expectation(
      "MigratedWithoutWindow", ["adoption.partial", "window.none"], silent: ["adoption.done"], missed: ["window.none"],
      gap: "a scene delegate without a window counts as migrated"),
    Expectation(
      "MigratedWithoutForwarders", ["capacitor.forwarder"], missed: ["capacitor.forwarder"],
      gap: "a scene delegate that hands no links on counts as migrated"),
    Expectation("MigratedWithLegacyForwarders", ["capacitor.legacy-forwarder"], missed: ["capacitor.legacy-forwarder"]),
    Expectation("MigratedDropsCustomBridge", ["capacitor.custom-bridge"], missed: ["capacitor.custom-bridge"]),
    Expectation(
      "SceneDelegateInOneOfTwoTargets", ["membership.not-compiled"], missed: ["membership.not-compiled"],
      gap: "the second target is not looked at"),
    Expectation(
      "SceneDelegateOfAnotherTarget", ["adoption.missing"], silent: ["capacitor.forwarder"],
      gap: "a SceneDelegate.swift of any target counts as this one's"),
    Expectation(
      "CapacitorNineSwiftUI", ["swiftui.scene-based"],
      silent: ["blockers", "questions", "adoption.missing", "adoption.partial"]),
  ]

  private static let manifests: [Expectation] = [
    Expectation("ManifestHollow", ["adoption.missing", "manifest.hollow"], missed: ["manifest.hollow"]),
    Expectation("ManifestWithoutConfigurations", ["adoption.missing", "manifest.hollow"], missed: ["manifest.hollow"]),
    Expectation("ManifestDisabled", ["manifest.disabled"], missed: ["manifest.disabled"]),
    Expectation("ManifestDisabledBesideHook", ["adoption.done"], silent: ["blockers"]),
    Expectation("ManifestInComment", ["manifest.disabled"], missed: ["manifest.disabled"]),
    Expectation("ManifestMisspelt", ["manifest.unknown-key"], missed: ["manifest.unknown-key"]),
    Expectation("ManifestNested", ["manifest.misplaced"], missed: ["manifest.misplaced"]),
    Expectation(
      "ManifestForCarPlayOnly", ["adoption.missing", "manifest.no-window-role"], missed: ["manifest.no-window-role"]),
    Expectation("ManifestOfSeveralScenes", ["manifest.multiple-scenes"], missed: ["manifest.multiple-scenes"]),
    Expectation("ManifestNamesClassNotThere", unresolved, missed: ["manifest.delegate-unresolved"]),
    Expectation("ManifestNamesAnotherClass", unresolved, missed: ["manifest.delegate-unresolved"]),
  ]

  private static let files: [Expectation] = [
    Expectation("Tabs", more("callback.lifecycle")),
    Expectation("TwoSpaces", more("callback.lifecycle")),
    Expectation("NotASCII", more("callback.lifecycle")),
    Expectation(
      "ProjectIndentedBySpaces", missing, gap: "the whole project file is written anew, and 0920 becomes 920"),
    Expectation("PlistWithComments", missing, gap: "the comments of the Info.plist are lost"),
    Expectation(
      "BracesInStrings", more("callback.lifecycle"), missed: ["callback.lifecycle"],
      gap: "a brace in a string ends the class"),
    Expectation(
      "PlistMalformed", ["plist.unreadable", "callback.lifecycle"], silent: ["adoption.missing"],
      gap: "an unreadable plist stops the whole migration"),
    Expectation("PlistBinary", ["plist.binary", "adoption.missing"], gap: "a binary plist stops the whole migration"),
    Expectation("ConflictMarkersInProject", ["project.conflict-markers"]),
  ]

  private static let others: [Expectation] = [
    Expectation("RemovedAPI", more("capacitor.removed-api")),
    Expectation(
      "PluginRepository", ["capacitor.plugin-removed-api", "capacitor.plugin-window"],
      silent: ["adoption.missing", "adoption.partial"]),
  ]
}
