import Testing

@testable import Apply
@testable import Audit

/// Who reads the app delegate's window, and who is given it.
@Suite struct WindowReadPlanTests {
  private var reader: PlannedProject {
    var project = PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = ViewController()
      window?.makeKeyAndVisible()
      """)
    project.files["App/Code.swift"] = """
      import UIKit

      func root() -> UIViewController? {
          (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController
      }

      func any() -> UIView? {
          UIApplication.shared.delegate?.window??.rootViewController?.view
      }

      class MenuController: UIViewController {
          func close() {
              let appDelegate = UIApplication.shared.delegate as! AppDelegate
              appDelegate.window!.rootViewController?.dismiss(animated: true)
          }

          func later() {
              DispatchQueue.main.async {
                  (UIApplication.shared.delegate as! AppDelegate).window?.endEditing(true)
              }
          }
      }

      """
    return project
  }

  @Test func readersKeepTheWindowTheyRead() throws {
    let planned = try reader.plan(["window.app-delegate-read": "mirror"])
    planned.expect(
      "App/SceneDelegate.swift",
      contains: """
        window = UIWindow(windowScene: windowScene)
        appDelegate.window = window
        window?.rootViewController = ViewController()
        """)
    #expect(planned.plan.files.contains { $0.path == "App/Code.swift" } == false)
  }

  /// Setting it would end the app: `setWindow:` is declared by the protocol and written by nobody.
  @Test func aWindowWithoutASetterIsNotSet() throws {
    var project = PlannedProject.objectiveC(
      """
      - (UIWindow *)window {
          if (!self.shown) { self.shown = [[UIWindow alloc] init]; }
          return self.shown;
      }
      """, launch: "[[Session shared] start];", header: "@property (strong, nonatomic) UIWindow *shown;",
      files: [
        "App/Code.m":
          "#import \"AppDelegate.h\"\n\nCGSize Size(void) {\n  AppDelegate *app = [AppDelegate shared];\n  return app.window.bounds.size;\n}\n"
      ]
    ).withMainStoryboard
    project.files["App/AppDelegate.h"] = project.files["App/AppDelegate.h"]?.replacing(
      "@property (strong, nonatomic) UIWindow *window;\n", with: "")
    let planned = try project.plan()
    let question = try #require(planned.audit.report.findings.first { $0.rule == "window.app-delegate-read" })
    #expect(question.choices.map(\.id) == ["replace", "leave"])
    #expect(planned["App/SceneDelegate.m"]?.contains("delegate).window = ") == false)
  }

  @Test func readersTakeTheWindowOfTheScene() throws {
    let planned = try reader.plan(["window.app-delegate-read": "replace"])
    planned.expect(
      "App/Code.swift",
      """
      import UIKit

      func root() -> UIViewController? {
          (UIApplication.shared.delegate as? AppDelegate)?.sceneWindow?.rootViewController
      }

      func any() -> UIView? {
          (UIApplication.shared.delegate as? AppDelegate).map { $0.sceneWindow }??.rootViewController?.view
      }

      class MenuController: UIViewController {
          func close() {
              let appDelegate = UIApplication.shared.delegate as! AppDelegate
              view.window!.rootViewController?.dismiss(animated: true)
          }

          func later() {
              DispatchQueue.main.async {
                  (UIApplication.shared.delegate as! AppDelegate).sceneWindow?.endEditing(true)
              }
          }
      }
      """)
    planned.expect(
      "App/AppDelegate.swift",
      contains: """
        var sceneWindow: UIWindow? {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
            return (scene?.delegate as? UIWindowSceneDelegate)?.window ?? nil
        }
        """)
  }

  @Test func whoGetsTheAppDelegateForItsWindowGetsItWithTheScene() throws {
    var project = PlannedProject.launch(
      """
      Log.start()
      stack.prepare(windows: self)
      stack.launch()
      """, members: "var window: UIWindow?\nprivate let stack = Stack()")
    project.files["App/AppDelegate.swift"] = project.files["App/AppDelegate.swift"].map {
      $0.replacing("UIApplicationDelegate {", with: "UIApplicationDelegate, WindowProvider {")
    }
    project.files["App/ViewController.swift"] = """
      import UIKit

      protocol WindowProvider { var window: UIWindow? { get } }

      class Stack {
        func prepare(windows: WindowProvider) {}
        func launch() {}
      }

      class ViewController: UIViewController {}

      """
    project.files["App/Info.plist"] = project.files["App/Info.plist"].map {
      $0.replacing("<dict>\n", with: "<dict>\n\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n")
    }
    let audit = try Auditor(tree: MemoryTree(files: project.files)).audit()
    let finding = try #require(audit.report.findings.first { $0.rule == "window.created-in-app-delegate" })
    #expect(finding.recommended == nil)
    let moved = try project.plan(["window.created-in-app-delegate": "move"])
    moved.expect(
      "App/SceneDelegate.swift",
      contains: """
        appDelegate.window = window
        stack.prepare(windows: appDelegate)
        stack.launch()
        """)
    moved.expect("App/AppDelegate.swift", contains: "Log.start()")
    let left = try project.plan(["window.created-in-app-delegate": "mirror"])
    left.expect("App/SceneDelegate.swift", contains: "(UIApplication.shared.delegate as? AppDelegate)?.window = window")
    left.expect("App/AppDelegate.swift", contains: "stack.prepare(windows: self)")
  }

  @Test func aPrivateWindowThatTheSceneSetsIsOpened() throws {
    let planned = try PlannedProject.launch(
      """
      window = UIWindow(frame: UIScreen.main.bounds)
      showFirst()
      window?.makeKeyAndVisible()
      """,
      members: "private var window: UIWindow?",
      more: """
        func showFirst() {
            window?.rootViewController = ViewController()
        }

        func applicationSignificantTimeChange(_ application: UIApplication) {
            showFirst()
        }
        """
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/SceneDelegate.swift", contains: "appDelegate.window = window")
    planned.expect("App/AppDelegate.swift", lacks: "private var window")
  }

  /// UIKit goes on asking the app delegate, whose parameter of that name hides nothing that is called by `self`.
  @Test func methodsThatUIKitGoesOnCallingReadTheWindow() throws {
    let project = PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          self.window!.rootViewController!.supportedInterfaceOrientations
      }
      """)
    let planned = try project.plan(["window.app-delegate-read": "mirror"])
    planned.expect("App/SceneDelegate.swift", holds: ".window = window")
  }

  @Test func theWindowThatUIKitHandsOverIsNoProperty() throws {
    let project = PlannedProject.appDelegate(
      """
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          window?.rootViewController?.supportedInterfaceOrientations ?? .all
      }
      """)
    let planned = try project.plan()
    #expect(planned.audit.report.findings.contains { $0.rule == "window.app-delegate-read" } == false)
  }
}
