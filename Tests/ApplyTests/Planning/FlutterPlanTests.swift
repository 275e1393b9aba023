import Testing

@testable import Audit
@testable import Apply

/// Flutter apps: the engine's callback, and the manifest with Flutter's scene delegate.
@Suite struct FlutterPlanTests {
  private let appDelegate = "ios/Runner/AppDelegate.swift"

  private func project(_ launch: String, more: String = "", lock: String = FlutterExamples.lock()) -> PlannedProject {
    PlannedProject(
      .flutter, [appDelegate: FlutterExamples.appDelegate(launch, more: more), "pubspec.lock": lock])
  }

  /// What Flutter's own migration writes from its template.
  private let migrated = """
    import Flutter
    import UIKit

    @main
    @objc class AppDelegate: FlutterAppDelegate, FlutterImplicitEngineDelegate {
      override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
      }

      func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
        GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
      }
    }
    """

  @Test func theTemplateBecomesWhatFlutterMakesOfIt() throws {
    let planned = try project("GeneratedPluginRegistrant.register(with: self)").plan()
    planned.expect(appDelegate, migrated)
    planned.expect(
      "ios/Runner/Info.plist",
      contains: """
        <key>UISceneClassName</key>
        <string>UIWindowScene</string>
        <key>UISceneConfigurationName</key>
        <string>flutter</string>
        <key>UISceneDelegateClassName</key>
        <string>FlutterSceneDelegate</string>
        <key>UISceneStoryboardFile</key>
        <string>Main</string>
        """)
    #expect(planned.plan.files.count == 2)
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func licenceOrderAttributeAndLayoutStay() throws {
    let old = """
      // Copyright the authors.
      import UIKit
      import Flutter

      @UIApplicationMain
      @objc class AppDelegate: FlutterAppDelegate {
          override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              GeneratedPluginRegistrant.register(with: self);
              return super.application(application, didFinishLaunchingWithOptions: launchOptions);
          }
      }
      """
    let planned = try PlannedProject(.flutter, [appDelegate: old]).plan()
    #expect(
      planned[appDelegate] == """
        // Copyright the authors.
        import UIKit
        import Flutter

        @UIApplicationMain
        @objc class AppDelegate: FlutterAppDelegate, FlutterImplicitEngineDelegate {
            override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                return super.application(application, didFinishLaunchingWithOptions: launchOptions);
            }

            func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
                GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry);
            }
        }
        """)
  }

  @Test func objectiveCGetsTheProtocolInItsHeader() throws {
    let planned = try PlannedProject(.flutterObjectiveC).plan()
    planned.expect(
      "ios/Runner/AppDelegate.h",
      "#import <Flutter/Flutter.h>\n#import <UIKit/UIKit.h>\n\n"
        + "@interface AppDelegate : FlutterAppDelegate <FlutterImplicitEngineDelegate>\n\n@end")
    planned.expect(
      "ios/Runner/AppDelegate.m",
      contains: """
        - (void)didInitializeImplicitFlutterEngine:(NSObject<FlutterImplicitEngineBridge>*)engineBridge {
          [GeneratedPluginRegistrant registerWithRegistry:engineBridge.pluginRegistry];
        }
        """)
    planned.expect("ios/Runner/AppDelegate.m", lacks: "registerWithRegistry:self")
    #expect(planned["ios/Runner/SceneDelegate.m"] == nil)
  }

  @Test func aKeptRegistrationLeavesTheAppDelegateAlone() throws {
    let planned = try project("GeneratedPluginRegistrant.register(with: self)").plan([
      "flutter.plugin-registration": "keep"
    ])
    #expect(planned.plan.files.map(\.path) == ["ios/Runner/Info.plist"])
  }

  @Test func aRegistrationTooManyIsRemoved() throws {
    let planned = try PlannedProject(
      .flutterScenes,
      [
        appDelegate: FlutterExamples.appDelegate(
          "GeneratedPluginRegistrant.register(with: self)", supertypes: ", FlutterImplicitEngineDelegate",
          more: FlutterExamples.callback)
      ]
    ).plan(["flutter.plugin-registration": "remove"])
    planned.expect(appDelegate, migrated)
  }

  @Test func aChannelGoesWithItsHandlerAndGetsTheEnginesMessenger() throws {
    let planned = try project(
      """
      let controller: FlutterViewController = window?.rootViewController as! FlutterViewController
          // Says how full the battery is.
          let channel = FlutterMethodChannel(name: "battery", binaryMessenger: controller.binaryMessenger)
          channel.setMethodCallHandler { call, result in
            result(100)
          }

          UNUserNotificationCenter.current().delegate = self
          GeneratedPluginRegistrant.register(with: self)
      """
    ).plan()
    planned.expect(
      appDelegate,
      contains: """
        ) -> Bool {
          UNUserNotificationCenter.current().delegate = self
          return super.application
        """.replacing(
          "super.application", with: "super.application(application, didFinishLaunchingWithOptions: launchOptions)"))
    planned.expect(
      appDelegate,
      contains: """
        func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
          // Says how full the battery is.
          let channel = FlutterMethodChannel(name: "battery", binaryMessenger: engineBridge.applicationRegistrar.messenger())
          channel.setMethodCallHandler { call, result in
            result(100)
          }
          GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
        }
        """)
    planned.expect(appDelegate, lacks: "rootViewController")
  }

