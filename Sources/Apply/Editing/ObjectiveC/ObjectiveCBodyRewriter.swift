import Audit

/// Why a body cannot go into another class. It can still stay and be called.
public enum ObjectiveCMoveRefusal: Error, Sendable, Hashable {
  case usesSuper
  /// Functions, variables and macros that only its own file knows.
  case usesFileLocal([String])
  /// An instance variable without a property.
  case usesInstanceVariable(String)
  case unclear(ObjectiveCEditRefusal)

  /// In words that follow "because".
  public var reason: String {
    switch self {
    case .usesSuper: localized("it calls super, which means another class there")
    case .usesFileLocal(let names): localized("it uses \(names.commaSeparated), which only its own file knows")
    case .usesInstanceVariable(let name): localized("it uses the instance variable \(name), which has no property")
    case .unclear(let refusal): refusal.reason
    }
  }
}

/// Rewrites an Objective-C body for another class: parameters and members of the old one replaced, everything else as
/// it was written.
public struct ObjectiveCBodyRewriter: Sendable {
  /// What the new place makes of returned values.
  public enum Results: Sendable {
    case keep
    /// The new place returns nothing: values go, what they call stays.
    case drop
  }

  public struct Rewritten: Sendable, Hashable {
    /// Lines without indentation of their own; a leading tab is one step.
    public let lines: [String]
    /// Whether the old class's object is needed under the name `receiver`.
    public let usesReceiver: Bool
    /// Members that no header declares, so that the new class cannot see them yet.
    public let hidden: [BodyAnalysis.Member]
  }

  let method: ClassModel.Method
  let owner: ClassModel
  let analysis: BodyAnalysis
  /// Name of the variable that holds the old class's object in the new place.
  let receiver: String
  /// Members of the old class that the new class has too.
  let shared: Set<String>

  public init(
    _ method: ClassModel.Method, of owner: ClassModel, analysis: BodyAnalysis, receiver: String = "appDelegate",
    shared: Set<String> = ["window"]
  ) {
    self.method = method
    self.owner = owner
    self.analysis = analysis
    self.receiver = receiver
    self.shared = shared
  }

  private var text: SourceText { method.file.text }

  private struct Replacement {
    let range: ByteRange
    let text: String
  }

  /// The body for its new place.
  ///
  /// - Parameters:
  ///   - range: the part of the body that is wanted; nil for all of it.
  ///   - parameters: expression for each parameter of the method, by its name inside the body.
  ///   - keepsMembers: the new place is the same class, so that its members stay as they are written.
  ///   - extra: further replacements.
  public func rewrite(
    _ range: ByteRange? = nil, parameters: [String: String], results: Results, keepsMembers: Bool = false,
    extra: [(range: ByteRange, text: String)] = []
  ) throws(ObjectiveCMoveRefusal) -> Rewritten {
    guard let body = method.function.body else { return Rewritten(lines: [], usesReceiver: false, hidden: []) }
    let range = range.map(wholeLines) ?? body.range
    do throws(ObjectiveCEditRefusal) {
      try ObjectiveCEditor.check(range, in: method.file)
    } catch {
      throw .unclear(error)
    }
    func isInside(_ use: ByteRange) -> Bool { range.lowerBound <= use.lowerBound && use.upperBound <= range.upperBound }
    var replacements = extra.map { Replacement(range: $0.range, text: $0.text) }
    for (name, uses) in analysis.parameterUses {
      guard let expression = parameters[name], expression != name else { continue }
      for use in uses where isInside(use) { replacements.append(Replacement(range: use, text: expression)) }
    }
    var hidden: [BodyAnalysis.Member] = []
    var usesReceiver = false
    if !keepsMembers {
      if analysis.usesSuper, calls(in: range).contains(where: { $0.path.first == "super" }) { throw .usesSuper }
      let local = fileLocals(in: range)
      if !local.isEmpty { throw .usesFileLocal(local) }
      for member in analysis.members {
        let uses = member.uses.filter(isInside)
        if uses.isEmpty || shared.contains(member.name) && member.kind == .property { continue }
        let name = try propertyName(of: member)
        if shared.contains(name) { continue }
        usesReceiver = usesReceiver || !member.isStatic
        if !isDeclaredInHeader(member, as: name) { hidden.append(member) }
        for use in uses { replacements.append(replacement(of: use, member: member, property: name)) }
      }
      for use in analysis.selfUses where isInside(use) {
        usesReceiver = true
        replacements.append(Replacement(range: use, text: isForProtocol(use) ? "(id)" + receiver : receiver))
      }
      for use in inheritedSelves(in: range, beside: replacements) {
        usesReceiver = true
        replacements.append(Replacement(range: use, text: receiver))
      }
    }
    if results == .drop { replacements += droppedResults(in: body, range: range) }
    let code = replaced(range, replacements)
    return Rewritten(lines: tidy(code), usesReceiver: usesReceiver, hidden: hidden)
  }

