/// An Info.plist of app targets, with everything that uses it.
struct ManifestPlace {
  let plist: InfoPlist
  let adoptions: [TargetAdoption]

  var targets: [AppTarget] { adoptions.map(\.target) }
  var manifest: SceneManifest? { plist.sceneManifest }
  /// Whether code of some target names the scene delegate.
  var isServedByCode: Bool { adoptions.contains { $0.hook?.setsDelegate ?? false } }
  /// Whether the question about adoption repairs it.
  var isRepairedByAdoption: Bool { adoptions.contains(where: \.isRepairedByAdoption) }

  /// `fix` and `leave`, or nothing where the question about adoption covers the repair.
  func choices(_ label: Phrase, _ consequence: Phrase, because reason: Phrase, isSure: Bool = true) -> [Choice] {
    if isRepairedByAdoption { return [] }
    return [
      .recommended("fix", label, consequence, because: reason, isSure: isSure && plist.isEditable),
      .other("leave", "Leave it", "The file stays as it is."),
    ]
  }

  /// The sentence that says where the repair is asked about.
  var coveredNote: String {
    isRepairedByAdoption ? localized(" The question about adopting scenes in this target repairs it.") : ""
  }
}

extension AuditContext {
  /// Info.plists of app targets, each once, in order of the targets.
  func manifestPlaces(where isIncluded: (TargetAdoption) -> Bool = { !$0.entry.isSwiftUI }) -> [ManifestPlace] {
    var order: [String] = []
    var found: [String: (plist: InfoPlist, adoptions: [TargetAdoption])] = [:]
    for adoption in adoption.targets where isIncluded(adoption) {
      for plist in adoption.manifests.compactMap(\.plist) {
        if found[plist.path] == nil { order.append(plist.path) }
        var entry = found[plist.path] ?? (plist, [])
        if !entry.adoptions.contains(where: { $0.target.id == adoption.target.id }) { entry.adoptions.append(adoption) }
        found[plist.path] = entry
      }
    }
    return order.compactMap { path in
      found[path].map { ManifestPlace(plist: $0.plist, adoptions: $0.adoptions) }
    }
  }
}

/// Where a build setting is written, for showing it. Which value counts is worked out elsewhere.
enum SettingPlace {
  static func find(
    _ name: String, value: String? = nil, of target: AppTarget, in tree: any FileTree
  ) -> (text: SourceText, range: ByteRange)? {
    let source = target.configurations.lazy.compactMap { $0.settings[name]?.source }.first { !$0.isEmpty }
    let value = value ?? target.configurations.lazy.compactMap { $0.settings[name]?.value }.first { !$0.isEmpty } ?? ""
    for path in [source, target.projectFile].compactMap({ $0 }) {
      guard let text = try? tree.text(of: path) else { continue }
      // Other targets set it, too.
      let lines = (0..<text.lineCount).filter { text.line($0).contains(name) }
      let exact = lines.first { line in
        assigned(text.line(line)) == value
          || text.line(line).split { !($0.isNumber || $0.isLetter || $0 == "." || $0 == "_") }.contains {
            $0 == value[...]
          }
      }
      if let line = exact ?? lines.first { return (text, text.lineRange(line)) }
    }
    return nil
  }

  /// `App/Info.plist` of `INFOPLIST_FILE = "App/Info.plist";`.
  private static func assigned(_ line: String) -> String? {
    line.firstIndex(of: "=").map { equals in
      let rest = line[line.index(after: equals)...].drop(while: \.isWhitespace)
      return String(rest.prefix { $0 != ";" && !$0.isNewline }.filter { $0 != "\"" })
    }
  }
}
