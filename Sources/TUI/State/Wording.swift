import Apply
import Audit

/// An error of another part of the program that says itself what is wrong.
public protocol SpokenError: Error {
  var spoken: String { get }
}

/// Sentences for people about values that are not findings.
public enum Wording {
  public static func problem(_ problem: PlanProblem) -> String {
    switch problem {
    case .conflict(let conflict):
      localized(
        "Two answers change the same place of \(conflict.path) (byte \(conflict.second.range.lowerBound)). Change one of them."
      )
    case .notEditable(let path, let reason, _): localized("\(path) cannot be edited: \(reason)")
    case .staleDecision(let finding, _): localized("An answer is about code that is no longer there (\(finding)).")
    case .brokenResult(let path, let line, let reason):
      line.map { localized("The result of \(path) would not be readable at line \($0): \(reason)") }
        ?? localized("The result of \(path) would not be readable: \(reason)")
    }
  }

  /// In place of what an answer makes of the code.
  static var elsewhere: String {
    localized("What this answer changes is shown where the files are: `sceneshift plan` with your answers lists it.")
  }

  /// What is typed where the project is, with the answers to its bundle.
  static func commandsElsewhere(_ decisionsPath: String) -> [String] {
    ["plan", "apply"].map { "sceneshift \($0) . --decisions \(TreePath.name(decisionsPath))" }
  }

  public static func error(_ error: any Error) -> String {
    switch error {
    case let error as AuditError: self.error(error)
    case let error as ApplyError: self.error(error)
    case DecisionsError.movedAside(let path, let name, let reason):
      "\(path): \(reason). " + localized("The file is kept as \(name). Answers start anew.")
    case let error as DecisionsError: lines(error).first ?? ""
    case let error as FileError: self.error(error)
    case let error as any SpokenError: error.spoken
    default: "\(error)"
    }
  }

  /// What is wrong, and what to do.
  public static func lines(_ error: DecisionsError) -> [String] {
    switch error {
    case .missing(let path):
      [localized("there is no decisions file \(path)"), localized("The assistant writes one with --session FILE.")]
    case .denied(let path, let reason): [localized("\(path) cannot be read: \(reason)")]
    case .damaged(let path, let reason):
      [
        localized("\(path) is not a decisions file: \(reason)"),
        localized("The assistant writes one with --session FILE."),
      ]
    case .movedAside(let path, let name, let reason):
      [
        localized("the saved answers could not be read: \(path): \(reason)"),
        localized("The file is kept as \(name). Answers start anew."),
      ]
    case .newer(let path, let schema):
      [
        localized("\(path) was written by a later version of sceneshift (schema \(schema))"),
        localized("Update sceneshift."),
      ]
    case .cannotWrite(let path, let reason): [localized("the answers cannot be saved in \(path): \(reason)")]
    }
  }

  static func error(_ error: AuditError) -> String {
    switch error {
    case .missing(let path): localized("There is nothing at \(path).")
    case .notAFolder(let path): localized("\(path) is a file. Name the folder of the project.")
    case .denied(let path): localized("\(path) may not be read by this user.")
    case .noProject(let path, let found):
      localized("There is no iOS project in \(path)\(found.map { ": \($0)" } ?? "").")
    case .cancelled: localized("The audit was stopped.")
    }
  }

  static func error(_ error: FileError) -> String {
    switch error {
    case .missing(let path): localized("\(path) is not there.")
    case .denied(let path): localized("\(path) may not be read.")
    case .outside(let path): localized("\(path) leads out of the project.")
    case .notAFile(let path): localized("\(path) is no file.")
    case .notAFolder(let path): localized("\(path) is no folder.")
    case .tooLarge(let path, let bytes): localized("\(path) is too large (\(bytes) bytes).")
    case .failed(let path, let reason): "\(path): \(reason)"
    }
  }

