import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("pier: starts")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PierViewController()
        window?.makeKeyAndVisible()
        if let url = launchOptions?[.url] as? URL {
            print("pier: started by \(url.absoluteString)")
        }
        if let shortcut = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            print("pier: started by shortcut \(shortcut.type)")
            return false
        }
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        print("pier: shortcut \(shortcutItem.type)")
        completionHandler(true)
    }
}
