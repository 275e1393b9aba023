/// Code that asks the whole app for "the" window.
public enum GlobalWindowRead: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.global-read", kinds: [.informational, .decision],
    title: "Code asks the app for its window, screen or status bar",
    explanation: """
      UIApplication.shared.keyWindow, windows and connectedScenes.first mean any window of any scene; UIScreen.main and \
      the status-bar values are deprecated. With one window most of them still answer, though not before the scene is \
      active: a read in viewDidLoad gets nil. With several windows they answer for the wrong one.

      The right source is what is at hand: the view's window, its scene, its traits. Where a file has nothing at hand, \
      its callers should pass it in.
      """,
    references: [Page.keyWindow, Page.transition],
    examples: [
      RuleExample(
        .fires, "the key window", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc top() -> UIViewController? {\n  UIApplication.shared.keyWindow?.rootViewController\n}\n"
        ]),
      RuleExample(
        .fires, "the first scene there is", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc scene() -> UIScene? {\n  UIApplication.shared.connectedScenes.first\n}\n"
        ]),
      RuleExample(
        .fires, "the main screen", base: .uiKitScenes,
        files: ["App/Code.swift": "import UIKit\n\nlet width = UIScreen.main.bounds.width\n"]),
      RuleExample(
        .fires, "Objective-C", base: .objectiveC,
        files: [
          "App/Code.m":
            "#import <UIKit/UIKit.h>\n\nUIWindow *Window(void) {\n  return [UIApplication sharedApplication].keyWindow;\n}\n"
        ]),
      RuleExample(
        .silent, "the view's window", base: .uiKitScenes,
        files: ["App/Code.swift": "import UIKit\n\nfunc window(of view: UIView) -> UIWindow? {\n  view.window\n}\n"]),
      RuleExample(
        .silent, "the key window of a scene", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc window(of scene: UIWindowScene) -> UIWindow? {\n  scene.keyWindow\n}\n"
        ]),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: true])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    var screenOnly: [(file: SourceFile, targets: [AppTarget], first: GlobalWindowReads.Hit)] = []
    var findings: [Finding] = []
    for (file, targets) in context.ownSources {
      let hits = GlobalWindowReads.hits(in: file)
      guard let first = hits.first(where: { $0.api != .mainScreen }) else {
        if let first = hits.first { screenOnly.append((file, targets, first)) }
        continue
      }
      let several = targets.contains { target in
        context.adoption[target]?.manifests.contains(where: \.supportsMultipleScenes) ?? false
      }
      let isOpen = several && hits.contains { $0.api.dependsOnWindow }
      findings.append(
        finding(
          message(hits, file), kind: isOpen ? .decision : .informational, targets: targets, in: file.text,
          at: first.range, symbol: file.text.name, choices: isOpen ? choices : [],
          subject: Subject(values: [
            "ranges": hits.map { "\($0.range.lowerBound)-\($0.range.upperBound)" }.joined(separator: ",")
          ])))
    }
    if let first = screenOnly.first {
      findings.append(
        finding(
          message(screenOnly.map(\.file)), targets: screenOnly.flatMap(\.targets).uniqueByID, in: first.file.text,
          at: first.first.range, symbol: "UIScreen.main"))
    }
    return findings
  }

  private static let choices: [Choice] = [
    .recommended(
      "leave", "Leave it", "The reads answer for any of the windows.",
      because: "which window is meant cannot be told from here", isSure: true),
    .other("byHand", "I will change it", "The place is listed among what is done by hand."),
  ]
}

extension Array where Element == AppTarget {
  /// Each target once.
  fileprivate var uniqueByID: [AppTarget] {
    var seen: Set<String> = []
    return filter { seen.insert($0.id).inserted }
  }
}

extension GlobalWindowRead {
  fileprivate static func message(_ hits: [GlobalWindowReads.Hit], _ file: SourceFile) -> RuleMessage {
    let apis = hits.map(\.api).unique
    let places = apis.map { api in
      let lines = hits.filter { $0.api == api }.map { file.text.position(at: $0.range.lowerBound).line }.unique
      let shown = lines.prefix(5).map(String.init).joined(separator: ", ") + (lines.count > 5 ? ", …" : "")
      return "\(api.rawValue) (line \(shown)): use \(api.replacement)"
    }
    return RuleMessage(
      "\(file.text.name) asks for \(apis.map(\.rawValue).listed)",
      "These answer for the whole app and not for the window at hand: nil before the scene is active, and any window where "
        + "there are several. \(places.joined(separator: "; ")).")
  }

  fileprivate static func message(_ files: [SourceFile]) -> RuleMessage {
    let shown = files.prefix(8).map(\.text.name).listed
    let more = files.count > 8 ? " and \(files.count - 8) more" : ""
    return RuleMessage(
      files.count == 1 ? "UIScreen.main is read in \(shown)" : "UIScreen.main is read in \(files.count) files",
      "\(shown)\(more). It is deprecated and answers for a screen, not for the window: on an iPad the app may have a part of it. "
        + "Use the bounds of the view, traitCollection.displayScale or windowScene.screen.")
  }
}
