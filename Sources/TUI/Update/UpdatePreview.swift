import Apply
import Audit

extension AppState {
  mutating func take(_ preview: PlanPreview, generation: Int) -> [Effect] {
    guard generation == planning.generation else { return requestPlan() }
    planning.preview = preview
    planning.shown = generation
    self.preview.folded = [:]
    for path in preview.lostEdits { planning.edited[path] = nil }
    if let path = preview.lostEdits.first {
      notice = .problem(localized("\(path) is planned differently now; your edit of its result is left out"))
    }
    if preview.file(self.preview.file) == nil {
      self.preview.file = preview.files.first?.path
      self.preview.scroll = 0
    }
    if let count = previewFile?.hunks.count { self.preview.hunk = max(0, min(self.preview.hunk, count - 1)) }
    return []
  }

  mutating func performInPreview(_ command: Command) -> [Effect] {
    switch command {
    case .up: movePreview(by: -1)
    case .down: movePreview(by: 1)
    case .pageUp: scrollPreview(by: -pageSize)
    case .pageDown: scrollPreview(by: pageSize)
    case .halfUp: scrollPreview(by: -pageSize / 2)
    case .halfDown: scrollPreview(by: pageSize / 2)
    case .first: scrollPreview(by: -1_000_000)
    case .last: scrollPreview(by: 1_000_000)
    case .left: preview.sideways = max(0, preview.sideways - 8)
    case .right: preview.sideways = min(400, preview.sideways + 8)
    case .nextPane, .previousPane, .open: preview.isInDiff.toggle()
    case .next: preview.search.isEmpty ? moveHunk(1) : searchPreview(preview.search, direction: 1)
    case .previous: preview.search.isEmpty ? moveHunk(-1) : searchPreview(preview.search, direction: -1)
    case .sideBySide:
      preview.isSideBySide.toggle()
      showHunk()
    case .blanks:
      preview.ignoresBlanks.toggle()
      rebuildPreview()
      notice = .info(
        preview.ignoresBlanks ? localized("Changes of white space are hidden") : localized("White space is shown"))
    case .fold: fold(only: true)
    case .foldAll: fold(only: false)
    case .moreContext:
      preview.context = min(50, preview.context + 1)
      rebuildPreview()
    case .lessContext:
      preview.context = max(0, preview.context - 1)
      rebuildPreview()
    case .search: prompt = Prompt(.search, text: "")
    case .dropHunk: askDrop()
    case .apply: askApply()
    default: break
    }
    return []
  }

  private mutating func movePreview(by distance: Int) {
    if preview.isInDiff {
      scrollPreview(by: distance)
      return
    }
    guard let files = planning.preview?.files else { return }
    let position = files.firstIndex { $0.path == previewFile?.path } ?? 0
    let next = min(files.count - 1, max(0, position + distance))
    guard files.indices.contains(next) else { return }
    showFile(files[next].path)
  }

  mutating func showFile(_ path: String) {
    preview.file = path
    preview.scroll = 0
    preview.sideways = 0
    preview.hunk = 0
  }

  /// A new file has nothing to stand beside.
  private var showsPairs: Bool { preview.isSideBySide && previewFile?.isNew == false }

  private var previewLength: Int {
    (showsPairs ? previewFile?.pairs.count : previewFile?.rows.count) ?? 0
  }

  mutating func scrollPreview(by distance: Int) {
    let room = PreviewLayout(size: size, state: self).diffRows
    preview.scroll = min(max(0, previewLength - room), max(0, preview.scroll + distance))
    // The hunk at the top of the window is the one that commands are about.
    let headers = previewFile?.headerRows(sideBySide: showsPairs) ?? []
    if !headers.isEmpty { preview.hunk = max(0, (headers.lastIndex { $0 <= preview.scroll }) ?? 0) }
  }

  /// To the next hunk of this file, then of the next file; stops at the end.
  private mutating func moveHunk(_ step: Int) {
    guard let file = previewFile, let files = planning.preview?.files else { return }
    let next = preview.hunk + step
    if file.hunks.indices.contains(next) {
      preview.hunk = next
      showHunk()
      return
    }
    let position = (files.firstIndex { $0.path == file.path } ?? 0) + step
    guard files.indices.contains(position) else {
      notice = .info(step > 0 ? localized("That was the last hunk") : localized("That was the first hunk"))
      return
    }
    showFile(files[position].path)
    preview.hunk = step > 0 ? 0 : max(0, files[position].hunks.count - 1)
    showHunk()
  }

  private mutating func fold(only isOne: Bool) {
    guard let file = previewFile else { return }
    let folded = file.folded
    if isOne {
      preview.folded[file.path] = folded.symmetricDifference([preview.hunk])
    } else {
      preview.folded[file.path] = folded.isEmpty ? Set(file.hunks.indices) : []
    }
    showHunk()
  }

  mutating func showHunk() {
    let headers = previewFile?.headerRows(sideBySide: showsPairs) ?? []
    guard headers.indices.contains(preview.hunk) else { return }
    let room = PreviewLayout(size: size, state: self).diffRows
    preview.scroll = min(headers[preview.hunk], max(0, previewLength - room))
  }

