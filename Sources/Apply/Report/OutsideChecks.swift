import Audit

/// Commands that prove more than this program can: they need Xcode. Shown, never run on their own.
public enum OutsideChecks {
  /// What no analysis of files shows.
  public static var limits: String {
    localized(
      """
      This report is about files. Whether the app builds, launches and behaves shows only on a Mac with Xcode: \
      configuration right, build passes, launches on iOS 27, and behaviour passes are four different results.
      """)
  }

  public static func steps(for project: Project) -> [OutsideStep] {
    stack(project) + plists(project) + xcode(project)
  }

  private static func stack(_ project: Project) -> [OutsideStep] {
    var steps: [OutsideStep] = []
    if project.stacks.contains(.capacitor) {
      steps.append(
        OutsideStep(
          arguments: ["npx", "cap", "sync", "ios"], folder: project.root,
          why: localized("copies the web build and installs the native dependencies")))
    } else if project.stacks.contains(.flutter) {
      steps.append(
        OutsideStep(
          arguments: ["flutter", "build", "ios", "--debug", "--simulator"], folder: project.root,
          why: localized("builds with the plugins of the lock file")))
    } else if project.packageManager == .cocoaPods {
      steps.append(
        OutsideStep(
          arguments: ["pod", "install"], folder: project.targets.first?.sourceRoot ?? project.root,
          why: localized("brings the Pods project up to date")))
    }
    return steps
  }

  private static func plists(_ project: Project) -> [OutsideStep] {
    let paths = project.infoPlists.keys.sorted()
    if paths.isEmpty { return [] }
    return [
      OutsideStep(
        arguments: ["plutil", "-lint"] + paths, folder: "",
        why: localized("Apple's own reader accepts every Info.plist"))
    ]
  }

  private static func xcode(_ project: Project) -> [OutsideStep] {
    var steps: [OutsideStep] = []
    for file in project.projectFiles.sorted() {
      let bundle = TreePath.parent(file)
      guard let target = project.targets.first(where: { $0.projectFile == file }) else { continue }
      let container =
        project.packageManager == .cocoaPods
        ? ["-workspace", bundle.replacing(".xcodeproj", with: ".xcworkspace")] : ["-project", bundle]
      steps.append(
        OutsideStep(
          arguments: ["xcodebuild", "-list"] + container, folder: "", why: localized("Xcode can open the project")))
      steps.append(
        OutsideStep(
          arguments: ["xcodebuild"] + container + [
            "-scheme", target.name, "-configuration", "Debug", "-destination", "generic/platform=iOS Simulator",
            "build",
          ], folder: "", why: localized("the app target builds; once more with `-configuration Release`")))
    }
    return steps
  }
}
