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
    draft.add(isSwift ? Self.swiftWindow : Self.objectiveCWindow, to: "scene.willConnect", .window, findings: findings)
    draft.addMember(
      "launchOptions", isSwift ? ReactNativeMove.launchOptionsMember : Self.objectiveCLaunchOptions, findings: findings)
    if isSwift {
      for name in ["React", "React_RCTAppDelegate"]
      where owner.declaration.file.imports.contains(where: { $0.name == name }) { draft.addImport(name) }
    }
    for statement in subclass.late {
      batch.manual(
        localized("Move what needs React Native's window"),
        localized(
          "Its window is made by the scene delegate now, after the launch method. Put this behind makeKeyAndVisible there."
        ),
        SourceLocation(subclass.method.file.text, statement.range), findings: findings)
    }
  }

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
    + "UIView *rootView = [appDelegate.rootViewFactory viewWithModuleName:appDelegate.moduleName\n"
    + "\t\t\tinitialProperties:appDelegate.initialProps\n"
    + "\t\t\tlaunchOptions:[self launchOptionsFrom:\(Slot.connectionOptions.mark)]];\n"
    + "UIViewController *rootViewController = [appDelegate createRootViewController];\n"
    + "[appDelegate setRootView:rootView toRootViewController:rootViewController];\n"
    + "window.rootViewController = rootViewController;\n"
    + "self.window = window;\nappDelegate.window = window;\n[window makeKeyAndVisible];"

  private static let objectiveCLaunchOptions =
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
