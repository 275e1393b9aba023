extension Collection where Element == String {
  /// `a`, `a and b`, `a, b and c`.
  var listed: String {
    guard let last = dropFirst(Swift.max(0, count - 1)).first else { return "" }
    let front = dropLast()
    return front.isEmpty ? last : front.joined(separator: ", ") + " and " + last
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in order of its first appearance.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
