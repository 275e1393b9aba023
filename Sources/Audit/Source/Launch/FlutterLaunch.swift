/// The launch method of a Flutter app taken apart: which statements need the engine, and so go to the callback that tells
/// of it, and what takes the place of the controller there.
public struct FlutterLaunch: Sendable {
  public let method: ClassModel.Method
  /// Fates of the statements: `moves` means to the engine's callback.
  public let split: LaunchSplit
  /// Every place that means the engine, in source order.
  public let uses: [FlutterUse]
  /// Statements, nested ones too, that only give the controller a name: they go away.
  public let names: [ByteRange]
  /// `if let controller = … { … }`: the condition goes away, what is inside stays.
  public let conditions: [(statement: ByteRange, inside: ByteRange)]
  /// Calls that register the plugins with the app delegate.
  public let registrations: [ByteRange]
  /// Methods of the class that launch calls, with what they use, keyed by signature.
  public let helpers: [FlutterHelper]

  /// Whether something takes the controller, or what hangs on it, while the app launches.
  public var takesController: Bool {
    !names.isEmpty || !conditions.isEmpty || uses.contains { $0.kind != .registry && $0.kind != .implicitRegistry }
  }
  /// Registrations that a system with scenes comes to.
  public var registrationsUnderScenes: [ByteRange] {
    guard let body = method.function.body else { return [] }
    let calls = LegacyPaths(text: method.file.text).pieces(of: body).flatMap(\.calls).map(\.range)
    return registrations.filter { range in calls.contains { $0.overlaps(range) } }
  }
  /// Uses of the controller for which the engine's callback has nothing.
  public var openUses: [FlutterUse] { uses.filter { $0.kind == .controller } }
  public var isEmpty: Bool { uses.isEmpty && names.isEmpty && conditions.isEmpty && helpers.isEmpty }

  public init(_ method: ClassModel.Method, of owner: ClassModel, in sources: SourceIndex) {
    self.method = method
    let body = method.function.body ?? CodeBlock(range: method.function.range, statements: [])
    let reader = FlutterUseReader(body)
    let helpers = FlutterHelper.called(from: body, of: owner)
    let receivers = reader.registryReceivers.compactMap { Self.selfReceiver(of: $0, in: method.file.text) }
    // A helper that takes the controller is given the engine instead.
    let given = helpers.filter { $0.controller != nil }.flatMap(\.calls).flatMap(\.arguments).map(\.range)
    let own = reader.uses.filter { use in
      use.kind != .controller
        || !given.contains { $0.lowerBound <= use.range.lowerBound && use.range.upperBound <= $0.upperBound }
    }
    uses = (own + receivers.map { FlutterUse(kind: .registry, range: $0) }).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    names = reader.names
    conditions = reader.conditions.map { ($0.statement, $0.inside.range) }
    registrations = reader.registrations.map(\.range)
    self.helpers = helpers
    split = LaunchSplit(
      method, of: owner, in: sources, seeds: Self.seeds(reader, receivers, helpers, in: body, of: owner))
  }

  /// Indices of the statements that need the engine, and of what goes with them.
  static func engineStatements(of method: ClassModel.Method, _ owner: ClassModel, in sources: SourceIndex) -> Set<Int> {
    guard owner.supertypes.contains("FlutterAppDelegate") else { return [] }
    let launch = FlutterLaunch(method, of: owner, in: sources)
    if launch.isEmpty { return [] }
    return Set(launch.split.parts.indices.filter { launch.split.parts[$0].fate == .moves })
  }

  /// Statements that need the engine, each with its reason.
  private static func seeds(
    _ reader: FlutterUseReader, _ receivers: [ByteRange], _ helpers: [FlutterHelper], in body: CodeBlock,
    of owner: ClassModel
  ) -> [Int: String] {
    var seeds: [Int: String] = [:]
    for (index, statement) in body.statements.enumerated() {
      let ranges = reader.uses.map(\.range) + receivers + reader.names + reader.conditions.map(\.statement)
      if ranges.contains(where: { statement.range.contains($0.lowerBound) }) {
        let registers = reader.registrations.contains { statement.range.contains($0.range.lowerBound) }
        seeds[index] = registers ? localized("it registers the plugins") : localized("it needs the engine")
      } else if let helper = helpers.first(where: { helper in
        helper.calls.contains { statement.range.contains($0.range.lowerBound) }
      }) {
        seeds[index] = localized("it calls \(helper.method.function.baseName), which needs the engine")
      }
    }
    for (index, name) in followers(of: seeds, helpers: helpers, in: body, owner: owner) {
      seeds[index] = "it uses \(name), which is made with the engine"
    }
    return seeds
  }

