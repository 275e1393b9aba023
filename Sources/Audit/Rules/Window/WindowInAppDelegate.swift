/// A window made by the app delegate at launch.
public enum WindowInAppDelegate: Rule {
  public static let documentation = RuleDocumentation(
    id: "window.created-in-app-delegate", kinds: [.blocker],
    title: "The app delegate makes the window, or works on it, at launch",
    explanation: """
      Under scenes a window belongs to a scene, and at launch there is none yet. A window that the app delegate makes \
      has no scene and never shows: the screen stays black. The lines that make, fill and show it belong into \
      scene(_:willConnectTo:options:), with UIWindow(windowScene:).

      Not everything beside them moves. What has to be done once per process, before launch ends, stays: background \
      tasks, the notification centre's delegate, SDK set-up. A scene can connect several times in the life of the \
      process, so process-wide set-up in the scene delegate would run again.

      Code that systems before iOS 13 alone run is left alone.
      """,
    references: [Page.transition, Page.technote, Page.willConnect],
    examples: [
      RuleExample(
        .fires, "in the launch method", base: .uiKit,
        files: [
          "App/AppDelegate.swift": appDelegate(
            "window = UIWindow(frame: UIScreen.main.bounds)\n    window?.rootViewController = ViewController()\n    window?.makeKeyAndVisible()"
          )
        ]),
      RuleExample(
        .fires, "in a helper that launch calls", base: .uiKit,
        files: [
          "App/AppDelegate.swift": appDelegate(
            "showFirstScreen()",
            more:
              "private func showFirstScreen() {\n    let window = UIWindow(frame: UIScreen.main.bounds)\n    window.rootViewController = ViewController()\n    self.window = window\n    window.makeKeyAndVisible()\n  }"
          )
        ]),
      RuleExample(.fires, "Objective-C", base: .objectiveC),
      RuleExample(
        .fires, "on a window that a storyboard made", base: .uiKit,
        files: ["App/AppDelegate.swift": appDelegate("window?.tintColor = .red")]),
      RuleExample(
        .fires, "one more window, which other code makes at once", base: .uiKit,
        files: [
          "App/AppDelegate.swift": appDelegate("Lock.shared.setUp()"),
          "App/ViewController.swift": """
          import UIKit

          class ViewController: UIViewController {}

          class Lock {
            static let shared = Lock()
            var cover: UIWindow?

            func setUp() { cover = UIWindow(frame: UIScreen.main.bounds) }
          }

          """,
        ]),
      RuleExample(
        .fires, "a window of other code that the app delegate tells", base: .uiKit,
        files: [
          "App/AppDelegate.swift": appDelegate("office.open()", more: "let office = Office()")
            .replacing("var window: UIWindow?", with: "var window: UIWindow? { office.window }"),
          "App/ViewController.swift": """
          import UIKit

          class ViewController: UIViewController {}

          class Office {
            let window = UIWindow()

            func open() { window.makeKeyAndVisible() }
          }

          """,
        ]),
      RuleExample(
        .silent, "for systems before iOS 13 only", base: .uiKitScenes,
        files: [
          "App/AppDelegate.swift": appDelegate(
            "if #available(iOS 13, *) {\n    } else {\n      window = UIWindow(frame: UIScreen.main.bounds)\n      fill()\n      window?.makeKeyAndVisible()\n    }",
            more: "func fill() {\n    window?.rootViewController = UIViewController()\n  }"
          )
        ]),
      RuleExample(.silent, "in the scene delegate", base: .capacitor85),
      RuleExample(
        .silent, "for a launch option that scenes leave empty", base: .uiKitScenes,
        files: [
          "App/AppDelegate.swift": appDelegate(
            "if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {\n      show(item)\n    }",
            more: "func show(_ item: UIApplicationShortcutItem) {\n    window?.tintColor = .red\n  }"
          )
        ]),
      RuleExample(
        .silent, "in a method that launch does not reach", base: .uiKitScenes,
        files: [
          "App/AppDelegate.swift": appDelegate(
            "", more: "func panel(in scene: UIWindowScene) {\n    UIWindow(windowScene: scene).makeKeyAndVisible()\n  }"
          )
        ]),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: true])

