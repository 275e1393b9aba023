/// A compiled scene delegate that nothing uses.
public enum OrphanSceneDelegate: Rule {
  public static let documentation = RuleDocumentation(
    id: "membership.orphan", kinds: [.informational], title: "A scene delegate is compiled and never used",
    explanation: """
      A class that adopts UIWindowSceneDelegate does nothing by itself. If neither the manifest nor the code names it, \
      UIKit never makes one, and what it does about windows and links never runs. It may be left over from an attempt, \
      or be meant for another target.
      """,
    references: [Page.delegateClass],
    examples: [
      RuleExample(
        .fires, "a second class beside the one in use", base: .uiKitScenes,
        files: ["App/Code.swift": "import UIKit\n\nclass OldSceneDelegate: UIResponder, UIWindowSceneDelegate {\n}\n"]),
      RuleExample(
        .silent, "a superclass of the one in use", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nclass BaseSceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n}\n",
          "App/SceneDelegate.swift": "import UIKit\n\nclass SceneDelegate: BaseSceneDelegate {\n}\n",
        ]),
      RuleExample(
        .silent, "named in code for a second window", base: .uiKitScenes,
        files: [
          "App/Code.swift":
            "import UIKit\n\nclass PanelSceneDelegate: UIResponder, UIWindowSceneDelegate {\n}\n\nfunc panel() -> AnyClass {\n  PanelSceneDelegate.self\n}\n"
        ]),
      RuleExample(.silent, "only the one in use", base: .uiKitScenes),
    ])

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    context.adoption.targets.flatMap { adoption -> [Finding] in
      guard adoption.usesScenes, !adoption.entry.isSwiftUI else { return [] }
      let used = usedNames(adoption, context)
      return context.sources.sceneDelegates(of: adoption.target).compactMap { model in
        let part = model.declaration
        guard !used.contains(model.name), !VendoredCode.holds(part.file.path),
          !context.sources.subtypes(of: model.name).contains(where: used.contains),
          model.isCompiled(by: adoption.target, in: context.sources)
        else { return nil }
        return finding(
          message(model.name, adoption), targets: [adoption.target], in: part.file.text, at: part.type.nameRange,
          symbol: model.name, subject: Subject(type: model.name))
      }
    }
  }

  /// Names in the manifest of any role, and every type name that code outside of the class reads.
  private static func usedNames(_ adoption: TargetAdoption, _ context: AuditContext) -> Set<String> {
    var names = Set(adoption.sceneDelegates.map(\.name))
    for entry in adoption.manifests.flatMap(\.effective) {
      if let name = entry.delegateClass?.split(separator: ".").last { names.insert(String(name)) }
    }
    for (file, _) in context.ownSources {
      for block in file.codeBlocks {
        names.formUnion(block.references.compactMap { $0.path.last == "self" || $0.path.count > 1 ? $0.first : nil })
        names.formUnion(block.calls.compactMap { $0.path.last == "class" ? $0.path.first : nil })
      }
    }
    return names
  }
}

extension OrphanSceneDelegate {
  fileprivate static func message(_ name: String, _ adoption: TargetAdoption) -> RuleMessage {
    RuleMessage(
      "\(name) is never used",
      """
      It adopts the scene delegate protocol, but neither the manifest of \(adoption.target.name) nor any code that \
      was read names it, so UIKit never makes one. \
      \(adoption.sceneDelegates.first.map { localized("Scenes are served by \($0.name).") } ?? "")
      """
    )
  }
}
