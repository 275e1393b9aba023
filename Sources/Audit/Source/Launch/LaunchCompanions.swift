/// Set-up of the whole process that stands in a branch, or in a helper, together with the window, and so goes along.
extension LaunchSplit {
  /// What it is, in words.
  func companions(of owner: ClassModel) -> [String] {
    let moved = parts.filter { $0.fate == .moves }.map {
      CodeBlock(range: $0.statement.range, statements: [$0.statement])
    }
    var bodies = moved
    var seen: Set<String> = []
    var open = moved.flatMap(\.calls)
    while let call = open.popLast() {
      let path = call.path.first == "self" ? Array(call.path.dropFirst()) : call.path
      guard path.count == 1, let name = path.first,
        let helper = owner.methods.first(where: {
          ($0.function.baseName == name || $0.function.signature == name) && $0.function.callback == nil
        }), let body = helper.function.body, seen.insert(helper.function.signature).inserted
      else { continue }
      bodies.append(body)
      open += body.calls
    }
    return (LaunchBound.all + LaunchBound.oncePerProcess).filter { bound in
      bodies.contains { bound.place(in: $0) != nil }
    }.map { localized($0.title) }
  }
}
