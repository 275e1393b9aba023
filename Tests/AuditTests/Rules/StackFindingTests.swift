import Testing

@testable import Audit

/// What rules about stacks say, beyond whether they say something.
@Suite struct StackFindingTests {
  private func findings(
    _ rule: String, on base: ExampleProject = .swiftUI, _ files: [String: String]
  ) throws -> [Finding] {
    let audit = try Auditor(tree: MemoryTree(files: base.files.merging(files) { $1 })).audit()
    return audit.report.findings.filter { $0.rule == rule }
  }

  private func swiftUI(opening: String, _ handed: String) -> [String: String] {
    [
      "App/ExampleApp.swift": """
      import SwiftUI

      @main
      struct ExampleApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

        var body: some Scene {
          WindowGroup { Text("").onOpenURL { url in \(opening) } }
        }
      }

      """,
      "App/AppDelegate.swift": """
      import UIKit

      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          \(handed)
        }
      }

      """,
    ]
  }

  @Test func aModifierThatLeavesOutAReceiverTakesTheEventOnlyInPart() throws {
    let told = try findings(
      "swiftui.dead-adaptor-method",
      swiftUI(opening: "SDKB.shared.handle(url)", "SDKA.shared.handle(url) || SDKB.shared.handle(url)"))
    #expect(told.map(\.kind) == [.blocker])
    #expect(told.first?.title.contains("`SDKA`") == true)
    let whole = try findings(
      "swiftui.dead-adaptor-method",
      swiftUI(
        opening: "SDKB.shared.handle(url); SDKA.shared.handle(url)",
        "SDKA.shared.handle(url) || SDKB.shared.handle(url)"))
    #expect(whole.map(\.kind) == [.informational])
  }

  @Test func theAdaptorsClassMayComeWithAPackage() throws {
    let app = [
      "App/ExampleApp.swift":
        "import Kit\nimport SwiftUI\n\n@main\nstruct ExampleApp: App {\n  @UIApplicationDelegateAdaptor(Hooks.self) var hooks\n\n  var body: some Scene { WindowGroup { Text(\"\") } }\n}\n",
      "App/AppDelegate.swift": "import UIKit\n",
    ]
    let package = [
      "Kit/Package.swift": "",
      "Kit/Sources/Kit/Hooks.swift":
        "import UIKit\n\npublic final class Hooks: NSObject, UIApplicationDelegate {\n  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {\n    Router.shared.open(url)\n  }\n}\n",
    ]
    #expect(
      try findings("swiftui.dead-adaptor-method", app.merging(package) { $1 }).first?.symbol
        == "Hooks.application(_:open:options:)")
    let told = try findings("swiftui.scene-based", app)
    #expect(told.first?.message.contains("Hooks, which the app delegate adaptor names, is in no source") == true)
  }

  @Test func codeFromBeforeNullSafetyIsNotRecommendedToMove() throws {
    let told = try #require(
      try findings(
        "flutter.version", on: .flutter,
        ["pubspec.yaml": FlutterExamples.pubspec.replacing("^3.10.0", with: "\">=2.7.0 <3.0.0\"")]
      ).first)
    #expect(told.kind == .blocker)
    #expect(told.choices.first { $0.isRecommended }?.id == "leave")
  }

  @Test func aPluginOfCordovasLosesMethodsOfTheAppDelegate() throws {
    let files = [
      "plugin.xml": "<plugin id=\"example\"><platform name=\"ios\"></platform></plugin>\n",
      "package.json": "{ \"name\": \"cordova-plugin-example\" }\n",
      "src/ios/AppDelegate+Example.m": """
      #import "AppDelegate+Example.h"

      @implementation AppDelegate (Example)

      - (void)applicationDidBecomeActive:(UIApplication *)application {
        [[Example shared] connect];
      }

      @end

      """,
    ]
    let audit = try Auditor(tree: MemoryTree(files: files)).audit()
    #expect(audit.report.findings.map(\.rule) == ["capacitor.plugin-lifecycle"])
  }

  @Test func whatIsSeenOfATargetWithoutItsInfoPlistIsTold() throws {
    var files = ExampleProject.uiKitScenes.files
    files["App/Info.plist"] = nil
    let audit = try Auditor(tree: MemoryTree(files: files)).audit()
    let signals = audit.report.projects.first?.signals ?? []
    #expect(!signals.contains { $0.isOK && $0.evidence.contains("nothing is claimed") })
  }

  @Test func optionsKeptInAPropertyAreHandedOnToo() throws {
    let code = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var launchOptions: [UIApplication.LaunchOptionsKey: Any]?

        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          self.launchOptions = launchOptions
          setUp()
          return true
        }

        func setUp() {
          Pushes.start(with: self.launchOptions)
        }
      }

      """
    let told = try findings("launch.options", on: .uiKit, ["App/AppDelegate.swift": code])
    #expect(told.map(\.title) == ["The launch options handed to `Pushes.start` are nil under scenes"])
  }
}
