/// An app with some pieces of the scene life cycle and not all.
public enum AdoptionPartial: Rule {
  public static let documentation = RuleDocumentation(
    id: "adoption.partial", kinds: [.blocker], title: "The scene life cycle is only half adopted",
    explanation: """
      Five things have to come together: a manifest (or code) that names a scene delegate, a class of exactly that \
      name, its file among the sources of every target, something that makes the window, and the methods that take \
      links. With some of them missing the app stops at launch, shows a black screen, or ignores links.

      The repair adds the pieces that are missing and leaves the ones that are there as they are. Names that were \
      shipped are kept, because iOS remembers them between launches.
      """,
    references: [Page.transition, Page.technote, Page.delegateClass],
    examples: [
      RuleExample(
        .fires, "a scene delegate that nothing names", base: .uiKitScenes,
        files: ["App/Info.plist": ExamplePropertyList.file()]),
      RuleExample(
        .fires, "a scene delegate whose file no target compiles", base: .uiKitScenes,
        files: [
          "App.xcodeproj/project.pbxproj": ExampleProject.swiftProject(
            sources: ["AppDelegate.swift", "ViewController.swift"], resources: ["Main.storyboard"]
          ).text
        ]),
      RuleExample(
        .fires, "a class name that does not fit", base: .uiKitScenes,
        files: [
          "App/Info.plist": ExamplePropertyList.file(
            ExamplePropertyList.usualManifest(storyboard: "Main", delegate: "SceneDelegate"))
        ]),
      RuleExample(.silent, "everything is there", base: .uiKitScenes),
      RuleExample(.silent, "nothing is there", base: .uiKit),
    ],
    otherTools: [.xcodeSkill: false])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.groups(in: .partial).compactMap { group in
      guard let adoption = group.first, adoption.isKnown, adoption.missing != [.links] else { return nil }
      let subject = AdoptionSubject(context: context, group: group)
      let place = place(subject, adoption)
      let missing = adoption.missing.map(\.rawValue).joined(separator: ",")
      return finding(
        message(subject, adoption), targets: subject.targets, in: place?.text, at: place?.range,
        symbol: subject.sceneDelegate, choices: choices(subject, adoption),
        subject: subject.subject(["missing": missing]),
        deviceChecks: AdoptionSubject.deviceChecks, distinction: subject.distinction,
        otherTools: subject.stackTools)
    }
  }

  /// The first missing piece, where it belongs.
  private static func place(_ subject: AdoptionSubject, _ adoption: TargetAdoption) -> (
    text: SourceText, range: ByteRange
  )? {
    guard let piece = adoption.missing.first else { return nil }
    if piece != .manifest, piece != .delegate, let model = adoption.sceneDelegates.first {
      return (model.declaration.file.text, model.declaration.type.nameRange)
    }
    if piece == .delegate {
      for serving in adoption.serving {
        if case .manifest(let use, let entry) = serving.origin, let plist = use.plist {
          return (plist.text, entry.node["UISceneDelegateClassName"]?.range ?? entry.node.range)
        }
      }
    }
    return subject.manifestPlace
  }

  private static func choices(_ subject: AdoptionSubject, _ adoption: TargetAdoption) -> [Choice] {
    guard subject.group.appDelegate != nil, subject.ownWay == nil, unfit(subject, adoption).isEmpty else { return [] }
    let pieces = adoption.missing.map(words).listed
    return [
      .recommended(
        "fix", "Add what is missing", "These are added, and nothing else changes: \(pieces).",
        because: "without them the app does not show its first screen with the iOS 27 SDK",
        isSure: subject.keepsChanges && secondStart(subject, adoption) == nil),
      .other("leave", "Leave it", "The app stays as it is; the findings below stay open."),
    ]
  }

  /// A scene delegate that nothing names and that makes a window of its own, where the app delegate makes one at launch: switched
  /// on, both start.
  private static func secondStart(_ subject: AdoptionSubject, _ adoption: TargetAdoption) -> String? {
    // Capacitor's window shows the same bridge wherever it is made.
    guard !subject.context.project.stacks.contains(.capacitor), let serving = adoption.serving.first,
      case .source = serving.origin, case .code = serving.window,
      let delegate = subject.group.appDelegate, LaunchWindow.isMade(by: delegate, in: subject.context, adoption.target)
    else { return nil }
    return localized(
      """
       Nothing names \(serving.title) yet, and it makes a window of its own beside the one that \(delegate.name) makes at \
      launch: switched on, both start. Which of them is to stay a person has to say first.
      """)
  }

  /// What the file that would be added to the target asks of the app delegate in vain.
  private static func unfit(_ subject: AdoptionSubject, _ adoption: TargetAdoption) -> [UndeclaredMember] {
    guard let delegate = subject.group.appDelegate else { return [] }
    return adoption.serving.flatMap { serving -> [UndeclaredMember] in
      guard case .notCompiled(let model) = serving.resolution else { return [] }
      return subject.context.sources.undeclaredMembers(model, of: delegate)
    }
  }

  static func words(_ piece: TargetAdoption.Piece) -> String {
    switch piece {
    case .manifest: localized("the manifest's entry for the window")
    case .delegate: localized("a class of the name that is asked for")
    case .compiled: localized("the file's membership in the target")
    case .window: localized("the making of the window")
    case .links: localized("the methods that take links")
    }
  }
}

extension AdoptionPartial {
  fileprivate static func message(_ subject: AdoptionSubject, _ adoption: TargetAdoption) -> RuleMessage {
    let missing = adoption.missing.map(subject.evidence)
    let unfit = unfit(subject, adoption)
    let place = unfit.first.map { Evidence.place($0.file.text, $0.range) } ?? ""
    let names = unfit.map(\.name).listed
    let hint: Phrase =
      unfit.isEmpty
      ? ""
      : """
       That file would not compile: \(subject.group.appDelegate?.name ?? "") has no \(names) that it might use (\(place)). \
      Add what it needs, or let the manifest name another class.
      """
    let present = TargetAdoption.Piece.allCases.filter { !adoption.missing.contains($0) }.map(subject.evidence)
    return RuleMessage(
      "\(subject.name) \(subject.targets.count, one: "has", other: "have") adopted scenes only in part",
      """
      Missing: \(missing.unique.joined(separator: " ")) There already: \
      \(present.isEmpty ? localized("nothing.") : present.unique.joined(separator: " ")) UIKit takes a half description at its \
      word: the app stops at launch, stays black or drops links, depending on the piece. Which of these it is shows \
      only when it runs.\(secondStart(subject, adoption) ?? "")
      """ + hint)
  }
}
