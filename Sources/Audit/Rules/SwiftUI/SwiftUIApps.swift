/// A target that a SwiftUI `App` starts, with the app delegate behind its adaptor.
struct SwiftUIApp: Sendable {
  let adoption: TargetAdoption
  let app: ClassModel.Part
  /// The property with `@UIApplicationDelegateAdaptor`, if there is one.
  let adaptor: PropertyDeclaration?
  /// Its class, where it is one of the project's.
  let delegate: ClassModel?
  /// Its name, where no source that was read declares it.
  let missingDelegate: String?
  /// Classes of the target that the code or the manifest gives to scenes.
  let sceneDelegates: [ClassModel]

  var target: AppTarget { adoption.target }

  init?(_ adoption: TargetAdoption, _ context: AuditContext) {
    guard case .swiftUI(let app) = adoption.entry else { return nil }
    let target = adoption.target
    self.adoption = adoption
    self.app = app
    let found = context.sources.adaptor(of: target)
    adaptor = found?.property
    delegate = context.sources.adaptorDelegate(of: target)
    missingDelegate = delegate == nil ? found?.className : nil
    let linked = context.sources.sceneDelegates(of: target).filter { !context.sources.isCarPlayOnly($0.name) }
    let hook = adoption.hook.map { Set($0.delegateNames) } ?? []
    sceneDelegates =
      adoption.hook?.setsDelegate == true ? linked.filter { hook.isEmpty || hook.contains($0.name) } : []
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
