/// An app that uses scenes already.
public enum AdoptionDone: Rule {
  public static let documentation = RuleDocumentation(
    id: "adoption.done", kinds: [.informational], title: "An app target uses the scene life cycle",
    explanation: """
      The target has everything that UIKit asks for at launch: a scene delegate that is named, declared and compiled, \
      and something that makes the window. The finding lists what shows it, so that nobody has to take it on trust.

      Adopted does not mean that every event still reaches its code. The findings about callbacks, launch options and \
      scene delegates tell that, and the table of events sums it up.
      """,
    references: [Page.transition, Page.technote],
    examples: [
      RuleExample(.fires, "manifest, class, membership and storyboard", base: .uiKitScenes),
      RuleExample(.fires, "Capacitor's template since 8.5", base: .capacitor85),
      RuleExample(
        .fires, "no manifest, but the app delegate names the class", base: .capacitor85,
        files: ["ios/App/App/Info.plist": ExamplePropertyList.file()]),
      RuleExample(.silent, "nothing adopted", base: .uiKit),
      RuleExample(.silent, "a SwiftUI App", base: .swiftUI),
    ],
    otherTools: [.xcodeSkill: true])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let complete = context.adoption.groups(in: .adopted)
    let withoutLinks = context.adoption.groups { $0.state == .partial && $0.missing == [.links] }
    return (complete + withoutLinks).compactMap { group in
      guard let adoption = group.first else { return nil }
      let subject = AdoptionSubject(context: context, group: group)
      let place = place(adoption) ?? subject.manifestPlace
      return finding(
        message(subject, adoption), targets: subject.targets, in: place?.text, at: place?.range,
        symbol: adoption.sceneDelegates.first?.name, subject: subject.subject(),
        otherTools: context.isCapacitor ? [.capMigrate: true] : [:])
    }
  }

  private static func place(_ adoption: TargetAdoption) -> (text: SourceText, range: ByteRange)? {
    for serving in adoption.serving {
      switch serving.origin {
      case .manifest(let use, let entry):
        if let plist = use.plist {
          return (plist.text, entry.node["UISceneDelegateClassName"]?.range ?? entry.node.range)
        }
      case .hook(let hook):
        if let plist = adoption.manifests.lazy.compactMap(\.plist).first, let manifest = plist.sceneManifest {
          return (plist.text, manifest.entry.keyRange)
        }
        return (hook.method.file.text, hook.method.function.nameRange)
      case .source: continue
      }
    }
    return nil
  }
}

extension AdoptionDone {
  fileprivate static func message(_ subject: AdoptionSubject, _ adoption: TargetAdoption) -> RuleMessage {
    let sentences = TargetAdoption.Piece.allCases.map(subject.evidence).unique
    let isInCode = adoption.manifests.allSatisfy { $0.namedWindowEntries.isEmpty }
    let note =
      isInCode && adoption.hook != nil
      ? localized(
        """
         The class is named in code alone. Apps in production work this way with the iOS 27 SDK; only a run shows it \
        for this one.
        """) : ""
    return RuleMessage(
      "\(subject.name) \(subject.targets.count, one: "uses", other: "use") the scene life cycle",
      text: sentences.joined(separator: " ") + note)
  }
}
