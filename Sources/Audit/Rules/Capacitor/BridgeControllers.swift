/// Which bridge view controller an app shows: the plain one, or one of its own.
struct BridgeControllers {
  static let plain = "CAPBridgeViewController"

  struct Custom {
    /// Class, as the storyboard or the source spells it.
    let name: String
    /// Module the storyboard names, if any.
    let module: String?
    let storyboard: Storyboard?
    /// Inside of a navigation or tab controller, or otherwise not the storyboard's first.
    let isNested: Bool
    /// Whether the storyboard holds nothing but the class.
    let isBare: Bool
    /// The declaration, where it was read.
    let declaration: ClassModel?
  }

  /// The bridge of one's own that `target` shows through its main storyboard, else the only one in its sources.
  static func custom(of target: AppTarget, in context: AuditContext) -> Custom? {
    let own = context.sources.subtypes(of: plain)
    let storyboard = mainStoryboard(of: target, in: context)
    if let storyboard {
      if let initial = storyboard.initialController, let name = initial.customClass {
        if name != plain {
          // A class that is known not to be a bridge is somebody else's business.
          let model = context.sources.classModel(name, in: target)
          if own.contains(name) || model == nil || initial.customModule == "Capacitor"
            || isBridge(model, context, target)
          {
            return Custom(
              name: name, module: initial.customModule, storyboard: storyboard, isNested: false, isBare: initial.isBare,
              declaration: model)
          }
        } else {
          return nil
        }
      }
      if let nested = storyboard.controllers.first(where: { $0.customClass.map(own.contains) ?? false }) {
        return Custom(
          name: nested.customClass ?? plain, module: nested.customModule, storyboard: storyboard, isNested: true,
          isBare: false, declaration: nested.customClass.flatMap { context.sources.classModel($0, in: target) })
      }
      if storyboard.controllers.contains(where: { $0.customClass == plain }) { return nil }
    }
    let models = own.sorted().compactMap { context.sources.classModel($0, in: target) }
      .filter { !VendoredCode.holds($0.declaration.file.path) }
    guard let model = models.first, models.count == 1 else { return nil }
    return Custom(
      name: model.name, module: nil, storyboard: storyboard, isNested: false, isBare: true, declaration: model)
  }

  private static func isBridge(_ model: ClassModel?, _ context: AuditContext, _ target: AppTarget) -> Bool {
    guard let model else { return true }
    return context.sources.lineage(of: model, in: target).contains { $0.supertypes.contains(plain) }
  }

  static func mainStoryboard(of target: AppTarget, in context: AuditContext) -> Storyboard? {
    let named =
      target.configurations.compactMap { configuration -> String? in
        if case .file(let path) = configuration.infoPlist,
          let plist = context.project.infoPlists[path]
        {
          let manifest = plist.sceneManifest?.windowConfigurations.lazy.compactMap(\.storyboard).first
          if let name = manifest ?? plist.string("UIMainStoryboardFile") { return name }
        }
        return configuration.setting("INFOPLIST_KEY_UIMainStoryboardFile")
      }.first ?? "Main"
    let all = context.project.storyboards.filter { $0.name == named }
    return all.first { target.resources.contains($0.path) }
      ?? all.first { TreePath.isInside($0.path, target.sourceRoot) } ?? all.first
  }
}
