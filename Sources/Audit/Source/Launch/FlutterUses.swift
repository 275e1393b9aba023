/// A place in launch code that means something of Flutter's engine, which is not there yet under scenes.
public struct FlutterUse: Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// The binary messenger of the engine.
    case messenger
    /// The app delegate, or the controller, as the registry of plugins.
    case registry
    /// A call of the app delegate's own registry without a receiver: the registry goes in front.
    case implicitRegistry
    /// The controller as what presents another one, inside of a closure that runs later.
    case presenter
    /// The controller itself, for which the engine's callback has nothing.
    case controller
  }

  public let kind: Kind
  public let range: ByteRange

  /// Whether it needs nothing but the registry of plugins.
  public var isOfRegistry: Bool { kind == .registry || kind == .implicitRegistry }

  public init(kind: Kind, range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}

/// Reads which places of a body mean the root controller, its engine, its messenger or the plugin registry.
///
/// Spellings: `window?.rootViewController as! FlutterViewController`, `guard let … as? …`, `if let`, through
/// `UIApplication.shared.delegate` or `keyWindow`, `self.window.rootViewController` with a cast in Objective-C.
struct FlutterUseReader {
  private enum Source {
    case controller, engine
  }

  /// In source order.
  private(set) var uses: [FlutterUse] = []
  /// Statements that only give the controller, or its engine, a name.
  private(set) var names: [ByteRange] = []
  /// `if let controller = … { … }`: the statement, and what is inside.
  private(set) var conditions: [(statement: ByteRange, inside: CodeBlock)] = []
  /// Calls of `GeneratedPluginRegistrant` with the app delegate as the registry.
  private(set) var registrations: [Call] = []

  private var isInClosure = false
  private typealias Names = [String: Source]

  /// - Parameters:
  ///   - controllers: parameters that hold the controller.
  ///   - registries: parameters that hold the app delegate as registry.
  init(_ body: CodeBlock, controllers: Set<String> = []) {
    read(body, Dictionary(controllers.map { ($0, .controller) }, uniquingKeysWith: { first, _ in first }))
  }

  private mutating func read(_ block: CodeBlock, _ outer: Names) {
    var names = outer
    let wasInClosure = isInClosure
    isInClosure = isInClosure || block.isFunction
    defer { isInClosure = wasInClosure }
    for statement in block.statements { read(statement, &names, in: block) }
  }