  /// The line of the result at the hunk under the cursor.
  var previewLine: Int {
    guard let file = previewFile, file.hunks.indices.contains(preview.hunk) else { return 1 }
    return file.hunks[preview.hunk].newLine
  }

  mutating func rebuildPreview() {
    guard let plan = planning.preview?.plan else { return }
    preview.folded = [:]
    planning.preview = PlanPreview(plan, context: preview.context, ignoringBlanks: preview.ignoresBlanks)
    if let count = previewFile?.hunks.count { preview.hunk = max(0, min(preview.hunk, count - 1)) }
    showHunk()
  }

  mutating func searchPreview(_ text: String, direction: Int = 0) {
    if let path = previewFile?.path { preview.folded[path] = nil }
    guard let file = previewFile else { return }
    preview.search = text
    let wanted = text.lowercased()
    let rows = file.rows.indices.filter { index in
      if case .line(_, let line) = file.rows[index] { return line.text.lowercased().contains(wanted) }
      return false
    }
    if preview.isSideBySide { preview.isSideBySide = false }
    let found =
      direction < 0
      ? rows.last { $0 < preview.scroll }
      : rows.first { direction == 0 ? $0 >= preview.scroll : $0 > preview.scroll }
        ?? (direction == 0 ? rows.first : nil)
    guard let found else {
      notice = .info(
        rows.isEmpty ? localized("Nothing here contains “\(text)”") : localized("No further match for “\(text)”"))
      if rows.isEmpty { preview.search = "" }
      return
    }
    scrollPreview(by: found - preview.scroll)
    notice = .info(
      localized("\((rows.firstIndex(of: found) ?? 0) + 1) of \(rows.count): “\(text)” \(Glyphs.dot) n next, N previous")
    )
  }

  private mutating func askDrop() {
    let ids = hunkFindings
    confirmation = Confirmation(
      title: localized("Reopen \(Wording.count(ids.count, "answer"))"),
      lines: ids.compactMap { id in
        index.byID[id].map { localized("\($0.title): \(index.answer(to: $0)?.label ?? "")") }
      } + ["", localized("The plan is worked out again without \(ids.count, one: "it", other: "them").")],
      verb: localized("Reopen"), act: .reopen(ids))
  }

  private mutating func askApply() {
    guard let preview = planning.preview else { return }
    let plan = preview.plan
    let new = plan.files.count(where: \.isNew)
    var lines = [
      localized(
        "\(Wording.count(plan.files.count - new, "file")) changed, \(Wording.count(new, "file")) added, all or none."),
      localized("A backup of every file is kept; u gives every byte back."),
    ]
    if !plan.unanswered.isEmpty {
      lines.append(
        localized("\(Wording.count(plan.unanswered.count, "question")) still open: their code stays as it is."))
    }
    lines += shortfalls(of: plan)
    if !plan.outsideSteps.isEmpty {
      lines.append(
        localized("\(Wording.count(plan.outsideSteps.count, "command")) to run afterwards; nothing is run now."))
    }
    lines +=
      [""]
      + preview.files.prefix(10).map { file in
        "\(file.isNew ? TextLayout.pad(localized("new"), to: 4) : "    ")\(file.path)  +\(file.added) \u{2212}\(file.removed)"
      }
    if preview.files.count > 10 { lines.append(localized("and \(preview.files.count - 10) more")) }
    confirmation = Confirmation(
      title: localized("Apply \(Wording.count(plan.files.count, "file"))"), lines: lines, verb: localized("Apply"),
      act: .apply)
  }

  /// What is not all right once the plan is applied, said before it is.
  private func shortfalls(of plan: Plan) -> [String] {
    guard let after = plan.after?.report.projects, after.indices.contains(projectIndex) else { return [] }
    let report = after[projectIndex]
    var lines: [String] = []
    let blockers = report.findings(of: .blocker).count
    if !report.state.isSettled { lines.append(localized("Scenes are \(report.state.title) afterwards.")) }
    if blockers > 0 {
      lines.append(localized("\(Wording.count(blockers, "blocker")) \(blockers, one: "is", other: "are") left."))
    }
    let lost = Wording.lostEvents(before: project?.coverage ?? [], after: report.coverage)
    if !lost.isEmpty { lines.append(localized("LOST: \(lost). Esc, then c shows why.")) }
    return lines
  }

  // MARK: Results edited by hand

  mutating func takeEdited(path: String, bytes: [UInt8]?, problem: String?) -> [Effect] {
    if let problem { notice = .problem(problem) }
    guard let bytes, let planned = planning.preview?.plan.files.first(where: { $0.path == path }) else { return [] }
    if bytes == planned.result {
      notice = notice ?? .info(localized("\(TreePath.name(path)) was closed without a change"))
      return []
    }
    let before = planning.edited[path]?.planned ?? planned.result
    planning.edited[path] = EditedResult(planned: before, bytes: bytes)
    planning.generation += 1
    notice = notice ?? .info(localized("\(TreePath.name(path)): your version will be written"))
    return requestPlan()
  }
}
