/// Code of a Flutter app's launch method that goes to the engine's callback and has to know by what the app was started.
/// The callback comes before the scene connects, which alone knows it then.
public struct FlutterLateCode: Sendable {
  /// The statements that read the launch options, and those that need what these make, in order.
  public let statements: [Statement]
  /// The reads, each with its short key.
  public let reads: [(range: ByteRange, key: String)]
  /// Whether every use of the launch options in the statements is such a read.
  public let isPlain: Bool

  /// Keys whose value the connection options hold in the same form.
  public static let keys: Set = ["url", "shortcut", "remoteNotification", "cloudKitShareMetadata"]

  public init(_ launch: FlutterLaunch) {
    let function = launch.method.function
    let parameter = function.parameters.last {
      $0.type.contains("LaunchOptionsKey") || $0.type.contains("NSDictionary")
    }
    guard let options = parameter?.name else {
      (statements, reads, isPlain) = ([], [], false)
      return
    }
    var names: Set = [options]
    var found: [Statement] = []
    for part in launch.split.parts where part.fate == .moves || part.fate == .copied {
      guard Self.uses(names, part.statement) else { continue }
      found.append(part.statement)
      names.formUnion(part.statement.declares)
      names.formUnion(part.statement.references.filter { $0.access == .write }.compactMap(\.memberPath.first))
    }
    let text = launch.method.file.text
    let uses = found.flatMap { [$0] + $0.blocks.flatMap(\.allStatements) }.flatMap(\.references).filter {
      $0.first == options
    }
    var seen: Set<Int> = []
    let places = uses.filter { seen.insert($0.range.lowerBound).inserted }
    let read = places.compactMap { LaunchOptionReads.subscripted($0, in: text) }.filter { Self.keys.contains($0.1) }
    let handsOn = found.flatMap(\.calls).flatMap(\.arguments).contains { argument in
      argument.names.contains(options) && !read.contains { argument.range.contains($0.0.lowerBound) }
    }
    statements = found
    reads = read.map { (range: $0.0, key: $0.1) }
    isPlain = !read.isEmpty && read.count == places.count && !handsOn && launch.method.file.language == .swift
  }

  private static func uses(_ names: Set<String>, _ statement: Statement) -> Bool {
    statement.references.contains { names.contains($0.memberPath.first ?? $0.first) }
      || statement.calls.contains { call in
        names.contains(call.path.first { $0 != "self" } ?? "")
          || call.arguments.contains { !names.isDisjoint(with: $0.names) }
      }
  }

  public func holds(_ range: ByteRange) -> Bool { statements.contains { $0.range.contains(range.lowerBound) } }
}
