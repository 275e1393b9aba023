/// The checks, as data. *Warm* means that the app runs or is suspended; *cold* that it is not running.
enum DeviceCheckTable {
  static let sections = [
    build, launch, entries, windows, uiKit, capacitor, cordova, flutter, reactNative, expo, swiftUI,
  ]

  private static let warm = "xcrun simctl openurl booted {scheme}://test"
  private static let cold = "xcrun simctl terminate booted {bundle}; xcrun simctl openurl booted {scheme}://test"

  private static let build = DeviceCheckSection(
    title: "Before the first start", stacks: nil,
    rows: [
      DeviceCheckRow(
        "P1", "Build Debug and Release of every app target with Xcode 27", "both build; deployment target 15.0 or later"
      ),
      DeviceCheckRow(
        "P2", "Read the Info.plist inside the built app",
        "UIApplicationSceneManifest is there, with the class name expanded, not `$(PRODUCT_MODULE_NAME)`",
        "plutil -p PATH/TO/App.app/Info.plist"),
      DeviceCheckRow("P3", "Keep the last shipped build at hand", "it can be installed for check C4"),
    ])

  private static let launch = DeviceCheckSection(
    title: "Launch and life cycle", stacks: nil,
    rows: [
      DeviceCheckRow(
        "C1", "Install cleanly on iOS 27 and open the app from its icon", "the first screen, not a black or white one",
        "xcrun simctl uninstall booted {bundle}", "xcrun simctl launch --console-pty booted {bundle}"),
      DeviceCheckRow(
        "C2", "Read the log of that start",
        """
        no "could not load class", no "contained no UIScene configuration dictionary", no "UIScene life cycle is \
        required"
        """),
      DeviceCheckRow("C3", "End the app and open it again", "the restored session shows its screen"),
      DeviceCheckRow(
        "C4", "Install over the last shipped build, keeping its data", "the screen appears; old sessions are remembered"
      ),
      DeviceCheckRow("C5", "Go to the background and come back", "each handler runs once, moved code included"),
      DeviceCheckRow(
        "C6", "Open the control centre, take a call, answer a permission alert",
        "resign active and become active are handled, timers go on"),
      DeviceCheckRow(
        "C7", "Open the app switcher, if the app hides its content there", "the cover is seen; it goes away on return"),
      DeviceCheckRow(
        "C8", "Start in the background (silent push, background refresh), then open the app",
        "background work needs no window; afterwards the screen is normal"),
      DeviceCheckRow("C9", "On an iPad resize, rotate and use Split View", "the layout follows the window"),
      DeviceCheckRow("C10", "Run these checks with Debug and with Release", "the same"),
    ])

  private static let entries = DeviceCheckSection(
    title: "Links and other entries", stacks: nil,
    rows: [
      DeviceCheckRow(
        "E1", "Open a link of the app's scheme while it runs", "handled once, the screen is not rebuilt", warm),
      DeviceCheckRow(
        "E2", "Open the same link while the app does not run", "the page opens once, after the splash", cold),
      DeviceCheckRow(
        "E3", "Open the same link while the splash or the login is still shown", "it is kept and opens the page once",
        warm),
      DeviceCheckRow(
        "E4", "Open a universal link, warm and cold",
        "it opens the page (needs the real domain and its association file)"),
      DeviceCheckRow("E5", "Hand off, Spotlight or Siri, warm and cold, if used", "the activity arrives once"),
      DeviceCheckRow("E6", "Use a quick action of the icon, warm and cold, if there are any", "it runs once"),
      DeviceCheckRow("E7", "Register for push", "the token arrives"),
      DeviceCheckRow("E8", "Tap a notification, warm and cold", "the app opens the page, once"),
      DeviceCheckRow("E9", "Send a silent push", "handled; no window is assumed"),
      DeviceCheckRow(
        "E10", "Open or share a file into the app, warm and cold, if used", "it arrives once; opened in place as before"
      ),
      DeviceCheckRow(
        "E11", "Come back from each login, payment and attribution service, warm and cold", "its callback runs once"),
      DeviceCheckRow(
        "E12", "Open a link while a saved state is restored", "the link wins; the old page does not cover it", cold),
    ])

