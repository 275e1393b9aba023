import Audit

/// Hands out ids for new objects: 24 upper-case hexadecimal digits as Xcode writes them, the same for the same file and
/// purpose at every run, and none that the project defines or mentions.
struct ObjectIdentifiers {
  private var taken: Set<String>

  init(_ file: XcodeProjectFile) {
    taken = Set(file.ids)
    Self.collect(file.root, into: &taken)
  }

  private static func collect(_ node: PropertyListNode, into taken: inout Set<String>) {
    switch node.value {
    case .dictionary(let entries):
      for entry in entries {
        taken.insert(entry.key)
        collect(entry.value, into: &taken)
      }
    case .array(let elements): for element in elements { collect(element, into: &taken) }
    case .string(let string) where string.utf8.count == 24: taken.insert(string.uppercased())
    default: break
    }
  }

  /// - Parameter purpose: what the object is for: its kind, the file, the target.
  mutating func next(for purpose: [String]) -> String {
    var attempt = 0
    while true {
      let id = Digest.hex((purpose + [String(attempt)]).joined(separator: "\u{1F}"), bytes: 12).uppercased()
      if taken.insert(id).inserted { return id }
      attempt += 1
    }
  }
}
