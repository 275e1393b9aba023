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

    public init(file: SourceFile, type: TypeDeclaration, function: FunctionDeclaration) {
      self.file = file
      self.type = type
      self.function = function
    }

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
  /// More than a header that tells of a class of some other target.
  public var isImplemented: Bool { declaration.type.kind != .interface && declaration.type.kind != .extension }
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
    let named = properties.filter { $0.property.name == name }
    // An instance variable may have the name of its property.
    return named.first { !$0.property.modifiers.contains("ivar") } ?? named.first
  }
  /// Name by which the run time knows it, for a class of the module `module`.
  public func runtimeName(module: String) -> String {
    declaration.type.objectiveCName ?? module + "." + name
  }
}
