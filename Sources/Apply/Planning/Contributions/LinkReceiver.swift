import Audit

/// Who takes the links that the app's own code leaves.
enum LinkReceiver {
  /// Capacitor's proxy for scenes, there since 8.5.
  case sceneProxy
  /// The helpers in the scene delegate that tell Capacitor's app-delegate proxy.
  case ownForwards
  /// `FlutterSceneDelegate`.
  case superclass

  /// What the warm method does: `handler` says whether it took the link.
  func passOn(_ kind: HandledEvent, unlessTakenBy handler: String, in language: SourceFile.Language) -> String {
    let activity = Slot.activity.mark
    if language == .objectiveC { return Self.objectiveC(kind, unlessTakenBy: handler) }
    switch (self, kind) {
    case (.ownForwards, .url):
      return "for context in \(Slot.contexts.mark) where !\(handler)(context) {\n\tforward(context)\n}"
    case (.ownForwards, _): return "if !\(handler)(\(activity)) {\n\tforwardActivity(\(activity))\n}"
    case (_, .url):
      return "let unhandled = \(Slot.contexts.mark).filter { !\(handler)($0) }\nif !unhandled.isEmpty {\n"
        + "\t\(object).scene(\(Slot.scene.mark), openURLContexts: unhandled)\n}"
    default:
      return "if !\(handler)(\(activity)) {\n\t\(object).scene(\(Slot.scene.mark), continue: \(activity))\n}"
    }
  }

  /// The superclass is all that takes links in Objective-C.
  private static func objectiveC(_ kind: HandledEvent, unlessTakenBy handler: String) -> String {
    let scene = Slot.scene.mark
    guard kind == .url else {
      let activity = Slot.activity.mark
      return "if (![self \(handler):\(activity)]) {\n\t[super scene:\(scene) continueUserActivity:\(activity)];\n}"
    }
    return
      "NSSet<UIOpenURLContext *> *unhandled = [\(Slot.contexts.mark) objectsPassingTest:^BOOL(UIOpenURLContext *context, BOOL *stop) {\n"
      + "\treturn ![self \(handler):context];\n}];\nif (unhandled.count > 0) {\n"
      + "\t[super scene:\(scene) openURLContexts:unhandled];\n}"
  }

  private var object: String { self == .superclass ? "super" : "SceneDelegateProxy.shared" }
}

/// One handler that says whether it took what started the app.
struct LinkChain {
  let event: HandledEvent
  let handler: String
  let findings: [String]

  /// Name of what the handler leaves or takes, in the connect method.
  var noun: String { event == .url ? "URLs" : "Activities" }
  /// `connectionOptions.urlContexts`.
  var source: String { Slot.connectionOptions.mark + (event == .url ? ".urlContexts" : ".userActivities") }
}

extension LinkChain {
  /// What tells the stack of a launch unless the app's own code took what it was started by. It is given the connection
  /// options as a whole, so it is all or nothing; UIKit connects a scene for one reason.
  static func passing(_ chain: [LinkChain], _ call: String, otherwise: String? = nil) -> String {
    let filters = chain.map { "let taken\($0.noun) = \($0.source).filter { \($0.handler)($0) }" }
    let condition = chain.map { "taken\($0.noun).isEmpty" }.joined(separator: ", ")
    return filters.joined(separator: "\n") + "\nif \(condition) {\n\t\(call)\n}"
      + (otherwise.map { " else {\n\t\($0)\n}" } ?? "")
  }
}

extension MigrationUnit {
  /// The object that takes links which the app's own code leaves; nil where the stack wants none.
  var linkReceiver: LinkReceiver? {
    let language = (sceneDelegate ?? appDelegate)?.language
    if isFlutter { return sceneDelegate == nil || inheritsFromFlutter ? .superclass : nil }
    guard language == .swift, isCapacitor else { return nil }
    return hasCapacitorSceneProxy ? .sceneProxy : .ownForwards
  }
}
