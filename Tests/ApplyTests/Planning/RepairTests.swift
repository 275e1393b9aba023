import Apply
import Foundation
import Testing

@testable import Audit

/// Repairs of projects that have scenes already, and of single places.
@Suite struct RepairTests: RepairSuite {
  @Test func aLooseWindowGetsTheControllersScene() throws {
    let (text, _) = try planned(
      "window.without-scene", "fix",
      [
        "App/Code.swift": """
        import UIKit

        class Toaster: UIViewController {
          var overlay: UIWindow?

          func show() {
            overlay = UIWindow(frame: UIScreen.main.bounds) // über allem
            overlay?.isHidden = false
          }
        }

        """
      ])
    #expect(
      text("App/Code.swift") == """
        import UIKit

        class Toaster: UIViewController {
          var overlay: UIWindow?

          func show() {
            overlay = UIWindow(frame: UIScreen.main.bounds) // über allem
            overlay?.windowScene = self.view.window?.windowScene
            overlay?.isHidden = false
          }
        }

        """)
  }

  @Test func aLooseWindowFarFromViewsGetsTheSceneInFront() throws {
    let (text, _) = try planned(
      "window.without-scene", "fix",
      [
        "App/Code.swift":
          "import UIKit\r\n\r\nenum Toast {\r\n  static func show() {\r\n    let window = UIWindow(frame: .zero)\r\n"
          + "    window.isHidden = false\r\n  }\r\n}\r\n"
      ])
    #expect(
      text("App/Code.swift").contains(
        "    let window = UIWindow(frame: .zero)\r\n"
          + "    let windowScenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\r\n"
          + "    window.windowScene = windowScenes.first { $0.activationState == .foregroundActive }"
          + " ?? windowScenes.first\r\n    window.isHidden = false\r\n"))
  }

  /// A property that Objective-C declares is an optional where it may be null, and a plain one where it may not.
  @Test(arguments: [
    ("@property (nullable, strong, nonatomic) UIWindow *lockWindow;", "lockWindow?.windowScene = "),
    ("@property (strong, nonatomic, nullable) UIWindow *lockWindow;", "lockWindow?.windowScene = "),
    ("@property (strong, nonatomic) UIWindow * _Nullable lockWindow;", "lockWindow?.windowScene = "),
    ("@property (strong, nonatomic) UIWindow *lockWindow;", "lockWindow.windowScene = "),
  ]) func aWindowOfAnObjectiveCClassIsAnOptionalWhereItMayBeNull(_ property: String, _ line: String) throws {
    let (text, _) = try planned(
      "window.without-scene", "fix", base: .objectiveC,
      [
        "App/AppDelegate.h": """
        #import <UIKit/UIKit.h>

        NS_ASSUME_NONNULL_BEGIN

        @interface AppDelegate : UIResponder <UIApplicationDelegate>

        @property (strong, nonatomic) UIWindow *window;
        \(property)

        @end

        NS_ASSUME_NONNULL_END

        """,
        "App/AppDelegate+Lock.swift": """
        import UIKit

        extension AppDelegate {
          @objc func showLock() {
            lockWindow = UIWindow(frame: UIScreen.main.bounds)
            lockWindow?.makeKeyAndVisible()
          }
        }

        """,
        "App.xcodeproj/project.pbxproj": ExampleXcodeProject(
          targets: [
            ExampleXcodeProject.Target(
              name: "App", sources: ["main.m", "AppDelegate.m", "ViewController.m", "AppDelegate+Lock.swift"],
              resources: ["LaunchScreen.storyboard"], settings: ["INFOPLIST_FILE": "App/Info.plist"])
          ], others: ["Info.plist"]
        ).text,
      ])
    #expect(text("App/AppDelegate+Lock.swift").contains("    \(line)windowScenes.first"))
  }

  @Test func aWindowThatIsHandedOnIsLeftToThePerson() throws {
    let (text, plan) = try planned(
      "window.without-scene", "fix",
      [
        "App/Code.swift":
          "import UIKit\n\nenum Toast {\n  static func make() -> UIWindow {\n    return UIWindow(frame: .zero)\n  }\n}\n"
      ])
    #expect(text("App/Code.swift") == "unchanged")
    #expect(plan.manualSteps.map(\.title) == ["Bind the window to its scene"])
  }

  @Test func aWindowThatComesWithItsPropertyGetsTheSceneInFront() throws {
    let (text, _) = try planned(
      "window.without-scene", "fix",
      [
        "App/Code.swift": """
        import UIKit

        class Lock {
          lazy var cover: UIWindow = {
            let cover = UIWindow(frame: .zero)
            return cover
          }()
        }

        """
      ])
    #expect(
      text("App/Code.swift").contains(
        "    let cover = UIWindow(frame: .zero)\n    let windowScenes = UIApplication.shared.connectedScenes"))
  }

  @Test func theStoryboardsWindowStaysAlone() throws {
    let (text, _) = try planned(
      "manifest.double-window", "keepStoryboard",
      sceneDelegate(
        """
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = ViewController()
            self.window = window
            window.makeKeyAndVisible()
            print("connected")
          }
        """))
    #expect(
      text("App/SceneDelegate.swift").contains(
        "options: UIScene.ConnectionOptions) {\n    print(\"connected\")\n  }\n"))
  }

  @Test func theManifestNamesTheMainStoryboardInsteadOfOneThatIsNotThere() throws {
    let plist = ExamplePropertyList.file(
      "<key>UIMainStoryboardFile</key>\n<string>Main</string>\n"
        + ExamplePropertyList.usualManifest(storyboard: "Deck"))
    let (text, _) = try planned("manifest.storyboard-missing", "fix", ["App/Info.plist": plist])
    #expect(text("App/Info.plist") == plist.replacing("Deck", with: "Main"))
  }

  @Test func theManifestNamesNoStoryboardBesideAWindowMadeInCode() throws {
    let (text, _) = try planned(
      "manifest.storyboard-missing", "fix",
      [
        "App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest(storyboard: "Deck"))
      ].merging(
        sceneDelegate(
          """
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
              guard let scene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: scene)
              window?.rootViewController = ViewController()
              window?.makeKeyAndVisible()
            }
          """)
      ) { $1 })
    #expect(text("App/Info.plist") == ExamplePropertyList.file(ExamplePropertyList.usualManifest()))
  }

  @Test func theCodeAsksForTheManifestsConfiguration() throws {
    let (text, _) = try planned(
      "manifest.configuration-name", "fix",
      [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            UISceneConfiguration(name: "Standard", sessionRole: session.role)
          }
        }

        """
      ])
    #expect(text("App/AppDelegate.swift").contains("(name: \"Default Configuration\", sessionRole"))
  }

  @Test func restorationMethodsGoTogether() throws {
    let (text, _) = try planned(
      "callback.state-restoration", "delete", base: .uiKit,
      [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
            true
          }

          func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            true
          }
        }

        """
      ])
    #expect(
      text("App/AppDelegate.swift") == """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
        }

        """)
  }

  @Test func anOldPropertyListBecomesXMLWithItsValues() throws {
    let files = [
      "App/Info.plist": "{\n  CFBundleIdentifier = \"org.example.app\";\n  Words = (\"a\", \"b\");\n}\n"
    ]
    let audit = try Auditor(tree: MemoryTree(files: ExampleProject.uiKit.files.merging(files) { $1 })).audit()
    let plan = Planner.plan(audit, Decisions.recommended(audit.report, onlySure: false))
    #expect(plan.problems.isEmpty)
    let change = try #require(plan.files.first { $0.path == "App/Info.plist" })
    let result =
      try PropertyListSerialization.propertyList(from: Data(change.result), options: [], format: nil) as? [String: Any]
    #expect(result?["CFBundleIdentifier"] as? String == "org.example.app")
    #expect(result?["Words"] as? [String] == ["a", "b"])
    #expect((result?["UIApplicationSceneManifest"] as? [String: Any])?["UISceneConfigurations"] != nil)
    #expect(String(decoding: change.result, as: UTF8.self).hasPrefix("<?xml"))
  }

  @Test func whatAMisplacedManifestBringsIsAskedAtOnceAndDoneAtOnce() throws {
    let manifest = ExamplePropertyList.manifest(
      multiple: true,
      entry: [
        ("UISceneConfigurationName", "Default Configuration"),
        ("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate"), ("UISceneStoryboardFile", "Main"),
      ])
    let delegate = """
      import Flutter
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: windowScene)
          window?.rootViewController = FlutterViewController(engine: Engines.shared.first, nibName: nil, bundle: nil)
          window?.makeKeyAndVisible()
        }
      }

      """
    let planned = try PlannedProject(
      .flutterScenes,
      [
        "ios/Runner/Info.plist": FlutterExamples.plist() + manifest + "\n", "ios/Runner/SceneDelegate.swift": delegate,
      ]
    ).plan()
    let rules = Set(planned.audit.report.findings.map(\.rule))
    #expect(
      rules.isSuperset(of: [
        "manifest.double-window", "manifest.multiple-scenes", "flutter.scene-delegate-base",
      ]))
    planned.expect("ios/Runner/Info.plist", lacks: "UISceneStoryboardFile")
    planned.expect("ios/Runner/Info.plist", contains: "<key>UIApplicationSupportsMultipleScenes</key>\n<false/>")
    planned.expect("ios/Runner/Info.plist", contains: "</dict>\n</plist>")
    planned.expect("ios/Runner/SceneDelegate.swift", contains: "class SceneDelegate: FlutterSceneDelegate {")
    let after = try #require(planned.plan.after?.report)
    #expect(after.findings.allSatisfy { $0.kind != .blocker && $0.kind != .decision })
  }

  @Test func aKeyGoesWhileTheManifestComesBehindIt() throws {
    let files = [
      "App/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>UIMainStoryboardFile</key>
      \t<string>Main</string>
      </dict>
      </plist>

      """
    ]
    let audit = try Auditor(tree: MemoryTree(files: ExampleProject.uiKit.files.merging(files) { $1 })).audit()
    var decisions = Decisions.recommended(audit.report, onlySure: false)
    let finding = try #require(audit.report.findings.first { $0.rule == "manifest.main-storyboard-key" })
    decisions[finding.id] = Decision(finding: finding.id, choice: "remove")
    let plan = Planner.plan(audit, decisions)
    #expect(plan.problems.isEmpty)
    let change = try #require(plan.files.first { $0.path == "App/Info.plist" })
    let text = String(decoding: change.result, as: UTF8.self)
    #expect(!text.contains("UIMainStoryboardFile"))
    #expect(text.contains("<dict>\n\t<key>UIApplicationSceneManifest</key>\n"))
  }

  @Test func nothingLeavesTheAppDelegateWithoutAPlaceToGo() throws {
    let delegate = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func applicationDidBecomeActive(_ application: UIApplication) {
          window?.tintColor = .red
        }
      }

      """
    let files = ExampleProject.uiKit.files.merging(["App/AppDelegate.swift": delegate]) { $1 }
    let audit = try Auditor(tree: MemoryTree(files: files)).audit()
    let adoption = try #require(audit.report.findings.first { $0.rule == "adoption.missing" })
    let body = try #require(audit.report.findings.first { $0.rule == "callback.lifecycle" })
    for choice in [nil, "leave"] as [String?] {
      var decisions = Decisions([Decision(finding: body.id, choice: "move")])
      decisions[adoption.id] = choice.map { Decision(finding: adoption.id, choice: $0) }
      let plan = Planner.plan(audit, decisions)
      #expect(plan.files.isEmpty)
      #expect(plan.manualSteps.map(\.findings) == [[body.id]])
    }
  }

  /// What the app delegate does was not understood: nothing is adopted on doubt.
  @Test func anAppDelegateThatDoesNotParseIsNotMigrated() throws {
    var project = PlannedProject.appDelegate(
      "func applicationDidBecomeActive(_ application: UIApplication) {\n    ...\n}")
    project.files["App/Other.swift"] = "let broken = [\n"
    let planned = try project.plan()
    #expect(!planned.plan.isApplicable)
    #expect(planned.plan.problems.map { "\($0)" }.contains { $0.contains("App/AppDelegate.swift") })
    let told = planned.audit.report.findings.filter { $0.rule == "project.unreadable" }
    #expect(told.map(\.kind) == [.blocker] && told.first?.location?.file == "App/AppDelegate.swift")
  }
}
