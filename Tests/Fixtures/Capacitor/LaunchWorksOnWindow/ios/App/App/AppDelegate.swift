import UIKit
import Capacitor

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("ferry: starts")
        paint()
        return true
    }

    private func paint() {
        UINavigationBar.appearance().tintColor = .white
        window?.backgroundColor = .black
        print("ferry: painted a window: \(window?.backgroundColor == .black)")
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

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        // Links reach the plugins through the proxy; keep this call.
        return ApplicationDelegateProxy.shared.application(app, open: url, options: options)
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        // Universal links reach the plugins through the proxy; keep this call.
        return ApplicationDelegateProxy.shared.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }

}
