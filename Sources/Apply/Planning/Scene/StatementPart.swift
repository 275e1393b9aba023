import Audit

/// One statement of a method, as if it were a whole body: what of it can go elsewhere.
struct StatementPart {
  let carried: CarriedCallback

  /// - Parameter range: bytes that go along, comments above the statement included.
  init(
    _ statement: Statement, of method: ClassModel.Method, owner: ClassModel, in sources: SourceIndex,
    findings: [String], range: ByteRange? = nil
  ) {
    let function = method.function
    let part = ClassModel.Method(
      file: method.file, type: method.type,
      function: FunctionDeclaration(
        signature: function.signature, parameters: function.parameters, returnType: nil, range: statement.range,
        nameRange: function.nameRange,
        body: CodeBlock(range: range ?? statement.range, statements: [statement])))
    // Names are resolved in the whole body, since locals of the statements around it count.
    let whole = BodyAnalyzer.analyse(method, of: owner, in: sources)
    carried = CarriedCallback(
      method: part, callback: function.callback ?? Callback.all[0], owner: owner,
      analysis: whole.narrowed(to: statement.range, statement), findings: findings)
  }
}

extension BodyAnalysis {
  /// The same, as far as it stands inside `range`.
  func narrowed(to range: ByteRange, _ statement: Statement) -> BodyAnalysis {
    func inside(_ uses: [ByteRange]) -> [ByteRange] { uses.filter { range.contains($0.lowerBound) } }
    let names = Set(statement.calls.flatMap(\.path) + statement.references.flatMap(\.path))
    return BodyAnalysis(
      members: members.compactMap { member in
        let uses = inside(member.uses)
        // A member that every use reaches through the class has no uses of its own.
        return uses.isEmpty && !(member.uses.isEmpty && names.contains(member.name))
          ? nil
          : Member(
            name: member.name, kind: member.kind, isPrivate: member.isPrivate, isStatic: member.isStatic,
            file: member.file, declaration: member.declaration, uses: uses)
      }, selfUses: inside(selfUses), usesSuper: usesSuper && names.contains("super"),
      parameterUses: parameterUses.mapValues(inside).filter { !$0.value.isEmpty },
      shorthandUses: inside(shorthandUses), fileLocalNames: fileLocalNames.filter(names.contains),
      returns: returns.filter { range.contains($0.range.lowerBound) }, traits: traits)
  }
}
