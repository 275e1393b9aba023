import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let office = PierOffice()
    private var window: UIWindow? {
        return office.window
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        office.open()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("pier: leaves \(window?.rootViewController == nil ? "nothing" : "the screen")")
    }
}
