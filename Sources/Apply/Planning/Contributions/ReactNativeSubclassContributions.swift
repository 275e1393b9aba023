import Audit

/// A subclass of `RCTAppDelegate`: its superclass makes no window any more, the scene delegate does.
extension UnitPlan {
  mutating func makeWindowForSubclass(_ subclass: ReactNativeSubclass, _ answer: Answer, _ owner: ClassModel) {
    let findings = [answer.id]
    let isSwift = owner.language == .swift
    guard let body = subclass.method.function.body else { return }
    insertStatement(
      lines: [isSwift ? "automaticallyLoadReactNativeWindow = false" : "self.automaticallyLoadReactNativeWindow = NO;"],
      into: body, atEnd: false, in: subclass.method.file, findings: findings)
    draft.add(
      isSwift
        ? "guard let windowScene = \(Slot.scene.mark) as? UIWindowScene,\n"
          + "\tlet appDelegate = UIApplication.shared.delegate as? \(owner.name)\nelse { return }"
        : dialect.windowSceneGuard + "\n" + dialect.appDelegateGuard(owner.name, otherwise: .nothing),
      to: "scene.willConnect", .guards, findings: findings)
    // Since 0.78 a method of the superclass tells it, before it was a property; Objective-C spells both alike.
    let isMethod = unit.reactNativeVersion.map { version in Version("0.78.0").map { $0 <= version } ?? false } ?? false
    let swift =
      isMethod ? Self.swiftWindow.replacing(".rootViewFactory.", with: ".rootViewFactory().") : Self.swiftWindow
    draft.add(isSwift ? swift : Self.objectiveCWindow, to: "scene.willConnect", .window, findings: findings)
    addLaunchOptions(findings: findings)
    let carried = carryBehindWindow(subclass, owner, findings: findings)
    if let version = unit.reactNativeVersion, let floor = Version("0.79.0"), version < floor {
      tellOfWindowFrame(findings: findings)
    }
    if isSwift {
      for name in ["React", "React_RCTAppDelegate"]
      where owner.declaration.file.imports.contains(where: { $0.name == name }) { draft.addImport(name) }
    }
    for statement in subclass.left + (carried ? [] : subclass.following) {
      batch.manual(
        localized("Move what needs React Native's window"),
        localized(
          "Its window is made by the scene delegate now, after the launch method. Put this behind makeKeyAndVisible there."
        ),
        SourceLocation(subclass.method.file.text, statement.range), findings: findings)
    }
  }

  /// Statements behind the superclass's launch that work on its window follow it to the scene delegate.
  ///
  /// - Returns: false where they cannot be written there.
  private mutating func carryBehindWindow(
    _ subclass: ReactNativeSubclass, _ owner: ClassModel, findings: [String]
  ) -> Bool {
    let (method, isSwift) = (subclass.method, owner.language == .swift)
    var lines: [String] = []
    var opened: [BodyAnalysis.Member] = []
    for statement in subclass.following {
      let part = StatementPart(statement, of: method, owner: owner, in: unit.context.sources, findings: findings)
        .carried
      let range =
        method.file.text.lineRange(
          method.file.text.commentStart(aboveLine: method.file.text.lineIndex(at: statement.range.lowerBound))
        ).lowerBound..<statement.range.upperBound
      if isSwift {
        let rewriter = BodyRewriter(
          parameters: applicationSubstitution(part), access: .through(instance: "appDelegate", type: owner.name),
          replacements: Self.windowsOfSuperclass(in: statement, method.file.text))
        guard let body = try? rewriter.rewrite(part.method, part.analysis, range: range) else { return false }
        lines += body.lines
        opened += body.opened
      } else {
        let rewriter = ObjectiveCBodyRewriter(part.method, of: owner, analysis: part.analysis)
        guard
          let body = try? rewriter.rewrite(
            range, parameters: applicationSubstitution(part), results: .drop, extra: [])
        else { return false }
        lines += body.lines
        opened += body.hidden
      }
    }
    guard !lines.isEmpty else { return true }
    for member in opened { open(member, findings: findings) }
    draft.add(lines.joined(separator: "\n"), to: "scene.willConnect", .launch, findings: findings)
    for statement in subclass.following { removeStatement(statement.range, in: method.file, findings: findings) }
    return true
  }

