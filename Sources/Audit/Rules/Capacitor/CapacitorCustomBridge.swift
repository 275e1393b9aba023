/// A bridge view controller of the app's own.
public enum CapacitorCustomBridge: Rule {
  public static let documentation = RuleDocumentation(
    id: "capacitor.custom-bridge", kinds: [.decision, .blocker],
    title: "The app shows a bridge view controller of its own",
    explanation: """
      Many apps register plugins or set up the web view in a subclass of CAPBridgeViewController, and name it in the \
      storyboard. A scene delegate that makes a plain CAPBridgeViewController drops it without a word: the app starts, \
      and its own plugins are missing. Capacitor's own migration makes exactly that.

      The scene delegate can make the class itself, or take the storyboard's first controller, which keeps what the \
      storyboard sets on it and the controllers around it. Or UIKit makes the window from the storyboard that the manifest \
      names, and the scene delegate only forwards.
      """,
    references: [
      "https://capacitorjs.com/docs/ios/viewcontroller", "https://capacitorjs.com/docs/updating/8-5",
    ],
    examples: [
      RuleExample(
        .fires, "a controller that the storyboard names", base: .capacitor84,
        files: [
          "ios/App/App/Main.storyboard": ExampleStoryboard.file(customClass: "BridgeController", module: "App")
        ]),
      RuleExample(.silent, "the template's controller", base: .capacitor84),
    ],
    otherTools: [.capMigrate: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.capacitorTargets.compactMap { target in
      guard let custom = BridgeControllers.custom(of: target, in: context) else { return nil }
      let adoption = context.adoption(of: target)
      if adoption.isAdopted { return dropped(custom, target, adoption, context) }
      return ask(custom, target, context)
    }
  }

  /// Not adopted: how the scene delegate that is to come makes it.
  private static func ask(_ custom: BridgeControllers.Custom, _ target: AppTarget, _ context: AuditContext) -> Finding {
    let place = place(custom, context)
    return finding(
      RuleMessage(
        "\(target.name) shows its own bridge controller, \(custom.name)",
        """
        \(evidence(custom)) A scene delegate that makes a plain CAPBridgeViewController would start without it: \
        what \(custom.name) registers and sets up would be missing, and nothing would say so.
        """
          + (custom.isNested
            ? " It stands inside of another controller, so the storyboard has to be taken as a whole." : "")),
      kind: .decision, targets: [target], in: place?.text, at: place?.range, symbol: custom.name,
      choices: choices(custom, reverse: false), subject: subject(custom, place?.text, target),
      deviceChecks: [localized("Start the app and use a plugin that \(custom.name) registers.")],
      distinction: custom.name)
  }

  /// Adopted: whether the scene delegate makes the plain one in its stead.
  private static func dropped(
    _ custom: BridgeControllers.Custom, _ target: AppTarget, _ adoption: SceneAdoption, _ context: AuditContext
  ) -> Finding? {
    let own = context.sources.subtypes(of: BridgeControllers.plain)
    for delegate in adoption.delegates {
      guard let connect = delegate.method("scene.willConnect") else { continue }
      let calls = context.calls.reachable(from: connect.site).flatMap { site in
        (site.function.body?.calls ?? []).map { (site, $0) }
      }
      let takesStoryboard = calls.contains { _, call in
        call.name.hasPrefix("instantiateInitialViewController") || call.name.hasPrefix("instantiateViewController")
      }
      let makesOwn = calls.contains { _, call in call.path.first.map { own.contains($0) || $0 == custom.name } ?? false
      }
      guard !takesStoryboard, !makesOwn,
        let (site, call) = calls.first(where: { $0.1.path.first == BridgeControllers.plain && $0.1.path.count == 1 })
      else { continue }
      var subject = subject(custom, site.file.text, target)
      subject.range = call.range
      subject.type = delegate.name
      return finding(
        RuleMessage(
          "\(delegate.name) shows a plain bridge instead of \(custom.name)",
          """
          \(evidence(custom)) The scene delegate makes a plain CAPBridgeViewController, so what \(custom.name) \
          registers and sets up is missing, and nothing says so.
          """),
        kind: .blocker, targets: [target], in: site.file.text, at: call.range, symbol: custom.name,
        choices: choices(custom, reverse: true), subject: subject,
        deviceChecks: [localized("Start the app and use a plugin that \(custom.name) registers.")],
        distinction: "dropped " + custom.name)
    }
    return nil
  }

  private static func evidence(_ custom: BridgeControllers.Custom) -> String {
    guard let storyboard = custom.storyboard, custom.module != nil || custom.isNested else {
      return localized("\(custom.name) is a subclass of CAPBridgeViewController.")
    }
    return localized("\(storyboard.path) names \(custom.name)")
      + (custom.isNested ? localized(" inside of its controllers.") : localized(" as its first controller."))
  }

  private static func place(
    _ custom: BridgeControllers.Custom, _ context: AuditContext
  ) -> (text: SourceText, range: ByteRange)? {
    if let storyboard = custom.storyboard, custom.module != nil || custom.isNested,
      let text = try? context.tree.text(of: storyboard.path)
    {
      return (text, text.lineRange(max(0, (storyboard.initialControllerLine ?? 1) - 1)))
    }
    return custom.declaration.map { ($0.declaration.file.text, $0.declaration.type.nameRange) }
  }

  private static func subject(_ custom: BridgeControllers.Custom, _ text: SourceText?, _ target: AppTarget) -> Subject {
    var values = ["class": custom.name, "storyboard": custom.storyboard?.name ?? "Main"]
    if let module = custom.module { values["module"] = module }
    return Subject(targets: [target.id], file: text?.path, type: custom.name, values: values)
  }

  private static func choices(_ custom: BridgeControllers.Custom, reverse: Bool) -> [Choice] {
    let byClass = (
      id: "class", label: Phrase("Make \(custom.name)() in the scene delegate"),
      consequence: Phrase("The window's root is \(custom.name)(), made in code.")
    )
    let byStoryboard = (
      id: "storyboard", label: Phrase("Take the storyboard's first controller"),
      consequence:
        Phrase(
          "The window's root is what \(custom.storyboard?.name ?? "Main") starts with, with all that is set there.")
    )
    let forward = Choice.other(
      "forward", "Let UIKit make the window from the storyboard",
      "The manifest names the storyboard, UIKit makes window and controller, and the scene delegate only forwards.")
    let takesClass = custom.isBare && !custom.isNested
    let first =
      takesClass
      ? Choice.recommended(
        byClass.id, byClass.label, byClass.consequence, because: "the storyboard holds nothing but the class")
      : Choice.recommended(
        byStoryboard.id, byStoryboard.label, byStoryboard.consequence,
        because: custom.isNested ? "it stands inside of another controller" : "the storyboard sets more than the class")
    let second =
      takesClass
      ? Choice.other(byStoryboard.id, byStoryboard.label, byStoryboard.consequence)
      : Choice.other(byClass.id, byClass.label, byClass.consequence)
    return reverse ? [first, second] : [first, second, forward]
  }
}
