import UIKit

/// A short message above everything else.
enum Toast {
    private static var overlay: UIWindow?

    static func show(_ text: String) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        let label = UILabel()
        label.text = text
        window.addSubview(label)
        window.isHidden = false
        overlay = window
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            overlay = nil
        }
    }
}
