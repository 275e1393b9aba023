import Audit
import Foundation

/// Standard output for results, standard error for messages.
enum Console {
  /// Writes to standard output. A reader that has gone away is no error: it has seen enough.
  static func print(_ text: String) throws(UsageError) {
    do { try Platform.write(Array(text.utf8), to: 1) } catch {
      if case .failed(let reason) = error { throw .unusableFile(path: localized("standard output"), reason: reason) }
    }
  }

  static func print(_ bytes: [UInt8]) throws(UsageError) {
    do { try Platform.write(bytes, to: 1) } catch {
      if case .failed(let reason) = error { throw .unusableFile(path: localized("standard output"), reason: reason) }
    }
  }

  /// A message: what, and indented below it where, why and what to do.
  static func message(_ lines: [String]) {
    var text = ""
    for (index, line) in lines.enumerated() {
      text += (index == 0 ? "sceneshift: " : "  ") + VisibleText.line(line) + "\n"
    }
    try? Platform.write(Array(text.utf8), to: 2)
  }

  /// Cells of a line: those of the terminal, within what is comfortable to read.
  static var width: Int { max(60, min(Platform.columns ?? 100, 110)) }

  static func write(_ bytes: [UInt8], toFile path: String) throws(UsageError) {
    if path == "-" { return try print(bytes) }
    do { try Platform.write(bytes, toFile: path) } catch {
      if case .failed(let reason) = error { throw .unusableFile(path: path, reason: reason) }
    }
  }
}

/// Colours repeat what the words say, and only on a terminal.
struct TextStyle {
  enum Role: String {
    case strong = "1"
    case quiet = "2"
    case blocker = "31"
    case good = "32"
    case decision = "33"
    case informational = "36"
  }

  let isColored: Bool

  static let plain = TextStyle(isColored: false)

  static func forStandardOutput() -> TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    return TextStyle(isColored: isWanted && Platform.isTerminal(1))
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  func kind(_ kind: Finding.Kind, _ text: String) -> String {
    switch kind {
    case .blocker: self(.blocker, text)
    case .decision: self(.decision, text)
    case .informational: self(.informational, text)
    }
  }
}
