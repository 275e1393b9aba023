/// Finds out what a method body depends on, in both languages.
public enum BodyAnalyzer {
  /// - Parameters:
  ///   - method: a method of `owner`; one without a body depends on nothing.
  ///   - owner: the class with all its parts; members of superclasses that the project declares count too.
  public static func analyse(
    _ method: ClassModel.Method, of owner: ClassModel, in sources: SourceIndex
  ) -> BodyAnalysis {
    guard let body = method.function.body else {
      return BodyAnalysis(
        members: [], selfUses: [], usesSuper: false, parameterUses: [:], fileLocalNames: [], returns: [], traits: [])
    }
    let members = MemberTable(owner, in: sources)
    var reading = BodyReading(method, body: body, owner: owner, members: members)
    reading.read()
    return BodyAnalysis(
      members: reading.members, selfUses: reading.selfUses, usesSuper: reading.usesSuper,
      parameterUses: reading.parameterUses, shorthandUses: reading.shorthandUses,
      fileLocalNames: reading.fileLocalNames, returns: body.ownStatements.filter { $0.kind == .return },
      traits: BodyTraits.traits(of: body, in: method.file, members: members, sources: sources))
  }
}

/// One walk over the names of a body.
struct BodyReading {
  private let file: SourceFile
  private let body: CodeBlock
  private let ownerName: String
  private var table: MemberTable
  private let parameters: Set<String>
  private let locals: [String: [ByteRange]]
  private let fileLocals: FileLocals

  private var uses: [Int: Set<ByteRange>] = [:]
  private var written: Set<Int> = []
  private(set) var selfUses: [ByteRange] = []
  private(set) var usesSuper = false
  private(set) var parameterUses: [String: [ByteRange]] = [:]
  private(set) var shorthandUses: [ByteRange] = []
  private(set) var fileLocalNames: [String] = []
  /// Where `self` is the receiver of a call, and so no value.
  private var receivers: Set<Int> = []

  init(_ method: ClassModel.Method, body: CodeBlock, owner: ClassModel, members: MemberTable) {
    file = method.file
    self.body = body
    ownerName = owner.declaration.type.shortName
    table = members
    parameters = Set(method.function.parameters.compactMap(\.name))
    locals = body.localScopes
    fileLocals = FileLocals(method.file, without: owner.name)
  }

  /// Members in order of their first use.
  var members: [BodyAnalysis.Member] {
    uses.map { ($0.key, $0.value.sorted { $0.lowerBound < $1.lowerBound }) }
      .sorted { ($0.1.first?.lowerBound ?? 0, $0.0) < ($1.1.first?.lowerBound ?? 0, $1.0) }
      .map { index, ranges in
        let entry = table.entries[index]
        return BodyAnalysis.Member(
          name: entry.name, kind: entry.kind,
          isPrivate: entry.isPrivate || (entry.hasPrivateSetter && written.contains(index)),
          isStatic: entry.isStatic, file: entry.file, declaration: entry.declaration, uses: ranges)
      }
  }

  mutating func read() {
    for call in body.calls { read(call) }
    for reference in body.references { read(reference) }
    selfUses.sort { $0.lowerBound < $1.lowerBound }
    for name in parameterUses.keys {
      parameterUses[name] = Set(parameterUses[name] ?? []).sorted { $0.lowerBound < $1.lowerBound }
    }
  }

  private mutating func read(_ call: Call) {
    guard let first = call.path.first else { return }
    let name = Self.name(call.path.last ?? "")
    switch first {
    case "super": usesSuper = true
    case "self" where call.path.count > 1:
      guard let head = NameHead.find(call.path, in: call.range, of: file.text) else { return }
      receivers.insert(head.start)
      use(Self.name(call.path[1]), isMethod: call.path.count == 2, explicit: head.range)
    default:
      // Longer paths are read as references.
      guard call.path.count == 1, file.language == .swift,
        let head = NameHead.find([name], in: call.range, of: file.text)
      else { return }
      readName(name, at: head.range, isMethod: true, isShorthand: false)
    }
    noteFileLocals(call.path)
  }

  private mutating func read(_ reference: Reference) {
    if reference.access == .write, let name = reference.memberPath.first, let index = table.find(name, isMethod: false)
    {
      written.insert(index)
    }
    let head = NameHead.find(reference.path, in: reference.range, of: file.text)
    switch reference.first {
    case "", "()": break
    case "super": usesSuper = true
    case "self" where reference.path.count == 1: readSelf(reference)
    case "self", "Self":
      if let head, reference.path.count > 1 { use(Self.name(reference.path[1]), isMethod: false, explicit: head.range) }
    case ownerName where reference.path.count > 1: useStatic(reference.path[1])
    default:
      if let head {
        readName(reference.first, at: head.range, isMethod: false, isShorthand: reference.isShorthand)
      }
    }
    noteFileLocals(reference.path)
  }

  private mutating func readSelf(_ reference: Reference) {
    guard !reference.isShorthand, !receivers.contains(reference.range.lowerBound),
      !SourceScan.isRebinding(reference.range, in: file.text)
    else { return }
    selfUses.append(reference.range)
  }

  /// A name on its own: the innermost declaration counts.
  private mutating func readName(_ name: String, at range: ByteRange, isMethod: Bool, isShorthand: Bool) {
    if locals[name]?.contains(where: { $0.contains(range.lowerBound) }) == true { return }
    let member = Self.name(name)
    if isShorthand, parameters.contains(name) || table.find(member, isMethod: isMethod) != nil {
      shorthandUses.append(range)
    }
    if parameters.contains(name) {
      parameterUses[name, default: []].append(range)
    } else if file.language == .swift {
      let index =
        table.find(member, isMethod: isMethod)
        ?? table.findInherited(member, isMethod: isMethod, isExplicit: false)
      if let index { uses[index, default: []].insert(range) }
    } else if let index = table.findVariable(name) {
      uses[index, default: []].insert(range)
    }
  }

  private mutating func use(_ name: String, isMethod: Bool, explicit range: ByteRange) {
    let index =
      table.find(name, isMethod: isMethod)
      ?? (isInstance(range) ? table.findInherited(name, isMethod: isMethod, isExplicit: true) : nil)
    if let index { uses[index, default: []].insert(range) }
  }

  /// Whether `self` stands in front in Swift, and not `Self`.
  private func isInstance(_ range: ByteRange) -> Bool {
    file.language == .swift && file.text.bytes[range.lowerBound] == UInt8(ascii: "s")
  }

  /// `AppDelegate.shared` means the same everywhere, but must be visible.
  private mutating func useStatic(_ name: String) {
    if let index = table.find(name, isMethod: false), table.entries[index].isPrivate {
      uses[index, default: []].formUnion([])
    }
  }

  private mutating func noteFileLocals(_ path: [String]) {
    for (index, name) in path.enumerated() {
      let plain = Self.name(name)
      let isLocal = index == 0 ? fileLocals.names.contains(plain) : fileLocals.members.contains(plain)
      if isLocal, !fileLocalNames.contains(plain) { fileLocalNames.append(plain) }
    }
  }

  /// The first part of a selector; the property whose wrapper `$name` projects.
  private static func name(_ component: String) -> String {
    let name = component.prefix { $0 != ":" }
    return String(name.hasPrefix("$") && name.dropFirst().first?.isNumber == false ? name.dropFirst() : name)
  }
}
