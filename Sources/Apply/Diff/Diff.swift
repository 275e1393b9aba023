import Audit

/// The differences between two versions of a file.
public enum Diff {
  /// - Parameters:
  ///   - context: unchanged lines shown around a change.
  ///   - ignoringBlanks: whether lines that differ only in blanks count as equal; for screens, never for patches.
  public static func hunks(
    old: [UInt8], new: [UInt8], context: Int, ignoringBlanks: Bool = false
  ) -> [Hunk] {
    let diff = LineDiff(
      DiffText(old, loneReturns: true), DiffText(new, loneReturns: true), ignoringBlanks: ignoringBlanks)
    return hunks(diff, context: context, edits: nil)
  }

  /// The differences a planned change makes, each line with the findings that asked for it.
  public static func hunks(of change: FileChange, context: Int, ignoringBlanks: Bool = false) -> [Hunk] {
    let diff = LineDiff(
      DiffText(change.original ?? [], loneReturns: true), DiffText(change.result, loneReturns: true),
      ignoringBlanks: ignoringBlanks)
    return hunks(diff, context: context, edits: EditOrigins(diff, change))
  }

  /// Lines that come and go.
  public static func counts(of change: FileChange) -> (added: Int, removed: Int) {
    let diff = LineDiff(
      DiffText(change.original ?? [], loneReturns: true), DiffText(change.result, loneReturns: true))
    return diff.changes.reduce((0, 0)) { ($0.0 + $1.new.count, $0.1 + $1.old.count) }
  }

  /// Hunks of whole lines as patches know them: only line feeds end a line.
  static func patchHunks(old: [UInt8], new: [UInt8], context: Int) -> [Hunk] {
    hunks(
      LineDiff(DiffText(old, loneReturns: false), DiffText(new, loneReturns: false)), context: context, edits: nil)
  }

  private static func hunks(_ diff: LineDiff, context: Int, edits: EditOrigins?) -> [Hunk] {
    let context = max(0, context)
    var groups: [[LineChange]] = []
    for change in diff.changes {
      if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups.compactMap { hunk($0, diff, context: context, edits: edits) }
  }

  private static func hunk(
    _ changes: [LineChange], _ diff: LineDiff, context: Int, edits: EditOrigins?
  ) -> Hunk? {
    guard let first = changes.first, let last = changes.last else { return nil }
    let before = min(context, first.old.lowerBound, first.new.lowerBound)
    let after = min(
      context, diff.old.lines.count - last.old.upperBound, diff.new.lines.count - last.new.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + max(0, after)
    let newRange = first.new.lowerBound - before..<last.new.upperBound + max(0, after)
    var lines: [DiffLine] = []
    var oldLine = oldRange.lowerBound
    var newLine = newRange.lowerBound
    func addContext(until end: Int) {
      while oldLine < end {
        // The new line is shown: it is what will stand there where blanks do not count.
        lines.append(
          DiffLine(
            kind: .context, oldNumber: oldLine + 1, newNumber: newLine + 1, bytes: Array(diff.new[newLine]),
            emphasis: [], findings: []))
        oldLine += 1
        newLine += 1
      }
    }
    for change in changes {
      addContext(until: change.old.lowerBound)
      lines += changed(change, diff, edits)
      oldLine = change.old.upperBound
      newLine = change.new.upperBound
    }
    addContext(until: oldRange.upperBound)
    return Hunk(
      oldStart: oldRange.isEmpty ? oldRange.lowerBound : oldRange.lowerBound + 1, oldCount: oldRange.count,
      newStart: newRange.isEmpty ? newRange.lowerBound : newRange.lowerBound + 1, newCount: newRange.count,
      lines: lines, heading: heading(above: oldRange.lowerBound, changeAt: first, diff))
  }

  private static func changed(_ change: LineChange, _ diff: LineDiff, _ edits: EditOrigins?) -> [DiffLine] {
    var removed = change.old.map { line in
      DiffLine(
        kind: .removed, oldNumber: line + 1, newNumber: nil, bytes: Array(diff.old[line]), emphasis: [],
        findings: edits?.findings(oldLine: line, in: change) ?? [])
    }
    var added = change.new.map { line in
      DiffLine(
        kind: .added, oldNumber: nil, newNumber: line + 1, bytes: Array(diff.new[line]), emphasis: [],
        findings: edits?.findings(newLine: line, in: change) ?? [])
    }
    let pairs = WordDiff.pairs(old: removed.map { $0.bytes[...] }, new: added.map { $0.bytes[...] })
    for (one, other) in pairs {
      guard let emphasis = WordDiff.emphasis(removed[one].bytes[...], added[other].bytes[...]) else { continue }
      removed[one].emphasis = emphasis.old
      added[other].emphasis = emphasis.new
    }
    return removed + added
  }

  /// The nearest line above that is indented less than the change and begins with a word.
  private static func heading(above line: Int, changeAt change: LineChange, _ diff: LineDiff) -> String? {
    let inside =
      change.old.lazy.compactMap { diff.old.indentation($0) }.first
      ?? change.new.lazy.compactMap { diff.new.indentation($0) }.first ?? 0
    var index = min(line, diff.old.lines.count) - 1
    while index >= 0 {
      if let indentation = diff.old.indentation(index), indentation < inside {
        let text = String(decoding: diff.old[index], as: UTF8.self).trimmingBlanks
        if let first = text.first, first.isLetter || "@-+<#".contains(first) { return text }
      }
      index -= 1
    }
    return nil
  }
}
