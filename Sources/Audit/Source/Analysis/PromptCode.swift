/// Closures that run within the call they are given to, and those that are kept for later or for errors.
enum PromptCode {
  private static let prompt: Set<String> = [
    "forEach", "map", "flatMap", "compactMap", "filter", "first", "contains", "performWithoutAnimation", "sync",
    "dispatch_sync", "dispatch_once", "withAnimation", "performWithoutAnimation:", "enumerateObjectsUsingBlock:",
  ]

  /// Bytes inside of the statement that run later, or where something fails.
  ///
  /// - Parameter countsNextTurn: whether the next turn of the main queue is soon enough.
  static func later(in statement: Statement, countsNextTurn: Bool) -> [ByteRange] {
    statement.blocks.enumerated().flatMap { index, block -> [ByteRange] in
      if statement.kind == .do, index > 0 { return [block.range] }
      if block.isFunction, !runsNow(block, in: statement, countsNextTurn) { return [block.range] }
      return block.statements.flatMap { later(in: $0, countsNextTurn: countsNextTurn) }
    }
  }

  private static func runsNow(_ block: CodeBlock, in statement: Statement, _ countsNextTurn: Bool) -> Bool {
    let around = statement.calls.filter {
      $0.range.lowerBound <= block.range.lowerBound && block.range.upperBound <= $0.range.upperBound
    }
    guard let call = around.min(by: { $0.range.count < $1.range.count }) else { return false }
    if call.path == ["()"] || call.path == [""] || call.path == ["MainActor", "run"] { return true }
    if call.name == "async" { return countsNextTurn && call.path.contains("main") }
    if call.path == ["Task"] { return countsNextTurn }
    if call.name == "dispatch_async" {
      return countsNextTurn && call.arguments.first?.text.contains("main_queue") ?? false
    }
    return prompt.contains(call.name) || call.name == "animate" || call.name.hasPrefix("animateWithDuration:")
      || call.name == "transition"
  }
}
