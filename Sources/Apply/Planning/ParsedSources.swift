import Audit

/// Source files parsed once for a whole plan: as the audit saw them, and as the plan leaves them.
struct ParsedSources {
  private var files: [String: SourceFile]

  init(_ audit: Audit) {
    files = Dictionary(audit.contexts.flatMap(\.sources.files).map { ($0.path, $0) }) { $1 }
  }

  /// The file at `path` with these bytes.
  func file(_ path: String, _ bytes: [UInt8]) -> SourceFile {
    if let known = files[path], known.text.bytes == bytes { return known }
    return SourceLoader.parse(SourceText(path: path, bytes: bytes))
  }

  /// The source files among `changes` as they will be.
  static func results(of changes: [FileChange]) -> [SourceFile] {
    SourceLoader.parse(
      changes.filter { SourceLoader.isSource($0.path) }.map { SourceText(path: $0.path, bytes: $0.result) })
  }
}
