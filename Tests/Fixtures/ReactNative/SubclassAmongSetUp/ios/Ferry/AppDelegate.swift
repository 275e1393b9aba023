import React
import ReactAppDependencyProvider
import React_RCTAppDelegate
import UIKit

@main
class AppDelegate: RCTAppDelegate {
  private var opening = UIColor.white

  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    moduleName = "Ferry"
    dependencyProvider = RCTAppDependencyProvider()
    initialProps = ["pushed": launchOptions?[.remoteNotification] != nil]
    let done = super.application(application, didFinishLaunchingWithOptions: launchOptions)
    window?.tintColor = opening
    if let root = window?.rootViewController {
      root.view.backgroundColor = opening
    }
    return done
  }

  override func sourceURL(for bridge: RCTBridge) -> URL? {
    bundleURL()
  }

  override func bundleURL() -> URL? {
    Bundle.main.url(forResource: "main", withExtension: "jsbundle")
  }
}
