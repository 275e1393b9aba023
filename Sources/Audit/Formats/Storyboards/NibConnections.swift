/// What a nib connects with an object of one class that it makes.
struct NibConnections: Equatable, Sendable {
  /// Names of the outlets, in the order of the file.
  let outlets: [String]

  /// nil where the nib makes no such object, or is damaged.
  ///
  /// - Parameter names: the names of the class, with a module or without.
  static func read(_ text: SourceText, of names: Set<String>) -> NibConnections? {
    var scanner = XMLScanner(text.bytes)
    var open: [String] = []
    /// How many elements are open around the object.
    var depth: Int?
    var outlets: [String]?
    while let piece = scanner.next() {
      switch piece.kind {
      case .open(let name, let isSelfClosing):
        if name == "customObject" || name == "outlet" {
          let attributes = XMLScanner.attributes(of: piece.range, in: text.bytes)
          func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
          if name == "customObject", value("customClass").map(names.contains) ?? false {
            outlets = outlets ?? []
            if !isSelfClosing { depth = open.count }
          } else if name == "outlet", depth != nil, let property = value("property") {
            outlets?.append(property)
          }
        }
        if !isSelfClosing { open.append(name) }
      case .close(let name):
        guard open.popLast() == name else { return nil }
        if open.count == depth { depth = nil }
      case .malformed: return nil
      default: continue
      }
    }
    return open.isEmpty ? outlets.map(NibConnections.init) : nil
  }
}
