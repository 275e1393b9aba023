import Audit

/// Members that are there only once a scene connects, and that code takes for granted which runs without any.
extension UnitPlan {
  mutating func tellMissingMembers(of move: WindowMove, _ answer: Answer) {
    let owner = move.owner
    let written = Self.written(by: move.splits)
    for (_, property) in owner.properties where written.contains(property.name) && property.name != "window" {
      guard property.type?.hasSuffix("!") ?? false else { continue }
      let readers = owner.methods.filter { method in
        method.function.callback?.fate == .stays && Self.takesForGranted(property.name, method)
      }
      guard let first = readers.first else { continue }
      let names = Set(readers.map(\.function.baseName)).sorted().joined(separator: ", ")
      batch.manual(
        localized("\(property.name) may not be there"),
        localized(
          """
          It is set as a scene connects, and \(names) takes it for granted. In a start without a scene, as in the \
          background, it is nil. Ask whether it is there.
          """), first.location, findings: [answer.id])
    }
  }

  private static func written(by splits: [LaunchSplit]) -> Set<String> {
    var names: Set<String> = []
    for part in splits.flatMap(\.parts) where part.fate == .moves {
      for reference in part.statement.references where reference.access == .write && reference.memberPath.count == 1 {
        names.insert(reference.memberPath[0])
      }
    }
    return names
  }

  /// `member.stop()`, without a question mark.
  private static func takesForGranted(_ member: String, _ method: ClassModel.Method) -> Bool {
    guard let body = method.function.body else { return false }
    let bytes = method.file.text.bytes
    let uses: [ByteRange] = body.references.filter { $0.memberPath.first == member }.map(\.range)
    let calls: [ByteRange] = body.calls.filter { call in call.path.first { $0 != "self" } == member }.map(\.range)
    return (uses + calls).contains { range in
      guard let word = SourceScan.word(member, in: range, of: bytes), word.upperBound < bytes.count else {
        return false
      }
      return bytes[word.upperBound] == UInt8(ascii: ".")
    }
  }
}
