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

  /// It refuses Capacitor 6 and older, and scans nothing where any of its three signals is there already.
  private func scansProject(_ capacitor: CapacitorProject) -> Bool {
    if let version = capacitor.version?.version, let oldest = Version("7.0.0"), version < oldest { return false }
    let app = capacitor.platformFolder + "/App/App/"
    if tree.isFile(app + "SceneDelegate.swift") { return false }
    if project.infoPlists[app + "Info.plist"]?.sceneManifest != nil { return false }
    guard let delegate = sources.file(app + "AppDelegate.swift") else { return false }
    return !delegate.text.string.contains("UISceneConfiguration(name:")
  }
}
