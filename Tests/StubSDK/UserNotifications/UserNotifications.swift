@_exported import UIKit

open class UNUserNotificationCenter: NSObject {
  private static let only = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { only }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open func removeAllDeliveredNotifications() {}
  open func setBadgeCount(_ count: Int) async throws {}
}

public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
