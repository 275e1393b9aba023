import Audit

/// A step from a value of a property list to one inside it.
public enum PropertyListStep: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case key(String)
  /// Element of an array, counted from 0.
  case index(Int)

  public init(stringLiteral value: String) { self = .key(value) }
  public init(integerLiteral value: Int) { self = .index(value) }
}

extension [PropertyListStep] {
  /// `UISceneConfigurations/UIWindowSceneSessionRoleApplication/0`, for messages.
  var words: String {
    map { step in
      switch step {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }.joined(separator: "/")
  }
}

extension PropertyListNode {
  /// The value at `path`; the last one where a key stands twice.
  subscript(path: [PropertyListStep]) -> PropertyListNode? {
    var node = self
    for step in path {
      let next: PropertyListNode?
      switch step {
      case .key(let key): next = node[key]
      case .index(let index):
        let elements = node.array ?? []
        next = elements.indices.contains(index) ? elements[index] : nil
      }
      guard let next else { return nil }
      node = next
    }
    return node
  }

  /// The entry whose value stands at `path`, which ends in a key.
  func entry(at path: [PropertyListStep]) -> PropertyListEntry? {
    guard case .key(let key)? = path.last else { return nil }
    return self[path.dropLast()]?.dictionary?.last { $0.key == key }
  }

  /// The path of the value, key or whole entry that stands in exactly `range`.
  func path(to range: ByteRange) -> [PropertyListStep]? {
    if self.range == range { return [] }
    guard self.range.lowerBound <= range.lowerBound, range.upperBound <= self.range.upperBound else { return nil }
    for entry in dictionary ?? [] {
      let whole = entry.keyRange.lowerBound..<entry.value.range.upperBound
      if range == whole || range == entry.keyRange { return [.key(entry.key)] }
      if let rest = entry.value.path(to: range) { return [.key(entry.key)] + rest }
    }
    for (index, element) in (array ?? []).enumerated() {
      if let rest = element.path(to: range) { return [.index(index)] + rest }
    }
    return nil
  }

  /// The same tree with the value at `path` replaced by what `change` makes of it; nil where nothing stands there.
  func changing(_ path: ArraySlice<PropertyListStep>, _ change: (PropertyListNode) -> PropertyListNode)
    -> PropertyListNode?
  {
    guard let step = path.first else { return change(self) }
    switch (step, value) {
    case (.key(let key), .dictionary(var entries)):
      guard let index = entries.lastIndex(where: { $0.key == key }),
        let inner = entries[index].value.changing(path.dropFirst(), change)
      else { return nil }
      entries[index] = PropertyListEntry(key: key, keyRange: entries[index].keyRange, value: inner)
      return PropertyListNode(value: .dictionary(entries), range: range)
    case (.index(let index), .array(var elements)):
      guard elements.indices.contains(index), let inner = elements[index].changing(path.dropFirst(), change) else {
        return nil
      }
      elements[index] = inner
      return PropertyListNode(value: .array(elements), range: range)
    default: return nil
    }
  }

  /// The same dictionary with its entries replaced by what `change` makes of them.
  func changingEntries(_ change: (inout [PropertyListEntry]) -> Void) -> PropertyListNode {
    var entries = dictionary ?? []
    change(&entries)
    return PropertyListNode(value: .dictionary(entries), range: range)
  }
}
