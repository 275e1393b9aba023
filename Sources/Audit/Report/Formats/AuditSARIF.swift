/// The audit as SARIF 2.1.0, which code hosts and editors show beside the code.
///
/// A blocker is an `error`, a decision a `warning`, an informational finding a `note`. Columns are UTF-16 code units, as the
/// format has them. https://docs.oasis-open.org/sarif/sarif/v2.1.0/
public enum AuditSARIF {
  /// Where the relative paths of the results start from.
  private static let base = "PROJECTROOT"
  /// Name of the fingerprint: the id of the finding, which survives unrelated edits and line shifts.
  private static let fingerprint = "sceneshift/v1"

  public static func document(_ report: AuditReport) -> JSONText {
    let rules = report.findings.map(\.rule).unique
    let index = Dictionary(rules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": .string(Program.name), "version": .string(Program.version),
              "semanticVersion": .string(Program.version),
              "rules": .array(rules.map { rule($0, findings: report.findings) }),
            ]
          ],
          "columnKind": "utf16CodeUnits",
          "originalUriBaseIds": [base: ["uri": .string("file://" + encoded(report.root) + "/")]],
          "invocations": [
            [
              "executionSuccessful": true,
              "toolExecutionNotifications": .array(report.projects.flatMap(\.project.problems).map(notification)),
            ]
          ],
          "results": .array(
            report.projects.flatMap { project in
              project.findings.map { result($0, in: project.project, ruleIndex: index[$0.rule] ?? 0) }
            }),
          "properties": [
            "projects": .array(
              report.projects.map { project in
                [
                  "root": .string(project.project.root), "name": .string(project.project.name),
                  "state": .string(project.state.rawValue),
                ]
              })
          ],
        ]
      ],
    ]
  }

  // MARK: Rules

  private static func rule(_ id: String, findings: [Finding]) -> JSONText {
    let documentation = RuleCatalogue.documentation(for: id)
    let kind = documentation?.kinds.first ?? findings.first { $0.rule == id }?.kind ?? .informational
    return .members([
      ("id", .string(id)),
      ("name", .string(id.split(whereSeparator: { ".-".contains($0) }).map { String($0).sentenceCased }.joined())),
      ("shortDescription", documentation.map { text($0.title.sentenceCased) }),
      ("fullDescription", documentation.map { text(paragraph($0.explanation)) }),
      ("help", documentation.map(help)),
      ("helpUri", documentation?.references.first.map { .string($0) }),
      ("defaultConfiguration", ["level": .string(level(kind))]),
      ("properties", ["tags": ["uiscene", .string(String(id.prefix { $0 != "." }))]]),
    ])
  }

  private static func help(_ rule: RuleDocumentation) -> JSONText {
    let more = rule.references.map { localized("See \($0)") }
    let markdown = rule.references.map { "- <\($0)>" }.joined(separator: "\n")
    return [
      "text": .string(([rule.explanation] + more).joined(separator: "\n\n")),
      "markdown": .string(rule.explanation + (markdown.isEmpty ? "" : "\n\n" + markdown)),
    ]
  }

  static func level(_ kind: Finding.Kind) -> String {
    switch kind {
    case .blocker: "error"
    case .decision: "warning"
    case .informational: "note"
    }
  }

  // MARK: Results

  private static func result(_ finding: Finding, in project: Project, ruleIndex: Int) -> JSONText {
    .members([
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(level(finding.kind))),
      ("message", text(PlainSentence.of(finding.title) + " " + finding.message)),
      ("locations", .array([location(finding, in: project)].compactMap { $0 })),
      ("fingerprints", [fingerprint: .string(finding.id)]),
      ("suppressions", []),
      (
        "properties",
        [
          "project": .string(project.name), "targets": .strings(finding.targets),
          "choices": .array(
            finding.choices.map { choice in
              [
                "id": .string(choice.id), "label": .string(choice.label), "recommended": .bool(choice.isRecommended),
              ]
            }),
          "references": .strings(finding.references),
          "toldBy": .object(
            OtherTool.allCases.compactMap { tool in
              finding.otherTools[tool].map { (key: tool.rawValue, value: .bool($0)) }
            }),
          "deviceChecks": .strings(finding.deviceChecks),
        ]
      ),
    ])
  }

  /// Code hosts leave out results without a place, so that a finding about the whole project stands at its project file.
  private static func location(_ finding: Finding, in project: Project) -> JSONText? {
    guard let file = finding.location?.file ?? project.projectFiles.first else { return nil }
    let logical = finding.symbol.map { symbol -> JSONText in
      [["fullyQualifiedName": .string(symbol), "kind": .string(symbol.contains("(") ? "function" : "member")]]
    }
    return .members([
      (
        "physicalLocation",
        .members([
          ("artifactLocation", artifact(file)),
          ("region", finding.location.map(region)),
          ("contextRegion", finding.location.flatMap { context($0, finding.excerpt) }),
        ])
      ),
      ("logicalLocations", logical),
    ])
  }

  private static func region(_ location: SourceLocation) -> JSONText {
    .members([
      ("startLine", .integer(location.line)),
      ("startColumn", location.utf16Columns.map { .integer($0.start) }),
      ("endLine", .integer(location.endLine)),
      ("endColumn", location.utf16Columns.map { .integer($0.end) }),
    ])
  }

  /// The lines the finding quotes, where the region lies within them.
  private static func context(_ location: SourceLocation, _ excerpt: Excerpt?) -> JSONText? {
    guard let excerpt, excerpt.file == location.file, excerpt.firstLine <= location.line,
      excerpt.firstLine + excerpt.lines.count > location.endLine
    else { return nil }
    return [
      "startLine": .integer(excerpt.firstLine), "endLine": .integer(excerpt.firstLine + excerpt.lines.count - 1),
      "snippet": text(excerpt.lines.joined(separator: "\n")),
    ]
  }

  private static func notification(_ problem: ProjectProblem) -> JSONText {
    [
      "level": "warning", "message": text(problem.message),
      "locations": [
        [
          "physicalLocation": .members([
            ("artifactLocation", artifact(problem.path)),
            ("region", problem.line.map { ["startLine": .integer($0)] }),
          ])
        ]
      ],
    ]
  }

  private static func artifact(_ path: String) -> JSONText {
    ["uri": .string(encoded(path)), "uriBaseId": .string(base)]
  }

  private static func text(_ text: String) -> JSONText { ["text": .string(text)] }

  private static func paragraph(_ text: String) -> String {
    String(text.split(separator: "\n\n", omittingEmptySubsequences: true).first ?? "")
  }

  /// A path as part of a URI: everything but unreserved characters and slashes as `%XX`. RFC 3986, section 2.
  static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in path.utf8 {
      let scalar = UnicodeScalar(byte)
      if byte < 0x80,
        scalar.properties.isAlphabetic || (0x30...0x39).contains(byte) || "-._~/".unicodeScalars.contains(scalar)
      {
        result.unicodeScalars.append(scalar)
      } else {
        result += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
    return result
  }
}

/// A title as a sentence of its own.
enum PlainSentence {
  static func of(_ text: String) -> String {
    guard let last = text.last else { return text }
    return text.sentenceCased + (".!?".contains(last) ? "" : ".")
  }
}
