import Audit

/// Rewrites the body of a Swift method for another class: parameters, members and returns get what stands for them
/// there, everything else stays as it is written, comments included.
public struct BodyRewriter: Sendable {
  /// How the new place reaches the members of the old class.
  public enum Access: Sendable, Hashable {
    /// The body stays in its class.
    case same
    /// Through an instance and, for static members, the type: `appDelegate`, `AppDelegate`.
    case through(instance: String, type: String)
  }

  /// A place where the method hands back its result.
  public struct ReturnSite: Sendable {
    /// The `return` statement, or the expression that is the whole body.
    public let statement: Statement
    /// The value as written; nil for a plain `return`.
    public let value: String?
    /// Whether it is the last statement of the body itself.
    public let isLast: Bool
    /// Whether it stands in a loop of the body, where `continue` means that loop.
    public let isInLoop: Bool
    /// Whether working the value out does something.
    public let hasEffects: Bool
  }

  /// What becomes of a return.
  public enum ReturnForm: Sendable, Hashable {
    case keep
    /// An expression that is the whole body gets the word `return`, since other statements will stand before it.
    case explicit
    /// Other text in the place of the statement, value and all; empty text removes it.
    case replace(String)
    /// The value is worked out if that does something, then comes `jump` (nothing for nil).
    case leave(String?)
  }

  /// Expression for each parameter, by its name inside the body.
  public var parameters: [String: String]
  public var access: Access
  /// Members that the new class has itself, such as its window.
  public var keptMembers: Set<String>
  /// Other code for some bytes of the file.
  public var replacements: [Replacement]
  /// Whether the new place is in the same file, where `fileprivate` things can be used.
  public var isSameFile: Bool
  public var returns: @Sendable (ReturnSite) -> ReturnForm

  public struct Replacement: Sendable, Hashable {
    public let range: ByteRange
    public let text: String

    public init(_ range: ByteRange, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  public init(
    parameters: [String: String] = [:], access: Access = .same, keptMembers: Set<String> = [],
    replacements: [Replacement] = [], isSameFile: Bool = false,
    returns: @escaping @Sendable (ReturnSite) -> ReturnForm = { _ in .keep }
  ) {
    self.parameters = parameters
    self.access = access
    self.keptMembers = keptMembers
    self.replacements = replacements
    self.isSameFile = isSameFile
    self.returns = returns
  }

  /// The body of `method` for its new place.
  ///
  /// - Parameter range: bytes to hand out in place of the body's, such as the whole method.
  public func rewrite(
    _ method: ClassModel.Method, _ analysis: BodyAnalysis, range: ByteRange? = nil
  ) throws(RewriteRefusal) -> RewrittenBody {
    guard method.file.language == .swift else { throw .otherLanguage }
    guard let body = method.function.body else { throw .noBody }
    try check(analysis)
    var work = RewriteWork(rewriter: self, method: method, body: body, analysis: analysis)
    try work.gather()
    let text = method.file.text
    let edited = EditedText(text, work.replacements, literals: method.file.multilineLiterals)
    let lines = NeutralLines.of(edited.map(range ?? body.range), in: edited.text, literals: edited.literals)
    return RewrittenBody(
      lines: lines, usesOldClass: work.usesOldClass,
      opened: access == .same ? [] : analysis.members.filter { $0.isPrivate && !keptMembers.contains($0.name) })
  }

  private func check(_ analysis: BodyAnalysis) throws(RewriteRefusal) {
    for name in analysis.parameterUses.keys.sorted() where parameters[name] == nil { throw .needsParameter(name) }
    if access == .same { return }
    if analysis.usesSuper { throw .usesSuper }
    if !analysis.fileLocalNames.isEmpty, !isSameFile { throw .usesFileLocal(analysis.fileLocalNames) }
  }
}

/// A body as it goes into another place.
public struct RewrittenBody: Sendable, Hashable {
  /// Neutral lines (see `NeutralLines`).
  public let lines: [String]
  /// Whether the code names the instance or the type of the old class.
  public let usesOldClass: Bool
  /// Private members that must be opened.
  public let opened: [BodyAnalysis.Member]

  public init(lines: [String], usesOldClass: Bool, opened: [BodyAnalysis.Member]) {
    self.lines = lines
    self.usesOldClass = usesOldClass
    self.opened = opened
  }

  public var code: String { lines.joined(separator: "\n") }
}

/// Why a body cannot be moved by itself. It can still stay where it is and be called.
public enum RewriteRefusal: Error, Sendable, Hashable {
  case otherLanguage
  case noBody
  case usesSuper
  /// Names that are private to the file.
  case usesFileLocal([String])
  /// A parameter of the method that has no counterpart in the new place.
  case needsParameter(String)
  /// A local name of the body hides what it would have to use.
  case nameTaken(String)

  /// Ends the sentence "The code cannot be moved: …".
  public var reason: String {
    switch self {
    case .otherLanguage: localized("it is not Swift")
    case .noBody: localized("it has no body")
    case .usesSuper: localized("it calls super, which is another class there")
    case .usesFileLocal(let names):
      localized("it uses \(names.commaSeparated), which only its own file can see")
    case .needsParameter(let name): localized("it uses \(name), which the new place does not get")
    case .nameTaken(let name):
      localized("it has a local name \(name), which the moved code would need for something else")
    }
  }
}
