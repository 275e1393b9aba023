import Audit

@testable import Apply

/// Spellings of one file that an edit must copy, applied to the text before and to the one expected after.
enum Spelling: String, CaseIterable, Sendable {
  case tabs, twoBlanks, fourBlanks, crlf, byteOrderMark, noFinalNewline, closingBlank

  func spell(_ text: String) -> String {
    switch self {
    case .tabs: text
    case .twoBlanks: text.replacing("\t", with: "  ")
    case .fourBlanks: text.replacing("\t", with: "    ")
    case .crlf: text.replacing("\n", with: "\r\n")
    case .byteOrderMark: "\u{FEFF}" + text
    case .noFinalNewline: text.hasSuffix("\n") ? String(text.dropLast()) : text
    case .closingBlank: text.replacing("/>", with: " />")
    }
  }
}

extension Spelling {
  /// The text with tabs, line feeds and no byte order mark.
  func plain(_ text: String) -> String {
    switch self {
    case .twoBlanks: text.replacing("  ", with: "\t")
    case .fourBlanks: text.replacing("    ", with: "\t")
    case .crlf: text.replacing("\r\n", with: "\n")
    default: text
    }
  }
}

/// The text after `edits`.
func edited(_ text: String, _ edits: [Edit], path: String = "file") throws -> String {
  String(decoding: try FileChange(path: path, original: Array(text.utf8), edits: edits).result, as: UTF8.self)
}
