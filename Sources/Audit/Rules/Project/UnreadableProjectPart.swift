/// Project files and sources that cannot be read.
public enum UnreadableProjectPart: Rule {
  public static let documentation = RuleDocumentation(
    id: "project.unreadable", kinds: [.blocker, .informational], title: "A part of the project cannot be read",
    explanation: """
      A project file is damaged, a template with placeholders, or not readable with the rights at hand; or a source \
      file does not parse. What depends on it is not audited and not edited; everything else is. An app that has not \
      adopted scenes is not migrated before its app delegate parses.

      Files that appear only after an install step, such as the settings of CocoaPods, are told as information: their \
      build settings are unknown until then.
      """,
    references: ["https://developer.apple.com/documentation/xcode/build-settings-reference"],
    examples: [
      RuleExample(
        .fires, "an app delegate that does not parse", base: .uiKit,
        files: [
          "App/Code.swift": "import UIKit\n",
          "App/AppDelegate.swift":
            "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n  ...\n}\n",
        ]),
      RuleExample(.silent, "everything reads", base: .uiKit),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    // Where a delegate does not parse, its code may be misunderstood. In other files it makes no difference.
    let delegates = Set(
      context.adoption.targets.flatMap { adoption in
        ([adoption.appDelegate].compactMap { $0 } + adoption.sceneDelegates).flatMap(\.parts).map(\.file.path)
      })
    return context.project.problems.unique.compactMap { problem in
      if VendoredCode.holds(problem.path) { return nil }
      let kind: Finding.Kind
      switch problem.kind {
      case .unreadableProject, .denied: kind = .blocker
      case .unreadableSource:
        let isParsed = context.sources.file(problem.path) != nil
        if isParsed, !delegates.contains(problem.path) { return nil }
        // What it does would be lost without a word: nothing is planned before it parses.
        let isAdopted = context.targets(compiling: problem.path).allSatisfy { context.adoption(of: $0).isAdopted }
        kind = isParsed && !isAdopted && problem.path.hasSuffix(".swift") ? .blocker : .informational
      case .template, .other: kind = .informational
      // Told by the rule on Info.plists.
      case .missingFile where TreePath.pathExtension(problem.path) == "plist": return nil
      case .missingFile: kind = .informational
      case .conflictMarkers, .unreadablePropertyList, .unresolvedSetting, .ignored: return nil
      }
      let text = try? context.tree.text(of: problem.path)
      return finding(
        message(problem, parsed: context.sources.file(problem.path) != nil), kind: kind,
        targets: context.targets(compiling: problem.path), in: text, at: text?.lineRange((problem.line ?? 1) - 1),
        symbol: problem.path, distinction: problem.distinction)
    }
  }
}

extension UnreadableProjectPart {
  fileprivate static func message(_ problem: ProjectProblem, parsed: Bool) -> RuleMessage {
    let name = TreePath.name(problem.path)
    let title =
      switch problem.kind {
      case .template: localized("\(name) is a template")
      case .missingFile where TreePath.pathExtension(problem.path) == "pbxproj":
        localized("Some build settings are not there yet")
      case .missingFile: localized("Some files of the project are not there yet")
      case .other: localized("\(name) needs a look")
      case .unreadableSource where parsed: localized("\(name) does not parse")
      case .denied: localized("\(name) cannot be read with the rights at hand")
      default: localized("\(name) cannot be read")
      }
    return RuleMessage(title: title, text: problem.message)
  }
}
