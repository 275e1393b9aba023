import Apply
import Audit

/// What the answers to the findings of `ShopApp` do to its files, enough to look like the real planner's work.
struct ShopPlan {
  let findings: [Finding]
  let decisions: Decisions

  init(_ findings: [Finding], _ decisions: Decisions) {
    self.findings = findings
    self.decisions = decisions
  }

  static func isApplied(_ changes: [AppliedChange]) -> Bool { changes.contains { !$0.isUndone } }

  private func answer(_ rule: String, _ symbol: String? = nil) -> (finding: String, choice: String)? {
    guard let finding = findings.first(where: { $0.rule == rule && (symbol == nil || $0.symbol == symbol) }),
      let choice = decisions[finding.id]?.choice
    else { return nil }
    return (finding.id, choice)
  }

  var plan: Plan {
    var files: [FileChange] = []
    var problems: [PlanProblem] = []
    for (path, original, edits) in [
      (ShopApp.appDelegatePath, Optional(ShopApp.appDelegate), appDelegateEdits),
      (ShopApp.plistPath, ShopApp.plist, plistEdits),
      (ShopApp.projectPath, ShopApp.projectFile, projectEdits),
      (ShopApp.sceneDelegatePath, nil, sceneDelegateEdits),
    ] where !edits.isEmpty {
      do throws(EditConflict) {
        files.append(try FileChange(path: path, original: original.map { Array($0.utf8) }, edits: edits))
      } catch { problems.append(.conflict(error)) }
    }
    let unanswered = findings.filter { $0.isQuestion && decisions[$0.id]?.choice == nil }
    var outside: [OutsideStep] = []
    if let version = answer("capacitor.version"), version.choice == "upgrade" {
      outside = [
        OutsideStep(
          arguments: ["npm", "install", "@capacitor/core@^8.5.0", "@capacitor/ios@^8.5.0"], folder: "",
          why: "brings SceneDelegateProxy", findings: [version.finding]),
        OutsideStep(
          arguments: ["npx", "cap", "sync", "ios"], folder: "", why: "writes the Swift package anew",
          findings: [version.finding]),
      ]
    }
    let manual = [
      ManualStep(
        title: "The widget has its own Info.plist", detail: "Extensions need no scene manifest; nothing to do there.")
    ]
    let lost: Set<Callback.Event> = answer("callback.open-url")?.choice == "leave" ? [.openURL] : []
    let after = FakeWorkbench.audit(
      answer("adoption.missing") == nil ? .notAdopted : .adopted,
      findings.filter { decisions[$0.id]?.choice == nil })
    let report = after.report.projects[0]
    let shown = ProjectReport(
      project: report.project, state: report.state, signals: report.signals, findings: report.findings,
      coverage: Self.coverage(answer("adoption.missing") == nil ? .today : .after(lost: lost)))
    return Plan(
      files: files, outsideSteps: outside, manualSteps: files.isEmpty ? [] : manual, unanswered: unanswered,
      problems: problems,
      after: Audit(
        report: AuditReport(root: ShopApp.tree.root, projects: [shown], skipped: [], statistics: AuditStatistics()),
        tree: ShopApp.tree, contexts: []))
  }

  // MARK: Edits

  private var hasScene: Bool { ["newFile", "append"].contains(answer("adoption.missing")?.choice) }

  private var plistEdits: [Edit] {
    guard hasScene, let adoption = answer("adoption.missing") else { return [] }
    let place = ShopApp.range("\t<key>UIMainStoryboardFile", to: "<string>Main</string>\n", in: ShopApp.plist)
    return [
      .insert(
        """
        \t<key>UIApplicationSceneManifest</key>
        \t<dict>
        \t\t<key>UIApplicationSupportsMultipleScenes</key>
        \t\t<false/>
        \t\t<key>UISceneConfigurations</key>
        \t\t<dict>
        \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
        \t\t\t<array>
        \t\t\t\t<dict>
        \t\t\t\t\t<key>UISceneDelegateClassName</key>
        \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        \t\t\t\t</dict>
        \t\t\t</array>
        \t\t</dict>
        \t</dict>

        """, at: place.lowerBound, findings: [adoption.finding])
    ]
  }

  private var projectEdits: [Edit] {
    guard let adoption = answer("adoption.missing"), adoption.choice == "newFile" else { return [] }
    let build = ShopApp.range("/* End PBXBuildFile", to: "section */", in: ShopApp.projectFile).lowerBound
    let phase = ShopApp.range("\t\t\t);", to: ";", in: ShopApp.projectFile).lowerBound
    return [
      .insert(
        "\t\t7E51F0021FED79650016851F /* SceneDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = 7E51F0011FED79650016851F /* SceneDelegate.swift */; };\n",
        at: build, findings: [adoption.finding]),
      .insert(
        "\t\t\t\t7E51F0021FED79650016851F /* SceneDelegate.swift in Sources */,\n", at: phase,
        findings: [adoption.finding]),
    ]
  }

  private func removal(_ start: String, end: String = "\n    }\n\n", _ finding: String) -> Edit {
    Edit(range: ShopApp.range(start, to: end), replacement: "", findings: [finding])
  }

