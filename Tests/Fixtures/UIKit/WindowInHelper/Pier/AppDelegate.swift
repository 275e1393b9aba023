import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("pier: starts")
        showFirstScreen()
        return true
    }

    private func showFirstScreen() {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = firstScreen()
        window?.makeKeyAndVisible()
    }

    private func firstScreen() -> UIViewController {
        print("pier: first screen")
        return PierViewController()
    }
}