  private static let windows = DeviceCheckSection(
    title: "Windows", stacks: nil,
    rows: [
      DeviceCheckRow("W1", "Show every toast, alert, lock screen and debug panel", "visible, in the right window"),
      DeviceCheckRow(
        "W2", "With several windows: open a second one, close it, leave one of two",
        "each has its own screens; shared services go on; a link goes to its window"),
      DeviceCheckRow(
        "W3", "External display or CarPlay, if used: start with it first", "its own screen; the phone gets the app's"),
      DeviceCheckRow(
        "W4", "With state restoration: go to the background, stop the app from Xcode, start it", "the place is restored"
      ),
      DeviceCheckRow("X1", "Look at analytics, socket reconnect, badge and timers", "once for each event"),
      DeviceCheckRow("X2", "Look at what runs on returning from the background", "not on the first start"),
      DeviceCheckRow("X3", "Look at tint and appearance of the first screen", "as before"),
    ])

  private static let uiKit = DeviceCheckSection(
    title: "UIKit", stacks: [.uiKit],
    rows: [
      DeviceCheckRow("U4", "Rotate where the app locks its orientation", "still locked, on iOS 26 and 27"),
      DeviceCheckRow("U5", "With a deployment target below 13: an old device", "the old way still works"),
      DeviceCheckRow("U6", "With storyboards, iPad variants too", "one root; the launch screen unchanged"),
      DeviceCheckRow("U7", "With nibs: window and tabs", "loaded; no outlet is nil"),
      DeviceCheckRow("U8", "A tab bar in two windows", "a tap in one does not change the other"),
      DeviceCheckRow("U10", "Run the unit tests that use the app as their host", "the host launches"),
    ])

  private static let capacitor = DeviceCheckSection(
    title: "Capacitor", stacks: [.capacitor],
    rows: [
      DeviceCheckRow("CAP1", "Launch", "the web view, not a black screen"),
      DeviceCheckRow("CAP2", "Go to the background and come back", "JavaScript gets `pause` and `resume` once each"),
      DeviceCheckRow("CAP3", "Open a link while the app runs", "`appUrlOpen` fires once", warm),
      DeviceCheckRow(
        "CAP4", "Open a link while the app does not run",
        "`appUrlOpen` fires and `App.getLaunchUrl()` returns the link", cold),
      DeviceCheckRow(
        "CAP5", "Open a universal link, if associated domains are set",
        "it arrives (needs the real domain and its association file)"),
      DeviceCheckRow(
        "CAP6", "Register for push and tap a notification", "the `registration` event; the tap opens the app"),
      DeviceCheckRow("CAP7", "Use what was moved: analytics, handlers of services", "it runs"),
      DeviceCheckRow(
        "CAP8", "With your own bridge controller: use what `capacitorDidLoad` registers", "the plugins are there"),
      DeviceCheckRow(
        "CAP9", "Open the keyboard; watch the splash screen", "the web view keeps its size; the splash is seen"),
      DeviceCheckRow("CAP10", "Use plugins that present a screen (camera, browser, share)", "it appears"),
      DeviceCheckRow("CAP11", "CarPlay or an external display, if used", "its own delegate, not the window's"),
    ])

  private static let cordova = DeviceCheckSection(
    title: "Cordova", stacks: [.cordova],
    rows: [
      DeviceCheckRow("CDV1", "Launch", "the web view, not a black screen"),
      DeviceCheckRow("CDV2", "Go to the background and come back", "`pause` and `resume` once each"),
      DeviceCheckRow("CDV3", "Open a link, warm and cold", "`handleOpenURL` runs once", warm, cold),
    ])

