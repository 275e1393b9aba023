/// A storyboard and code that both make the window.
public enum DoubleWindow: Rule {
  public static let documentation = RuleDocumentation(
    id: "manifest.double-window", kinds: [.blocker, .informational],
    title: "The storyboard and the code both make the window",
    explanation: """
      With UISceneStoryboardFile UIKit makes a window and the storyboard's first controller, and hands both to the \
      scene delegate before scene(_:willConnectTo:options:). A delegate that makes a window there starts a second \
      interface: two roots, two bridges, a splash that shows twice. One of the two has to go.

      Capacitor's own template since 8.5 has both. Its controller makes its web view late, so the spare one costs \
      little; there it is only told.
      """,
    references: [Page.willConnect, "https://github.com/Cap-go/capacitor-plus/pull/133"],
    examples: [
      RuleExample(.fires, "a window in code beside the storyboard", base: .uiKitScenes, files: code("")),
      RuleExample(.fires, "Capacitor's template", base: .capacitor85),
      RuleExample(
        .silent, "only where there is none yet", base: .uiKitScenes,
        files: code("if window != nil { return }\n    ", guarded: true)),
      RuleExample(.silent, "the storyboard alone", base: .uiKitScenes),
      RuleExample(
        .silent, "the code alone", base: .uiKitScenes,
        files: code("").merging(["App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest())]) {
          $1
        }),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: true])

  private static func code(_ front: String, guarded: Bool = false) -> [String: String] {
    let make =
      "window = UIWindow(windowScene: windowScene)\n    window?.rootViewController = ViewController()\n    window?.makeKeyAndVisible()"
    return [
      "App/SceneDelegate.swift": """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          \(guarded ? "if window == nil {\n    \(make)\n    }" : front + make)
        }
      }

      """
    ]
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let windows = WindowCreation.types(in: context.sources)
    return context.adoption.targets.flatMap { adoption -> [Finding] in
      adoption.manifests.flatMap { use -> [Finding] in
        guard let plist = use.plist else { return [] }
        let coming = use.isOverridden || use.hasManifest ? [] : plist.comingManifest?.windowConfigurations ?? []
        return (use.windowEntries + coming).compactMap { entry in
          guard let name = entry.storyboard, !name.isEmpty, let node = entry.node["UISceneStoryboardFile"],
            let serving = adoption.serving.first(where: { serves(entry, $0) }),
            case .code(let site, _) = serving.window,
            let call = unconditional(in: site.function, windows: windows)
          else { return nil }
          let isTemplate = context.project.stacks.contains(.capacitor)
          return finding(
            message(name, serving, isTemplate: isTemplate, Evidence.place(site.file.text, call)),
            kind: isTemplate ? .informational : .blocker, targets: [adoption.target], in: site.file.text, at: call,
            symbol: site.function.signature, choices: isTemplate ? [] : choices(name),
            subject: Subject(
              type: site.type?.name, member: site.function.signature, range: call,
              values: [
                "plist": plist.path, "storyboard": name, "node": "\(node.range.lowerBound)-\(node.range.upperBound)",
              ]))
        }
      }
    }
  }

  private static func serves(_ entry: SceneManifest.Configuration, _ serving: TargetAdoption.Serving) -> Bool {
    switch serving.origin {
    case .manifest(_, let own): own.node.range == entry.node.range
    case .hook: true
    // Nothing names the class yet; the manifest that is put right will.
    case .source: entry.delegateClass?.split(separator: ".").last.map(String.init) == serving.name
    }
  }

  /// A window made whether or not there is one already.
  private static func unconditional(in function: FunctionDeclaration, windows: Set<String>) -> ByteRange? {
    guard let body = function.body else { return nil }
    return search(body, windows: windows)
  }

  private static func search(_ block: CodeBlock, windows: Set<String>) -> ByteRange? {
    for statement in block.statements {
      let asksForWindow = statement.condition.contains { $0.memberPath.first == "window" }
      if statement.kind == .if || statement.kind == .guard, asksForWindow { return nil }
      if statement.blocks.isEmpty {
        if let call = statement.calls.first(where: { WindowCreation.isConstruction($0, of: windows) }) {
          return call.range
        }
        continue
      }
      for inner in statement.blocks {
        if let found = search(inner, windows: windows) { return found }
      }
    }
    return nil
  }

  private static func choices(_ name: String) -> [Choice] {
    [
      .recommended(
        "keepCode", "Keep the window made in code",
        "UISceneStoryboardFile leaves the manifest; the code stays as it is.",
        because: "the code replaces the storyboard's window anyway"),
      .other(
        "keepStoryboard", "Keep the storyboard \(name)",
        "The lines that make and fill a window leave the scene delegate; what they set on it has to come from the storyboard."
      ),
    ]
  }
}

extension Statement {
  /// References of an `if` or `guard` outside of its branches.
  var condition: [Reference] {
    references.filter { reference in !blocks.contains { $0.range.contains(reference.range.lowerBound) } }
  }
}

extension DoubleWindow {
  fileprivate static func message(
    _ storyboard: String, _ serving: TargetAdoption.Serving, isTemplate: Bool, _ place: String
  ) -> RuleMessage {
    RuleMessage(
      "The storyboard \(storyboard) and \(serving.title) both make the window",
      "UIKit makes a window from the storyboard named in the manifest, and the scene delegate makes another at \(place). "
        + (isTemplate
          ? "Capacitor's own template does the same; the storyboard's controller is made and thrown away unseen."
          : "The storyboard's first controller is loaded, runs its set-up, and is thrown away, or shows for a moment."))
  }
}
