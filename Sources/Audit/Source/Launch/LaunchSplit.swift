/// A launch method taken apart: which statements stay with the process, which go with the window, and why.
///
/// Works by data flow over locals, members and parameters on the model that Swift and Objective-C share.
public struct LaunchSplit: Sendable {
  public enum Fate: String, Sendable, Codable {
    /// Process set-up, and whatever must be done before the launch ends.
    case stays
    /// The window, its root, and what depends on them.
    case moves
    /// A check that leaves the method early: it stays, and stands before the moved statements too.
    case gates
    /// A plain value that both sides need: it stays, and is written again before the moved statements.
    case copied
  }

  public struct Part: Sendable {
    public let statement: Statement
    public let fate: Fate
    /// Whether nothing forbids the other fate, so that a person may flip it.
    public let isFree: Bool
    /// Why, in words that follow "because": "it makes the window".
    public let reason: String
    /// The build condition under which it stands in the method, where the `#if` around it is taken apart.
    public let condition: String?

    /// The same for a statement inside of it.
    public func replacing(_ statement: Statement) -> Part {
      Part(statement: statement, fate: fate, isFree: isFree, reason: reason, condition: condition)
    }
  }

  /// Something both sides need that cannot be written twice.
  public struct Conflict: Sendable, Hashable {
    /// Name of the local, member or method.
    public let name: String
    public let reason: String
    public let range: ByteRange
  }

  /// A statement that leads to code, wherever it stands, which looks for the window or makes one more.
  public struct Seeker: Sendable, Hashable {
    /// Index of the statement.
    public let index: Int
    public let reason: String
    /// The code that it leads to.
    public let location: SourceLocation
    /// Whether it does so with few calls between, and so is moved where nothing forbids it.
    public let isNear: Bool
    /// Whether it asks the app delegate for its window.
    public let asksAppDelegate: Bool
  }

  public let method: ClassModel.Method
  public private(set) var parts: [Part]
  public let conflicts: [Conflict]
  public let seekers: [Seeker]
  /// Indices of statements that need Flutter's engine, which comes before the scene's window.
  let ofEngine: Set<Int>
  /// Methods of the app delegate that the moved statements call and that make the window.
  public let helpers: [ClassModel.Method]

  /// The reason of a statement that constructs the window.
  public static var makesTheWindow: String { localized("it makes the window") }

  public var movesSomething: Bool { parts.contains { $0.fate == .moves } }
  public var moved: [Part] { parts.filter { $0.fate != .stays } }
  /// Those that find no window, as they stay.
  public var lostSeekers: [Seeker] { seekers.filter { parts[$0.index].fate != .moves } }

  /// - Parameters:
  ///   - flips: fates that a person chose, by index of the statement.
  ///   - seeds: statements that move, each with its reason, in place of those that work on the window.
  public init(
    _ method: ClassModel.Method, of owner: ClassModel, in sources: SourceIndex, flips: [Int: Fate] = [:],
    seeds: [Int: String]? = nil
  ) {
    var carried: Set<String> = []
    if seeds == nil, let earlier = Self.earlier(than: method, of: owner) {
      carried = LaunchSplit(earlier, of: owner, in: sources).membersOfMoved(of: owner)
    }
    let statements =
      seeds == nil
      ? Self.statements(of: method, owner, sources, carried: carried) : method.function.body?.statements ?? []
    var analysis = LaunchAnalysis(
      method, owner: owner, sources: sources, statements: statements, flips: flips, seeds: seeds)
    analysis.carried = carried
    self.init(analysis)
  }

  /// The same method, taken apart into the same statements, of which others move.
  ///
  /// - Parameter seeds: those that do, by index, each with its reason.
  public init(_ plain: LaunchSplit, of owner: ClassModel, in sources: SourceIndex, seeds: [Int: String]) {
    self.init(
      LaunchAnalysis(
        plain.method, owner: owner, sources: sources, statements: plain.parts.map(\.statement), flips: [:],
        seeds: seeds))
  }

  /// The same, where these statements stay although they could go.
  public func keeping(_ indices: Set<Int>) -> LaunchSplit {
    var other = self
    other.parts = parts.enumerated().map { index, part in
      indices.contains(index)
        ? Part(
          statement: part.statement, fate: .stays, isFree: false,
          reason: localized("under scenes no launch option opens it"), condition: part.condition) : part
    }
    return other
  }

  private init(_ analysis: LaunchAnalysis) {
    var analysis = analysis
    analysis.run()
    method = analysis.method
    parts = analysis.parts
    conflicts = analysis.conflicts
    helpers = analysis.helpers
    seekers = analysis.seekers
    ofEngine = analysis.ofEngine
  }
}
