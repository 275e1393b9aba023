/// Launch code that needs a window, in an app that has adopted scenes.
public enum LaunchWithoutWindow: Rule {
  public static let documentation = RuleDocumentation(
    id: "launch.no-window", kinds: [.blocker, .decision], title: "Launch looks for a window before a scene connects",
    explanation: """
      In an app with scenes no scene is connected while the launch methods run, and so there is no window: the app \
      delegate's `window` is nil, UIApplication.shared.keyWindow is nil, connectedScenes is empty. Launch code that \
      fills the app's window, or binds one of its own to the first connected scene, reaches nothing, whatever number of \
      calls lies between; and nothing tells so. It belongs behind the making of the window, into \
      scene(_:willConnectTo:options:).

      Where the scene takes a window that launch makes, the app delegate has one from that on, and code that asks it is \
      right.
      """,
    references: [Page.transition, Page.willConnect],
    examples: [
      appDelegate(
        .fires, "the first screen goes into the app delegate's window", "Start.first()",
        """
        enum Start {
          static func first() {
            let delegate = UIApplication.shared.delegate as? AppDelegate
            delegate?.window?.rootViewController = UIViewController()
          }
        }
        """),
      appDelegate(
        .fires, "a window that is bound to the first scene there is", "Lock.shared.setUp()",
        """
        final class Lock {
          static let shared = Lock()
          var cover: UIWindow?

          func setUp() {
            cover = UIWindow(frame: UIScreen.main.bounds)
            cover?.windowScene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
          }
        }
        """),
      appDelegate(
        .silent, "when something happens later", "Store.shared.changed = { Start.first() }",
        """
        enum Start {
          static func first() {
            (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController = UIViewController()
          }
        }
        final class Store {
          static let shared = Store()
          var changed: (() -> Void)?
        }
        """),
      appDelegate(
        .silent, "for a launch option that scenes leave empty",
        "if let url = launchOptions?[.url] as? URL { Start.open(url) }",
        """
        enum Start {
          static func open(_ url: URL) {
            (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController = UIViewController()
          }
        }
        """),
    ],
    otherTools: [.capMigrate: false, .xcodeSkill: false])

  private static func appDelegate(
    _ outcome: RuleExample.Outcome, _ caption: Phrase, _ launch: String, _ code: String
  ) -> RuleExample {
    RuleExample(
      outcome, caption, base: .uiKitScenes,
      files: [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            \(launch)
            return true
          }
        }

        \(code)

        """
      ])
  }

  /// Calls between the launch method and code that only asks, up to which it is told.
  private static let nearHops = 2

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    // They bring the window, or their own rules about it.
    let own: Set<Stack> = [.cordova, .flutter, .reactNative, .expo, .engine]
    guard !context.project.stacks.contains(where: own.contains) else { return [] }
    return context.appDelegateGroups.flatMap { delegate, targets -> [Finding] in
      guard let target = targets.first, !context.sources.entryPoint(of: target).isSwiftUI,
        context.adoption(of: target).isAdopted
      else { return [] }
      let isBound = LaunchWindow.isBound(in: context, target)
      // A storyboard's window was never the key one before launch had ended.
      let isStoryboards = context.adoption[target]?.serving.contains { serving in
        if case .storyboard = serving.window { true } else { false }
      }
      return context.sources.lineage(of: delegate, in: target).flatMap(\.methods)
        .filter { $0.function.callback?.event == .launch }.flatMap { method in
          findings(in: method, delegate, targets, context) { place in
            switch place.need {
            case .makesWindow: false
            case .asksAppDelegate: !isBound
            case .asksApp: true
            }
          } isHarmless: { place in
            if case .asksApp = place.need { isStoryboards ?? false } else { false }
          }
        }
    }
  }

  private static func findings(
    in method: ClassModel.Method, _ delegate: ClassModel, _ targets: [AppTarget], _ context: AuditContext,
    counts: (WindowSeekers.Place) -> Bool, isHarmless: (WindowSeekers.Place) -> Bool
  ) -> [Finding] {
    let seekers = context.sources.windowSeekers(of: delegate)
    let idle = LaunchWindow.branchesOfOptions(method.function, method.file.text)
    return (method.function.body?.statements ?? []).compactMap { statement in
      let isIdle =
        statement.kind == .if && statement.blocks.count == 1
        && idle.contains { $0 == statement.blocks.first?.range }
      guard statement.kind != .return, !isIdle else { return nil }
      let told = seekers.places(from: statement, of: method).filter(counts).compactMap { place in
        kind(of: place, context).map { (place, $0) }
      }.filter { $0.1 == .blocker || !isHarmless($0.0) }
      guard let (place, kind) = told.first(where: { $0.1 == .blocker }) ?? told.first else { return nil }
      return finding(
        message(place, delegate), kind: kind, targets: targets, in: method.file.text, at: statement.range,
        symbol: delegate.name + "." + method.function.signature,
        choices: kind == .blocker
          ? []
          : [
            .recommended(
              "leave", "Leave it", "Nothing changes: the code finds no window while the app starts.",
              because: "whether it is wanted while the app starts, only you can tell", isSure: false)
          ],
        subject: Subject(type: delegate.name, member: method.function.signature, range: statement.range),
        deviceChecks: [localized("Start the app from its icon: the first screen appears once, in its usual colours.")])
    }
  }

  /// How much is lost where launch reaches the place; nil for what is of no weight.
  private static func kind(of place: WindowSeekers.Place, _ context: AuditContext) -> Finding.Kind? {
    let windows = WindowCreation.types(in: context.sources)
    let body = place.file.allFunctions.filter { $0.function.range.contains(place.range.lowerBound) }
      .min { $0.function.range.count < $1.function.range.count }?.function.body
    let fills =
      body?.references.contains { $0.access == .write && $0.path.last == "rootViewController" } ?? false
      || body?.calls.contains {
        ["makeKeyAndVisible", "setRootViewController:"].contains($0.name)
          || WindowCreation.isConstruction($0, of: windows)
      } ?? false
    let isForced = place.file.language == .swift && isUnwrapped(place.range, in: place.file.text)
    if fills || isForced { return .blocker }
    if case .asksApp("connectedScenes") = place.need { return nil }
    return place.hops <= nearHops ? .decision : nil
  }

  /// `window!`, `keyWindow!`
  private static func isUnwrapped(_ range: ByteRange, in text: SourceText) -> Bool {
    let code = text.string(in: range) + text.string(in: range.upperBound..<min(range.upperBound + 1, text.bytes.count))
    return ["window!", "keyWindow!"].contains(where: code.contains)
  }
}

extension LaunchWithoutWindow {
  fileprivate static func message(_ place: WindowSeekers.Place, _ delegate: ClassModel) -> RuleMessage {
    let position = place.file.text.position(at: place.range.lowerBound)
    return RuleMessage(
      "\(delegate.name) needs a window while the app launches",
      """
      \(place.reason.sentenceCased) (\(place.file.path):\(position.line)). What is done with it does not happen, or \
      ends the app. Do it in scene(_:willConnectTo:options:), behind the window.
      """)
  }
}
