import Audit

/// Repairs of a manifest that is there already, one by one as they were answered.
extension UnitPlan {
  mutating func addManifestRepairs() {
    for answer in unit.answers where answer.rule.hasPrefix("manifest.") {
      switch (answer.rule, answer.choice) {
      case ("manifest.multiple-scenes", "setFalse"):
        forPlists(of: answer) { editor throws(PropertyListEditingError) in
          if editor.plist.sceneManifest == nil { return [] }
          return try editor.set(
            .boolean(false), at: [.key(SceneManifest.key), "UIApplicationSupportsMultipleScenes"],
            findings: [answer.id])
        }
      case ("manifest.main-storyboard-key", "remove"):
        let key = answer.finding.subject.member ?? "UIMainStoryboardFile"
        for plist in unit.infoPlists
        where plist.path == answer.finding.subject.file
          || plist.string(key) == answer.finding.subject.values["storyboard"]
        {
          edit(plist, findings: [answer.id]) { editor throws(PropertyListEditingError) in
            try editor.remove([.key(key)], findings: [answer.id])
          }
        }
      case ("manifest.double-window", "keepCode"):
        forConfigurations(of: answer) { editor, place throws(PropertyListEditingError) in
          try editor.remove(place + ["UISceneStoryboardFile"], findings: [answer.id])
        }
      case ("manifest.double-window", "keepStoryboard"): keepStoryboardWindow(answer)
      case ("manifest.configuration-name", "fix"): correctConfigurationName(answer)
      case ("manifest.storyboard-missing", "fix"): correctStoryboard(answer)
      case ("manifest.delegate-unresolved", "correct"), ("manifest.delegate-wrong-type", "fix"):
        correctDelegate(answer)
      case ("manifest.unknown-key", "rename"): renameKey(answer)
      case ("manifest.disabled", "fix"), ("manifest.misplaced", "fix"): restoreManifest(answer)
      case ("manifest.generation-override", "fix"):
        for target in unit.targets {
          setBuildSetting(
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "NO", of: target, findings: [answer.id])
        }
      case ("manifest.regenerated", "define"): defineManifest(answer)
      case ("manifest.hollow", "fix"), ("manifest.no-window-role", "fix"), ("manifest.coverage", "fix"):
        completeOne(answer)
      default: break
      }
    }
  }

  private func plists(of answer: Answer) -> [InfoPlist] {
    guard let path = answer.finding.subject.file, let plist = unit.context.project.infoPlists[path] else {
      return unit.infoPlists
    }
    return [plist]
  }

  private mutating func forPlists(
    of answer: Answer, _ change: (PropertyListEditor) throws(PropertyListEditingError) -> [Edit]
  ) {
    for plist in plists(of: answer) { edit(plist, findings: [answer.id], change) }
  }

  /// Runs a change for every configuration of the window role.
  private mutating func forConfigurations(
    of answer: Answer,
    _ change: (PropertyListEditor, [PropertyListStep]) throws(PropertyListEditingError) -> [Edit]
  ) {
    for plist in plists(of: answer) {
      let count = current(plist).sceneManifest?.windowConfigurations.count ?? 0
      for index in 0..<count {
        let place: [PropertyListStep] = [
          .key(SceneManifest.key), "UISceneConfigurations", .key(SceneManifest.windowRole), .index(index),
        ]
        edit(plist, findings: [answer.id]) { editor throws(PropertyListEditingError) in try change(editor, place) }
      }
    }
  }

  private mutating func completeOne(_ answer: Answer) {
    guard adoptionAnswer == nil else { return }
    for plist in plists(of: answer) {
      let content = manifestContent(storyboard: storyboard(for: plist))
      edit(plist, findings: [answer.id]) { editor throws(PropertyListEditingError) in
        try editor.completeManifest(content, findings: [answer.id])
      }
    }
  }

  /// What the Info.plist says of scenes goes where the generator reads it.
  private mutating func defineManifest(_ answer: Answer) {
    for plist in plists(of: answer) {
      guard let manifest = plist.sceneManifest?.entry.value else { continue }
      define(plist, findings: [answer.id]) { editor throws(PropertyListEditingError) in
        try editor.set(PropertyListContent(manifest), at: [.key(SceneManifest.key)], findings: [answer.id])
      }
    }
  }

  /// Another name in the place of the one that cannot be loaded, or none.
  private mutating func correctStoryboard(_ answer: Answer) {
    guard let range = answer.finding.subject.range else { return }
    let name = answer.finding.subject.values["name"]
    forPlists(of: answer) { editor throws(PropertyListEditingError) in
      guard let place = editor.path(to: range) else { return [] }
      guard let name else { return try editor.remove(place, findings: [answer.id]) }
      return try editor.set(.string(name), at: place, findings: [answer.id])
    }
  }

