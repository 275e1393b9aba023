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
  func passOn(_ kind: HandledEvent, unlessTakenBy handler: String) -> String {
    let activity = Slot.activity.mark
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

extension MigrationUnit {
  /// The object that takes links which the app's own code leaves; nil where the stack wants none.
  var linkReceiver: LinkReceiver? {
    let language = (sceneDelegate ?? appDelegate)?.language
    guard language == .swift else { return nil }
    if isCapacitor { return hasCapacitorSceneProxy ? .sceneProxy : .ownForwards }
    return isFlutter && (sceneDelegate == nil || inheritsFromFlutter) ? .superclass : nil
  }
}
