import Foundation

/// A folder of its own for one test, removed with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init(files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = base + "/sceneshift-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func absolute(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

  func write(_ name: String, _ text: String) throws {
    let folder = (absolute(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: absolute(name)))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: absolute(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(name), withDestinationPath: target)
  }

  func setPermissions(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: absolute(name))
  }

  /// Whether the tests run as a user whom permissions stop.
  static var permissionsHold: Bool {
    guard let folder = try? TemporaryFolder(files: ["secret": "x"]) else { return false }
    try? folder.setPermissions(0, of: "secret")
    return !FileManager.default.isReadableFile(atPath: folder.absolute("secret"))
  }
}
