/// What a class name in a scene manifest leads to.
public enum DelegateClass: Sendable {
  /// A class that the target compiles, spelt as the run time knows it.
  case found(ClassModel)
  /// A class that a framework is known to bring.
  case framework(String)
  /// Declared in a file that the target does not compile.
  case notCompiled(ClassModel)
  /// Declared, but the run time knows it by another name. `isCertain` is false where iOS may still find it.
  case misnamed(ClassModel, name: String, isCertain: Bool)
  /// Declared, but it is no scene delegate.
  case wrongType(ClassModel)
  /// In a module that was not read.
  case otherModule(String)
  /// A variable in the name could not be worked out.
  case unexpanded(String)
  case missing

  /// The class, where its source was read.
  public var model: ClassModel? {
    switch self {
    case .found(let model), .notCompiled(let model), .wrongType(let model), .misnamed(let model, _, _): model
    case .framework, .otherModule, .unexpanded, .missing: nil
    }
  }

  /// Whether the app starts with it as far as can be told here.
  public var isUsable: Bool {
    switch self {
    case .found, .framework, .otherModule, .unexpanded: true
    case .misnamed(_, _, let isCertain): !isCertain
    case .notCompiled, .wrongType, .missing: false
    }
  }
}

/// Looks class names of a manifest up in the sources of a target.
struct DelegateLookup {
  let sources: SourceIndex
  let target: AppTarget
  let configuration: TargetConfiguration

  /// Classes that stacks bring and manifests name directly.
  static let frameworkClasses: Set = [
    "FlutterSceneDelegate", "CDVSceneDelegate", "EXExpoAppSceneDelegate", "ExpoAppSceneDelegate",
  ]

  func find(_ written: String, role: String) -> DelegateClass {
    let (name, isComplete) = BuildVariables.expand(written, in: configuration, of: target)
    guard isComplete else { return .unexpanded(name) }
    let module = BuildVariables.moduleName(of: target, in: configuration)
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let short = parts.last, !short.isEmpty else { return .missing }
    let prefix = parts.dropLast().joined(separator: ".")
    if prefix.isEmpty, Self.frameworkClasses.contains(short), sources.classModel(short, in: nil) == nil {
      return .framework(short)
    }
    guard let model = declared(short) else {
      if prefix.isEmpty || prefix == module { return .missing }
      return .otherModule(prefix)
    }
    guard model.isCompiled(by: target, in: sources) || model.isFoundByName(in: target) else {
      return !prefix.isEmpty && prefix != module ? .otherModule(prefix) : .notCompiled(model)
    }
    let runtimeName = model.language == .swift ? model.runtimeName(module: module) : model.name
    if runtimeName != name {
      let isSwift = model.language == .swift
      // Swift's own look-up may find `Module.Name` for a class that was given another Objective-C name, and for a
      // module spelt otherwise nothing does. Expo's template ships the first form.
      let isCertain = !(isSwift && model.declaration.type.objectiveCName != nil && prefix == module)
      let spelling =
        isSwift && model.declaration.type.objectiveCName == nil ? "$(PRODUCT_MODULE_NAME).\(model.name)" : runtimeName
      return .misnamed(model, name: spelling, isCertain: isCertain)
    }
    if role == SceneManifest.windowRole, isCertainlyNoSceneDelegate(model) { return .wrongType(model) }
    return .found(model)
  }

  /// The class of that name or of that Objective-C name, a compiled one first.
  private func declared(_ name: String) -> ClassModel? {
    if let model = sources.classModel(name, in: target), !model.isProtocol { return model }
    for file in sources.files where SourceIndex.compiles(target, file.path) {
      for type in file.types where type.objectiveCName == name && type.kind == .class {
        return sources.classModel(type.name, in: target)
      }
    }
    guard let model = sources.classModel(name, in: nil), !model.isProtocol else { return nil }
    return model
  }

  /// Whether every ancestor is known and none of them is a scene delegate.
  private func isCertainlyNoSceneDelegate(_ model: ClassModel) -> Bool {
    if sources.isSceneDelegate(model.name) { return false }
    // The header that names the protocols of an Objective-C class may be one that was not read.
    if model.language == .objectiveC, !model.parts.contains(where: { $0.type.kind == .interface }) { return false }
    return sources.ancestors(of: model, in: target).allSatisfy { name in
      Self.plainTypes.contains(name) || sources.classModel(name, in: nil) != nil
    }
  }

  private static let plainTypes: Set = [
    "NSObject", "UIResponder", "UIApplicationDelegate", "UIViewController", "ObservableObject", "NSObjectProtocol",
    "UNUserNotificationCenterDelegate", "Sendable", "AnyObject", "UINavigationController", "UITabBarController",
    // App delegates of stacks, which are no scene delegates.
    "FlutterAppDelegate", "FlutterImplicitEngineDelegate", "FlutterPluginRegistrant", "FlutterStreamHandler",
    "ExpoAppDelegate", "CDVAppDelegate",
  ]
}

extension SourceIndex {
  /// Whether the type of that name adopts `UISceneDelegate` or `UIWindowSceneDelegate`, directly or not.
  func isSceneDelegate(_ name: String) -> Bool {
    Self.sceneDelegateTypes.contains { $0 == name || subtypes(of: $0).contains(name) }
  }

  /// Whether it is made for car screens only.
  func isCarPlayOnly(_ name: String) -> Bool {
    let own = Set(Self.sceneDelegateTypes.filter { subtypes(of: $0).contains(name) })
    return own == ["CPTemplateApplicationSceneDelegate"]
  }

  /// Names of the supertypes of `model`, of their supertypes, and so on.
  func ancestors(of model: ClassModel, in target: AppTarget) -> Set<String> {
    var found: Set<String> = []
    var open = model.supertypes
    while let name = open.popLast() {
      guard found.insert(name).inserted, let parent = classModel(name, in: target) else { continue }
      open += parent.supertypes
    }
    return found
  }

  /// `model`, then the superclasses of it that the target compiles.
  package func lineage(of model: ClassModel, in target: AppTarget) -> [ClassModel] {
    [model] + superclasses(of: model, in: target)
  }
}

extension ClassModel {
  /// Whether the run time finds it by its name alone in a library that `target` links: Objective-C knows no modules.
  func isFoundByName(in target: AppTarget) -> Bool {
    language == .objectiveC && isImplemented && target.linkedPaths.contains(declaration.file.path)
  }

  /// Whether the part that declares it is compiled by `target`.
  func isCompiled(by target: AppTarget, in sources: SourceIndex) -> Bool {
    parts.contains {
      $0.type.kind != .extension && $0.type.kind != .interface && SourceIndex.compiles(target, $0.file.path)
    }
      || (parts.allSatisfy { $0.type.kind == .interface || $0.type.kind == .extension }
        && parts.contains { target.compiledPaths.contains($0.file.path) })
  }
}
