/// The selector by which Objective-C knows a function of Swift.
enum ObjectiveCSelector {
  /// `show(in:)` is `showIn:`, `set(theme:)` is `setWithTheme:`.
  static func text(_ signature: String) -> String {
    guard let open = signature.firstIndex(of: "(") else { return signature }
    let name = String(signature[..<open])
    var labels = signature[signature.index(after: open)...].prefix { $0 != ")" }.split(separator: ":").map(String.init)
    guard !labels.isEmpty else { return name }
    let first = labels.removeFirst()
    return joined(name, first) + ":" + labels.map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// The part before the first colon.
  static func head(of function: FunctionDeclaration) -> String {
    String(text(function.signature).prefix { $0 != ":" })
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  private static func joined(_ name: String, _ label: String) -> String {
    if label == "_" { return name }
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    let word = label.prefix { $0.isLowercase }
    return prepositions.contains(String(word)) ? name + capital : name + "With" + capital
  }
}
