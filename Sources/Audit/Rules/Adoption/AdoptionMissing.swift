/// An app that starts without scenes.
public enum AdoptionMissing: Rule {
  public static let documentation = RuleDocumentation(
    id: "adoption.missing", kinds: [.blocker], title: "An app target does not use the scene life cycle",
    explanation: """
      Apps that are built with the iOS 27 SDK have to use scenes: UIKit stops every other app while it starts, with \
      "UIScene life cycle is required for apps built with this SDK". A target counts as adopted when its Info.plist \
      describes a window scene with a delegate class, in every build configuration, or when the app delegate names \
      the class in code as a scene connects.

      The repair is one piece of work: the scene manifest in every Info.plist, a scene delegate that makes the \
      window and takes links and life-cycle events, its membership in every target that needs it. A person chooses \
      where the class goes, and whether a manifest names it or code.

      One window is enough. Support for several windows is never turned on.
      """,
    references: [Page.transition, Page.technote, Page.releaseNotes],
    examples: [
      RuleExample(.fires, "a window made by the app delegate, and no manifest", base: .uiKit),
      RuleExample(.fires, "Objective-C, started by main.m", base: .objectiveC),
      RuleExample(.fires, "Capacitor's template up to 8.4", base: .capacitor84),
      RuleExample(.silent, "a manifest that names a scene delegate", base: .uiKitScenes),
      RuleExample(.silent, "Capacitor's template since 8.5", base: .capacitor85),
      RuleExample(.silent, "a SwiftUI App brings its own scenes", base: .swiftUI),
    ],
    otherTools: [.xcodeSkill: true])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.groups(in: .notAdopted).compactMap { group in
      guard let adoption = group.first, adoption.isKnown else { return nil }
      let subject = AdoptionSubject(context: context, group: group)
      let place = subject.manifestPlace
      return finding(
        message(subject, adoption), targets: subject.targets, in: place?.text, at: place?.range,
        symbol: group.appDelegate?.name, choices: choices(subject),
        subject: subject.subject(subject.registrationProblem == nil ? [:] : ["registration": "no"]),
        deviceChecks: AdoptionSubject.deviceChecks, distinction: subject.distinction,
        otherTools: subject.stackTools)
    }
  }

  /// Flutter's scene delegate serves as it is; a class of the app's own is needed only where code moves to the scene.
  private static func flutterChoices(_ subject: AdoptionSubject, _ delegate: ClassModel) -> [Choice] {
    let file = delegate.declaration.file.text.name
    let newFile = (
      "newFile", Phrase("Add the manifest with Flutter's scene delegate"),
      Phrase(
        """
        Every Info.plist of \(subject.name) names FlutterSceneDelegate and the storyboard of today. Where code moves \
        to the scene, it becomes \(subject.sceneDelegate): FlutterSceneDelegate, in a file of its own.
        """)
    )
    let append = (
      "append", Phrase("The same, with a class of its own in \(file)"),
      Phrase(
        "Code that moves to the scene goes to a class at the end of \(file), and the Xcode project stays untouched.")
    )
    if let problem = subject.registrationProblem {
      return [
        .recommended(
          append.0, append.1, append.2, because: "\(problem)", isSure: subject.keepsChanges),
        .other(newFile.0, newFile.1, newFile.2, reason: "\(problem)"),
      ]
    }
    return [
      .recommended(newFile.0, newFile.1, newFile.2, because: "it is the shape of Flutter's own migration"),
      .other(append.0, append.1, append.2),
    ]
  }

  private static func choices(_ subject: AdoptionSubject) -> [Choice] {
    guard let delegate = subject.group.appDelegate, subject.ownWay == nil else { return [] }
    if subject.isFlutter { return flutterChoices(subject, delegate) }
    let file = delegate.declaration.file.text.name
    let name = subject.sceneDelegate
    let isPlusPlus = delegate.parts.contains { TreePath.pathExtension($0.file.path) == "mm" }
    let ending = delegate.language == .swift ? "swift" : isPlusPlus ? "mm" : "m"
    let newFile = (
      id: "newFile", label: Phrase("Add the manifest and \(name).\(ending)"),
      consequence: Phrase(
        """
        The manifest goes into every Info.plist of \(subject.name); \(name) gets a file of its own, registered in the \
        Xcode project.
        """)
    )
    let append = (
      id: "append", label: Phrase("Add the manifest, and put \(name) into \(file)"),
      consequence: Phrase(
        "As above, but the class stands at the end of \(file), and the Xcode project stays untouched.")
    )
    let dynamic = Choice.other(
      "dynamic", "Name the scene delegate in code only",
      """
      No Info.plist changes: the app delegate answers application(_:configurationForConnecting:options:) with \
      \(name). Apps in production work this way; Apple's documents describe both.
      """)
    let others = [dynamic] + [staged(subject)].compactMap { $0 }
    if let problem = subject.registrationProblem {
      return [
        .recommended(
          append.id, append.label, append.consequence, because: "\(problem)",
          isSure: subject.keepsChanges),
        .other(newFile.id, newFile.label, newFile.consequence, reason: "\(problem)"),
      ] + others
    }
    if let generator = subject.context.project.generator {
      return [
        .recommended(
          newFile.id, newFile.label, newFile.consequence,
          because:
            "it is the shape Apple's templates have, and \(generator.definition) looks for sources in that folder",
          isSure: subject.keepsChanges),
        .other(append.id, append.label, append.consequence),
      ] + others
    }
    return [
      .recommended(
        newFile.id, newFile.label, newFile.consequence,
        because: "it is the shape Apple's templates have, and the project file can be edited"),
      .other(append.id, append.label, append.consequence),
    ] + others
  }

  /// Capacitor and React Native have a shape of their own, which leaves nothing to do in stages.
  private static func staged(_ subject: AdoptionSubject) -> Choice? {
    guard !subject.context.project.stacks.contains(.capacitor), !subject.isReactNative else { return nil }
    return .other(
      "staged", "In stages: the app delegate's code stays, and the scene delegate calls it",
      """
      The app delegate names \(subject.sceneDelegate) in code, makes the window as before, and keeps every method; \
      \(subject.sceneDelegate) takes the window and calls them. Every other question is answered so unless you say \
      otherwise. UIKit switches the whole app to scenes at once even so; the code moves later, method by method.
      """)
  }
}

