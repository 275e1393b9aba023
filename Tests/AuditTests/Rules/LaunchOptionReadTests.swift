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
}