  static func error(_ error: ApplyError) -> String {
    switch error {
    case .changedSince(let paths):
      localized(
        "Changed since the audit: \(paths.commaSeparated). Nothing was written. Scan again (S) and look once more."
      )
    case .leavesTree(let path, let target):
      localized("\(path) is a link that leads out of the project, to \(target). Nothing was written.")
    case .readOnly(let path, let reason): localized("\(path) cannot be written: \(reason). Nothing was written.")
    case .alreadyExists(let path): localized("\(path) exists already. Nothing was written. Scan again (S).")
    case .locked(let process):
      localized(
        "Another sceneshift\(process.map { localized(" (process \($0))") } ?? "") works on this project. Nothing was written."
      )
    case .rolledBack(let path, let reason): localized("Writing \(path) failed: \(reason). Every file is as it was.")
    case .nothingToUndo: localized("There is nothing to undo.")
    case .editedSince(let paths):
      localized(
        "Edited since they were applied: \(paths.commaSeparated). Nothing was undone, so that no edit is lost."
      )
    case .stateFolder(let path, let reason):
      localized("The folder for answers and backups, \(path), cannot be used: \(reason).")
    case .sameFile(let paths):
      localized("\(paths.joined(separator: localized(" and "))) are one file through a link. Nothing was written.")
    case .unfinished(let path, let reason):
      localized("Writing \(path) failed: \(reason). The old bytes could not be given back now; the next start does it.")
    }
  }

  public static func step(_ step: ApplyStep) -> String {
    switch step {
    case .checkedUnchanged(let files): localized("Checked: \(count(files, "file")) unchanged since the audit")
    case .backedUp(let files): localized("Backed up: \(count(files, "file"))")
    case .wrote(let path, let index, let total): localized("Wrote \(index) of \(total): \(path)")
    case .audited: localized("Audited again")
    }
  }

  /// `1 file`, `2 files`.
  public static func count(_ number: Int, _ one: String, _ other: String? = nil) -> String {
    localized("\(number) \(number, one: one, other: other ?? one + "s")")
  }

  public static func kind(_ kind: Finding.Kind) -> String {
    switch kind {
    case .blocker: localized("blocker")
    case .decision: localized("decision")
    case .informational: localized("informational")
    }
  }

  public static func kind(_ kind: ProjectKind) -> String {
    switch kind {
    case .app: localized("app")
    case .plugin: localized("plugin")
    case .module: localized("module")
    }
  }

  /// How the app starts; nothing where it matters not.
  public static func start(_ start: CoverageRow.Start) -> String {
    switch start {
    case .cold: localized("cold")
    case .warm: localized("warm")
    case .none: ""
    }
  }

  public static func tool(_ tool: OtherTool) -> String {
    switch tool {
    case .capMigrate: tool.rawValue
    case .flutterCLI: localized("Flutter's CLI")
    case .xcodeSkill: localized("Xcode's skill")
    }
  }

  public static func phase(_ phase: AuditProgress.Phase) -> String {
    switch phase {
    case .listing: localized("Listing files")
    case .projects: localized("Reading the Xcode project")
    case .sources: localized("Reading source files")
    case .rules: localized("Checking the rules")
    }
  }

  public static func event(_ event: Callback.Event) -> String {
    switch event {
    case .launch: localized("app launches")
    case .openURL: localized("custom URL")
    case .universalLink: localized("universal link")
    case .otherActivity: localized("other activity")
    case .activityWillContinue: localized("activity will continue")
    case .activityDidFail: localized("activity failed")
    case .activityDidUpdate: localized("activity updated")
    case .shortcut: localized("shortcut item")
    case .notificationTap: localized("notification tapped")
    case .cloudKitShare: localized("CloudKit share")
    case .becomeActive: localized("becomes active")
    case .resignActive: localized("resigns active")
    case .enterBackground: localized("enters background")
    case .enterForeground: localized("enters foreground")
    case .disconnect: localized("scene disconnects")
    case .pushToken: localized("push token")
    case .pushTokenFailed: localized("push token failed")
    case .silentPush: localized("silent push")
    case .backgroundFetch: localized("background fetch")
    case .backgroundURLSession: localized("background transfer")
    case .terminate: localized("terminates")
    case .memoryWarning: localized("memory warning")
    case .orientation: localized("orientation")
    case .stateRestoration: localized("state restoration")
    case .configuration: localized("scene configuration")
    case .carPlay: "CarPlay"
    case .other: localized("other")
    }
  }

