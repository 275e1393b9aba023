import Audit

/// Why a project file is not edited.
public enum XcodeProjectEditingError: Error, Sendable, Hashable {
  /// The project is in XML format, which Xcode rewrites as a whole.
  case notEditable(path: String, reason: String)
  /// An object that would be changed is defined twice after a merge; the last definition hides the first.
  case duplicateObject(path: String, id: String)
  case noTarget(path: String, id: String)
  /// The target has no Compile Sources phase, or several.
  case sourcesPhases(path: String, target: String, count: Int)
  /// The file to register beside is in no group of the project.
  case siblingNotInProject(path: String, sibling: String)
  /// A type of file that Xcode compiles by other means than its name.
  case unknownFileType(path: String, file: String)
  /// The file lies in a folder that Xcode takes in by itself and that leaves this file out for the target.
  case excludedByFolder(path: String, file: String, folder: String)
  case noConfigurations(path: String, target: String)
  /// The edited text did not read back as the old objects with the change. Nothing was written.
  case notVerified(path: String, reason: String)

  /// What, where and what to do.
  public var message: String {
    switch self {
    case .notEditable(let path, let reason): localized("\(path) is left as it is: \(reason). Make the change in Xcode.")
    case .duplicateObject(let path, let id):
      localized(
        "\(path) defines the object \(id) twice, most likely after a merge. Remove one of the two, then plan again.")
    case .noTarget(let path, let id): localized("\(path) has no target \(id).")
    case .sourcesPhases(let path, let target, let count):
      localized(
        """
        \(path): target \(target) has \(count == 0 ? "no" : String(count)) Compile Sources \
        phase\(count, one: "", other: "s"). Add the file to the right one in Xcode.
        """)
    case .siblingNotInProject(let path, let sibling):
      localized(
        "\(path) has no reference to \(sibling) in a group, so there is no place beside it. Add the file in Xcode.")
    case .unknownFileType(let path, let file):
      localized("\(path): \(file) is no source file or header that can be registered.")
    case .excludedByFolder(let path, let file, let folder):
      localized(
        "\(path): the folder \(folder) leaves \(file) out of the target. Take the file out of the folder's exceptions.")
    case .noConfigurations(let path, let target): localized("\(path): target \(target) has no build configurations.")
    case .notVerified(let path, let reason):
      localized(
        "\(path) is left as it is: the edited text would not read back as intended (\(reason)). Make the change in Xcode."
      )
    }
  }
}
