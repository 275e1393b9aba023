/// A launch that makes the window only where the app does not count as in the background. Under scenes it always does:
/// launch makes no window at all.
package struct ForegroundWindow {
  /// The method of the app delegate that makes the window and needs nothing for it; nil where there is none.
  package private(set) var maker: ClassModel.Method?

  private let owner: ClassModel
  private let windows: Set<String>
  private let calls: CallResolver

  /// nil where the making of the window does not hang on it.
  package init?(of owner: ClassModel, in context: AuditContext) {
    self.owner = owner
    windows = WindowCreation.types(in: context.sources)
    calls = context.calls
    var found: ClassModel.Method?
    var isAsked = false
    for method in owner.methods where method.function.callback?.event == .launch {
      var names: Set<String> = []
      var isEnded = false
      for statement in method.function.body?.statements ?? [] {
        let asks = Self.asks(statement, names, calls, owner)
        if asks { names.formUnion(statement.declares) }
        if asks, statement.leavesEarly { isEnded = true }
        guard makes(statement.calls, depth: 0) else { continue }
        let maker = self.maker(in: statement.calls)
        let isInside = maker?.function.body?.statements.contains { Self.asks($0, [], calls, owner) } ?? false
        guard isEnded || isInside || asks && [.if, .switch].contains(statement.kind) else { return nil }
        isAsked = true
        if found == nil, !isInside { found = maker }
      }
    }
    guard isAsked else { return nil }
    maker = found
  }

  /// Whether the statement, its branches left out, asks for the application's state, or for what was made of it.
  private static func asks(
    _ statement: Statement, _ names: Set<String>, _ calls: CallResolver, _ owner: ClassModel
  ) -> Bool {
    func isOutside(_ range: ByteRange) -> Bool { !statement.blocks.contains { $0.range.contains(range.lowerBound) } }
    func isState(_ reference: Reference) -> Bool {
      reference.path.count > 1 && reference.path.last == "applicationState"
    }
    let references = statement.references.filter { isOutside($0.range) }
    if references.contains(where: { isState($0) || names.contains($0.first) }) { return true }
    guard [.if, .guard, .switch, .declaration].contains(statement.kind) else { return false }
    return statement.calls.filter { isOutside($0.range) }.contains { call in
      calls.functions(called: call, from: owner.name).contains { site in
        site.function.body?.references.contains(where: isState) ?? false
      }
    }
  }

  private func makes(_ calls: [Call], depth: Int) -> Bool {
    calls.contains { WindowCreation.isConstruction($0, of: windows) }
      || depth < 3
        && calls.contains { call in
          method(called: call).map { makes($0.function.body?.calls ?? [], depth: depth + 1) } ?? false
        }
  }

  private func maker(in calls: [Call]) -> ClassModel.Method? {
    calls.lazy.compactMap(method).first { method in
      method.function.parameters.isEmpty && !method.function.isStatic
        && makes(method.function.body?.calls ?? [], depth: 0)
    }
  }

  private func method(called call: Call) -> ClassModel.Method? {
    let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
    guard path.count == 1, let name = path.first else { return nil }
    return owner.methods.first {
      ($0.function.baseName == name || $0.function.signature == name) && $0.function.callback == nil
        && $0.function.body != nil
    }
  }
}
