import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("pier: starts")
        let settings = PierSettings.load()
        UNUserNotificationCenter.current().delegate = Postbox.shared
        let root = UINavigationController(rootViewController: PierViewController())
        root.navigationBar.barTintColor = settings.tint
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.tintColor = settings.tint
        self.window = window
        window.makeKeyAndVisible()
        print("pier: window made")
        Postbox.shared.open()
        return true
    }
}
