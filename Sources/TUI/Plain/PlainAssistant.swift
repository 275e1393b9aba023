import Apply
import Audit
import CTerminal

/// The same flow as numbered questions, line by line: for screen readers, for terminals that cannot draw, and for a
/// file of answers on standard input.
///
/// - Returns: the exit code of the program: 0 after leaving, 3 where the project cannot be read.
public func runPlain(workbench: any Workbench, options: AssistantOptions) -> Int32 {
  let isASCII = options.isASCII || !terminal_locale_is_utf8()
  // Chinese would be a row of question marks.
  if isASCII { Language.current = .english }
  var assistant = PlainAssistant(
    workbench: workbench, options: options, isASCII: isASCII,
    width: terminalWidth(), read: { readLine(strippingNewline: true) },
    write: { Platform.write($0, to: Platform.standardOutput) })
  return assistant.run()
}

/// Cells of a line, where a terminal shows the output; nil where a program or a file takes it.
private func terminalWidth() -> Int? {
  guard Platform.isTerminal(Platform.standardOutput) else { return nil }
  var rows: Int32 = 0
  var columns: Int32 = 0
  terminal_size(&rows, &columns)
  return max(20, Int(columns) - 1)
}

struct PlainAssistant {
  let workbench: any Workbench
  let options: AssistantOptions
  let isASCII: Bool
  /// Where lines are broken, at blanks; nil leaves them whole.
  var width: Int?
  /// The next line of input; nil at its end.
  let read: () -> String?
  let write: (String) -> Void

  var audit: Audit?
  var projectIndex = 0
  var decisions = Decisions()
  var index = FindingIndex()
  /// The plan that was shown last, for the answers as they are.
  var shownPlan: Plan?

  /// The end of input, or `q`.
  struct Leaving: Error {}

  mutating func run() -> Int32 {
    say(localized("sceneshift, line by line. Reading \(workbench.root)"))
    do {
      decisions = try workbench.loadDecisions()
    } catch { say(localized("The saved answers could not be read: \(Wording.error(error))")) }
    do {
      audit = try workbench.audit { _ in true }
    } catch {
      say(Wording.error(error))
      return 3
    }
    do {
      try chooseProject()
      overview()
      try askOpenQuestions()
      try menu()
    } catch {}
    say("")
    say(
      localized(
        "\(index.answered) of \(index.questions.count) answered. Answers are saved in \(workbench.decisionsPath)"))
    return 0
  }

  // MARK: Lines

  /// Writes one line. Nothing that a terminal would execute, no frames.
  func say(_ text: String) {
    let text = PlainText.printable(text, isASCII: isASCII)
    guard let width else {
      write(text + "\n")
      return
    }
    for line in TextLayout.wrap(text, width: width) { write(line + "\n") }
  }

  /// Writes one line of code as it is.
  func sayCode(_ text: String) { write(PlainText.printable(text, isASCII: isASCII) + "\n") }

  /// Asks for a line. `q` and the end of input leave; everything answered is saved already.
  func ask(_ question: String) throws(Leaving) -> String {
    write(PlainText.printable(question, isASCII: isASCII) + " ")
    guard let line = read() else {
      write("\n")
      throw Leaving()
    }
    let answer = line.trimmed
    if answer == "q" || answer == "quit" { throw Leaving() }
    return answer
  }

  /// Asks for one of `count` numbers, or one of `words`; asks again until it is one.
  func pick(_ question: String, count: Int, words: Set<String> = []) throws(Leaving) -> String {
    while true {
      let answer = try ask(question)
      if let number = Int(answer), (1...max(1, count)).contains(number) { return answer }
      if words.contains(answer) { return answer }
      if let word = answer.split(separator: " ").first, words.contains(String(word)) { return answer }
      say(answer.isEmpty ? localized("Nothing was answered.") : localized("“\(answer)” is none of the answers."))
    }
  }

  // MARK: Start

  var report: ProjectReport? {
    guard let projects = audit?.report.projects, projects.indices.contains(projectIndex) else { return nil }
    return projects[projectIndex]
  }

