import Apply
import Audit
import Foundation
import TestSupport
import Testing

/// A small project on disk that shows one shape; its name says which.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// `Capacitor`, `UIKit`, `Flutter`, …: the folder of `Tests/Fixtures` it stands in.
  let family: String
  let name: String
  /// The bytes of its files as somebody else's editor would have left them.
  var variation: Variation?

  var path: String { Self.folder + "/" + family + "/" + name }
  var testDescription: String { family + "/" + name + (variation.map { ", \($0.rawValue)" } ?? "") }

  enum Variation: String, CaseIterable, Sendable {
    case carriageReturns = "CRLF"
    case noFinalNewline = "no final newline"
    case byteOrderMark = "byte order mark"

    func applied(to bytes: [UInt8], of name: String) -> [UInt8] {
      switch self {
      case .carriageReturns: bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
      case .noFinalNewline: Array(bytes.reversed().drop { $0 == 0x0A }.reversed())
      case .byteOrderMark: name.hasSuffix(".pbxproj") ? bytes : [0xEF, 0xBB, 0xBF] + bytes
      }
    }
  }

  /// Every fixture in one variation, the variations in turn.
  static let varied: [Fixture] = zip(all, 0...).map { fixture, index in
    let variation = Variation.allCases[index % Variation.allCases.count]
    return Fixture(family: fixture.family, name: fixture.name, variation: variation)
  }

  /// Every fixture there is, so that a new one is covered at once.
  static let all: [Fixture] = families.flatMap { family in
    entries(folder + "/" + family).map { Fixture(family: family, name: $0) }
  }

  static func of(_ family: String) -> [Fixture] { all.filter { $0.family == family } }

  static let families = ["Capacitor", "UIKit", "Flutter", "ReactNative", "SwiftUI"].filter {
    !entries(folder + "/" + $0).isEmpty
  }

  /// The root of the tests.
  static let tests = (#filePath as NSString).deletingLastPathComponent + "/../.."
  private static let folder = tests + "/Fixtures"

  private static func entries(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The audit of the files where they stand.
  func audit() throws -> Audit {
    try Self.audits.value(for: [path]) { try Workspace(path: path, environment: [:]).audit { _ in true } }
  }

  private static let audits = Remembered<Audit>()

  /// Whether the choices that every project of a stack has are all tried on it, too.
  var isThorough: Bool { (Self.all.firstIndex { $0.path == path } ?? 0).isMultiple(of: 4) }

  /// A copy that can be written to, with a state folder of its own.
  func copy() throws -> FixtureCopy { try FixtureCopy(self) }
}

/// A fixture in a folder of its own.
final class FixtureCopy {
  let fixture: Fixture
  let workspace: Workspace
  private let scratch: ScratchFolder
  private let state: ScratchFolder

  init(_ fixture: Fixture) throws {
    self.fixture = fixture
    scratch = try ScratchFolder()
    state = try ScratchFolder()
    try FileManager.default.copyItem(atPath: fixture.path, toPath: scratch.path + "/project")
    if let variation = fixture.variation {
      for (path, bytes) in try scratch.snapshot() where Self.isText(path, bytes) {
        try scratch.write(path, variation.applied(to: bytes, of: path))
      }
    }
    workspace = try Workspace(path: scratch.path + "/project", environment: ["XDG_STATE_HOME": state.path])
  }

  private static func isText(_ path: String, _ bytes: [UInt8]) -> Bool {
    ["swift", "h", "m", "mm", "plist", "pbxproj", "storyboard"].contains((path as NSString).pathExtension)
      && !bytes.starts(with: Array("bplist".utf8))
  }

  var path: String { scratch.path + "/project" }
  func audit() throws -> Audit { try workspace.audit { _ in true } }

  /// Every file and folder below, with its bytes.
  func snapshot() throws -> [String: [UInt8]] { try scratch.snapshot() }
  func write(_ name: String, _ bytes: [UInt8]) throws { try scratch.write(name, bytes) }

  /// What writes to this copy, stopped where `faults` says.
  func transaction(_ faults: FaultPoints = .none) -> Transaction {
    Transaction(root: path, state: StateFolder(path: state.path + "/own"), faults: faults)
  }

  func git(_ arguments: String...) throws -> ProcessResult { try run(["git"] + arguments, in: path) }

  var scratchPath: String { scratch.path }
}
