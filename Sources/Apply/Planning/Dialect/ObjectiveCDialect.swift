import Audit

/// Scene delegate code in Objective-C.
struct ObjectiveCDialect: SceneDialect {
  /// `UIApplication.sharedApplication` rather than `[UIApplication sharedApplication]`.
  let usesDots: Bool

  init(style: SourceText?) {
    usesDots = !(style?.string.contains("[UIApplication sharedApplication]") ?? true)
  }

  var language: SourceFile.Language { .objectiveC }
  var application: String { usesDots ? "UIApplication.sharedApplication" : "[UIApplication sharedApplication]" }
  var noValue: String { "nil" }

  private func delegate(_ type: String) -> String { "(\(type) *)\(application).delegate" }

  // MARK: What the rest of a method needs

  var windowSceneGuard: String {
    let scene = Slot.scene.mark
    return "if (![\(scene) isKindOfClass:[UIWindowScene class]]) {\n\treturn;\n}\n"
      + "UIWindowScene *windowScene = (UIWindowScene *)\(scene);"
  }

  func appDelegateGuard(_ type: String, otherwise: Leave) -> String {
    "\(type) *appDelegate = \(delegate(type));"
  }

  func withAppDelegate(_ type: String, _ code: String) -> String {
    appDelegateGuard(type, otherwise: .nothing) + "\n" + code
  }

  // MARK: Window

  var makeWindow: String { "self.window = \(windowCreation("UIWindow"));" }
  func mirrorWindow(to type: String) -> String { "(\(delegate(type))).window = self.window;" }
  var lendWindow: String { "appDelegate.window = self.window;" }
  var shownAgain: [String] {
    [
      "if (self.window != nil) {", "\t// React Native runs; a scene that comes back shows the same window.",
      "\tself.window.windowScene = windowScene;", "\t[self.window makeKeyAndVisible];", "\treturn self.window;", "}",
    ]
  }
  var adoptWindow: String { "self.window = appDelegate.window;" }
  func makeMissingWindow(_ maker: String) -> String {
    "if (!appDelegate.window) {\n\t[appDelegate \(maker)];\n}"
  }
  func takeWindow(_ source: String, onlyIfShown: Bool) -> String {
    let show =
      onlyIfShown
      ? "if (!self.window.hidden) {\n\t[self.window makeKeyAndVisible];\n}" : "[self.window makeKeyAndVisible];"
    return "self.window = \(source);\nself.window.windowScene = windowScene;\n" + show
  }
  var showWindow: String {
    "// The first screen loads before it is handed what started the app.\n[self.window makeKeyAndVisible];"
  }
  func giveScene(to window: String, shows: Bool) -> String {
    "\(window).windowScene = windowScene;"
      + (shows ? "\nif (\(window) && !\(window).hidden) {\n\t[\(window) makeKeyAndVisible];\n}" : "")
  }
  func loadNib(_ name: String, onPad: String?) -> String {
    let choice = onPad.map {
      "NSString *nib = UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPad ? @\"\($0)\" : @\"\(name)\";\n"
    }
    let nib = choice == nil ? "@\"\(name)\"" : "nib"
    return (choice ?? "") + """
      \(makeWindow)
      for (id object in [[NSBundle mainBundle] loadNibNamed:\(nib) owner:nil options:nil]) {
      \tif ([object isKindOfClass:[UIWindow class]]) {
      \t\tself.window.rootViewController = [(UIWindow *)object rootViewController];
      \t} else if ([object isKindOfClass:[UIViewController class]] && self.window.rootViewController == nil) {
      \t\tself.window.rootViewController = object;
      \t}
      }
      [self.window makeKeyAndVisible];
      """
  }
  func windowCreation(_ type: String) -> String { "[[\(type) alloc] initWithWindowScene:windowScene]" }

  func connectMethod(_ statements: [String], _ window: ConnectWindow) -> [String] {
    let comment =
      window.needsScene
      ? "/// Sets up the window of a scene that connects." : "/// What each scene that connects needs."
    let body = indented(statements.joined(separator: "\n"))
    return [comment, Self.connectPrototype(window) + " {"]
      + body
      + (window.needsScene ? ["\treturn self.window;"] : []) + ["}"]
  }

  /// - Parameter nullability: whether the header says of its pointers whether they may be nil.
  static func connectPrototype(_ window: ConnectWindow, nullability: Bool = false) -> String {
    let optional = nullability ? "nullable " : ""
    let sure = nullability ? "nonnull " : ""
    return switch window {
    case .made: "- (\(optional)UIWindow *)connectWindowScene:(\(sure)UIWindowScene *)windowScene"
    case .madeWithLaunchOptions:
      "- (\(optional)UIWindow *)connectWindowScene:(\(sure)UIWindowScene *)windowScene "
        + "launchOptions:(\(optional)NSDictionary *)launchOptions"
    case .given, .none: "- (void)connectScene"
    }
  }

