import Audit

/// Edits and new files gathered from all answers, before they are checked against each other.
struct EditBatch {
  var edits: [String: [Edit]] = [:]
  var newFiles: [String: (text: String, findings: [String])] = [:]
  var outsideSteps: [OutsideStep] = []
  var manualSteps: [ManualStep] = []
  var problems: [PlanProblem] = []

  mutating func add(_ new: [Edit], to path: String) {
    guard !new.isEmpty else { return }
    edits[path, default: []].append(contentsOf: new)
  }

  /// Takes back every edit that one of `findings` asked for.
  mutating func drop(_ findings: Set<String>) {
    for (path, list) in edits { edits[path] = list.filter { findings.isDisjoint(with: $0.findings) } }
    edits = edits.filter { !$0.value.isEmpty }
    newFiles = newFiles.filter { findings.isDisjoint(with: $0.value.findings) }
  }

  /// Takes back every change that touches a file which some tool writes anew, with all that was asked for with it.
  ///
  /// - Returns: ids of the findings whose changes are gone.
  mutating func drop(inFiles isWrittenAnew: (String) -> Bool) -> Set<String> {
    let edited = edits.filter { isWrittenAnew($0.key) }.values.joined().flatMap(\.findings)
    let made = newFiles.filter { isWrittenAnew($0.key) }.values.flatMap(\.findings)
    let findings = Set(edited + made)
    if !findings.isEmpty { drop(findings) }
    return findings
  }

  /// Takes an extension out that would be left empty, as all its members go.
  mutating func removeEmptied(_ type: TypeDeclaration, in file: SourceFile) {
    let body = type.bodyRange
    guard type.kind == .extension, type.supertypes.isEmpty, file.language == .swift, let list = edits[file.path],
      !file.text.trimmed(body).isEmpty
    else { return }
    let inside = list.filter { body.lowerBound <= $0.range.upperBound && $0.range.lowerBound <= body.upperBound }
    let isEmptied =
      inside.allSatisfy { $0.replacement.allSatisfy(\.isWhitespace) && body.contains($0.range.lowerBound) }
      && body.allSatisfy { offset in
        SourceText.isBlank(file.text.bytes[offset]) || SourceText.isLineEnd(file.text.bytes[offset])
          || inside.contains { $0.range.contains(offset) }
      }
    guard isEmptied else { return }
    edits[file.path] =
      list.filter { !inside.contains($0) }
      + SwiftEditor.removeDeclaration(type.range, in: file.text, findings: Set(inside.flatMap(\.findings)).sorted())
  }

  mutating func create(_ path: String, _ text: String, findings: [String]) {
    newFiles[path] = (text, findings)
  }

  mutating func merge(_ other: EditBatch) {
    for (path, edits) in other.edits.sorted(by: { $0.key < $1.key }) { add(edits, to: path) }
    for (path, file) in other.newFiles { create(path, file.text, findings: file.findings) }
    other.outsideSteps.forEach { step($0) }
    for step in other.manualSteps { add(step) }
    problems += other.problems
  }

  /// What several projects of a tree leave by hand in the same place is told once.
  private mutating func add(_ step: ManualStep) {
    guard
      let index = manualSteps.firstIndex(where: {
        $0.title == step.title && $0.detail == step.detail && $0.lines == step.lines && $0.location == step.location
      })
    else { return manualSteps.append(step) }
    let known = manualSteps[index]
    manualSteps[index] = ManualStep(
      title: known.title, detail: known.detail, lines: known.lines, location: known.location,
      findings: known.findings + step.findings.filter { !known.findings.contains($0) })
  }

  mutating func step(_ step: OutsideStep) {
    if !outsideSteps.contains(where: { $0.arguments == step.arguments && $0.folder == step.folder }) {
      outsideSteps.append(step)
    }
  }

  mutating func manual(
    _ title: String, _ detail: String, lines: [String] = [], _ location: SourceLocation? = nil, findings: [String]
  ) {
    manualSteps.append(
      ManualStep(title: title, detail: detail, lines: lines, location: location, findings: findings))
  }

  /// Makes the changes. A file whose edits clash is left out and told.
  mutating func changes(in tree: any FileTree, sources: ParsedSources) -> [FileChange] {
    var changes: [FileChange] = []
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      let original: [UInt8]
      do {
        original = try tree.contents(of: path)
      } catch {
        problems.append(
          .notEditable(
            path: path, reason: localized("it cannot be read (\(String(describing: error)))"),
            findings: edits.flatMap(\.findings)))
        continue
      }
      if let problem = ResultCheck.refusal(path, original, sources) {
        problems.append(.notEditable(path: path, reason: problem, findings: edits.flatMap(\.findings)))
        continue
      }
      do {
        let change = try FileChange(path: path, original: original, edits: edits)
        if change.result != original { changes.append(change) }
      } catch {
        problems.append(.conflict(error))
      }
    }
    for (path, file) in newFiles.sorted(by: { $0.key < $1.key }) {
      guard tree.entry(at: path) == nil else {
        problems.append(
          .notEditable(path: path, reason: localized("a file of that name is already there"), findings: file.findings))
        continue
      }
      let edit = Edit.insert(file.text, at: 0, findings: file.findings)
      if let change = try? FileChange(path: path, original: nil, edits: [edit]) { changes.append(change) }
    }
    return changes
  }
}