  @Test(arguments: [
    "let controller = window.rootViewController as! FlutterViewController\n    use(controller.binaryMessenger)",
    "let controller = self.window?.rootViewController as? FlutterViewController\n    use(controller!.binaryMessenger)",
    "guard let controller = window?.rootViewController as? FlutterViewController else { fatalError(\"no view\") }\n    use(controller.binaryMessenger)",
    "guard let controller = UIApplication.shared.delegate?.window??.rootViewController as? FlutterViewController else { return false }\n    use(controller.engine.binaryMessenger)",
    "if let controller = window?.rootViewController as? FlutterViewController {\n      use(controller.binaryMessenger)\n    }",
    "use((window?.rootViewController as! FlutterViewController).binaryMessenger)",
    "let engine = (window?.rootViewController as! FlutterViewController).engine\n    use(engine.binaryMessenger)",
  ])
  func everySpellingOfTheController(_ code: String) throws {
    let planned = try project(code).plan()
    planned.expect(
      appDelegate,
      contains: """
        func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
          use(engineBridge.applicationRegistrar.messenger())
        }
        """)
    planned.expect(appDelegate, lacks: "rootViewController")
    #expect(planned.manual.isEmpty)
  }

  @Test func severalChannelsShareOneMessenger() throws {
    let planned = try project(
      """
      let controller = window?.rootViewController as! FlutterViewController
          first = FlutterMethodChannel(name: "first", binaryMessenger: controller.binaryMessenger)
          second = FlutterEventChannel(name: "second", binaryMessenger: controller.binaryMessenger)
      """
    ).plan()
    planned.expect(
      appDelegate,
      contains: """
        let messenger = engineBridge.applicationRegistrar.messenger()
        first = FlutterMethodChannel(name: "first", binaryMessenger: messenger)
        second = FlutterEventChannel(name: "second", binaryMessenger: messenger)
        """)
  }

  @Test func aPlatformViewRegistersWithTheEnginesRegistry() throws {
    let planned = try project(
      """
      GeneratedPluginRegistrant.register(with: self)

          let registrar = self.registrar(forPlugin: "Map")
          registrar?.register(MapFactory(messenger: registrar!.messenger()), withId: "map")
      """
    ).plan()
    planned.expect(
      appDelegate,
      contains: """
        GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
        let registrar = engineBridge.pluginRegistry.registrar(forPlugin: "Map")
        registrar?.register(MapFactory(messenger: registrar!.messenger()), withId: "map")
        """)
  }

  @Test func aFunctionThatRegistersGetsTheEnginesRegistry() throws {
    let planned = try project(
      "AppDelegate.registerPlugins(with: self)",
      more: """
          static func registerPlugins(with registry: FlutterPluginRegistry) {
            GeneratedPluginRegistrant.register(with: registry)
          }

        """
    ).plan(["flutter.plugin-registration": "move"])
    planned.expect(appDelegate, contains: "AppDelegate.registerPlugins(with: engineBridge.pluginRegistry)")
    planned.expect(appDelegate, lacks: "registerPlugins(with: self)")
  }

  @Test func aHelperGetsTheEngineBridge() throws {
    let planned = try project(
      "setUpChannels()\n    GeneratedPluginRegistrant.register(with: self)",
      more: """
          private func setUpChannels() {
            guard let controller = window?.rootViewController as? FlutterViewController else { return }
            channel = FlutterMethodChannel(name: "battery", binaryMessenger: controller.binaryMessenger)
          }

        """
    ).plan()
    planned.expect(
      appDelegate,
      contains: """
        private func setUpChannels(with engineBridge: FlutterImplicitEngineBridge) {
          channel = FlutterMethodChannel(name: "battery", binaryMessenger: engineBridge.applicationRegistrar.messenger())
        }
        """)
    planned.expect(appDelegate, contains: "setUpChannels(with: engineBridge)")
  }

  @Test func aHelperThatTakesTheControllerTakesTheEngine() throws {
    let planned = try project(
      """
      let controller = window?.rootViewController as! FlutterViewController
          setUp(on: controller)
          GeneratedPluginRegistrant.register(with: self)
      """,
      more: """
          func setUp(on controller: FlutterViewController) {
            channel = FlutterMethodChannel(name: "battery", binaryMessenger: controller.binaryMessenger)
          }

        """
    ).plan()
    planned.expect(
      appDelegate,
      contains: """
        func setUp(with engineBridge: FlutterImplicitEngineBridge) {
          channel = FlutterMethodChannel(name: "battery", binaryMessenger: engineBridge.applicationRegistrar.messenger())
        }
        """)
    planned.expect(appDelegate, contains: "setUp(with: engineBridge)")
    planned.expect(appDelegate, lacks: "rootViewController")
  }

