import Foundation

/// Puts text into the clipboard of the terminal (OSC 52). Whether it arrived cannot be known.
enum Clipboard {
  static func sequence(for text: String, environment: [String: String]) -> String {
    let payload = Data(text.utf8.prefix(70_000)).base64EncodedString()
    let sequence = "\u{1B}]52;c;\(payload)\u{7}"
    // tmux hands on what it knows itself; inside another multiplexer the sequence is wrapped to pass through.
    if environment["TMUX"] != nil {
      return sequence + "\u{1B}Ptmux;" + sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
    }
    if let term = environment["TERM"], term.hasPrefix("screen") {
      return "\u{1B}P" + sequence + "\u{1B}\\"
    }
    return sequence
  }
}
