import Audit

/// The findings of `ShopApp`, as an audit would report them.
extension ShopApp {
  private static let text = SourceText(path: appDelegatePath, appDelegate)

  private static func callback(
    _ rule: String, _ start: String, end: String = "\n    }", title: String, message: String, symbol: String,
    kind: Finding.Kind = .decision, choices: [Choice], tools: [OtherTool: Bool] = [.capMigrate: false],
    checks: [String] = []
  ) -> Finding {
    let range = range(start, to: end)
    return Finding(
      rule: rule, kind: kind, title: title, message: message, targets: ["App"],
      location: SourceLocation(text, range), symbol: symbol, excerpt: Excerpt(text, range), choices: choices,
      references: [
        "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"
      ],
      otherTools: tools, subject: Subject(file: appDelegatePath, member: symbol, range: range), deviceChecks: checks,
      distinction: text.string(in: range))
  }

  private static func lifecycle(_ scene: String, _ notification: String, recommended: String, reason: String)
    -> [Choice]
  {
    [
      Choice(
        id: "move", label: "Move to \(scene)",
        consequence: "The body runs for each window. What it uses of AppDelegate becomes reachable.",
        isRecommended: recommended == "move", reason: recommended == "move" ? reason : nil),
      Choice(
        id: "call", label: "Keep it in AppDelegate and call it from the scene",
        consequence: "The method stays where it is; the scene delegate calls it.",
        isRecommended: recommended == "call", reason: recommended == "call" ? reason : nil),
      Choice(
        id: "observe", label: "Observe \(notification)",
        consequence: "The body runs once for all windows, as today.",
        isRecommended: recommended == "observe", reason: recommended == "observe" ? reason : nil),
      Choice(id: "leave", label: "Leave it", consequence: "It stays and never runs."),
      Choice(id: "delete", label: "Delete it", consequence: "The code goes."),
    ]
  }

  public static let findings: [Finding] = blockers + decisions + informational

  private static let blockers: [Finding] = [
    Finding(
      rule: "adoption.missing", kind: .blocker, title: "App has no scene manifest",
      message: "Built with the iOS 27 SDK the app stops at launch: neither Info.plist nor code names a scene "
        + "configuration for a window.", targets: ["App"],
      location: SourceLocation(
        file: plistPath, line: 4, column: 1, endLine: 11, range: range("<dict>", to: "</dict>", in: plist)),
      symbol: "UIApplicationSceneManifest",
      choices: [
        Choice(
          id: "newFile", label: "Manifest and SceneDelegate.swift",
          consequence: "Info.plist gets a scene manifest; SceneDelegate.swift is added to target App.",
          isRecommended: true, reason: "the project file can be edited, and nothing named SceneDelegate exists"),
        Choice(
          id: "append", label: "Manifest, and the class in AppDelegate.swift",
          consequence: "No file is added to the project."),
        Choice(
          id: "dynamic", label: "Configuration in code only",
          consequence: "AppDelegate answers configurationForConnecting; Info.plist stays.",
          reason: "a window can then not be restored", isSure: false),
      ],
      references: ["https://developer.apple.com/documentation/uikit/specifying-the-scenes-your-app-supports"],
      otherTools: [.capMigrate: true], deviceChecks: ["The app starts, and shows its first screen"],
      distinction: "manifest"),
    callback(
      "callback.open-url", "func application(_ app: UIApplication, open url",
      title: "Custom URLs no longer reach AppDelegate",
      message: "UIKit hands URLs to the scene, at a cold start in the connection options. The body answers the host "
        + "`orders` itself and passes everything else to Capacitor.",
      symbol: "application(_:open:options:)", kind: .blocker,
      choices: [
        Choice(
          id: "move", label: "Move to the scene, warm and cold",
          consequence: "One method takes each URL, whether the app runs or starts with it.", isRecommended: true,
          reason: "the body needs nothing but `store`, and its return value is used by nobody"),
        Choice(
          id: "call", label: "Keep it in AppDelegate and call it",
          consequence: "The scene delegate calls the method for each URL."),
        Choice(id: "leave", label: "Leave it", consequence: "Links are silently lost."),
      ],
      checks: ["shop://orders/17 opens the order, with the app closed and with the app open"]),
  ]

