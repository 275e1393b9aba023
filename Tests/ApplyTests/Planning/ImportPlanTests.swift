import Testing

@testable import Apply
@testable import Audit

/// Imports that moved code takes along.
@Suite struct ImportPlanTests {
  /// The imports of the scene delegate, where code moves out of an app delegate with these.
  private func imports(_ modules: [String], _ body: String, members: String = "var window: UIWindow?") throws
    -> [String]
  {
    var project = PlannedProject.launch(body, members: members)
    project.files["App/AppDelegate.swift"] = project.files["App/AppDelegate.swift"].map {
      modules.map { "import \($0)\n" }.joined() + $0
    }
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    let code = try #require(planned["App/SceneDelegate.swift"])
    return code.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) }
  }

  private let window = """
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    """

  @Test func modulesWhoseNamesStayAreLeftBehind() throws {
    let modules = ["FirebaseCore", "UserNotifications", "Foundation", "Sentry", "GoogleSignIn"]
    let body = """
      FirebaseApp.configure()
      SentrySDK.start { $0.dsn = "https://example.org" }
      UNUserNotificationCenter.current().delegate = self
      """
    #expect(try imports(modules, body + "\n" + window) == ["UIKit"])
  }

  @Test func aModuleWhoseNameMovesComesAlongAlone() throws {
    let root = window.replacing("ViewController()", with: "LampsController(center: UNUserNotificationCenter.current())")
    #expect(
      try imports(["FirebaseCore", "Lamps", "UserNotifications"], "FirebaseApp.configure()\n" + root)
        == ["UIKit", "Lamps", "UserNotifications"])
  }

  @Test func aNameOfUnknownOriginBringsAllThatMayHaveIt() throws {
    let root = window.replacing("ViewController()", with: "BulbController()")
    #expect(try imports(["Lamps", "BackgroundTasks", "Sparks"], root) == ["UIKit", "Lamps", "Sparks"])
    let call = window + "\ndecorate(window)"
    #expect(try imports(["Lamps"], call) == ["UIKit", "Lamps"])
  }

  @Test func aNameThatTheAppDeclaresBringsNothing() throws {
    var project = PlannedProject.launch(window.replacing("ViewController()", with: "Globals.first()"))
    project.files["App/AppDelegate.swift"] = project.files["App/AppDelegate.swift"].map {
      "import Lamps\nimport os.log\n" + $0
    }
    project.files["App/Code.swift"] =
      "import UIKit\n\nstruct Globals {\n    static func first() -> UIViewController { ViewController() }\n}\n"
    project.files["App.xcodeproj/project.pbxproj"] =
      ExampleProject.swiftProject(
        sources: ["AppDelegate.swift", "ViewController.swift", "Code.swift"], resources: ["LaunchScreen.storyboard"]
      ).text
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/SceneDelegate.swift", lacks: "import Lamps")
    let call =
      window
      + "\nif window?.isKeyWindow == true {\n    UIView.animate(withDuration: 1) { done in done?.log() }\n    os_log(\"shown\")\n}"
    #expect(try imports(["Lamps", "os.log"], call) == ["UIKit", "os.log"])
  }

  @Test func aLinkThatMovesBringsItsSDKAlone() throws {
    let planned = try PlannedProject.appDelegate(
      """
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          return GIDSignIn.sharedInstance.handle(url)
      }
      """, imports: ["FirebaseCore", "GoogleSignIn"]
    ).plan(["callback.open-url": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: "import UIKit\nimport GoogleSignIn\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {")
  }

  @Test func hostedViewsBringSwiftUI() throws {
    let root = window.replacing("ViewController()", with: "UIHostingController(rootView: ViewController.First())")
    #expect(try imports(["SwiftUI", "Lamps"], root) == ["UIKit", "SwiftUI"])
  }

  @Test func namesInStringsAndCommentsBringNothing() throws {
    let body = window + "\nwindow?.accessibilityLabel = \"Lamps\" // Lamps"
    #expect(try imports(["Lamps"], body) == ["UIKit"])
    let interpolated = window + "\nwindow?.accessibilityLabel = \"\\(Lamps.name)\""
    #expect(try imports(["Lamps"], interpolated) == ["UIKit", "Lamps"])
  }

  @Test func conditionalImportsComeAlong() throws {
    var project = PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = LampController()
      window?.makeKeyAndVisible()
      """)
    project.files["App/AppDelegate.swift"] = project.files["App/AppDelegate.swift"].map {
      $0.replacing(
        "import UIKit\n",
        with: "import UIKit\n@preconcurrency import Lamps\n#if canImport(Sparks)\nimport Sparks\n#endif\n")
    }
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        import UIKit
        @preconcurrency import Lamps
        #if canImport(Sparks)
        import Sparks
        #endif
        """)
  }
}
