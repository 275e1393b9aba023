import Testing

@testable import Audit
@testable import Apply

/// Scene delegates that are there already.
@Suite struct FlutterExistingDelegatePlanTests {
  private let sceneDelegate = "ios/Runner/SceneDelegate.swift"

  private var project: PlannedProject {
    PlannedProject(.flutterScenes, ["ios/Runner/SceneDelegate.swift": FlutterExamples.plainSceneDelegate])
  }

  @Test func aPlainOneInheritsFromFlutters() throws {
    let planned = try project.plan(["flutter.scene-delegate-base": "subclass"])
    planned.expect(
      sceneDelegate,
      """
      import Flutter
      import UIKit

      class SceneDelegate: FlutterSceneDelegate {
        override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: windowScene)
          window.rootViewController = FlutterViewController(project: nil, nibName: nil, bundle: nil)
          self.window = window
          window.makeKeyAndVisible()
          super.scene(scene, willConnectTo: session, options: connectionOptions)
        }
      }
      """)
  }

  @Test func whatStartsTheAppReachesPluginsOnce() throws {
    let delegate = FlutterExamples.plainSceneDelegate.replacing(
      "    window.makeKeyAndVisible()\n  }\n",
      with: """
            window.makeKeyAndVisible()
          }

          func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            for context in URLContexts { Router.shared.open(context.url) }
          }

        """)
    let left = FlutterExamples.appDelegate(
      "", supertypes: ", FlutterImplicitEngineDelegate",
      more: FlutterExamples.callback + """

          override func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            Router.shared.open(url)
            return true
          }

        """)
    let planned = try PlannedProject(
      .flutterScenes, [sceneDelegate: delegate, "ios/Runner/AppDelegate.swift": left]
    ).plan(["flutter.scene-delegate-base": "subclass", "scene.cold-warm": "add"])
    // What was left behind is still known for a copy.
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "callback.open-url" } == false)
    planned.expect(
      sceneDelegate,
      contains: """
          private func handle(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            for context in URLContexts { Router.shared.open(context.url) }
          }
        """)
    planned.expect(
      sceneDelegate,
      contains: """
          override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            handle(scene, openURLContexts: URLContexts)

            super.scene(scene, openURLContexts: URLContexts)
          }
        """)
    planned.expect(
      sceneDelegate,
      contains: "handle(scene, openURLContexts: connectionOptions.urlContexts)")
    planned.expect(sceneDelegate, lacks: "self.scene(scene, openURLContexts:")
  }

  @Test func aProviderPassesNineEventsOn() throws {
    let planned = try project.plan(["flutter.scene-delegate-base": "provider"])
    planned.expect(
      sceneDelegate,
      contains: "class SceneDelegate: UIResponder, UIWindowSceneDelegate, FlutterSceneLifeCycleProvider {")
    planned.expect(
      sceneDelegate,
      contains: """
        func sceneDidBecomeActive(_ scene: UIScene) {
          sceneLifeCycleDelegate.sceneDidBecomeActive(scene)
        }
        """)
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "flutter.provider-forwards" } == false)
  }

  @Test func aNativeAppThatShowsFlutterGetsAnHeirOfFlutters() throws {
    let planned = try PlannedProject(
      .uiKit,
      [
        "Podfile": "flutter_application_path = '../module'\ninstall_all_flutter_pods(flutter_application_path)\n",
        "App/Code.swift": "import Flutter\n\nlet engine = FlutterEngine(name: \"main\")\n",
      ]
    ).plan()
    planned.expect("App/SceneDelegate.swift", contains: "class SceneDelegate: FlutterSceneDelegate {")
    planned.expect("App/SceneDelegate.swift", lacks: "var window")
    planned.expect("App/SceneDelegate.swift", contains: "import Flutter")
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "flutter.scene-delegate-base" } == false)
  }

  @Test func missingForwardsAreAdded() throws {
    let planned = try PlannedProject(.flutterScenes, [sceneDelegate: FlutterExamples.provider]).plan()
    planned.expect(
      sceneDelegate, contains: "sceneLifeCycleDelegate.scene(scene, openURLContexts: URLContexts)")
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "flutter.provider-forwards" } == false)
  }
}

/// Plugins are changed only where the person asks for it.
@Suite struct FlutterPluginPlanTests {
  private let path = "ios/Classes/ExamplePlugin.swift"

  private var project: PlannedProject {
    PlannedProject(.flutterPlugin, [path: FlutterExamples.plugin(FlutterPluginExamples.openURL)])
  }

  @Test func nothingIsChangedUnasked() throws {
    #expect(try project.plan().plan.files.isEmpty)
  }

  @Test func sceneSupportCallsTheMethodThatIsThere() throws {
    let planned = try project.plan(["flutter.plugin-registration-scene": "add"])
    planned.expect(
      path, contains: "public class ExamplePlugin: NSObject, FlutterPlugin, FlutterSceneLifeCycleDelegate {")
    planned.expect(path, contains: "registrar.addApplicationDelegate(instance)\nregistrar.addSceneDelegate(instance)")
    planned.expect(
      path,
      contains: """
        public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Bool {
          for context in URLContexts where application(UIApplication.shared, open: context.url, options: [:]) {
            return true
          }
          return false
        }
        """)
    #expect(planned.plan.after?.report.findings.contains { $0.rule.hasPrefix("flutter.plugin") } == false)
  }
}

/// Hosts that are not Flutter apps themselves.
@Suite struct FlutterHostPlanTests {
  @Test func aSwiftUIHostNamesFluttersDelegate() throws {
    let planned = try PlannedProject(
      .swiftUI,
      [
        "App/AppDelegate.swift":
          "import Flutter\nimport SwiftUI\n\n@Observable\nclass AppDelegate: FlutterAppDelegate {\n  let engine = FlutterEngine(name: \"panel\")\n}\n"
      ]
    ).plan(["flutter.scene-delegate-base": "hook"])
    planned.expect("App/AppDelegate.swift", contains: "configuration.delegateClass = FlutterSceneDelegate.self")
    #expect(planned.plan.after?.report.findings.contains { $0.rule == "flutter.scene-delegate-base" } == false)
  }
}
