import Apply
import Audit

/// Text for output that is read line by line, aloud perhaps.
enum PlainText {
  /// Control characters as `^X`; in ASCII where nothing else can be shown.
  static func printable(_ text: String, isASCII: Bool) -> String {
    let text = VisibleText.line(text)
    guard isASCII else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isASCII ? $0 : Glyphs.ascii[$0] ?? "?" }))
  }

  static func title(_ kind: Finding.Kind) -> String {
    switch kind {
    case .blocker: localized("Blocker")
    case .decision: localized("Decision")
    case .informational: localized("Informational")
    }
  }

  static func line(_ line: DiffLine) -> String {
    let text = TextLayout.expandTabs(line.text)
    switch line.kind {
    case .added: return localized("added \(line.newNumber ?? 0): \(text)")
    case .removed: return localized("removed \(line.oldNumber ?? 0): \(text)")
    case .context: return localized("same \(line.newNumber ?? 0): \(text)")
    }
  }

  static func cell(_ row: CoverageRow) -> String {
    switch row.verdict {
    case .runs: row.handler ?? localized("runs")
    case .silent: localized("\(row.handler ?? localized("code")) is never called")
    case .lost: localized("lost")
    case .twice: localized("\(row.handler ?? localized("code")) runs twice")
    case .none: localized("nothing to run")
    }
  }
}

extension StringProtocol {
  /// Without blanks at both ends.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}
