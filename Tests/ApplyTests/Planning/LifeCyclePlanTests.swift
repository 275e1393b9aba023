import Testing

@testable import Apply

/// The four life-cycle methods, moved, called, observed, left and deleted.
@Suite struct LifeCyclePlanTests {
  private let project = PlannedProject.appDelegate(
    """
    func applicationDidBecomeActive(_ application: UIApplication) {
        // Back again.
        Session.shared.refresh()
    }
    """)

  @Test func aMovedBodyStandsInTheSceneMethod() throws {
    let planned = try project.plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.swift",
      """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              guard let windowScene = scene as? UIWindowScene else { return }

              window = UIWindow(windowScene: windowScene)
              window?.rootViewController = ViewController()
              window?.makeKeyAndVisible()
          }

          func sceneDidBecomeActive(_ scene: UIScene) {
              // Back again.
              Session.shared.refresh()
          }
      }
      """)
    planned.expect("App/AppDelegate.swift", lacks: "applicationDidBecomeActive")
  }
}
