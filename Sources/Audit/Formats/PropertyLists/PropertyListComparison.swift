extension PropertyListNode {
  /// Whether both say the same, keys in the same order; where they stand does not count.
  public func hasSameValue(as other: PropertyListNode) -> Bool {
    switch (value, other.value) {
    case (.dictionary(let one), .dictionary(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.hasSameValue(as: $1.value) }
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.hasSameValue(as: $1) }
    case (.string(let one), .string(let two)), (.other(let one), .other(let two)): one.utf8.elementsEqual(two.utf8)
    case (.integer(let one), .integer(let two)): one == two
    case (.real(let one), .real(let two)): one == two || (one.isNaN && two.isNaN)
    case (.boolean(let one), .boolean(let two)): one == two
    default: false
    }
  }
}
