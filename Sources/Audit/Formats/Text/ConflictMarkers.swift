/// Markers that git leaves in a file when a merge was not finished.
public enum ConflictMarkers {
  /// Lines (from 1) that start with `<<<<<<<`, `|||||||` or `>>>>>>>`, or are exactly `=======`.
  ///
  /// - Parameter separatorAlone: whether a `=======` without any of the other markers counts. True for property lists
  ///   and project files, where no honest line looks like that and half-resolved merges leave just this one; false for
  ///   source code, where comments underline with it.
  public static func find(in text: SourceText, separatorAlone: Bool = true) -> [Int] {
    var lines: [Int] = []
    var hasSide = false
    for line in 0..<text.lineCount {
      let range = text.lineRange(line)
      guard range.count >= 7, let first = text.bytes[range].first else { continue }
      guard [0x3C, 0x3E, 0x7C, 0x3D].contains(first), text.bytes[range].prefix(7).allSatisfy({ $0 == first }) else {
        continue
      }
      let next = text.bytes[range].dropFirst(7).first
      if first == 0x3D {
        if next == nil { lines.append(line + 1) }
      } else if next == nil || next == 0x20 {
        lines.append(line + 1)
        hasSide = true
      }
    }
    return hasSide || separatorAlone ? lines : []
  }

  /// The problem to report for `lines`, or nil where there are none.
  static func problem(in text: SourceText) -> ProjectProblem? {
    let lines = find(in: text)
    guard let first = lines.first else { return nil }
    let shown = lines.prefix(6).map(String.init).commaSeparated + (lines.count > 6 ? ", …" : "")
    return ProjectProblem(
      kind: .conflictMarkers, path: text.path, line: first,
      message: """
        \(text.path) holds merge conflict markers (line\(lines.count, one: "", other: "s") \(shown)). Nothing is edited \
        there; resolve the conflict and audit again.
        """)
  }
}
