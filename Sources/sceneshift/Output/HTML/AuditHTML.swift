import Audit
import TUI

/// The audit as one page that can be sent to somebody: readable without scripts, by keyboard, in light and dark.
struct AuditHTML {
  /// - Parameter after: the audit of the plan's result, for the second column of the event table.
  func document(_ report: AuditReport, after: AuditReport?) -> String {
    var body = "<a class=\"skip\" href=\"#main\">\(localized("Skip to the report"))</a>\n"
    body += navigation(report) + "<main id=\"main\">\n"
    if !report.findings.isEmpty { body += filter(report.findings) }
    for (index, project) in report.projects.enumerated() {
      let root = project.project.root
      body += self.project(project, after: after?.projects.first { $0.project.root == root }, prefix: "p\(index + 1)")
    }
    body += skipped(report.skipped) + "</main>\n"
    body += "<footer class=\"quiet\"><p>\(localized("Made by \(Program.name) \(Program.version)."))</p></footer>"
    let names = report.projects.map(\.project.name).commaSeparated
    return HTMLPage.document(title: localized("\(names): scenes"), body: body)
  }

  // MARK: The ways through the page

  private func navigation(_ report: AuditReport) -> String {
    var links = ""
    for (index, project) in report.projects.enumerated() {
      let prefix = "p\(index + 1)"
      let name = report.projects.count > 1 ? HTML.text(project.project.name) + localized(": ") : ""
      for kind in Finding.Kind.allCases {
        let count = project.findings(of: kind).count
        if count > 0 {
          links +=
            "<li><a href=\"#\(prefix)-\(kind.rawValue)\">\(name)\(kind.plural)\("\(count)".inBrackets)</a></li>\n"
        }
      }
      links += "<li><a href=\"#\(prefix)-coverage\">\(name)\(localized("events"))</a></li>\n"
      links += "<li><a href=\"#\(prefix)-device\">\(name)\(localized("device checks"))</a></li>\n"
    }
    return "<nav aria-label=\"\(localized("Parts of the report"))\"><ul>\n\(links)</ul></nav>\n"
  }

  private func filter(_ findings: [Finding]) -> String {
    let boxes = Finding.Kind.allCases.map { kind in
      "<label><input type=\"checkbox\" id=\"show-\(kind.rawValue)\" checked=\"\"/> "
        + "\(kind.plural)\("\(findings.count { $0.kind == kind })".inBrackets)</label>\n"
    }
    return "<fieldset><legend>\(localized("Show"))</legend>\n\(boxes.joined())</fieldset>\n"
  }

  // MARK: A project

  private func project(_ report: ProjectReport, after: ProjectReport?, prefix: String) -> String {
    let facts = ProjectFacts(report)
    let state = report.state.isSettled ? "yes" : "no"
    var text = "<section aria-labelledby=\"\(prefix)\">\n"
    text += "<h1 id=\"\(prefix)\">\(HTML.text(report.project.name)): "
    text += "<span class=\"\(state)\">\(HTML.text(Wording.scenes(report)))</span></h1>\n"
    text += "<p>\(HTML.prose(facts.line))</p>\n<p>\(HTML.prose(facts.counts))</p>\n"
    text += signals(report.signals)
    for kind in Finding.Kind.allCases {
      let findings = report.findings(of: kind)
      if findings.isEmpty { continue }
      text += "<section class=\"\(kind.rawValue)\">\n<h2 id=\"\(prefix)-\(kind.rawValue)\">"
      text += "<span class=\"\(kind.rawValue)-word\">\(kind.plural.capitalized)</span> (\(findings.count))</h2>\n"
      text += FindingIndex.inOrder(findings).map { finding($0, isOpen: kind == .blocker) }.joined() + "</section>\n"
    }
    for problem in report.project.problems {
      let place = problem.path + (problem.line.map { ":\($0)" } ?? "")
      text +=
        "<p><strong>\(localized("Not audited:"))</strong> \(HTML.code(place)): \(HTML.prose(problem.message))</p>\n"
    }
    text += coverage(report, after: after?.coverage, prefix: prefix)
    text += checklist(report.checklist, prefix: prefix)
    return text + "</section>\n"
  }

  private func signals(_ signals: [Signal]) -> String {
    if signals.isEmpty { return "" }
    let rows = signals.map { signal in
      "<tr><th scope=\"row\">\(HTML.text(signal.title))</th>"
        + "<td class=\"\(signal.isOK ? "yes" : "no")\">\(localized(signal.isOK ? "yes" : "no"))</td>"
        + "<td>\(HTML.prose(signal.evidence))</td></tr>\n"
    }
    return "<div class=\"scroll\"><table>\n<caption>\(localized("What “adopted” rests on"))</caption>\n"
      + "<thead><tr>\([localized("Signal"), localized("There"), localized("Evidence")].map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>\n"
      + "<tbody>\n\(rows.joined())</tbody></table></div>\n"
  }

