/// An Xcode project that a tool writes anew.
public enum GeneratedProject: Rule {
  public static let documentation = RuleDocumentation(
    id: "project.generated", kinds: [.informational], title: "A tool writes the Xcode project anew",
    explanation: """
      XcodeGen, Tuist, Bazel, Expo's prebuild, Cordova's platforms folder and game engines write the Xcode project \
      from a definition. What is changed in the project itself is gone at the next run. The change belongs into the \
      definition: the manifest among the properties of the Info.plist, the new file where the definition looks for \
      sources.

      Where the definition cannot be edited from here, the report says what to write there. The scene delegate can \
      also stand at the end of the app delegate's file, which needs no project change.
      """,
    references: [
      "https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md", "https://docs.tuist.dev",
      "https://docs.expo.dev/workflow/continuous-native-generation/",
      "https://cordova.apache.org/docs/en/latest/guide/platforms/ios/",
    ],
    examples: [
      RuleExample(
        .fires, "XcodeGen", base: .uiKit,
        files: [
          "project.yml":
            "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n    info:\n      path: App/Info.plist\n"
        ]),
      RuleExample(.silent, "a project of its own", base: .uiKit),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let isOpen = !context.adoption.state.isSettled
    if let generator = context.project.generator {
      let text = try? context.tree.text(of: generator.definition)
      return [
        finding(
          message(generator, isOpen: isOpen, isThere: !context.project.targets.isEmpty),
          targets: context.project.targets,
          in: text, at: text.map { $0.lineRange(0) }, symbol: TreePath.name(generator.definition),
          subject: Subject(values: ["generator": generator.kind.rawValue, "definition": generator.definition]),
          references: references(generator.kind))
      ]
    }
    return context.project.problems.filter { $0.kind == .ignored }.unique.map { problem in
      finding(message(ignored: problem), targets: context.project.targets, symbol: problem.path)
    }
  }
}

extension GeneratedProject {
  private static func references(_ kind: ProjectGenerator.Kind) -> [String] {
    switch kind {
    case .xcodeGen: ["https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md"]
    case .tuist: ["https://docs.tuist.dev"]
    case .expoPrebuild: ["https://docs.expo.dev/workflow/continuous-native-generation/"]
    case .cordovaPlatform: ["https://cordova.apache.org/docs/en/latest/guide/platforms/ios/"]
    case .bazel, .unity, .other: []
    }
  }

  /// What becomes of scenes where the maker of the project brings the app delegate too.
  private static func scenes(_ kind: ProjectGenerator.Kind, _ definition: String, isThere: Bool) -> Phrase? {
    switch kind {
    case .expoPrebuild where !isThere:
      Phrase(
        """
        No native project is there; one that prebuild writes is written anew the next time. The finding about prebuild says \
        how scenes are switched on.
        """)
    case .cordovaPlatform:
      Phrase(
        """
        Changes below the platform's folder are lost with the next platform. Scenes come with the platform itself; what \
        shall last goes to \(definition) or to a hook.
        """)
    case .unity, .other:
      Phrase(
        """
        Changes of the Xcode project are lost with the next export. Scenes come with a release of the engine; the finding \
        about the engine says which.
        """)
    case .xcodeGen, .tuist, .bazel, .expoPrebuild: nil
    }
  }

  fileprivate static func message(_ generator: ProjectGenerator, isOpen: Bool, isThere: Bool) -> RuleMessage {
    let tool =
      switch generator.kind {
      case .xcodeGen: "XcodeGen"
      case .tuist: "Tuist"
      case .bazel: "Bazel"
      case .expoPrebuild: localized("Expo's prebuild")
      case .cordovaPlatform: "Cordova"
      case .unity: "Unity"
      case .other: localized("A tool")
      }
    if isOpen, let scenes = scenes(generator.kind, generator.definition, isThere: isThere) {
      return RuleMessage("\(tool) writes this Xcode project from \(generator.definition)", scenes)
    }
    return RuleMessage(
      "\(tool) writes this Xcode project from \(generator.definition)",
      isOpen
        ? """
        Changes of the Xcode project or of an Info.plist it writes are lost the next time. The scene manifest \
        belongs into \(generator.definition), and a new source file where it looks for sources. A class at the end \
        of the app delegate's file, named in code, needs neither; the question about adopting scenes offers that.
        """
        : "The app uses scenes already; keep later changes in \(generator.definition) too.")
  }

  fileprivate static func message(ignored problem: ProjectProblem) -> RuleMessage {
    RuleMessage("git ignores \(problem.path)", text: problem.message)
  }
}
