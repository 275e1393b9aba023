import Audit

/// Reads every planned result back: a file that parsed before must parse after.
enum ResultCheck {
  static func problem(of change: FileChange) -> PlanProblem? {
    let after = SourceText(path: change.path, bytes: change.result)
    switch TreePath.pathExtension(change.path) {
    case "swift":
      let before =
        change.original.map { SwiftSourceReader.read(SourceText(path: change.path, bytes: $0)).problems } ?? []
      let problems = SwiftSourceReader.read(after).problems
      guard problems.count > before.count, let first = problems.first else { return nil }
      return broken(after, first)
    case "m", "mm", "h":
      let before =
        change.original.map { ObjectiveCSourceReader.read(SourceText(path: change.path, bytes: $0)).problems } ?? []
      let problems = ObjectiveCSourceReader.read(after).problems
      guard problems.count > before.count, let first = problems.first else { return nil }
      return broken(after, first)
    case "pbxproj":
      if case .success = XcodeProjectReader.open(change.path, tree: MemoryTree(files: [change.path: change.result])) {
        return nil
      }
      return .brokenResult(path: change.path, line: nil, reason: "the edited project file does not read back")
    case "plist":
      guard let problem = InfoPlistReader.read(after).problem else { return nil }
      return .brokenResult(path: change.path, line: problem.line, reason: problem.message)
    default: return nil
    }
  }

  private static func broken(_ text: SourceText, _ problem: SyntaxProblem) -> PlanProblem {
    .brokenResult(
      path: text.path, line: text.position(at: problem.range.lowerBound).line, reason: problem.message)
  }
}
