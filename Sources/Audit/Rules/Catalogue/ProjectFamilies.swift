/// Families about the project: its manifest, its files, its targets and its windows.
extension RuleCatalogue {
  static let adoption: [any Rule.Type] = [AdoptionMissing.self, AdoptionPartial.self, AdoptionDone.self]
  static let manifest: [any Rule.Type] = [
    HollowManifest.self, ManifestWithoutWindowRole.self, DisabledManifest.self, ManifestInWrongPlace.self,
    UnknownManifestKey.self, UnresolvedSceneDelegate.self, WrongSceneDelegateType.self,
    GeneratedManifestOverride.self, SeveralScenes.self, MissingSceneStoryboard.self, DoubleWindow.self,
    MainStoryboardKey.self, MainNib.self, ConfigurationNameMismatch.self, ManifestCoverage.self,
    ManifestNotDefined.self,
  ]
  static let project: [any Rule.Type] = [
    ConflictMarkersLeft.self, UnreadableProjectPart.self, GeneratedProject.self, UnreadablePropertyList.self,
    PreprocessedPropertyList.self, BinaryPropertyList.self, GeneratedPropertyList.self,
  ]
  static let membership: [any Rule.Type] = [
    SceneDelegateNotCompiled.self, OrphanSceneDelegate.self, SceneDelegateNameClash.self,
  ]
  static let target: [any Rule.Type] = [TestHostDelegate.self, DeploymentTarget.self, SkippedTargets.self]
  static let window: [any Rule.Type] = [
    WindowInAppDelegate.self, WindowMissing.self, WindowWithoutScene.self, AppDelegateWindowProperty.self,
    AppDelegateWindowRead.self, GlobalWindowRead.self, PerProcessWindowState.self, UnavailableWindowAPI.self,
  ]
  static let swiftUI: [any Rule.Type] = [
    SwiftUISceneBased.self, DeadAdaptorMethod.self, SwiftUIDelegateCast.self, SwiftUISceneDelegateWindow.self,
    SwiftUIHostedModifiers.self, SwiftUILeftoverManifest.self, SwiftUIUnknownConfiguration.self,
    SwiftUITwoEntryPoints.self,
  ]
}
