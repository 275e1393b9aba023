import Apply
import Audit

/// A reader that must survive any bytes: it answers with a value or an error, in time that grows with the input.
public enum HostileTarget: String, CaseIterable, Sendable {
  case xcodeProject, openStep, propertyList, xcconfig, storyboard, objectiveC, swift, json, yaml, decisions, bundle
  /// A whole project, one of whose files has these bytes: audited, planned as recommended, reported.
  case project

  /// What came out wrong although nothing crashed.
  public struct Fault: Error, CustomStringConvertible {
    public let description: String
  }

  public func run(_ bytes: [UInt8], seed: UInt64 = 0) throws(Fault) {
    let path = "Input." + fileExtension
    let text = SourceText(path: path, bytes: bytes)
    switch self {
    case .xcodeProject:
      let tree = MemoryTree(files: ["App.xcodeproj/project.pbxproj": bytes])
      let read = XcodeProjectReader.read(projectFile: "App.xcodeproj/project.pbxproj", tree: tree)
      for target in read.targets {
        for path in target.sources { try Self.expectInside(path) }
      }
    case .openStep: _ = try? OpenStepReader.read(text)
    case .propertyList: _ = InfoPlistReader.read(text)
    case .xcconfig: _ = XCConfig.read(path, sourceRoot: "", tree: MemoryTree(files: [path: bytes]))
    case .storyboard: _ = StoryboardReader.read(text)
    case .objectiveC, .swift: try Self.expectSound(SourceLoader.parse(text))
    case .json: _ = try? JSONNode(bytes)
    case .yaml: _ = try? YAMLNode.read(bytes)
    case .decisions: _ = try? DecisionsFile.read(bytes, path: path)
    case .bundle:
      guard let bundle = try? AuditBundle(bytes, path: path) else { return }
      _ = AuditJSON.document(bundle.report).rendered
    case .project: try HostileProject.run(bytes, seed: seed)
    }
  }

  private var fileExtension: String {
    switch self {
    case .xcodeProject, .openStep: "pbxproj"
    case .propertyList: "plist"
    case .xcconfig: "xcconfig"
    case .storyboard: "storyboard"
    case .objectiveC: "m"
    case .swift: "swift"
    case .json, .decisions, .bundle: "json"
    case .yaml: "yml"
    case .project: ""
    }
  }

  static func expectInside(_ path: String) throws(Fault) {
    let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    if !isInside { throw Fault(description: "\(path) leads out of the project") }
  }

  /// Every range of the result lies in the file.
  static func expectSound(_ file: SourceFile) throws(Fault) {
    let count = file.text.bytes.count
    var ranges = file.problems.map(\.range) + file.imports.map(\.range)
    for (type, function) in file.allFunctions {
      ranges += [type?.range, function.range, function.nameRange, function.body?.range].compactMap { $0 }
      ranges += function.body?.allStatements.map(\.range) ?? []
      ranges += function.body?.calls.map(\.range) ?? []
    }
    for range in ranges where range.lowerBound < 0 || range.upperBound > count {
      throw Fault(description: "\(range) is outside of the \(count) bytes of the file")
    }
  }
}
