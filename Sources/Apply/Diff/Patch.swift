import Audit

/// Planned changes as a patch that `git apply` and `patch -p1` take.
///
/// Format: git's documentation, "git-diff", section "Generating patch text with -p". Lines are written byte by byte;
/// nothing is decoded. Modes of existing files are not named, so they stay.
public enum Patch {
  /// - Parameter context: unchanged lines around a change.
  public static func unified(_ files: [FileChange], context: Int = 3) -> [UInt8] {
    files.flatMap { unified($0, context: context) }
  }

  public static func unified(_ file: FileChange, context: Int = 3) -> [UInt8] {
    if file.original == file.result { return [] }
    var patch: [UInt8] = []
    func line(_ text: String) { patch += Array(text.utf8) + [0x0A] }
    line("diff --git \(quoted("a/" + file.path)) \(quoted("b/" + file.path))")
    if file.isNew { line("new file mode 100644") }
    if file.isNew && file.result.isEmpty {
      // Without this line git takes an empty new file for a patch that says nothing.
      line("index 0000000..e69de29")
      return patch
    }
    line("--- " + (file.isNew ? "/dev/null" : name("a/" + file.path)))
    line("+++ " + name("b/" + file.path))
    for hunk in Diff.patchHunks(old: file.original ?? [], new: file.result, context: context) {
      line(
        "@@ -\(span(hunk.oldStart, hunk.oldCount)) +\(span(hunk.newStart, hunk.newCount)) @@"
          + (hunk.heading.map { " " + $0.prefix(60) } ?? ""))
      for diffLine in hunk.lines {
        switch diffLine.kind {
        case .context: patch.append(0x20)
        case .removed: patch.append(0x2D)
        case .added: patch.append(0x2B)
        }
        patch += diffLine.bytes
        if diffLine.bytes.last != 0x0A { patch += Array("\n\\ No newline at end of file\n".utf8) }
      }
    }
    return patch
  }

  private static func span(_ start: Int, _ count: Int) -> String { count == 1 ? "\(start)" : "\(start),\(count)" }

  /// A name of the `---` and `+++` lines: a tab ends it where it holds blanks, as git writes it.
  private static func name(_ path: String) -> String {
    let quoted = quoted(path)
    return quoted.hasPrefix("\"") || !quoted.contains(" ") ? quoted : quoted + "\t"
  }

  /// C-style quotes where a path holds quotes, backslashes or control characters.
  private static func quoted(_ path: String) -> String {
    let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }
    guard needsQuotes else { return path }
    var result = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{00}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
