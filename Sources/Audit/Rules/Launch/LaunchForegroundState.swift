/// What UIKit says about foreground and background while an app starts.
public enum LaunchForegroundState: Rule {
  public static let documentation = RuleDocumentation(
    id: "launch.foreground-state", kinds: [.decision, .informational],
    title: "A start counts as one from the background under scenes",
    explanation: """
      In an app that has adopted scenes, UIApplication.applicationState says `background` during every launch, also when \
      the person started the app from its icon: the scene comes to the foreground later. Code that makes its window, or \
      opens its data, only where the state is not `background` then does nothing at all.

      For the same reason UIApplication.willEnterForegroundNotification is posted at every start, which it was not in an \
      app without scenes. An observer that counts returns, locks the screen or reloads runs once more.
      """,
    references: [
      Page.transition, "https://github.com/bugsnag/bugsnag-cocoa/pull/1307",
      "https://github.com/TelemetryDeck/SwiftSDK/issues/113",
    ],
    examples: [
      .appDelegate(
        .fires, "a start that is told from a wake-up", base: .uiKit,
        """
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          if application.applicationState != .background { Store.shared.open() }
          return true
        }
        """),
      .appDelegate(
        .fires, "in a method that launch calls, Objective-C", base: .objectiveC,
        """
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
          [self begin];
          return YES;
        }

        - (void)begin {
          if ([UIApplication sharedApplication].applicationState == UIApplicationStateBackground) { return; }
          [[Store shared] open];
        }
        """),
      .appDelegate(
        .fires, "an observer that counts returns", base: .uiKit,
        """
        func watch() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(returned), name: UIApplication.willEnterForegroundNotification, object: nil)
        }
        """),
      .appDelegate(
        .silent, "the state when a push comes", base: .uiKit,
        """
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
          fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
          if application.applicationState == .active { Banner.show(userInfo) }
          completionHandler(.noData)
        }
        """),
      .appDelegate(
        .silent, "the state in a closure that runs later", base: .uiKit,
        """
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          Store.shared.changed = { if application.applicationState == .active { Banner.show() } }
          return true
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] { states(context) + observers(context) }

  // MARK: The state

  private static func states(_ context: AuditContext) -> [Finding] {
    var seen: Set<String> = []
    return context.delegateMethods { $0.event == .launch }.flatMap { method -> [Finding] in
      context.calls.reachable(from: method.method.site, depth: 2).flatMap { site in
        reads(in: site).prefix(1).filter { seen.insert("\(site.file.path):\($0.range.lowerBound)").inserted }.map {
          read in
          let isAdopted = method.adoption.isAdopted
          let place = site.key == method.method.site.key ? "" : localized(" \(method.title) calls it.")
          return finding(
            RuleMessage(
              "The app counts as in the background while it starts",
              """
              \(site.function.baseName == "application" ? method.title : site.function.signature) asks for the \
              application's state during launch.\(place) Under scenes the answer is `background` at every start, also \
              from the icon: what this does for a start in the foreground does not happen. Do it as the scene connects, \
              or without asking.
              """),
            kind: isAdopted ? .informational : .decision, targets: method.targets, in: site.file.text, at: read.range,
            symbol: method.owner.name + "." + site.function.signature,
            choices: isAdopted
              ? []
              : [
                .recommended(
                  "leave", "Leave it", "Nothing changes: the code takes the way for the background at every start.",
                  because: "what belongs to a start in the foreground, only you can tell", isSure: false)
              ],
            subject: method.subject,
            deviceChecks: [
              localized("Start the app from its icon: what \(site.function.baseName) does for the foreground happens.")
            ])
        }
      }
    }
  }

  private static func reads(in site: FunctionSite) -> [Reference] {
    guard let body = site.function.body else { return [] }
    let closures = body.allStatements.flatMap(\.blocks).filter(\.isFunction).map(\.range)
    return body.references.filter { reference in
      reference.path.count > 1 && reference.path.last == "applicationState"
        && !closures.contains { $0.contains(reference.range.lowerBound) }
    }
  }

  // MARK: Observers

  private static func observers(_ context: AuditContext) -> [Finding] {
    let names = ["UIApplication.willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification"]
    return context.ownSources.flatMap { file, targets -> [Finding] in
      let affected = targets.filter { !context.adoption(of: $0).isAdopted }
      if affected.isEmpty { return [] }
      let calls = file.allFunctions.filter { !$0.function.neverCompiled }.flatMap { $0.function.body?.calls ?? [] }
      let observing = calls.filter { call in
        call.arguments.contains { argument in names.contains { argument.text.hasSuffix($0) } }
          && !call.name.hasPrefix("post") && !call.name.hasPrefix("removeObserver")
      }
      guard let first = observing.first else { return [] }
      let lines = observing.map { file.text.position(at: $0.range.lowerBound).line }.unique
      return [
        finding(
          RuleMessage(
            "\(file.text.name) is told of entering the foreground at every start, too",
            """
            \(lines.asLines.sentenceCased). In an app with scenes UIKit posts willEnterForegroundNotification also as \
            the app starts, which it did not before. Whether that is once too often, only you can tell.
            """),
          kind: .informational, targets: affected, in: file.text, at: first.range,
          deviceChecks: [localized("Start the app from its icon: what it does on coming back does no harm there.")])
      ]
    }
  }
}
