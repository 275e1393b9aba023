/// A target that a SwiftUI `App` starts, with the app delegate behind its adaptor.
struct SwiftUIApp: Sendable {
  let adoption: TargetAdoption
  let app: ClassModel.Part
  /// The property with `@UIApplicationDelegateAdaptor`, if there is one.
  let adaptor: PropertyDeclaration?
  /// Its class, where it is one of the project's.
  let delegate: ClassModel?
  /// Classes of the target that the code or the manifest gives to scenes.
  let sceneDelegates: [ClassModel]

  var target: AppTarget { adoption.target }

  init?(_ adoption: TargetAdoption, _ context: AuditContext) {
    guard case .swiftUI(let app) = adoption.entry else { return nil }
    let target = adoption.target
    self.adoption = adoption
    self.app = app
    let adaptors = context.sources.files.filter { SourceIndex.compiles(target, $0.path) }.flatMap(\.types)
      .flatMap(\.properties).filter { property in
        !property.neverCompiled && property.attributes.contains { $0.hasPrefix("UIApplicationDelegateAdaptor") }
      }
    adaptor = adaptors.first
    let named = adaptors.lazy.compactMap { Self.className(of: $0) }.first
    delegate =
      named.flatMap { context.sources.classModel($0, in: target) }
      ?? (adaptors.isEmpty ? nil : context.sources.appDelegates(of: target).first)
    let linked = context.sources.sceneDelegates(of: target).filter { !context.sources.isCarPlayOnly($0.name) }
    let hook = adoption.hook.map { Set($0.delegateNames) } ?? []
    sceneDelegates =
      adoption.hook?.setsDelegate == true ? linked.filter { hook.isEmpty || hook.contains($0.name) } : []
  }

  /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`, or `… var delegate: AppDelegate`.
  private static func className(of property: PropertyDeclaration) -> String? {
    for attribute in property.attributes where attribute.hasPrefix("UIApplicationDelegateAdaptor(") {
      let inside = attribute.dropFirst("UIApplicationDelegateAdaptor(".count).prefix { $0 != ")" && $0 != "," }
      if inside.hasSuffix(".self") {
        let name = inside.dropLast(".self".count).filter { !$0.isWhitespace }
        return name.firstIndex(of: "<").map { String(name[name.index(after: $0)...].filter { $0 != ">" }) } ?? name
      }
    }
    return property.type.map { String($0.filter { !$0.isWhitespace && $0 != "?" }) }
  }

  /// The scene delegates' implementation of a callback that does something.
  func sceneMethod(_ callback: String) -> ClassModel.Method? {
    sceneDelegates.lazy.compactMap { $0.method(callback) }.first { !($0.function.body?.isEmpty ?? true) }
  }
}

extension AuditContext {
  /// Targets that a SwiftUI `App` starts.
  var swiftUIApps: [SwiftUIApp] { adoption.targets.compactMap { SwiftUIApp($0, self) } }

  /// The first call with this name in code of the target, such as a view's modifier.
  func firstCall(_ name: String, in target: AppTarget) -> (file: SourceFile, call: Call)? {
    for (file, targets) in ownSources where targets.contains(where: { $0.id == target.id }) {
      let bodies = file.compiledBodies
      if let call = bodies.flatMap(\.calls).first(where: { $0.name == name }) { return (file, call) }
    }
    return nil
  }
}

extension SourceFile {
  /// Code of functions and properties that can be compiled.
  var compiledBodies: [CodeBlock] {
    allFunctions.map(\.function).filter { !$0.neverCompiled }.compactMap(\.body)
      + types.filter { !$0.neverCompiled }.flatMap(\.properties).filter { !$0.neverCompiled }
      .flatMap { [$0.initializer, $0.accessors].compactMap { $0 } }
  }
}
