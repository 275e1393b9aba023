import Audit

/// Reads every planned result back: a file that parsed before must parse after.
enum ResultCheck {
  /// Why a file is not touched as it stands: its source does not parse, so that no place in it is sure.
  static func refusal(_ path: String, _ bytes: [UInt8]) -> String? {
    guard ["swift", "m", "mm", "h"].contains(TreePath.pathExtension(path)) else { return nil }
    let file = SourceLoader.parse(SourceText(path: path, bytes: bytes))
    guard let problem = file.problems.first else { return nil }
    let line = file.text.position(at: problem.range.lowerBound).line
    return localized("line \(line) does not parse (\(problem.message)). Correct it, then plan again")
  }

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
      return .brokenResult(
        path: change.path, line: nil, reason: localized("the edited project file does not read back"))
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