  func connectCall(_ type: String, _ window: ConnectWindow) -> String {
    switch window {
    case .made: "self.window = [\(delegate(type)) connectWindowScene:windowScene];"
    case .madeWithLaunchOptions:
      "NSDictionary *launchOptions = [self launchOptionsFrom:\(Slot.connectionOptions.mark)];\n"
        + UnitPlan.aligned(
          "self.window = [\(delegate(type)) ",
          [("connectWindowScene", "windowScene"), ("launchOptions", "launchOptions];")])
    case .given: "\(mirrorWindow(to: type))\n[\(delegate(type)) connectScene];"
    case .none: "[\(delegate(type)) connectScene];"
    }
  }

  var launchOptions: String { UnitPlan.objectiveCLaunchOptions }

  func leaving(_ place: Leave) -> String {
    switch place {
    case .nothing: "return;"
    case .no: "return NO;"
    case .noWindow: "return nil;"
    case .failing: "completionHandler(NO);\nreturn;"
    }
  }

  // MARK: Events

  func call(_ callback: Callback, of type: String) -> String {
    let message: String =
      switch callback.id {
      case "openURL": "application:\(application) openURL:context.URL options:options"
      case "openURLSource":
        """
        application:\(application) openURL:context.URL sourceApplication:context.options.sourceApplication \
        annotation:context.options.annotation
        """
      case "handleOpenURL": "application:\(application) handleOpenURL:context.URL"
      case "continueActivity":
        "application:\(application) continueUserActivity:userActivity restorationHandler:restore"
      case "willContinueActivity":
        "application:\(application) willContinueUserActivityWithType:\(Slot.activityType.mark)"
      case "didFailActivity":
        """
        application:\(application) didFailToContinueUserActivityWithType:\(Slot.activityType.mark) \
        error:\(Slot.error.mark)
        """
      case "didUpdateActivity": "application:\(application) didUpdateUserActivity:\(Slot.activity.mark)"
      case "performShortcut":
        "application:\(application) performActionForShortcutItem:shortcutItem completionHandler:completionHandler"
      case "acceptShare": "application:\(application) userDidAcceptCloudKitShareWithMetadata:metadata"
      default: "\(callback.selector)\(application)"
      }
    // The delegate protocol declares them all: no header of the app delegate is needed.
    return "[\(application).delegate \(message)]"
  }

  func statement(_ call: String, hasResult: Bool) -> String { call + ";" }
  func returning(_ call: String) -> String { "return \(call);" }

  func binding(_ name: String, _ value: CarriedValue) -> String {
    switch value {
    case .url: "NSURL *\(name) = context.URL;"
    case .sourceApplication: "NSString *\(name) = context.options.sourceApplication;"
    case .annotation: "id \(name) = context.options.annotation;"
    case .options:
      "NSMutableDictionary<UIApplicationOpenURLOptionsKey, id> *\(name) = [NSMutableDictionary dictionary];\n"
        + "\(name)[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);\n"
        + "\(name)[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;\n"
        + "\(name)[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;"
    case .restorationHandler:
      "void (^\(name))(NSArray<id<UIUserActivityRestoring>> *) = ^(NSArray<id<UIUserActivityRestoring>> *objects) {\n"
        + "\tfor (id<UIUserActivityRestoring> object in objects) {\n"
        + "\t\t[object restoreUserActivityState:userActivity];\n\t}\n};"
    }
  }

  func handlerName(_ event: HandledEvent) -> String {
    switch event {
    case .url: "handleURLContext"
    case .activity: "handleUserActivity"
    case .shortcut: "handleShortcutItem"
    case .share: "handleShareMetadata"
    }
  }

  func handler(_ event: HandledEvent, name: String, isBool: Bool, body: [String]) -> String {
    let parameters =
      switch event {
      case .url: "(UIOpenURLContext *)context"
      case .activity: "(NSUserActivity *)userActivity"
      case .shortcut:
        "(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler"
      case .share: "(CKShareMetadata *)metadata"
      }
    return event.comment + "\n- (\(isBool ? "BOOL" : "void"))\(name):\(parameters) {\n"
      + indented(body.joined(separator: "\n")).joined(separator: "\n") + "\n}"
  }

  func warm(_ event: HandledEvent, handler: String) -> String {
    switch event {
    case .url:
      "for (UIOpenURLContext *context in \(Slot.contexts.mark)) {\n\t[self \(handler):context];\n}"
    case .activity: "[self \(handler):\(Slot.activity.mark)];"
    case .shortcut: "[self \(handler):\(Slot.shortcutItem.mark) completionHandler:\(Slot.completion.mark)];"
    case .share: "[self \(handler):\(Slot.metadata.mark)];"
    }
  }

