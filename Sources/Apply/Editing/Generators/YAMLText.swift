/// Property list values as YAML, in the form people write them.
struct YAMLText {
  /// One step of indentation.
  let unit: String
  /// Blanks between the indentation of a key and the dashes of its list.
  let listIndent: String

  /// The lines of a key and its value, indented by `indent`.
  func lines(_ key: String, _ value: PropertyListContent, indent: String) -> [String] {
    let head = indent + Self.scalar(key) + ":"
    switch value {
    case .string(let text): return [head + " " + Self.scalar(text)]
    case .boolean(let flag): return [head + (flag ? " true" : " false")]
    case .dictionary(let pairs):
      if pairs.isEmpty { return [head + " {}"] }
      return [head] + pairs.flatMap { lines($0.key, $0.value, indent: indent + unit) }
    case .array(let values):
      if values.isEmpty { return [head + " []"] }
      return [head] + values.flatMap { item($0, indent: indent + listIndent) }
    }
  }

  private func item(_ value: PropertyListContent, indent: String) -> [String] {
    switch value {
    case .string(let text): return [indent + "- " + Self.scalar(text)]
    case .boolean(let flag): return [indent + (flag ? "- true" : "- false")]
    case .dictionary(let pairs):
      let inner = indent + "  "
      let lines = pairs.flatMap { self.lines($0.key, $0.value, indent: inner) }
      guard let first = lines.first else { return [indent + "- {}"] }
      return [indent + "- " + first.dropFirst(inner.count)] + lines.dropFirst()
    case .array(let values):
      if values.isEmpty { return [indent + "- []"] }
      return [indent + "-"] + values.flatMap { item($0, indent: indent + "  ") }
    }
  }

  /// `text` plain where YAML reads it back as that text, else in quotes.
  static func scalar(_ text: String) -> String {
    let words: Set = ["true", "false", "yes", "no", "on", "off", "null", "~", "y", "n"]
    let isPlain =
      text.first.map { !"-?:,[]{}#&*!|>'\"%@` ".contains($0) } == true && !text.contains(": ") && !text.contains(" #")
      && !text.hasSuffix(":") && !text.hasSuffix(" ") && text.allSatisfy { $0 != "\n" && $0 != "\t" }
      && !words.contains(text.lowercased()) && Double(text) == nil
    return isPlain ? text : "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
