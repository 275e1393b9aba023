/// A window or scene delegate kept once for the whole process.
public enum PerProcessWindowState: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.per-process-state", kinds: [.informational],
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
          // A computed property keeps nothing.
          let isComputed = property.accessors != nil && property.initializer == nil
          guard property.isStatic, !isComputed, !property.neverCompiled, let name = property.type.flatMap(bareType),
            windows.contains(name) || delegates.contains(name)
          else { return nil }
          return finding(
            message(type.name, property.name, name), targets: targets, in: file.text, at: property.range,
            symbol: "\(type.name).\(property.name)",
            subject: Subject(type: type.name, member: property.name, range: property.range))
        }
      }
    }
  }

  /// `SceneDelegate` of `SceneDelegate?`, `SceneDelegate!`, `Optional<SceneDelegate>`, `SceneDelegate *`; nil for a
  /// collection.
  private static func bareType(_ type: String) -> String? {
    let text = type.filter { !$0.isWhitespace }
    let inner = text.hasPrefix("Optional<") ? String(text.dropFirst("Optional<".count).dropLast()) : text
    let name = String(inner.filter { $0 != "?" && $0 != "!" && $0 != "*" })
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : nil
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
