import Audit

/// What becomes of one key of a property list.
struct DefinitionChange: Equatable {
  let key: String
  /// nil takes the key out.
  let value: PropertyListContent?

  /// The keys in which `after` differs from `before`, in its order; removed ones last.
  static func between(_ before: PropertyListNode, _ after: PropertyListNode) -> [DefinitionChange] {
    let changed = (after.dictionary ?? []).filter { entry in
      before[entry.key].map { !$0.hasSameValue(as: entry.value) } ?? true
    }
    let removed = (before.dictionary ?? []).filter { after[$0.key] == nil }
    return changed.map { DefinitionChange(key: $0.key, value: PropertyListContent($0.value)) }
      + removed.map { DefinitionChange(key: $0.key, value: nil) }
  }
}

/// Why a generator's file is left to a person, as the end of a sentence.
struct DefinitionRefusal: Error, Equatable {
  let reason: String
}

extension PropertyListContent {
  /// What a node says. Numbers and data become text: such values are never written anew.
  init(_ node: PropertyListNode) {
    switch node.value {
    case .string(let text), .other(let text): self = .string(text)
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let number): self = .string(String(number))
    case .real(let number): self = .string(String(number))
    case .array(let nodes): self = .array(nodes.map { PropertyListContent($0) })
    case .dictionary(let entries):
      self = .dictionary(entries.map { PropertyListPair($0.key, PropertyListContent($0.value)) })
    }
  }
}

extension PropertyListNode {
  /// The same values as an XML property list at `path`.
  func asXML(path: String) -> InfoPlist {
    let style = PropertyListStyle(lineEnding: "\n", unit: "\t")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(style.lines(PropertyListContent(self), indent: ""))
      </plist>

      """
    return InfoPlistReader.read(SourceText(path: path, text))
  }
}
