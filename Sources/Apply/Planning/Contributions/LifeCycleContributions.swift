import Audit

/// The four life-cycle methods: moved, kept and called, or called by an observer.
extension UnitPlan {
  mutating func addLifeCycle() {
    for answer in unit.answers("callback.lifecycle") + unit.answers("callback.privacy-screen") {
      guard let carried = carried(answer), let scene = carried.callback.sceneCounterpart else { continue }
      switch answer.choice {
      case "move":
        var substitutions: [String: String] = [:]
        if let application = carried.function.parameters.first?.name {
          substitutions[application] = "UIApplication.shared"
        }
        guard let moved = move(carried, parameters: substitutions, isBool: false) else { continue }
        guardFirstForeground(carried)
        let prelude = moved.usesAppDelegate ? appDelegateGuard(carried, isBool: false) + "\n" : ""
        draft.add(prelude + moved.code, to: scene, .body, findings: carried.findings)
        remove(carried)
      case "call":
        guardFirstForeground(carried)
        draft.add(
          "\(carried.delegateExpression)?.\(carried.function.baseName)(UIApplication.shared)", to: scene, .body,
          findings: carried.findings)
      case "observe": observe(carried)
      case "delete": remove(carried)
      default: break
      }
    }
  }

  /// `sceneWillEnterForeground` is also called when the scene appears for the first time; the old method was not.
  private mutating func guardFirstForeground(_ carried: CarriedCallback) {
    guard carried.callback.id == "willEnterForeground" else { return }
    let flag = freeMember("wasInBackground")
    draft.addMember(
      flag, isProperty: true,
      "/// The scene also enters the foreground when it first appears; \(carried.function.baseName) was only called"
        + " on return.\nprivate var \(flag) = false",
      findings: carried.findings)
    draft.add("\(flag) = true", to: "scene.didEnterBackground", .guards, findings: carried.findings)
    draft.add("guard \(flag) else { return }", to: "scene.willEnterForeground", .guards, findings: carried.findings)
  }

  /// The method stays; an observer of the application's own notification calls it, once for all windows.
  private mutating func observe(_ carried: CarriedCallback) {
    guard let notification = Self.notifications[carried.callback.id] else { return }
    let name = "\(carried.callback.id)Observed"
    let registration =
      "NotificationCenter.default.addObserver(\n\tself, selector: #selector(\(name)(_:)),"
      + " name: UIApplication.\(notification), object: nil)"
    insertAtLaunch(registration, of: carried.owner, findings: carried.findings)
    let method =
      "@objc private func \(name)(_ notification: Notification) {\n"
      + "\t\(carried.function.baseName)(UIApplication.shared)\n}"
    batch.add(
      SwiftEditor.insertMember(
        lines: method.split(separator: "\n").map(String.init), after: carried.function.range, in: carried.text,
        findings: carried.findings),
      to: carried.text.path)
  }

  static let notifications = [
    "didBecomeActive": "didBecomeActiveNotification", "willResignActive": "willResignActiveNotification",
    "didEnterBackground": "didEnterBackgroundNotification",
    "willEnterForeground": "willEnterForegroundNotification",
  ]
}
