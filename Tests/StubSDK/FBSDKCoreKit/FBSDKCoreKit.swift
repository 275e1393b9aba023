import UIKit

open class ApplicationDelegate: NSObject {
  public static let shared = ApplicationDelegate()

  @discardableResult
  open func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("facebook: starts")
    return false
  }

  /// Takes links of its own scheme.
  @discardableResult
  open func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?
  ) -> Bool {
    guard url.scheme == "fb1" else { return false }
    print("facebook: \(url.absoluteString)")
    return true
  }

  @discardableResult
  open func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    self.application(
      application, open: url, sourceApplication: options[.sourceApplication] as? String,
      annotation: options[.annotation])
  }
}