  private func finding(_ finding: Finding, isOpen: Bool) -> String {
    var text =
      "<details class=\"finding \(finding.kind.rawValue)\"\(isOpen ? " open=\"\"" : "")>\n"
    text += "<summary><h3>\(HTML.prose(finding.title))</h3> "
    text += "<span class=\"\(finding.kind.rawValue)-word\">\(Wording.kind(finding.kind))</span>"
    if let location = finding.location {
      text += "<span class=\"place\">\(HTML.code("\(location.file):\(location.line)"))</span>"
    }
    // The id stands inside, so that a link to it opens what is folded away.
    text += "</summary>\n<div class=\"body\" id=\"\(HTML.anchor(finding.id))\">\n"
    text += HTML.paragraphs(finding.message)
    if let excerpt = finding.excerpt, !excerpt.lines.isEmpty { text += code(excerpt) }
    if !finding.choices.isEmpty {
      text += "<h4>\(localized("Choices"))</h4>\n<ol class=\"choices\">\n\(finding.choices.map(choice).joined())</ol>\n"
    }
    if !finding.references.isEmpty {
      let links = finding.references.map { "<li>\(HTML.link($0))</li>\n" }
      text += "<h4>\(localized("References"))</h4>\n<ul>\n\(links.joined())</ul>\n"
    }
    let facts =
      [finding.rule, finding.id].map(HTML.code) + finding.targets.map { localized("target \(HTML.code($0))") }
    return text + "<p class=\"quiet\">\(facts.joined(separator: " "))</p>\n</div>\n</details>\n"
  }

  private func choice(_ choice: Choice) -> String {
    var text = "<li><strong>\(HTML.prose(choice.label))</strong> \(HTML.code(choice.id))"
    if choice.isRecommended {
      text += " <span class=\"yes\">\(localized(choice.isSure ? "recommended" : "recommended, but look first"))</span>"
    }
    text += "<br/>\(HTML.prose(choice.consequence))"
    if let reason = choice.reason {
      text += " <span class=\"quiet\">\(localized("Because \(HTML.prose(reason))."))</span>"
    }
    return text + "</li>\n"
  }

  private func code(_ excerpt: Excerpt) -> String {
    let digits = String(excerpt.firstLine + excerpt.lines.count).count
    let lines = excerpt.lines.enumerated().map { index, line in
      let number = String(excerpt.firstLine + index)
      let blanks = String(repeating: " ", count: max(0, digits - number.count))
      return "<span class=\"n\">\(blanks)\(number)  </span>" + HTML.text(VisibleText.code(line))
    }
    return "<pre tabindex=\"0\" aria-label=\"\(localized("Code"))\">\(lines.joined(separator: "\n"))</pre>\n"
  }

  // MARK: Events

  private func coverage(_ report: ProjectReport, after: [CoverageRow]?, prefix: String) -> String {
    let pairs = CoveragePair.pairs(today: report.coverage, after: after)
    var text = "<h2 id=\"\(prefix)-coverage\">\(localized("What reaches your code"))</h2>\n"
    if pairs.isEmpty { return text + "<p>\(localized("Nothing: no app target was found."))</p>\n" }
    text += "<div class=\"scroll\"><table class=\"coverage\">\n"
    if after != nil { text += "<caption>\(CoverageText.meaningOfAfter)</caption>\n" }
    let columns =
      [localized("Event"), localized("Start"), localized("Today")] + (after == nil ? [] : [localized("After the plan")])
    text += "<thead><tr>\(columns.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>\n<tbody>\n"
    for pair in pairs {
      let targets = pair.targets.isEmpty ? "" : pair.targets.map(HTML.text).commaSeparated.inBrackets
      text += "<tr><th scope=\"row\">\(Wording.event(pair.event))\(targets)</th>"
      text += "<td>\(Wording.start(pair.start))</td>"
      text += cell(pair.today, known: report.findings)
      if after != nil { text += cell(pair.after, known: report.findings) }
      text += "</tr>\n"
    }
    return text + "</tbody></table></div>\n"
  }

  /// The handler, how it fares, and the findings about it.
  private func cell(_ row: CoverageRow?, known: [Finding]) -> String {
    guard let row, row.verdict != .none else { return "<td class=\"quiet\">\(localized("nobody"))</td>" }
    var text = row.handler.map { HTML.code(Wording.shortHandler($0)) } ?? localized("nobody")
    if row.verdict == .runs {
      text += " <span class=\"yes\">\(localized("runs"))</span>"
    } else {
      text += " <span class=\"no\">\(row.verdict.word.lowercased())</span>"
    }
    let links = row.findings.filter { id in known.contains { $0.id == id } }.enumerated().map { index, id in
      "<a href=\"#\(HTML.anchor(id))\">\(localized("finding \(index + 1)"))</a>"
    }
    if !links.isEmpty { text += " <span class=\"quiet\">\(links.commaSeparated)</span>" }
    return "<td>\(text)</td>"
  }

  // MARK: The end

  private func checklist(_ checklist: DeviceChecklist, prefix: String) -> String {
    if checklist.sections.isEmpty { return "" }
    var text = "<h2 id=\"\(prefix)-device\">\(localized("To check on a device"))</h2>\n"
    for section in checklist.sections {
      text += "<h3 class=\"part\">\(HTML.text(section.title))</h3>\n<ul class=\"checks\">\n"
      for check in section.checks {
        let box = "\(prefix)-check-\(HTML.anchor(check.id))"
        text += "<li><input type=\"checkbox\" id=\"\(box)\"/><div><label for=\"\(box)\">"
        text += "<strong>\(HTML.text(check.id))</strong> \(HTML.prose(PrintLayout.sentence(check.action)))</label> "
        text += "<span class=\"quiet\">\(localized("Expect: \(HTML.prose(check.expectation))."))</span>"
        if !check.commands.isEmpty {
          text += "<pre tabindex=\"0\">\(check.commands.map(HTML.text).joined(separator: "\n"))</pre>"
        }
        text += "</div></li>\n"
      }
      text += "</ul>\n"
    }
    return text
  }

  private func skipped(_ skipped: [SkippedPath]) -> String {
    if skipped.isEmpty { return "" }
    let rows = skipped.map { "<li>\(HTML.prose($0.reason).behind(HTML.code($0.path)))</li>\n" }
    return
      "<details><summary>\(localized("Left out: \(counted(skipped.count, "path"))"))</summary>\n<ul>\n\(rows.joined())</ul></details>\n"
  }
}
