/// Which link events reach code once scenes are adopted.
public struct LinkForwarding: Sendable {
  /// Callback ids of scene methods that ought to be there and are not.
  public let missing: [String]
  /// Scene methods that are there.
  public let present: [ClassModel.Method]
  /// Whether a superclass of a framework takes them.
  public let comesFromFramework: Bool
  /// Methods of the app delegate whose events they take over.
  public let expectedFor: [ClassModel.Method]

  public var isComplete: Bool { missing.isEmpty }

  private static let linkCallbacks: [(app: [String], scene: String)] = [
    (["openURL", "openURLSource", "handleOpenURL"], "scene.openURLContexts"),
    (["continueActivity"], "scene.continueActivity"),
  ]

  /// - Parameters:
  ///   - isServedByFramework: whether the manifest names a stack's own class.
  ///   - needsBoth: whether the stack itself wants links and universal links, as Capacitor does.
  init(appDelegate: ClassModel?, sceneDelegates: [[ClassModel]], isServedByFramework: Bool, needsBoth: Bool) {
    let comesFromFramework =
      isServedByFramework
      || sceneDelegates.joined().contains { model in
        model.supertypes.contains { WindowSource.frameworks.contains($0) }
      }
    var missing: [String] = []
    var present: [ClassModel.Method] = []
    var expectedFor: [ClassModel.Method] = []
    for (app, scene) in Self.linkCallbacks {
      let old = app.compactMap { appDelegate?.method($0) }.filter { method in
        switch BodyVerdict(method.function) {
        case .empty, .trivial: false
        case .superOnly, .proxyOnly, .real: true
        }
      }
      let isWanted = needsBoth || !old.isEmpty
      expectedFor += old
      let new = sceneDelegates.joined().compactMap { $0.method(scene) }.first
      if let new { present.append(new) }
      if isWanted, new == nil, !comesFromFramework { missing.append(scene) }
    }
    self.comesFromFramework = comesFromFramework
    self.missing = missing
    self.present = present
    self.expectedFor = expectedFor
  }
}