  func cold(_ event: HandledEvent, handler: String) -> String {
    let options = Slot.connectionOptions.mark
    return switch event {
    case .url: "for (UIOpenURLContext *context in \(options).URLContexts) {\n\t[self \(handler):context];\n}"
    case .activity:
      "for (NSUserActivity *userActivity in \(options).userActivities) {\n\t[self \(handler):userActivity];\n}"
    case .shortcut:
      "if (\(options).shortcutItem) {\n\t[self \(handler):\(options).shortcutItem completionHandler:^(BOOL succeeded) {}];\n}"
    case .share:
      "if (\(options).cloudKitShareMetadata) {\n\t[self \(handler):\(options).cloudKitShareMetadata];\n}"
    }
  }

  func coldHalf(_ event: HandledEvent) -> String {
    let options = Slot.connectionOptions.mark
    let scene = Slot.scene.mark
    return switch event {
    case .url:
      "if (\(options).URLContexts.count > 0) {\n\t[self scene:\(scene) openURLContexts:\(options).URLContexts];\n}"
    case .activity:
      "for (NSUserActivity *userActivity in \(options).userActivities) {\n"
        + "\t[self scene:\(scene) continueUserActivity:userActivity];\n}"
    case .shortcut:
      "if (\(options).shortcutItem && [\(scene) isKindOfClass:[UIWindowScene class]]) {\n"
        + "\t[self windowScene:(UIWindowScene *)\(scene) performActionForShortcutItem:\(options).shortcutItem"
        + " completionHandler:^(BOOL succeeded) {}];\n}"
    case .share:
      "if (\(options).cloudKitShareMetadata && [\(scene) isKindOfClass:[UIWindowScene class]]) {\n"
        + "\t[self windowScene:(UIWindowScene *)\(scene)"
        + " userDidAcceptCloudKitShareWithMetadata:\(options).cloudKitShareMetadata];\n}"
    }
  }

  // MARK: First foreground

  func flag(_ name: String, comment: String) -> String { "/// \(comment)\n@property (nonatomic) BOOL \(name);" }
  func setFlag(_ name: String) -> String { "self.\(name) = YES;" }
  func guardFlag(_ name: String) -> String { "if (!self.\(name)) {\n\treturn;\n}" }

  // MARK: App delegate

  func observation(of callback: Callback, method: String) -> String? {
    guard let notification = Self.notifications[callback.id] else { return nil }
    return """
      [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(\(method):) name:\(notification) \
      object:nil];
      """
  }

  func observer(of callback: Callback, method: String) -> [String] {
    [
      "- (void)\(method):(NSNotification *)notification {", "\t[self \(callback.selector)\(application)];", "}",
    ]
  }

  func launchMethod(_ body: String) -> [String] {
    [
      """
      - (BOOL)application:(UIApplication *)application \
      didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
      """
    ] + indented(body) + ["\treturn YES;", "}"]
  }

  func hook(configuration: String, sceneDelegate: String, storyboard: String?, modifiers: String) -> [String] {
    [
      "- (UISceneConfiguration *)application:(UIApplication *)application"
        + " configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession"
        + " options:(UISceneConnectionOptions *)options {",
      "\tUISceneConfiguration *configuration = [[UISceneConfiguration alloc] initWithName:@\"\(configuration)\""
        + " sessionRole:connectingSceneSession.role];",
      "\tif ([connectingSceneSession.role isEqualToString:UIWindowSceneSessionRoleApplication]) {",
      "\t\tconfiguration.delegateClass = [\(sceneDelegate) class];",
    ]
      + (storyboard.map { ["\t\tconfiguration.storyboard = [UIStoryboard storyboardWithName:@\"\($0)\" bundle:nil];"] }
        ?? []) + [
        "\t}",
        "\treturn configuration;",
        "}",
      ]
  }

  func connectionOption(_ key: String) -> String? {
    let options = Slot.connectionOptions.mark
    return switch key {
    case "url": "\(options).URLContexts.anyObject.URL"
    case "shortcut", "shortcutItem": "\(options).shortcutItem"
    case "remoteNotification": "\(options).notificationResponse.notification.request.content.userInfo"
    case "cloudKitShareMetadata": "\(options).cloudKitShareMetadata"
    case "sourceApplication": "\(options).sourceApplication"
    case "userActivityType": "\(options).handoffUserActivityType"
    default: nil
    }
  }

  private static let notifications = [
    "didBecomeActive": "UIApplicationDidBecomeActiveNotification",
    "willResignActive": "UIApplicationWillResignActiveNotification",
    "didEnterBackground": "UIApplicationDidEnterBackgroundNotification",
    "willEnterForeground": "UIApplicationWillEnterForegroundNotification",
  ]
}

extension SourceFile {
  /// Whether a header says of its pointers whether they may be nil: then each has to.
  var hasNullability: Bool {
    ["nullable", "nonnull", "_Nullable", "_Nonnull", "NS_ASSUME_NONNULL_BEGIN"].contains { word in
      SourceScan.word(word, in: 0..<text.bytes.count, of: text.bytes) != nil
    }
  }
}
