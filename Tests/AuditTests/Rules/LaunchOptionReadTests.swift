import Testing

@testable import Audit

@Suite struct LaunchOptionReadTests {
  @Test func aReadOfTheKeptDictionaryIsFound() throws {
    var files = ExampleProject.uiKit.files
    files["App/AppDelegate.swift"] = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let start = StartSequence()

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          start.begin(with: launchOptions)
          return true
        }
      }

      """
    files["App/ViewController.swift"] = """
      import UIKit

      class ViewController: UIViewController {}

      class StartSequence {
        private var options: [UIApplication.LaunchOptionsKey: Any]?

        func begin(with launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
          self.options = launchOptions
        }

        func finish() {
          Inbox.shared.open(options?[.remoteNotification] as? [String: AnyObject])
          Router.shared.open(self.options?[.url] as? URL)
        }

        func other(options: [UIApplication.LaunchOptionsKey: Any]?) {
          Router.shared.open(options?[.sourceApplication])
        }
      }

      """
    let report = try Auditor(tree: MemoryTree(files: files)).audit().report
    let reads = report.findings.filter { $0.rule == "launch.options" }
    #expect(reads.compactMap { $0.subject.values["key"] }.sorted() == ["remoteNotification", "url"])
    #expect(reads.allSatisfy { $0.location?.file == "App/ViewController.swift" })
  }

  /// Both ways to write a read of the dictionary, in a condition, as an argument, in a block.
  @Test(arguments: [
    "if ([launchOptions objectForKey:UIApplicationLaunchOptionsURLKey]) { [self run]; }",
    "[self open:[launchOptions objectForKey:UIApplicationLaunchOptionsURLKey]];",
    "NSURL *url = [launchOptions valueForKey:UIApplicationLaunchOptionsURLKey];\n  [self open:url];",
    "[self log:^{ NSURL *url = [launchOptions objectForKey:UIApplicationLaunchOptionsURLKey]; [self open:url]; }];",
    "if (launchOptions[UIApplicationLaunchOptionsURLKey] != nil) { [self run]; }",
    "[self open:launchOptions[UIApplicationLaunchOptionsURLKey]];",
  ]) func everyShapeInObjectiveCIsFound(_ statement: String) throws {
    var files = ExampleProject.objectiveC.files
    files["App/AppDelegate.m"] = """
      #import "AppDelegate.h"

      @implementation AppDelegate

      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        \(statement)
        return YES;
      }

      @end

      """
    let report = try Auditor(tree: MemoryTree(files: files)).audit().report
    let reads = report.findings.filter { $0.rule == "launch.options" }
    #expect(reads.map { $0.subject.values["key"] } == ["url"])
    let read = try #require(reads.first?.subject.range)
    let text = SourceText(path: "App/AppDelegate.m", files["App/AppDelegate.m"] ?? "").string(in: read)
    #expect(text.contains("UIApplicationLaunchOptionsURLKey"))
  }
}
