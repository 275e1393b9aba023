import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("pier: starts")
        window = UIWindow(frame: UIScreen.main.bounds)
        Harbourmaster.showPier()
        return true
    }
}

/// Fills the window that it finds at the app delegate.
enum Harbourmaster {
    static func showPier() {
        let delegate = UIApplication.shared.delegate as? AppDelegate
        delegate?.window?.rootViewController = PierViewController()
        delegate?.window?.makeKeyAndVisible()
        print("pier: shown in \(delegate?.window == nil ? "no" : "a") window")
    }
}
