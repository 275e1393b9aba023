/// The ignore rules of one `.gitignore` file. Format: git documentation, "gitignore", section "Pattern format".
struct GitIgnore: Sendable {
  private struct Rule: Sendable {
    /// Components of the pattern; `**` stands for any number of folders.
    let components: [[UInt8]]
    let isNegated: Bool
    let foldersOnly: Bool
  }

  /// Folder that holds the file; its patterns are relative to it.
  let folder: String
  private let rules: [Rule]

  init(folder: String, bytes: [UInt8]) {
    self.folder = folder
    rules = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).compactMap { Self.rule(Array($0)) }
  }

  private static func rule(_ line: [UInt8]) -> Rule? {
    var pattern = line[...]
    while pattern.last == 0x20, pattern.dropLast().last != UInt8(ascii: "\\") { pattern.removeLast() }
    if pattern.isEmpty || pattern.first == UInt8(ascii: "#") { return nil }
    let isNegated = pattern.first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    let foldersOnly = pattern.last == UInt8(ascii: "/")
    if foldersOnly { pattern.removeLast() }
    // A slash anywhere but at the end ties the pattern to the folder of the file.
    let isAnchored = pattern.contains(UInt8(ascii: "/"))
    var components = pattern.split(separator: UInt8(ascii: "/")).map { Array($0) }
    if components.isEmpty { return nil }
    if !isAnchored { components.insert(anyFolders, at: 0) }
    return Rule(components: components, isNegated: isNegated, foldersOnly: foldersOnly)
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether the rules ignore `path` (true), take it back in (false) or say nothing (nil).
  ///
  /// - Parameter path: relative to the tree, below `folder`. The folders above it must not be ignored.
  func verdict(on path: String, isFolder: Bool) -> Bool? {
    if rules.isEmpty { return nil }
    let components = TreePath.relative(path, to: folder).split(separator: "/").map { Array($0.utf8) }
    let rule = rules.last { (isFolder || !$0.foldersOnly) && Self.matches($0.components[...], components[...]) }
    return rule.map { !$0.isNegated }
  }

  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == anyFolders {
      // At the end it stands for everything inside, so for at least one component.
      if rest.isEmpty { return !path.isEmpty }
      return (0...path.count).contains { matches(rest, path.dropFirst($0)) }
    }
    guard let component = path.first else { return false }
    return matches(component: first[...], component[...]) && matches(rest, path.dropFirst())
  }

  /// `*`, `?`, `[…]` and `\` inside one component. Goes back only to the last star, so that no pattern is slow.
  static func matches(component pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (pattern, name) = (pattern, name)
    var retry: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.drop { $0 == UInt8(ascii: "*") }
        if pattern.isEmpty { return true }
        retry = (pattern, name)
        continue
      }
      if let byte = name.first, let rest = step(pattern, byte) {
        pattern = rest
        name.removeFirst()
        continue
      }
      if name.isEmpty, pattern.isEmpty { return true }
      guard let again = retry, !again.name.isEmpty else { return false }
      retry = (again.pattern, again.name.dropFirst())
      pattern = again.pattern
      name = again.name.dropFirst()
    }
  }

  /// What is left of `pattern` after it took `byte`; nil where it does not.
  private static func step(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> ArraySlice<UInt8>? {
    guard let first = pattern.first else { return nil }
    let rest = pattern.dropFirst()
    switch first {
    case UInt8(ascii: "?"): return rest
    case UInt8(ascii: "\\"): return rest.first == byte ? rest.dropFirst() : nil
    case UInt8(ascii: "["):
      guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return first == byte ? rest : nil }
      return bracket(rest[..<end], holds: byte) ? pattern[(end + 1)...] : nil
    default: return first == byte ? rest : nil
    }
  }

  private static func bracket(_ set: ArraySlice<UInt8>, holds byte: UInt8) -> Bool {
    var set = set
    let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
    if isNegated { set.removeFirst() }
    var found = false
    while let low = set.popFirst() {
      if set.first == UInt8(ascii: "-"), let high = set.dropFirst().first {
        set = set.dropFirst(2)
        if low <= high, (low...high).contains(byte) { found = true }
      } else if low == byte {
        found = true
      }
    }
    return found != isNegated
  }
}
