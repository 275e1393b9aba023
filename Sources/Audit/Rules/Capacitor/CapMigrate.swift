/// What Capacitor's own migration step would have said. It looks at fixed paths and only at untouched projects.
/// Read from its source as of Capacitor CLI 8.5.
extension AuditContext {
  var isCapacitor: Bool { project.capacitor != nil }

  /// - Parameter whenItLooks: whether its scan tells this when it scans at all.
  /// - Returns: whether it would have told; nil in a project that is not Capacitor's.
  func capMigrateTells(_ whenItLooks: Bool) -> Bool? {
    guard let capacitor = project.capacitor else { return nil }
    return whenItLooks && scansProject(capacitor)
  }

  /// The same for a finding in `path`: the scan reads Swift files below the platform folder.
  func capMigrateTells(_ whenItLooks: Bool, in path: String, onlyAppDelegate: Bool = false) -> Bool? {
    guard let capacitor = project.capacitor else { return nil }
    let isRead =
      onlyAppDelegate
      ? path == capacitor.platformFolder + "/App/App/AppDelegate.swift"
      : TreePath.pathExtension(path) == "swift" && TreePath.isInside(path, capacitor.platformFolder)
    return whenItLooks && isRead && scansProject(capacitor)
  }

  /// Whether it migrates the project, or at least says that it is half done. With all three of its signals it says that
  /// the project is migrated, whatever the files hold; and it looks at one target only.
  func capMigrateTellsAdoption(of targets: [AppTarget]) -> Bool? {
    guard let capacitor = project.capacitor else { return nil }
    if refuses(capacitor) { return false }
    let app = capacitor.platformFolder + "/App/App/"
    let isLookedAt = targets.contains { target in
      target.configurations.contains { $0.infoPlist == .file(app + "Info.plist") }
    }
    return isLookedAt && signals(capacitor).contains(false)
  }

  private func refuses(_ capacitor: CapacitorProject) -> Bool {
    guard let version = capacitor.version?.version, let oldest = Version("7.0.0") else { return false }
    return version < oldest
  }

  /// Manifest, file and hook, as it looks for them.
  private func signals(_ capacitor: CapacitorProject) -> [Bool] {
    let app = capacitor.platformFolder + "/App/App/"
    let hook = sources.file(app + "AppDelegate.swift")?.text.string.contains("UISceneConfiguration(name:") ?? false
    return [
      project.infoPlists[app + "Info.plist"]?.sceneManifest != nil, tree.isFile(app + "SceneDelegate.swift"), hook,
    ]
  }

  /// It refuses Capacitor 6 and older, and scans nothing where any of its three signals is there already.
  private func scansProject(_ capacitor: CapacitorProject) -> Bool {
    !refuses(capacitor) && signals(capacitor).allSatisfy { !$0 }
      && sources.file(capacitor.platformFolder + "/App/App/AppDelegate.swift") != nil
  }
}
