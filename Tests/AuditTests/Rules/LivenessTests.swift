import Testing

@testable import Audit

/// A call counts for the app delegate only where the receiver may be one.
@Suite struct LivenessTests {
  private func isAsked(_ caller: String) throws -> Bool {
    var files = ExampleProject.uiKitScenes.files
    files["App/AppDelegate.swift"] = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          Router.shared.open(url)
        }
      }

      """
    files["App/ViewController.swift"] = "import UIKit\n\nclass ViewController: UIViewController {}\n\n\(caller)\n"
    let report = try Auditor(tree: MemoryTree(files: files)).audit().report
    return report.findings.contains { $0.rule == "callback.open-url" }
  }

  @Test func aMethodOfTheSameNameOnSomethingElseIsNoCall() throws {
    #expect(
      try isAsked(
        """
        class Meetings {
          private let client = MeetingClient()
          func open(_ app: UIApplication, _ url: URL) -> Bool { client.application(app, open: url, options: [:]) }
        }
        """))
  }

  @Test func theMethodOfAnotherClassIsNoCall() throws {
    #expect(
      try isAsked(
        """
        class Meetings {
          func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool { true }
          func open(_ app: UIApplication, _ url: URL) -> Bool { application(app, open: url, options: [:]) }
        }
        """))
  }

  @Test(arguments: [
    "(UIApplication.shared.delegate as? AppDelegate)?.application(app, open: url, options: [:])",
    "appDelegate.application(app, open: url, options: [:])", "old.application(app, open: url, options: [:])",
  ])
  func aCallOfTheAppDelegateIsOne(call: String) throws {
    #expect(
      try !isAsked(
        """
        class Links {
          let appDelegate = UIApplication.shared.delegate as! AppDelegate
          func open(_ app: UIApplication, _ url: URL) {
            let old = UIApplication.shared.delegate as! AppDelegate
            _ = \(call)
          }
        }
        """))
  }

  /// A push that opens a URL as if the system had opened it brings none of the system's.
  @Test(arguments: ["", "(UIApplication.shared.delegate as! AppDelegate)."])
  func aCallOfCodeThatIsToldOfSomethingElseBringsNoLinks(receiver: String) throws {
    let push = """
      func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
          if let url = URL(string: "a:") { _ = \(receiver)application(UIApplication.shared, open: url, options: [:]) }
        }
      """
    var files = ExampleProject.uiKit.files
    files["App/AppDelegate.swift"] = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          Router.shared.open(url)
        }
        \(receiver.isEmpty ? push : "")
      }
      \(receiver.isEmpty ? "" : "class Pushes { \(push) }")

      """
    let report = try Auditor(tree: MemoryTree(files: files)).audit().report
    let asked = try #require(report.findings.first { $0.rule == "callback.open-url" })
    #expect(asked.recommended?.id == "call")
    #expect(!asked.choices.contains { ["move", "delete"].contains($0.id) }, "its other callers need it")
  }
}
