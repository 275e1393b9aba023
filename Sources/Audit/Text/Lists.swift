extension Collection where Element == String {
  /// `a`, `a and b`, `a, b and c`.
  var listed: String {
    guard let last = dropFirst(Swift.max(0, count - 1)).first else { return "" }
    let front = dropLast()
    return front.isEmpty ? last : localized("\(front.commaSeparated) and \(last)")
  }
}

extension Sequence<String> {
  /// `a, b, c`, with the mark of the language.
  public var commaSeparated: String { joined(separator: localized(", ")) }
}

extension String {
  /// ` (this)` behind a word, in the brackets of the language.
  public var inBrackets: String { localized(" (\(self))") }
  /// `name: this`, with the mark of the language.
  public func behind(_ name: String) -> String { name + localized(": ") + self }
}

extension Sequence where Element: Hashable {
  /// Each element once, in order of its first appearance.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence where Element == Int {
  /// Line numbers as people write them: `12`, `12 and 15`, `12-15, 20 and 31`; at most six runs.
  var asLines: String {
    var runs: [ClosedRange<Int>] = []
    for line in sorted() {
      if let last = runs.last, line <= last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...Swift.max(last.upperBound, line)
      } else {
        runs.append(line...line)
      }
    }
    let shown = runs.prefix(6).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    let lines = runs.count == 1 && runs.allSatisfy { $0.count == 1 } ? 1 : 2
    let list = runs.count > 6 ? localized("\(shown.commaSeparated) and more") : shown.listed
    return localized("\(lines, one: "line", other: "lines") \(list)")
  }
}

extension String {
  /// With its first letter as a capital.
  public var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