  private var appDelegateEdits: [Edit] {
    var edits: [Edit] = []
    if let url = answer("callback.open-url"), url.choice == "move" {
      edits.append(removal("    func application(_ app: UIApplication, open url", end: "\n    }\n", url.finding))
      edits.append(exposing("store", url.finding))
    }
    if let active = answer("callback.lifecycle", "applicationDidBecomeActive(_:)"),
      ["move", "delete"].contains(active.choice)
    {
      edits.append(removal("    func applicationDidBecomeActive", active.finding))
      if active.choice == "move" { edits.append(exposing("badge", active.finding)) }
    }
    if let background = answer("callback.lifecycle", "applicationDidEnterBackground(_:)"),
      ["move", "delete", "observe"].contains(background.choice)
    {
      edits.append(removal("    func applicationDidEnterBackground", background.finding))
    }
    if let options = answer("launch.options"), options.choice != "keep" {
      edits.append(removal("        if let item = launchOptions", end: "\n        }\n", options.finding))
    }
    if let dead = answer("callback.dead-code"), dead.choice == "delete" {
      edits.append(removal("    func applicationWillResignActive", dead.finding))
      edits.append(removal("    func applicationWillEnterForeground", dead.finding))
    }
    return edits
  }

  private func exposing(_ name: String, _ finding: String) -> Edit {
    let place = ShopApp.range("private let \(name)", to: name)
    return Edit(
      range: place.lowerBound..<place.lowerBound + "private let".utf8.count, replacement: "let", findings: [finding])
  }

  private var sceneDelegateEdits: [Edit] {
    guard let adoption = answer("adoption.missing"), adoption.choice == "newFile" else { return [] }
    var rank = 0
    func part(_ text: String, _ finding: String) -> Edit {
      rank += 1
      return .insert(text, at: 0, findings: [finding], rank: rank)
    }
    var edits = [
      part(
        """
        import UIKit
        import Capacitor

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {

            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                SceneDelegateProxy.shared.scene(scene, willConnectTo: session, options: connectionOptions)

        """, adoption.finding)
    ]
    if let options = answer("launch.options"), options.choice == "move" {
      edits.append(
        part(
          """
                  if let item = connectionOptions.shortcutItem {
                      appDelegate?.store.pending = item.type
                  }

          """, options.finding))
    }
    edits.append(part("    }\n", adoption.finding))
    if let active = answer("callback.lifecycle", "applicationDidBecomeActive(_:)"), active.choice == "move" {
      edits.append(
        part(
          """

              func sceneDidBecomeActive(_ scene: UIScene) {
                  appDelegate?.badge.reset()
                  window?.rootViewController?.view.setNeedsLayout() // 注文の件数を消す
              }

          """, active.finding))
    }
    if let url = answer("callback.open-url"), url.choice == "move" {
      edits.append(
        part(
          """

              func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                  for context in URLContexts where context.url.host == "orders" {
                      _ = appDelegate?.store.show(order: context.url.lastPathComponent)
                  }
                  SceneDelegateProxy.shared.scene(scene, openURLContexts: URLContexts)
              }

          """, url.finding))
    }
    edits.append(part("}\n", adoption.finding))
    return edits
  }

  // MARK: Coverage

  enum Stage {
    case today
    case after(lost: Set<Callback.Event>)
  }

  static func coverage(_ stage: Stage) -> [CoverageRow] {
    let events: [(Callback.Event, CoverageRow.Start, String?, String?)] = [
      (
        .launch, .cold, "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)"
      ),
      (.openURL, .cold, "launchOptions", "SceneDelegate.scene(_:willConnectTo:options:)"),
      (.openURL, .warm, "AppDelegate.application(_:open:options:)", "SceneDelegate.scene(_:openURLContexts:)"),
      (.universalLink, .cold, nil, nil), (.universalLink, .warm, nil, nil),
      (.shortcut, .cold, "AppDelegate, launchOptions[.shortcutItem]", "SceneDelegate.scene(_:willConnectTo:options:)"),
      (.shortcut, .warm, nil, nil),
      (.becomeActive, .none, "AppDelegate.applicationDidBecomeActive(_:)", "SceneDelegate.sceneDidBecomeActive(_:)"),
      (.resignActive, .none, nil, nil),
      (.enterBackground, .none, "AppDelegate.applicationDidEnterBackground(_:)", "didEnterBackgroundNotification"),
      (.enterForeground, .none, nil, nil),
      (.pushToken, .none, nil, nil),
    ]
    return events.map { event, start, today, after in
      switch stage {
      case .today:
        return CoverageRow(
          event: event, start: start, handler: today, verdict: today == nil ? .none : .runs,
          location: today.map { _ in
            SourceLocation(file: ShopApp.appDelegatePath, line: 11, column: 5, endLine: 12, range: 0..<0)
          },
          findings: ShopApp.findings.filter { event == .openURL && $0.rule == "callback.open-url" }.map(\.id))
      case .after(let lost):
        let isLost = lost.contains(event)
        return CoverageRow(
          event: event, start: start, handler: isLost ? nil : after,
          verdict: isLost ? .lost : (after == nil ? .none : .runs))
      }
    }
  }
}
