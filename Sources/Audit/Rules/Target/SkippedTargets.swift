/// Targets that scenes do not concern.
public enum SkippedTargets: Rule {
  public static let documentation = RuleDocumentation(
    id: "target.skipped", kinds: [.informational], title: "Targets that are left alone",
    explanation: """
      The requirement concerns apps for iOS, iPadOS, tvOS, visionOS and Mac Catalyst. Extensions, watch apps, macOS \
      apps, frameworks and test bundles have no scene manifest of their own and are neither judged nor edited.
      """,
    references: [Page.transition],
    examples: [
      RuleExample(
        .fires, "a share extension", base: .uiKit,
        files: [
          "App.xcodeproj/project.pbxproj": {
            var project = ExampleProject.swiftProject(sources: ["AppDelegate.swift", "ViewController.swift"])
            project.targets.append(
              ExampleXcodeProject.Target(
                name: "Share", product: "app-extension", sources: [], settings: ["INFOPLIST_FILE": "Share/Info.plist"]))
            return project.text
          }()
        ]),
      RuleExample(.silent, "the app alone", base: .uiKit),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let byFile = Dictionary(grouping: context.project.skippedTargets, by: \.projectFile)
    return byFile.keys.sorted().compactMap { path in
      guard let skipped = byFile[path], !skipped.isEmpty else { return nil }
      let text = try? context.tree.text(of: path)
      return finding(
        message(skipped), in: text, at: text.map { _ in 0..<0 }, symbol: skipped.map(\.name).joined(separator: ", "))
    }
  }
}

extension SkippedTargets {
  fileprivate static func message(_ skipped: [SkippedTarget]) -> RuleMessage {
    RuleMessage(
      skipped.count == 1
        ? "The target \(skipped.map(\.name).listed) is left alone" : "\(skipped.count) targets are left alone",
      text: skipped.map { localized("\($0.name): \($0.reason).") }.joined(separator: " "))
  }
}
