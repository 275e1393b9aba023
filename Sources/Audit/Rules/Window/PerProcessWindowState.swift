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
        .fires, "a scene delegate that listens to every scene", base: .uiKitScenes,
        files: [
          "App/SceneDelegate.swift": """
          import UIKit

          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var scene: UIScene?

            override init() {
              super.init()
              NotificationCenter.default.addObserver(
                self, selector: #selector(connected(_:)), name: UIScene.willConnectNotification, object: nil)
            }

            @objc func connected(_ notification: Notification) {
              scene = notification.object as? UIScene
            }
          }

          """
        ]),
      RuleExample(
        .silent, "a property of an object", base: .uiKitScenes,
        files: ["App/Code.swift": "import UIKit\n\nclass Router {\n  var window: UIWindow?\n}\n"]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let delegates = SourceIndex.sceneDelegateTypes.reduce(into: Set<String>()) {
      $0.formUnion(context.sources.subtypes(of: $1))
    }
    let windows = WindowCreation.types(in: context.sources)
    return observers(context)
      + context.ownSources.flatMap { file, targets -> [Finding] in
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

  private static let sceneNotifications: Set = [
    "willConnectNotification", "didActivateNotification", "willEnterForegroundNotification",
    "UISceneWillConnectNotification", "UISceneDidActivateNotification", "UISceneWillEnterForegroundNotification",
  ]

  /// Scene delegates that listen to what happens to every scene.
  private static func observers(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      adoption.sceneDelegates.compactMap { model in
        for method in model.methods {
          guard let body = method.function.body,
            body.calls.contains(where: { $0.name.hasPrefix("addObserver") })
          else { continue }
          let reference = body.references.first { reference in
            sceneNotifications.contains(reference.path.last ?? "")
              && (reference.path.count == 1 || reference.path.contains("UIScene"))
          }
          guard let reference else { continue }
          return finding(
            message(observer: model.name, reference.path.joined(separator: ".")), targets: [adoption.target],
            in: method.file.text, at: reference.range, symbol: "\(model.name).\(method.function.signature)",
            subject: Subject(type: model.name, member: method.function.signature, range: reference.range))
        }
        return nil
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
      """
      With one window that works. With several, the last one to connect is kept, and what is meant for one window \
      happens in another.
      """)
  }

  fileprivate static func message(observer: String, _ notification: String) -> RuleMessage {
    RuleMessage(
      "\(observer) listens to \(notification), which is posted for every scene",
      """
      With several windows each delegate hears of the others' scenes. Where it keeps the scene or window it is told \
      of, one window's delegate ends up with another's. The scene that connects is handed to \
      scene(_:willConnectTo:options:).
      """
    )
  }
}
