import Audit

/// What to check on a device, as Markdown with boxes to tick and the form that goes with it.
enum ChecklistMarkdown {
  /// - Parameter level: of the heading.
  static func document(_ checklist: DeviceChecklist, level: Int) -> String {
    if checklist.sections.isEmpty { return "" }
    let heading = String(repeating: "#", count: level)
    var text = heading + " " + localized("To check on a device") + "\n\n"
    text += localized(
      """
      *Warm* means that the app runs or is suspended, *cold* that it is not running. Tick what was run; a simulator is \
      not a device.
      """)
    text += "\n\n"
    let identifiers = [
      (localized("Bundle identifier"), checklist.bundleIdentifiers), (localized("URL scheme"), checklist.urlSchemes),
    ]
    for (name, values) in identifiers where !values.isEmpty {
      text += "- \(values.map(Markdown.code).commaSeparated.behind(name))\n"
    }
    text += "- " + localized("Xcode and SDK: ____ Device and system: ____ Date: ____") + "\n\n"
    for section in checklist.sections {
      text += "\(heading)# \(section.title)\n\n"
      for check in section.checks {
        text += "- [ ] **\(check.id)** "
        text += localized("\(Markdown.prose(check.action)). Expect: \(Markdown.prose(check.expectation)).") + "\n"
        if check.commands.isEmpty { continue }
        let block = Markdown.block(check.commands, file: "").split(separator: "\n", omittingEmptySubsequences: false)
        text += "\n" + block.map { $0.isEmpty ? "" : "      " + $0 }.joined(separator: "\n") + "\n"
      }
      text += "\n"
    }
    return text
  }
}
