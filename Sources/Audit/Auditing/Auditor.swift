/// Audits a tree: lists it, finds its projects, parses the sources that matter and asks every rule.
///
/// What cannot be read becomes a problem of its project; only a tree without any project, or a root that cannot be
/// listed, is an error.
public struct Auditor: Sendable {
  public let tree: any FileTree

  public init(tree: any FileTree) { self.tree = tree }

  /// - Parameters:
  ///   - progress: called from any thread, often.
  ///   - isCancelled: asked from any thread, often.
  /// - Throws: `cancelled`; else why there is nothing to audit.
  public func audit(
    progress: @escaping @Sendable (AuditProgress) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { Task.isCancelled }
  ) throws(AuditError) -> Audit {
    progress(AuditProgress(phase: .listing, done: 0, total: 0))
    let inventory = try Inventory(
      of: tree, progress: { progress(AuditProgress(phase: .listing, done: $0, total: 0)) }, isCancelled: isCancelled)
    if inventory.isEmpty { throw .noProject(path: tree.root, found: "an empty folder") }
    let discovered = discover(inventory, progress: progress)
    guard !discovered.projects.isEmpty else { throw .noProject(path: tree.root, found: discovered.found) }

    var statistics = AuditStatistics()
    statistics.folders = inventory.folderCount
    statistics.files = inventory.fileCount
    var reports: [ProjectReport] = []
    var contexts: [AuditContext] = []
    for project in discovered.projects {
      let context = try read(project, statistics: &statistics, progress: progress, isCancelled: isCancelled)
      if isCancelled() { throw .cancelled }
      progress(
        AuditProgress(
          phase: .rules, done: contexts.count, total: discovered.projects.count, project: context.project.headline))
      contexts.append(context)
      reports.append(ProjectReport(of: context))
    }
    let report = AuditReport(
      root: tree.root, projects: reports, skipped: skipped(inventory, discovered), statistics: statistics)
    return Audit(report: report, tree: tree, contexts: contexts)
  }

  private func discover(
    _ inventory: Inventory, progress: @Sendable (AuditProgress) -> Void
  ) -> DiscoveredProjects {
    var count = 0
    return ProjectReader(tree: tree, inventory: inventory).read { project in
      count += 1
      progress(AuditProgress(phase: .projects, done: count, total: 0, project: project.headline))
    }
  }

  /// Parses what matters of `project`, and completes the project by what the code says.
  private func read(
    _ project: Project, statistics: inout AuditStatistics, progress: @escaping @Sendable (AuditProgress) -> Void,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(AuditError) -> AuditContext {
    let paths = CandidateSources(project, tree: tree).paths
    let headline = project.headline
    let loaded = try SourceLoader.load(paths: paths, tree: tree) { done, total in
      progress(AuditProgress(phase: .sources, done: done, total: total, project: headline))
      return !isCancelled()
    }
    statistics.filesRead += paths.count
    statistics.filesParsed += loaded.files.count
    statistics.bytesParsed += loaded.files.reduce(0) { $0 + $1.text.bytes.count }
    let sources = SourceIndex(files: loaded.files)
    var project = project
    // A file that a target names and that is not there is the project's fault, not that of reading sources: one line for
    // all of them, since an unfinished check-out lacks hundreds.
    project.problems += MissingSources.joined(loaded.problems)
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
    self.init(
      project: context.project, state: context.adoption.state, signals: Signals.of(context), findings: findings,
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

/// Source files that the project names and that are not there.
enum MissingSources {
  static func joined(_ problems: [ProjectProblem]) -> [ProjectProblem] {
    let missing = problems.filter { $0.kind == .missingFile }
    guard missing.count > 1, let first = missing.first else { return problems }
    let names = missing.prefix(3).map(\.path).joined(separator: ", ") + (missing.count > 3 ? ", …" : "")
    let summary = ProjectProblem(
      kind: .missingFile, path: first.path,
      message: "\(missing.count) source files that the project names are not there (\(names)). "
        + "Generated files appear after a build, submodules after git submodule update --init.")
    return problems.filter { $0.kind != .missingFile } + [summary]
  }
}
