/// Windows that launch makes beside the app's own, each for a member of its own: a banner's, a lock's.
package struct FurtherWindows {
  private let windows: Set<String>
  /// Members that the app's own window comes from; nil where it may be any.
  private let own: Set<String>?
  /// Statements that make a window for a local name, which a member of another name keeps then.
  private let kept: Set<ByteRange>
  /// Those members.
  package let keepers: Set<String>

  /// - Parameter storyboard: the one that makes the app's window, if any.
  package init(of owner: ClassModel, storyboard: String?, _ sources: SourceIndex) {
    let windows = WindowCreation.types(in: sources)
    self.windows = windows
    let members = Self.ownMembers(of: owner)
    let isSet = owner.methods.contains { method in
      (method.function.body?.allStatements ?? []).contains(where: Self.setsWindow)
    }
    let found = owner.methods.compactMap(\.function.body).flatMap { Self.kept(in: $0, members, windows) }
    kept = Set(found.map(\.statement))
    keepers = Set(found.flatMap(\.members))
    own = owner.tellsWindow && (storyboard != nil || isSet || !members.isEmpty) ? members : nil
  }

  /// Whether the statement makes a window that is not the app's own.
  package func isMade(in statement: Statement) -> Bool {
    if own != nil, kept.contains(statement.range) { return true }
    guard let own, !Self.setsWindow(statement), statement.declares.isEmpty,
      statement.calls.contains(where: { WindowCreation.isConstruction($0, of: windows) })
    else { return false }
    let targets = statement.references.filter { $0.access == .write && $0.memberPath.count == 1 }
      .compactMap(\.memberPath.first)
    return statement.blocks.isEmpty && !targets.isEmpty && own.isDisjoint(with: targets)
  }

  /// `let lock = UIWindow(…)` … `lockWindow = lock`.
  private static func kept(
    in body: CodeBlock, _ own: Set<String>, _ windows: Set<String>
  ) -> [(statement: ByteRange, members: [String])] {
    let statements = body.allStatements
    return statements.compactMap { making in
      guard making.blocks.isEmpty, let name = making.declares.first, making.declares.count == 1,
        making.calls.contains(where: { WindowCreation.isConstruction($0, of: windows) })
      else { return nil }
      let keeping = statements.filter { statement in
        statement.range.lowerBound > making.range.upperBound && statement.blocks.isEmpty
          && statement.declares.isEmpty && statement.references.contains { $0.access == .read && $0.path == [name] }
      }
      let targets = keeping.flatMap(\.references).filter { $0.access == .write && $0.memberPath.count == 1 }
        .compactMap(\.memberPath.first)
      let isFurther = !targets.isEmpty && own.union(["window", "_window"]).isDisjoint(with: targets)
      return isFurther ? (making.range, targets) : nil
    }
  }

  private static func setsWindow(_ statement: Statement) -> Bool {
    statement.references.contains { reference in
      reference.access == .write && ["window", "_window"].contains(reference.memberPath.first)
        && reference.memberPath.count == 1
    } || statement.calls.contains { $0.name == "setWindow:" }
  }

  /// Members that the property `window` tells, or that are put into it.
  package static func ownMembers(of owner: ClassModel) -> Set<String> {
    let accessors = owner.property("window").flatMap { $0.property.accessors ?? $0.property.initializer }
    let getter = owner.methods.first { $0.function.signature == "window" }?.function.body
    let telling = [accessors, getter].compactMap { $0 }.flatMap(\.references)
    let setting = owner.methods.flatMap { $0.function.body?.allStatements ?? [] }
      .filter { $0.blocks.isEmpty && setsWindow($0) }.flatMap(\.references)
    return Set((telling + setting).compactMap(\.memberPath.first)).subtracting(["window", "_window"])
  }
}

extension ClassModel {
  /// Whether other methods than those of launch call this one, so that it cannot be given the scene that connects.
  package func callsBesidesLaunch(_ method: Method) -> Bool {
    let name = method.function.baseName
    return methods.contains { other in
      other.function.callback?.event != .launch && other.function.range != method.function.range
        && other.function.body?.calls.contains { call in
          let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
          return path == [name] || path == [method.function.signature]
        } ?? false
    }
  }

  /// Whether a superclass whose source is not there may have a window.
  public var inheritsWindow: Bool {
    supertypes.contains { $0.hasSuffix("AppDelegate") }
  }

  /// Whether it has a window to tell: a property, or Objective-C's getter alone.
  package var tellsWindow: Bool {
    property("window") != nil || synthesizesWindow || methods.contains { $0.function.signature == "window" }
  }

  /// `@synthesize window;` for the property that the protocol of app delegates declares.
  public var synthesizesWindow: Bool {
    parts.flatMap(\.type.synthesized).contains { $0.name == "window" && $0.storage != nil }
  }
}
