import Testing

@testable import Audit
@testable import Apply

/// Methods that the launch method calls for Flutter's engine, and what depends on them.
@Suite struct FlutterHelperPlanTests {
  private let appDelegate = "ios/Runner/AppDelegate.swift"

  private func project(_ launch: String, more: String) -> PlannedProject {
    PlannedProject(.flutter, [appDelegate: FlutterExamples.appDelegate(launch, more: more)])
  }

  @Test func whatUsesAChannelFollowsIt() throws {
    let planned = try project(
      "GeneratedPluginRegistrant.register(with: self)\n    setUpChannels()\n    startClock()\n    Keys.load()",
      more: """
          private func setUpChannels() {
            guard let controller = window?.rootViewController as? FlutterViewController else { return }
            channel = FlutterMethodChannel(name: "clock", binaryMessenger: controller.binaryMessenger)
          }

          private func startClock() {
            channel?.invokeMethod("start", arguments: nil)
          }

          private var channel: FlutterMethodChannel?

        """
    ).plan()
    planned.expect(appDelegate, contains: "setUpChannels(with: engineBridge)\n    startClock()\n")
    planned.expect(appDelegate, holds: ") -> Bool {\n    Keys.load()\n    return super")
  }

  @Test func aHelperThatAsksForRegistrarsGetsTheEnginesRegistry() throws {
    let planned = try project(
      "GeneratedPluginRegistrant.register(with: self)\n    registerOwn()",
      more: """
          func registerOwn() {
            if let registrar = registrar(forPlugin: "own") { Own.register(with: registrar) }
          }

        """
    ).plan()
    planned.expect(appDelegate, contains: "registerOwn(with: engineBridge)")
    planned.expect(appDelegate, holds: "engineBridge.pluginRegistry.registrar(forPlugin: \"own\")")
  }

  @Test func aHelperThatKeepsTheControllerIsNotCalledLater() throws {
    let planned = try project(
      "setUp()\n    useIt()\n    GeneratedPluginRegistrant.register(with: self)",
      more: """
          var controller: FlutterViewController!

          private func useIt() {
            if controller == nil { setUp() }
            Service.shared.follow(controller)
          }

          private func setUp() {
            controller = window?.rootViewController as! FlutterViewController
            Service.shared.start(controller.binaryMessenger)
          }

        """
    ).plan(["flutter.controller-at-launch": "move"])
    let told = planned.audit.report.findings.first { $0.rule == "flutter.controller-at-launch" }
    #expect(told?.message.contains("the app stops") == true)
    planned.expect(appDelegate, lacks: "func connect()")
    planned.expect(appDelegate, holds: ") -> Bool {\n    setUp()\n    useIt()")
    #expect(
      planned.plan.after?.report.findings.contains { $0.rule == "flutter.controller-at-launch" && $0.kind == .blocker }
        == true)
  }

  @Test func whatReadsTheWindowAsItConnectsFindsIt() throws {
    let planned = try project(
      "GeneratedPluginRegistrant.register(with: self)\n    window?.backgroundColor = .black\n    paint()",
      more: """
          private func paint() {
            window?.tintColor = .red
          }

        """
    ).plan(["window.created-in-app-delegate": "call"])
    planned.expect(
      "ios/Runner/SceneDelegate.swift",
      contains: """
        (UIApplication.shared.delegate as? AppDelegate)?.window = window
        (UIApplication.shared.delegate as? AppDelegate)?.connect()
        """)
  }
}
