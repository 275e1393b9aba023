/// Audits a tree: lists it, finds its projects, parses the sources that matter and asks every rule.
///
/// What cannot be read becomes a problem of its project; only a tree without any project, or a root that cannot be
/// listed, is an error.
public struct Auditor: Sendable {
  public let tree: any FileTree

  public init(tree: any FileTree) { self.tree = tree }

  /// - Parameters:
  ///   - previous: an earlier audit of the same tree; files it parsed are not parsed again where they are as they were.
  ///   - changed: paths whose bytes are not those of `previous` any more, where that is known; with nil every file is
  ///     read again and compared.
  ///   - parsed: files parsed meanwhile, taken where the tree has just these bytes.
  ///   - progress: called from any thread, often; returning false stops the audit.
  /// - Throws: `cancelled`; else why there is nothing to audit.
  public func audit(
    reusing previous: Audit? = nil, changed: Set<String>? = nil, parsed: [SourceFile] = [],
    progress: @escaping @Sendable (AuditProgress) -> Bool = { _ in true }
  ) throws(AuditError) -> Audit {
    var run = Run(tree: tree, progress: progress)
    for file in previous?.contexts.flatMap(\.sources.files) ?? [] {
      if let changed, !changed.contains(file.path) { run.kept[file.path] = file } else { run.parsed[file.path] = file }
    }
    for file in parsed { run.parsed[file.path] = file }
    return try run.audit()
  }
}

/// One audit while it runs.
private struct Run: Sendable {
  let tree: any FileTree
  let progress: @Sendable (AuditProgress) -> Bool
  /// Files that are known to be as they were, by path.
  var kept: [String: SourceFile] = [:]
  /// Files that are parsed again only where their bytes differ, by path.
  var parsed: [String: SourceFile] = [:]

  func audit() throws(AuditError) -> Audit {
    try report(.listing, done: 0)
    let progress = progress
    var listed = 0
    let inventory = try Inventory(of: tree, progress: { listed = $0 }) {
      !progress(AuditProgress(phase: .listing, done: listed, total: 0))
    }
    if inventory.isEmpty { throw .noProject(path: tree.root, found: localized("an empty folder")) }
    let discovered = try discover(inventory)
    guard !discovered.projects.isEmpty else { throw .noProject(path: tree.root, found: discovered.found) }

    var statistics = AuditStatistics()
    statistics.folders = inventory.folderCount
    statistics.files = inventory.fileCount
    var reports: [ProjectReport] = []
    var contexts: [AuditContext] = []
    for project in discovered.projects {
      let context = try read(project, statistics: &statistics)
      try report(.rules, done: contexts.count, total: discovered.projects.count, project: context.project.headline)
      contexts.append(context)
      reports.append(ProjectReport(of: context))
    }
    let report = AuditReport(
      root: tree.root, projects: reports, skipped: skipped(inventory, discovered), statistics: statistics)
    return Audit(report: report, tree: tree, contexts: contexts)
  }

  private func report(
    _ phase: AuditProgress.Phase, done: Int, total: Int = 0, project: String? = nil
  ) throws(AuditError) {
    guard progress(AuditProgress(phase: phase, done: done, total: total, project: project)) else { throw .cancelled }
  }

  private func discover(_ inventory: Inventory) throws(AuditError) -> DiscoveredProjects {
    var found: [Project] = []
    let discovered = ProjectReader(tree: tree, inventory: inventory).read { project in
      found.append(project)
      return progress(AuditProgress(phase: .projects, done: found.count, total: 0, project: project.headline))
    }
    guard let discovered else { throw .cancelled }
    return discovered
  }

  /// Parses what matters of `project`, and completes the project by what the code says.
  private func read(_ project: Project, statistics: inout AuditStatistics) throws(AuditError) -> AuditContext {
    let paths = CandidateSources(project, tree: tree).paths
    let headline = project.headline
    let progress = progress
    let reused = paths.compactMap { kept[$0] }
    let loaded = try SourceLoader.load(paths: paths.filter { kept[$0] == nil }, tree: tree, parsed: parsed) { done, _ in
      progress(AuditProgress(phase: .sources, done: reused.count + done, total: paths.count, project: headline))
    }
    statistics.filesRead += paths.count
    statistics.filesParsed += reused.count + loaded.files.count
    statistics.bytesParsed += (reused + loaded.files).reduce(0) { $0 + $1.text.bytes.count }
    let sources = SourceIndex(files: reused + loaded.files)
    var project = project
    project.problems += SourceProblems.joined(loaded.problems + SourceLoader.problems(of: reused))
    SourceStacks.complete(&project, sources: sources)
    return AuditContext(tree: tree, project: project, sources: sources)
  }
  private func skipped(_ inventory: Inventory, _ discovered: DiscoveredProjects) -> [SkippedPath] {
    let unreadable = inventory.problems.map { SkippedPath(path: $0.path, reason: $0.message) }
    return (inventory.skipped + discovered.skipped + unreadable).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }
}

extension ProjectReport {
  /// The report of one project, all rules asked.
  public init(of context: AuditContext) {
    let findings = RuleCatalogue.evaluate(context)
    // A plugin adopts nothing itself; what it lacks, every app with it lacks.
    let isLacking = context.project.targets.isEmpty && findings.contains { $0.kind == .blocker }
    self.init(
      project: context.project, state: isLacking ? .notAdopted : context.adoption.state,
      signals: Signals.of(context), findings: findings,
      coverage: EventCoverage.rows(of: context, findings: findings))
  }
}

extension Project {
  /// Name, stack and version in one line, for whoever waits.
  public var headline: String {
    let stack = stacks.first
    let package: String? =
      switch stack {
      case .capacitor: capacitor?.version?.text
      case .flutter: version(of: "flutter")?.text
      case .reactNative: version(of: "react-native")?.text
      case .expo: version(of: "expo")?.text
      case .cordova: version(of: "cordova-ios")?.text
      default: nil
      }
    let named = stack == .engine ? engine : stack?.title
    return ([name] + [named, package].compactMap { $0 }).joined(separator: " ")
  }
}

/// What went wrong with source files.
enum SourceProblems {
  /// One problem for all files that the project names and that are not there: an unfinished check-out lacks hundreds.
  static func joined(_ problems: [ProjectProblem]) -> [ProjectProblem] {
    let missing = problems.filter { $0.kind == .missingFile }
    guard missing.count > 1, let first = missing.first else { return problems }
    let names = missing.prefix(3).map(\.path).commaSeparated + (missing.count > 3 ? ", …" : "")
    let summary = ProjectProblem(
      kind: .missingFile, path: first.path,
      message: """
        \(missing.count) source files that the project names are not there (\(names)). Generated files appear after a \
        build, submodules after git submodule update --init.
        """)
    return problems.filter { $0.kind != .missingFile } + [summary]
  }
}
