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

  /// Whether an override in a Flutter app ends with its own code: Flutter and its plugins never heard of the event.
  var keepsFromPlugins: Bool { isFlutter && !callsSuper }

  /// Whether the body hands the event on to the superclass, somewhere.
  var callsSuper: Bool { function.body?.calls.contains { $0.path.first == "super" } ?? false }

  /// What the moved code calls the app delegate: a name that nothing in it has.
  var delegateName: String { Self.freeDelegateName(function.body) }

  static func freeDelegateName(_ body: CodeBlock?) -> String {
    let taken = body?.localScopes ?? [:]
    return ["appDelegate", "applicationDelegate", "delegateOfApp"].first { taken[$0] == nil } ?? "appDelegate"
  }

  /// Calls of the stack's own app-delegate proxy inside the body.
  var proxyCalls: [Call] {
    function.body?.calls.filter {
      $0.path.first == "ApplicationDelegateProxy" || $0.callee == "CAPBridge.handleOpenUrl"
        || (isFlutter && $0.path.first == "super")
    }
      ?? []
  }

  /// Whether the body is left before its end, so that nothing can stand behind it.
  var leavesEarly: Bool {
    analysis.returns.contains { $0.range != function.body?.statements.last?.range }
  }

  /// Whether the result says something: some `return` hands back more than the proxy's answer or one constant at the
  /// end.
  var resultMatters: Bool {
    let proxies = proxyCalls
    if let only = function.body?.statements.first, function.body?.statements.count == 1, only.kind == .expression {
      return function.returnType != nil && !proxies.contains { $0.range == only.range }
        && !["true", "false"].contains(text.string(in: only.range))
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

  /// Whether the stack never hears of the event, because the body says that it took it.
  var keepsLinksToItself: Bool { proxyCalls.isEmpty && analysis.returns.contains { saysYes($0.returned) } }

  private func saysYes(_ value: String?) -> Bool { value == "true" || value == "YES" }

  /// Returns that end the method before the stack could be told: the link is the app's own business, whatever they
  /// answer.
  var refusals: [Statement] {
    let proxies = proxyCalls
    if proxies.isEmpty { return [] }
    let passing = analysis.returns.filter { statement in proxies.contains { statement.range.overlaps($0.range) } }
    return analysis.returns.filter { statement in
      !saysYes(statement.returned)
        && proxies.allSatisfy { call in
          call.range.lowerBound > statement.range.upperBound || passing.contains { $0.range.overlaps(call.range) }
        } && !passing.contains { $0.range == statement.range }
    }
  }

  /// Returns that say yes although the stack was told in any case: it still is to be told.
  var passedOn: [Statement] {
    analysis.returns.filter { saysYes($0.returned) && wasPassedOn($0.range.lowerBound) }
  }

  /// A refusal for whoever passes on what the method did not take: it is taken.
  private func taken(_ refusal: Statement) -> BodyRewriter.ReturnForm {
    refusal.calls.isEmpty ? .replace("return true") : .leave("return true")
  }

  /// The returns of an Objective-C body for whoever passes on what the method did not take.
  private var answeringForOthers: [(range: ByteRange, text: String)] {
    refusals.filter(\.calls.isEmpty).map { ($0.range, "return YES;") } + passedOn.map { ($0.range, "return NO;") }
  }

  /// The same as text, for a method that stays where it is.
  func takingInPlace(_ refusal: Statement) -> String {
    if method.file.language == .objectiveC {
      return refusal.calls.isEmpty ? "return YES;" : text.string(in: refusal.range)
    }
    guard let value = refusal.returned, !refusal.calls.isEmpty else { return "return true" }
    let start = refusal.range.lowerBound
    let separator =
      text.startsLine(start) ? text.lineEnding.rawValue + text.indentation(at: start) : "; "
    return "_ = \(value)\(separator)return true"
  }

  /// Behind a statement that told the proxy in any case, whatever the body answers.
  private func wasPassedOn(_ offset: Int) -> Bool {
    proxyCalls.contains { call in
      function.body?.statements.contains { statement in
        statement.kind == .expression && statement.range.upperBound <= offset
          && statement.range.lowerBound <= call.range.lowerBound && call.range.upperBound <= statement.range.upperBound
      } ?? false
    }
  }

  private func isWhole(_ call: Call, of statement: Statement) -> Bool {
    statement.returned.map { $0.filter { !$0.isWhitespace } }
      == text.string(in: call.range).filter { !$0.isWhitespace }
  }

  /// The condition under which the method can be called at all, for targets that run on older systems too:
  /// `iOS 15.0, *`.
  func availability(in targets: [AppTarget]) -> String? {
    guard let attribute = function.attributes.first(where: { $0.hasPrefix("available(iOS ") && $0.hasSuffix("*)") })
    else { return nil }
    let platforms = attribute.dropFirst("available(".count).dropLast()
    let version = platforms.dropFirst("iOS ".count).prefix { $0.isNumber || $0 == "." }
    guard let floor = Version(String(version)) else { return String(platforms) }
    let isCovered = targets.flatMap(\.configurations).allSatisfy { ($0.deploymentTarget ?? floor) >= floor }
    return isCovered ? nil : String(platforms)
  }

  // MARK: The body elsewhere

  /// The body for the scene delegate, in the language it is written in.
  ///
  /// - Parameters:
  ///   - parameters: expression for each parameter of the method, by its name inside the body.
  ///   - isBool: whether the new place returns Bool; else a returned value is only worked out.
  ///   - kept: members that the scene delegate has itself.
  ///   - isSameFile: whether the scene delegate stands in the same file.
  func body(
    parameters: [String: String], isBool: Bool, kept: Set<String> = ["window"], isSameFile: Bool = false,
    replacements: [BodyRewriter.Replacement] = []
  ) throws(MoveRefusal) -> MovedBody {
    if method.file.language == .objectiveC {
      guard let block = function.body else { return MovedBody(code: "", usesAppDelegate: false, opened: []) }
      return try objectiveCBody(
        block.range, parameters: parameters, isBool: isBool, keepsMembers: false,
        extra: replacements.map { ($0.range, $0.text) } + (isBool && isFlutter ? answeringForOthers : []),
        returning: "return;")
    }
    let proxies = proxyCalls.map(\.range)
    let refused = refusals
    let told = passedOn
    // What only the proxy was told goes with its call.
    var parameters = parameters
    for name in analysis.parameterUses.keys where parameters[name] == nil && !uses(name) { parameters[name] = name }
    var rewriter = BodyRewriter(
      parameters: parameters, access: .through(instance: delegateName, type: className), keptMembers: kept,
      replacements: replacements + proxyReplacements + (isFlutter ? optionalWindows : []), isSameFile: isSameFile)
    rewriter.returns = { site in
      if isBool {
        if told.contains(where: { $0.range == site.statement.range }) { return .replace("return false") }
        return refused.contains { $0.range == site.statement.range } ? taken(site.statement) : .explicit
      }
      let isProxy = site.value != nil && proxies.contains { site.statement.range.overlaps($0) }
      let says = isProxy && site.statement.calls.allSatisfy { call in proxies.contains { $0.overlaps(call.range) } }
      if says { return .replace(site.isLast ? "" : "return") }
      return .leave(site.isLast ? nil : "return")
    }
    do throws(RewriteRefusal) {
      let body = try rewriter.rewrite(method, isFlutter ? analysis.withoutSuper : analysis)
      return MovedBody(code: body.code, usesAppDelegate: body.usesOldClass, opened: body.opened)
    } catch {
      throw .swift(error)
    }
  }

  /// The window of Flutter's app delegate is always there for the compiler, the one of its scene delegate is optional.
  var optionalWindows: [BodyRewriter.Replacement] {
    let uses = (function.body?.references ?? []).filter { $0.memberPath.first == "window" }
    let bytes = text.bytes
    return Set(uses.map(\.range.lowerBound)).sorted().compactMap { start in
      var end = start
      for word in ["self.", "window"] {
        let word = Array(word.utf8)
        if end + word.count <= bytes.count, bytes[end..<end + word.count].elementsEqual(word) { end += word.count }
      }
      guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return nil }
      return BodyRewriter.Replacement(end..<end, "?")
    }
  }

  /// The scene delegate tells the proxy itself: a statement that does nothing else goes, elsewhere the proxy has
  /// handled nothing.
  var proxyReplacements: [BodyRewriter.Replacement] {
    let statements = function.body?.allStatements ?? []
    return proxyCalls.map { call in
      let alone = statements.first { statement in
        statement.kind == .expression && statement.range.lowerBound <= call.range.lowerBound
          && call.range.upperBound <= statement.range.upperBound
          && ["", "_ ="].contains(
            text.string(in: text.trimmed(statement.range.lowerBound..<call.range.lowerBound)))
          && ["", ";"].contains(text.string(in: text.trimmed(call.range.upperBound..<statement.range.upperBound)))
          && !(function.body?.statements.count == 1 && function.returnType != nil)
      }
      if let alone { return BodyRewriter.Replacement(wholeLines(alone.range), "") }
      let nothing = method.file.language == .swift ? "false" : "NO"
      return BodyRewriter.Replacement(withOperator(call.range), withOperator(call.range) == call.range ? nothing : "")
    }
  }

  /// ` || call` as a whole.
  private func withOperator(_ range: ByteRange) -> ByteRange {
    var start = range.lowerBound
    func skipBlanks() {
      while start > 0, SourceText.isBlank(text.bytes[start - 1]) || SourceText.isLineEnd(text.bytes[start - 1]) {
        start -= 1
      }
    }
    skipBlanks()
    guard start > 2, text.bytes[start - 1] == UInt8(ascii: "|"), text.bytes[start - 2] == UInt8(ascii: "|") else {
      return range
    }
    start -= 2
    skipBlanks()
    return start..<range.upperBound
  }

  /// The lines of a statement that has them to itself.
  private func wholeLines(_ range: ByteRange) -> ByteRange {
    let last = text.lineIndex(at: max(range.lowerBound, range.upperBound - 1))
    guard text.startsLine(range.lowerBound),
      text.trimmed(range.upperBound..<max(range.upperBound, text.lineRange(last).upperBound)).isEmpty
    else { return range }
    return text.lineRange(text.lineIndex(at: range.lowerBound)).lowerBound..<text.fullLineRange(last).upperBound
  }
}

/// A body as it goes into another class.
struct MovedBody {
  /// Neutral lines.
  let code: String
  let usesAppDelegate: Bool
  /// Private members of the app delegate that must become internal.
  let opened: [BodyAnalysis.Member]
}

/// Why a body cannot be moved. It can still stay and be called.
enum MoveRefusal: Error, Hashable {
  case swift(RewriteRefusal)
  case objectiveC(ObjectiveCMoveRefusal)
  /// The scene delegate is written in the other language.
  case otherLanguage

  var reason: String {
    switch self {
    case .swift(let refusal): refusal.reason
    case .objectiveC(let refusal): refusal.reason
    case .otherLanguage: localized("the scene delegate is written in another language")
    }
  }
}
