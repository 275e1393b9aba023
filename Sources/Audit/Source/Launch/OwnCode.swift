/// What a statement does with members of its class, through methods of the class that it calls as well. What runs later does
/// not count.
struct OwnCode {
  private let owner: ClassModel
  private let members: Set<String>

  init(of owner: ClassModel) {
    self.owner = owner
    members = Set(owner.properties.map(\.property.name)).subtracting(["window"])
  }

  /// Members that methods use which the statement calls.
  func used(by statement: Statement) -> Set<String> {
    called(by: statement, depth: 0).reduce(into: []) { names, inner in
      names.formUnion(self.names(in: inner.statement) { _ in true })
    }
  }

  /// Members that the statement, or a method that it calls, gives a value.
  func written(by statement: Statement, _ text: SourceText) -> Set<String> {
    ([(statement, text)] + called(by: statement, depth: 0)).reduce(into: []) { names, inner in
      names.formUnion(
        self.names(in: inner.0) { reference in
          reference.access == .write && reference.memberPath.count == 1 && !Self.isHandedIn(reference, inner.1)
        })
    }
  }

  /// `store(in: &bag)`: the member is there already.
  static func isHandedIn(_ reference: Reference, _ text: SourceText) -> Bool {
    reference.range.lowerBound > 0 && text.bytes[reference.range.lowerBound - 1] == UInt8(ascii: "&")
  }

  private func names(in statement: Statement, where counts: (Reference) -> Bool) -> Set<String> {
    let later = PromptCode.later(in: statement, countsNextTurn: false)
    let names = statement.references.filter { reference in
      counts(reference) && !later.contains { $0.contains(reference.range.lowerBound) }
    }.compactMap(\.memberPath.first).map { name in
      // The variable behind a property of Objective-C.
      !members.contains(name) && name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
    return members.intersection(names)
  }

  /// Statements of the methods of the class that the statement calls at once.
  private func called(by statement: Statement, depth: Int) -> [(statement: Statement, text: SourceText)] {
    guard depth < 3 else { return [] }
    let later = PromptCode.later(in: statement, countsNextTurn: false)
    return statement.calls.filter { call in !later.contains { $0.contains(call.range.lowerBound) } }
      .flatMap { call -> [(statement: Statement, text: SourceText)] in
        let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
        guard path.count == 1, let name = path.first,
          let method = owner.methods.first(where: {
            ($0.function.baseName == name || $0.function.signature == name) && $0.function.callback == nil
          })
        else { return [] }
        let inside = method.function.body?.statements ?? []
        return inside.map { ($0, method.file.text) } + inside.flatMap { called(by: $0, depth: depth + 1) }
      }
  }
}

extension LaunchSplit {
  /// The launch method that UIKit calls before this one.
  static func earlier(than method: ClassModel.Method, of owner: ClassModel) -> ClassModel.Method? {
    guard method.function.callback?.event == .launch, !method.function.signature.contains("willFinishLaunching") else {
      return nil
    }
    return owner.methods.first { other in
      other.function.callback?.event == .launch && other.function.signature.contains("willFinishLaunching")
        && other.function.range != method.function.range
    }
  }

  /// Members that the statements which move give a value.
  func membersOfMoved(of owner: ClassModel) -> Set<String> {
    parts.filter { $0.fate == .moves }.reduce(into: []) { names, part in
      names.formUnion(OwnCode(of: owner).written(by: part.statement, method.file.text))
    }
  }
}
