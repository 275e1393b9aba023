/// Finds the Info.plist that a configuration of a target is built with.
struct InfoPlistLocator {
  let tree: any FileTree
  /// Relative to the tree: where relative values start.
  let sourceRoot: String
  let projectFile: String

  struct Found {
    var location: TargetConfiguration.InfoPlistLocation
    /// Files under conditions for other SDKs.
    var conditional: [TargetConfiguration.InfoPlistLocation]
    var problems: [ProjectProblem]
  }

  func find(
    _ scope: BuildSettingScope, settings: [String: BuildSetting], target: String, spelling: inout DiskSpelling
  ) -> Found {
    var problems: [ProjectProblem] = []
    let main = scope.value(of: "INFOPLIST_FILE")?.trimmed ?? ""
    let isGenerated = scope.value(of: "GENERATE_INFOPLIST_FILE")?.uppercased() == "YES"
    let location: TargetConfiguration.InfoPlistLocation
    if main.isEmpty {
      location = isGenerated ? .generated : .none
    } else {
      location = locate(main, target: target, spelling: &spelling, problems: &problems)
    }
    var conditional: [TargetConfiguration.InfoPlistLocation] = []
    let setting = settings["INFOPLIST_FILE"]
    let others = [setting?.value ?? ""] + (setting?.conditional.sorted { $0.key < $1.key }.map(\.value) ?? [])
    for value in others.map(\.trimmed) where !value.isEmpty && value != main {
      let other = locate(value, target: target, spelling: &spelling, problems: &problems)
      if other != location, !conditional.contains(other) { conditional.append(other) }
    }
    return Found(location: location, conditional: conditional, problems: problems)
  }

  private func locate(
    _ value: String, target: String, spelling: inout DiskSpelling, problems: inout [ProjectProblem]
  ) -> TargetConfiguration.InfoPlistLocation {
    var value = value
    // Older projects carry the `;` or the quotes of an xcconfig into the value; Xcode finds the file all the same.
    while value.hasSuffix(";") { value = String(value.dropLast()).trimmed }
    if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") { value = String(value.dropFirst().dropLast()) }
    let path: String?
    if value.contains("$(") || value.contains("${") {
      path = nil
    } else if value.hasPrefix("/") {
      path = TreePath.insideTree(value, tree.root)
    } else {
      path = TreePath.join(sourceRoot, value)
    }
    guard let path else {
      problems.append(
        ProjectProblem(
          kind: .unresolvedSetting, path: projectFile, line: nil,
          message: """
            INFOPLIST_FILE of target \(target) is "\(value)", which leads to no file inside this folder. Its \
            Info.plist is not audited; check it by hand or audit the folder that holds it.
            """))
      return .unresolved(value)
    }
    if let found = spelling.find(path) {
      if !found.utf8.elementsEqual(path.utf8) {
        problems.append(
          ProjectProblem(
            kind: .other, path: projectFile, line: nil,
            message: """
              INFOPLIST_FILE of target \(target) says \(path); the file is spelled \(found). It is found on a volume \
              that ignores case and nowhere else.
              """))
      }
      return .file(found)
    }
    problems.append(
      ProjectProblem(
        kind: .missingFile, path: path, line: nil,
        message: """
          INFOPLIST_FILE of target \(target) names \(path), which is not there. It may be made by a build step; \
          otherwise correct the setting.
          """))
    return .missing(path)
  }
}
