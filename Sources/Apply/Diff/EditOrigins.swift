import Audit

/// Which edits of a change made which changed lines.
struct EditOrigins {
  private struct Origin {
    let old: Range<Int>
    let new: Range<Int>
    let findings: [String]
  }

  private var origins: [LineChange: [Origin]] = [:]

  init(_ diff: LineDiff, _ change: FileChange) {
    var shift = 0
    let original = change.original ?? []
    for edit in change.edits {
      let start = edit.range.lowerBound + shift
      let length = edit.replacement.utf8.count
      shift += length - edit.range.count
      if original[edit.range.clamped(to: 0..<original.count)].elementsEqual(edit.replacement.utf8) { continue }
      let origin = Origin(
        old: diff.old.lines(touching: edit.range), new: diff.new.lines(touching: start..<start + length),
        findings: edit.findings)
      let touched = diff.changes.filter { $0.old.overlaps(origin.old) || $0.new.overlaps(origin.new) }
      // The comparison may show an insertion one line off, as another equal line.
      let line = diff.new.line(at: start)
      let nearest = diff.changes.min { distance($0.new, line) < distance($1.new, line) }
      for place in touched.isEmpty ? [nearest].compactMap(\.self) : touched {
        origins[place, default: []].append(origin)
      }
    }
  }

  func findings(oldLine line: Int, in change: LineChange) -> [String] {
    findings(change) { $0.old.contains(line) }
  }

  func findings(newLine line: Int, in change: LineChange) -> [String] {
    findings(change) { $0.new.contains(line) }
  }

  /// Those whose bytes stand in the line; all of the change where none does.
  private func findings(_ change: LineChange, _ isAbout: (Origin) -> Bool) -> [String] {
    let all = origins[change] ?? []
    let exact = all.filter(isAbout)
    var seen: Set<String> = []
    return (exact.isEmpty ? all : exact).flatMap(\.findings).filter { seen.insert($0).inserted }
  }
}

private func distance(_ range: Range<Int>, _ line: Int) -> Int {
  if range.contains(line) { return 0 }
  return line < range.lowerBound ? range.lowerBound - line : line - range.upperBound + 1
}