  private mutating func chooseProject() throws(Leaving) {
    let projects = audit?.report.projects ?? []
    if projects.count > 1 {
      say(localized("\(projects.count) projects:"))
      for (number, report) in projects.enumerated() {
        let place = report.project.root.isEmpty ? localized("this folder") : report.project.root
        let questions = report.findings.filter(\.isQuestion)
        let answered = questions.count { decisions[$0.id]?.choice != nil }
        say(
          "\(number + 1). "
            + [
              report.project.name, Wording.project(report.project), report.state.title,
              localized("\(answered) of \(questions.count) answered"),
            ].commaSeparated.behind(place))
      }
      let answer = try pick(localized("Which project? 1 to \(projects.count), q to leave:"), count: projects.count)
      projectIndex = (Int(answer) ?? 1) - 1
    }
    index = FindingIndex(report, decisions: decisions, filter: "")
  }

  private func overview() {
    guard let report else { return }
    say("")
    say(localized("\(report.project.name): \(Wording.project(report.project)). \(Wording.sceneSentence(report))"))
    for signal in report.signals {
      say(
        localized(
          signal.isOK
            ? "\(signal.title): yes. \(signal.evidence)" : "\(signal.title): no. \(signal.evidence)"))
    }
    for kind in Finding.Kind.allCases {
      say(localized("\(PlainText.title(kind)): \(report.findings(of: kind).count)."))
    }
    say(localized("\(index.answered) of \(index.questions.count) questions answered."))
  }

  // MARK: After the questions

  mutating func menu() throws(Leaving) {
    while true {
      say("")
      say(localized("1. Show every change to every file"))
      say(localized("2. Apply the changes"))
      say(localized("3. What reaches your code, today and after"))
      say(localized("4. List the findings"))
      say(localized("5. Go through the open questions"))
      say(localized("6. Answer one question again"))
      say(localized("7. Undo what was applied"))
      let isOneOfSeveral = (audit?.report.projects.count ?? 0) > 1
      if isOneOfSeveral { say(localized("8. Go on with another project")) }
      let count = isOneOfSeveral ? 8 : 7
      switch try pick(localized("What next? 1 to \(count), q to leave:"), count: count) {
      case "1": preview()
      case "2": try apply()
      case "3": coverage()
      case "4": listFindings()
      case "5": try askOpenQuestions()
      case "6": try askAgain()
      case "8":
        shownPlan = nil
        try chooseProject()
        overview()
        try askOpenQuestions()
      default: try undo()
      }
    }
  }

  private func listFindings() {
    guard let report else { return }
    for (number, finding) in report.findings.enumerated() {
      let mark = index.mark(of: finding)
      let state =
        mark == .none
        ? "" : localized(", ") + (index.answer(to: finding)?.label.behind(mark.word) ?? mark.word)
      let place = finding.location.map { localized(", \($0.file) line \($0.line)") } ?? ""
      say("\(number + 1). \(finding.title.behind(PlainText.title(finding.kind)))\(place)\(state)")
    }
  }

  private mutating func askAgain() throws(Leaving) {
    for (number, finding) in index.questions.enumerated() {
      say("\(number + 1). \(finding.title), \(index.answer(to: finding)?.label ?? Mark.open.word)")
    }
    let count = index.questions.count
    guard count > 0 else { return }
    let answer = try pick(localized("Which question? 1 to \(count), q to leave:"), count: count)
    let position = (Int(answer) ?? 1) - 1
    if index.questions.indices.contains(position) { _ = try askQuestion(index.questions[position]) }
  }

  private mutating func preview() {
    guard let audit else { return }
    if let reason = workbench.readOnlyReason { return elsewhere(reason) }
    let plan = workbench.plan(audit, decisions, for: report)
    shownPlan = plan
    if plan.isEmpty { say(localized("No file changes.")) }
    for file in PlanPreview(plan).files {
      say("")
      say(
        localized(
          file.isNew
            ? "New file \(file.path), \(file.added) lines added, \(file.removed) removed."
            : "Changed file \(file.path), \(file.added) lines added, \(file.removed) removed."))
      for hunk in file.hunks {
        let reasons = hunk.findings.compactMap { index.byID[$0]?.title }
        say(
          reasons.isEmpty
            ? localized("Around line \(hunk.newLine)")
            : localized("Around line \(hunk.newLine), because: \(reasons.joined(separator: localized("; ")))"))
        for line in hunk.lines { sayCode(PlainText.line(line)) }
      }
    }
    for problem in plan.problems { say(localized("In the way: \(Wording.problem(problem))")) }
    for step in plan.outsideSteps { say(localized("Run afterwards: \(step.command) (\(step.why))")) }
    sayManualSteps(plan)
    if !plan.unanswered.isEmpty { say(localized("\(plan.unanswered.count) questions are still open.")) }
    if let after = plan.after, after.report.projects.indices.contains(projectIndex) {
      let report = after.report.projects[projectIndex]
      say(
        localized(
          "After this plan scenes are \(report.state.title), with \(report.findings(of: .blocker).count) blockers."))
    }
  }

