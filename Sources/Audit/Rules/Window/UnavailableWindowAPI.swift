/// Alerts that apps with scenes must not show.
public enum UnavailableWindowAPI: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.unavailable-api", kinds: [.blocker], title: "UIAlertView and UIActionSheet end an app with scenes",
    explanation: """
      Both classes throw NSObjectNotAvailableException, "deprecated and unavailable for UIScene based applications", as \
      soon as one is made. UIAlertController takes their place; it needs a view controller to present it.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uialertcontroller"],
    examples: [
      RuleExample(
        .fires, "an alert view", base: .objectiveC,
        files: [
          "App/Code.m":
            "#import <UIKit/UIKit.h>\n\nvoid Warn(void) {\n  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@\"A\" message:@\"B\" delegate:nil cancelButtonTitle:@\"C\" otherButtonTitles:nil];\n  [alert show];\n}\n"
        ]),
      RuleExample(
        .fires, "in Swift", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc warn() {\n  UIAlertView(title: \"A\", message: \"B\", delegate: nil, cancelButtonTitle: \"C\").show()\n}\n"
        ]),
      RuleExample(
        .silent, "an alert controller", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc warn() -> UIAlertController {\n  UIAlertController(title: \"A\", message: \"B\", preferredStyle: .alert)\n}\n"
        ]),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static let classes: Set = ["UIAlertView", "UIActionSheet"]

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.ownSources.flatMap { file, targets -> [Finding] in
      let calls = file.codeBlocks.flatMap(\.calls).filter { classes.contains($0.path.first ?? "") }
      return classes.sorted().compactMap { name in
        let own = calls.filter { $0.path.first == name }
        guard let first = own.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else { return nil }
        let lines = own.map { file.text.position(at: $0.range.lowerBound).line }.unique.sorted()
        return finding(
          message(name, file, lines), targets: targets, in: file.text, at: first.range, symbol: name,
          subject: Subject(member: name, range: first.range))
      }
    }
  }
}

extension UnavailableWindowAPI {
  fileprivate static func message(_ name: String, _ file: SourceFile, _ lines: [Int]) -> RuleMessage {
    let shown = lines.prefix(8).map(String.init).listed + (lines.count > 8 ? localized(" and more") : "")
    return RuleMessage(
      "\(file.text.name) makes a \(name)",
      """
      Line\(lines.count, one: "", other: "s") \(shown). In an app with scenes making one throws an exception. \
      UIAlertController takes its place and has to be presented by a view controller, so the change is made by hand.
      """)
  }
}
