import UIKit
import UserNotifications

/// Remembers how the app was opened until the web page asks for it.
final class Arrivals {
    static let shared = Arrivals()

    private(set) var pending: [String] = []

    func openedWith(_ url: URL) {
        pending.append(url.absoluteString)
    }

    func openedWith(_ shortcut: UIApplicationShortcutItem) -> Bool {
        pending.append("harbour://shortcut/" + shortcut.type)
        return true
    }
}

/// Fetches the tide table and keeps the last one.
final class TideClock {
    func refresh() {}
    func save() {}
}

final class NotificationDesk: NSObject, UNUserNotificationCenterDelegate {
    static let shared = NotificationDesk()
}
