/// Files of rule examples: a class around the members that matter.
enum ExampleCode {
  /// Path of the app delegate in the base project.
  static func appDelegatePath(_ base: ExampleProject) -> String {
    switch base {
    case .capacitor84, .capacitor85: "ios/App/App/AppDelegate.swift"
    case .objectiveC: "App/AppDelegate.m"
    default: "App/AppDelegate.swift"
    }
  }

  static func sceneDelegatePath(_ base: ExampleProject) -> String {
    TreePath.parent(appDelegatePath(base)) + (base == .objectiveC ? "/SceneDelegate.m" : "/SceneDelegate.swift")
  }

  /// An app delegate with these members, in the language of the base project.
  static func appDelegate(_ members: String, in base: ExampleProject, imports: [String] = []) -> [String: String] {
    [appDelegatePath(base): base == .objectiveC ? objectiveC(members, imports) : swiftDelegate(members, base, imports)]
  }

  /// A scene delegate with these members besides its window.
  static func sceneDelegate(_ members: String, in base: ExampleProject, imports: [String] = []) -> [String: String] {
    let head = (["UIKit"] + capacitor(base) + imports).map { "import \($0)\n" }.joined()
    return [
      sceneDelegatePath(base): head + "\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n"
        + "  var window: UIWindow?\n\n" + indented(members) + "\n}\n"
    ]
  }

  private static func swiftDelegate(_ members: String, _ base: ExampleProject, _ imports: [String]) -> String {
    let head = (["UIKit"] + capacitor(base) + imports).map { "import \($0)\n" }.joined()
    return head + "\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n\n"
      + indented(members) + "\n}\n"
  }

  private static func objectiveC(_ members: String, _ imports: [String]) -> String {
    (["\"AppDelegate.h\""] + imports).map { "#import \($0)\n" }.joined()
      + "\n@implementation AppDelegate\n\n" + members + "\n\n@end\n"
  }

  private static func capacitor(_ base: ExampleProject) -> [String] {
    base == .capacitor84 || base == .capacitor85 ? ["Capacitor"] : []
  }

  private static func indented(_ members: String) -> String {
    members.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}

extension RuleExample {
  /// An example that is an app delegate with these members.
  static func appDelegate(
    _ outcome: Outcome, _ caption: Phrase, base: ExampleProject, imports: [String] = [], _ members: String
  ) -> RuleExample {
    RuleExample(
      outcome, caption, base: base, files: ExampleCode.appDelegate(members, in: base, imports: imports))
  }

  /// An example that is a scene delegate with these members.
  static func sceneDelegate(
    _ outcome: Outcome, _ caption: Phrase, base: ExampleProject, imports: [String] = [], _ members: String,
    appDelegate: String? = nil
  ) -> RuleExample {
    var files = ExampleCode.sceneDelegate(members, in: base, imports: imports)
    if let appDelegate { files.merge(ExampleCode.appDelegate(appDelegate, in: base)) { $1 } }
    return RuleExample(outcome, caption, base: base, files: files)
  }
}
