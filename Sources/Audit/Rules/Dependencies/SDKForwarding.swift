/// Calls of known SDKs in callbacks that die.
public enum SDKForwarding: Rule {
  public static let documentation = RuleDocumentation(
    id: "sdk.forwarding", kinds: [.informational, .decision],
    title: "An SDK has to be told of events by the scene delegate",
    explanation: """
      SDKs for sign-in, payment and attribution want to be told of URLs and activities. Their set-up guides put the \
      call into the app delegate, into methods that an app with scenes does not get any more. The scene delegate has \
      to make the call, for events of the running app and for those that start it, in the same order as before: the \
      first SDK that takes an event keeps it from the next.

      Where the method itself is asked about, moving or calling it carries the SDK along; then this tells which \
      form the vendor has for scenes.
      """,
    references: ["https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)"],
    examples: [
      .appDelegate(
        .fires, "Google Sign-In", base: .uiKit, imports: ["GoogleSignIn"],
        """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          return GIDSignIn.sharedInstance.handle(url)
        }
        """),
      .appDelegate(
        .fires, "Facebook, Objective-C", base: .objectiveC, imports: ["<FBSDKCoreKit/FBSDKCoreKit.h>"],
        """
        - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
          return [[FBSDKApplicationDelegate sharedInstance] application:application openURL:url options:options];
        }
        """),
      .sceneDelegate(
        .fires, "in a method that was left behind, where the scene delegate forgets the SDK", base: .uiKitScenes,
        """
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          for context in contexts { Router.shared.open(context.url) }
        }
        """,
        appDelegate: """
          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            return GIDSignIn.sharedInstance.handle(url)
          }
          """),
      RuleExample(
        .fires, "AppAuth behind SwiftUI's adaptor", base: .swiftUI,
        files: [
          "App/AppDelegate.swift": """
          import AppAuth
          import UIKit

          class AppDelegate: NSObject, UIApplicationDelegate {
            var flow: OIDExternalUserAgentSession?

            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
              return flow?.resumeExternalUserAgentFlow(with: url) ?? false
            }
          }

          """
        ]),
      .appDelegate(
        .silent, "a method of the same name on something else", base: .uiKit,
        """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          return Router.shared.handle(url)
        }
        """),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = context.liveness
    let events: Set<Callback.Event> = [
      .openURL, .universalLink, .shortcut, .becomeActive, .resignActive, .enterBackground, .enterForeground,
    ]
    let dying = context.dyingMethods(of: events).filter { !liveness.isCalled($0) && $0.newerForm == nil }
    return (dying + context.lostAdaptorMethods).flatMap { method in
      let matches = ForwardedCalls.known(in: method, context)
      return matches.map(\.sdk.id).unique.compactMap { id -> Finding? in
        guard let match = matches.first(where: { $0.sdk.id == id }) else { return nil }
        return finding(for: match, in: method, context)
      }
    } + connecting(context)
  }

  /// SDKs that are told of nothing today and want to be told of the scene that connects.
  private static func connecting(_ context: AuditContext) -> [Finding] {
    let files = context.ownSources.map(\.file)
    return SDKTable.all.filter { $0.calls.isEmpty && $0.manifestDependence == nil }.compactMap { sdk in
      guard let note = sdk.note, let file = files.first(where: sdk.isImported(by:)),
        let place = file.compiledImports.first(where: sdk.isNamed(by:)),
        !files.flatMap(\.compiledBodies).flatMap(\.calls).contains(where: { $0.name.hasPrefix("sceneWillConnect") })
      else { return nil }
      let targets = context.targets(compiling: file.path).filter { !context.sources.entryPoint(of: $0).isSwiftUI }
      if targets.isEmpty { return nil }
      return finding(
        RuleMessage("\(sdk.title) has to be told by the scene delegate", text: note), kind: .informational,
        targets: targets, in: file.text, at: place.range, symbol: sdk.title, distinction: sdk.id,
        references: documentation.references + [sdk.reference])
    }
  }

  private static func finding(for match: SDKTable.Match, in method: DelegateMethod, _ context: AuditContext) -> Finding
  {
    var subject = method.subject
    subject.range = match.call.range
    subject.values["sdk"] = match.sdk.id
    subject.values["event"] = match.sdkCall.event.rawValue
    let range = match.call.range
    if isForgotten(match, method, context) { return forgotten(match, in: method, subject, context) }
    return finding(
      message(match, method), kind: .informational, targets: method.targets, in: method.text, at: range,
      symbol: method.owner.name + "." + method.function.signature, subject: subject,
      deviceChecks: [deviceCheck(match)], distinction: match.sdk.id,
      otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:],
      references: documentation.references + [match.sdk.reference])
  }

