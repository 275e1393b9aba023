/// Public words as data: add to them where a redacted report is hard to read. Nothing that a project could have made up
/// belongs here.
enum PublicWordLists {
  static let all = [
    swift, objectiveC, foundation, application, scenes, views, services, files, propertyLists, build, stacks,
  ]

  private static let swift = """
    actor any as associatedtype async await break case catch class continue convenience default defer deinit do else enum
    extension fallthrough false fileprivate final for func get guard if import in indirect init inout internal is isolated
    lazy let mutating nil nonisolated open operator optional override package private protocol public repeat required
    rethrows return self Self set some static struct subscript super switch throw throws true try typealias unowned var
    weak where while willSet didSet available unavailable deprecated discardableResult escaping MainActor main objc
    objcMembers IBAction IBOutlet UIApplicationMain NSApplicationMain Sendable preconcurrency testable selector elseif
    endif warning error os iOS macOS tvOS visionOS swift canImport targetEnvironment simulator DEBUG RELEASE
    Any AnyObject AnyHashable Array Bool Character Codable Decodable Dictionary Double Encodable Equatable Error Float
    Hashable Identifiable Int Int32 Int64 Never Optional Result Set String Substring Task UInt UInt8 Void
    append contains count description dropFirst filter first firstIndex flatMap compactMap forEach index insert isEmpty
    joined keys last map max min prefix print debugPrint reduce remove removeAll removeValue reversed rawValue sorted
    split suffix values zip fatalError precondition assert assertionFailure
    """

  private static let objectiveC = """
    interface implementation end property synthesize dynamic nonatomic atomic strong weak copy assign retain readonly
    readwrite nullable nonnull protocol optional required selector encode autoreleasepool try catch finally throw
    synchronized class import include define undef ifdef ifndef pragma mark once id instancetype SEL BOOL YES NO nil Nil
    NULL void int long short unsigned char float double const static extern inline sizeof typedef struct union enum switch
    case default break continue return goto if else while do for in __block __weak __strong __unused __kindof
    __typeof NSLog alloc init new dealloc respondsToSelector performSelector isKindOfClass NS_ASSUME_NONNULL_BEGIN
    NS_ASSUME_NONNULL_END NS_ENUM NS_OPTIONS IBOutlet IBAction CGRect CGSize CGPoint argc argv main
    """

  private static let foundation = """
    Foundation Bundle Calendar Data Date DateFormatter DispatchQueue DispatchTime DispatchWorkItem FileManager Locale
    NotificationCenter NSNotificationCenter NSNotification Notification OperationQueue ProcessInfo Thread Timer TimeZone
    URL NSURL URLComponents URLQueryItem URLRequest URLSession UUID UserDefaults NSUserDefaults NSString NSArray NSDictionary
    NSMutableArray NSMutableDictionary NSNumber NSObject NSObjectProtocol NSError NSData NSDate NSUserActivity
    NSUserActivityTypeBrowsingWeb NSCoder NSPredicate NSSet NSValue absoluteString addObserver removeObserver post async
    asyncAfter deadline sync global qos background userInitiated utility cancel current shared standard default host
    scheme path query queryItems fragment pathComponents lastPathComponent lowercased uppercased localizedDescription
    resume suspend invalidate scheduledTimer timeInterval repeats userInfo object name key value string bool integer
    data date now url urls error errors result response request identifier info options option type types forKey
    setValue setObject objectForKey stringForKey boolForKey synchronize infoDictionary bundleIdentifier resourceURL
    contentsOf write atomically encoding utf8 JSONDecoder JSONEncoder JSONSerialization decode encode os_log OSLog Logger log
    """