  /// The superclass's window has its own type in Swift: what was written for it is written for no other.
  private static func windowsOfSuperclass(in statement: Statement, _ text: SourceText) -> [BodyRewriter.Replacement] {
    statement.references.filter { $0.memberPath.first == "window" }.compactMap { use in
      guard let word = SourceScan.word("window", in: use.range, of: text.bytes) else { return nil }
      if use.isShorthand {
        return BodyRewriter.Replacement(word.upperBound..<word.upperBound, " = appDelegate.window")
      }
      let start = use.first == "self" ? SourceScan.word("self", in: use.range, of: text.bytes)?.lowerBound : nil
      return BodyRewriter.Replacement((start ?? word.lowerBound)..<word.upperBound, "appDelegate.window")
    }
  }

  /// The launch options that React Native and its libraries read, made from what the scene connects with.
  mutating func addLaunchOptions(findings: [String]) {
    var lines = dialect.launchOptions.components(separatedBy: "\n")
    if unit.targets.contains(where: { $0.platforms.contains(.tvOS) }),
      let first = lines.firstIndex(where: { $0.contains("connectionOptions.shortcutItem") }),
      let end = lines.lastIndex(where: { $0.hasPrefix("\treturn options") })
    {
      // Apple TV has neither quick actions nor notifications to tap.
      lines.insert("#endif", at: end)
      lines.insert(dialect.language == .swift ? "#if !os(tvOS)" : "#if !TARGET_OS_TV", at: first)
    }
    draft.addMember("launchOptions", lines.joined(separator: "\n"), findings: findings)
    draft.addImport("UserNotifications")
  }

  /// Up to 0.78 `RCTAppDelegate` is the scene's delegate itself and tells React Native when the window's size changes.
  mutating func tellOfWindowFrame(findings: [String]) {
    draft.addMember(
      "windowFrame", dialect.language == .swift ? Self.swiftWindowFrame : Self.objectiveCWindowFrame,
      findings: findings)
  }

  private static let swiftWindowFrame =
    "/// React Native measures the window again.\n"
    + "func windowScene(\n\t_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,\n"
    + "\tinterfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,\n"
    + "\ttraitCollection previousTraitCollection: UITraitCollection\n) {\n"
    + "\tlet name = Notification.Name(\"RCTWindowFrameDidChangeNotification\")\n"
    + "\tNotificationCenter.default.post(name: name, object: self)\n}"

  private static let objectiveCWindowFrame =
    "/// React Native measures the window again.\n"
    + "- (void)windowScene:(UIWindowScene *)windowScene\n"
    + "\t\tdidUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace\n"
    + "\t\tinterfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation\n"
    + "\t\ttraitCollection:(UITraitCollection *)previousTraitCollection {\n"
    + "\t[[NSNotificationCenter defaultCenter] postNotificationName:@\"RCTWindowFrameDidChangeNotification\"\n"
    + "\t\t\t\t\t\tobject:self];\n}"

  private static let swiftWindow =
    "let window = UIWindow(windowScene: windowScene)\n"
    + "let rootView = appDelegate.rootViewFactory.view(\n\twithModuleName: appDelegate.moduleName ?? \"\","
    + " initialProperties: appDelegate.initialProps,\n"
    + "\tlaunchOptions: launchOptions(from: \(Slot.connectionOptions.mark)))\n"
    + "let rootViewController = appDelegate.createRootViewController()\n"
    + "appDelegate.setRootView(rootView, toRootViewController: rootViewController)\n"
    + "window.rootViewController = rootViewController\n"
    + "self.window = window\nappDelegate.window = window\nwindow.makeKeyAndVisible()"

