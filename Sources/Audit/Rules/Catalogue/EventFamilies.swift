/// Families about events: callbacks that die, launch options, scene delegates, dependencies, and stacks.
extension RuleCatalogue {
  static let callbacks: [any Rule.Type] = [
    CallbackLifecycle.self, CallbackPrivacyScreen.self, CallbackOpenURL.self, CallbackUserActivity.self,
    CallbackShortcut.self, CallbackCloudKitShare.self, CallbackStateRestoration.self, CallbackOrientation.self,
    CallbackDeadCode.self, LaunchOptions.self, LaunchMustStay.self, LaunchFinishedNotification.self,
    LaunchForegroundState.self, LaunchWithoutWindow.self,
  ]
  static let scene: [any Rule.Type] = [
    SceneColdWarm.self, SceneHandledTwice.self, SceneFirstOnly.self, SceneReconnect.self, SceneRole.self,
    SceneProcessWideStop.self, SceneCompletion.self, SceneStillForwardsDead.self,
  ]
  static let dependencies: [any Rule.Type] = [
    SDKForwarding.self, SDKUnknownForwarding.self, SDKManifestDependent.self, DependencyFloor.self,
    DependencyKnownBad.self,
  ]
  static let capacitor: [any Rule.Type] = [
    CapacitorVersion.self, CapacitorVersionsDisagree.self, CapacitorRemovedAPI.self, CapacitorCustomBridge.self,
    CapacitorForwarder.self, CapacitorLegacyForwarder.self, CapacitorObservers.self, CapacitorPluginRemovedAPI.self,
    CapacitorPluginLifecycle.self, CapacitorPluginWindow.self, CordovaVersion.self, CordovaScene.self,
  ]
}