  private static let flutter = DeviceCheckSection(
    title: "Flutter", stacks: [.flutter, .flutterAddToApp],
    rows: [
      DeviceCheckRow("F1", "Start cold", "the first frame; no crash while the app delegate runs"),
      DeviceCheckRow("F2", "Use every method channel and platform view", "they answer"),
      DeviceCheckRow("F3", "Start after a clean install", "no `Duplicate plugin key`, no `MissingPluginException`"),
      DeviceCheckRow("F4", "Go to the background and come back", "Dart sees the life-cycle states"),
      DeviceCheckRow("F5", "Open a link, warm and cold", "the link plugin gets it once", warm, cold),
      DeviceCheckRow("F6", "Open a universal link, warm and cold", "once; cold needs plugins that support scenes"),
      DeviceCheckRow("F7", "Push: token, message in front, tap when ended", "the initial message is there"),
      DeviceCheckRow("F8", "Use a quick action, cold and warm, if there are any", "it runs once"),
      DeviceCheckRow("F9", "Background work", "still registered"),
      DeviceCheckRow("F10", "Camera, sharing, maps, web sign-in", "they appear on the right screen"),
      DeviceCheckRow(
        "F11", "Come back from each login and attribution plugin, cold and warm", "its callback runs once"),
      DeviceCheckRow(
        "F12", "With Flutter inside a native app: open and close its screen",
        "events reach the plugins; a second engine takes no channel away"),
    ])

  private static let reactNative = DeviceCheckSection(
    title: "React Native", stacks: [.reactNative, .expo],
    rows: [
      DeviceCheckRow("RN1", "Launch Debug with the packager and Release with the bundle", "JavaScript starts once"),
      DeviceCheckRow("RN2", "Reload, error screen, developer menu, `Alert.alert`", "visible"),
      DeviceCheckRow("RN3", "Go to the background and come back", "`AppState` changes once each"),
      DeviceCheckRow("RN4", "Open a link while the app runs", "the `url` event once", warm),
      DeviceCheckRow("RN5", "Open a link while the app does not run", "`Linking.getInitialURL()` returns it", cold),
      DeviceCheckRow("RN6", "Open a universal link, warm and cold", "the same"),
      DeviceCheckRow("RN7", "Push: token, tap cold and warm", "the module gets it"),
      DeviceCheckRow("RN8", "Use a quick action, cold and warm, if there are any", "once"),
      DeviceCheckRow("RN9", "Watch the splash screen", "shown and hidden"),
      DeviceCheckRow("RN10", "Rotate", "`Dimensions` follow"),
      DeviceCheckRow("RN11", "Privacy cover, database lock, badge", "they still run"),
      DeviceCheckRow(
        "RN12", "On an iPad close the window and open it again",
        "the same instance is attached; JavaScript does not start twice"),
      DeviceCheckRow(
        "RN13", "Come back from each login, payment and attribution service, cold and warm",
        "its callback runs once, before `Linking`"),
      DeviceCheckRow("RN14", "Start with CarPlay, if used", "no crash without a window"),
    ])

  private static let expo = DeviceCheckSection(
    title: "Expo", stacks: [.expo],
    rows: [
      DeviceCheckRow("EXPO1", "Use what your subclass of `ExpoAppDelegate` overrides", "each override runs once"),
      DeviceCheckRow(
        "EXPO2", "Run `npx expo prebuild` again, if the project is generated", "the change is still there"),
    ])

  private static let swiftUI = DeviceCheckSection(
    title: "SwiftUI", stacks: [.swiftUI],
    rows: [
      DeviceCheckRow("S1", "Open from the icon", "the root view appears once"),
      DeviceCheckRow("S2", "Open a link, warm and cold", "`onOpenURL` of the root view runs once", warm, cold),
      DeviceCheckRow(
        "S3", "Open a universal link", "`onOpenURL`, or `onContinueUserActivity` where the code listens to it"),
      DeviceCheckRow("S4", "Other activities, if used", "`onContinueUserActivity` of their type"),
      DeviceCheckRow(
        "S5", "Go to the background and come back", "`scenePhase` changes; the adaptor's methods do not run"),
      DeviceCheckRow(
        "S6", "Use a quick action, cold and warm", "the scene delegate gets it; the root view is not lost"),
      DeviceCheckRow("S7", "Push token and silent push", "the adaptor's delegate is still called"),
      DeviceCheckRow("S8", "Tap a notification, warm and cold", "the notification delegate gets it"),
      DeviceCheckRow(
        "S9", "Orientation lock, background transfer, memory warning, if used", "the adaptor's methods are still called"
      ),
      DeviceCheckRow("S10", "Open a second window on an iPad", "wanted, or switched off in the manifest"),
    ])
}
