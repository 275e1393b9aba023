/// A member of the app delegate that code asks for and that is not there, or not to be seen from there.
package struct UndeclaredMember: Sendable {
  package let name: String
  package let file: SourceFile
  package let range: ByteRange
}

extension SourceIndex {
  /// What `scene` asks of the app delegate in vain, each name once, in source order: a file that nothing has compiled so
  /// far may have been written for another app delegate. Empty where a superclass brings members that nobody listed.
  package func undeclaredMembers(_ scene: ClassModel, of delegate: ClassModel) -> [UndeclaredMember] {
    let lineage = [delegate] + superclasses(of: delegate, in: nil)
    let isListed = lineage.flatMap(\.supertypes).allSatisfy { name in
      name.hasSuffix("Delegate") || ["UIResponder", "NSObject"].contains(name) || !subtypes(of: name).isEmpty
    }
    guard scene.language == .swift, isListed else { return [] }
    let members = MemberTable(delegate, in: self)
    let inherited = InheritedMembers.names(of: lineage.flatMap(\.supertypes))
    var seen: Set<String> = []
    return scene.methods.flatMap { method -> [UndeclaredMember] in
      guard let body = method.function.body else { return [] }
      let found = Self.asked(of: delegate.name, in: body, method.file)
      return found.filter { name, _ in
        !inherited.contains(name) && !Self.isInherited(name) && !members.isSeen(name) && seen.insert(name).inserted
      }.map { UndeclaredMember(name: $0.name, file: method.file, range: $0.range) }
    }
  }

  /// Members that code reads of what it casts to the class, at once or through a name.
  private static func asked(
    of type: String, in body: CodeBlock, _ file: SourceFile
  ) -> [(name: String, range: ByteRange)] {
    let delegate = ["UIApplication", "shared", "delegate"]
    let names = Set(
      body.allStatements.filter { statement in
        statement.references.contains { $0.path == delegate } && statement.references.contains { $0.path == [type] }
      }.flatMap(\.declares))
    let chains = body.references.map { ($0.path, $0.range) } + body.calls.map { ($0.path, $0.range) }
    return chains.compactMap { path, range -> (name: String, range: ByteRange)? in
      if path.starts(with: delegate) {
        guard path.count > 3, SourceScan.word(type, in: range, of: file.text.bytes) != nil else { return nil }
        return (path[3], range)
      }
      guard let first = path.first, path.count > 1, names.contains(first) else { return nil }
      return (path[1], range)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Callbacks, and what every object and responder answers.
  private static func isInherited(_ name: String) -> Bool {
    name.hasPrefix("application") || name.hasPrefix("userNotificationCenter") || general.contains(name)
  }

  private static let general: Set = [
    "window", "self", "next", "perform", "responds", "isKind", "isMember", "conforms", "description",
    "debugDescription", "hash", "hashValue", "isEqual", "value", "setValue", "undoManager", "becomeFirstResponder",
    "resignFirstResponder", "isFirstResponder", "userActivity", "buildMenu", "validate", "target", "canPerformAction",
    "copy", "addObserver", "removeObserver", "observe", "publisher", "method", "superclass", "className",
  ]
}

extension MemberTable {
  /// Whether other classes see a member of that name.
  fileprivate func isSeen(_ name: String) -> Bool { entries.contains { $0.name == name && !$0.isPrivate } }
}
