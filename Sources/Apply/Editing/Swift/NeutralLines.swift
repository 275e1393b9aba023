import Audit

/// Code without a place: lines whose nesting is counted in leading tabs, one for each step, whatever the file it comes
/// from or goes to indents with.
///
/// A line of a multi-line string literal has a mark behind its tabs, since what follows is content, blanks and tabs
/// included.
public enum NeutralLines {
  /// Ends the indentation of a line inside a string literal. A control character, because no source line begins with
  /// one.
  public static let mark: Character = "\u{1}"

  /// Lines at `margin`, each ended with `lineEnding`; empty ones stay empty.
  public static func text(_ lines: [String], margin: String = "", unit: String, lineEnding: String) -> String {
    lines.map { self.line($0, margin: margin, unit: unit) + lineEnding }.joined()
  }

  /// One line as a file has it, without its line ending.
  public static func line(_ line: String, margin: String = "", unit: String) -> String {
    let tabs = line.prefix { $0 == "\t" }.count
    let rest = line.dropFirst(tabs)
    if rest.isEmpty { return "" }
    return margin + String(repeating: unit, count: tabs) + (rest.first == mark ? rest.dropFirst() : rest)
  }

  /// The code of `range`, without the indentation that its lines share; blank lines at both ends are dropped.
  ///
  /// - Parameters:
  ///   - range: whole statements or declarations of `text`.
  ///   - literals: the multi-line string literals of the file (`SourceFile.multilineLiterals`).
  public static func of(_ range: ByteRange, in text: SourceText, literals: [ByteRange] = []) -> [String] {
    let range = range.clamped(to: 0..<text.bytes.count)
    guard !range.isEmpty else { return [] }
    let reindenter = Reindenter(text, range: range, literals: literals)
    var lines: [String] = []
    for index in text.lineIndex(at: range.lowerBound)...text.lineIndex(at: range.upperBound - 1) {
      let line = text.lineRange(index).clamped(to: range)
      let (steps, start) = reindenter.indentation(of: index, line)
      let code = start < line.upperBound ? text.string(in: start..<line.upperBound) : ""
      let isLiteral = reindenter.isLiteral(index)
      lines.append(code.isEmpty ? "" : steps + (isLiteral ? code : trimmed(code)))
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
