import Testing

@testable import Apply
@testable import Audit

/// Names of UIKit in the language modes before Swift 4.2.
@Suite struct OldSwiftNamesPlanTests {
  private static let members = """
    func application(_ app: UIApplication, open url: URL, options: [UIApplicationOpenURLOptionsKey: Any] = [:]) -> Bool {
        return Links.shared.follow(url, options)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Store.shared.save()
    }
    """

  @Test(arguments: ["4.0", "5.0"]) func whatIsWrittenHasThem(_ version: String) throws {
    var project = PlannedProject.appDelegate(Self.members)
    project.files["App.xcodeproj/project.pbxproj"] = project.files["App.xcodeproj/project.pbxproj"]?.replacing(
      "SWIFT_VERSION = 5.0", with: "SWIFT_VERSION = \(version)")
    let planned = try project.plan(["callback.open-url": "call", "callback.lifecycle": "observe"])
    let isOld = version == "4.0"
    planned.expect(
      "App/SceneDelegate.swift",
      holds: isOld
        ? "var options: [UIApplicationOpenURLOptionsKey: Any] = "
        : "var options: [UIApplication.OpenURLOptionsKey: Any] = ")
    planned.expect(
      "App/AppDelegate.swift",
      holds: isOld
        ? "NSNotification.Name.UIApplicationDidEnterBackground" : "UIApplication.didEnterBackgroundNotification")
  }
}
