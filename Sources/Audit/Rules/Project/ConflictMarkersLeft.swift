/// Files with the marks of an unfinished merge.
public enum ConflictMarkersLeft: Rule {
  public static let documentation = RuleDocumentation(
    id: "project.conflict-markers", kinds: [.blocker], title: "A file holds merge conflict markers",
    explanation: """
      A merge was not finished: the file holds <<<<<<<, ======= or >>>>>>>. Nothing can be said about which side \
      counts, and nothing is edited there until the conflict is resolved. Other files are audited all the same.
      """,
    references: ["https://git-scm.com/docs/git-merge#_how_conflicts_are_presented"],
    examples: [
      RuleExample(
        .fires, "in an Info.plist", base: .uiKit,
        files: [
          "App/Info.plist": ExamplePropertyList.file("MARK").replacing(
            "\tMARK", with: "<<<<<<< HEAD\n\t<key>A</key>\n=======\n\t<key>B</key>\n>>>>>>> other")
        ]),
      RuleExample(.silent, "none", base: .uiKit),
      RuleExample(
        .silent, "a line of equal signs in a comment", base: .uiKit,
        files: ["App/Code.swift": "/*\n=======\nHeading\n=======\n*/\n"]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let plists = context.project.infoPlists.values.sorted { $0.path < $1.path }.compactMap(\.problem)
    let problems = (context.project.problems + plists).filter { $0.kind == .conflictMarkers }.unique
    let told = Set(problems.map(\.path))
    let inSources = context.ownSources.compactMap { file, targets -> Finding? in
      guard !told.contains(file.path),
        let line = ConflictMarkers.find(in: file.text, separatorAlone: false).first
      else { return nil }
      return report(file.text, line: line, targets, context)
    }
    return problems.compactMap { problem in
      guard let text = try? context.tree.text(of: problem.path) else { return nil }
      return report(text, line: problem.line ?? 1, [], context)
    } + inSources
  }

  private static func report(_ text: SourceText, line: Int, _ targets: [AppTarget], _ context: AuditContext) -> Finding
  {
    finding(message(text), targets: targets, in: text, at: text.lineRange(line - 1), symbol: text.name)
  }
}

extension ConflictMarkersLeft {
  fileprivate static func message(_ text: SourceText) -> RuleMessage {
    RuleMessage(
      "\(text.name) holds merge conflict markers",
      """
      A merge was not finished in \(text.path). Nothing is edited there, as nobody can tell which side counts. \
      Resolve the conflict and audit again.
      """)
  }
}
