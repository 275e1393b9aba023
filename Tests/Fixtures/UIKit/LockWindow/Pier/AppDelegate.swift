import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var lockWindow: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("pier: starts")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PierViewController()
        window?.makeKeyAndVisible()
        showLock()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        showLock()
    }

    private func showLock() {
        guard lockWindow == nil else { return }
        let lock = UIWindow(frame: UIScreen.main.bounds)
        lock.windowLevel = .alert
        lock.rootViewController = UIViewController()
        lock.isHidden = false
        lockWindow = lock
        print("pier: locked")
    }
}
