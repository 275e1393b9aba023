import Foundation

/// Why a file is not a bundle that this program can open.
public enum BundleError: Error, Sendable, Equatable {
  /// With what is wrong and where.
  case damaged(path: String, reason: String)
  /// Written by a later version, whose form this one does not know.
  case newer(path: String, version: String)
}

extension AuditBundle {
  /// - Parameter path: for messages.
  public init(_ bytes: [UInt8], path: String) throws(BundleError) {
    let file: BundleFile
    do {
      let decoder = JSONDecoder()
      let header = try decoder.decode(BundleFile.Header.self, from: Data(bytes))
      guard header.schema == Self.schema else {
        let isOurs = header.schema.hasPrefix("https://sceneshift.dev/schemas/bundle-")
        throw isOurs
          ? BundleError.newer(path: path, version: header.tool.version)
          : BundleError.damaged(path: path, reason: localized("its schema is \(header.schema)"))
      }
      file = try decoder.decode(BundleFile.self, from: Data(bytes))
    } catch let error as BundleError { throw error } catch let error as DecodingError {
      throw .damaged(path: path, reason: error.reason)
    } catch { throw .damaged(path: path, reason: localized("not JSON")) }
    version = file.tool.version
    made = file.made
    isRedacted = file.redacted
    report = file.report
    after = Dictionary(
      file.audit.projects.map { ($0.root, $0.coverage.compactMap { $0.row(\.afterPlan) }) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// The file as it is written; members that are not needed are left out.
private struct BundleFile: Decodable {
  struct Tool: Decodable { let version: String }

  struct Header: Decodable {
    let schema: String
    let tool: Tool
  }

  struct Facts: Decodable {
    let bundleIdentifiers: [String]
    let urlSchemes: [String]
    let engine: String?
    let capacitor: String?
    let firstPackage: String?
  }

  struct Report: Decodable {
    let root: String
    let projects: [ProjectPart]
    let skipped: [Skipped]
    let statistics: Statistics
  }

  struct Statistics: Decodable { let folders, files, filesRead, filesParsed, bytesParsed: Int }
  struct Skipped: Decodable { let path, reason: String }
  struct Named: Decodable { let name, reason: String }

  struct ProjectPart: Decodable {
    let root, name: String
    let kind: ProjectKind
    let stacks: [String]
    let versions: [String: String]
    let packageManager: PackageManager
    let targets: [String]
    let skippedTargets: [Named]
    let state: ProjectReport.State
    let signals: [SignalPart]
    let findings: [FindingPart]
    let coverage: [CoveragePart]
    let problems: [ProblemPart]
  }

  struct SignalPart: Decodable {
    let id, title, evidence: String
    let ok: Bool
  }

  struct ProblemPart: Decodable {
    let kind, path, message: String
    let line: Int?
  }

  struct LocationPart: Decodable {
    let file: String
    let line, column, endLine: Int

    var location: SourceLocation {
      SourceLocation(file: file, line: line, column: column, endLine: endLine, range: 0..<0)
    }
  }

  struct ChoicePart: Decodable {
    let id, label, consequence: String
    let recommended, sure: Bool
    let reason: String?
  }

  struct FindingPart: Decodable {
    let id, rule, title, message: String
    let kind: Finding.Kind
    let targets: [String]
    let location: LocationPart?
    let symbol, excerpt: String?
    let excerptLine: Int?
    let choices: [ChoicePart]
    let references: [String]
    let otherTools: [String: Bool]
    let deviceChecks: [String]
  }

  struct CoveragePart: Decodable {
    struct Cell: Decodable {
      let handler: String?
      let verdict: CoverageRow.Verdict
      let location: LocationPart?
      let findings: [String]
    }

    let event: Callback.Event
    let start: CoverageRow.Start
    let targets: [String]
    let today, afterPlan: Cell?

    func row(_ cell: KeyPath<CoveragePart, Cell?>) -> CoverageRow? {
      guard let cell = self[keyPath: cell] else { return nil }
      return CoverageRow(
        event: event, start: start, handler: cell.handler, verdict: cell.verdict, location: cell.location?.location,
        findings: cell.findings, targets: targets)
    }
  }

  let tool: Tool
  let made: String
  let redacted: Bool
  let facts: [Facts]
  let audit: Report

  var report: AuditReport {
    var statistics = AuditStatistics()
    statistics.folders = audit.statistics.folders
    statistics.files = audit.statistics.files
    statistics.filesRead = audit.statistics.filesRead
    statistics.filesParsed = audit.statistics.filesParsed
    statistics.bytesParsed = audit.statistics.bytesParsed
    return AuditReport(
      root: audit.root,
      projects: audit.projects.enumerated().map { index, part in
        part.report(index < facts.count ? facts[index] : nil)
      },
      skipped: audit.skipped.map { SkippedPath(path: $0.path, reason: $0.reason) }, statistics: statistics)
  }
}

extension BundleFile.ProjectPart {
  fileprivate func report(_ facts: BundleFile.Facts?) -> ProjectReport {
    let project = project(facts)
    return ProjectReport(
      project: project, state: state,
      signals: signals.map { Signal(id: $0.id, title: $0.title, isOK: $0.ok, evidence: $0.evidence) },
      findings: findings.map(\.finding), coverage: coverage.compactMap { $0.row(\.today) },
      checklist: DeviceChecklist(
        project, bundleIdentifiers: facts?.bundleIdentifiers ?? [], urlSchemes: facts?.urlSchemes ?? []))
  }

  private func project(_ facts: BundleFile.Facts?) -> Project {
    // A stack that a later version knows is left out.
    var project = Project(root: root, name: name, kind: kind, stacks: stacks.compactMap(Stack.init(rawValue:)))
    project.versions = versions.sorted { one, other in
      (one.key == facts?.firstPackage ? 0 : 1, one.key) < (other.key == facts?.firstPackage ? 0 : 1, other.key)
    }.map { PackageVersion(package: $0.key, text: $0.value, source: "") }
    project.packageManager = packageManager
    project.targets = targets.map { AppTarget(id: $0, name: $0, projectFile: "", sourceRoot: "") }
    project.skippedTargets = skippedTargets.map {
      SkippedTarget(name: $0.name, reason: $0.reason, projectFile: "")
    }
    project.engine = facts?.engine
    if project.stacks.contains(.capacitor) {
      var capacitor = CapacitorProject(platformFolder: "")
      capacitor.version = facts?.capacitor.map {
        PackageVersion(package: "@capacitor/ios", text: $0, source: "")
      }
      project.capacitor = capacitor
    }
    project.problems = problems.map { problem in
      ProjectProblem(
        kind: ProjectProblem.Kind(rawValue: problem.kind) ?? .other, path: problem.path, line: problem.line,
        message: "\(problem.message)")
    }
    return project
  }
}

extension BundleFile.FindingPart {
  fileprivate var finding: Finding {
    let place = location?.location
    return Finding(
      id: id, rule: rule, kind: kind, title: title, message: message, targets: targets, location: place,
      symbol: symbol,
      excerpt: excerpt.map { code in
        Excerpt(
          firstLine: excerptLine ?? place?.line ?? 1,
          lines: code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
          file: place?.file ?? "")
      },
      choices: choices.map { choice in
        Choice(
          id: choice.id, label: choice.label, consequence: choice.consequence, isRecommended: choice.recommended,
          reason: choice.reason, isSure: choice.sure)
      },
      references: references,
      otherTools: Dictionary(
        otherTools.compactMap { name, tells in OtherTool(rawValue: name).map { ($0, tells) } },
        uniquingKeysWith: { first, _ in first }),
      deviceChecks: deviceChecks)
  }
}
