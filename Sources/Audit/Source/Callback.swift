/// A method that UIKit calls on an app delegate or a scene delegate.
///
/// The one table of callbacks: spelling in both languages, what becomes of it once scenes are adopted, and the scene
/// method that takes its place. Sources: UIKit headers and documentation as of the iOS 27 SDK, Technote TN3187.
public struct Callback: Sendable, Hashable, Identifiable {
  public enum Owner: String, Sendable {
    case applicationDelegate
    case sceneDelegate
  }

  /// What happens to an app-delegate method in an app that has adopted scenes.
  public enum Fate: String, Sendable {
    /// Still called, once per process.
    case stays
    /// Launch: still called, without launch options, and before any window exists.
    case launch
    /// Never called again.
    case dies
    /// Called by UIKit on a scene delegate.
    case scene
  }

  /// What the system tells with it.
  public enum Event: String, Sendable, CaseIterable, Codable {
    case launch
    case openURL
    case universalLink
    case otherActivity
    case activityWillContinue
    case activityDidFail
    case activityDidUpdate
    case shortcut
    case notificationTap
    case cloudKitShare
    case becomeActive
    case resignActive
    case enterBackground
    case enterForeground
    case disconnect
    case pushToken
    case pushTokenFailed
    case silentPush
    case backgroundFetch
    case backgroundURLSession
    case terminate
    case memoryWarning
    case orientation
    case stateRestoration
    case configuration
    case carPlay
    case other
  }

  /// Short stable name: `didBecomeActive`, `openURL`, `scene.openURLContexts`.
  public let id: String
  public let owner: Owner
  public let event: Event
  public let fate: Fate
  /// `applicationDidBecomeActive(_:)`.
  public let swift: String
  /// `applicationDidBecomeActive:`.
  public let selector: String
  /// Id of the scene method that takes its place, if there is one.
  public let sceneCounterpart: String?
  /// Member of `UIScene.ConnectionOptions` that carries the same event on a cold start, if any.
  public let connectionOption: String?

  /// The callback with this Swift signature or Objective-C selector, or nil.
  public static func named(_ signature: String) -> Callback? { bySignature[signature] }
  public static func id(_ id: String) -> Callback? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  private static let bySignature = Dictionary(
    all.flatMap { [($0.swift, $0), ($0.selector, $0)] }
      + asyncForms.compactMap { form, id in byID[id].map { (form, $0) } },
    uniquingKeysWith: { first, _ in first })

  /// Swift lets a method that ends by calling a completion handler be written as an `async` one without it.
  private static let asyncForms = [
    "application(_:performActionFor:)": "performShortcut",
    "application(_:handleEventsForBackgroundURLSession:)": "backgroundURLSession",
    "windowScene(_:performActionFor:)": "scene.performShortcut",
  ]

  private static func app(
    _ id: String, _ event: Event, _ fate: Fate, _ swift: String, _ selector: String, scene: String? = nil,
    option: String? = nil
  ) -> Callback {
    Callback(
      id: id, owner: .applicationDelegate, event: event, fate: fate, swift: swift, selector: selector,
      sceneCounterpart: scene.map { "scene." + $0 }, connectionOption: option)
  }

  private static func scene(
    _ id: String, _ event: Event, _ swift: String, _ selector: String, option: String? = nil
  ) -> Callback {
    Callback(
      id: "scene." + id, owner: .sceneDelegate, event: event, fate: .scene, swift: swift, selector: selector,
      sceneCounterpart: nil, connectionOption: option)
  }

  public static let all: [Callback] = applicationDelegate + sceneDelegate

