import Apply
import Audit

extension AppState {
  mutating func performInFindings(_ command: Command) -> [Effect] {
    if !findings.marked.isEmpty, isForMarked(command) {
      askMarked(command)
      return []
    }
    switch command {
    case .toggle:
      guard let finding = currentFinding, finding.isQuestion else { return [] }
      if findings.marked.remove(finding.id) == nil { findings.marked.insert(finding.id) }
      moveInFindings(by: 1)
    case .up: moveInFindings(by: -1)
    case .down: moveInFindings(by: 1)
    case .pageUp: moveInFindings(by: -pageSize)
    case .pageDown: moveInFindings(by: pageSize)
    case .first: moveInFindings(by: -1_000_000)
    case .last: moveInFindings(by: 1_000_000)
    case .halfUp: findings.detailScroll = max(0, findings.detailScroll - pageSize / 2)
    case .halfDown: scrollDetail(by: pageSize / 2)
    case .left: findings.sideways = max(0, findings.sideways - 8)
    case .right: findings.sideways = min(400, findings.sideways + 8)
    case .nextPane: cyclePane(1)
    case .previousPane: cyclePane(-1)
    case .open:
      guard let finding = currentFinding else { return [] }
      if finding.isQuestion { return openQuestion(finding) }
      // Nothing to decide: the detail gets the keys, so that a long text can be read.
      findings.pane = findings.pane == .detail ? findings.listPane : .detail
    case .choose(let number):
      guard let finding = currentFinding, finding.choices.indices.contains(number - 1) else { return [] }
      return answer(finding, finding.choices[number - 1])
    case .recommended:
      guard let finding = currentFinding, let choice = finding.recommended else { return [] }
      return answer(finding, choice)
    case .allRecommended: askAllRecommended()
    case .sameForAll: if let finding = currentFinding { askSameForAll(finding) }
    case .clear:
      guard let finding = currentFinding else { return [] }
      notice = .info(localized("Answer taken back"))
      return clearAnswer(finding.id)
    case .later:
      guard let finding = currentFinding else { return [] }
      return putOff(finding)
    case .note: if let finding = currentFinding { openNote(finding) }
    case .search: prompt = Prompt(.search, text: "")
    case .filter: prompt = Prompt(.filter, text: findings.filter)
    case .next: searchFinding(1)
    case .previous: searchFinding(-1)
    default: break
    }
    return []
  }

  var pageSize: Int { max(1, size.rows - 6) }

  mutating func moveInFindings(by distance: Int) {
    if findings.pane == .detail {
      scrollDetail(by: distance)
      return
    }
    // The three panes are one list to the cursor keys: at the end of one the next begins, and the last one stops.
    var pane = findings.listPane
    var position = list(pane).firstIndex { $0.id == findings.cursor[pane] } ?? 0
    var left = distance
    let panes: [Pane] = [.blocker, .decision, .informational]
    while left != 0 {
      let target = position + left
      let count = list(pane).count
      if target >= 0, target < count {
        position = target
        break
      }
      let forward = left > 0
      let candidates = panes.filter {
        (forward ? $0.rawValue > pane.rawValue : $0.rawValue < pane.rawValue) && !list($0).isEmpty
      }
      guard let next = forward ? candidates.first : candidates.last else {
        position = forward ? max(0, count - 1) : 0
        break
      }
      left -= forward ? count - position : -(position + 1)
      pane = next
      position = forward ? 0 : list(next).count - 1
      if left == 0 { break }
    }
    guard list(pane).indices.contains(position) else { return }
    select(list(pane)[position])
  }

  mutating func scrollDetail(by distance: Int) {
    let length = DetailView.height(of: self)
    let room = FindingsLayout(size: size, state: self).detail.rows
    findings.detailScroll = min(max(0, length - room), max(0, findings.detailScroll + distance))
  }

