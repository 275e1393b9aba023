import Audit

/// An app-delegate callback on its way to the scene delegate: which code the scene method runs for it.
struct CarriedCallback {
  let method: ClassModel.Method
  let callback: Callback
  let owner: ClassModel
  let analysis: BodyAnalysis
  let findings: [String]

  /// Name of the class that the scene delegate asks UIKit's delegate for.
  var className: String { owner.name }
  var function: FunctionDeclaration { method.function }
  var text: SourceText { method.file.text }

  /// In a Flutter app the superclass is told by the scene delegate's superclass.
  var isFlutter: Bool { owner.supertypes.contains("FlutterAppDelegate") }

  /// Calls of the stack's own app-delegate proxy inside the body.
  var proxyCalls: [Call] {
    function.body?.calls.filter {
      $0.path.first == "ApplicationDelegateProxy" || $0.callee == "CAPBridge.handleOpenUrl"
        || (isFlutter && $0.path.first == "super")
    }
      ?? []
  }

  /// Whether the result says something: some `return` hands back more than the proxy's answer or one constant at the
  /// end.
  var resultMatters: Bool {
    let proxies = proxyCalls
    if let only = function.body?.statements.first, function.body?.statements.count == 1, only.kind == .expression {
      return function.returnType != nil && !proxies.contains { $0.range == only.range }
    }
    let telling = analysis.returns.filter { statement in
      !proxies.contains { statement.range.overlaps($0.range) && isWhole($0, of: statement) }
    }
    if telling.isEmpty { return false }
    let last = function.body?.statements.last
    return
      !(telling.count == 1 && analysis.returns.count == 1 && telling.first?.range == last?.range
      && ["true", "false", "YES", "NO"].contains(telling.first?.returned ?? ""))
  }

  private func isWhole(_ call: Call, of statement: Statement) -> Bool {
    statement.returned.map { $0.filter { !$0.isWhitespace } }
      == text.string(in: call.range).filter { !$0.isWhitespace }
  }

  /// The body for another class: no indentation of its own, parameters and members replaced.
  /// - Parameters:
  ///   - parameters: expression for each parameter of the method, by its name inside the body.
  ///   - isBool: whether the new place returns Bool; else the returned values go.
  ///   - keepsMembers: the new place is the same class, so that its members stay as they are written.
  ///   - extra: further replacements.
  ///   - returning: what stands for a `return` before the end where `isBool` is false.
  func body(
    parameters: [String: String], isBool: Bool, keepsMembers: Bool = false,
    extra: [(range: ByteRange, text: String)] = [], returning: String = "return"
  ) throws(MoveRefusal) -> MovedBody {
    guard let block = function.body else { return MovedBody(code: "", usesAppDelegate: false, opened: []) }
    if method.file.language == .objectiveC {
      return try objectiveCBody(
        block.range, parameters: parameters, isBool: isBool, keepsMembers: keepsMembers, extra: extra,
        returning: returning)
    }
    if analysis.usesSuper, !keepsMembers, !isFlutter { throw .usesSuper }
    if !analysis.fileLocalNames.isEmpty, !keepsMembers { throw .usesFileLocal(analysis.fileLocalNames) }
    var replacements = extra
    for (name, uses) in analysis.parameterUses {
      guard let expression = parameters[name], expression != name else { continue }
      for use in uses { replacements.append((use, expression)) }
    }
    var opened: [BodyAnalysis.Member] = []
    var usesAppDelegate = false
    for member in keepsMembers ? [] : analysis.members {
      // The scene delegate has a window of its own.
      if member.name == "window", member.kind == .property { continue }
      if member.isPrivate { opened.append(member) }
      usesAppDelegate = true
      let receiver = member.isStatic ? className : "appDelegate"
      for use in member.uses { replacements.append((use, receiver + "." + member.name)) }
    }
    for use in keepsMembers ? [] : analysis.selfUses {
      usesAppDelegate = true
      replacements.append((use, "appDelegate"))
    }
    for call in proxyCalls { replacements.append((call.range, "false")) }
    if isFlutter, !keepsMembers { replacements += optionalWindows }
    if !isBool {
      for statement in analysis.returns where statement.returned != nil {
        let isLast = statement.range == block.statements.last?.range
        replacements = replacements.filter { !$0.range.overlaps(statement.range) }
        replacements.append((statement.range, isLast && returning == "return" ? "" : returning))
      }
    }
    return MovedBody(
      code: Self.tidy(replaced(block.range, replacements)), usesAppDelegate: usesAppDelegate, opened: opened)
  }

  /// The window of Flutter's app delegate is always there for the compiler, the one of its scene delegate is optional.
  private var optionalWindows: [(range: ByteRange, text: String)] {
    let uses = (function.body?.references ?? []).filter { $0.memberPath.first == "window" }
    let bytes = text.bytes
    return Set(uses.map(\.range.lowerBound)).sorted().compactMap { start in
      var end = start
      for word in ["self.", "window"] {
        let word = Array(word.utf8)
        if end + word.count <= bytes.count, bytes[end..<end + word.count].elementsEqual(word) { end += word.count }
      }
      guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return nil }
      return (end..<end, "?")
    }
  }

  /// The bytes of `range` with the replacements made, from the last to the first.
  private func replaced(_ range: ByteRange, _ replacements: [(range: ByteRange, text: String)]) -> String {
    var bytes = Array(text.bytes[range])
    var limit = range.upperBound
    let outermost = replacements.filter { inner in
      !replacements.contains { outer in
        outer.range != inner.range && outer.range.lowerBound <= inner.range.lowerBound
          && inner.range.upperBound <= outer.range.upperBound && !inner.range.isEmpty
      }
    }
    for (place, new) in outermost.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where place.lowerBound >= range.lowerBound && place.upperBound <= limit {
      bytes.replaceSubrange(
        place.lowerBound - range.lowerBound..<place.upperBound - range.lowerBound, with: Array(new.utf8))
      limit = place.lowerBound
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes the common indentation and the blank lines at both ends away, and what the proxy's answer left behind.
  static func tidy(_ body: String) -> String {
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      line.last == "\r" ? line.dropLast() : line
    }
    func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" } }
    lines = lines.map { isBlank($0) ? "" : $0 }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" } }
      .reduce(nil as Substring?) { shared, next in
        guard let shared else { return next }
        return shared.commonPrefix(with: next)[...]
      }
    let code = lines.map { $0.dropFirst($0.isEmpty ? 0 : margin?.count ?? 0) }
      .filter { $0 != "_ = false" && $0 != "false" }.joined(separator: "\n")
    return code.replacing(" || false", with: "")
  }
}

extension Substring {
  fileprivate func commonPrefix(with other: Substring) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

/// A body as it goes into another class.
struct MovedBody {
  let code: String
  let usesAppDelegate: Bool
  /// Private members of the app delegate that must become internal.
  let opened: [BodyAnalysis.Member]
}

/// Why a body cannot be moved. It can still stay and be called.
enum MoveRefusal: Error, Hashable {
  case usesSuper
  case usesFileLocal([String])
  case objectiveC(ObjectiveCMoveRefusal)
  /// The scene delegate is written in the other language.
  case otherLanguage

  var reason: String {
    switch self {
    case .objectiveC(let refusal): refusal.reason
    case .otherLanguage: "the scene delegate is written in another language"
    case .usesSuper: "it calls super, which means another class there"
    case .usesFileLocal(let names):
      "it uses \(names.joined(separator: ", ")), private to its file"
    }
  }
}