  private static let applicationDelegate: [Callback] = [
    app(
      "willFinishLaunching", .launch, .launch, "application(_:willFinishLaunchingWithOptions:)",
      "application:willFinishLaunchingWithOptions:", scene: "willConnect"),
    app(
      "didFinishLaunching", .launch, .launch, "application(_:didFinishLaunchingWithOptions:)",
      "application:didFinishLaunchingWithOptions:", scene: "willConnect"),
    app(
      "didFinishLaunchingPlain", .launch, .launch, "applicationDidFinishLaunching(_:)",
      "applicationDidFinishLaunching:", scene: "willConnect"),
    app(
      "didBecomeActive", .becomeActive, .dies, "applicationDidBecomeActive(_:)", "applicationDidBecomeActive:",
      scene: "didBecomeActive"),
    app(
      "willResignActive", .resignActive, .dies, "applicationWillResignActive(_:)", "applicationWillResignActive:",
      scene: "willResignActive"),
    app(
      "didEnterBackground", .enterBackground, .dies, "applicationDidEnterBackground(_:)",
      "applicationDidEnterBackground:", scene: "didEnterBackground"),
    app(
      "willEnterForeground", .enterForeground, .dies, "applicationWillEnterForeground(_:)",
      "applicationWillEnterForeground:", scene: "willEnterForeground"),
    app(
      "openURL", .openURL, .dies, "application(_:open:options:)", "application:openURL:options:",
      scene: "openURLContexts", option: "urlContexts"),
    app(
      "openURLSource", .openURL, .dies, "application(_:open:sourceApplication:annotation:)",
      "application:openURL:sourceApplication:annotation:", scene: "openURLContexts", option: "urlContexts"),
    app(
      "handleOpenURL", .openURL, .dies, "application(_:handleOpen:)", "application:handleOpenURL:",
      scene: "openURLContexts", option: "urlContexts"),
    app(
      "willContinueActivity", .activityWillContinue, .dies, "application(_:willContinueUserActivityWithType:)",
      "application:willContinueUserActivityWithType:", scene: "willContinueActivity",
      option: "handoffUserActivityType"),
    app(
      "continueActivity", .universalLink, .dies, "application(_:continue:restorationHandler:)",
      "application:continueUserActivity:restorationHandler:", scene: "continueActivity", option: "userActivities"),
    app(
      "didFailActivity", .activityDidFail, .dies, "application(_:didFailToContinueUserActivityWithType:error:)",
      "application:didFailToContinueUserActivityWithType:error:", scene: "didFailActivity"),
    app(
      "didUpdateActivity", .activityDidUpdate, .dies, "application(_:didUpdate:)",
      "application:didUpdateUserActivity:", scene: "didUpdateActivity"),
    app(
      "performShortcut", .shortcut, .dies, "application(_:performActionFor:completionHandler:)",
      "application:performActionForShortcutItem:completionHandler:", scene: "performShortcut", option: "shortcutItem"),
    app(
      "acceptShare", .cloudKitShare, .dies, "application(_:userDidAcceptCloudKitShareWith:)",
      "application:userDidAcceptCloudKitShareWithMetadata:", scene: "acceptShare", option: "cloudKitShareMetadata"),
    app(
      "didRegisterForPush", .pushToken, .stays, "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
      "application:didRegisterForRemoteNotificationsWithDeviceToken:"),
    app(
      "didFailToRegisterForPush", .pushTokenFailed, .stays,
      "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
      "application:didFailToRegisterForRemoteNotificationsWithError:"),
    app(
      "didReceivePush", .silentPush, .stays, "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "application:didReceiveRemoteNotification:fetchCompletionHandler:"),
    app(
      "didReceivePushOld", .silentPush, .stays, "application(_:didReceiveRemoteNotification:)",
      "application:didReceiveRemoteNotification:"),
    app(
      "didReceiveLocalNotification", .notificationTap, .stays, "application(_:didReceive:)",
      "application:didReceiveLocalNotification:"),
    app(
      "performFetch", .backgroundFetch, .stays, "application(_:performFetchWithCompletionHandler:)",
      "application:performFetchWithCompletionHandler:"),
    app(
      "backgroundURLSession", .backgroundURLSession, .stays,
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
      "application:handleEventsForBackgroundURLSession:completionHandler:"),
    app(
      "didReceiveMemoryWarning", .memoryWarning, .stays, "applicationDidReceiveMemoryWarning(_:)",
      "applicationDidReceiveMemoryWarning:"),
    app(
      "significantTimeChange", .other, .stays, "applicationSignificantTimeChange(_:)",
      "applicationSignificantTimeChange:"),
    app("willTerminate", .terminate, .stays, "applicationWillTerminate(_:)", "applicationWillTerminate:"),
    app(
      "protectedDataWillBecomeUnavailable", .other, .stays, "applicationProtectedDataWillBecomeUnavailable(_:)",
      "applicationProtectedDataWillBecomeUnavailable:"),
    app(
      "protectedDataDidBecomeAvailable", .other, .stays, "applicationProtectedDataDidBecomeAvailable(_:)",
      "applicationProtectedDataDidBecomeAvailable:"),
    app(
      "shouldAllowExtensionPoint", .other, .stays, "application(_:shouldAllowExtensionPointIdentifier:)",
      "application:shouldAllowExtensionPointIdentifier:"),
    app(
      "healthAuthorization", .other, .stays, "applicationShouldRequestHealthAuthorization(_:)",
      "applicationShouldRequestHealthAuthorization:"),
    app(
      "watchKitRequest", .other, .stays, "application(_:handleWatchKitExtensionRequest:reply:)",
      "application:handleWatchKitExtensionRequest:reply:"),
    app("intentHandler", .other, .stays, "application(_:handlerFor:)", "application:handlerForIntent:"),
    app(
      "configurationForConnecting", .configuration, .stays, "application(_:configurationForConnecting:options:)",
      "application:configurationForConnectingSceneSession:options:"),
    app(
      "didDiscardSessions", .configuration, .stays, "application(_:didDiscardSceneSessions:)",
      "application:didDiscardSceneSessions:"),
    app(
      "supportedOrientations", .orientation, .stays, "application(_:supportedInterfaceOrientationsFor:)",
      "application:supportedInterfaceOrientationsForWindow:", scene: "supportedOrientations"),
    app(
      "willChangeStatusBarOrientation", .orientation, .dies,
      "application(_:willChangeStatusBarOrientation:duration:)",
      "application:willChangeStatusBarOrientation:duration:", scene: "didUpdateGeometry"),
    app(
      "didChangeStatusBarOrientation", .orientation, .dies, "application(_:didChangeStatusBarOrientation:)",
      "application:didChangeStatusBarOrientation:", scene: "didUpdateGeometry"),
    app(
      "willChangeStatusBarFrame", .orientation, .dies, "application(_:willChangeStatusBarFrame:)",
      "application:willChangeStatusBarFrame:", scene: "didUpdateGeometry"),
    app(
      "didChangeStatusBarFrame", .orientation, .dies, "application(_:didChangeStatusBarFrame:)",
      "application:didChangeStatusBarFrame:", scene: "didUpdateGeometry"),
    app(
      "shouldSaveSecureState", .stateRestoration, .dies, "application(_:shouldSaveSecureApplicationState:)",
      "application:shouldSaveSecureApplicationState:", scene: "stateRestorationActivity"),
    app(
      "shouldRestoreSecureState", .stateRestoration, .dies, "application(_:shouldRestoreSecureApplicationState:)",
      "application:shouldRestoreSecureApplicationState:", scene: "restoreInteractionState"),
    app(
      "shouldSaveState", .stateRestoration, .dies, "application(_:shouldSaveApplicationState:)",
      "application:shouldSaveApplicationState:", scene: "stateRestorationActivity"),
    app(
      "shouldRestoreState", .stateRestoration, .dies, "application(_:shouldRestoreApplicationState:)",
      "application:shouldRestoreApplicationState:", scene: "restoreInteractionState"),
    app(
      "willEncodeState", .stateRestoration, .dies, "application(_:willEncodeRestorableStateWith:)",
      "application:willEncodeRestorableStateWithCoder:", scene: "stateRestorationActivity"),
    app(
      "didDecodeState", .stateRestoration, .dies, "application(_:didDecodeRestorableStateWith:)",
      "application:didDecodeRestorableStateWithCoder:", scene: "restoreInteractionState"),
    app(
      "restorationController", .stateRestoration, .dies,
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
      "application:viewControllerWithRestorationIdentifierPath:coder:", scene: "restoreInteractionState"),
    app(
      "didConnectCarPlay", .carPlay, .dies, "application(_:didConnectCarInterfaceController:to:)",
      "application:didConnectCarInterfaceController:toWindow:"),
  ]

  private static let sceneDelegate: [Callback] = [
    scene("willConnect", .launch, "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:"),
    scene("didDisconnect", .disconnect, "sceneDidDisconnect(_:)", "sceneDidDisconnect:"),
    scene("didBecomeActive", .becomeActive, "sceneDidBecomeActive(_:)", "sceneDidBecomeActive:"),
    scene("willResignActive", .resignActive, "sceneWillResignActive(_:)", "sceneWillResignActive:"),
    scene("didEnterBackground", .enterBackground, "sceneDidEnterBackground(_:)", "sceneDidEnterBackground:"),
    scene("willEnterForeground", .enterForeground, "sceneWillEnterForeground(_:)", "sceneWillEnterForeground:"),
    scene("openURLContexts", .openURL, "scene(_:openURLContexts:)", "scene:openURLContexts:", option: "urlContexts"),
    scene(
      "willContinueActivity", .activityWillContinue, "scene(_:willContinueUserActivityWithType:)",
      "scene:willContinueUserActivityWithType:", option: "handoffUserActivityType"),
    scene(
      "continueActivity", .universalLink, "scene(_:continue:)", "scene:continueUserActivity:",
      option: "userActivities"),
    scene(
      "didFailActivity", .activityDidFail, "scene(_:didFailToContinueUserActivityWithType:error:)",
      "scene:didFailToContinueUserActivityWithType:error:"),
    scene("didUpdateActivity", .activityDidUpdate, "scene(_:didUpdate:)", "scene:didUpdateUserActivity:"),
    scene(
      "performShortcut", .shortcut, "windowScene(_:performActionFor:completionHandler:)",
      "windowScene:performActionForShortcutItem:completionHandler:", option: "shortcutItem"),
    scene(
      "acceptShare", .cloudKitShare, "windowScene(_:userDidAcceptCloudKitShareWith:)",
      "windowScene:userDidAcceptCloudKitShareWithMetadata:", option: "cloudKitShareMetadata"),
    scene(
      "stateRestorationActivity", .stateRestoration, "stateRestorationActivity(for:)",
      "stateRestorationActivityForScene:"),
    scene(
      "restoreInteractionState", .stateRestoration, "scene(_:restoreInteractionStateWith:)",
      "scene:restoreInteractionStateWithUserActivity:"),
    scene(
      "supportedOrientations", .orientation, "supportedInterfaceOrientations(for:)",
      "supportedInterfaceOrientationsForWindowScene:"),
    scene(
      "didUpdateGeometry", .orientation, "windowScene(_:didUpdateEffectiveGeometry:)",
      "windowScene:didUpdateEffectiveGeometry:"),
    scene(
      "didUpdateCoordinateSpace", .orientation,
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"),
  ]
}
