/// How far a project has adopted scenes: its targets one by one, and what they say together.
public struct ProjectAdoption: Sendable {
  public let targets: [TargetAdoption]
  /// A plugin or module without an app of its own has nothing to adopt.
  private let isApp: Bool

  init(project: Project, sources: SourceIndex, calls: CallResolver) {
    isApp = project.kind == .app
    targets = project.targets.map { TargetAdoption($0, project: project, sources: sources, calls: calls) }
  }

  /// Adopted where every app target is, not adopted where none is.
  public var state: ProjectReport.State {
    if targets.isEmpty { return isApp ? .notAdopted : .noApp }
    if targets.allSatisfy({ $0.state == .adopted }) { return .adopted }
    return targets.allSatisfy { $0.state == .notAdopted } ? .notAdopted : .partial
  }

  public subscript(_ target: AppTarget) -> TargetAdoption? { targets.first { $0.target.id == target.id } }

  /// Targets that one answer serves: the same app delegate in the same state.
  public struct Group: Sendable {
    public let targets: [TargetAdoption]
    public var first: TargetAdoption? { targets.first }
    public var appTargets: [AppTarget] { targets.map(\.target) }
    public var appDelegate: ClassModel? { targets.first?.entry.appDelegate }
  }

  /// Groups of targets in `state`, SwiftUI apps left out.
  public func groups(in state: ProjectReport.State) -> [Group] {
    groups { $0.state == state && !$0.entry.isSwiftUI }
  }

  func groups(where isIncluded: (TargetAdoption) -> Bool) -> [Group] {
    var order: [String] = []
    var found: [String: [TargetAdoption]] = [:]
    for adoption in targets where isIncluded(adoption) {
      let missing = adoption.missing.map(\.rawValue).joined(separator: ",")
      let key: String =
        if let delegate = adoption.entry.appDelegate {
          "\(delegate.declaration.file.path) \(delegate.name) \(missing)"
        } else {
          "\(adoption.target.id)"
        }
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(adoption)
    }
    return order.compactMap { found[$0].map { Group(targets: $0) } }
  }
}

extension AuditContext {
  /// App delegates that targets start with, each once, with every target that starts with it.
  public var appDelegateGroups: [(delegate: ClassModel, targets: [AppTarget])] {
    var order: [String] = []
    var found: [String: (delegate: ClassModel, targets: [AppTarget])] = [:]
    for adoption in adoption.targets {
      guard let delegate = adoption.entry.appDelegate else { continue }
      let key = "\(delegate.declaration.file.path) \(delegate.name)"
      if found[key] == nil { order.append(key) }
      found[key, default: (delegate, [])].targets.append(adoption.target)
    }
    return order.compactMap { found[$0] }
  }

  /// App targets that compile the file at `path`, in order.
  public func targets(compiling path: String) -> [AppTarget] {
    project.targets.filter { SourceIndex.compiles($0, path) }
  }

  /// App targets inside which the file at `path` runs: compiled by them, or by a library of this tree that they link.
  public func targets(running path: String) -> [AppTarget] {
    project.targets.filter { SourceIndex.runs(path, in: $0) }
  }
}

/// Folders with code that other people keep, or that a tool writes anew.
enum VendoredCode {
  private static let folders: Set = [
    "Pods", "node_modules", "Carthage", ".symlinks", "DerivedData", ".build", "CapApp-SPM", "checkouts", "build",
    "SourcePackages",
  ]

  static func holds(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folders.contains(String($0)) }
  }
}
