import Foundation

/// Reads binary property lists through Foundation. The nodes have empty ranges: there is no text to point at.
enum BinaryPropertyListReader {
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("bplist".utf8)) }

  static func read(_ text: SourceText) throws(FormatError) -> PropertyListNode {
    let object: Any
    do {
      object = try PropertyListSerialization.propertyList(from: Data(text.bytes), options: [], format: nil)
    } catch {
      throw FormatError(text, 0, "the binary property list is damaged")
    }
    guard let node = node(object, depth: 0) else {
      throw FormatError(text, 0, "nested more than \(XMLPropertyListReader.depthLimit) levels deep")
    }
    return node
  }

  private static func node(_ object: Any, depth: Int) -> PropertyListNode? {
    guard depth < XMLPropertyListReader.depthLimit else { return nil }
    let value: PropertyListNode.Value
    switch object {
    case let dictionary as [String: Any]:
      var entries: [PropertyListEntry] = []
      for key in dictionary.keys.sorted() {
        guard let inner = dictionary[key], let node = node(inner, depth: depth + 1) else { return nil }
        entries.append(PropertyListEntry(key: key, keyRange: 0..<0, value: node))
      }
      value = .dictionary(entries)
    case let array as [Any]:
      var nodes: [PropertyListNode] = []
      for inner in array {
        guard let node = node(inner, depth: depth + 1) else { return nil }
        nodes.append(node)
      }
      value = .array(nodes)
    case let string as String: value = .string(string)
    case let number as NSNumber: value = self.number(number)
    case let date as Date: value = .other(date.description)
    case let data as Data: value = .other(data.base64EncodedString())
    default: value = .other(String(describing: object))
    }
    return PropertyListNode(value: value, range: 0..<0)
  }

  private static func number(_ number: NSNumber) -> PropertyListNode.Value {
    switch String(cString: number.objCType) {
    case "c", "B": .boolean(number.boolValue)
    case "f", "d": .real(number.doubleValue)
    default: .integer(number.intValue)
    }
  }
}
