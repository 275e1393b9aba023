internal import SwiftSyntax

/// Chains of members, calls and subscripts: `UIApplication.shared.delegate?.window??.rootViewController`.
extension SwiftReader {
  /// One step of a chain, the base left out.
  private enum Link {
    case member(name: String, end: Int)
    case call(LabeledExprListSyntax, closures: [ClosureExprSyntax], end: Int)
    case subscripted(LabeledExprListSyntax, end: Int)
    /// `?`, `!`, generic arguments, a parenthesis that was looked through.
    case other(Syntax?)
  }

  /// Records the calls of the chain, inner ones first, everything in their arguments, and one reference for the chain.
  /// Walks down in a loop: chains can be long.
  mutating func visitChain(_ expression: ExprSyntax, access: Reference.Access) {
    var links: [Link] = []
    let base = unwind(expression, into: &links)
    let start = expression.byteRange.lowerBound
    var path: [String]
    var end: Int
    if let name = baseName(of: base) {
      path = [name]
      end = links.isEmpty ? expression.byteRange.upperBound : base?.byteRange.upperBound ?? start
    } else {
      path = [base == nil ? "" : "()"]
      end = base?.byteRange.upperBound ?? start
      if let base { visit(Syntax(base)) }
    }
    if let macro = base?.as(MacroExpansionExprSyntax.self) { visitMacro(macro) }
    var keys: [String] = []
    // Path and end of what the last call is made on, while nothing follows the call.
    var called: (path: [String], end: Int)?
    var beforeMember = (path: [String](), end: start)
    for link in links.reversed() {
      switch link {
      case .member(let name, let memberEnd):
        beforeMember = (path, end)
        path.append(name)
        end = memberEnd
        called = nil
      case .call(let arguments, let closures, let callEnd):
        let range = start..<max(start, callEnd)
        let read = visitArguments(arguments)
        gathered.calls.append(
          Call(path: path, arguments: read, hasTrailingClosure: !closures.isEmpty, range: range))
        for closure in closures { visit(Syntax(closure)) }
        called = path.count > 1 ? beforeMember : ([], start)
        end = callEnd
      case .subscripted(let arguments, let subscriptEnd):
        keys += visitArguments(arguments).map(\.text)
        end = subscriptEnd
        called = nil
      case .other(let node):
        if let node { visitChildren(node) }
      }
    }
    let subject = called ?? (path, end)
    guard !subject.path.isEmpty, subject.path != ["()"], subject.path != [""] else { return }
    if base?.is(MacroExpansionExprSyntax.self) == true, subject.path.count == 1 { return }
    gathered.references.append(
      Reference(path: subject.path, access: access, range: start..<max(start, subject.end), keys: keys))
  }

  /// The innermost expression of the chain; nil for `.member`. Links come outermost first.
  private mutating func unwind(_ expression: ExprSyntax, into links: inout [Link]) -> ExprSyntax? {
    var current = expression
    while true {
      if let member = current.as(MemberAccessExprSyntax.self) {
        links.append(.member(name: member.declName.baseName.plainName, end: member.declName.byteRange.upperBound))
        guard let base = member.base else { return nil }
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        let closures = [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
        links.append(.call(call.arguments, closures: closures, end: call.byteRange.upperBound))
        current = call.calledExpression
      } else if let call = current.as(SubscriptCallExprSyntax.self) {
        links.append(.subscripted(call.arguments, end: call.byteRange.upperBound))
        current = call.calledExpression
      } else if let optional = current.as(OptionalChainingExprSyntax.self) {
        links.append(.other(nil))
        current = optional.expression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        links.append(.other(nil))
        current = forced.expression
      } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
        links.append(.other(Syntax(generic.genericArgumentClause)))
        current = generic.expression
      } else if let inner = parenthesised(current, links: &links) {
        current = inner
      } else {
        return current
      }
    }
  }

  /// The chain inside `(… as? Type)`, `(try …)`, `(…)`.
  private func parenthesised(_ expression: ExprSyntax, links: inout [Link]) -> ExprSyntax? {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    else { return nil }
    var inner = element.expression
    var types: [Link] = []
    while true {
      if let marked = inner.as(TryExprSyntax.self) {
        inner = marked.expression
      } else if let marked = inner.as(AwaitExprSyntax.self) {
        inner = marked.expression
      } else if let sequence = inner.as(SequenceExprSyntax.self), let first = sequence.elements.first,
        sequence.elements.count == 3, sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
      {
        for type in sequence.elements.dropFirst(2) { types.append(.other(Syntax(type))) }
        inner = first
      } else {
        break
      }
    }
    guard Self.chainKinds.contains(inner.kind) || inner.is(TupleExprSyntax.self) else { return nil }
    links += types + [.other(nil)]
    return inner
  }

  private func baseName(of base: ExprSyntax?) -> String? {
    if let name = base?.as(DeclReferenceExprSyntax.self) { return name.baseName.plainName }
    if base?.is(SuperExprSyntax.self) == true { return "super" }
    if let macro = base?.as(MacroExpansionExprSyntax.self) { return "#" + macro.macroName.plainName }
    return nil
  }

  private mutating func visitMacro(_ macro: MacroExpansionExprSyntax) {
    let arguments = visitArguments(macro.arguments)
    gathered.calls.append(
      Call(
        path: ["#" + macro.macroName.plainName], arguments: arguments, hasTrailingClosure: macro.trailingClosure != nil,
        range: macro.byteRange))
    if let closure = macro.trailingClosure { visit(Syntax(closure)) }
  }

  private mutating func visitArguments(_ list: LabeledExprListSyntax) -> [Call.Argument] {
    list.map { element in
      let references = gathered.references.count
      let calls = gathered.calls.count
      visit(Syntax(element.expression))
      var names: [String] = []
      let used =
        gathered.references.dropFirst(references).map(\.first)
        + gathered.calls.dropFirst(calls).map { $0.path.first ?? "" }
      for name in used where !name.isEmpty && name != "()" && !names.contains(name) { names.append(name) }
      return Call.Argument(
        label: element.label?.plainName, text: string(element.expression), range: element.expression.byteRange,
        names: names)
    }
  }
}
