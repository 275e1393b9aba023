/// What of the scene life cycle a target has already, as far as the rules on callbacks need it.
struct SceneAdoption: Sendable {
  /// Whether UIKit uses scenes: then the app delegate's old methods are dead today.
  let isAdopted: Bool
  /// Whether the manifest in Info.plist names the delegate, and not only code.
  let isNamedInManifest: Bool
  /// Classes of the target that serve the window role, with the project's own superclasses of each behind it.
  let delegates: [ClassModel]

  /// The delegate's implementation of `callbackID`, if any delegate has one.
  func method(_ callbackID: String) -> ClassModel.Method? {
    delegates.lazy.compactMap { $0.method(callbackID) }.first
  }
}

extension AuditContext {
  func adoption(of target: AppTarget) -> SceneAdoption {
    guard let adoption = adoption[target] else {
      return SceneAdoption(isAdopted: false, isNamedInManifest: false, delegates: [])
    }
    var seen: Set<String> = []
    let delegates = adoption.sceneDelegates.flatMap { sources.lineage(of: $0, in: target) }
      .filter { seen.insert($0.name).inserted }
    return SceneAdoption(
      isAdopted: adoption.usesScenes && !adoption.serving.isEmpty,
      isNamedInManifest: adoption.manifests.contains { !$0.namedWindowEntries.isEmpty },
      delegates: adoption.usesScenes ? delegates : [])
  }

  /// Scene delegates of window scenes in UIKit targets that have adopted scenes, each told once with its targets.
  var liveSceneDelegates: [(delegate: ClassModel, targets: [AppTarget])] {
    var found: [(delegate: ClassModel, targets: [AppTarget])] = []
    for target in project.targets where !sources.entryPoint(of: target).isSwiftUI {
      for delegate in adoption(of: target).delegates where !VendoredCode.holds(delegate.declaration.file.path) {
        let place = delegate.declaration.file.path
        if let index = found.firstIndex(where: {
          $0.delegate.name == delegate.name && $0.delegate.declaration.file.path == place
        }) {
          found[index].targets.append(target)
        } else {
          found.append((delegate, [target]))
        }
      }
    }
    return found
  }
}
