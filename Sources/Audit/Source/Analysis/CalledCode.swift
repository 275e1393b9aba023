/// Which code a piece of code runs at once: the bodies of what it calls, the initial values and accessors of what it reads.
///
/// Types are followed as far as they are written: a type's name, the declared type of a property or parameter, what a local
/// is made of. What is known to be of a type outside of the project leads nowhere; what is of no known type leads to a
/// function only where the project has one of that name.
struct CalledCode: Sendable {
  /// A body, an initial value or accessors.
  struct Unit: Sendable {
    let file: SourceFile
    /// Name of the type that it belongs to.
    let type: String?
    /// `Banner.show`
    let title: String
    let block: CodeBlock
    /// The body that declares its local names.
    let around: CodeBlock
    var parameters: [FunctionDeclaration.Parameter] = []
    /// Whether what the next turn of the main queue runs counts as well.
    var countsNextTurn = false

    var key: String { "\(file.path):\(block.range.lowerBound)" }
    /// What it runs at once on a system with scenes.
    var pieces: [LegacyPaths.Piece] {
      let later = block.statements.flatMap { PromptCode.later(in: $0, countsNextTurn: countsNextTurn) }
      func isNow(_ range: ByteRange) -> Bool { !later.contains { $0.contains(range.lowerBound) } }
      return LegacyPaths(text: file.text).pieces(of: block).map { piece in
        LegacyPaths.Piece(
          statement: piece.statement, calls: piece.calls.filter { isNow($0.range) },
          references: piece.references.filter { isNow($0.range) })
      }
    }
  }

  let units: [Unit]
  /// Places in `units` by name of the function or property; Swift functions by the first part of their selector too.
  private let functions: [String: [Int]]
  private let properties: [String: [Int]]
  private let signatures: [String]
  /// Names of types by their short name, or by the one that Objective-C knows.
  private let types: [String: String]
  private let related: [String: Set<String>]
  /// Types of the members of each type, as far as they are written.
  private let memberTypes: [String: [String: String]]

  /// Members that tell the one object of their type.
  private static let singles: Set<String> = [
    "shared", "sharedInstance", "instance", "default", "current", "main", "standard", "alloc", "self",
  ]

  init(_ sources: SourceIndex) {
    var units: [Unit] = []
    var functions: [String: [Int]] = [:]
    var properties: [String: [Int]] = [:]
    var signatures: [String] = []
    var types: [String: String] = [:]
    var supertypes: [String: Set<String>] = [:]
    var memberTypes: [String: [String: String]] = [:]
    func add(_ unit: Unit, _ signature: String) {
      units.append(unit)
      signatures.append(signature)
    }
    for file in sources.files where !VendoredCode.holds(file.path) {
      for type in file.types where !type.neverCompiled {
        types[type.shortName] = type.name
        if let name = type.objectiveCName { types[name] = type.name }
        supertypes[type.name, default: []].formUnion(type.supertypes)
        for function in type.methods where !function.neverCompiled {
          if let result = function.returnType { memberTypes[type.name, default: [:]][function.baseName] = result }
          guard let body = function.body else { continue }
          functions[function.baseName, default: []].append(units.count)
          if file.language == .swift {
            let head = ObjectiveCSelector.head(of: function)
            if head != function.baseName { functions[head, default: []].append(units.count) }
          }
          add(
            Unit(
              file: file, type: type.name, title: type.shortName + "." + function.baseName, block: body, around: body,
              parameters: function.parameters), function.signature)
        }
        for property in type.properties where !property.neverCompiled {
          memberTypes[type.name, default: [:]][property.name] =
            property.type ?? property.initializer?.calls.last?.path.first
          for block in [property.accessors, property.initializer].compactMap({ $0 }) {
            properties[property.name, default: []].append(units.count)
            add(
              Unit(
                file: file, type: type.name, title: type.shortName + "." + property.name, block: block, around: block),
              property.name)
          }
        }
      }
      for function in file.functions where !function.neverCompiled {
        guard let body = function.body else { continue }
        functions[function.baseName, default: []].append(units.count)
        add(
          Unit(
            file: file, type: nil, title: function.baseName, block: body, around: body,
            parameters: function.parameters), function.signature)
      }
    }
    self.units = units
    self.functions = functions
    self.properties = properties
    self.signatures = signatures
    self.types = types
    self.memberTypes = memberTypes
    related = supertypes.mapValues { $0.compactMap { types[$0] }.reduce(into: []) { $0.insert($1) } }
  }

  /// What the unit runs at once.
  func called(by unit: Unit) -> [Unit] {
    var found: [Int] = []
    for piece in unit.pieces {
      for call in piece.calls { found += places(of: call, in: unit) }
      for reference in piece.references where reference.access == .read {
        found += places(of: reference.path, in: unit)
      }
    }
    return found.unique.map { place in
      var called = units[place]
      called.countsNextTurn = unit.countsNextTurn
      return called
    }
  }

  /// The unit and what it leads to, nearest first, with the number of calls between.
  func reached(from start: Unit, hops most: Int) -> [(unit: Unit, hops: Int)] {
    var found = [(start, 0)]
    var seen: Set = [start.key]
    var level = [start]
    for hops in 1...most where !level.isEmpty {
      level = level.flatMap(called).filter { seen.insert($0.key).inserted }
      found += level.map { ($0, hops) }
    }
    return found
  }

