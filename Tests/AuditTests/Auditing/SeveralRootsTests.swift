import Testing

@testable import Audit

/// Repositories with many apps of several stacks, and files of theirs that cannot be read: each app is audited, and what
/// is left out is named.
@Suite struct SeveralRootsTests {
  private func audit(_ parts: [(folder: String, files: [String: String])]) throws -> AuditReport {
    var files: [String: String] = [:]
    for (folder, part) in parts {
      for (path, text) in part { files[folder.isEmpty ? path : folder + "/" + path] = text }
    }
    return try Auditor(tree: MemoryTree(files: files)).audit().report
  }

  @Test func everyAppOfAMonorepoIsAudited() throws {
    let plugins = (1...50).flatMap { number -> [(folder: String, files: [String: String])] in
      [
        ("packages/plugin\(number)", ExampleProject.flutterPlugin.files),
        ("packages/plugin\(number)/example", ExampleProject.flutter.files),
      ]
    }
    let report = try audit(plugins)
    let apps = report.projects.filter { $0.project.kind == .app }
    #expect(apps.count == 50)
    #expect(report.projects.count == 100)
    #expect(apps.allSatisfy { $0.findings.contains { $0.rule == "adoption.missing" } })
    #expect(apps.map(\.project.root) == apps.map(\.project.root).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(report.projects.filter { $0.project.kind == .plugin }.allSatisfy { $0.state == .noApp })
    let identifiers = report.findings.map(\.id)
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func everyStackHasItsOwnRules() throws {
    let report = try audit([
      ("native", ExampleProject.uiKit.files), ("flutter", ExampleProject.flutter.files),
      ("web", ExampleProject.capacitor84.files), ("react", ExampleProject.reactNative.files),
      ("expo", ExampleProject.expo.files), ("swift", ExampleProject.swiftUI.files),
    ])
    func rules(_ root: String) -> Set<String> {
      Set(report.projects.filter { $0.project.root.hasPrefix(root) }.flatMap(\.findings).map(\.rule))
    }
    #expect(report.projects.count == 6)
    #expect(rules("native").contains("window.created-in-app-delegate"))
    #expect(rules("flutter").contains("flutter.plugin-registration"))
    #expect(rules("web").contains("capacitor.version"))
    #expect(rules("react").contains("react-native.window"))
    #expect(rules("expo").contains("expo.version"))
    #expect(rules("swift").contains("swiftui.scene-based"))
    #expect(rules("native").allSatisfy { !$0.hasPrefix("flutter.") && !$0.hasPrefix("react-native.") })
  }

  @Test(arguments: ["name: [\n", "\t- : {{{", "", "\u{0}\u{1}\u{2}", "- just\n- a list\n"])
  func aPubspecThatCannotBeReadHidesNoApp(_ text: String) throws {
    let files = ExampleProject.flutter.files.merging(["pubspec.yaml": text]) { $1 }
    let report = try audit([("", files)])
    #expect(report.findings.contains { $0.rule == "adoption.missing" })
    #expect(report.findings.contains { $0.rule == "flutter.plugin-registration" })
  }

  @Test(arguments: ["{\"packages\": {}}", "packages: 7\nsdks: [\n", "", "<<<<<<< HEAD\nsdks:\n=======\n"])
  func aLockOfAnotherFormatLeavesTheVersionOpen(_ text: String) throws {
    let files = ExampleProject.flutter.files.merging(["pubspec.lock": text]) { $1 }
    let report = try audit([("", files)])
    #expect(report.findings.contains { $0.rule == "adoption.missing" })
    #expect(report.findings.contains { $0.rule == "flutter.version" && $0.kind != .blocker })
  }

  @Test(arguments: ["{", "[]", "", "{\"dependencies\": 7}", "{\"dependencies\": {\"react-native\": {}}}"])
  func aPackageThatCannotBeReadHidesNoApp(_ text: String) throws {
    let files = ExampleProject.reactNative.files.merging(["package.json": text]) { $1 }
    let report = try audit([("", files)])
    #expect(report.findings.contains { $0.rule == "adoption.missing" })
  }

  @Test func templatesForProjectsAreNamedAndLeftAlone() throws {
    let brick = "bricks/app/__brick__/{{name}}"
    let report = try audit([(brick, ExampleProject.flutter.files), ("app", ExampleProject.flutter.files)])
    #expect(report.projects.map(\.project.root) == ["app"])
    #expect(report.skipped.contains { $0.path.hasPrefix(brick) && $0.reason.contains("template") })
  }

  @Test func membersOfCPlusPlusStayWhereTheyAre() throws {
    let delegate = """
      #import "AppDelegate.h"
      #import <React/RCTBridge.h>
      #import <React/RCTRootView.h>

      @interface AppDelegate () <RCTCxxBridgeDelegate> {
        std::shared_ptr<const facebook::react::ReactNativeConfig> _config;
        std::vector<std::pair<int, int>> _pairs;
      }
      @end

      @implementation AppDelegate

      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        _config = std::make_shared<facebook::react::EmptyReactNativeConfig const>();
        for (auto &pair : _pairs) { pair.first <<= 1; }
        RCTBridge *bridge = [[RCTBridge alloc] initWithDelegate:self launchOptions:launchOptions];
        RCTRootView *rootView = [[RCTRootView alloc] initWithBridge:bridge moduleName:@"Example" initialProperties:nil];
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        UIViewController *controller = [UIViewController new];
        controller.view = rootView;
        self.window.rootViewController = controller;
        [self.window makeKeyAndVisible];
        return YES;
      }

      @end

      """
    var files = ExampleProject.objectiveC.files
    files["App/AppDelegate.m"] = nil
    files["App/AppDelegate.mm"] = delegate
    files["package.json"] = ReactNativeExamples.package("0.69.1")
    let path = "App.xcodeproj/project.pbxproj"
    files[path] = files[path]?.replacing("AppDelegate.m", with: "AppDelegate.mm")
    let report = try audit([("", files)])
    let told = try #require(report.findings.first { $0.rule == "react-native.window" })
    #expect(told.choices.first?.id == "scene")
    #expect(told.choices.first?.isSure == true)
  }

  @Test func foldersThatGitIgnoresAreWrittenByATool() throws {
    let files = ExampleProject.expo.files.merging([
      ".gitignore": "/ios\n/android\n", "app.json": "{ \"expo\": { \"name\": \"Example\" } }\n",
    ]) { $1 }
    let report = try audit([("", files)])
    #expect(report.findings.contains { $0.rule == "expo.managed" })
    #expect(report.findings.allSatisfy { $0.recommended?.isSure != true || $0.rule != "adoption.missing" })
  }
}
