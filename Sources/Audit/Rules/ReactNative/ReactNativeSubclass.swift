/// A subclass of `RCTAppDelegate` that can be told to make no window: from 0.76 on.
public struct ReactNativeSubclass: Sendable {
  /// The launch method, which calls the superclass.
  public let method: ClassModel.Method
  /// The statement that calls it.
  public let launch: ByteRange
  /// Statements behind that call which work on the window and can do so in the scene delegate.
  public private(set) var following: [Statement] = []
  /// Those that cannot go there.
  public private(set) var left: [Statement] = []

  public init?(_ delegate: ClassModel, in context: AuditContext) {
    guard context.sources.subtypes(of: "RCTAppDelegate").contains(delegate.name),
      ReactNativeApp.compare(context.project.version(of: "react-native")?.lowestVersion, "0.76.0") == true,
      let method = delegate.method("didFinishLaunching"), let statements = method.function.body?.statements,
      let index = statements.firstIndex(where: { statement in
        statement.calls.contains { $0.path.first == "super" && $0.name.hasPrefix("application") }
      })
    else { return nil }
    self.method = method
    launch = statements[index].range
    let options = method.function.parameters.last?.name
    let before = Set(statements[...index].flatMap(\.declares) + [options].compactMap { $0 })
    sort(Array(statements[(index + 1)...]), before)
  }

  /// Tells what works on the window, or with what such code declares, from the rest, and what of it is free to go.
  private mutating func sort(_ behind: [Statement], _ before: Set<String>) {
    var late: Set<Int> = []
    var names: Set<String> = []
    for (index, statement) in behind.enumerated() where Self.worksOnWindow(statement) || statement.uses(names) {
      late.insert(index)
      names.formUnion(statement.declares)
    }
    var bound = late.filter { index in
      let statement = behind[index]
      return statement.kind == .return || statement.leavesEarly || statement.uses(before)
        || LaunchOnly.reason(statement) != nil || statement.calls.contains { $0.path.first == "super" }
    }
    // What one of them needs of another, or of what stays, keeps it where that is.
    var isSettled = false
    while !isSettled {
      isSettled = true
      let staying = behind.indices.filter { !late.contains($0) || bound.contains($0) }
      let kept = Set(staying.flatMap { behind[$0].declares })
      for index in late.subtracting(bound) {
        let isNeeded = staying.contains { $0 > index && behind[$0].uses(Set(behind[index].declares)) }
        if isNeeded || behind[index].uses(kept) {
          bound.insert(index)
          isSettled = false
        }
      }
    }
    following = behind.indices.filter { late.contains($0) && !bound.contains($0) }.map { behind[$0] }
    left = behind.indices.filter(bound.contains).map { behind[$0] }
  }

  private static func worksOnWindow(_ statement: Statement) -> Bool {
    // It waits for JavaScript, which starts with the window.
    let splashes: Set = ["RNSplashScreen", "SplashScreen"]
    if statement.calls.contains(where: { splashes.contains($0.path.first ?? "") && $0.name.hasPrefix("show") }) {
      return true
    }
    return readsWindow(statement)
  }

  private static func readsWindow(_ statement: Statement) -> Bool {
    (statement.references.map(\.memberPath) + statement.calls.map(\.path)).contains { path in
      let path = path.first == "self" ? path.dropFirst() : path[...]
      return ["window", "bridge"].contains(path.first) || path.contains("rootViewFactory")
    }
  }
}