  private static let objectiveCWindow =
    "UIWindow *window = [[UIWindow alloc] initWithWindowScene:windowScene];\n"
    + "NSDictionary *launchOptions = [self launchOptionsFrom:\(Slot.connectionOptions.mark)];\n"
    + aligned(
      "UIView *rootView = [appDelegate.rootViewFactory ",
      [
        ("viewWithModuleName", "appDelegate.moduleName"), ("initialProperties", "appDelegate.initialProps"),
        ("launchOptions", "launchOptions];"),
      ]) + "\n"
    + "UIViewController *rootViewController = [appDelegate createRootViewController];\n"
    + "[appDelegate setRootView:rootView toRootViewController:rootViewController];\n"
    + "window.rootViewController = rootViewController;\n"
    + "self.window = window;\nappDelegate.window = window;\n[window makeKeyAndVisible];"

  /// A message over several lines, its colons below each other.
  static func aligned(_ receiver: String, _ parts: [(name: String, value: String)]) -> String {
    guard let first = parts.first else { return receiver }
    let column = receiver.count + first.name.count
    return parts.enumerated().map { index, part in
      let front = index == 0 ? receiver : String(repeating: " ", count: max(0, column - part.name.count))
      return front + part.name + ":" + part.value
    }.joined(separator: "\n")
  }

  static let objectiveCLaunchOptions =
    "/// What the app was started with, under the keys of the launch options, which React Native reads.\n"
    + "- (NSDictionary *)launchOptionsFrom:(UISceneConnectionOptions *)connectionOptions {\n"
    + "\tNSMutableDictionary *options = [NSMutableDictionary dictionary];\n"
    + "\tUIOpenURLContext *context = connectionOptions.URLContexts.anyObject;\n"
    + "\toptions[UIApplicationLaunchOptionsURLKey] = context.URL;\n"
    + "\toptions[UIApplicationLaunchOptionsSourceApplicationKey] = context.options.sourceApplication;\n"
    + "\tNSUserActivity *activity = connectionOptions.userActivities.anyObject;\n"
    + "\tif (activity != nil) {\n"
    + "\t\toptions[UIApplicationLaunchOptionsUserActivityDictionaryKey] = @{\n"
    + "\t\t\tUIApplicationLaunchOptionsUserActivityTypeKey : activity.activityType,\n"
    + "\t\t\t@\"UIApplicationLaunchOptionsUserActivityKey\" : activity\n\t\t};\n\t}\n"
    + "\toptions[UIApplicationLaunchOptionsShortcutItemKey] = connectionOptions.shortcutItem;\n"
    + "\tUNNotificationRequest *request = connectionOptions.notificationResponse.notification.request;\n"
    + "\tif ([request.trigger isKindOfClass:[UNPushNotificationTrigger class]]) {\n"
    + "\t\toptions[UIApplicationLaunchOptionsRemoteNotificationKey] = request.content.userInfo;\n\t}\n"
    + "\treturn options.count > 0 ? options : nil;\n}"

  /// What hands a link over, in Objective-C.
  static func objectiveCForward(isURL: Bool, hasSceneForm: Bool, application: String) -> String {
    let scene = Slot.scene.mark
    let contexts = Slot.contexts.mark
    let activity = Slot.activity.mark
    if hasSceneForm {
      return isURL
        ? "[RCTLinkingManager scene:\(scene) openURLContexts:\(contexts)];"
        : "[RCTLinkingManager scene:\(scene) continueUserActivity:\(activity)];"
    }
    return isURL
      ? "for (UIOpenURLContext *context in \(contexts)) {\n"
        + "\t[RCTLinkingManager application:\(application) openURL:context.URL options:@{}];\n}"
      : "[RCTLinkingManager application:\(application)\n\t\tcontinueUserActivity:\(activity)\n"
        + "\t\trestorationHandler:^(NSArray<id<UIUserActivityRestoring>> *objects){\n\t\t}];"
  }
}
