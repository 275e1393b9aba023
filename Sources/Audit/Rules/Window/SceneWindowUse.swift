/// What becomes of the window that a scene delegate makes, or takes from the app delegate, as its scene connects.
struct SceneWindowUse {
  enum Lack: Sendable {
    /// Nothing is put into the window.
    case content
    /// Nothing shows it.
    case showing
    /// The app delegate that it is taken from has none by then.
    case making
  }

  /// Calls deeper than this are not followed.
  private static let mostHops = 6

  private let context: AuditContext
  private let target: AppTarget
  private let delegate: ClassModel
  private let reached: [CalledCode.Unit]

  /// nil where no connect method was read.
  init?(of delegate: ClassModel, in target: AppTarget, _ context: AuditContext) {
    let lineage = context.sources.lineage(of: delegate, in: target)
    guard let connect = lineage.lazy.compactMap({ $0.method("scene.willConnect") }).first,
      let body = connect.function.body
    else { return nil }
    self.context = context
    self.target = target
    self.delegate = delegate
    reached = context.sources.calledCode.reached(
      from: CalledCode.Unit(
        file: connect.file, type: delegate.name, title: delegate.name, block: body, around: body,
        parameters: connect.function.parameters, countsNextTurn: true), hops: Self.mostHops
    ).map(\.unit)
  }

  /// What is missing for a first screen, as far as that is sure: code that was not read, or that got the window or the
  /// scene, may do anything.
  var lack: Lack? {
    if LaunchWindow.isBound(in: context, target) { return isMadeByLaunch ? nil : .making }
    let blocks = reached.map(\.block)
    guard makesPlainWindow(blocks), !isHandedOver(blocks) else { return nil }
    // A method of that name, or the observer of a property, may be meant, whatever it belongs to.
    let names = Set(blocks.flatMap(\.calls).map(\.name) + blocks.flatMap(\.references).flatMap(\.path))
    func mayReach(_ does: (CodeBlock) -> Bool) -> Bool {
      blocks.contains(where: does)
        || context.sources.calledCode.units.contains { unit in
          names.contains(unit.title.split(separator: ".").last.map(String.init) ?? "") && does(unit.block)
        }
    }
    if !mayReach(Self.fills) { return .content }
    return mayReach(Self.shows) ? nil : .showing
  }

  private static func fills(_ block: CodeBlock) -> Bool {
    block.references.contains { $0.access == .write && $0.path.contains("rootViewController") }
      || block.calls.contains { $0.name == "setRootViewController:" || $0.path.contains("rootViewController") }
  }

  private static func shows(_ block: CodeBlock) -> Bool {
    block.references.contains { $0.access == .write && ["isHidden", "hidden"].contains($0.path.last) }
      || block.calls.contains { ["makeKeyAndVisible", "setHidden:"].contains($0.name) }
  }

  /// A window of a class of its own may fill and show itself.
  private func makesPlainWindow(_ blocks: [CodeBlock]) -> Bool {
    let calls = blocks.flatMap(\.calls)
    let windows = WindowCreation.types(in: context.sources)
    let makes = calls.filter { WindowCreation.isConstruction($0, of: windows) }
    return !makes.isEmpty && makes.allSatisfy { WindowCreation.isConstruction($0, of: ["UIWindow"]) }
      && !calls.contains { $0.path.first == "super" }
      && delegate.property("window")?.property.accessors == nil
  }

  /// Whether the window, the scene or the scene delegate goes to other code.
  private func isHandedOver(_ blocks: [CodeBlock]) -> Bool {
    var names: Set = ["window", "_window", "windowScene", "scene", "self"]
    for statement in blocks.flatMap(\.allStatements)
    where statement.calls.contains(where: WindowCreation.bindsScene) {
      names.formUnion(statement.declares)
    }
    // Methods of the two delegates are followed.
    let followed = Set(
      ([delegate] + context.sources.appDelegates(of: target)).flatMap(\.methods)
        .flatMap { [$0.function.baseName, $0.function.signature] })
    let isGiven = blocks.flatMap(\.calls).contains { call in
      !WindowCreation.bindsScene(call) && !call.name.hasPrefix("isKindOfClass") && !followed.contains(call.name)
        && call.arguments.contains { argument in
          names.contains(argument.text.filter { !"!?".contains($0) }) || argument.text == "self.window"
        }
    }
    // The app delegate only keeps it.
    let isPut = blocks.flatMap(\.references).contains { reference in
      let path = reference.memberPath
      return reference.access == .write && path.count > 1 && path.last == "window"
        && !path.dropLast().contains { $0.lowercased().contains("delegate") }
    }
    return isGiven || isPut
  }

  /// Whether the app delegate has a window by the time a scene connects: launch makes one whatever the state of the app,
  /// or what runs as the scene connects does.
  private var isMadeByLaunch: Bool {
    let windows = WindowCreation.types(in: context.sources)
    if reached.flatMap(\.block.calls).contains(where: { WindowCreation.isConstruction($0, of: windows) }) {
      return true
    }
    return context.sources.appDelegates(of: target).allSatisfy { owner in
      let lineage = context.sources.lineage(of: owner, in: target)
      let isTold = lineage.contains { model in
        model.property("window").map { $0.property.accessors != nil || $0.property.initializer != nil }
          ?? model.methods.contains { $0.function.signature == "window" }
      }
      if isTold || owner.supertypes.contains(where: { !Self.plain.contains($0) }) { return true }
      if ForegroundWindow(of: owner, in: context) != nil { return false }
      return LaunchWindow.isMade(by: owner, in: context, target) || isPutElsewhere(owner)
    }
  }

  private static let plain: Set = ["NSObject", "UIResponder", "UIApplicationDelegate"]

  /// Whether other code puts a window into the app delegate.
  private func isPutElsewhere(_ owner: ClassModel) -> Bool {
    context.ownSources.contains { file, _ in
      file.codeBlocks.contains { block in
        block.references.contains { $0.access == .write && $0.path.count > 1 && $0.path.last == "window" }
          || block.calls.contains { $0.name == "setWindow:" }
      }
    }
  }
}
