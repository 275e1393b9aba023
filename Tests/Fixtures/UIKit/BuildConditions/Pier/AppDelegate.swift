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

    #if PREMIUM
        func applicationDidBecomeActive(_ application: UIApplication) {
            print("pier: premium")
        }

        func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            print("pier: premium shortcut \(shortcutItem.type)")
            completionHandler(true)
        }
    #else
        func applicationDidBecomeActive(_ application: UIApplication) {
            print("pier: free of charge")
        }
    #endif

    #if !PREMIUM && os(iOS)
        func applicationDidEnterBackground(_ application: UIApplication) {
            print("pier: saved")
        }

        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            print("pier: opens \(url.absoluteString)")
            return true
        }
    #endif
}
