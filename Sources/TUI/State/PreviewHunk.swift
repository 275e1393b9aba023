import Apply

/// Lines of a file that change for one reason, with the unchanged lines in front of and behind them.
///
/// A hunk of a difference holds whatever stands close together; here it ends where other answers are the reason, so
/// that dropping it takes back what it names and nothing else.
public struct PreviewHunk: Sendable, Hashable {
  /// Ids of the findings that asked for the change.
  public let findings: [String]
  public let lines: [DiffLine]
  /// The declaration it stands in, where the lines do not tell.
  public let heading: String?

  /// The line of the new file to open an editor at.
  public var newLine: Int {
    lines.first { $0.kind == .added }?.newNumber ?? lines.lazy.compactMap(\.newNumber).first ?? 1
  }

  static func split(_ hunk: Hunk) -> [PreviewHunk] {
    var result: [PreviewHunk] = []
    var lines: [DiffLine] = []
    var findings: [String]?
    func flush() {
      guard !lines.isEmpty else { return }
      result.append(
        PreviewHunk(findings: findings ?? [], lines: lines, heading: result.isEmpty ? hunk.heading : nil))
      lines = []
    }
    for block in blocks(hunk.lines) {
      if block.isChange, let before = findings, Set(before) != Set(block.findings) { flush() }
      if block.isChange { findings = block.findings }
      lines += block.lines
    }
    flush()
    return result
  }

  private struct Block {
    var isChange: Bool
    var findings: [String]
    var lines: [DiffLine]
  }

  /// Unchanged lines; lines that are exchanged for others, which belong together; and lines that only come or only go,
  /// parted by their findings.
  private static func blocks(_ lines: [DiffLine]) -> [Block] {
    var result: [Block] = []
    var run: [DiffLine] = []
    func flush() {
      guard let first = run.first else { return }
      if first.kind == .context {
        result.append(Block(isChange: false, findings: [], lines: run))
      } else if run.contains(where: { $0.kind != first.kind }) {
        result.append(Block(isChange: true, findings: unique(run.flatMap(\.findings)), lines: run))
      } else {
        for line in run {
          if let last = result.last, last.isChange, last.findings == line.findings,
            last.lines.last?.kind == line.kind
          {
            result[result.count - 1].lines.append(line)
          } else {
            result.append(Block(isChange: true, findings: line.findings, lines: [line]))
          }
        }
      }
      run = []
    }
    for line in lines {
      if let last = run.last, (last.kind == .context) != (line.kind == .context) { flush() }
      run.append(line)
    }
    flush()
    return result
  }

  private static func unique(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }
}
