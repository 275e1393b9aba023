/// Methods of an adaptor's app delegate that nothing calls.
public enum DeadAdaptorMethod: Rule {
  public static let documentation = RuleDocumentation(
    id: "swiftui.dead-adaptor-method", kinds: [.blocker, .decision, .informational],
    title: "A method of the app delegate adaptor is never called",
    explanation: """
      In an app with a SwiftUI life cycle the class behind @UIApplicationDelegateAdaptor gets what concerns the process: \
      launch, push tokens, background work, memory warnings. It never gets URLs, user activities, shortcut items or the \
      four life-cycle methods, because SwiftUI uses scenes.

      URLs come to onOpenURL on a view of the scene, universal links there and to \
      onContinueUserActivity(NSUserActivityTypeBrowsingWeb), other activities to onContinueUserActivity(type). The states \
      of the scene come as scenePhase; UIApplication posts its notifications all the same. A shortcut item comes only to \
      a scene delegate: the app delegate names its class in application(_:configurationForConnecting:options:), with the \
      role checked, and that class must not make a window. A shortcut that starts the app is in \
      options.shortcutItem of that same method.
      """,
    references: [
      Page.adaptor, "https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)",
      "https://developer.apple.com/documentation/swiftui/scenephase",
    ],
    examples: [
      RuleExample(
        .fires, "a URL that nobody gets", base: .swiftUI,
        files: [
          "App/AppDelegate.swift": SwiftUIExamples.delegate(
            """
              func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                Router.shared.open(url)
                return true
              }
            """)
        ]),
      RuleExample(
        .fires, "a life-cycle method", base: .swiftUI,
        files: [
          "App/AppDelegate.swift": SwiftUIExamples.delegate(
            """
              func applicationDidEnterBackground(_ application: UIApplication) {
                Refresh.shared.schedule()
              }
            """)
        ]),
      RuleExample(
        .fires, "shortcut items that nobody takes", base: .swiftUI,
        files: [
          "App/Code.swift":
            "import UIKit\n\nfunc publish(_ items: [UIApplicationShortcutItem]) {\n  UIApplication.shared.shortcutItems = items\n}\n"
        ]),
      RuleExample(
        .silent, "what concerns the process is called", base: .swiftUI,
        files: [
          "App/AppDelegate.swift": SwiftUIExamples.delegate(
            """
              func applicationWillTerminate(_ application: UIApplication) {
                Store.shared.save()
              }
            """)
        ]),
      RuleExample(
        .silent, "a UIKit app has rules of its own", base: .uiKit,
        files: [
          "App/Code.swift": "import SwiftUI\n\nstruct Panel: View {\n  var body: some View { Text(\"Panel\") }\n}\n"
        ]),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.swiftUIApps.flatMap { app in methods(of: app, context) + shortcuts(of: app, context) }
  }

  private static func methods(of app: SwiftUIApp, _ context: AuditContext) -> [Finding] {
    guard let delegate = app.delegate, !VendoredCode.holds(delegate.declaration.file.path) else { return [] }
    return delegate.methods.compactMap { method in
      guard let callback = method.function.callback, callback.owner == .applicationDelegate, callback.fate == .dies,
        let kind = Replacement(callback.event), BodyVerdict(method.function).isReal,
        kind.isLost || !isCalled(method, in: app, context)
      else { return nil }
      let twin = kind.twin(app, callback, context)
      let unheard = twin == nil ? [] : LinkReceivers.missing(of: method, in: app, context)
      if let twin, !unheard.isEmpty { return incomplete(twin, unheard, method, callback, app, kind.check) }
      return finding(
        message(method, delegate, kind, twin, sdks(in: method, context)),
        kind: twin != nil ? .informational : kind.isLost ? .blocker : .decision,
        targets: [app.target], in: method.file.text, at: method.function.range,
        symbol: delegate.name + "." + method.function.signature,
        choices: twin == nil ? kind.choices(app, method, context) : [],
        subject: Subject(
          type: delegate.name, member: method.function.signature, range: method.function.range,
          values: ["callback": callback.id, "sceneDelegate": SwiftUIInstance.sceneDelegate(in: context) ?? ""]),
        deviceChecks: [kind.check])
    }
  }

  /// Other code takes the event and does not tell all of those that the method told.
  private static func incomplete(
    _ twin: String, _ unheard: [String], _ method: ClassModel.Method, _ callback: Callback, _ app: SwiftUIApp,
    _ check: String
  ) -> Finding {
    let names = unheard.map { "`\($0)`" }.listed
    return finding(
      RuleMessage(
        "\(twin) gets the event and does not hand it to \(names)",
        """
        SwiftUI does not call \(method.function.signature). \(twin) takes the event in its place, but what this method hands it \
        to as well, \(names), hears nothing of it.
        """),
      kind: .blocker, targets: [app.target], in: method.file.text, at: method.function.range,
      symbol: method.type.name + "." + method.function.signature,
      choices: [
        .recommended(
          "leave", "I call it from \(twin) myself",
          "Nothing changes. \(twin) has to hand the event to \(names) as well.",
          because: "which of them comes first, and what a refusal means, is yours to say", isSure: false),
        .other("delete", "Delete it", "The code is removed."),
      ],
      subject: Subject(
        type: method.type.name, member: method.function.signature, range: method.function.range,
        values: ["callback": callback.id]),
      deviceChecks: [check])
  }

  /// Whether code of the app calls the method itself, as an observer does.
  private static func isCalled(_ method: ClassModel.Method, in app: SwiftUIApp, _ context: AuditContext) -> Bool {
    context.ownSources.filter { _, targets in targets.contains { $0.id == app.target.id } }
      .flatMap(\.file.compiledBodies).flatMap(\.calls).contains { call in
        call.name == method.function.baseName && call.path.first != "super"
      }
  }

  /// Shortcut items are published, and no scene delegate takes them.
  private static func shortcuts(of app: SwiftUIApp, _ context: AuditContext) -> [Finding] {
    guard app.sceneMethod("scene.performShortcut") == nil,
      app.delegate?.method("performShortcut") == nil
    else { return [] }
    let written = context.ownSources.lazy.filter { $0.targets.contains { $0.id == app.target.id } }.compactMap {
      file, _ -> (SourceText, ByteRange)? in
      file.compiledBodies.flatMap(\.references).first {
        $0.access == .write && $0.path.last == "shortcutItems"
      }.map { (file.text, $0.range) }
    }.first
    let listed = app.adoption.manifests.lazy.compactMap(\.plist).compactMap { plist -> (SourceText, ByteRange)? in
      plist.root?.dictionary?.first { $0.key == "UIApplicationShortcutItems" }.map { (plist.text, $0.keyRange) }
    }.first
    guard let place = written ?? listed else { return [] }
    return [
      finding(
        RuleMessage(
          "Shortcut items are published, and nothing takes them",
          """
          The app offers shortcut items, and in an app with a SwiftUI life cycle only a scene delegate is told \
          which one was chosen. None of \(app.target.name) implements \
          windowScene(_:performActionFor:completionHandler:). Name a class for the window role in \
          application(_:configurationForConnecting:options:) of the app delegate, without a window of its own, and \
          read options.shortcutItem there for a cold start.
          """),
        kind: .blocker, targets: [app.target], in: place.0, at: place.1, symbol: "shortcutItems",
        deviceChecks: [localized("Choose a shortcut item while the app runs, and again after ending it.")])
    ]
  }

  /// What takes the place of an event's method.
  private struct Replacement {
    let event: Callback.Event
    let modifier: String?
    /// Whether the event is lost for good, and not only told in another way.
    let isLost: Bool
    let words: String
    let check: String

    init?(_ event: Callback.Event) {
      self.event = event
      switch event {
      case .openURL:
        modifier = "onOpenURL"
        isLost = true
        words = localized("onOpenURL on the first view of the scene gets URLs")
        check = localized("Open one of the app's URLs while it runs and after ending it.")
      case .universalLink, .otherActivity:
        modifier = "onContinueUserActivity"
        isLost = true
        words = localized("onOpenURL and onContinueUserActivity(NSUserActivityTypeBrowsingWeb) get universal links")
        check = localized("Open a universal link while the app runs and after ending it.")
      case .shortcut:
        modifier = nil
        isLost = true
        words = localized("a scene delegate gets shortcut items")
        check = localized("Choose a shortcut item while the app runs and after ending it.")
      case .becomeActive, .resignActive, .enterBackground, .enterForeground:
        modifier = nil
        isLost = false
        words = localized("scenePhase tells the state, and UIApplication still posts its notification")
        check = localized("Leave the app and come back: what the method did happens once.")
      default: return nil
      }
    }

    /// Code that gets the event today.
    func twin(_ app: SwiftUIApp, _ callback: Callback, _ context: AuditContext) -> String? {
      if let scene = callback.sceneCounterpart, let method = app.sceneMethod(scene) {
        return "\(method.type.name).\(method.function.signature)"
      }
      if let modifier, context.firstCall(modifier, in: app.target) != nil { return modifier }
      if event == .universalLink, context.firstCall("onOpenURL", in: app.target) != nil { return "onOpenURL" }
      return nil
    }

    func choices(_ app: SwiftUIApp, _ method: ClassModel.Method, _ context: AuditContext) -> [Choice] {
      let leave = Choice.other("leave", "Leave it", "Nothing changes: it does not run.")
      let delete = Choice.other("delete", "Delete it", "The code is removed.")
      guard let modifier else {
        if event == .shortcut, let delegate = app.delegate, app.adoption.hook == nil,
          SwiftUIInstance.canBeKept(delegate), let scene = SwiftUIInstance.sceneDelegate(in: context)
        {
          return [
            .recommended(
              "scene", "Add a scene delegate without a window",
              """
              \(delegate.name) names \(scene) for the window role and keeps itself in a static property. \(scene), at \
              the end of \(delegate.declaration.file.text.name), calls \(method.function.signature), for a cold start \
              too. SwiftUI goes on making the window.
              """,
              because: "only a scene delegate is told of quick actions"), leave, delete,
          ]
        }
        if event == .shortcut {
          return [
            .recommended(
              "leave", "I write the scene delegate myself",
              """
              Nothing changes. The app delegate has to name a class for the window role in \
              application(_:configurationForConnecting:options:); that class takes \
              windowScene(_:performActionFor:completionHandler:), and options.shortcutItem is read in the app \
              delegate's method for a cold start.
              """,
              because: "the class must not make a window, and what it calls is yours to say"), delete,
          ]
        }
        return [
          .recommended(
            "observe", "Observe UIApplication's notification",
            "The method stays; an observer that the launch method adds calls it.",
            because: "the notification comes once for the whole app, as the method did"),
          leave, delete,
        ]
      }
      let root = SwiftUIRootView(app)
      let name = app.adaptor?.name ?? "appDelegate"
      let add = (
        "modifier", Phrase("Add \(modifier) to the first view of the scene"),
        Phrase("It calls \(method.function.signature) of \(name), which stays.")
          + (event == .openURL ? Phrase(" sourceApplication is not to be had there.") : "")
      )
      guard root != nil, app.adaptor != nil else {
        return [
          .recommended(
            "leave", "I add \(modifier) myself",
            "Nothing changes. The first view of the WindowGroup needs .\(modifier), which calls \(method.function.signature).",
            because: "the view to put it on cannot be told from the code"), delete,
        ]
      }
      return [
        .recommended(add.0, add.1, add.2, because: "SwiftUI hands such events to views alone"), leave, delete,
      ]
    }
  }

  /// Callbacks of a SwiftUI app's delegate whose event nothing else of the app takes.
  static func lost(in context: AuditContext) -> [DelegateMethod] {
    context.swiftUIApps.flatMap { app -> [DelegateMethod] in
      guard let delegate = app.delegate, !VendoredCode.holds(delegate.declaration.file.path) else { return [] }
      return delegate.methods.compactMap { method in
        guard let callback = method.function.callback, callback.owner == .applicationDelegate, callback.fate == .dies,
          let kind = Replacement(callback.event), kind.isLost, kind.twin(app, callback, context) == nil
        else { return nil }
        return DelegateMethod(
          method: method, callback: callback, owner: delegate, targets: [app.target],
          adoption: context.adoption(of: app.target))
      }
    }
  }

  /// SDKs of the table that the body hands the event to.
  private static func sdks(in method: ClassModel.Method, _ context: AuditContext) -> [String] {
    (method.function.body?.calls ?? []).compactMap { call in
      SDKTable.match(call, in: method.file, of: context.sources)?.sdk.title
    }.unique
  }

  private static func message(
    _ method: ClassModel.Method, _ delegate: ClassModel, _ kind: Replacement, _ twin: String?, _ sdks: [String]
  ) -> RuleMessage {
    let name = method.function.signature
    let lost =
      sdks.isEmpty
      ? ""
      : localized(
        " It hands the event to \(sdks.listed), which \(sdks.count, one: "hears", other: "hear") nothing of it.")
    if let twin {
      return RuleMessage(
        "\(name) is never called; \(twin) gets the event",
        "SwiftUI does not call \(name) of \(delegate.name). \(twin) takes the event already, so this code is only left over."
      )
    }
    return RuleMessage(
      "\(name) is never called in this SwiftUI app",
      """
      SwiftUI installs an app delegate and scenes of its own, and passes only events of the process on to \
      \(delegate.name). \(name) is not among them: \(kind.words).\(lost)
      """)
  }
}

/// Ways to an app delegate that UIApplication does not know.
enum SwiftUIInstance {
  /// Whether the class can keep its instance in a static property `shared`.
  static func canBeKept(_ delegate: ClassModel) -> Bool {
    let part = delegate.declaration
    let isPlain = !part.type.name.contains(".") && part.type.kind == .class && part.file.language == .swift
    guard isPlain, delegate.supertypes.first.map({ ["NSObject", "UIResponder"].contains($0) }) ?? false else {
      return false
    }
    let property = delegate.property("shared")?.property
    return property.map { $0.isStatic && ($0.type ?? delegate.name).hasPrefix(delegate.name) } ?? true
  }

  /// A name for a new scene delegate.
  static func sceneDelegate(in context: AuditContext) -> String? {
    ["SceneDelegate", "AppSceneDelegate", "QuickActionSceneDelegate"].first {
      context.sources.classModel($0, in: nil) == nil
    }
  }
}

extension BodyVerdict {
  var isReal: Bool { if case .real = self { true } else { false } }
}

/// The first view of a SwiftUI app's window.
public struct SwiftUIRootView: Sendable {
  public let file: SourceFile
  /// The expression that is the content of `WindowGroup`.
  public let range: ByteRange

  init?(_ app: SwiftUIApp) {
    self.init(app.app.file, app.app.type)
  }

  /// - Parameter type: the `App`.
  public init?(_ file: SourceFile, _ type: TypeDeclaration) {
    guard let body = type.properties.first(where: { $0.name == "body" })?.accessors else { return nil }
    let groups = body.allStatements.filter { statement in
      statement.calls.contains { $0.path == ["WindowGroup"] && $0.range.lowerBound == statement.range.lowerBound }
    }
    guard groups.count == 1, let group = groups.first, let content = group.blocks.first,
      content.statements.count == 1, let view = content.statements.first, view.kind == .expression
    else { return nil }
    self.file = file
    range = view.range
  }
}
