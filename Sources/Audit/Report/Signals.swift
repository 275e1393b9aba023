/// The signals of a project: what "adopted" rests on, each with its evidence.
public enum Signals {
  /// `manifest`, `delegate`, `compiled`, `window`, `links`; for Capacitor also the three that its own tool looks at.
  public static func of(_ context: AuditContext) -> [Signal] {
    let targets = context.adoption.targets
    guard !targets.isEmpty else { return [] }
    let signals = TargetAdoption.Piece.allCases.map { piece in
      let failing = targets.filter { $0.missing.contains(piece) }
      let shown = failing.first ?? targets.first { !$0.entry.isSwiftUI } ?? targets[0]
      let sentence = Evidence(adoption: shown).sentence(for: piece)
      return Signal(
        id: piece.rawValue, title: piece.title, isOK: failing.isEmpty,
        evidence: targets.count > 1 ? sentence.behind(context.project.title(of: shown.target)) : sentence)
    }
    // Capacitor 9 starts with a SwiftUI App, where its old signals say nothing.
    let isOld = context.project.stacks.contains(.capacitor) && !targets.allSatisfy(\.entry.isSwiftUI)
    return isOld ? signals + capacitor(targets) : signals
  }

  /// Capacitor's `migrate` looks for the key in the Info.plist, the file by its name, and the method in the app
  /// delegate. Source: ionic-team/capacitor#8544.
  private static func capacitor(_ targets: [TargetAdoption]) -> [Signal] {
    let plists = targets.flatMap(\.manifests)
    let without = plists.first { $0.written == nil }
    let delegate = targets.lazy.flatMap(\.sceneDelegates).first {
      TreePath.name($0.declaration.file.path) == "SceneDelegate.swift"
    }
    let hook = targets.lazy.compactMap(\.hook).first
    return [
      Signal(
        id: "cap.manifest", title: localized("Info.plist key"), isOK: !plists.isEmpty && without == nil,
        evidence: without.map {
          localized("\($0.plist?.path ?? localized("The generated Info.plist")) lacks UIApplicationSceneManifest.")
        }
          ?? localized("Every Info.plist has UIApplicationSceneManifest.")),
      Signal(
        id: "cap.file", title: "SceneDelegate.swift", isOK: delegate != nil,
        evidence: delegate.map { localized("\($0.declaration.file.path) declares \($0.name).") }
          ?? localized("No SceneDelegate.swift declares a scene delegate.")),
      Signal(
        id: "cap.hook", title: "configurationForConnecting", isOK: hook != nil,
        evidence: hook.map {
          localized("It is at \(Evidence.place($0.method.file.text, $0.method.function.nameRange)).")
        }
          ?? localized("The app delegate does not implement it; the manifest alone is enough.")),
    ]
  }
}

extension TargetAdoption.Piece {
  /// One word, for people.
  fileprivate var title: String {
    switch self {
    case .manifest: localized("manifest")
    case .delegate: localized("delegate")
    case .compiled: localized("compiled")
    case .window: localized("window")
    case .links: localized("links")
    }
  }
}
