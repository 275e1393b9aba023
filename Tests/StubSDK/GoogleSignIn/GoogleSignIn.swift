import UIKit

open class GIDSignIn: NSObject {
  public static let sharedInstance = GIDSignIn()

  /// Takes links of its own scheme.
  @discardableResult
  open func handle(_ url: URL) -> Bool {
    guard url.scheme == "com.google.example" else { return false }
    print("google: \(url.absoluteString)")
    return true
  }
}
