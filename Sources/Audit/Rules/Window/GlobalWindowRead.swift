/// Code that asks the whole app for "the" window.
public enum GlobalWindowRead: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.global-read", kinds: [.informational],
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
        .fires, "as the default value of a parameter", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc top(of window: UIWindow? = UIApplication.shared.keyWindow) -> UIViewController? {\n  window?.rootViewController\n}\n"
        ]),
      RuleExample(
        .fires, "in a macro", base: .objectiveC,
        files: ["App/Code.m": "#import <UIKit/UIKit.h>\n\n#define Top() UIApplication.sharedApplication.keyWindow\n"]),
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

  /// What is told file by file; the rest is told once for all files.
  private static let toldByFile: Set<GlobalWindowReads.API> = [.keyWindow, .windows, .firstScene, .deviceOrientation]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    var findings: [Finding] = []
    var elsewhere: [GlobalWindowReads.API: [(file: SourceFile, targets: [AppTarget], range: ByteRange)]] = [:]
    for (file, targets) in context.ownSources {
      let hits = GlobalWindowReads.hits(in: file)
      for api in hits.map(\.api).unique where !toldByFile.contains(api) {
        guard let first = hits.first(where: { $0.api == api }) else { continue }
        elsewhere[api, default: []].append((file, targets, first.range))
      }
      let own = hits.filter { toldByFile.contains($0.api) }
      guard let first = own.first else { continue }
      let several = targets.contains { target in
        context.adoption[target]?.manifests.contains(where: \.supportsMultipleScenes) ?? false
      }
      findings.append(
        finding(
          message(own, file, several: several), targets: targets, in: file.text, at: first.range,
          symbol: file.text.name,
          subject: Subject(
            values: ["ranges": own.map { "\($0.range.lowerBound)-\($0.range.upperBound)" }.joined(separator: ",")])))
    }
    for api in GlobalWindowReads.API.allCases {
      guard let places = elsewhere[api], let first = places.first else { continue }
      findings.append(
        finding(
          message(api, places.map { ($0.file, $0.range) }), targets: places.flatMap(\.targets).uniqueByID,
          in: first.file.text, at: first.range, symbol: api.rawValue))
    }
    return findings
  }
}

extension Array where Element == AppTarget {
  /// Each target once.
  fileprivate var uniqueByID: [AppTarget] {
    var seen: Set<String> = []
    return filter { seen.insert($0.id).inserted }
  }
}

extension GlobalWindowRead {
  fileprivate static func message(
    _ hits: [GlobalWindowReads.Hit], _ file: SourceFile, several: Bool
  ) -> RuleMessage {
    let apis = hits.map(\.api).unique
    let places = apis.map { api in
      let lines = hits.filter { $0.api == api }.map { file.text.position(at: $0.range.lowerBound).line }
      return localized("\(lines.unique.asLines.sentenceCased): \(api.title); better \(api.replacement).")
    }
    let answers =
      several
      ? localized("The app allows several windows, and these answer for any of them.")
      : localized(
        """
        These answer for the whole app and not for the window at hand: nil before the scene is active, and any window \
        where there are several.
        """)
    return RuleMessage(
      "\(file.text.name) asks for \(apis.map(\.title).listed)", "\(places.joined(separator: " ")) \(answers)")
  }

  fileprivate static func message(
    _ api: GlobalWindowReads.API, _ places: [(file: SourceFile, range: ByteRange)]
  ) -> RuleMessage {
    let shown = places.prefix(8).map { place in
      "\(place.file.text.name):\(place.file.text.position(at: place.range.lowerBound).line)"
    }
    let list =
      places.count > 8 ? shown.commaSeparated + localized(" and \(places.count - 8) more") : shown.listed
    return RuleMessage(
      places.count == 1
        ? "\(api.title) is read in \(places.first?.file.text.name ?? "")"
        : "\(api.title) is read in \(places.count) files",
      """
      \(list). It is deprecated and answers for the whole screen, not for the window: on an iPad the app may have a \
      part of it. Better \(api.replacement).
      """)
  }
}