  private static let application = """
    UIKit SwiftUI App AppDelegate UIApplication UIApplicationDelegate UIResponder UIApplicationDelegateAdaptor
    UIApplicationMain application applicationState applicationIconBadgeNumber applicationDidFinishLaunching
    didFinishLaunchingWithOptions willFinishLaunchingWithOptions launchOptions LaunchOptionsKey OpenURLOptionsKey
    sourceApplication annotation openInPlace remoteNotification localNotification shortcutItem shortcutItems
    shortcutType userActivity userActivityDictionary userActivityType restorationHandler UIUserActivityRestoring
    webpageURL open openURL canOpenURL continue continueUserActivity delegate window keyWindow windows
    isIdleTimerDisabled registerForRemoteNotifications unregisterForRemoteNotifications beginBackgroundTask endBackgroundTask
    backgroundTimeRemaining setMinimumBackgroundFetchInterval completion completionHandler handler handleEventsForBackgroundURLSession
    performFetchWithCompletionHandler UIBackgroundFetchResult newData noData failed deviceToken
    didBecomeActiveNotification willResignActiveNotification didEnterBackgroundNotification
    willEnterForegroundNotification willTerminateNotification didFinishLaunchingNotification
    didReceiveMemoryWarningNotification protectedDataDidBecomeAvailable supportedInterfaceOrientations statusBarOrientation
    statusBarFrame interfaceOrientation UIInterfaceOrientationMask portrait landscape landscapeLeft landscapeRight allButUpsideDown
    active inactive background foreground UIBackgroundTaskIdentifier invalid opensettings openSettingsURLString body
    """

  private static let scenes = """
    SceneDelegate UIScene UIWindowScene UISceneSession UISceneDelegate UIWindowSceneDelegate UISceneConfiguration
    UISceneConnectionOptions ConnectionOptions UIOpenURLContext UISceneOpenURLOptions scene windowScene connectedScenes
    openSessions session role configuration configurationForConnecting connectingSceneSession connectionOptions
    urlContexts URLContexts userActivities shortcutItem notificationResponse cloudKitShareMetadata handoffUserActivityType
    activationState foregroundActive foregroundInactive unattached effectiveGeometry requestSceneSessionActivation
    requestSceneSessionDestruction sceneDidBecomeActive sceneWillResignActive sceneDidEnterBackground
    sceneWillEnterForeground sceneDidDisconnect didConnectNotification didDisconnectNotification
    didActivateNotification willDeactivateNotification willConnectTo openURLContexts stateRestorationActivity
    windowApplication windowExternalDisplayNonInteractive UIWindowSceneSessionRoleApplication
    UIApplicationSceneManifest UISceneConfigurations UISceneConfigurationName UISceneDelegateClassName UISceneClassName
    UISceneStoryboardFile UIApplicationSupportsMultipleScenes CPTemplateApplicationSceneDelegate Scene WindowGroup Window
    Settings scenePhase ScenePhase onOpenURL onContinueUserActivity onChange onReceive environment Environment
    """

  private static let views = """
    UIView UIWindow UIScreen UIViewController UINavigationController UITabBarController UISplitViewController UIStoryboard
    UIAlertController UIAlertAction UIAlertView UIActionSheet UILabel UIButton UIImage UIImageView UIColor UIFont
    UITableView UICollectionView UIScrollView UIStackView UITextField UITextView UIPageControl UISearchController
    UIVisualEffectView UIBlurEffect UIHostingController UIDevice UITraitCollection UIEdgeInsets UITabBar UINavigationBar
    UIBarButtonItem UIGestureRecognizer UITapGestureRecognizer UIPopoverPresentationController UISwitch UISlider
    UIRefreshControl UIActivityIndicatorView UIActivityViewController UIDocumentPickerViewController WKWebView
    rootViewController makeKeyAndVisible makeKey isHidden hidden isKeyWindow windowLevel alert statusBar normal
    frame bounds center size width height origin zero backgroundColor systemBackground tintColor textColor white black
    clear red green blue gray yellow orange label text title message attributedText font systemFont ofSize image named
    addSubview removeFromSuperview bringSubviewToFront sendSubviewToBack insertSubview subviews superview tag viewWithTag
    layer cornerRadius alpha isOpaque isUserInteractionEnabled autoresizingMask flexibleWidth flexibleHeight
    translatesAutoresizingMaskIntoConstraints constraint constraints activate isActive equalTo constant safeAreaLayoutGuide
    safeAreaInsets topAnchor bottomAnchor leadingAnchor trailingAnchor centerXAnchor centerYAnchor widthAnchor heightAnchor
    view views viewController controller present presentViewController presentedViewController presentingViewController
    dismiss animated animation animate withDuration duration delay transition navigationController tabBarController
    pushViewController popViewController popToRootViewController topViewController visibleViewController viewControllers
    selectedIndex selectedViewController storyboard instantiateViewController instantiateInitialViewController withIdentifier
    bundle nibName viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear loadView addTarget action
    sender for with from to at of on by style preferredStyle actionSheet cancel destructive addAction appearance
    overrideUserInterfaceStyle userInterfaceStyle userInterfaceIdiom traitCollection phone pad dark light unspecified
    main scale nativeBounds preferredStatusBarStyle setNeedsStatusBarAppearanceUpdate becomeFirstResponder
    resignFirstResponder endEditing Text Button View ViewBuilder body State StateObject ObservedObject EnvironmentObject
    NavigationView NavigationStack TabView VStack HStack ZStack modifier
    """

