import Audit

/// What to check on a device, for people.
struct ChecklistText {
  let style: TextStyle
  let width: Int

  func document(_ checklist: DeviceChecklist) -> String {
    var text = style(.strong, localized("TO CHECK ON A DEVICE: \(VisibleText.line(checklist.project))")) + "\n"
    for section in checklist.sections {
      text += "  \(section.title)\n"
      for check in section.checks {
        text +=
          "    [ ] " + PrintLayout.wrap(VisibleText.line(check.action), width: width - 8, indentation: 8, first: 0)
        text += "\n"
        text +=
          PrintLayout.wrap(
            localized("expect: \(VisibleText.line(check.expectation))"), width: width - 8, indentation: 8) + "\n"
        for command in check.commands { text += "        $ " + VisibleText.line(command) + "\n" }
      }
    }
    return text
  }
}
