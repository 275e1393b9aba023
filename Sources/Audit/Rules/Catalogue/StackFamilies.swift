/// Families about the ways an app is built that bring scenes of their own.
extension RuleCatalogue {
  static let flutter: [any Rule.Type] = [
    FlutterSceneVersion.self, FlutterPluginRegistration.self, FlutterControllerAtLaunch.self, FlutterPluginLaunch.self,
    FlutterOwnEngine.self,
    FlutterSceneDelegateBase.self, FlutterProviderForwards.self, FlutterDeepLinking.self, FlutterCLIMigrator.self,
    FlutterPluginSceneRegistration.self, FlutterPluginTwins.self, FlutterPluginSignature.self, FlutterPluginGreedy.self,
    FlutterPluginHeader.self, FlutterPluginWindow.self,
  ]
  static let reactNative: [any Rule.Type] = [
    ReactNativeWindow.self, ReactNativeKeepWindow.self, ReactNativeLinks.self, ReactNativeAfterStart.self,
    ReactNativeMultipleScenes.self, ReactNativeNavigation.self, ReactNativeShim.self, ExpoVersion.self,
    ExpoManaged.self,
    ExpoForwards.self, EngineOwned.self,
  ]
}
