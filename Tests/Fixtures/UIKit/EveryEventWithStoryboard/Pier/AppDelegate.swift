import CloudKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private var visits = 0

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("pier: starts")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        visits += 1
        print("pier: visit \(visits)")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("pier: resigns")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        let task = application.beginBackgroundTask(withName: "save", expirationHandler: nil)
        print("pier: saved")
        application.endBackgroundTask(task)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("pier: back")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("pier: ends")
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.scheme == "ferry" else {
            print("pier: unknown \(url.scheme ?? "")")
            return false
        }
        print("pier: opens \(url.absoluteString) for \(options[.sourceApplication] as? String ?? "nobody")")
        return true
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL else {
            print("pier: activity \(userActivity.activityType)")
            return false
        }
        print("pier: link \(url.absoluteString)")
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        print("pier: shortcut \(shortcutItem.type)")
        completionHandler(true)
    }

    func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata) {
        print("pier: share of \(cloudKitShareMetadata.containerIdentifier)")
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        print("pier: token of \(deviceToken.count) bytes")
    }
}
