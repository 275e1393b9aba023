/// From the statements that are about the window to what goes with them, by data flow over locals and members.
extension LaunchAnalysis {
  mutating func propagate() {
    var changed = true
    while changed {
      changed = false
      // What a person decided stays decided.
      for index in statements.indices where fates[index].fate == .stays && flips[index] == nil {
        if fates[index].isFree, let reason = followsRoot(index) {
          fates[index] = (.moves, reason, true)
        } else if let (fate, reason) = pulled(index) {
          fates[index] = (fate, reason, false)
        } else {
          continue
        }
        changed = true
      }
    }
  }

  /// Whether a statement that stays so far must follow the window.
  private func pulled(_ index: Int) -> (LaunchSplit.Fate, String)? {
    let own = facts[index]
    let isFixed = !fates[index].isFree
    let uses = own.uses.union(deepUses[index])
    if !isFixed, let name = carried.intersection(uses).sorted().first {
      return (.moves, localized("it uses \(name), which goes with the window"))
    }
    // It uses what a moved statement makes.
    for earlier in statements.indices where earlier < index && fates[earlier].fate == .moves {
      let made = facts[earlier].declares.union(facts[earlier].writes.subtracting(["window"]))
      let members = deepWrites[earlier].intersection(uses)
      if let name = made.intersection(own.uses).union(members).sorted().first, !isFixed {
        return (.moves, localized("it uses \(name), which goes with the window"))
      }
    }
    if let value = givesValue(index), !isFixed { return value }
    if let value = keepsOptions(index), !isFixed { return value }
    // A moved statement needs what it declares.
    guard !own.declares.isEmpty else { return nil }
    let users = readers(of: own.declares, after: index)
    let moving = users.filter { fates[$0].fate == .moves || fates[$0].fate == .copied }
    guard !moving.isEmpty else { return nil }
    let name = own.declares.sorted().first ?? ""
    let writers = statements.indices.filter { !assigned[$0].isDisjoint(with: own.declares) }
    if moving.count == users.count, !isFixed, writers.allSatisfy({ fates[$0].isFree || fates[$0].fate == .moves }) {
      return (.moves, localized("only the window's code needs \(name)"))
    }
    if own.isPure { return (.copied, localized("both sides need \(name), a plain value")) }
    // A controller belongs to the window; what else uses it follows, where nothing forbids that.
    if !isFixed, makesInterface(statements[index]), users.allSatisfy({ fates[$0].isFree || fates[$0].fate != .stays }) {
      return (.moves, localized("the window's code needs \(name)"))
    }
    return nil
  }

  /// Why a statement behind those that fill the window must follow them: it works on the controller that they show, or
  /// has the app delegate put one there.
  private mutating func followsRoot(_ index: Int) -> String? {
    guard statements[index].kind != .return,
      let filled = statements.indices.first(where: { $0 < index && fates[$0].fate == .moves })
    else { return nil }
    let roots = Set(statements.indices.filter { $0 < index && fates[$0].fate == .moves }.flatMap { rootMembers($0) })
    if let name = roots.intersection(reached(from: statements[index], depth: 0)).sorted().first {
      return localized("it works on \(name), which the window shows")
    }
    let isEmpty = statements.indices.allSatisfy { fates[$0].fate != .moves || !fillsWindow(statements[$0]) }
    guard isEmpty, makesWindow(statements[filled].calls) || fates[filled].reason == LaunchSplit.makesTheWindow,
      !confidants.isEmpty,
      let name = statements[index].calls.lazy.compactMap({ call in call.path.first { $0 != "self" } })
        .first(where: confidants.contains)
    else { return nil }
    return localized("\(name) may have the app delegate fill the window")
  }

  /// Members of the class that the statement makes the window's root.
  private func rootMembers(_ index: Int) -> [String] {
    let statement = statements[index]
    let members = Set(owner.properties.map(\.property.name))
    var names = statement.calls.filter { $0.name == "setRootViewController:" }.flatMap { $0.arguments.flatMap(\.names) }
    for write in statement.references where write.access == .write && write.path.last == "rootViewController" {
      names += statement.references.filter { $0.access == .read && $0.range.lowerBound > write.range.upperBound }
        .compactMap(\.memberPath.first)
    }
    return names.filter { $0 != "window" && $0 != "_window" && members.contains($0) }
  }

  /// Names that the statement uses, those that its helpers use included.
  private func reached(from statement: Statement, depth: Int) -> Set<String> {
    var names = Set(statement.references.compactMap(\.memberPath.first))
    for call in statement.calls {
      let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
      if let first = path.first, path.count > 1 { names.insert(first) }
      names.formUnion(call.arguments.flatMap(\.names))
      guard path.count == 1, depth < 3, let name = path.first,
        let helper = owner.methods.first(where: {
          ($0.function.baseName == name || $0.function.signature == name) && $0.function.callback == nil
        })
      else { continue }
      for inner in helper.function.body?.statements ?? [] { names.formUnion(reached(from: inner, depth: depth + 1)) }
    }
    return names
  }

