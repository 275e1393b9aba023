/// Damaged and malicious variants of a small file. Readers must answer each with a value or an error.
enum HostileInput {
  /// The text cut off after each of its bytes.
  static func truncations(_ text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    return bytes.indices.map { Array(bytes[..<$0]) }
  }

  /// The text with each byte replaced in turn by bytes that mean something to one format or another.
  static func replacements(_ text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    return bytes.indices.flatMap { index in
      Array("<>{)\"*;&\0".utf8).map { other in
        var changed = bytes
        changed[index] = other
        return changed
      }
    }
  }

  /// `opening` again and again, never closed.
  static func nested(_ opening: String, depth: Int = 20_000) -> [UInt8] {
    Array(String(repeating: opening, count: depth).utf8)
  }
}
