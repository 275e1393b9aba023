import Testing

@testable import Apply
@testable import Audit

/// App delegates that inherit from a class of the project, in the same target or in a library of it.
@Suite struct InheritedDelegatePlanTests {
  private static let base = """
    import UIKit

    open class BaseDelegate: UIResponder, UIApplicationDelegate {
        public var window: UIWindow?

        open func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }

        open func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            window?.rootViewController?.dismiss(animated: true)
            return url.isFileURL
        }

        open func applicationDidEnterBackground(_ application: UIApplication) {
            UserDefaults.standard.set(true, forKey: "left")
        }
    }

    """

  private static func project(_ members: String = "") -> PlannedProject {
    PlannedProject(
      .uiKit,
      [
        "App/Code.swift": base,
        "App/AppDelegate.swift": "import UIKit\n\n@main\nclass AppDelegate: BaseDelegate {\n\(members)}\n",
      ])
  }

  private func findings(_ project: PlannedProject, _ rule: String) throws -> [Finding] {
    try Auditor(tree: MemoryTree(files: project.files)).audit().report.findings.filter { $0.rule.hasPrefix(rule) }
  }

  @Test func whatTheBaseClassDoesIsCalledByTheScene() throws {
    let questions = try findings(Self.project(), "callback")
    #expect(questions.map(\.rule) == ["callback.open-url", "callback.lifecycle"])
    #expect(questions.allSatisfy { $0.choices.map(\.id) == ["call", "leave"] })
    let planned = try Self.project().plan()
    planned.expect(
      "App/SceneDelegate.swift",
      contains: "window = appDelegate.window\nwindow?.windowScene = windowScene\nwindow?.makeKeyAndVisible()")
    planned.expect(
      "App/SceneDelegate.swift",
      contains:
        "return (UIApplication.shared.delegate as? AppDelegate)?.application(UIApplication.shared, open: context.url, options: options) ?? false"
    )
    planned.expect(
      "App/SceneDelegate.swift",
      contains: "(UIApplication.shared.delegate as? AppDelegate)?.applicationDidEnterBackground(UIApplication.shared)")
    #expect(planned["App/Code.swift"] == planned.before["App/Code.swift"])
    #expect(planned.manual.isEmpty)
    #expect(try #require(planned.plan.after).report.findings.allSatisfy { $0.kind == .informational })
  }

  /// UIKit calls the override, which may call the superclass.
  @Test func anOverrideIsAskedAboutInItsStead() throws {
    let override = """
          override func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
              print(url)
              return super.application(app, open: url, options: options)
          }

      """
    let questions = try findings(Self.project(override), "callback.open-url")
    #expect(questions.map(\.subject.type) == ["AppDelegate"])
    #expect(questions.first?.choices.first?.id == "call")
  }

  @Test func aFrameworkOfTheProjectHoldsTheBaseClass() throws {
    var project = Self.project()
    project.files["App/AppDelegate.swift"] =
      "import Core\nimport UIKit\n\n@main\nclass AppDelegate: BaseDelegate {\n}\n"
    project.files["App.xcodeproj/project.pbxproj"] =
      ExampleXcodeProject(
        targets: [
          ExampleXcodeProject.Target(
            name: "App", sources: ["AppDelegate.swift"], resources: ["LaunchScreen.storyboard"],
            settings: ["INFOPLIST_FILE": "App/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app"]),
          ExampleXcodeProject.Target(name: "Core", product: "framework", sources: ["Code.swift"]),
        ], others: ["Info.plist"]
      ).text
    let planned = try project.plan()
    planned.expect("App/SceneDelegate.swift", contains: "window = appDelegate.window")
    planned.expect("App/SceneDelegate.swift", contains: "handle(context)")
    planned.expect("App/SceneDelegate.swift", contains: "func sceneDidEnterBackground(_ scene: UIScene) {")
    #expect(try #require(planned.plan.after).report.findings.allSatisfy { $0.kind == .informational })
  }

  /// The run time finds Objective-C's classes by their names, in whichever library of the app they are.
  @Test func aLibraryOfTheProjectHoldsTheDelegates() throws {
    var project = PlannedProject(.objectiveC)
    project.files["App/Info.plist"] = ExamplePropertyList.file(
      ExamplePropertyList.usualManifest(storyboard: nil, delegate: "SceneDelegate"))
    project.files["App/AppDelegate.m"] = "#import \"AppDelegate.h\"\n\n@implementation AppDelegate\n\n@end\n"
    project.files["App/SceneDelegate.h"] =
      "#import <UIKit/UIKit.h>\n\n@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n\n@property (strong, nonatomic) UIWindow *window;\n\n@end\n"
    project.files["App/SceneDelegate.m"] = """
      #import "SceneDelegate.h"

      @implementation SceneDelegate

      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
          self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
          self.window.rootViewController = [UIViewController new];
          [self.window makeKeyAndVisible];
      }

      @end

      """
    project.files["App.xcodeproj/project.pbxproj"] =
      ExampleXcodeProject(
        targets: [
          ExampleXcodeProject.Target(
            name: "App", sources: ["main.m"], resources: ["LaunchScreen.storyboard"],
            settings: ["INFOPLIST_FILE": "App/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app"]),
          ExampleXcodeProject.Target(
            name: "Core", product: "library.static", sources: ["AppDelegate.m", "SceneDelegate.m"]),
        ], others: ["AppDelegate.h", "SceneDelegate.h", "Info.plist"]
      ).text
    let audit = try Auditor(tree: MemoryTree(files: project.files)).audit()
    #expect(audit.report.projects.map(\.state) == [.adopted])
    #expect(audit.report.findings.allSatisfy { $0.kind == .informational })
    #expect(audit.contexts.first?.adoption.targets.first?.entry.appDelegate?.name == "AppDelegate")
  }
}
