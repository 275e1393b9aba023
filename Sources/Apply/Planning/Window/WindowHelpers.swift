import Audit

/// Methods of the app delegate that the launch methods call for the window.
struct WindowHelpers {
  /// They go to the scene delegate: nothing that stays calls them.
  private(set) var moved: [ClassModel.Method] = []
  /// They stay in the app delegate and are called there.
  private(set) var adapted: [ClassModel.Method] = []
  /// One that makes the window and is called by code that has no scene for it.
  private(set) var blocked: ClassModel.Method?

  private let windowTypes: Set<String>
  private let owner: ClassModel
  private let further: FurtherWindows
  /// Members that need the window.
  private let members: Set<String>

  init(
    _ splits: [LaunchSplit], of owner: ClassModel, in sources: SourceIndex, windowTypes: Set<String>, moves: Bool
  ) {
    self.windowTypes = windowTypes
    self.owner = owner
    further = FurtherWindows(of: owner, storyboard: nil, sources)
    members = WindowMembers.names(of: owner)
    let statements = splits.flatMap(\.moved).map(\.statement)
    var open = statements.flatMap(\.calls)
    var found: [ClassModel.Method] = []
    while let call = open.popLast() {
      guard let method = method(called: call), touchesWindow(method),
        !found.contains(where: { $0.function.range == method.function.range })
      else { continue }
      found.append(method)
      open += method.function.body?.calls ?? []
    }
    found.sort { ($0.file.path, $0.function.range.lowerBound) < ($1.file.path, $1.function.range.lowerBound) }
    // A method moves when all its callers do; one that stays keeps those that it calls.
    var staying = moves ? found.filter { !isMovable($0) } : found
    let movedRanges = splits.flatMap { split in
      split.moved.flatMap { part in split.leaving(part).map { (split.method.file.path, $0) } }
    }
    var changed = true
    while changed {
      changed = false
      for method in found where !staying.contains(where: { $0.function.range == method.function.range }) {
        let free =
          movedRanges
          + found.filter { one in
            !staying.contains { $0.function.range == one.function.range }
          }.map { ($0.file.path, $0.function.range) }
        if Self.isUsed(method.function.baseName, in: sources, besides: free, owner: owner) {
          staying.append(method)
          changed = true
        }
      }
    }
    adapted = staying
    moved = found.filter { one in !staying.contains { $0.function.range == one.function.range } }
    let free = movedRanges + found.map { ($0.file.path, $0.function.range) }
    blocked = staying.first { method in
      takesScene(method)
        && (Self.isUsed(method.function.baseName, in: sources, besides: free, owner: owner)
          || method.function.isStatic || !method.function.attributes.isEmpty)
    }
  }

  /// Whether what stays reads or sets the app delegate's window.
  var usesAppDelegateWindow: Bool { !adapted.filter { !takesScene($0) }.isEmpty }

  /// Whether the method makes the app's window, or one beside it for launch alone.
  func makesWindow(_ method: ClassModel.Method) -> Bool {
    func isConstruction(_ call: Call) -> Bool {
      call.path.first.map(windowTypes.contains) ?? false && (call.path.count == 1 || call.path.last == "init")
        && !call.arguments.contains { $0.label == "windowScene" }
    }
    guard let body = method.function.body, body.calls.contains(where: isConstruction) else { return false }
    guard owner.callsBesidesLaunch(method) else { return true }
    return body.allStatements.contains { statement in
      statement.blocks.isEmpty && statement.calls.contains(where: isConstruction) && !further.isMade(in: statement)
    } || !body.allStatements.contains { $0.blocks.isEmpty && $0.calls.contains(where: isConstruction) }
  }

  /// Whether the method, or one that it calls, makes a window, and so has to be given the scene.
  func takesScene(_ method: ClassModel.Method) -> Bool { takesScene(method, depth: 0) }

  private func takesScene(_ method: ClassModel.Method, depth: Int) -> Bool {
    if makesWindow(method) { return true }
    guard depth < 5 else { return false }
    return method.function.body?.calls.contains { call in
      self.method(called: call).map {
        $0.function.range != method.function.range && takesScene($0, depth: depth + 1)
      } ?? false
    } ?? false
  }

  private func method(called call: Call) -> ClassModel.Method? {
    let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
    guard path.count == 1, let name = path.first else { return nil }
    return owner.methods.first { $0.function.baseName == name && $0.function.callback == nil }
  }

  private func touchesWindow(_ method: ClassModel.Method, depth: Int = 0) -> Bool {
    guard depth < 5, let body = method.function.body else { return false }
    let isFurther =
      owner.callsBesidesLaunch(method)
      && body.allStatements.contains { $0.blocks.isEmpty && further.isMade(in: $0) }
    if makesWindow(method)
      || body.references.contains(where: { reference in
        reference.memberPath.first.map { $0 == "window" || members.contains($0) } ?? false
      })
      || body.calls.contains(where: { $0.path.contains("window") || !isFurther && $0.name == "makeKeyAndVisible" })
    {
      return true
    }
    return body.calls.contains { call in
      self.method(called: call).map {
        $0.function.range != method.function.range && touchesWindow($0, depth: depth + 1)
      } ?? false
    }
  }

  private func isMovable(_ method: ClassModel.Method) -> Bool {
    let function = method.function
    return function.attributes.isEmpty && !function.isStatic && !function.modifiers.contains("override")
      && owner.methods.filter { $0.function.baseName == function.baseName }.count == 1
      && method.file.path == owner.declaration.file.path
  }

  /// Whether code outside of `free` names the member.
  static func isUsed(
    _ name: String, in sources: SourceIndex, besides free: [(String, ByteRange)], owner: ClassModel
  ) -> Bool {
    sources.files.contains { file in
      guard file.text.bytes.contains(name) else { return false }
      let parts = owner.parts.filter { $0.file.path == file.path }.map(\.type.range)
      return file.codeBlocks.contains { block in
        let names = block.calls.map { ($0.path, $0.range) } + block.references.map { ($0.path, $0.range) }
        return names.contains { path, range in
          guard path.contains(where: { $0.prefix { $0 != "(" && $0 != ":" } == name[...] }) else { return false }
          if free.contains(where: { $0.0 == file.path && $0.1.contains(range.lowerBound) }) { return false }
          // A name on its own, or a member of self, is another class's unless it stands in this one.
          let isOwn =
            path.first == "self" ? path.count > 1 && path[1].hasPrefix(name) : path.first?.hasPrefix(name) ?? false
          return isOwn ? parts.contains { $0.contains(range.lowerBound) } : true
        }
      }
    }
  }
}

extension [UInt8] {
  /// Whether the bytes of `word` stand somewhere.
  fileprivate func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first, count >= word.count else { return false }
    return indices.dropLast(word.count - 1).contains {
      self[$0] == first && self[$0..<$0 + word.count].elementsEqual(word)
    }
  }
}
