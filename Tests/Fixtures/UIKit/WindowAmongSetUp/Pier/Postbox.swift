import UserNotifications

final class Postbox: NSObject, UNUserNotificationCenterDelegate {
    static let shared = Postbox()

    func open() { print("pier: postbox open") }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
        print("pier: notification \(response.actionIdentifier)")
        completionHandler()
    }
}
