import Testing

@testable import Audit

/// States, missing pieces and evidence of whole small projects.
@Suite struct TargetAdoptionTests {
  private func adoption(
    _ base: ExampleProject, _ files: [String: String] = [:], without: [String] = []
  ) throws -> TargetAdoption {
    var all = base.files.merging(files) { $1 }
    for path in without { all[path] = nil }
    let audit = try Auditor(tree: MemoryTree(files: all)).audit()
    let context = try #require(audit.contexts.first)
    return try #require(context.adoption.targets.first)
  }

  @Test func anAppWithItsOwnWindowHasNothing() throws {
    let found = try adoption(.uiKit)
    #expect(found.state == .notAdopted)
    #expect(found.missing == [.manifest, .delegate, .compiled, .window])
    #expect(!found.usesScenes)
    #expect(found.entry.appDelegate?.name == "AppDelegate")
  }

  @Test func objectiveCStartsWithTheClassThatMainNames() throws {
    let found = try adoption(.objectiveC)
    #expect(found.entry.appDelegate?.name == "AppDelegate")
    #expect(found.state == .notAdopted)
  }

  @Test func manifestClassAndStoryboardAreAdoption() throws {
    let found = try adoption(.uiKitScenes)
    #expect(found.state == .adopted)
    #expect(found.missing.isEmpty)
    #expect(found.usesScenes)
    guard case .storyboard("Main") = found.serving.first?.window else {
      Issue.record("the window comes from the storyboard")
      return
    }
  }

  @Test func codeThatNamesTheClassIsAdoptionWithoutManifest() throws {
    let found = try adoption(.capacitor85, ["ios/App/App/Info.plist": ExamplePropertyList.file()])
    #expect(found.state == .adopted)
    #expect(found.hook?.delegateNames.contains("SceneDelegate") == true)
    #expect(found.hook?.asksRole == true)
  }

  @Test func swiftUIIsAdoptedWithoutAnything() throws {
    let found = try adoption(.swiftUI)
    #expect(found.entry.isSwiftUI)
    #expect(found.state == .adopted)
    #expect(found.appDelegate?.name == "AppDelegate")
  }

  @Test func mainAloneDecidesNothing() throws {
    let found = try adoption(
      .uiKit, ["App/Code.swift": "import SwiftUI\n\nstruct Preview: View {\n  var body: some View { Text(\"\") }\n}\n"])
    #expect(found.entry.appDelegate?.name == "AppDelegate")
  }

  @Test func aSwiftUIAppForMacOSDoesNotCount() throws {
    let found = try adoption(
      .uiKit,
      [
        "App/Code.swift":
          "#if os(macOS)\nimport SwiftUI\n\n@main\nstruct MacApp: App {\n  var body: some Scene { WindowGroup {} }\n}\n#endif\n"
      ])
    #expect(found.entry.appDelegate?.name == "AppDelegate")
  }

  @Test func aSceneDelegateWithoutManifestIsAPart() throws {
    let found = try adoption(.uiKitScenes, ["App/Info.plist": ExamplePropertyList.file()])
    #expect(found.state == .partial)
    #expect(found.missing.first == .manifest)
    #expect(!found.missing.contains(.delegate))
  }

  @Test func aFileInNoTargetIsAPart() throws {
    let delegate =
      "import UIKit\n\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n}\n"
    let found = try adoption(.uiKit, ["App/SceneDelegate.swift": delegate])
    #expect(found.state == .partial)
    #expect(found.missing.contains(.compiled))
    #expect(!found.missing.contains(.delegate))
  }

  @Test func cordova8IsAdoptedThroughItsSuperclass() throws {
    let found = try adoption(
      .uiKitScenes,
      [
        "App/SceneDelegate.swift": "import Cordova\n\nclass SceneDelegate: CDVSceneDelegate {\n}\n",
        "App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest()),
      ])
    #expect(found.state == .adopted)
  }

  @Test func aFrameworksClassInTheManifestIsAdoption() throws {
    let found = try adoption(
      .uiKit,
      ["App/Info.plist": ExamplePropertyList.file(ExamplePropertyList.usualManifest(delegate: "FlutterSceneDelegate"))])
    #expect(found.state == .adopted)
  }

