/// Set-up that has to be finished before the launch ends.
public enum LaunchMustStay: Rule {
  public static let documentation = RuleDocumentation(
    id: "launch.must-stay", kinds: [.informational, .blocker],
    title: "Set-up that must not leave the launch method",
    explanation: """
      Some registrations have to be made before application(_:didFinishLaunchingWithOptions:) returns: background \
      tasks (later is an exception), the delegate of the user notification centre (later loses the tap that started the \
      app), push registries, background URL sessions, and the configuration of SDKs that other code relies on. They also \
      have to happen when the system launches the app in the background, where no scene connects.

      This program leaves them where they are. Moving them to the scene delegate by hand breaks them, and a scene that \
      connects again would run them again.
      """,
    references: [
      "https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)",
      "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate",
    ],
    examples: [
      .appDelegate(
        .fires, "a background task", base: .uiKit, imports: ["BackgroundTasks"],
        """
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in }
          return true
        }
        """),
      .appDelegate(
        .fires, "a push registry for calls", base: .uiKit, imports: ["PushKit"],
        """
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let registry = PKPushRegistry(queue: .main)
          registry.desiredPushTypes = [.voIP]
          return true
        }
        """),
      .sceneDelegate(
        .fires, "the same in a scene delegate, which is too late", base: .uiKitScenes, imports: ["BackgroundTasks"],
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in }
        }
        """),
      .appDelegate(
        .silent, "a launch method that only makes its window", base: .uiKit,
        """
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          return true
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] { stays(context) + misplaced(context) }

  /// One finding for each launch method of a target that has not adopted scenes: there the method is about to be split.
  private static func stays(_ context: AuditContext) -> [Finding] {
    context.delegateMethods { $0.event == .launch }.filter { !$0.adoption.isAdopted }.compactMap { method in
      guard let body = method.function.body else { return nil }
      let bound = LaunchBound.all.filter { $0.place(in: body) != nil }
      guard let first = bound.lazy.compactMap({ $0.place(in: body) }).min(by: { $0.lowerBound < $1.lowerBound }) else {
        return nil
      }
      let names = bound.map { localized($0.title) }
      return finding(
        RuleMessage(
          "\(localized(names.count == 1 ? "One piece" : "\(names.count) pieces")) of set-up must stay at launch",
          """
          \(names.listed.capitalizedFirst) \(names.count, one: "has", other: "have") to be done before \
          \(method.function.signature) returns, also when the system launches the app without showing it. \
          \(names.count, one: "It stays", other: "They stay") where \(names.count, one: "it is", other: "they are").
          """),
        kind: .informational, targets: method.targets, in: method.text, at: first,
        symbol: method.owner.name + "." + method.function.signature, subject: method.subject,
        otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
    }
  }

  private static func misplaced(_ context: AuditContext) -> [Finding] {
    context.liveSceneDelegates.flatMap { delegate, targets in
      delegate.methods.flatMap { method -> [Finding] in
        guard let body = method.function.body else { return [] }
        return LaunchBound.all.filter(\.failsLater).compactMap { bound in
          guard let range = bound.place(in: body) else { return nil }
          return finding(
            RuleMessage(
              "\(localized(bound.title).capitalizedFirst) set up after the launch",
              """
              \(delegate.name) does this in \(method.function.signature), which runs after the launch, for every \
              scene that connects, and not at all when the system launches the app in the background. \(bound.why ?? "") \
              It belongs into application(_:didFinishLaunchingWithOptions:).
              """),
            kind: bound.isFatal ? .blocker : .informational, targets: targets, in: method.file.text, at: range,
            symbol: delegate.name + "." + method.function.signature,
            subject: Subject(type: delegate.name, member: method.function.signature), distinction: bound.title.english,
            otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:])
        }
      }
    }
  }
}

/// Set-up that is bound to the launch, as data.
struct LaunchBound {
  let title: Phrase
  /// Calls by a component of their receiver and their name (Swift name or selector).
  let calls: [(receiver: String, names: Set<String>)]
  /// An assignment to `delegate` of something whose path holds this.
  let delegateOf: String?
  /// What happens when it comes later; empty where that is only unwise.
  let why: Phrase?
  let isFatal: Bool

  var failsLater: Bool { why != nil }

  init(
    _ title: Phrase, calls: [(receiver: String, names: Set<String>)] = [], delegateOf: String? = nil,
    why: Phrase? = nil,
    isFatal: Bool = false
  ) {
    self.title = title
    self.calls = calls
    self.delegateOf = delegateOf
    self.why = why
    self.isFatal = isFatal
  }

  func place(in body: CodeBlock) -> ByteRange? {
    if let call = body.calls.first(where: { call in
      calls.contains { bound in
        bound.names.contains(call.name) && call.path.dropLast().contains(bound.receiver)
          || bound.names.contains("init") && call.path == [bound.receiver]
      }
    }) {
      return call.range
    }
    guard let delegateOf else { return nil }
    // It may have a name of its own: `let center = UNUserNotificationCenter.current()`.
    let names = Set(
      body.allStatements.filter { $0.kind == .declaration && $0.calls.contains { $0.path.contains(delegateOf) } }
        .flatMap(\.declares) + [delegateOf])
    if let write = body.references.first(where: {
      $0.access == .write && $0.path.last == "delegate" && !names.isDisjoint(with: $0.path.dropLast())
    }) {
      return write.range
    }
    return body.calls.first { $0.name == "setDelegate:" && !names.isDisjoint(with: $0.path.dropLast()) }?.range
  }

  /// What is done once per process, besides what the launch must not end without.
  static let oncePerProcess: [LaunchBound] = [
    LaunchBound(
      "the registered default settings",
      calls: [("UserDefaults", ["register"]), ("NSUserDefaults", ["registerDefaults:"])]),
    LaunchBound(
      "the interval of background fetches",
      calls: [
        ("application", ["setMinimumBackgroundFetchInterval", "setMinimumBackgroundFetchInterval:"]),
        ("UIApplication", ["setMinimumBackgroundFetchInterval", "setMinimumBackgroundFetchInterval:"]),
      ]),
  ]

  static let all: [LaunchBound] = [
    LaunchBound(
      "the registration of background tasks",
      calls: [("BGTaskScheduler", ["register", "registerForTaskWithIdentifier:usingQueue:launchHandler:"])],
      why: "Registering after the launch has ended throws an exception.", isFatal: true),
    LaunchBound(
      "the delegate of the user notification centre", delegateOf: "UNUserNotificationCenter",
      why: "A tap that launches the app may be delivered before it is set."),
    LaunchBound(
      "the registration for remote notifications",
      calls: [
        ("application", ["registerForRemoteNotifications"]), ("UIApplication", ["registerForRemoteNotifications"]),
      ]),
    LaunchBound(
      "Firebase's configuration",
      calls: [("FirebaseApp", ["configure"]), ("FIRApp", ["configure", "configureWithOptions:"])]),
    LaunchBound("the push registry for calls", calls: [("PKPushRegistry", ["init", "initWithQueue:"])]),
    LaunchBound(
      "background delivery of HealthKit",
      calls: [
        ("healthStore", ["enableBackgroundDelivery"]), ("HKHealthStore", ["enableBackgroundDelivery"]),
      ]),
    LaunchBound(
      "a background URL session",
      calls: [
        ("URLSessionConfiguration", ["background"]),
        ("NSURLSessionConfiguration", ["backgroundSessionConfigurationWithIdentifier:"]),
      ]),
    LaunchBound("the payment queue's observer", calls: [("SKPaymentQueue", ["add", "addTransactionObserver:"])]),
  ]
}
