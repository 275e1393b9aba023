/// A subclass of `RCTAppDelegate` of 0.71 to 0.75, which nothing keeps from making a window: its launch method can be put
/// off until the scene connects.
public struct ReactNativeLateStart: Sendable {
  public let method: ClassModel.Method
  /// `[super application:… didFinishLaunchingWithOptions:…];`, in a `return`, with its result in a name, or alone.
  public let statement: Statement
  /// Statements behind it that work with what it made, and so go along.
  public let following: [Statement]
  /// The `return` that hands its result on, where it stands apart.
  public let answer: Statement?

  public init?(_ delegate: ClassModel, in context: AuditContext) {
    let version = context.project.version(of: "react-native")?.lowestVersion
    // Expo's modules have to hear of the launch while it lasts.
    guard context.sources.subtypes(of: "RCTAppDelegate").contains(delegate.name),
      !context.sources.subtypes(of: "EXAppDelegateWrapper").contains(delegate.name),
      ReactNativeApp.compare(version, "0.76.0") == false, ReactNativeApp.compare(version, "0.71.0") == true,
      let method = delegate.method("didFinishLaunching"), let statements = method.function.body?.statements,
      let index = statements.firstIndex(where: Self.launches), let last = statements.last, last.kind == .return,
      last.blocks.isEmpty
    else { return nil }
    self.method = method
    statement = statements[index]
    if index == statements.count - 1 {
      following = []
      answer = nil
      return
    }
    let result = statements[index].declares
    let behind = statements[(index + 1)...].dropLast()
    guard last.calls.isEmpty, ["YES", "true"].contains(last.returned ?? "") || result == [last.returned ?? ""],
      behind.allSatisfy({ !$0.leavesEarly && $0.kind != .return })
    else { return nil }
    following = behind.filter { LaunchOnly.reason($0) == nil }
    answer = last
    // What goes takes no name of what stays along, and what stays needs none of what goes.
    let going = Set(following.flatMap(\.declares)).union(result)
    let staying = Set(
      statements[..<index].flatMap(\.declares) + behind.filter { LaunchOnly.reason($0) != nil }.flatMap(\.declares))
    guard following.allSatisfy({ !$0.uses(staying) }),
      behind.filter({ LaunchOnly.reason($0) != nil }).allSatisfy({ !$0.uses(going) })
    else { return nil }
  }

  /// Whether what follows asks for what the superclass answered.
  public var asksForResult: Bool { following.contains { $0.uses(Set(statement.declares)) } }

  /// Whether the statement is the call of the superclass, and nothing else.
  private static func launches(_ statement: Statement) -> Bool {
    guard statement.blocks.isEmpty, statement.calls.count == 1, let call = statement.calls.first else { return false }
    return call.path.first == "super" && call.name.hasPrefix("application")
      && [.return, .expression, .declaration].contains(statement.kind)
  }
}