  @Test func whatIsPresentedLaterIsPresentedByTheRegistrarsController() throws {
    let planned = try project(
      """
      let controller = window?.rootViewController as! FlutterViewController
          let channel = FlutterMethodChannel(name: "pay", binaryMessenger: controller.binaryMessenger)
          channel.setMethodCallHandler { call, result in
            controller.present(PayController(), animated: true)
          }
      """
    ).plan()
    planned.expect(
      appDelegate, contains: "let registrar = engineBridge.pluginRegistry.registrar(forPlugin: \"AppDelegate\")")
    planned.expect(appDelegate, contains: "registrar?.viewController?.present(PayController(), animated: true)")
    #expect(planned.manual.isEmpty)
  }

  @Test func theControllerItselfIsLeftToThePerson() throws {
    let planned = try project(
      """
      let controller = window?.rootViewController as! FlutterViewController
          let picker = Picker(presenter: controller)
          picker.attach(controller.binaryMessenger)
          GeneratedPluginRegistrant.register(with: self)
      """
    ).plan(["flutter.controller-at-launch": "move"])
    planned.expectNoProblems()
    planned.expect(appDelegate, contains: "let picker = Picker(presenter: controller)")
    planned.expect(appDelegate, contains: "GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)")
    #expect(planned.manual.contains { $0.contains("viewController") })
  }

  @Test func objectiveCChannelsMoveToo() throws {
    let planned = try PlannedProject(
      .flutterObjectiveC,
      [
        "ios/Runner/AppDelegate.m": FlutterExamples.objectiveCDelegate(
          """
            FlutterViewController *controller = (FlutterViewController *)self.window.rootViewController;
            FlutterMethodChannel *channel = [FlutterMethodChannel methodChannelWithName:@"battery"
                                                                        binaryMessenger:controller.binaryMessenger];
            [channel setMethodCallHandler:^(FlutterMethodCall *call, FlutterResult result) {
              result(@100);
            }];
            [GeneratedPluginRegistrant registerWithRegistry:self];
          """)
      ]
    ).plan()
    planned.expect(
      "ios/Runner/AppDelegate.m", contains: "binaryMessenger:engineBridge.applicationRegistrar.messenger];")
    planned.expect("ios/Runner/AppDelegate.m", lacks: "rootViewController")
  }

  @Test func nothingIsDoneBeforeFlutterIsUpgraded() throws {
    let planned = try project(
      "GeneratedPluginRegistrant.register(with: self)", lock: FlutterExamples.lock(flutter: ">=3.22.0")
    ).plan(["flutter.version": "leave"])
    #expect(planned.plan.files.isEmpty)
  }

  @Test func anEmptyManifestIsFilledWithFlutters() throws {
    let planned = try PlannedProject(
      .flutter,
      [
        "ios/Runner/Info.plist": FlutterExamples.plist(
          "<key>UIApplicationSceneManifest</key>\n<dict>\n\t<key>UISceneConfigurations</key>\n\t<dict/>\n</dict>"),
        appDelegate: FlutterExamples.appDelegate(
          "", supertypes: ", FlutterImplicitEngineDelegate", more: FlutterExamples.callback),
      ]
    ).plan()
    planned.expect("ios/Runner/Info.plist", contains: "<string>FlutterSceneDelegate</string>")
    #expect(planned.plan.files.map(\.path) == ["ios/Runner/Info.plist"])
  }

  @Test func anotherStoryboardIsNamed() throws {
    var files = PlannedProject(.flutter).files
    files["ios/Runner/Info.plist"] = files["ios/Runner/Info.plist"]?.replacing("<string>Main", with: "<string>Start")
    files["ios/Runner/Start.storyboard"] = files.removeValue(forKey: "ios/Runner/Main.storyboard")
    let path = "ios/Runner.xcodeproj/project.pbxproj"
    files[path] = files[path]?.replacing("Main.storyboard", with: "Start.storyboard")
    let planned = try PlannedProject(.empty, files).plan()
    planned.expect(
      "ios/Runner/Info.plist", contains: "<key>UISceneStoryboardFile</key>\n<string>Start</string>")
  }

  /// The code is written for what is not pinned yet: that stays a blocker until it is.
  @Test func anOldReleaseStaysToldUntilItsPinIsChanged() throws {
    var project = PlannedProject(.flutter)
    project.files[".fvmrc"] = "{ \"flutter\": \"3.24.2\" }\n"
    let planned = try project.plan()
    #expect(planned.plan.outsideSteps.map(\.arguments).contains(["fvm", "use", "stable"]))
    let after = try #require(planned.plan.after).report.findings.filter { $0.rule == "flutter.version" }
    #expect(after.map(\.kind) == [.blocker])
  }
}