  private static let decisions: [Finding] = [
    callback(
      "callback.lifecycle", "func applicationDidBecomeActive",
      title: "Code in applicationDidBecomeActive stops running",
      message: "UIKit calls the scene's method instead. Nothing warns you; the code is just dead. It touches the "
        + "window (a matter of the scene) and `badge` (private to AppDelegate).",
      symbol: "applicationDidBecomeActive(_:)",
      choices: lifecycle(
        "sceneDidBecomeActive", "didBecomeActiveNotification", recommended: "move",
        reason: "it uses the window, which the scene owns"),
      checks: ["The badge is cleared when the app comes to the front"]),
    callback(
      "callback.lifecycle", "func applicationDidEnterBackground",
      title: "Code in applicationDidEnterBackground stops running",
      message: "UIKit calls the scene's method instead. The body saves the store, which belongs to the process.",
      symbol: "applicationDidEnterBackground(_:)",
      choices: lifecycle(
        "sceneDidEnterBackground", "didEnterBackgroundNotification", recommended: "observe",
        reason: "it saves what all windows share")),
    callback(
      "launch.options", "if let item = launchOptions", end: "\n        }",
      title: "The shortcut item is not in the launch options any more",
      message: "With scenes UIKit passes no launch options. A shortcut that starts the app comes with the "
        + "connection options; one that comes later, with the scene's own method.",
      symbol: "launchOptions[.shortcutItem]",
      choices: [
        Choice(
          id: "move", label: "Read the connection option instead",
          consequence: "The lines move to scene(_:willConnectTo:options:).", isRecommended: true,
          reason: "they use nothing of AppDelegate but `store`"),
        Choice(id: "keep", label: "Keep them", consequence: "They stay and never find an item."),
        Choice(id: "delete", label: "Delete them", consequence: "The code goes."),
      ]),
    callback(
      "window.app-delegate-property", "var window", end: "UIWindow?",
      title: "AppDelegate.window stays nil",
      message: "The scene owns the window now. Two plugins still read the property of the app delegate, and would "
        + "find nothing.",
      symbol: "window",
      choices: [
        Choice(
          id: "mirror", label: "Set it from the scene",
          consequence: "The scene delegate hands its window to the app delegate too.", isRecommended: true,
          reason: "@capacitor/splash-screen and @capacitor/keyboard read it"),
        Choice(id: "remove", label: "Remove it", consequence: "Only the scene delegate has a window."),
        Choice(id: "keep", label: "Keep it as it is", consequence: "It stays, and stays nil."),
      ]),
    callback(
      "callback.dead-code", "func applicationWillResignActive",
      title: "Two empty methods of the template are left",
      message: "They hold nothing but the template's comment. Keeping them does no harm.",
      symbol: "applicationWillResignActive(_:)",
      choices: [
        Choice(
          id: "delete", label: "Delete them", consequence: "Two methods go.", isRecommended: true,
          reason: "they are empty"),
        Choice(id: "keep", label: "Keep them", consequence: "They stay and never run."),
      ], tools: [:]),
    Finding(
      rule: "capacitor.version", kind: .decision, title: "Capacitor 8.4.2 does not forward scene events",
      message: "From 8.5.0 on Capacitor brings a SceneDelegateProxy. With an older version the app forwards links "
        + "itself.", targets: ["App"],
      location: SourceLocation(file: "package.json", line: 14, column: 5, endLine: 14, range: 0..<0),
      symbol: "@capacitor/ios",
      excerpt: Excerpt(
        firstLine: 13, lines: ["    \"@capacitor/core\": \"^8.4.0\",", "    \"@capacitor/ios\": \"^8.4.0\","],
        file: "package.json"),
      choices: [
        Choice(
          id: "upgrade", label: "Upgrade to 8.5",
          consequence: "The scene delegate uses Capacitor's proxy; two commands are left to run.",
          isRecommended: true, reason: "no plugin in package.json asks for less than 9"),
        Choice(
          id: "own", label: "Stay, and forward in this app",
          consequence: "The scene delegate calls ApplicationDelegateProxy itself."),
      ], otherTools: [.capMigrate: true], distinction: "version"),
  ]

  private static let informational: [Finding] = (1...9).map { number in
    Finding(
      rule: number == 1 ? "target.deployment" : "window.global-read", kind: .informational,
      title: number == 1
        ? "Xcode 27 needs a deployment target of iOS 15" : "UIScreen.main is read in 画面/Panel\(number).swift",
      message: "It works as long as there is one screen. Where a view is at hand, its own screen is the right one.",
      targets: ["App"],
      location: SourceLocation(
        file: "ios/App/App/画面/Panel\(number).swift", line: 10 + number, column: 9, endLine: 10 + number, range: 0..<0),
      excerpt: Excerpt(
        firstLine: 10 + number, lines: ["        let width = UIScreen.main.bounds.width // 幅"],
        file: "ios/App/App/画面/Panel\(number).swift"),
      otherTools: [.xcodeSkill: true], distinction: "\(number)")
  }

  /// As many findings as a huge project could have.
  public static func manyFindings(_ count: Int) -> [Finding] {
    findings
      + (0..<count).map { number in
        Finding(
          rule: "window.global-read", kind: .informational, title: "UIScreen.main is read in Generated\(number).swift",
          message: "It works as long as there is one screen.",
          location: SourceLocation(
            file: "ios/App/App/Generated\(number).swift", line: 1, column: 1, endLine: 1, range: 0..<0),
          distinction: "generated \(number)")
      }
  }
}
