import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("pier: starts")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PierViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
