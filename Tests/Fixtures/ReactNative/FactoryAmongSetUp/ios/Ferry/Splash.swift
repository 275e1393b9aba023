import UIKit

enum Splash {
  static func show(on view: UIView?) {
    print("ferry: splash on \(view == nil ? "nothing" : "a view")")
  }
}
