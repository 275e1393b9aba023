/// A window or scene delegate kept once for the whole process.
public enum PerProcessWindowState: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.per-process-state", kinds: [.informational, .decision],
    title: "A window or scene delegate is kept once for the whole app",
    explanation: """
      A static property with the window, the root controller or the scene delegate works as long as there is one \
      window. With several, the last one to connect wins, and what belongs to one window happens in another. A scene \
      delegate that listens to notifications about all scenes and keeps the scene it is told of has the same fault.
      """,
    references: [Page.multipleScenes],
    examples: [
      RuleExample(
        .fires, "a shared scene delegate", base: .uiKitScenes,
        files: [
          "App/Code.swift": "import UIKit\n\nenum Current {\n  static weak var sceneDelegate: SceneDelegate?\n}\n"
        ]),
      RuleExample(
        .fires, "a shared window", base: .uiKitScenes,
        files: ["App/Code.swift": "import UIKit\n\nclass Router {\n  static var window: UIWindow?\n}\n"]),
      RuleExample(
        .silent, "a property of an object", base: .uiKitScenes,
        files: ["App/Code.swift": "import UIKit\n\nclass Router {\n  var window: UIWindow?\n}\n"]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let delegates = SourceIndex.sceneDelegateTypes.reduce(into: Set<String>()) {
      $0.formUnion(context.sources.subtypes(of: $1))
    }
    let windows = WindowCreation.types(in: context.sources)
    return context.ownSources.flatMap { file, targets -> [Finding] in
      file.types.filter { !$0.neverCompiled }.flatMap { type -> [Finding] in
        type.properties.compactMap { property in
          guard property.isStatic, !property.neverCompiled, let name = property.type.map(bareType),
            windows.contains(name) || delegates.contains(name)
          else { return nil }
          let several = targets.contains { target in
            context.adoption[target]?.manifests.contains(where: \.supportsMultipleScenes) ?? false
          }
          return finding(
            message(type.name, property.name, name), kind: several ? .decision : .informational, targets: targets,
            in: file.text, at: property.range, symbol: "\(type.name).\(property.name)",
            choices: several
              ? [
                .recommended(
                  "leave", "Leave it", "It holds the window that connected last.",
                  because: "what each user of it needs cannot be told from here"),
                .other("byHand", "I will change it", "The place is listed among what is done by hand."),
              ] : [], subject: Subject(type: type.name, member: property.name, range: property.range))
        }
      }
    }
  }

  /// `SceneDelegate` of `SceneDelegate?`, `weak SceneDelegate!`, `Optional<SceneDelegate>`.
  private static func bareType(_ type: String) -> String {
    String(type.replacing("Optional<", with: "").filter { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

extension PerProcessWindowState {
  fileprivate static func message(_ type: String, _ property: String, _ kept: String) -> RuleMessage {
    RuleMessage(
      "\(type).\(property) keeps one \(kept) for the whole app",
      "With one window that works. With several, the last one to connect is kept, and what is meant for one window happens in "
        + "another.")
  }
}
