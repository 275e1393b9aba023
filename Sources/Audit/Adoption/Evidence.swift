/// What shows that a piece of adoption is there or missing: sentences with file and line.
struct Evidence {
  let adoption: TargetAdoption

  func sentence(for piece: TargetAdoption.Piece) -> String {
    if case .swiftUI(let app) = adoption.entry {
      return localized(
        "SwiftUI makes the scenes of \(app.type.name) (\(Self.place(app.file.text, app.type.nameRange))).")
    }
    if !adoption.isKnown, adoption.missing.contains(piece) {
      return localized("The Info.plist of \(adoption.target.name) could not be read, so nothing is claimed.")
    }
    switch piece {
    case .manifest: return manifest
    case .delegate: return delegate
    case .compiled: return compiled
    case .window: return window
    case .links: return links
    }
  }

  static func place(_ text: SourceText, _ range: ByteRange) -> String {
    "\(text.path):\(text.position(at: range.lowerBound).line)"
  }

  private var manifest: String {
    if let hook = adoption.hook, hook.setsDelegate {
      let place = Self.place(hook.method.file.text, hook.method.function.nameRange)
      let names = adoption.serving.map(\.name).commaSeparated
      return localized("The code names the scene delegate (\(names)) when a scene connects, at \(place).")
    }
    for use in adoption.manifests where use.isKnown && use.namedWindowEntries.isEmpty {
      return missingManifest(use)
    }
    let named = adoption.manifests.compactMap { use -> String? in
      guard let plist = use.plist, let entry = use.namedWindowEntries.first else { return nil }
      return localized("\(Self.place(plist.text, entry.node.range)) names \(entry.delegateClass ?? "")")
    }
    return named.joined(separator: localized("; ")) + localized(".")
  }

  private func missingManifest(_ use: ManifestUse) -> String {
    let names = use.configurations.map(\.name)
    let few = names.count > 4 ? names.prefix(3) : names[...]
    let rest = names.count - few.count
    let builds = Array(few).commaSeparated + (rest > 0 ? localized(" and \(rest) more") : "")
    guard let plist = use.plist else {
      return use.isOverridden
        ? localized("The generated Info.plist of \(builds) has a manifest without a scene delegate.")
        : localized("The generated Info.plist of \(builds) has no scene manifest.")
    }
    guard let written = use.written else { return localized("\(plist.path) has no scene manifest (\(builds)).") }
    let place = Self.place(plist.text, written.entry.keyRange)
    if use.isOverridden {
      return localized("A build setting replaces the manifest at \(place) by one without a scene delegate (\(builds)).")
    }
    if written.windowConfigurations.isEmpty { return localized("The manifest at \(place) describes no window scene.") }
    return localized("The manifest at \(place) names no scene delegate.")
  }

  private var delegate: String {
    guard
      let serving = adoption.serving.first(where: { !$0.resolution.isUsable && !$0.resolution.isUncompiled })
        ?? adoption.serving.first
    else { return localized("No class of the app serves scenes.") }
    switch serving.resolution {
    case .found(let model), .notCompiled(let model):
      return localized("\(model.name) is declared at \(Self.place(model)).")
    case .framework(let name): return localized("\(name) comes with a framework.")
    case .misnamed(let model, let name, _):
      return localized("The manifest says \(serving.name), but iOS knows the class at \(Self.place(model)) as \(name).")
    case .wrongType(let model): return localized("\(model.name) at \(Self.place(model)) is no scene delegate.")
    case .otherModule(let module):
      return module.isEmpty
        ? localized("The class is chosen while the app runs.")
        : localized("\(serving.name) is in the module \(module), which was not read.")
    case .unexpanded(let name): return localized("\(name) holds a build variable that could not be worked out.")
    case .missing:
      let speaker =
        if case .hook(let hook) = serving.origin { hook.method.function.signature } else { localized("The manifest") }
      return localized("\(speaker) says \(serving.name), and no source of the app declares that class.")
    }
  }

  private var compiled: String {
    for serving in adoption.serving {
      if case .notCompiled(let model) = serving.resolution {
        return localized("\(model.declaration.file.path) is not among the sources of \(adoption.target.name).")
      }
    }
    guard let model = adoption.sceneDelegates.first else {
      return adoption.serving.isEmpty
        ? localized("There is no scene delegate to compile.") : localized("The class comes with a framework.")
    }
    return localized("\(adoption.target.name) compiles \(model.declaration.file.path).")
  }

  private var window: String {
    guard let serving = adoption.serving.first(where: { !$0.window.isThere }) ?? adoption.serving.first else {
      return localized("There is no scene delegate to make a window.")
    }
    switch serving.window {
    case .code(let site, let range):
      return localized("\(site.title) makes the window at \(Self.place(site.file.text, range)).")
    case .storyboard(let name):
      return name.isEmpty
        ? localized("The code names a storyboard for the scene.")
        : localized("The storyboard \(name) makes the window.")
    case .framework: return localized("The class that serves the scene makes the window.")
    case .handedOver(let site, let range):
      return localized(
        "\(site.title) hands the scene over at \(Self.place(site.file.text, range)); that code was not read.")
    case .noProperty(let name):
      return localized("The storyboard \(name) makes a window, but \(serving.title) has no `window` to hold it.")
    case .none: return localized("\(serving.title) makes no window and its configuration names no storyboard.")
    }
  }

  private var links: String {
    if !adoption.links.isComplete {
      let names = adoption.links.missing.compactMap { Callback.id($0)?.swift }.listed
      return adoption.serving.isEmpty
        ? localized("No scene delegate takes links (\(names)).")
        : localized("\(adoption.serving.first?.title ?? "") lacks \(names).")
    }
    guard let method = adoption.links.present.first else {
      return adoption.links.comesFromFramework
        ? localized("The class that serves the scene takes links.") : localized("The app takes no links.")
    }
    return localized("\(method.type.name) takes links at \(Self.place(method.file.text, method.function.nameRange)).")
  }

  private static func place(_ model: ClassModel) -> String {
    place(model.declaration.file.text, model.declaration.type.nameRange)
  }
}