  /// From the start of the line, with the comments directly above.
  private func wholeLines(_ range: ByteRange) -> ByteRange {
    let line = text.lineIndex(at: range.lowerBound)
    let start = text.lineRange(line).lowerBound
    guard text.string(in: start..<range.lowerBound).allSatisfy({ $0 == " " || $0 == "\t" }) else { return range }
    return text.lineRange(text.commentStart(aboveLine: line)).lowerBound..<range.upperBound
  }

  // MARK: Names

  private func calls(in range: ByteRange) -> [Call] {
    (method.function.body?.calls ?? []).filter { range.contains($0.range.lowerBound) }
  }

  /// Names outside of the class that only this file declares: static functions and variables, macros.
  private func fileLocals(in range: ByteRange) -> [String] {
    let references = (method.function.body?.references ?? []).filter { range.contains($0.range.lowerBound) }
    let used = Set(references.map(\.first) + calls(in: range).map { $0.path.first ?? "" })
    let macros = text.path.hasSuffix(".h") ? [] : method.file.macros.map(\.name)
    return (analysis.fileLocalNames + macros).filter(used.contains)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The property behind an instance variable, or the member's own name.
  private func propertyName(of member: BodyAnalysis.Member) throws(ObjectiveCMoveRefusal) -> String {
    guard member.kind == .property else { return member.name }
    let properties = owner.properties.map(\.property)
    if properties.contains(where: { $0.name == member.name && !$0.modifiers.contains("ivar") }) { return member.name }
    if let synthesized = owner.parts.flatMap(\.type.synthesized).first(where: { $0.storage == member.name }) {
      return synthesized.name
    }
    let plain = member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
    if properties.contains(where: { $0.name == plain && !$0.modifiers.contains("ivar") }) { return plain }
    throw .usesInstanceVariable(member.name)
  }

  private func isDeclaredInHeader(_ member: BodyAnalysis.Member, as name: String) -> Bool {
    let visible = owner.parts.filter { $0.file.path.hasSuffix(".h") && !$0.type.isImplementation }
    switch member.kind {
    case .property:
      return visible.contains { part in part.type.properties.contains { $0.name == name } }
    default:
      // What a protocol of UIKit declares is seen through it.
      if owner.methods.contains(where: { $0.function.baseName == name && $0.function.callback != nil }) { return true }
      return visible.contains { part in
        part.type.methods.contains { $0.baseName == name }
          // A property's getter.
          || part.type.properties.contains { $0.name == name }
      }
    }
  }

  /// `self` in front of what the class inherits: `[self performSelector:…]` means the old class's object too.
  private func inheritedSelves(in range: ByteRange, beside replacements: [Replacement]) -> [ByteRange] {
    let bytes = text.bytes
    var result: [ByteRange] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let comment = method.file.comments.first(where: { $0.contains(index) }) {
        index = comment.upperBound
      } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        let quote = bytes[index]
        index += 1
        while index < range.upperBound, bytes[index] != quote { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        index += 1
      } else if SourceScan.isWord(bytes[index]) {
        let start = index
        while index < range.upperBound, SourceScan.isWord(bytes[index]) { index += 1 }
        let word = start..<index
        let isMember = start > 0 && [UInt8(ascii: "."), UInt8(ascii: ">")].contains(bytes[start - 1])
        let isCovered = replacements.contains { $0.range.lowerBound <= start && index <= $0.range.upperBound }
        if text.string(in: word) == "self", !isMember, !isCovered, !isSharedMember(behind: index) {
          result.append(word)
        }
      } else {
        index += 1
      }
    }
    return result
  }

  /// Whether a member that the new class has too follows: `self.window`, `[self setWindow:…]`.
  private func isSharedMember(behind offset: Int) -> Bool {
    let bytes = text.bytes
    var index = SourceScan.skipBlanks(offset, bytes.count, bytes)
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
    index = SourceScan.skipBlanks(index, bytes.count, bytes)
    var end = index
    while end < bytes.count, SourceScan.isWord(bytes[end]) { end += 1 }
    let name = text.string(in: index..<end)
    return shared.contains(name) || shared.contains { "set\($0.prefix(1).uppercased())\($0.dropFirst())" == name }
  }