  /// Whether the statement, or a helper that it calls, gives the window something to show.
  func fillsWindow(_ statement: Statement, depth: Int = 0) -> Bool {
    LaunchConfidants.fills(statement)
      || depth < 3
        && statement.calls.contains { call in
          let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
          guard path.count == 1, let name = path.first else { return false }
          return owner.methods.contains { method in
            (method.function.baseName == name || method.function.signature == name) && method.function.callback == nil
              && method.function.body?.statements.contains { fillsWindow($0, depth: depth + 1) } ?? false
          }
        }
  }

  /// Where a statement only gives a value to locals that were declared before, and only moved statements read them
  /// afterwards.
  private func givesValue(_ index: Int) -> (LaunchSplit.Fate, String)? {
    let names = assigned[index]
    let users = readers(of: names, after: index)
    guard let name = names.sorted().first, !users.isEmpty,
      users.allSatisfy({ fates[$0].fate == .moves || fates[$0].fate == .copied })
    else { return nil }
    return (.moves, localized("only the window's code needs \(name)"))
  }

  /// Where a statement keeps the launch options in a property that React Native is started with: it is to have those that
  /// are made as the scene connects.
  private func keepsOptions(_ index: Int) -> (LaunchSplit.Fate, String)? {
    guard let name = startOptions[index] else { return nil }
    let users = statements.indices.filter {
      $0 > index && facts[$0].uses.union(deepUses[$0]).contains(name)
    }
    let moving = users.filter { fates[$0].fate == .moves }
    guard !moving.isEmpty else { return nil }
    return (
      moving.count == users.count ? .moves : .copied, localized("React Native is started with what \(name) holds")
    )
  }

  /// Later statements that use one of the names and do not only give it a value.
  private func readers(of names: Set<String>, after index: Int) -> [Int] {
    statements.indices.filter {
      $0 > index && !facts[$0].uses.isDisjoint(with: names) && assigned[$0].isDisjoint(with: names)
    }
  }

  /// Whether the statement makes a controller, a view, or what leads through them.
  private func makesInterface(_ statement: Statement) -> Bool {
    let words = ["Controller", "View", "Coordinator", "Storyboard"]
    return statement.calls.contains { call in
      let name = call.path.first ?? ""
      return name.first?.isUppercase == true && words.contains(where: name.hasSuffix)
        || call.name.hasPrefix("instantiate")
    }
  }

  mutating func gate() {
    guard let firstMoved = fates.firstIndex(where: { $0.fate == .moves }) else { return }
    let idle = LaunchWindow.branchesOfOptions(method.function, method.file.text)
    for index in statements.indices
    where index < firstMoved && facts[index].leavesEarly && fates[index].fate == .stays
      && !(isFlutter && FlutterUseReader.onlyTakesController(statements[index]))
      && !asksForOptions(statements[index], idle)
    {
      fates[index] = (.gates, localized("the window must not come up where the launch ends early"), false)
    }
  }

  /// Whether it leaves the method for what a launch option holds, or for want of any: none is there under scenes.
  private func asksForOptions(_ statement: Statement, _ idle: [ByteRange]) -> Bool {
    let leaving = statement.blocks.filter { block in block.ownStatements.contains { $0.kind == .return } }
    if statement.kind == .if { return leaving.allSatisfy { idle.contains($0.range) } }
    guard statement.kind == .guard, let options = method.function.parameters.last?.name else { return false }
    return statement.condition.allSatisfy { $0.first == options } && !statement.condition.isEmpty
  }

  mutating func findConflicts() {
    for index in statements.indices where fates[index].fate == .stays {
      let declared = facts[index].declares.union(assigned[index])
      for later in statements.indices where later > index && fates[later].fate == .moves {
        for name in declared.intersection(facts[later].uses).sorted() {
          note(
            name, localized("it is made by code that stays, and the window's code needs it"), statements[index].range)
        }
      }
      for earlier in statements.indices where earlier < index && fates[earlier].fate == .moves {
        for name in facts[earlier].declares.intersection(facts[index].uses).sorted() {
          note(name, localized("code that stays needs it, and it goes with the window"), statements[index].range)
        }
      }
    }
  }

  private mutating func note(_ name: String, _ reason: String, _ range: ByteRange) {
    if !conflicts.contains(where: { $0.name == name }) {
      conflicts.append(LaunchSplit.Conflict(name: name, reason: reason, range: range))
    }
  }
}
