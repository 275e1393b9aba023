import Audit

/// What Capacitor needs of a scene delegate: its bridge as the root, and its proxy told of every link.
extension UnitPlan {
  mutating func addCapacitor() {
    guard unit.isCapacitor else { return }
    addVersionSteps()
    addSync()
    for answer in unit.answers("capacitor.legacy-forwarder") where answer.choice == "replace" {
      replaceLegacyForwarder(answer)
    }
    guard let answer = forwardingAnswer else { return }
    // `SceneDelegateProxy.shared` is not exported to Objective-C; only the class is.
    guard dialect.language == .swift else {
      batch.problems.append(
        .notEditable(
          path: unit.styleText?.path ?? unit.context.project.root,
          reason: localized(
            """
            Capacitor's scene proxy cannot be reached from Objective-C, so its scene delegate has to be a Swift \
            class. Add SceneDelegate.swift to the target by hand, and plan again
            """), findings: [answer.id]))
      return
    }
    for callback in forwardedCallbacks(of: answer) {
      forward(callback, findings: [answer.id])
    }
  }

  /// The answer that makes the scene delegate tell Capacitor of links.
  private var forwardingAnswer: Answer? {
    unit.answers("capacitor.forwarder").first { $0.choice == "add" } ?? adoptionAnswer
  }

  private func forwardedCallbacks(of answer: Answer) -> [String] {
    let all = ["scene.willConnect", "scene.openURLContexts", "scene.continueActivity"]
    guard answer.rule == "capacitor.forwarder", let missing = answer.finding.subject.values["missing"] else {
      return all
    }
    let names = missing.split(separator: ",").map { "scene." + $0 }
    return all.filter(names.contains)
  }

  /// Scene methods that get a call of Capacitor's proxy by this plan.
  var wantedForwards: Set<String> {
    guard unit.isCapacitor, dialect.language == .swift, let answer = forwardingAnswer else { return [] }
    return Set(forwardedCallbacks(of: answer).filter { !sceneMethodForwards($0) })
  }

  private mutating func forward(_ callback: String, findings: [String]) {
    guard !filteredForwards.contains(callback), !sceneMethodForwards(callback) else {
      draft.need(callback)
      return
    }
    let code: String
    if callback == "scene.willConnect", !linkChain.isEmpty {
      let filters = linkChain.flatMap(\.findings)
      draft.add(chainedForward(findings), to: callback, .cold, findings: filters + findings)
      return
    }
    if unit.hasCapacitorSceneProxy {
      code =
        switch callback {
        case "scene.willConnect": Self.launchProxyCall
        case "scene.openURLContexts":
          "SceneDelegateProxy.shared.scene(\(Slot.scene.mark), openURLContexts: \(Slot.contexts.mark))"
        default: "SceneDelegateProxy.shared.scene(\(Slot.scene.mark), continue: \(Slot.activity.mark))"
        }
    } else {
      code = ownForward(callback, findings: findings)
    }
    draft.add(code, to: callback, .forward, findings: findings)
  }

  /// What started the app goes to Capacitor unless the app's own code took it.
  private mutating func chainedForward(_ findings: [String]) -> String {
    if !unit.hasCapacitorSceneProxy {
      _ = ownForward("scene.willConnect", findings: findings)
      return launchForward
    }
    return LinkChain.passing(
      linkChain, Self.launchProxyCall,
      otherwise: "NotificationCenter.default.post(name: .capacitorSceneWillConnect, object: \(Slot.scene.mark))")
  }

  /// The call that passes on what started the app, without what the app's own code took.
  private var launchForward: String {
    func rest(_ event: HandledEvent, _ source: String) -> String {
      source + (linkChain.first { $0.event == event }.map { ".filter { !\($0.handler)($0) }" } ?? "")
    }
    let options = Slot.connectionOptions.mark
    if linkChain.isEmpty { return "forwardAtLaunch(\(options).urlContexts, \(options).userActivities)" }
    return "forwardAtLaunch(\n\t\(rest(.url, options + ".urlContexts")),\n\t"
      + rest(.activity, options + ".userActivities") + ")"
  }

  private static let launchProxyCall =
    "SceneDelegateProxy.shared.scene(\(Slot.scene.mark), willConnectTo: \(Slot.session.mark),"
    + " options: \(Slot.connectionOptions.mark))"

  /// Capacitor below 8.5 has no scene proxy: its app-delegate proxy is told instead, on a cold start not before the
  /// web view is there, since the plugins listen only then.
  private mutating func ownForward(_ callback: String, findings: [String]) -> String {
    addOwnForwards(findings)
    switch callback {
    case "scene.openURLContexts": return "for context in \(Slot.contexts.mark) {\n\tforward(context)\n}"
    case "scene.continueActivity": return "forwardActivity(\(Slot.activity.mark))"
    default:
      if hasViewDidAppear {
        draft.addMember(
          "launchObserver", isProperty: true,
          "/// Waits for the web view, which must be there before a link of the launch is passed on.\n"
            + "private var launchObserver: (any NSObjectProtocol)?", findings: findings)
      }
      draft.addMember("forwardAtLaunch", Self.ownForwardAtLaunch(hasNotification: hasViewDidAppear), findings: findings)
      return launchForward
    }
  }

  /// The helpers that tell Capacitor's app-delegate proxy.
  mutating func addOwnForwards(_ findings: [String]) {
    draft.addMember("forward", Self.ownForwardURL, findings: findings)
    draft.addMember("forwardActivity", Self.ownForwardActivity, findings: findings)
  }

