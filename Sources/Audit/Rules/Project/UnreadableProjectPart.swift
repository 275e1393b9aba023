/// Project files and sources that cannot be read.
public enum UnreadableProjectPart: Rule {
  public static let documentation = RuleDocumentation(
    id: "project.unreadable", kinds: [.blocker, .informational], title: "A part of the project cannot be read",
    explanation: """
      A project file is damaged, a template with placeholders, or not readable with the rights at hand; or a source \
      file does not parse. What depends on it is not audited and not edited; everything else is.

      Files that appear only after an install step, such as the settings of CocoaPods, are told as information: their \
      build settings are unknown until then.
      """,
    references: ["https://developer.apple.com/documentation/xcode/build-settings-reference"],
    examples: [
      RuleExample(
        .fires, "an app delegate that does not parse", base: .uiKit,
        files: [
          "App/AppDelegate.swift":
            "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n  ...\n}\n"
        ]),
      RuleExample(.silent, "everything reads", base: .uiKit),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    problems(context) + sources(context)
  }

  private static func problems(_ context: AuditContext) -> [Finding] {
    context.project.problems.unique.compactMap { problem in
      let kind: Finding.Kind
      switch problem.kind {
      case .unreadableProject, .denied: kind = .blocker
      case .template, .other, .unreadableSource: kind = .informational
      // Told by the rule on Info.plists.
      case .missingFile where TreePath.pathExtension(problem.path) == "plist": return nil
      case .missingFile: kind = .informational
      case .conflictMarkers, .unreadablePropertyList, .unresolvedSetting, .ignored: return nil
      }
      let text = try? context.tree.text(of: problem.path)
      return finding(
        message(problem), kind: kind, in: text, at: text?.lineRange((problem.line ?? 1) - 1), symbol: problem.path,
        distinction: problem.message)
    }
  }

  /// Delegates that do not parse cannot be trusted to be understood; other files are only told.
  private static func sources(_ context: AuditContext) -> [Finding] {
    let delegates = context.adoption.targets.flatMap { adoption in
      ([adoption.appDelegate].compactMap { $0 } + adoption.sceneDelegates).flatMap(\.parts).map(\.file.path)
    }
    return context.ownSources.compactMap { file, targets in
      guard file.language == .swift || delegates.contains(file.path), let problem = file.problems.first,
        ConflictMarkers.find(in: file.text, separatorAlone: false).isEmpty
      else { return nil }
      return finding(
        message(file, problem), kind: delegates.contains(file.path) ? .blocker : .informational, targets: targets,
        in: file.text,
        at: problem.range.isEmpty
          ? file.text.lineRange(file.text.lineIndex(at: problem.range.lowerBound)) : problem.range,
        symbol: file.text.name)
    }
  }
}

extension UnreadableProjectPart {
  fileprivate static func message(_ problem: ProjectProblem) -> RuleMessage {
    let name = TreePath.name(problem.path)
    let title =
      switch problem.kind {
      case .template: "\(name) is a template"
      case .missingFile: "\(name) is not there yet"
      case .other: "\(name) needs a look"
      case .denied: "\(name) cannot be read with the rights at hand"
      default: "\(name) cannot be read"
      }
    return RuleMessage(title, problem.message)
  }

  fileprivate static func message(_ file: SourceFile, _ problem: SyntaxProblem) -> RuleMessage {
    RuleMessage(
      "\(file.text.name) does not parse",
      "Line \(file.text.position(at: problem.range.lowerBound).line): \(problem.message). The file is audited as far as it can "
        + "be understood, and not edited near that place. Whether it compiles shows in Xcode.")
  }
}
