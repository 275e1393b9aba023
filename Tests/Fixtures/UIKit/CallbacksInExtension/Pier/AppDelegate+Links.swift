import UIKit

extension AppDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        print("pier: opens \(url.absoluteString)")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("pier: saved")
    }
}
