import Testing

@testable import Apply
@testable import Audit

/// Code of a Flutter app's launch that needs the controller itself waits for the scene.
@Suite struct FlutterControllerPlanTests {
  private let appDelegate = "ios/Runner/AppDelegate.swift"
  private let sceneDelegate = "ios/Runner/SceneDelegate.swift"

  @Test func aHelperThatKeepsTheControllerIsCalledByTheScene() throws {
    let planned = try PlannedProject(
      .flutter,
      [
        appDelegate: FlutterExamples.appDelegate(
          "setUp()\n    GeneratedPluginRegistrant.register(with: self)",
          more: """
              var controller: FlutterViewController!

              private func setUp() {
                controller = window?.rootViewController as! FlutterViewController
                Models.shared.start(controller.binaryMessenger)
              }

            """)
      ]
    ).plan()
    planned.expect(
      sceneDelegate,
      contains: """
        super.scene(scene, willConnectTo: session, options: connectionOptions)

        (UIApplication.shared.delegate as? AppDelegate)?.window = window
        (UIApplication.shared.delegate as? AppDelegate)?.connect()
        """)
    planned.expect(
      appDelegate,
      contains: """
        /// What each scene that connects needs.
        func connect() {
          setUp()
        }
        """)
    planned.expect(
      appDelegate,
      contains: """
        ) -> Bool {
          return super.application(application, didFinishLaunchingWithOptions: launchOptions)
        """)
    planned.expect(appDelegate, contains: "GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)")
    #expect(planned.manual.isEmpty)
    #expect(planned.plan.after?.report.findings.contains { $0.kind == .blocker } == false)
  }

  @Test func objectiveCToo() throws {
    let planned = try PlannedProject(
      .flutterObjectiveC,
      [
        "ios/Runner/AppDelegate.m": FlutterExamples.objectiveCDelegate(
          """
            FlutterViewController *controller = (FlutterViewController *)self.window.rootViewController;
            [[Models shared] attach:controller];
          """)
      ]
    ).plan()
    planned.expect(
      "ios/Runner/SceneDelegate.m",
      contains: """
        [super scene:scene willConnectToSession:session options:connectionOptions];

        ((AppDelegate *)UIApplication.sharedApplication.delegate).window = self.window;
        [(AppDelegate *)UIApplication.sharedApplication.delegate connectScene];
        """)
    planned.expect("ios/Runner/AppDelegate.m", holds: "[[Models shared] attach:controller];\n}")
    #expect(planned.manual.isEmpty)
  }

  @Test func whatEndsTheLaunchStaysToAPerson() throws {
    let planned = try PlannedProject(
      .flutter,
      [
        appDelegate: FlutterExamples.appDelegate(
          """
          guard let controller = window?.rootViewController as? FlutterViewController else { return false }
              Models.shared.attach(controller)
              GeneratedPluginRegistrant.register(with: self)
          """)
      ]
    ).plan()
    let finding = try #require(planned.audit.report.findings.first { $0.rule == "flutter.controller-at-launch" })
    #expect(finding.choices.map(\.id) == ["move", "leave"])
  }
}

/// Flutter's app delegate has a window that is there for the compiler, its scene delegate one that may be missing.
@Suite struct FlutterOptionalWindowPlanTests {
  private func project(_ statement: String) -> PlannedProject {
    PlannedProject(
      .flutter,
      [
        "ios/Runner/AppDelegate.swift": FlutterExamples.appDelegate(
          statement + "\n    GeneratedPluginRegistrant.register(with: self)")
      ])
  }

  @Test func whatTakesTheWindowForGrantedStaysAndIsCalled() throws {
    let planned = try project("Shield.cover(self.window)").plan()
    planned.expect("ios/Runner/AppDelegate.swift", contains: "func connect() {\nShield.cover(self.window)\n}")
  }

  @Test func aMemberOfTheWindowIsAskedForWhereItMoves() throws {
    let planned = try project("window.backgroundColor = .black").plan(["window.created-in-app-delegate": "move"])
    planned.expect("ios/Runner/SceneDelegate.swift", contains: "window?.backgroundColor = .black")
  }
}

/// An observer stands for the callback of an app that has not adopted scenes yet, too.
@Suite struct ObservedCallbackTests {
  @Test func anObserverIsNotAddedASecondTime() throws {
    let code = """
      #import "AppDelegate.h"

      @implementation AppDelegate

      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(activeObserved:) name:UIApplicationDidBecomeActiveNotification object:nil];
        return YES;
      }

      - (void)activeObserved:(NSNotification *)notification {
        [self applicationDidBecomeActive:[UIApplication sharedApplication]];
      }

      - (void)applicationDidBecomeActive:(UIApplication *)application {
        [Store.shared load];
      }

      @end

      """
    let audit = try Auditor(
      tree: MemoryTree(files: ExampleProject.objectiveC.files.merging(["App/AppDelegate.m": code]) { $1 })
    ).audit()
    #expect(!audit.report.findings.contains { $0.rule == "callback.lifecycle" })
  }
}
