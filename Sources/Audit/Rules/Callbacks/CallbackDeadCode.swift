/// Methods of the app delegate that are not called any more and do nothing anyway.
public enum CallbackDeadCode: Rule {
  public static let documentation = RuleDocumentation(
    id: "callback.dead-code", kinds: [.informational],
    title: "Methods of the app delegate that are left over",
    explanation: """
      Templates leave empty life-cycle methods behind, and Capacitor's leaves two methods that hand links to its \
      proxy. Under scenes UIKit calls none of them, and the stack's scene form does what the proxy calls did. They do \
      no harm; deleting them makes plain that nothing happens there.

      Capacitor's own templates differ: for Swift packages the link methods are gone in 8.5, for CocoaPods they stay.
      """,
    references: [
      "https://capacitorjs.com/docs/updating/8-5",
      "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle",
    ],
    examples: [
      .appDelegate(
        .fires, "the template's empty methods", base: .uiKit,
        """
        func applicationDidEnterBackground(_ application: UIApplication) {
          // Use this method to release shared resources.
        }
        """),
      .appDelegate(
        .fires, "Capacitor's proxy alone", base: .capacitor84,
        """
        func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
          return ApplicationDelegateProxy.shared.application(application, continue: userActivity, restorationHandler: restorationHandler)
        }
        """),
      .appDelegate(
        .silent, "methods that do something, and others that are still called", base: .uiKit,
        """
        func applicationDidEnterBackground(_ application: UIApplication) {
          Store.shared.save()
        }
        func applicationWillTerminate(_ application: UIApplication) {}
        """),
    ])

  /// Two questions at most for one class: the methods about links, and the rest.
  private enum Group: String, CaseIterable {
    case links, stubs, copies

    init?(_ method: DelegateMethod) {
      if method.verdict == .real {
        guard method.isCopiedToday else { return nil }
        self = .copies
      } else {
        self = method.verdict == .proxyOnly ? .links : .stubs
      }
    }
  }

  public static func evaluate(_ context: AuditContext) -> [Finding] {
    let liveness = context.liveness
    let dead = context.delegateMethods { callback in
      callback.fate == .dies && ![.stateRestoration, .carPlay].contains(callback.event)
    }.filter { !liveness.isCalled($0) }
    let owners = dead.map { $0.owner.name + "\n" + $0.method.file.path }.unique
    return owners.flatMap { owner -> [Finding] in
      let methods = dead.filter { $0.owner.name + "\n" + $0.method.file.path == owner }
      return Group.allCases.compactMap { group in
        let members = methods.filter { Group($0) == group }
        guard let first = members.first else { return nil }
        return finding(
          message(group, members), about: first, kind: .informational, choices: choices(group, members, context),
          capMigrate: context.capMigrateTells(false),
          values: ["members": members.map(\.function.signature).joined(separator: "\n"), "group": group.rawValue],
          deviceChecks: [])
      }
    }
  }

  private static func choices(_ group: Group, _ members: [DelegateMethod], _ context: AuditContext) -> [Choice] {
    let count = members.count
    let delete = (
      id: "delete", label: count == 1 ? Phrase("Delete it") : Phrase("Delete all \(count)"),
      consequence: Phrase("\(count, one: "The method is", other: "The methods are") removed.")
    )
    let keep = (
      id: "keep", label: Phrase("Keep"),
      consequence: Phrase("Nothing changes; nothing calls \(count, one: "it", other: "them").")
    )
    let packages = context.isCapacitor && context.project.packageManager == .swiftPackageManager
    let runsWithoutScenes = members.flatMap(\.targets).contains { !$0.systemsBeforeScenes.isEmpty }
    let deleteReason: String? =
      switch group {
      case .copies where members.allSatisfy(\.isSameText):
        localized("the same code stands in \(members.compactMap(\.sceneMethod).unique.listed)")
      case .links where packages && !runsWithoutScenes:
        localized("Capacitor's own template for Swift packages has none of them from 8.5 on")
      default: nil
      }
    if let deleteReason, !runsWithoutScenes {
      return [
        .recommended(delete.id, delete.label, delete.consequence, because: "\(deleteReason)"),
        .other(keep.id, keep.label, keep.consequence),
      ]
    }
    return [
      .recommended(
        keep.id, keep.label, keep.consequence,
        because: runsWithoutScenes
          ? "systems before iOS 13 still call them" : "they do no harm, and templates keep them"),
      .other(delete.id, delete.label, delete.consequence),
    ]
  }

  private static func message(_ group: Group, _ members: [DelegateMethod]) -> RuleMessage {
    let names = members.map(\.title)
    let owner = members.first?.owner.name ?? localized("The app delegate")
    switch group {
    case .links:
      return RuleMessage(
        names.count == 1 ? "An old link method is left in \(owner)" : "The old link methods are left in \(owner)",
        """
        \(names.listed) only \(names.count, one: "hands", other: "hand") links to the stack's proxy. Under scenes UIKit \
        does not call \(names.count, one: "it", other: "them"); the scene delegate has to forward in \
        \(names.count, one: "its", other: "their") place.
        """
      )
    case .stubs:
      return RuleMessage(
        names.count == 1 ? "\(names.listed) is an empty stub" : "\(names.count) methods of \(owner) are empty stubs",
        """
        \(names.listed) \(names.count, one: "does", other: "do") nothing, and under scenes UIKit does not call \
        \(names.count, one: "it", other: "them"). Keeping \(names.count, one: "it", other: "them") is harmless.
        """)
    case .copies:
      return RuleMessage(
        names.count == 1 ? "\(names.listed) was left behind" : "\(names.count) methods of \(owner) were left behind",
        "The scene delegate does the same as \(names.listed), which UIKit does not call any more.")
    }
  }
}
