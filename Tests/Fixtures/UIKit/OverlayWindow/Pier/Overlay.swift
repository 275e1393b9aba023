import UIKit

final class Overlay {
    private var window: UIWindow?

    func show(over controller: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        window.isHidden = false
        self.window = window
        print("pier: overlay over \(controller.title ?? "a screen")")
    }
}