  @Test func aProductNameWithSpacesMakesTheModule() throws {
    var project = ExampleProject.swiftProject(
      sources: ["AppDelegate.swift", "SceneDelegate.swift", "ViewController.swift"], resources: ["Main.storyboard"])
    for index in project.targets.indices { project.targets[index].settings["PRODUCT_NAME"] = "My App" }
    let found = try adoption(
      .uiKitScenes,
      [
        "App.xcodeproj/project.pbxproj": project.text,
        "App/Info.plist": ExamplePropertyList.file(
          ExamplePropertyList.usualManifest(storyboard: "Main", delegate: "My_App.SceneDelegate")),
      ])
    #expect(found.state == .adopted)
  }

  @Test func conformanceInAnExtensionCounts() throws {
    let found = try adoption(
      .uiKitScenes,
      [
        "App/SceneDelegate.swift":
          "import UIKit\n\nclass SceneDelegate: UIResponder {\n  var window: UIWindow?\n}\n\nextension SceneDelegate: UIWindowSceneDelegate {}\n"
      ])
    #expect(found.state == .adopted)
  }

  @Test func anUnreadablePlistClaimsNothing() throws {
    let found = try adoption(.uiKit, ["App/Info.plist": "<plist><dict><key>"])
    #expect(!found.isKnown)
    #expect(!found.isRepairedByAdoption)
  }

  @Test func linksWithoutForwardingAreTheMissingPart() throws {
    let found = try adoption(
      .capacitor85,
      [
        "ios/App/App/SceneDelegate.swift": """
        import UIKit
        import Capacitor

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                guard let windowScene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: windowScene)
            }
        }

        """
      ])
    #expect(found.missing == [.links])
    #expect(found.state == .partial)
  }

  @Test func capacitor9StartsWithSwiftUI() throws {
    var project = ExampleProject.capacitorProject(sources: ["AppDelegate.swift", "SceneDelegate.swift", "App.swift"])
    for index in project.targets.indices { project.targets[index].resources = ["LaunchScreen.storyboard"] }
    let files = [
      "ios/App/App.xcodeproj/project.pbxproj": project.text,
      "ios/App/App/Info.plist": ExamplePropertyList.file(
        "<key>UIApplicationSceneManifest</key>\n<dict>\n\t<key>UIApplicationSupportsMultipleScenes</key>\n\t<false/>\n</dict>"
      ),
      "ios/App/App/App.swift": """
      import SwiftUI
      import Capacitor

      @main
      struct ExampleApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

          var body: some Scene {
              WindowGroup {
                  CapacitorView()
                      .onOpenURL { SceneDelegateProxy.shared.handle(openURL: $0) }
              }
          }
      }

      """,
      "ios/App/App/AppDelegate.swift":
        "import UIKit\n\nclass AppDelegate: NSObject, UIApplicationDelegate {\n    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {\n        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)\n        configuration.delegateClass = SceneDelegate.self\n        return configuration\n    }\n}\n",
      "ios/App/App/SceneDelegate.swift": "import UIKit\n\nclass SceneDelegate: NSObject, UIWindowSceneDelegate {\n}\n",
    ]
    let found = try adoption(.capacitor85, files)
    #expect(found.state == .adopted)
    let all = ExampleProject.capacitor85.files.merging(files) { $1 }
    let audit = try Auditor(tree: MemoryTree(files: all)).audit()
    let loud = audit.report.findings.filter { $0.kind != .informational }
    #expect(loud.isEmpty, "\(loud.map(\.title))")
  }

  /// A scene delegate that nobody names may be somebody's unfinished work: switching it on starts the app twice.
  @Test func aSecondStartIsNotSwitchedOnUnasked() throws {
    let unnamed = [
      "App.xcodeproj/project.pbxproj": ExampleProject.swiftProject(
        sources: ["AppDelegate.swift", "SceneDelegate.swift", "ViewController.swift"]
      ).text,
      "App/SceneDelegate.swift": """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: windowScene)
          window?.rootViewController = ViewController()
          window?.makeKeyAndVisible()
        }
      }

      """,
    ]
    func question(_ files: [String: String]) throws -> Finding {
      let tree = MemoryTree(files: ExampleProject.uiKit.files.merging(files) { $1 })
      return try #require(try Auditor(tree: tree).audit().report.findings.first { $0.rule == "adoption.partial" })
    }
    let both = try question(unnamed)
    #expect(both.choices.first?.id == "fix" && both.choices.first?.isSure == false)
    #expect(both.message.contains("switched on, both start"))
    let one = try question(
      unnamed.merging([
        "App/AppDelegate.swift": "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n"
      ]) { $1 })
    #expect(one.choices.first?.isSure == true)
  }
}