  private mutating func read(_ statement: Statement, _ names: inout Names, in outer: CodeBlock) {
    func isOutside(_ range: ByteRange) -> Bool {
      !statement.blocks.contains { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
    }
    let calls = statement.calls.filter { isOutside($0.range) }
    let references = statement.references.filter { isOutside($0.range) }
    let found = references.compactMap { reference in Self.root(of: reference, names).map { (reference, $0) } }
    if let only = found.first, found.count == 1, only.0.access == .read,
      let source = Self.named(only.1.source, only.1.rest),
      calls.allSatisfy({ !$0.range.overlaps(only.0.range) || Self.isGetter($0) })
    {
      if [.declaration, .guard].contains(statement.kind), statement.declares.count == 1,
        calls.allSatisfy(Self.isGetter),
        let name = statement.declares.first
      {
        names[name] = source
        self.names.append(statement.range)
        return
      }
      if statement.kind == .if, statement.blocks.count == 1, let inside = statement.blocks.first,
        let name = Self.binding(of: statement, inside, in: outer),
        references.allSatisfy({ $0 == only.0 || Self.isType($0) })
      {
        var inner = names
        inner[name] = source
        conditions.append((statement.range, inside))
        read(inside, inner)
        return
      }
    }
    for (reference, root) in found {
      read(reference, root, calls: calls, in: statement)
    }
    for call in calls { read(call) }
    for block in statement.blocks { read(block, names.filter { !block.locals.map(\.name).contains($0.key) }) }
  }

  /// Whether everything that the statement does with the window is taking its root controller.
  static func onlyTakesController(_ statement: Statement) -> Bool {
    let windows = statement.references.filter { $0.path.contains("window") }
    return !windows.isEmpty && windows.allSatisfy { $0.access == .read && $0.path.contains("rootViewController") }
  }

  /// The one name that an `if let` binds.
  private static func binding(of statement: Statement, _ block: CodeBlock, in outer: CodeBlock) -> String? {
    let bound = (outer.locals + block.locals).filter { local in
      local.scope.contains(block.range.lowerBound) && statement.range.lowerBound < local.scope.lowerBound
        && local.scope.lowerBound <= block.range.lowerBound
    }
    return Set(bound.map(\.name)).count == 1 ? bound.first?.name : nil
  }

  private static func isType(_ reference: Reference) -> Bool {
    reference.path.count == 1 && reference.first.first?.isUppercase == true
  }

  /// A message without arguments: what Swift spells as a property.
  private static func isGetter(_ call: Call) -> Bool {
    call.arguments.isEmpty && !call.hasTrailingClosure
      && ["window", "rootViewController", "sharedApplication", "delegate", "engine", "keyWindow", "fatalError"]
        .contains(
          call.name)
      || call.name == "fatalError" || call.name == "preconditionFailure"
  }

  /// What a name stands for after `let name = <source>.<rest>`.
  private static func named(_ source: Source, _ rest: [String]) -> Source? {
    switch (source, rest) {
    case (.controller, []): .controller
    case (.controller, ["engine"]), (.engine, []): .engine
    default: nil
    }
  }

  private static func root(of reference: Reference, _ names: Names) -> (source: Source, rest: [String])? {
    let path = reference.memberPath
    if let first = path.first, let source = names[first], reference.first != "self" {
      return (source, Array(path.dropFirst()))
    }
    guard let index = path.firstIndex(of: "rootViewController"), index > 0, reference.access == .read else {
      return nil
    }
    let before = path[..<index]
    guard before.contains(where: { ["window", "keyWindow", "windows", "delegate"].contains($0) }) else { return nil }
    return (.controller, Array(path[(index + 1)...]))
  }

  private mutating func read(
    _ reference: Reference, _ root: (source: Source, rest: [String]), calls: [Call], in statement: Statement
  ) {
    let rest =
      root.source == .engine ? root.rest : root.rest.first == "engine" ? Array(root.rest.dropFirst()) : root.rest
    if rest.first == "binaryMessenger" {
      add(.messenger, reference.range)
      return
    }
    // What is called on it.
    let called = calls.first { call in
      call.range.lowerBound <= reference.range.lowerBound && reference.range.upperBound <= call.range.upperBound
        && call.path.count == reference.path.count + 1 && call.path.dropLast().elementsEqual(reference.path)
    }
    if rest.isEmpty, let called {
      if Self.registryCalls.contains(called.name) {
        add(.registry, reference.range)
        return
      }
      if called.name == "pluginRegistry" {
        add(.registry, called.range)
        return
      }
    }
    if rest.isEmpty, called == nil,
      let argument = calls.flatMap(\.arguments).last(where: {
        $0.range.lowerBound <= reference.range.lowerBound && reference.range.upperBound <= $0.range.upperBound
      }), Self.isMessenger(argument)
    {
      add(.messenger, argument.range)
      return
    }
    let isPresenting =
      isInClosure && rest.isEmpty && reference.range.lowerBound == statement.range.lowerBound
      && called.map { ["present", "dismiss"].contains($0.name) } ?? false
    add(isPresenting ? .presenter : .controller, reference.range)
  }

  /// A controller stands for its messenger where one is asked for.
  private static func isMessenger(_ argument: Call.Argument) -> Bool {
    ["binaryMessenger", "messenger"].contains(argument.label) || argument.text.contains("FlutterBinaryMessenger")
  }

  private mutating func read(_ call: Call) {
    let isRegistrant = call.path.contains { $0.hasSuffix("PluginRegistrant") }
    if let argument = call.arguments.first(where: { $0.text == "self" }),
      isRegistrant || call.signature == "registerPlugins(with:)" || call.name == "registerWithRegistry:"
    {
      registrations.append(call)
      add(.registry, argument.range)
      return
    }
    guard Self.registryCalls.contains(call.name) else { return }
    switch call.path.dropLast() {
    case []: add(.implicitRegistry, call.range.lowerBound..<call.range.lowerBound)
    case ["self"]: registryReceivers.append(call)
    default: break
    }
  }

  /// Calls of the registry on `self`, whose receiver is found in the text.
  private(set) var registryReceivers: [Call] = []

  private static let registryCalls: Set = [
    "registrar", "registrarForPlugin:", "hasPlugin", "hasPlugin:", "valuePublished", "valuePublishedByPlugin:",
  ]

  private mutating func add(_ kind: FlutterUse.Kind, _ range: ByteRange) {
    let use = FlutterUse(kind: kind, range: range)
    if !uses.contains(use) { uses.append(use) }
  }
}
