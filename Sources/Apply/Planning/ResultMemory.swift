import Audit

/// Planned results as they were parsed for an earlier plan of the same tree. Every plan reads all of its results back, and
/// from one answer to the next few of them change.
public final class ResultMemory: Sendable {
  /// By path, the newest first.
  private let known = Guarded<[String: [SourceFile]]>([:])
  /// An answer and the one it is compared with.
  private static let kept = 2

  private let parse: @Sendable ([FileChange]) -> [SourceFile]

  public convenience init() { self.init(parse: ParsedSources.results) }

  init(parse: @escaping @Sendable ([FileChange]) -> [SourceFile]) { self.parse = parse }

  /// The source files among `changes` as they will be, in order.
  func results(of changes: [FileChange]) -> [SourceFile] {
    let known = known.withLock { $0 }
    func find(_ change: FileChange) -> SourceFile? { known[change.path]?.first { $0.text.bytes == change.result } }
    let parsed = parse(changes.filter { find($0) == nil })
    let byPath = Dictionary(parsed.map { ($0.path, $0) }) { $1 }
    let files = changes.compactMap { byPath[$0.path] ?? find($0) }
    self.known.withLock { memory in
      for file in files {
        let others = (memory[file.path] ?? []).filter { $0.text.bytes != file.text.bytes }
        memory[file.path] = Array(([file] + others).prefix(Self.kept))
      }
    }
    return files
  }
}
