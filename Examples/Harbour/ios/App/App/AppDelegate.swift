import Capacitor
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    private let tides = TideClock()
    private var privacyScreen: UIView?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().delegate = NotificationDesk.shared
        if let url = launchOptions?[.url] as? URL {
            Arrivals.shared.openedWith(url)
        }
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // Bookings hold names and telephone numbers: cover them in the app switcher.
        guard let window = window else { return }
        let cover = UIView(frame: window.bounds)
        cover.backgroundColor = .systemBackground
        window.addSubview(cover)
        privacyScreen = cover
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // Called when the app leaves the screen.
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // Called on the way back to the screen.
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        privacyScreen?.removeFromSuperview()
        privacyScreen = nil
        tides.refresh()
        application.applicationIconBadgeNumber = 0
    }

    func applicationWillTerminate(_ application: UIApplication) {
        tides.save()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        if url.host == "berth" {
            Arrivals.shared.openedWith(url)
        }
        return ApplicationDelegateProxy.shared.application(app, open: url, options: options)
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        return ApplicationDelegateProxy.shared.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(Arrivals.shared.openedWith(shortcutItem))
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
}