  /// Statements behind the moved ones that use a property which those, or the methods they call, set: earlier it is
  /// empty, and what is done with it is lost without a word.
  private static func followers(
    of seeds: [Int: String], helpers: [FlutterHelper], in body: CodeBlock, owner: ClassModel
  ) -> [Int: String] {
    guard let first = seeds.keys.min() else { return [:] }
    let moving = helpers.filter { helper in
      seeds.keys.contains { index in
        helper.calls.contains { body.statements[index].range.contains($0.range.lowerBound) }
      }
    }.compactMap(\.method.function.body)
    let written = moving.flatMap(\.references).filter { $0.access == .write }.compactMap(\.memberPath.first)
    let made = Set(written).intersection(owner.properties.map(\.property.name))
    var found: [Int: String] = [:]
    for (index, statement) in body.statements.enumerated()
    where index > first && seeds[index] == nil && statement.kind != .return && LaunchOnly.reason(statement) == nil {
      if let name = made.intersection(names(in: statement, of: owner)).sorted().first { found[index] = name }
    }
    return found
  }

  /// Members that a statement uses, itself or in the methods of the class that it calls.
  private static func names(in statement: Statement, of owner: ClassModel) -> Set<String> {
    var names = Set(statement.references.compactMap(\.memberPath.first))
    for call in statement.calls {
      let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
      guard let name = path.first else { continue }
      names.insert(name)
      guard path.count == 1,
        let method = owner.methods.first(where: {
          $0.function.callback == nil && ($0.function.baseName == name || $0.function.signature == name)
        }), let inner = method.function.body
      else { continue }
      names.formUnion(inner.references.compactMap(\.memberPath.first) + inner.calls.compactMap(\.path.first))
    }
    return names
  }

  /// `self` in front of the called member.
  static func selfReceiver(of call: Call, in text: SourceText) -> ByteRange? {
    let word = Array("self".utf8)
    let bytes = text.bytes
    var index = call.range.lowerBound
    while index + word.count <= call.range.upperBound {
      if bytes[index..<index + word.count].elementsEqual(word) { return index..<index + word.count }
      index += 1
    }
    return nil
  }
}

/// A method of the app delegate that launch calls and that needs the engine.
public struct FlutterHelper: Sendable {
  public let method: ClassModel.Method
  /// The calls in the launch method.
  public let calls: [Call]
  public let uses: [FlutterUse]
  public let names: [ByteRange]
  public let conditions: [(statement: ByteRange, inside: ByteRange)]
  /// The parameter that holds the controller, if there is one.
  public let controller: FunctionDeclaration.Parameter?

  public var openUses: [FlutterUse] { uses.filter { $0.kind == .controller } }

  /// Whether all that the method, and what it calls, does with the window is taking the controller of Flutter's storyboard.
  static func onlyTakesController(_ method: ClassModel.Method, of owner: ClassModel) -> Bool {
    var reached = [method]
    var index = 0
    while index < reached.count, reached.count < 20 {
      let calls = reached[index].function.body?.calls ?? []
      let names = Set(calls.map { $0.path.filter { $0 != "self" } }.filter { $0.count == 1 }.compactMap(\.first))
      reached += owner.methods.filter { other in
        other.function.callback == nil
          && (names.contains(other.function.baseName) || names.contains(other.function.signature))
          && !reached.contains { $0.function.range == other.function.range }
      }
      index += 1
    }
    let statements = reached.flatMap { $0.function.body?.statements ?? [] }
    let touching = statements.filter { statement in
      (statement.references.map(\.path) + statement.calls.map(\.path)).contains { $0.contains("window") }
    }
    return !touching.isEmpty && touching.allSatisfy(FlutterUseReader.onlyTakesController)
  }

  static func called(from body: CodeBlock, of owner: ClassModel) -> [FlutterHelper] {
    var seen: Set<Int> = []
    return body.calls.compactMap { call -> FlutterHelper? in
      let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
      guard path.count == 1, let name = path.first,
        let method = owner.methods.first(where: {
          $0.function.callback == nil && ($0.function.baseName == name || $0.function.signature == name)
            && $0.function.parameters.count == call.arguments.count
        }), let inner = method.function.body, seen.insert(method.function.range.lowerBound).inserted
      else { return nil }
      let controller = method.function.parameters.first { $0.type.hasPrefix("FlutterViewController") }
      let reader = FlutterUseReader(inner, controllers: Set([controller?.name].compactMap { $0 }))
      let receivers = reader.registryReceivers.compactMap { FlutterLaunch.selfReceiver(of: $0, in: method.file.text) }
      let uses = reader.uses + receivers.map { FlutterUse(kind: .registry, range: $0) }
      guard !uses.isEmpty || controller != nil || !reader.names.isEmpty || !reader.conditions.isEmpty else {
        return nil
      }
      let all = body.calls.filter { other in
        let path = other.path.first == "self" ? Array(other.path.dropFirst()) : other.path
        return path == [name]
      }
      return FlutterHelper(
        method: method, calls: all, uses: uses, names: reader.names,
        conditions: reader.conditions.map { ($0.statement, $0.inside.range) }, controller: controller)
    }
  }
}
