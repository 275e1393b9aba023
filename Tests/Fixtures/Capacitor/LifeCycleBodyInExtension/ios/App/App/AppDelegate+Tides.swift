import UIKit

extension AppDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
        print("ferry: tide noted")
    }
}