  // MARK: Names

  private func places(of call: Call, in unit: Unit) -> [Int] {
    let receivers = Array(call.path.dropLast())
    let base = String(call.name.prefix { $0 != ":" })
    let read = places(of: receivers, in: unit)
    if receivers.isEmpty, let type = types[base] { return made(type) }
    let candidates = (functions[base] ?? []).filter { accepts(call, $0) }
    if receivers.isEmpty || ["self", "super", "Self"].contains(receivers[0]) && receivers.count == 1 {
      let own = candidates.filter { isMember($0, of: unit.type) }
      return own.isEmpty ? candidates.filter { units[$0].type == nil } : own
    }
    switch type(of: receivers, in: unit) {
    case .known(let name):
      let own = candidates.filter { isMember($0, of: name) }
      let isMaking = base.hasPrefix("init") || base == "new"
      return read + own + (isMaking ? made(name).filter { !own.contains($0) } : [])
    case .foreign: return read
    case .unknown: return candidates.count == 1 ? read + candidates : read
    }
  }

  /// Initial values, accessors and methods without arguments along a chain of members.
  private func places(of path: [String], in unit: Unit) -> [Int] {
    path.indices.flatMap { index -> [Int] in
      let candidates =
        (properties[path[index]] ?? []) + (functions[path[index]] ?? []).filter { units[$0].parameters.isEmpty }
      guard !candidates.isEmpty else { return [] }
      if index == 0 { return candidates.filter { isMember($0, of: unit.type) } }
      guard case .known(let name) = type(of: Array(path[..<index]), in: unit) else { return [] }
      return candidates.filter { isMember($0, of: name) }
    }
  }

  /// What making an object of the type runs.
  private func made(_ type: String) -> [Int] {
    (functions["init"] ?? []).filter { units[$0].type == type }
  }

  private enum KnownType {
    case known(String), foreign, unknown
  }

  private func type(of path: [String], in unit: Unit) -> KnownType {
    guard let first = path.first else { return .unknown }
    var current: String
    if first == "self" || first == "Self" || first == "super" {
      guard let own = unit.type else { return .unknown }
      current = own
    } else if let local = localType(first, in: unit) {
      guard case .known(let name) = local else { return local }
      current = name
    } else if let member = memberType(first, of: unit.type) {
      guard case .known(let name) = member else { return member }
      current = name
    } else if let name = types[first] {
      current = name
    } else {
      return first.first?.isUppercase == true ? .foreign : .unknown
    }
    for component in path.dropFirst() {
      let word = String(component.prefix { $0 != ":" })
      if let next = memberType(word, of: current) {
        guard case .known(let name) = next else { return next }
        current = name
      } else if !Self.singles.contains(word), !word.hasPrefix("shared"), !word.hasPrefix("init"),
        !word.hasPrefix("default")
      {
        return .unknown
      }
    }
    return .known(current)
  }

  private func memberType(_ name: String, of owner: String?) -> KnownType? {
    guard let owner else { return nil }
    for type in [owner] + ancestors(of: owner) {
      if let written = memberTypes[type]?[name] { return known(written, in: type) }
    }
    return nil
  }

  private func known(_ written: String, in owner: String) -> KnownType {
    if ["instancetype", "Self"].contains(written) { return .known(owner) }
    if written == "id" { return .known(owner) }
    let words = written.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let names = words.filter { $0.first?.isUppercase == true && !$0.hasPrefix("NS_") }
    guard let name = names.last else { return .unknown }
    return types[name].map { .known($0) } ?? .foreign
  }

  /// The type of a parameter or of a local that tells what it is made of.
  private func localType(_ name: String, in unit: Unit) -> KnownType? {
    if let parameter = unit.parameters.first(where: { $0.name == name }) { return known(parameter.type, in: "") }
    guard let statement = unit.around.allStatements.first(where: { $0.declares.contains(name) }) else { return nil }
    let heads = statement.calls.compactMap(\.path.first) + statement.references.compactMap(\.path.first)
    let named = heads.filter { $0.first?.isUppercase == true }
    if let type = named.lazy.compactMap({ types[$0] }).first { return .known(type) }
    return named.isEmpty ? .unknown : .foreign
  }

  private func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var open = Array(related[type] ?? [])
    while let next = open.popLast(), found.count < 20 {
      if found.contains(next) { continue }
      found.append(next)
      open += related[next] ?? []
    }
    return found
  }

  private func isMember(_ place: Int, of type: String?) -> Bool {
    guard let type, let owner = units[place].type else { return false }
    return owner == type || ancestors(of: type).contains(owner)
  }

  /// Whether the labels, or the selector, can belong to the function.
  private func accepts(_ call: Call, _ place: Int) -> Bool {
    let signature = signatures[place]
    if call.name.contains(":") {
      return units[place].file.language == .objectiveC
        ? call.name == signature : call.name == ObjectiveCSelector.text(signature)
    }
    if units[place].file.language == .objectiveC { return !signature.contains(":") || call.arguments.count > 0 }
    return CallResolver.accepts(call, units[place].parameters)
  }
}