  private mutating func correctDelegate(_ answer: Answer) {
    if answer.rule == "manifest.delegate-wrong-type", let model = unit.sceneDelegate, model.language == .swift,
      answer.finding.subject.values["name"] == nil
    {
      let part = model.declaration
      batch.add(
        SwiftEditor.addSupertype("UIWindowSceneDelegate", to: part.type, in: part.file.text, findings: [answer.id]),
        to: part.file.path)
      return
    }
    let name = answer.finding.subject.values["name"] ?? manifestClassName
    let findings = [answer.id] + (adoptionAnswer.map { [$0.id] } ?? [])
    forConfigurations(of: answer) { editor, place throws(PropertyListEditingError) in
      try editor.set(.string(name), at: place + ["UISceneDelegateClassName"], findings: findings)
    }
  }

  /// The scene delegate loads the main nib and shows its first controller; what else the nib connects cannot be seen
  /// from here.
  mutating func loadNib(_ answer: Answer, isSpare: Bool = false) {
    let nib = answer.finding.subject.values["nib"] ?? "MainWindow"
    let onPad = answer.finding.subject.values["onPad"].flatMap { $0.isEmpty ? nil : $0 }
    let outlets = (answer.finding.subject.values["outlets"] ?? "").split(separator: ",").map(String.init)
    if isSpare {
      batch.manual(
        localized("Two places make the window"),
        localized(
          "The app delegate makes one in code. The nib is not loaded; what it shows has to be put into that one."),
        answer.finding.location, findings: [answer.id])
    } else {
      draft.add(dialect.windowSceneGuard, to: "scene.willConnect", .guards, findings: [answer.id])
      draft.add(dialect.loadNib(nib, onPad: onPad), to: "scene.willConnect", .window, findings: [answer.id])
    }
    if let name = answer.finding.subject.values["unnamed"], !name.isEmpty {
      batch.manual(
        localized("Name \(name) in main"),
        localized(
          """
          The nib made the app delegate. Without the nib there is none, unless UIApplicationMain is given the name of \
          its class as the last argument.
          """), findings: [answer.id])
    }
    batch.manual(
      localized("Connect anew what \(nib) connected"),
      answer.finding.kind == .blocker && !outlets.isEmpty
        ? localized(
          """
          The nib connects an app delegate that it makes itself, so \(outlets.commaSeparated) of the one that runs stay nil, and \
          code that unwraps them ends the app. In Interface Builder give File's Owner the class \(sceneDelegateName), \
          connect these outlets to it, and take the app delegate out. Declare them as outlets of \(sceneDelegateName), \
          load the nib there with itself as the owner, and have code that asks the app delegate for them ask there. Then \
          take NSMainNibFile out of the Info.plist.
          """)
        : outlets.isEmpty
          ? localized(
            "Open the nib in Interface Builder: outlets of the app delegate and of the file's owner stay empty.")
          : localized(
            "These outlets of the app delegate stay empty: \(outlets.joined(separator: ", ")). Set them where the scene connects."
          ),
      answer.finding.location, findings: [answer.id])
  }

  /// The literal in code that names the configuration says what the manifest says.
  private mutating func correctConfigurationName(_ answer: Answer) {
    guard let name = answer.finding.subject.values["name"], let range = answer.finding.subject.range,
      let path = answer.finding.subject.file ?? answer.finding.location?.file,
      let text = unit.context.sources.file(path)?.text
    else { return }
    let mark = text.string(in: range).hasPrefix("@") ? "@" : ""
    batch.add([Edit(range: range, replacement: "\(mark)\"\(name)\"", findings: [answer.id])], to: path)
  }

  private mutating func renameKey(_ answer: Answer) {
    guard let range = answer.finding.subject.range,
      let name = answer.finding.subject.values["name"] ?? answer.finding.subject.values["rename"]
    else { return }
    forPlists(of: answer) { editor throws(PropertyListEditingError) in
      guard let place = editor.path(to: range) else { return [] }
      return try editor.rename(place, to: name, findings: [answer.id])
    }
  }

  private mutating func restoreManifest(_ answer: Answer) {
    for plist in plists(of: answer) {
      let range = answer.finding.subject.range
      guard
        let found = plist.misplacedManifests.first(where: { $0.range == range }) ?? plist.misplacedManifests.first
      else { continue }
      restore(found, in: plist, findings: [answer.id])
    }
  }

  /// Puts a misplaced manifest right, wherever earlier changes have moved it to.
  mutating func restore(_ found: MisplacedManifest, in plist: InfoPlist, findings: [String]) {
    let index = plist.misplacedManifests.firstIndex(of: found) ?? 0
    edit(plist, findings: findings) { editor throws(PropertyListEditingError) in
      let all = editor.plist.misplacedManifests
      return try editor.repair(all.indices.contains(index) ? all[index] : found, findings: findings)
    }
  }
}