  /// Whether the scene delegate's method, which has code of its own, does not lead to the SDK.
  private static func isForgotten(_ match: SDKTable.Match, _ method: DelegateMethod, _ context: AuditContext) -> Bool {
    guard method.isReplacedToday, match.sdkCall.event != .lifecycle, let scene = method.sceneImplementation,
      match.sdkCall.sceneForm(for: method.method.file.language) != .automatic
    else { return false }
    return !context.calls.reachable(from: scene.site).contains { site in
      (site.function.body?.calls ?? []).contains { call in
        SDKTable.match(call, in: site.file, of: context.sources)?.sdk.id == match.sdk.id
      }
    }
  }

  private static func forgotten(
    _ match: SDKTable.Match, in method: DelegateMethod, _ subject: Subject, _ context: AuditContext
  ) -> Finding {
    let scene = method.sceneMethod ?? localized("the scene method")
    let title = match.sdk.title
    return finding(
      RuleMessage(
        "\(title) is not told by \(scene)",
        """
        \(method.title) of \(method.owner.name) was left behind when scenes were adopted, and nothing calls it any more. It \
        hands its event to \(title); \(scene), which gets the event now, does not.
        """),
      kind: .decision, targets: method.targets, in: method.text, at: match.call.range,
      symbol: method.owner.name + "." + method.function.signature,
      choices: [
        .recommended(
          "tell", "Tell \(title) in \(scene)", "The call is made there as well; the code that is there stays.",
          because: "nothing else hands the event to \(title)"),
        .other("leave", "Leave it", "\(title) hears nothing of the event."),
      ],
      subject: subject, deviceChecks: [deviceCheck(match)], distinction: match.sdk.id,
      otherTools: context.capMigrateTells(false).map { [.capMigrate: $0] } ?? [:],
      references: documentation.references + [match.sdk.reference])
  }

  private static func deviceCheck(_ match: SDKTable.Match) -> String {
    switch match.sdkCall.event {
    case .lifecycle: localized("Go to the home screen and back: \(match.sdk.title) notices.")
    default:
      localized("Go through \(match.sdk.title) once while the app runs, and once so that its answer starts the app.")
    }
  }

  private static func message(_ match: SDKTable.Match, _ method: DelegateMethod) -> RuleMessage {
    var text =
      localized(
        "\(method.title) hands its event to \(match.sdk.title). The answer given about that method carries the call along."
      )
    let original = method.text.string(in: match.call.range)
    switch match.sdkCall.sceneForm(for: method.method.file.language) {
    case .automatic: text += localized(" The SDK finds the scene delegate by itself.")
    case .unknown: text += localized(" A scene form of this call is not known; ask the vendor.")
    case .sameCall: text += localized(" Under scenes it is the same call, made with what the scene was given.")
    case .template:
      if let form = match.sdkCall.sceneText(for: method.method.file.language, original: original) {
        text += localized(" Its form for scenes: `\(form)`.")
      }
    }
    if match.sdkCall.isNeededCold {
      text += localized(" It is needed for events of the running app and for the one that starts it.")
    }
    if let note = match.sdk.note { text += " " + note }
    if match.sdk.basis == .partly { text += localized(" This form is only partly confirmed by the vendor.") }
    return RuleMessage("\(match.sdk.title) has to be told by the scene delegate", text: text)
  }
}
