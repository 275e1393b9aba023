import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("pier: starts")
        UINavigationBar.appearance().barTintColor = .white
        window = UIWindow()
        window?.frame = UIScreen.main.bounds
        window?.backgroundColor = .white
        window?.overrideUserInterfaceStyle = .light
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: PierViewController()),
            UINavigationController(rootViewController: UIViewController()),
        ]
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
