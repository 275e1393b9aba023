@testable import Audit

/// Projects whose app delegate makes the window at launch.
extension PlannedProject {
  /// An app delegate with this launch method.
  static func launch(_ body: String, members: String = "var window: UIWindow?", more: String = "") -> PlannedProject {
    func indented(_ code: String, _ steps: Int) -> String {
      code.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : String(repeating: "    ", count: steps) + $0 }.joined(separator: "\n")
    }
    return PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
        \(indented(members, 1))

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        \(indented(body, 2))
                return true
            }
        \(more.isEmpty ? "" : "\n" + indented(more, 1) + "\n")}

        """
      ])
  }

  /// The project with a main storyboard.
  var startingWithStoryboard: PlannedProject {
    var project = self
    project.files["App/Info.plist"] = project.files["App/Info.plist"]?.replacing(
      "<key>UILaunchStoryboardName</key>",
      with: "<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n\t<key>UILaunchStoryboardName</key>")
    project.files["App/Main.storyboard"] = project.files["App/LaunchScreen.storyboard"]
    project.files["App.xcodeproj/project.pbxproj"] =
      ExampleProject.swiftProject(
        sources: ["AppDelegate.swift", "ViewController.swift", "Code.swift"],
        resources: ["Main.storyboard", "LaunchScreen.storyboard"]
      ).text
    return project
  }

  /// The scene delegate's connect method with this body.
  static func connect(_ body: String) -> String {
    """
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    \(body)
    }
    """
  }
}
