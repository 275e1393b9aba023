@_exported import Foundation

#if _runtime(_ObjC)
  @_exported import ObjectiveC
#endif

open class UIResponder: NSObject {
  override public init() {}
  open var next: UIResponder? { nil }
  open var userActivity: NSUserActivity?
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

open class UITouch: NSObject {}
open class UIEvent: NSObject {}

open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int { case active, inactive, background }

  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    public static let annotation = LaunchOptionsKey(rawValue: "annotation")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let localNotification = LaunchOptionsKey(rawValue: "localNotification")
    public static let location = LaunchOptionsKey(rawValue: "location")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
    public static let userActivityType = LaunchOptionsKey(rawValue: "userActivityType")
    public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "cloudKitShareMetadata")
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "bluetoothCentrals")
  }

  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
    public static let eventAttribution = OpenURLOptionsKey(rawValue: "eventAttribution")
  }

  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(rawValue: "keyboard")
  }

  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunching")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  public static let openSettingsURLString = "app-settings:"
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  open weak var delegate: (any UIApplicationDelegate)?
  open private(set) var applicationState = State.background
  open private(set) var connectedScenes: Set<UIScene> = []
  open private(set) var openSessions: Set<UISceneSession> = []
  open internal(set) var windows: [UIWindow] = []
  open internal(set) var keyWindow: UIWindow?
  open var applicationIconBadgeNumber = 0
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var isIdleTimerDisabled = false
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarFrame: CGRect { .zero }
  open var supportsMultipleScenes: Bool { false }

  open func canOpenURL(_ url: URL) -> Bool { true }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(true)
  }
  open func registerForRemoteNotifications() {}
  open func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }
  open func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
    errorHandler: ((Error) -> Void)? = nil
  ) {}

  // MARK: For whoever plays the system

  @_spi(System) public func enter(_ state: State) { applicationState = state }
  @_spi(System) public func connect(_ scene: UIScene) {
    connectedScenes.insert(scene)
    openSessions.insert(scene.session)
  }
  @_spi(System) public func disconnect(_ scene: UIScene) {
    connectedScenes.remove(scene)
    windows.removeAll { $0.windowScene === scene }
    if keyWindow?.windowScene === scene { keyWindow = nil }
  }
}

public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt { case newData, noData, failed }

public enum UIInterfaceOrientation: Int {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let userInfo: [String: any Sendable]?

  public init(type: String, localizedTitle: String, userInfo: [String: any Sendable]? = nil) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.userInfo = userInfo
  }
}

@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 { 0 }
