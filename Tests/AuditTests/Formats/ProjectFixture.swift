import Foundation
import Testing

@testable import Audit

/// Project files of Tests/Fixtures/ProjectFiles.
enum ProjectFixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/ProjectFiles")

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// A tree with the project file at `Garden.xcodeproj/project.pbxproj` below `at`, and empty files beside it.
  static func tree(_ project: String, at folder: String = "", files: [String: String] = [:]) -> MemoryTree {
    var all = files
    all[folder + "Garden.xcodeproj/project.pbxproj"] = project
    return MemoryTree(files: all)
  }
}
