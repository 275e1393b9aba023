/// Replaces `$(NAME)`, `${NAME}`, `$NAME` and `$(NAME:modifier)` in the value of a build setting. What cannot be worked out stays
/// as written. Cycles end, and values that would grow without end are cut off.
struct BuildSettingExpansion {
  private var active: Set<String> = []
  private var references = 0

  static let referenceLimit = 500
  static let lengthLimit = 32_768
  static let depthLimit = 32
  /// How deep references may stand in the names of others.
  static let nestingLimit = 8

  mutating func value(of name: String, in scope: BuildSettingScope) -> String? {
    guard let (text, index) = scope.rawValue(of: name, from: 0) else { return nil }
    return expand(text, of: name, from: index + 1, in: scope)
  }

  /// - Parameters:
  ///   - name: the setting that `text` is a value of; `$(inherited)` and `$(name)` mean its next weaker value.
  ///   - next: index of that weaker value.
  mutating func expand(_ text: String, of name: String, from next: Int, in scope: BuildSettingScope) -> String {
    guard text.contains("$") else { return text }
    let key = "\(name)\u{1F}\(next)"
    guard active.count < Self.depthLimit, active.insert(key).inserted else { return text }
    defer { active.remove(key) }
    return substitute(text, of: name, from: next, in: scope, nesting: 0)
  }

  private mutating func substitute(
    _ text: String, of name: String, from next: Int, in scope: BuildSettingScope, nesting: Int
  ) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      references += 1
      guard references < Self.referenceLimit, result.utf8.count < Self.lengthLimit else { return result + rest }
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard let (inner, length) = Self.reference(rest) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      let written = rest.prefix(length)
      rest = rest.dropFirst(length)
      result += resolved(inner, of: name, from: next, in: scope, nesting: nesting) ?? String(written)
    }
    return result + rest
  }

  /// The value of the reference `inner`, such as `PRODUCT_NAME:c99extidentifier` or `A_$(B)`.
  private mutating func resolved(
    _ inner: Substring, of name: String, from next: Int, in scope: BuildSettingScope, nesting: Int
  ) -> String? {
    var written = String(inner)
    if inner.contains("$"), nesting < Self.nestingLimit {
      written = substitute(written, of: name, from: next, in: scope, nesting: nesting + 1)
    }
    let parts = written.split(separator: ":", omittingEmptySubsequences: false)
    let wanted = parts.first.map(String.init) ?? ""
    // `$()` is the usual way to write `//` into an xcconfig.
    if wanted.isEmpty { return "" }
    let value: String?
    if wanted == "inherited" || wanted == name {
      value =
        scope.rawValue(of: name, from: next).map { expand($0.text, of: name, from: $0.index + 1, in: scope) } ?? ""
    } else {
      value = scope.rawValue(of: wanted, from: 0).map { expand($0.text, of: wanted, from: $0.index + 1, in: scope) }
    }
    return BuildSettingModifier.apply(parts.dropFirst(), to: value)
  }

  /// The name, or what stands in the parentheses or braces, at the start of `text`; and the whole length in characters.
  private static func reference(_ text: Substring) -> (inner: Substring, length: Int)? {
    let opening = text.dropFirst().first
    guard opening == "(" || opening == "{" else {
      let name = text.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      return name.isEmpty ? nil : (name, name.count + 1)
    }
    let closing: Character = opening == "(" ? ")" : "}"
    var depth = 0
    var length = 1
    for index in text.indices.dropFirst() {
      length += 1
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return (text[text.index(text.startIndex, offsetBy: 2)..<index], length) }
      if length > 4_096 { return nil }
    }
    return nil
  }
}

/// The words behind a colon in `$(NAME:word)`.
enum BuildSettingModifier {
  static func apply(_ modifiers: ArraySlice<Substring>, to value: String?) -> String? {
    var value = value
    for modifier in modifiers {
      if modifier.hasPrefix("default=") {
        if value?.isEmpty ?? true { value = String(modifier.dropFirst("default=".count)) }
        continue
      }
      guard let old = value else { continue }
      switch modifier {
      case "c99extidentifier", "identifier": value = c99(old)
      case "rfc1034identifier": value = rfc1034(old)
      case "lower": value = old.lowercased()
      case "upper": value = old.uppercased()
      case "file": value = TreePath.name(old)
      case "dir": value = TreePath.parent(old)
      case "base":
        let name = TreePath.name(old)
        value = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      case "suffix":
        let name = TreePath.name(old)
        value = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
      case "quote", "standardizepath": break
      default: return nil
      }
    }
    return value
  }

  /// A module name: letters, digits and `_`; everything else becomes `_`, and so does a digit in front.
  static func c99(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isWord = scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      result += isWord && !(result.isEmpty && ("0"..."9").contains(scalar)) ? String(Character(scalar)) : "_"
    }
    return result
  }

  /// A part of a bundle identifier: letters, digits, `.` and `-`; everything else becomes `-`.
  static func rfc1034(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
  }
}
