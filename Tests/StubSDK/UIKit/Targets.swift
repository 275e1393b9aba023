#if _runtime(_ObjC)
  import Foundation

  /// What takes selectors, which only Apple's run time could send.
  extension NotificationCenter {
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
  }

  extension Timer {
    @discardableResult
    public static func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
  }
#endif