extension AdoptionMissing {
  fileprivate static func message(_ subject: AdoptionSubject, _ adoption: TargetAdoption) -> RuleMessage {
    let title =
      adoption.manifests.contains(where: \.hasManifest)
      ? localized(
        "\(subject.name) \(subject.targets.count, one: "has", other: "have") a scene manifest without a scene delegate")
      : localized("\(subject.name) \(subject.targets.count, one: "has", other: "have") no scene manifest")
    var text =
      localized(
        """
        Built with the iOS 27 SDK, the app stops while it starts, before its first screen: UIKit requires the scene \
        life cycle. \(subject.evidence(for: .manifest)) 
        """)
    if let delegate = subject.group.appDelegate {
      let place = Evidence.place(delegate.declaration.file.text, delegate.declaration.type.nameRange)
      text += localized("The app delegate is \(delegate.name) (\(place)). ")
      let lineage = subject.context.sources.lineage(of: delegate, in: adoption.target)
      if let unseen = lineage.last.flatMap(subject.context.sources.foreignSuperclass),
        !SourceIndex.applicationDelegateTypes.contains(unseen)
      {
        text += localized(
          """
          It inherits from \(unseen), whose code is not here: what that does in the methods which end cannot be seen. 
          """)
      }
    } else {
      text += localized(
        "No app delegate was found in the sources that were read, so the repair cannot be made from here. ")
    }
    if let stack = subject.ownWay {
      text += localized("\(stack.title) brings scenes in its own way; the findings about \(stack.title) say how. ")
    }
    if let definition = subject.definition {
      text +=
        definition.isEditable
        ? localized("The Info.plist is written from \(definition.path), so the manifest goes there as well. ")
        : localized(
          """
          The Info.plist is written from \(definition.path), where a person has to add the manifest; the plan says what \
          to write. 
          """)
    } else if let generator = subject.context.project.generator {
      text +=
        localized(
          """
          The Xcode project is written anew from \(generator.definition): what is changed in it or in an Info.plist \
          it writes is lost the next time. 
          """)
    }
    text += localized("That the first screen appears after the repair shows only on a device or simulator.")
    return RuleMessage(title: title, text: text)
  }
}