  private static let services = """
    UserNotifications UNUserNotificationCenter UNUserNotificationCenterDelegate UNNotification UNNotificationResponse
    UNNotificationPresentationOptions UNAuthorizationOptions requestAuthorization getNotificationSettings
    authorizationStatus userNotificationCenter didReceive willPresent withCompletionHandler removeAllDeliveredNotifications
    removeAllPendingNotificationRequests badge sound alert banner list actionIdentifier notification notifications
    BackgroundTasks BGTaskScheduler BGAppRefreshTask BGProcessingTask register forTaskWithIdentifier using submit
    setTaskCompleted expirationHandler earliestBeginDate WebKit StoreKit SKPaymentQueue PushKit PKPushRegistry CallKit
    CXProvider HealthKit HKHealthStore WatchConnectivity WCSession CoreData NSPersistentContainer NSManagedObjectContext
    viewContext save hasChanges CoreSpotlight CSSearchableItemActionType CSSearchableItemActivityIdentifier CloudKit
    CKShare CKContainer accept AuthenticationServices ASWebAuthenticationSession LocalAuthentication LAContext AVFoundation
    AVAudioSession setCategory setActive CoreLocation CLLocationManager startUpdatingLocation stopUpdatingLocation
    AppTrackingTransparency ATTrackingManager requestTrackingAuthorization GameKit MapKit Network NWPathMonitor Intents
    INStartCallIntent AppIntents WidgetKit WidgetCenter reloadAllTimelines CarPlay Combine
    """

  private static let files = """
    ios macos android app App Application Classes Sources Source src lib Resources Resource Supporting Files Views
    Controllers Models Delegates Assets Base lproj en public www build Main LaunchScreen storyboard xib nib Info plist
    swift m mm h hpp Bridging Header xcodeproj xcworkspace pbxproj project xcconfig entitlements Podfile Pods lock
    Package resolved package json yarn pnpm node_modules pubspec yaml yml xml gradle config Cartfile Runner RunnerTests
    Tests UITests Debug Release Profile Default Configuration main Localizable strings xcassets xcschemes com org net io
    dev co https http example plugins packages
    """

