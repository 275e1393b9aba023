import Testing

@testable import Audit
@testable import Apply

/// Flutter apps: code of the launch method that has to know by what the app was started, and calls that plugins want
/// before the launch ends.
@Suite struct FlutterLaunchPlanTests {
  private let appDelegate = "ios/Runner/AppDelegate.swift"
  private let sceneDelegate = "ios/Runner/SceneDelegate.swift"

  private func project(
    _ launch: String, more: String = "", packages: [(String, String)] = [], files: [String: String] = [:]
  ) -> PlannedProject {
    PlannedProject(
      .flutter,
      files.merging([
        appDelegate: FlutterExamples.appDelegate(launch, more: more),
        "pubspec.lock": FlutterExamples.lock(packages: packages),
      ]) { $1 })
  }

  private let startChannel = """
    let controller = window?.rootViewController as! FlutterViewController
        let battery = BatteryChannel(messenger: controller.binaryMessenger)
        // What the person tapped.
        let payload = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
        StartChannel.setUp(messenger: controller.binaryMessenger, payload: payload)
        GeneratedPluginRegistrant.register(with: self)
    """

  private let tap = """
      override func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
      ) {
        Taps.shared.send(response)
        completionHandler()
      }

    """

  @Test func aTapThatStartsTheAppIsAskedAboutThoughTheCentreIsTold() throws {
    let project = project(startChannel, more: tap)
    let report = try Auditor(tree: MemoryTree(files: project.files)).audit().report
    let finding = try #require(report.findings.first { $0.rule == "launch.options" })
    #expect(finding.kind == .decision)
    #expect(finding.recommended?.id == "move")
    #expect(finding.recommended?.isSure == true)
  }

  @Test func codeThatDartAsksForTheStartWaitsForTheScene() throws {
    let planned = try project(startChannel, more: tap).plan()
    planned.expect(
      appDelegate,
      contains: """
        /// Set up with the engine, and called by the scene delegate, which knows by what the app was started.
        var whenSceneConnects: ((UIScene.ConnectionOptions) -> Void)?
        """)
    planned.expect(
      appDelegate,
      contains: """
        func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
          let messenger = engineBridge.applicationRegistrar.messenger()
          let battery = BatteryChannel(messenger: messenger)
          GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
          whenSceneConnects = { connectionOptions in
            // What the person tapped.
            let payload = connectionOptions.notificationResponse?.notification.request.content.userInfo
            StartChannel.setUp(messenger: messenger, payload: payload)
          }
        }
        """)
    planned.expect(
      sceneDelegate,
      contains: """
        super.scene(scene, willConnectTo: session, options: connectionOptions)
        (UIApplication.shared.delegate as? AppDelegate)?.whenSceneConnects?(connectionOptions)
        """)
    planned.expect(appDelegate, lacks: "self.launchOptions")
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func waitingCodeThatUsesMembersKeepsThem() throws {
    let planned = try project(
      """
      let controller = window?.rootViewController as! FlutterViewController
          let payload = launchOptions?[.remoteNotification] as? [String: Any]
          channel = StartChannel(messenger: controller.binaryMessenger, payload: payload)
      """, more: "  var channel: StartChannel?\n\n"
    ).plan()
    planned.expect(
      appDelegate,
      contains: """
        whenSceneConnects = { [self] connectionOptions in
          let payload = connectionOptions.notificationResponse?.notification.request.content.userInfo as? [String: Any]
          channel = StartChannel(messenger: engineBridge.applicationRegistrar.messenger(), payload: payload)
        }
        """)
  }

  @Test func launchOptionsThatMovedCodeReadsAreKept() throws {
    let planned = try project(
      """
      let controller = window?.rootViewController as! FlutterViewController
          let payload = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
          StartChannel.setUp(messenger: controller.binaryMessenger, payload: payload)
          GeneratedPluginRegistrant.register(with: self)
      """
    ).plan(["launch.options": "keep"])
    planned.expect(
      appDelegate,
      contains: """
        private var launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        """)
    planned.expect(
      appDelegate,
      contains: """
        self.launchOptions = launchOptions
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
        """)
    planned.expect(
      appDelegate,
      contains: """
        func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
          let launchOptions = self.launchOptions
          let payload = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
          StartChannel.setUp(messenger: engineBridge.applicationRegistrar.messenger(), payload: payload)
          GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
        }
        """)
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func workmanagerIsCalledBeforeTheLaunchEnds() throws {
    let planned = try project(
      "GeneratedPluginRegistrant.register(with: self)", packages: [("workmanager_apple", "0.9.6")]
    ).plan()
    planned.expect(appDelegate, contains: "import workmanager_apple")
    planned.expect(
      appDelegate,
      contains: """
        ) -> Bool {
          WorkmanagerPlugin.registerLaunchHandlers()
          return super.application(application, didFinishLaunchingWithOptions: launchOptions)
        """)
  }

  @Test func aWorkmanagerOfUnknownVersionIsLeftToThePerson() throws {
    var unknown = project("GeneratedPluginRegistrant.register(with: self)")
    unknown.files[appDelegate] = "import workmanager_apple\n" + (unknown.files[appDelegate] ?? "")
    let planned = try unknown.plan()
    planned.expect(appDelegate, lacks: "registerLaunchHandlers")
    #expect(planned.manual.contains { $0.contains("WorkmanagerPlugin.registerLaunchHandlers()") })
  }

  @Test func anAppThatIsTheNotificationCentresDelegateNeedsNoCallOfMessaging() throws {
    let packages = [("firebase_messaging", "16.5.0")]
    let own = try project(
      "UNUserNotificationCenter.current().delegate = self\n    GeneratedPluginRegistrant.register(with: self)",
      packages: packages
    ).plan()
    own.expect(appDelegate, lacks: "configureNotificationCenterDelegate")
    let none = try project("GeneratedPluginRegistrant.register(with: self)", packages: packages).plan()
    none.expect(appDelegate, contains: "FLTFirebaseMessagingPlugin.configureNotificationCenterDelegate()")
  }

  @Test func aPluginClassOfTheAppGetsSceneSupport() throws {
    let planned = try project(
      "GeneratedPluginRegistrant.register(with: self)",
      files: ["ios/Runner/Code.swift": FlutterExamples.plugin(FlutterPluginExamples.openURL)]
    ).plan()
    planned.expect("ios/Runner/Code.swift", contains: "registrar.addSceneDelegate(instance)")
    #expect(!planned.manual.contains { $0.contains("pubspec.yaml") })
  }
}
