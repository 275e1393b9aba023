/// Reads the targets of an Xcode project with the files they compile and the settings they are built with.
public enum XcodeProjectReader {
  /// - Parameter projectFile: path of the `project.pbxproj` relative to the tree.
  /// - Returns: iOS, tvOS, visionOS and Catalyst app targets in the project's order, the others with the reason, and
  ///   what could not be read. An unreadable project has no targets and one problem.
  public static func read(
    projectFile: String, tree: any FileTree
  ) -> (targets: [AppTarget], skipped: [SkippedTarget], problems: [ProjectProblem]) {
    switch open(projectFile, tree: tree) {
    case .failure(let failure): return ([], [], [failure.problem])
    case .success(let file):
      var reader = TargetReader(XcodeProjectPaths(file, treeRoot: tree.root), tree: tree)
      return reader.read()
    }
  }

  /// The project file itself, for whoever edits it or asks for more.
  ///
  /// - Returns: the file, or the problem that keeps it from being read: conflict markers, a template, damage.
  public static func open(_ projectFile: String, tree: any FileTree) -> Result<XcodeProjectFile, UnreadableProject> {
    let text: SourceText
    do {
      text = try tree.text(of: projectFile)
    } catch {
      return .failure(UnreadableProject(denied(projectFile, error)))
    }
    if let problem = ConflictMarkers.problem(in: text) { return .failure(UnreadableProject(problem)) }
    do {
      return .success(try XcodeProjectFile(text))
    } catch {
      return .failure(UnreadableProject(unreadable(text, error)))
    }
  }

  private static func denied(_ path: String, _ error: FileError) -> ProjectProblem {
    let reason: String
    switch error {
    case .missing: reason = localized("it is not there")
    case .denied: reason = localized("permission is denied")
    case .outside: reason = localized("it leads out of the audited folder")
    case .notAFile: reason = localized("it is not a file")
    case .notAFolder: reason = localized("a part of its path is not a folder")
    case .tooLarge(_, let bytes): reason = localized("it is too large (\(bytes) bytes)")
    case .failed(_, let words): reason = words
    }
    return ProjectProblem(
      kind: .unreadableProject, path: path, line: nil,
      message: "\(path) cannot be read: \(reason). Its targets are not audited.")
  }

  private static func unreadable(_ text: SourceText, _ error: FormatError) -> ProjectProblem {
    if text.bytes.allSatisfy({ $0 <= 0x20 }) {
      return ProjectProblem(
        kind: .unreadableProject, path: text.path, line: nil,
        message: "\(text.path) is empty. Restore it from version control; its targets are not audited.")
    }
    if text.string.contains("{{") {
      return ProjectProblem(
        kind: .template, path: text.path, line: error.line,
        message: """
          \(text.path) is a template: it holds placeholders in double braces and becomes a project only when they are \
          filled in. It is left alone.
          """)
    }
    return ProjectProblem(
      kind: .unreadableProject, path: text.path, line: error.line,
      message: """
        \(text.path) cannot be read: line \(error.line): \(error.reason). Correct it (Xcode refuses it too) and audit \
        again; its targets are not audited.
        """)
  }
}

/// Why a project file could not be opened.
public struct UnreadableProject: Error, Sendable, Hashable {
  public let problem: ProjectProblem

  init(_ problem: ProjectProblem) { self.problem = problem }
}
