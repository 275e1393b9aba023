import Apply
import Audit

/// What is said of a folder that holds several projects: which they are, and how to take one alone.
struct SeveralProjects {
  let lines: [String]

  /// Projects named; the rest is counted.
  private static let most = 20

  init(_ projects: [ProjectReport], _ invocation: Invocation) {
    let named = projects.prefix(Self.most).map { report in
      (Self.command(report.project.root, invocation), ProjectFacts(report).line.behind(report.project.name))
    }
    let column = (named.map { PrintLayout.cells($0.0) }.max() ?? 0) + 3
    lines =
      [localized("\(projects.count) projects in this folder, taken together. Each alone:")]
      + named.map { PrintLayout.padded($0.0, column) + $0.1 }
      + (projects.count > Self.most ? [localized("and \(projects.count - Self.most) more")] : [])
  }

  /// What takes the project in this folder alone; a project at the top has the others in its folder.
  private static func command(_ root: String, _ invocation: Invocation) -> String {
    if root.isEmpty { return localized("this folder") }
    let path = invocation.path == "." ? root : invocation.path + (invocation.path.hasSuffix("/") ? "" : "/") + root
    let words =
      ["sceneshift", invocation.command.name, path] + (invocation.has("--recommended") ? ["--recommended"] : [])
    return OutsideStep(arguments: words.filter { !$0.isEmpty }, folder: "", why: "").command
  }
}