  private static func appDelegate(_ body: String, more: String = "") -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        \(body)
        return true
      }

      \(more)
    }

    """
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    // The start of React Native takes its window along, or a scene shows what is in it.
    let moved = context.reactNativeApps.filter { $0.isMoved(in: context) || $0.isShownByScene(context) }
    return context.appDelegateGroups.compactMap { delegate, targets in
      guard let target = targets.first, !moved.contains(where: { $0.delegate.name == delegate.name }) else {
        return nil
      }
      if LaunchWindow.isBound(in: context, target) { return nil }
      let places = LaunchWindow.places(in: delegate, context, target)
      guard let launch = (places.first(where: \.makes) ?? places.first)?.launch else {
        if let (file, property) = LaunchWindow.initialValue(of: delegate, context) {
          return initialValue(file, property, delegate, targets)
        }
        if let (file, property) = LaunchWindow.toldWindow(of: delegate, context, target) {
          return told(file, property, delegate, targets)
        }
        return LaunchWindow.seeking(in: delegate, context, target).map {
          report($0, seeds: [:], [], delegate, context, targets)
        }
      }
      let plain = LaunchSplit(launch, of: delegate, in: context.sources)
      let seeds = plain.movesSomething ? [:] : LaunchWindow.handingOver(launch, of: delegate, context)
      let split =
        seeds.isEmpty ? plain : LaunchSplit(launch, of: delegate, in: context.sources, seeds: seeds)
      return report(split, seeds: seeds, places, delegate, context, targets)
    }
  }

  private static func report(
    _ split: LaunchSplit, seeds: [Int: String], _ places: [LaunchWindow.Place], _ delegate: ClassModel,
    _ context: AuditContext, _ targets: [AppTarget]
  ) -> Finding {
    let launch = split.method
    let function = launch.function
    return finding(
      message(split, delegate, places), targets: targets, in: launch.file.text, at: function.range,
      symbol: function.signature,
      choices: seeds.isEmpty ? choices(split, places, delegate, context, targets) : handingChoices(split),
      subject: Subject(
        type: delegate.name, member: function.signature, range: function.range,
        values: [
          "statements": split.parts.filter { $0.fate == .moves }
            .map { "\($0.statement.range.lowerBound)-\($0.statement.range.upperBound)" }.joined(separator: ","),
          "helpers": split.helpers.map(\.function.signature).joined(separator: ","),
          "seeds": seeds.keys.sorted().map(String.init).joined(separator: ","),
        ]),
      deviceChecks: [localized("Start the app from its icon: the first screen appears once, in its usual colours.")],
      statements: split.movesSomething ? split.statements : [])
  }

  private static func initialValue(
    _ file: SourceFile, _ property: PropertyDeclaration, _ delegate: ClassModel, _ targets: [AppTarget]
  ) -> Finding {
    finding(
      message(property, delegate), targets: targets, in: file.text, at: property.range, symbol: property.name,
      choices: [
        .recommended(
          "move", "Make the window in the scene delegate",
          "The property keeps its name and loses its initial value; the scene delegate makes the window.",
          because: "a window made here has no scene and hides the real one from code that asks the app delegate"),
        .other("call", "Leave it", "The window stays, is never shown, and code that asks for it gets the wrong one."),
      ],
      subject: Subject(
        type: delegate.name, member: property.name, range: property.range, values: ["property": property.name]))
  }

  /// A window of other code, which the app delegate only tells.
  private static func told(
    _ file: SourceFile, _ property: PropertyDeclaration, _ delegate: ClassModel, _ targets: [AppTarget]
  ) -> Finding {
    finding(
      RuleMessage(
        "The window that \(delegate.name) tells is made by other code, without a scene",
        """
        \(delegate.name) makes no window: \(property.name) tells one that other code makes while the app launches, when \
        there is no scene yet. Without a scene it is never shown, and the screen stays black.
        """),
      targets: targets, in: file.text, at: property.range, symbol: property.name,
      choices: [
        .recommended(
          "bind", "Give that window to the scene that connects",
          """
          Launch goes on to make the window; the scene delegate takes it from the app delegate, sets its windowScene and \
          shows it.
          """, because: "what makes the window stays as it is"),
        .other(
          "byHand", "I make the window in the scene delegate myself", "Nothing changes about the window."),
      ],
      subject: Subject(
        type: delegate.name, member: property.name, range: property.range, values: ["property": property.name]))
  }
}

extension WindowInAppDelegate {
  fileprivate static func message(
    _ split: LaunchSplit, _ delegate: ClassModel, _ places: [LaunchWindow.Place]
  ) -> RuleMessage {
    let text = split.method.file.text
    func lines(_ parts: [LaunchSplit.Part]) -> String {
      parts.map { text.position(at: $0.statement.range.lowerBound).line }.asLines
    }
    let makes = places.contains(where: \.makes)
    let moving = split.parts.filter { $0.fate == .moves }
    let bound = split.parts.filter { $0.fate == .stays && !$0.isFree && $0.statement.kind != .return }
    let isFlutter = delegate.supertypes.contains("FlutterAppDelegate")
    var words =
      makes && isFlutter
      ? localized(
        """
        Under scenes this window has no scene and never shows. Flutter's scene delegate moves its root controller, where \
        there is one by then, into a window that does, and warns. 
        """)
      : makes
        ? localized("Under scenes this window has no scene and never shows: the screen stays black. ")
        : localized(
          """
          Under scenes there is no window yet at launch, and the app delegate's `window` is nil: this code does nothing, \
          or ends the app where it unwraps by force. 
          """
        )
    if !moving.isEmpty { words += localized("About the window: \(lines(moving)). ") }
    if moving.isEmpty, let place = places.first {
      words += localized("The place is \(Evidence.place(place.site.file.text, place.range)). ")
    }
    if !bound.isEmpty { words += localized("Has to stay at launch: \(lines(bound)). ") }
    for conflict in split.conflicts.prefix(3) {
      words += localized("Needed on both sides: \(conflict.name), as \(conflict.reason). ")
    }
    for seeker in split.lostSeekers.prefix(3) {
      let line = text.position(at: split.parts[seeker.index].statement.range.lowerBound).line
      words += localized("Line \(line) stays, and finds no window: \(seeker.reason). ")
    }
    let others = places.map(\.site.function.baseName).unique.filter { $0 != split.method.function.baseName }
    if !others.isEmpty { words += localized("Launch does part of it in \(others.listed). ") }
    if !split.lostEnds.isEmpty {
      words += localized(
        "Ends the launch early, and moves: \(split.lostEnds.asLines). What follows is not left out any more. ")
    }
    let companions = split.companions(of: delegate)
    if !companions.isEmpty {
      words += localized(
        """
        With it goes what belongs to the process: \(companions.listed). In a start without a scene, as in the \
        background, that is not done, and a scene that connects again does it again. 
        """)
    }
    let late = split.lateScreens(of: delegate)
    if !late.isEmpty {
      words += localized(
        """
        Puts another screen into the window when its work is done, once per process: \(lines(late)). A scene that connects \
        later than that, or again, stays with the screen it started with, unless the moved code looks whether that work \
        is done. 
        """)
    }
    let overtaking = split.overtaking
    words +=
      overtaking.isEmpty
      ? localized("Whether the remaining lines need the window is worth a look.")
      : localized(
        "Today behind the window, and before it once it moves: \(lines(overtaking)). Whether they need it is worth a look."
      )
    return RuleMessage(
      makes ? "\(delegate.name) makes the window at launch" : "\(delegate.name) works on the window at launch",
      text: words)
  }

  fileprivate static func message(_ property: PropertyDeclaration, _ delegate: ClassModel) -> RuleMessage {
    RuleMessage(
      "\(delegate.name) makes a window as the value of \(property.name)",
      """
      Under scenes this window has no scene and never shows. Code that asks the app delegate for its window gets it \
      all the same, instead of the one on the screen.
      """)
  }
}