  /// `x.delegate = self`, `[x setDelegate:self]`, where only the implementation's own file knows what the class conforms
  /// to.
  private func isForProtocol(_ use: ByteRange) -> Bool {
    let isHidden = owner.parts.contains { part in
      part.type.category?.isEmpty == true && !part.type.supertypes.isEmpty && !part.file.path.hasSuffix(".h")
    }
    guard isHidden else { return false }
    let bytes = text.bytes
    var index = use.lowerBound
    func skipBlanks() { while index > 0, SourceText.isBlank(bytes[index - 1]) { index -= 1 } }
    skipBlanks()
    guard index > 0, [UInt8(ascii: "="), UInt8(ascii: ":")].contains(bytes[index - 1]) else { return false }
    index -= 1
    skipBlanks()
    let end = index
    while index > 0, SourceScan.isWord(bytes[index - 1]) { index -= 1 }
    let word = text.string(in: index..<end).lowercased()
    return word.hasSuffix("delegate") || word.hasSuffix("datasource")
  }

  private func replacement(of use: ByteRange, member: BodyAnalysis.Member, property: String) -> Replacement {
    let written = text.string(in: use)
    let object = member.isStatic ? owner.name : receiver
    // The receiver of a message stands alone; anything else names the member.
    if written == "self" { return Replacement(range: use, text: object) }
    return Replacement(range: use, text: object + "." + property)
  }

  // MARK: Results

  /// `return value;` without the value: what it calls is still called.
  private func droppedResults(in body: CodeBlock, range: ByteRange) -> [Replacement] {
    var result: [Replacement] = []
    let bare = unbracedRanges(in: body)
    for statement in analysis.returns where statement.returned != nil && range.contains(statement.range.lowerBound) {
      let isLast = statement.range == body.statements.last?.range
      guard let value = valueRange(of: statement) else { continue }
      guard !statement.calls.isEmpty else {
        result.append(Replacement(range: statement.range, text: isLast ? "" : "return;"))
        continue
      }
      let isCall = statement.calls.contains { $0.range == value }
      let needsBraces = bare.contains(statement.range) && !isLast
      let margin = text.lineEnding.rawValue + text.indentation(at: statement.range.lowerBound)
      let open = (needsBraces ? "{ " : "") + (isCall ? "" : "(void)(")
      let end = isLast ? ";" : needsBraces ? "; return; }" : ";" + margin + "return;"
      result.append(Replacement(range: statement.range.lowerBound..<value.lowerBound, text: open))
      result.append(Replacement(range: value.upperBound..<statement.range.upperBound, text: (isCall ? "" : ")") + end))
    }
    return result
  }

  private func valueRange(of statement: Statement) -> ByteRange? {
    guard let value = statement.returned else { return nil }
    let bytes = text.bytes[statement.range]
    let length = value.utf8.count
    // Behind `return` and what separates it from the value.
    var start = statement.range.lowerBound + "return".utf8.count
    while start + length <= statement.range.upperBound, !bytes[start..<start + length].elementsEqual(value.utf8) {
      start += 1
    }
    return start + length <= statement.range.upperBound ? start..<start + length : nil
  }

  /// Statements that stand for a block without braces: `if (x) return y;`.
  private func unbracedRanges(in block: CodeBlock) -> Set<ByteRange> {
    var result: Set<ByteRange> = []
    for statement in block.allStatements {
      for inner in statement.blocks where inner.statements.count == 1 && inner.statements[0].range == inner.range {
        result.insert(inner.range)
      }
    }
    return result
  }

  // MARK: Text

  /// The bytes of `range` with the replacements made; one inside of another is dropped.
  private func replaced(_ range: ByteRange, _ replacements: [Replacement]) -> String {
    var result: [UInt8] = []
    var position = range.lowerBound
    let sorted = replacements.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    for replacement in sorted
    where replacement.range.lowerBound >= position && replacement.range.upperBound <= range.upperBound {
      result += text.bytes[position..<replacement.range.lowerBound]
      result += Array(replacement.text.utf8)
      position = replacement.range.upperBound
    }
    result += text.bytes[position..<max(position, range.upperBound)]
    return String(decoding: result, as: UTF8.self)
  }

  /// Lines without the common indentation and without blank lines at both ends; the file's steps become tabs.
  private func tidy(_ code: String) -> [String] {
    let unit = text.indentUnit
    let moved = SourceText(path: "", code)
    var lines = (0..<moved.lineCount).map { line -> String in
      var content = moved.line(line)
      while content.last == " " || content.last == "\t" { content.removeLast() }
      return content
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let margins = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { $0.prefix { $0 == " " || $0 == "\t" } }
    // The first line says where the body stands; a line that stands out to the left stands there too.
    let least = margins.min { $0.count < $1.count } ?? ""
    let margin = margins.first.flatMap { $0.isEmpty ? nil : $0 } ?? least
    return lines.map { line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return line }
      let blank = line.prefix { $0 == " " || $0 == "\t" }
      var rest = line.hasPrefix(margin) ? line.dropFirst(margin.count) : line.dropFirst(blank.count)
      var steps = 0
      while rest.hasPrefix(unit) {
        rest = rest.dropFirst(unit.count)
        steps += 1
      }
      return String(repeating: "\t", count: steps) + rest
    }
  }
}
