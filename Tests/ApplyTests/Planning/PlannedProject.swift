@testable import Audit
import Testing

@testable import Apply

/// A small project in memory, the answers given to its questions, and what is planned for it.
///
/// ```swift
/// let planned = try PlannedProject(.uiKit, ["App/AppDelegate.swift": code]).plan(["callback.lifecycle": "move"])
/// planned.expect("App/SceneDelegate.swift", """ … """)
/// ```
struct PlannedProject {
  var files: [String: String]

  init(_ base: ExampleProject = .uiKit, _ files: [String: String] = [:]) {
    self.files = base.files.merging(files) { $1 }
  }

  /// A UIKit app whose app delegate has these members besides a launch method that makes the window.
  static func appDelegate(_ members: String, imports: [String] = [], after: String = "") -> PlannedProject {
    let heads = ["UIKit"] + imports
    let body = members.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return PlannedProject(
      .uiKit,
      [
        "App/AppDelegate.swift": heads.map { "import \($0)\n" }.joined() + """

          @main
          class AppDelegate: UIResponder, UIApplicationDelegate {
              var window: UIWindow?

              func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                  window = UIWindow(frame: UIScreen.main.bounds)
                  window?.rootViewController = ViewController()
                  window?.makeKeyAndVisible()
                  return true
              }

          \(body)
          }
          \(after.isEmpty ? "" : "\n" + after)
          """
      ])
  }

  /// The same with a storyboard that makes the window.
  var withMainStoryboard: PlannedProject {
    var project = self
    project.files["App/Info.plist"] = files["App/Info.plist"]?.replacing(
      "<key>UILaunchStoryboardName</key>",
      with: "<key>UIMainStoryboardFile</key>\n\t<string>LaunchScreen</string>\n\t<key>UILaunchStoryboardName</key>")
    return project
  }

  /// Plans these answers.
  ///
  /// - Parameters:
  ///   - answers: choice by rule id, or by rule id and a word of the finding's title or symbol, separated by a blank
  ///     (`callback.lifecycle applicationDidBecomeActive`).
  ///   - parameters: parameters of the answers, by the same keys.
  ///   - others: what becomes of the questions that `answers` does not name.
  func plan(
    _ answers: [String: String] = [:], parameters: [String: [String: String]] = [:], others: Others = .recommended,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Planned {
    let audit = try Auditor(tree: MemoryTree(files: files)).audit()
    var decisions = Decisions()
    var used: Set<String> = []
    for finding in audit.report.findings where finding.isQuestion {
      let key = answers.keys.filter { Self.fits($0, finding) }.max { $0.count < $1.count }
      if let key {
        used.insert(key)
        let choice = answers[key] ?? ""
        #expect(
          finding.choices.contains { $0.id == choice }, "\(finding.rule) has no choice \(choice)",
          sourceLocation: sourceLocation)
        decisions[finding.id] = Decision(finding: finding.id, choice: choice, parameters: parameters[key])
      } else if others == .recommended, let choice = finding.choices.first {
        decisions[finding.id] = Decision(finding: finding.id, choice: choice.id)
      }
    }
    for key in answers.keys where !used.contains(key) {
      Issue.record("no question for \(key)", sourceLocation: sourceLocation)
    }
    return Planned(plan: Planner.plan(audit, decisions), before: files, audit: audit)
  }

  enum Others {
    /// They get their first choice, which is the recommended one.
    case recommended
    /// They get no answer.
    case open
  }

  private static func fits(_ key: String, _ finding: Finding) -> Bool {
    let words = key.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.first == finding.rule else { return false }
    guard words.count > 1 else { return true }
    return finding.title.contains(words[1]) || finding.symbol?.contains(words[1]) == true
  }
}

/// A plan with the texts before and after it.
struct Planned {
  let plan: Plan
  let before: [String: String]
  let audit: Audit

  /// A file as planned; as it was where the plan leaves it alone; nil where there is none.
  subscript(_ path: String) -> String? {
    plan.files.first { $0.path == path }.map { String(decoding: $0.result, as: UTF8.self) } ?? before[path]
  }

  /// The whole file as planned, compared line by line.
  func expect(_ path: String, _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    expectNoProblems(sourceLocation: sourceLocation)
    guard let planned = self[path] else {
      Issue.record("nothing is planned for \(path)", sourceLocation: sourceLocation)
      return
    }
    let wanted = text.hasSuffix("\n") ? text : text + "\n"
    guard planned != wanted else { return }
    Issue.record("\(path) is planned as\n\(planned)\nand not as\n\(wanted)", sourceLocation: sourceLocation)
  }

  /// This piece of text stands in the planned file, whatever the indentation of its lines.
  func expect(_ path: String, holds text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    expectNoProblems(sourceLocation: sourceLocation)
    func plain(_ text: String) -> String { text.replacing(#/\n[ \t]+/#, with: "\n") }
    let planned = self[path] ?? ""
    #expect(plain(planned).contains(plain(text)), "\(path) is planned as\n\(planned)", sourceLocation: sourceLocation)
  }

  /// These lines stand in the planned file together, whatever their indentation.
  func expect(_ path: String, contains text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    expectNoProblems(sourceLocation: sourceLocation)
    let planned = self[path] ?? ""
    if Self.squeezed(planned).contains(Self.squeezed(text)) { return }
    Issue.record("\(path) is planned as\n\(planned)\nwithout\n\(text)", sourceLocation: sourceLocation)
  }

  func expect(_ path: String, lacks text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let planned = self[path] ?? ""
    if !Self.squeezed(planned).contains(Self.squeezed(text)) { return }
    Issue.record("\(path) is planned as\n\(planned)\nwith\n\(text)", sourceLocation: sourceLocation)
  }

  /// Every plan of a test can be applied.
  func expectNoProblems(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for problem in plan.problems { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  }

  /// Titles and details of what is left by hand.
  var manual: [String] { plan.manualSteps.map { $0.title + ": " + $0.detail } }

  private static func squeezed(_ text: String) -> String {
    "\n"
      + text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
      .filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }
}
