/// Tells from the words of a body what kinds of things it does.
enum BodyTraits {
  /// Own methods that the body calls count as part of it, this many calls deep.
  private static let maximumDepth = 2

  /// What puts something over the content.
  private static let covering: Set = [
    "addSubview", "insertSubview", "bringSubviewToFront", "snapshotView", "UIVisualEffectView", "UIBlurEffect",
    "hideScreen", "isHidden", "hidden", "setHidden", "present", "presentViewController", "makeKeyAndVisible",
    "rootViewController", "setRootViewController",
  ]

  static func traits(
    of body: CodeBlock, in file: SourceFile, members: MemberTable, sources: SourceIndex
  ) -> Set<BodyAnalysis.Trait> {
    var found: Set<BodyAnalysis.Trait> = []
    var words: Set<String> = []
    var level = [body]
    var seen: Set<Int> = []
    for _ in 0...maximumDepth {
      var next: [CodeBlock] = []
      for block in level {
        found.formUnion(traits(of: block, members: members))
        words.formUnion(
          (block.calls.map(\.path) + block.references.map(\.path)).joined().map { String($0.prefix { $0 != ":" }) })
        for call in block.calls {
          let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
          guard path.count == 1, let name = path.first?.prefix(while: { $0 != ":" }),
            let index = members.find(String(name), isMethod: true), seen.insert(index).inserted,
            let inner = members.entries[index].body
          else { continue }
          next.append(inner)
        }
      }
      level = next
    }
    if words.contains("removeFromSuperview"), words.isDisjoint(with: covering) { found.insert(.uncovering) }
    return found
  }

  private static func traits(of block: CodeBlock, members: MemberTable) -> Set<BodyAnalysis.Trait> {
    var found: Set<BodyAnalysis.Trait> = []
    for path in block.calls.map(\.path) + block.references.map(\.path) {
      for component in path { found.formUnion(TraitTable.traits(of: component)) }
      let first = path.first == "self" ? path.dropFirst().first : path.first
      if let first, let index = members.find(first, isMethod: false), let type = members.entries[index].type {
        found.formUnion(TraitTable.traits(ofType: type))
      }
    }
    return found
  }
}