  private func sayManualSteps(_ plan: Plan) {
    for step in plan.manualSteps {
      say(
        step.detail.isEmpty
          ? localized("By hand: \(step.title).") : localized("By hand: \(step.title). \(step.detail)"))
      for line in step.lines { sayCode(VisibleText.line(line)) }
    }
  }

  /// In place of a plan, for a project that is somewhere else.
  private func elsewhere(_ reason: String) {
    say(reason + localized("."))
    say(localized("What the answers change is worked out, shown and applied there."))
    say(localized("Answers are saved in \(workbench.decisionsPath)"))
    say(localized("Send that file back. There:"))
    for command in Wording.commandsElsewhere(workbench.decisionsPath) { say(command) }
  }

  private mutating func apply() throws(Leaving) {
    if let reason = workbench.readOnlyReason { return elsewhere(reason) }
    // Nobody writes what they have not seen.
    if shownPlan == nil { preview() }
    guard let plan = shownPlan, !plan.isEmpty else { return }
    guard let confirmed = ConfirmedPlan(plan, consent: .preview) else {
      say(localized("The plan cannot be applied as it is."))
      return
    }
    let word = try ask(
      localized("Type apply to write \(Wording.count(plan.files.count, "file")), anything else goes back:"))
    guard word == "apply" else {
      say(localized("Nothing was written."))
      return
    }
    do {
      let outcome = try workbench.apply(confirmed) { _ in }
      say(
        localized(
          "Written: \(Wording.count(outcome.change.modified.count, "file")) changed, \(outcome.change.created.count) added."
        )
      )
      let checks = (report?.findings ?? []).filter { index.answer(to: $0) != nil }.flatMap(\.deviceChecks)
      audit = outcome.after
      shownPlan = nil
      index = FindingIndex(report, decisions: decisions, filter: "")
      if let report { say(Wording.sceneSentence(report)) }
      for step in plan.outsideSteps { say(localized("Now run: \(step.command) (\(step.why))")) }
      sayManualSteps(plan)
      for check in checks { say(localized("Check on a device: \(check)")) }
    } catch { say(Wording.error(error)) }
  }

  private mutating func undo() throws(Leaving) {
    do {
      guard let change = try workbench.history().first(where: { !$0.isUndone }) else {
        say(localized("There is nothing to undo."))
        return
      }
      for path in change.modified { say(localized("restore \(path)")) }
      for path in change.created { say(localized("remove \(path)")) }
    } catch {
      say(Wording.error(error))
      return
    }
    guard try ask(localized("Type undo to give every byte back, anything else goes back:")) == "undo" else {
      say(localized("Nothing was undone."))
      return
    }
    do {
      let outcome = try workbench.undo { _ in }
      say(localized("\(outcome.restored.count) files restored, \(outcome.removed.count) removed."))
      audit = try workbench.audit { _ in true }
      index = FindingIndex(report, decisions: decisions, filter: "")
    } catch { say(Wording.error(error)) }
  }

  private mutating func coverage() {
    guard let audit, let report else { return }
    let plan = workbench.plan(audit, decisions, for: report)
    let after = (plan.after?.report ?? workbench.reportAfter)?.projects
    let rows = after.flatMap { $0.indices.contains(projectIndex) ? $0[projectIndex].coverage : nil } ?? []
    for row in report.coverage {
      let later = rows.first { $0.event == row.event && $0.start == row.start }
      let start = row.start == .none ? "" : localized(", \(Wording.start(row.start)) start")
      say(
        localized(
          "\(Wording.event(row.event))\(start). Today: \(PlainText.cell(row)). After: \(later.map(PlainText.cell) ?? localized("unknown"))."
        )
      )
    }
  }
}
