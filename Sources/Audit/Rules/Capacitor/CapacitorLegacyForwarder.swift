/// A scene delegate that tells Capacitor's app-delegate proxy.
public enum CapacitorLegacyForwarder: Rule {
  public static let documentation = RuleDocumentation(
    id: "capacitor.legacy-forwarder", kinds: [.decision, .informational],
    title: "The scene delegate uses Capacitor's proxy for app delegates",
    explanation: """
      Before Capacitor had a proxy for scenes, people called ApplicationDelegateProxy from their scene delegate. That \
      works while the app runs. Called when the scene connects it comes before the plugins listen, and the link that \
      started the app is lost. From 8.5 on SceneDelegateProxy waits for the web view.
      """,
    references: [
      "https://github.com/ionic-team/capacitor-plugins/issues/2484", "https://capacitorjs.com/docs/updating/8-5",
    ],
    examples: [
      .sceneDelegate(
        .fires, "the proxy for app delegates", base: .capacitor85,
        """
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          for context in contexts {
            _ = ApplicationDelegateProxy.shared.application(UIApplication.shared, open: context.url, options: [:])
          }
        }
        """),
      RuleExample(.silent, "the proxy for scenes", base: .capacitor85),
    ],
    otherTools: [.capMigrate: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let targets = Set(context.capacitorTargets.map(\.id))
    return context.liveSceneDelegates.flatMap { delegate, served -> [Finding] in
      let concerned = served.filter { targets.contains($0.id) }
      guard !concerned.isEmpty else { return [] }
      return delegate.methods.compactMap { method in
        guard let call = method.function.body?.calls.first(where: StackProxy.isLegacy),
          context.hasCapacitorSceneProxy || method.function.callback?.id == "scene.willConnect"
        else { return nil }
        return finding(
          message(delegate, method, context), kind: context.hasCapacitorSceneProxy ? .decision : .informational,
          targets: concerned, in: method.file.text, at: call.range,
          showing: method.function.range, symbol: delegate.name + "." + method.function.signature,
          choices: choices(method, context),
          subject: Subject(type: delegate.name, member: method.function.signature),
          deviceChecks: [localized("Open a link that starts the app: the page receives appUrlOpen, once.")])
      }
    }
  }

  private static func message(_ delegate: ClassModel, _ method: ClassModel.Method, _ context: AuditContext)
    -> RuleMessage
  {
    let isCold = method.function.callback?.id == "scene.willConnect"
    let when =
      isCold
      ? localized(
        "It is called when the scene connects, before the plugins listen, so the link that started the app is lost.")
      : localized(
        "While the app runs that works. Where the same call is made for the link that started the app, it comes too early."
      )
    let version =
      context.hasCapacitorSceneProxy
      ? localized(" SceneDelegateProxy of Capacitor 8.5 takes its place and waits for the web view.")
      : localized(" SceneDelegateProxy, which waits for the web view, begins with Capacitor 8.5.")
    return RuleMessage(
      "\(delegate.name) tells Capacitor through the proxy for app delegates",
      "\(method.function.signature) calls ApplicationDelegateProxy, as was usual before Capacitor knew scenes. \(when)\(version)"
    )
  }

  private static func choices(_ method: ClassModel.Method, _ context: AuditContext) -> [Choice] {
    let replace = (
      id: "replace", label: Phrase("Use SceneDelegateProxy"),
      consequence: Phrase("The call is replaced by the proxy's method for scenes.")
    )
    let keep = (id: "keep", label: Phrase("Keep"), consequence: Phrase("Nothing changes."))
    // Without the proxy there is nothing to choose; the question about the version comes first.
    guard context.hasCapacitorSceneProxy else { return [] }
    guard method.function.callback?.sceneHasProxy == true else {
      return [
        .recommended(
          keep.id, keep.label, keep.consequence, because: "it stands in a helper, whose other callers only you know"),
        .other(replace.id, replace.label, replace.consequence),
      ]
    }
    let onlyProxy = BodyVerdict(method.function) == .proxyOnly
    return [
      .recommended(
        replace.id, replace.label, replace.consequence,
        because: onlyProxy ? "the method does nothing else" : "the method does more, which has to fit the new call",
        isSure: onlyProxy),
      .other(keep.id, keep.label, keep.consequence),
    ]
  }
}

extension Callback {
  /// Scene methods that SceneDelegateProxy has a form of.
  fileprivate var sceneHasProxy: Bool {
    ["scene.willConnect", "scene.openURLContexts", "scene.continueActivity"].contains(id)
  }
}
