/// Words that tell what code is about. A table to add to; nothing is decided by it, it only weighs recommendations.
enum TraitTable {
  struct Row {
    let trait: BodyAnalysis.Trait
    /// Whole names of types, members and functions; of a selector the first part.
    let names: Set<String>
    /// Beginnings of type names.
    let prefixes: [String]
    /// Parts of names, in lower case.
    let stems: [String]

    init(_ trait: BodyAnalysis.Trait, _ names: Set<String>, prefixes: [String] = [], stems: [String] = []) {
      self.trait = trait
      self.names = names
      self.prefixes = prefixes
      self.stems = stems
    }
  }

  static let rows: [Row] = [
    Row(
      .window,
      [
        "window", "_window", "windows", "keyWindow", "UIWindow", "rootViewController", "makeKeyAndVisible", "makeKey",
        "makeKeyWindow", "connectedScenes", "windowScene", "tmpWindow",
      ]),
    Row(
      .views,
      [
        "view", "present", "presentViewController", "dismiss", "dismissViewControllerAnimated", "pushViewController",
        "popToRootViewController", "navigationController", "tabBarController", "topViewController",
        "presentedViewController", "viewControllers", "instantiateViewController", "instantiateInitialViewController",
        "UIStoryboard", "UIAlertController", "selectedIndex", "webView", "bridge", "subviews", "setNeedsLayout",
        "layoutIfNeeded", "frame", "endEditing",
      ],
      prefixes: ["UIView", "UINavigation", "UITabBar", "UIImageView", "UILabel", "WKWebView", "CAPBridgeView"]),
    Row(
      .overlay,
      [
        "addSubview", "removeFromSuperview", "bringSubviewToFront", "insertSubview", "snapshotView", "viewWithTag",
        "UIVisualEffectView", "UIBlurEffect", "hideScreen",
      ],
      stems: ["blur", "privacy", "overlay", "curtain", "obscure", "screensaver", "lockscreen", "coverview"]),
    Row(
      .storage,
      [
        "UserDefaults", "NSUserDefaults", "synchronize", "saveContext", "persistentContainer", "viewContext",
        "managedObjectContext", "NSManagedObjectContext", "FileManager", "NSFileManager", "NSKeyedArchiver",
        "SecItemAdd", "SecItemUpdate", "SecItemCopyMatching", "Realm", "ModelContext", "hasChanges",
      ],
      stems: ["keychain", "database", "persist", "coredata", "saveto", "savedata", "savestate"]),
    Row(
      .network,
      [
        "URLSession", "NSURLSession", "dataTask", "AF", "NWPathMonitor", "NWConnection", "URLRequest",
        "SCNetworkReachability",
      ],
      prefixes: ["Alamofire", "AFNetwork", "Reachability"], stems: ["socket", "reachability", "websocket", "mqtt"]),
    Row(.badge, ["applicationIconBadgeNumber", "setApplicationIconBadgeNumber", "setBadgeCount"], stems: ["badge"]),
    Row(
      .notifications,
      [
        "UNUserNotificationCenter", "registerForRemoteNotifications", "removeAllDeliveredNotifications",
        "removeAllPendingNotificationRequests", "cancelAllLocalNotifications", "scheduleLocalNotification",
        "UILocalNotification", "Messaging", "FIRMessaging", "OneSignal",
      ],
      prefixes: ["UNNotification", "UNMutableNotification"]),
    Row(
      .analytics,
      [
        "Analytics", "FIRAnalytics", "AppEvents", "FBSDKAppEvents", "activateApp", "Adjust", "AppsFlyerLib",
        "AppsFlyerTracker", "Mixpanel", "Amplitude", "Flurry", "Localytics", "Crashlytics", "SentrySDK", "Bugsnag",
        "logEvent", "trackEvent", "Countly", "Matomo", "Braze", "Appboy", "Singular", "Kochava", "TelemetryDeck",
      ],
      stems: ["analytics", "tracker", "telemetry"]),
    Row(
      .audio, ["AVAudioSession", "setActive"],
      prefixes: ["AVAudio", "AVPlayer", "AVQueuePlayer", "MPNowPlaying", "MPRemoteCommand", "MPMusic"],
      stems: ["audioplayer"]),
    Row(
      .location,
      [
        "startUpdatingLocation", "stopUpdatingLocation", "startMonitoringSignificantLocationChanges", "requestLocation",
      ],
      prefixes: ["CLLocation", "CLMonitor", "CLRegion", "CLBeacon"], stems: ["locationmanager"]),
    Row(
      .backgroundTask,
      [
        "beginBackgroundTask", "beginBackgroundTaskWithExpirationHandler", "beginBackgroundTaskWithName",
        "endBackgroundTask", "backgroundTimeRemaining", "UIBackgroundTaskIdentifier", "performExpiringActivity",
      ],
      prefixes: ["BGTask", "BGAppRefresh", "BGProcessing"]),
    Row(
      .timer, ["Timer", "NSTimer", "scheduledTimer", "CADisplayLink", "makeTimerSource", "fireDate"],
      stems: ["timer"]),
    Row(
      .proxy,
      [
        "ApplicationDelegateProxy", "CAPBridge", "CDVPlugin", "handleOpenUrl", "CDVPluginHandleOpenURL",
        "CDVPluginHandleOpenURLNotification",
      ]),
    Row(
      .logging,
      ["print", "debugPrint", "NSLog", "os_log", "Logger", "dump", "CAPLog", "OSLog"],
      prefixes: ["DDLog", "SwiftyBeaver", "CocoaLumberjack"]),
  ]

  static func traits(of component: String) -> Set<BodyAnalysis.Trait> {
    let name = String(component.prefix { $0 != ":" })
    guard name.count > 1 else { return [] }
    let lower = name.lowercased()
    var found: Set<BodyAnalysis.Trait> = []
    for row in rows
    where row.names.contains(name) || row.prefixes.contains(where: name.hasPrefix)
      || row.stems.contains(where: lower.contains)
    {
      found.insert(row.trait)
    }
    return found
  }

  /// What a member is about, by its type.
  static func traits(ofType type: String) -> Set<BodyAnalysis.Trait> {
    let name = type.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    var found = traits(of: name)
    if name.hasSuffix("Window") { found.insert(.window) }
    if name.hasSuffix("View") || name.hasSuffix("ViewController") { found.insert(.views) }
    return found
  }
}