  private static let propertyLists = """
    plist dict array key string true false integer real date data version encoding UTF DOCTYPE PUBLIC Apple DTD PropertyList
    CFBundleIdentifier CFBundleName CFBundleDisplayName CFBundleExecutable CFBundleVersion CFBundleShortVersionString
    CFBundlePackageType CFBundleInfoDictionaryVersion CFBundleDevelopmentRegion CFBundleURLTypes CFBundleURLSchemes
    CFBundleURLName CFBundleTypeRole Editor Viewer None LSApplicationQueriesSchemes LSRequiresIPhoneOS
    UIMainStoryboardFile NSMainNibFile UILaunchStoryboardName UILaunchScreen UIRequiredDeviceCapabilities armv7 arm64
    UISupportedInterfaceOrientations UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft
    UIInterfaceOrientationLandscapeRight UIInterfaceOrientationPortraitUpsideDown UIApplicationShortcutItems
    UIApplicationShortcutItemType UIApplicationShortcutItemTitle UIApplicationShortcutItemSubtitle
    UIApplicationShortcutItemIconType UIApplicationShortcutItemUserInfo UIBackgroundModes fetch remote processing audio
    location voip NSUserActivityTypes UIStatusBarStyle UIViewControllerBasedStatusBarAppearance UIRequiresFullScreen
    UIFileSharingEnabled LSSupportsOpeningDocumentsInPlace NSAppTransportSecurity NSAllowsArbitraryLoads
    ITSAppUsesNonExemptEncryption BGTaskSchedulerPermittedIdentifiers APPL document scenes objects viewController
    navigationController tabBarController customClass customModule customModuleProvider target initialViewController
    sceneMemberID placeholderIdentifier storyboardIdentifier
    """

  private static let build = """
    PRODUCT_MODULE_NAME PRODUCT_NAME PRODUCT_BUNDLE_IDENTIFIER TARGET_NAME SRCROOT PROJECT_DIR INFOPLIST_FILE
    GENERATE_INFOPLIST_FILE IPHONEOS_DEPLOYMENT_TARGET SWIFT_VERSION DEVELOPMENT_LANGUAGE EXECUTABLE_NAME
    MARKETING_VERSION CURRENT_PROJECT_VERSION SDKROOT YES NO isa PBXProject PBXNativeTarget PBXFileReference PBXBuildFile
    PBXGroup PBXSourcesBuildPhase PBXResourcesBuildPhase PBXFrameworksBuildPhase PBXShellScriptBuildPhase XCBuildConfiguration
    XCConfigurationList PBXFileSystemSynchronizedRootGroup fileRef path name sourceTree group buildPhases
    buildConfigurationList buildSettings productType mainGroup rootObject objectVersion targets Xcode CocoaPods SwiftPM
    SPM Swift ObjC Objective UIScene TN3187 SDK API IDE CLI AASA plutil xcodebuild simctl xcrun booted npx npm
    JavaScript TypeScript VoIP OAuth macCatalyst iphoneos iphonesimulator x86_64
    """

  private static let stacks = """
    Capacitor capacitor ionic ApplicationDelegateProxy SceneDelegateProxy CAPBridgeViewController CAPPlugin
    CAPBridgedPlugin CAPPluginCall capacitorDidLoad bridge capacitorOpenURL capacitorOpenUniversalLink appUrlOpen
    getLaunchUrl tmpWindow TmpViewController cap sync migrate Cordova cordova CDVAppDelegate CDVViewController
    CDVSceneDelegate CDVPluginHandleOpenURL handleOpenURL Flutter flutter FlutterAppDelegate FlutterSceneDelegate
    FlutterViewController FlutterEngine FlutterMethodChannel FlutterBinaryMessenger FlutterPluginRegistrar
    FlutterImplicitEngineDelegate didInitializeImplicitFlutterEngine GeneratedPluginRegistrant registrar
    binaryMessenger setMethodCallHandler invokeMethod pluginRegistry FlutterSceneLifeCycleProvider React
    React_RCTAppDelegate RCTAppDelegate RCTBridge RCTRootView RCTReactNativeFactory RCTDefaultReactNativeFactoryDelegate
    RCTLinkingManager RCTBundleURLProvider reactNativeFactory startReactNative moduleName initialProperties
    initialProps jsBundleURL sourceURL bundleURL withModuleName automaticallyLoadReactNativeWindow Expo expo
    ExpoAppDelegate ExpoModulesCore ExpoReactNativeFactory EXAppDelegateWrapper ReactAppDependencyProvider
    AppState Linking Alert Dimensions pause dart Dart Metro
    """
}