  private mutating func cyclePane(_ step: Int) {
    let panes = Pane.allCases.filter { $0 == .detail || !list($0).isEmpty }
    guard let position = panes.firstIndex(of: findings.pane) else { return }
    let pane = panes[(position + step + panes.count) % panes.count]
    findings.pane = pane
    if pane != .detail {
      findings.listPane = pane
      findings.detailScroll = 0
    }
  }

  mutating func openQuestion(_ finding: Finding) -> [Effect] {
    ask = AskState()
    ask.finding = finding.id
    ask.choice = index.answer(to: finding)?.id ?? finding.recommended?.id ?? finding.choices.first?.id ?? ""
    readStatements(finding)
    return push(.ask)
  }

  mutating func openNote(_ finding: Finding) {
    prompt = Prompt(.note(finding.id), text: index.answers[finding.id]?.note ?? "")
  }

  /// Jumps to the next finding that contains the text searched for; stops at the end.
  mutating func searchFinding(_ direction: Int) {
    let all = [Pane.blocker, .decision, .informational].flatMap { list($0) }
    let query = FindingQuery(findings.search)
    let matches = all.indices.filter { index.matches(all[$0], query) }
    guard !matches.isEmpty else {
      notice = .info(localized("Nothing contains “\(findings.search)”"))
      return
    }
    let position = all.firstIndex { $0.id == currentFinding?.id } ?? 0
    let next = direction > 0 ? matches.first { $0 > position } : matches.last { $0 < position }
    guard let next else {
      notice = .info(
        direction > 0
          ? localized("That was the last of \(matches.count)") : localized("That was the first of \(matches.count)"))
      return
    }
    select(all[next])
    notice = .info(localized("\((matches.firstIndex(of: next) ?? 0) + 1) of \(matches.count): “\(findings.search)”"))
  }

  mutating func performInProjects(_ command: Command) -> [Effect] {
    let count = audit?.report.projects.count ?? 0
    let page = ProjectsView.page(size)
    switch command {
    case .up: moveProject(by: -1)
    case .down: moveProject(by: 1)
    case .halfUp: moveProject(by: -max(1, page / 2))
    case .halfDown: moveProject(by: max(1, page / 2))
    case .pageUp: moveProject(by: -page)
    case .pageDown: moveProject(by: page)
    case .first: projectIndex = 0
    case .last: projectIndex = max(0, count - 1)
    case .search: prompt = Prompt(.search, text: "")
    case .next: searchProjects(projectSearch, from: 1)
    case .previous: searchProjects(projectSearch, from: -1)
    case .open:
      // The plan is that of one project.
      planning.generation += 1
      findings = FindingsState()
      reindex()
      placeCursor()
      greet()
      return push(.findings)
    default: break
    }
    return []
  }

  private mutating func moveProject(by step: Int) {
    let last = max(0, (audit?.report.projects.count ?? 0) - 1)
    projectIndex = min(last, max(0, projectIndex + step))
  }

  /// The next project whose folder, name or stack holds the text, past the end from the start again.
  ///
  /// - Parameter step: 1 for the next, -1 for the one before, 0 to count the one under the cursor.
  mutating func searchProjects(_ text: String, from step: Int) {
    projectSearch = text
    let projects = audit?.report.projects ?? []
    let wanted = text.lowercased()
    let matches = projects.indices.filter { index in
      let project = projects[index].project
      return [project.root, project.name, Wording.project(project)].contains { $0.lowercased().contains(wanted) }
    }
    let found =
      step < 0
      ? matches.last { $0 < projectIndex } ?? matches.last
      : matches.first { $0 >= projectIndex + step } ?? matches.first
    guard let found else {
      notice = .info(localized("Nothing contains “\(text)”"))
      projectSearch = ""
      return
    }
    projectIndex = found
    notice = .info(
      localized(
        "\((matches.firstIndex(of: found) ?? 0) + 1) of \(matches.count): “\(text)” \(Glyphs.dot) n next, N previous"))
  }
}
