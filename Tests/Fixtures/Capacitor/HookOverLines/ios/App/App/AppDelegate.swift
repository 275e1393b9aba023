import UIKit
import Capacitor

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // Set up what the app needs before its first screen.
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // Nothing here yet.
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // Nothing here yet.
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // Nothing here yet.
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // Nothing here yet.
    }

    func applicationWillTerminate(_ application: UIApplication) {
        // Nothing here yet.
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let config = UISceneConfiguration(
            name: "Default Configuration",
            sessionRole: connectingSceneSession.role)
        config.delegateClass = SceneDelegate.self
        return config
    }

}