  /// `.capacitorViewDidAppear` exists from 8.0.
  private var hasViewDidAppear: Bool {
    guard let version = unit.context.project.capacitor?.version?.version, let floor = Version("8.0.0") else {
      return false
    }
    return version >= floor
  }

  private static let ownForwardURL =
    "private func forward(_ context: UIOpenURLContext) {\n"
    + "\tvar options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]\n"
    + "\toptions[.sourceApplication] = context.options.sourceApplication\n"
    + "\toptions[.annotation] = context.options.annotation\n"
    + "\t_ = ApplicationDelegateProxy.shared.application(UIApplication.shared, open: context.url,"
    + " options: options)\n}"

  private static let ownForwardActivity =
    "private func forwardActivity(_ userActivity: NSUserActivity) {\n"
    + "\t_ = ApplicationDelegateProxy.shared.application(\n"
    + "\t\tUIApplication.shared, continue: userActivity, restorationHandler: { _ in })\n}"

  private static func ownForwardAtLaunch(hasNotification: Bool) -> String {
    let pass =
      "for context in contexts { self?.forward(context) }\n"
      + "for activity in activities { self?.forwardActivity(activity) }"
    let indented = pass.split(separator: "\n").map { "\t\t" + $0 }.joined(separator: "\n")
    let head =
      "private func forwardAtLaunch(_ contexts: Set<UIOpenURLContext>, _ activities: Set<NSUserActivity>) {\n"
      + "\tguard !contexts.isEmpty || !activities.isEmpty else { return }\n"
    if hasNotification {
      return head + "\tlaunchObserver = NotificationCenter.default.addObserver(\n"
        + "\t\tforName: .capacitorViewDidAppear, object: nil, queue: .main\n\t) { [weak self] _ in\n"
        + indented + "\n"
        + "\t\tif let observer = self?.launchObserver { NotificationCenter.default.removeObserver(observer) }\n"
        + "\t\tself?.launchObserver = nil\n\t}\n}"
    }
    return head + "\tDispatchQueue.main.async { [weak self] in\n" + indented + "\n\t}\n}"
  }

  /// The version bump is the package manager's business: exact commands, run by the person.
  private mutating func addVersionSteps() {
    for answer in unit.answers("capacitor.version") where answer.choice == "upgrade" {
      let root = unit.context.project.root
      if let version = unit.context.project.capacitor?.version?.lowestVersion, let eight = Version("8.0.0"),
        version < eight
      {
        batch.manual(
          localized("Upgrade Capacitor from \(version.description) to 8.5"),
          localized(
            """
            npm refuses 8.5 of the core alone beside plugins of an older major version. Go one major version at a time \
            with npx @capacitor/cli migrate: the core, the command line tool, every platform and every plugin. Each \
            step raises the lowest iOS version and Xcode too. Until 8.5 is there the new code does not compile.
            """), findings: [answer.id])
        continue
      }
      batch.step(
        OutsideStep(
          arguments: ["npm", "install", "@capacitor/core@^8.5.0", "@capacitor/ios@^8.5.0"], folder: root,
          why: localized("Capacitor 8.5 brings the scene support that the new code calls."), findings: [answer.id]))
      batch.step(
        OutsideStep(
          arguments: ["npx", "cap", "sync", "ios"], folder: root,
          why: localized("Brings the new version into the iOS project."), findings: [answer.id]))
    }
  }

  /// What Xcode resolves may be older than the package: the new code does not compile before both are brought together.
  private mutating func addSync() {
    guard let answer = adoptionAnswer, unit.hasCapacitorSceneProxy, unit.choice("capacitor.version") == nil,
      let capacitor = unit.context.project.capacitor, let floor = Version("8.5.0"),
      capacitor.versionSources.contains(where: { $0.version.map { $0 < floor } ?? false })
    else { return }
    batch.step(
      OutsideStep(
        arguments: ["npx", "cap", "sync", "ios"], folder: unit.context.project.root,
        why: localized("The iOS project names an older Capacitor than the package, without the scene support."),
        findings: [answer.id]))
  }

  private mutating func replaceLegacyForwarder(_ answer: Answer) {
    guard unit.hasCapacitorSceneProxy, let delegate = unit.sceneDelegate,
      let range = answer.finding.subject.range, let path = answer.finding.subject.file,
      let method = delegate.methods.first(where: {
        $0.file.path == path && $0.function.range.contains(range.lowerBound)
      }),
      let callback = method.function.callback,
      let statement = method.function.body?.statements.first(where: { $0.range.overlaps(range) || $0.range == range }),
      let signature = SceneSignature.of(callback.id)
    else { return }
    let code: String? =
      switch callback.id {
      case "scene.willConnect": Self.launchProxyCall
      case "scene.openURLContexts":
        "SceneDelegateProxy.shared.scene(\(Slot.scene.mark), openURLContexts: \(Slot.contexts.mark))"
      case "scene.continueActivity":
        "SceneDelegateProxy.shared.scene(\(Slot.scene.mark), continue: \(Slot.activity.mark))"
      default: nil
      }
    guard let code, let filled = signature.fill(code, for: method.function) else { return }
    filteredForwards.insert(callback.id)
    batch.add([Edit(range: statement.range, replacement: filled, findings: [answer.id])], to: path)
  }
}
