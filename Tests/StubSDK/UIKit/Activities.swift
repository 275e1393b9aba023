import Foundation

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var targetContentIdentifier: String?
  open var isEligibleForHandoff = true

  public init(activityType: String) { self.activityType = activityType }
  open func becomeCurrent() {}
  open func invalidate() {}
}

public protocol UIUserActivityRestoring {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// `CloudKit` and `UserNotifications` hand these to their importers; UIKit's own signatures name them.
open class CKShare: NSObject {
  open class Metadata: NSObject {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  }
}

open class UNNotificationResponse: NSObject {
  public let actionIdentifier: String
  public let notification: UNNotification

  public init(actionIdentifier: String, userInfo: [AnyHashable: Any] = [:]) {
    self.actionIdentifier = actionIdentifier
    notification = UNNotification(request: UNNotificationRequest(content: UNNotificationContent(userInfo: userInfo)))
  }
}

open class UNNotification: NSObject {
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) { self.request = request }
}

open class UNNotificationRequest: NSObject {
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  init(content: UNNotificationContent, trigger: UNNotificationTrigger? = UNPushNotificationTrigger()) {
    self.content = content
    self.trigger = trigger
  }
}

open class UNNotificationTrigger: NSObject {}

open class UNPushNotificationTrigger: UNNotificationTrigger {}

open class UNNotificationContent: NSObject {
  public let userInfo: [AnyHashable: Any]
  init(userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
}