  /// Names of the events whose code does not run afterwards, each once; what was handled before and no longer is counts.
  public static func lostEvents(before: [CoverageRow], after: [CoverageRow]) -> String {
    var names: [String] = []
    for row in EventCoverage.compare(before: before, after: after) where row.isBad {
      let name = event(row.event)
      if !names.contains(name) { names.append(name) }
    }
    return names.commaSeparated
  }

  /// `AppDelegate.application(_:didFinishLaunchingWithOptions:)` as `AppDelegate.didFinishLaunchingWithOptions`: UIKit's
  /// first word and the sender say nothing.
  public static func shortHandler(_ handler: String) -> String {
    guard let open = handler.firstIndex(of: "("), let close = handler.lastIndex(of: ")") else { return handler }
    let labels = handler[handler.index(after: open)..<close].split(separator: ":").filter { $0 != "_" }
    let head = handler[..<open]
    guard let label = labels.first else { return String(head) }
    guard let dot = head.lastIndex(of: ".") else { return String(label) }
    return String(head[...dot]) + String(label)
  }

  public static func verdict(_ verdict: CoverageRow.Verdict) -> (glyph: String, word: String, role: Style.Role) {
    switch verdict {
    case .runs: (Glyphs.runs, localized("runs"), .answered)
    case .silent: (Glyphs.no, localized("silent"), .blocker)
    case .lost: (Glyphs.no, localized("lost"), .blocker)
    case .twice: (Glyphs.times, localized("twice"), .decision)
    case .none: (Glyphs.nothing, "", .quiet)
    }
  }

  /// `Capacitor 8.4.2`; the version is the framework's own, never that of some other package.
  public static func stack(_ stack: Stack, of project: Project) -> String {
    let version: PackageVersion? =
      switch stack {
      case .capacitor: project.capacitor?.version
      case .cordova: project.version(of: "cordova-ios")
      case .flutter, .flutterAddToApp: project.version(of: "flutter")
      case .reactNative: project.version(of: "react-native")
      case .expo: project.version(of: "expo")
      case .swiftUI, .uiKit, .engine: nil
      }
    guard let version else { return stack.title }
    let number = version.version?.description ?? version.text
    // A lock file tells the lowest that is allowed, not the one that is used.
    return stack.title + " " + (version.text.hasPrefix(">=") ? localized("\(number) or later") : number)
  }

  /// `scenes adopted`; a plugin or a module has no app whose scenes could be.
  public static func scenes(_ report: ProjectReport) -> String {
    report.state == .noApp ? report.state.title : localized("scenes \(report.state.title)")
  }

  /// The same as a sentence.
  public static func sceneSentence(_ report: ProjectReport) -> String {
    report.state == .noApp
      ? localized("It has no app of its own.") : localized("Scenes are \(report.state.title).")
  }

  /// Other tools that are made for a project of this kind: whether they would have told something says nothing
  /// elsewhere.
  public static func tools(for project: Project) -> [OtherTool] {
    OtherTool.allCases.filter { tool in
      switch tool {
      case .capMigrate: project.stacks.contains(.capacitor)
      case .flutterCLI: project.stacks.contains(.flutter) || project.stacks.contains(.flutterAddToApp)
      case .xcodeSkill: true
      }
    }
  }

  /// `Capacitor 8.4.2 · SPM · target App`.
  public static func project(_ project: Project) -> String {
    var parts: [String] = []
    if let stack = project.stacks.first { parts.append(self.stack(stack, of: project)) }
    switch project.packageManager {
    case .swiftPackageManager: parts.append("SPM")
    case .cocoaPods: parts.append("CocoaPods")
    case .carthage: parts.append("Carthage")
    case .none: break
    }
    switch project.kind {
    case .app:
      if project.targets.count > 1 {
        parts.append(localized("\(project.targets.count) targets"))
      } else if let target = project.targets.first {
        parts.append(localized("target \(target.name)"))
      }
    case .plugin: parts.append(localized("plugin"))
    case .module: parts.append(localized("module"))
    }
    return parts.joined(separator: " \(Glyphs.dot) ")
  }
}

extension CoverageRow {
  /// Whether code for the event is there, or was, and does not run.
  var isBad: Bool { verdict == .lost || verdict == .silent }
}
