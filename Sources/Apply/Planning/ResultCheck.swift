import Audit

/// Reads every planned result back: a file that parsed before must parse after.
enum ResultCheck {
  /// Why a file is not touched as it stands: its source does not parse, so that no place in it is sure.
  static func refusal(_ path: String, _ bytes: [UInt8], _ sources: ParsedSources) -> String? {
    guard SourceLoader.isSource(path) else { return nil }
    return refusal(of: sources.file(path, bytes))
  }

  static func refusal(of file: SourceFile) -> String? {
    guard let problem = file.problems.first else { return nil }
    let line = file.text.position(at: problem.range.lowerBound).line
    return localized("line \(line) does not parse (\(problem.message)). Correct it, then plan again")
  }

  /// What is broken in the results of `changes`, one problem a file at most.
  ///
  /// - Parameter results: the source files among them, parsed.
  static func problems(
    of changes: [FileChange], results: [SourceFile], _ sources: ParsedSources
  ) -> [PlanProblem] {
    let results = Dictionary(results.map { ($0.path, $0) }) { $1 }
    return changes.compactMap { change in
      guard let result = results[change.path] else { return problem(of: change) }
      let before = change.original.map { sources.file(change.path, $0).problems } ?? []
      guard result.problems.count > before.count, let first = result.problems.first else { return nil }
      return .brokenResult(
        path: change.path, line: result.text.position(at: first.range.lowerBound).line, reason: first.message)
    }
  }

  private static func problem(of change: FileChange) -> PlanProblem? {
    switch TreePath.pathExtension(change.path) {
    case "pbxproj":
      if case .success = XcodeProjectReader.open(change.path, tree: MemoryTree(files: [change.path: change.result])) {
        return nil
      }
      return .brokenResult(
        path: change.path, line: nil, reason: localized("the edited project file does not read back"))
    case "plist":
      let after = SourceText(path: change.path, bytes: change.result)
      guard let problem = InfoPlistReader.read(after).problem else { return nil }
      return .brokenResult(path: change.path, line: problem.line, reason: problem.message)
    default: return nil
    }
  }
}
