/// The parsed source files of one project, and who is who in them.
public struct SourceIndex: Sendable {
  /// Sorted by path.
  public let files: [SourceFile]
  private let byPath: [String: Int]
  /// Declarations by short name and by qualified name.
  private let declarations: [String: [Place]]
  private let conforming: [String: Set<String>]

  private struct Place: Sendable {
    let file: Int
    let type: Int
  }

  public init(files: [SourceFile]) {
    self.files = files.sorted { $0.path < $1.path }
    var byPath: [String: Int] = [:]
    var declarations: [String: [Place]] = [:]
    var conforming: [String: Set<String>] = [:]
    for (fileIndex, file) in self.files.enumerated() {
      byPath[file.path] = fileIndex
      for (typeIndex, type) in file.types.enumerated() where !type.neverCompiled {
        let place = Place(file: fileIndex, type: typeIndex)
        declarations[type.name, default: []].append(place)
        if type.shortName != type.name { declarations[type.shortName, default: []].append(place) }
        for supertype in type.supertypes { conforming[supertype, default: []].insert(type.name) }
      }
    }
    self.byPath = byPath
    self.declarations = declarations
    self.conforming = conforming
  }

  public func file(_ path: String) -> SourceFile? { byPath[path].map { files[$0] } }

  /// All parts of the class `name` (declaration, extensions, categories) in the files of `target`, the declaration
  /// first; nil where no part declares it. With `target` nil every file counts.
  public func classModel(_ name: String, in target: AppTarget?) -> ClassModel? {
    let parts = (declarations[name] ?? []).filter { place in
      target.map { Self.compiles($0, files[place.file].path) } ?? true
    }.map { ClassModel.Part(file: files[$0.file], type: files[$0.file].types[$0.type]) }
    guard !parts.isEmpty else { return nil }
    return ClassModel(name: name, parts: parts)
  }

  /// Names of the types that have `supertype` among their supertypes, directly or through other types.
  public func subtypes(of supertype: String) -> Set<String> {
    var found: Set<String> = []
    var open = [supertype]
    while let next = open.popLast() {
      for name in conforming[next] ?? [] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }

  /// Classes of `target` that adopt `UIApplicationDelegate`, directly or through a superclass that is known to.
  /// The one that is the entry point first.
  public func appDelegates(of target: AppTarget) -> [ClassModel] {
    models(of: Self.applicationDelegateTypes, in: target).filter { !$0.isProtocol }
      .sorted { ($0.isEntryPoint ? 0 : 1, $0.name) < ($1.isEntryPoint ? 0 : 1, $1.name) }
  }

  /// Classes of `target` that adopt `UISceneDelegate` or `UIWindowSceneDelegate`, or inherit from one that does.
  public func sceneDelegates(of target: AppTarget) -> [ClassModel] {
    models(of: Self.sceneDelegateTypes, in: target).filter { !$0.isProtocol }.sorted { $0.name < $1.name }
  }

  private func models(of supertypes: [String], in target: AppTarget) -> [ClassModel] {
    supertypes.reduce(into: Set<String>()) { $0.formUnion(subtypes(of: $1)) }
      .compactMap { classModel($0, in: target) }
  }

  /// Whether `target` compiles the file at `path`. Headers count as compiled where their target's sources lie.
  static func compiles(_ target: AppTarget, _ path: String) -> Bool {
    target.compiledPaths.contains(path)
      || (TreePath.pathExtension(path) == "h" && TreePath.isInside(path, target.sourceRoot))
  }

  /// Types whose subclasses are app delegates although the SDK that declares them is not read.
  public static let applicationDelegateTypes = [
    "UIApplicationDelegate", "FlutterAppDelegate", "CDVAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper",
    "RCTAppDelegate", "RCTDefaultReactNativeFactoryDelegate.AppDelegate", "UnityAppController",
  ]
  public static let sceneDelegateTypes = [
    "UISceneDelegate", "UIWindowSceneDelegate", "FlutterSceneDelegate", "CDVSceneDelegate", "ExpoAppSceneDelegate",
    "EXExpoAppSceneDelegate", "CPTemplateApplicationSceneDelegate",
  ]
}

/// A class with all its parts.
public struct ClassModel: Sendable {
  public struct Part: Sendable {
    public let file: SourceFile
    public let type: TypeDeclaration
  }

  public struct Method: Sendable {
    public let file: SourceFile
    public let type: TypeDeclaration
    public let function: FunctionDeclaration

    public var location: SourceLocation { SourceLocation(file.text, function.nameRange) }
  }

  public let name: String
  /// The declaration first, extensions and categories after it by path.
  public let parts: [Part]

  init(name: String, parts: [Part]) {
    self.name = name
    func rank(_ part: Part) -> Int {
      switch part.type.kind {
      case .implementation: 0
      case .interface: 1
      case .extension: 2
      default: 0
      }
    }
    self.parts = parts.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  /// The part that declares it: the class, or the `@implementation`.
  public var declaration: Part { parts[0] }
  public var language: SourceFile.Language { declaration.file.language }
  public var supertypes: [String] { parts.flatMap(\.type.supertypes) }
  public var isProtocol: Bool { parts.allSatisfy { $0.type.kind == .protocol } }
  /// `@main`, `@UIApplicationMain`, on any part.
  public var isEntryPoint: Bool {
    parts.contains { $0.type.hasAttribute("main") || $0.type.hasAttribute("UIApplicationMain") }
  }
  /// Methods with a body that can be compiled, of all parts.
  public var methods: [Method] {
    parts.flatMap { part in
      part.type.methods.filter { $0.body != nil && !$0.neverCompiled }
        .map { Method(file: part.file, type: part.type, function: $0) }
    }
  }
  public var properties: [(file: SourceFile, property: PropertyDeclaration)] {
    parts.flatMap { part in part.type.properties.filter { !$0.neverCompiled }.map { (part.file, $0) } }
  }
  public func method(_ callbackID: String) -> Method? { methods.first { $0.function.callback?.id == callbackID } }
  public func methods(of event: Callback.Event) -> [Method] { methods.filter { $0.function.callback?.event == event } }
  public func property(_ name: String) -> (file: SourceFile, property: PropertyDeclaration)? {
    properties.first { $0.property.name == name }
  }
  /// Name by which the run time knows it, for a class of the module `module`.
  public func runtimeName(module: String) -> String {
    declaration.type.objectiveCName ?? module + "." + name
  }
}
