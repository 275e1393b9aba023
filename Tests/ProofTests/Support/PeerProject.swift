import Apply
import Audit
import Foundation
import TestSupport

/// A fixture that a test changes before it is read.
struct PeerProject: Sendable {
  /// By path; nil where the file is taken away.
  private(set) var files: [String: [UInt8]]
  private(set) var links: [String: String] = [:]
  private(set) var modes: [String: Int] = [:]

  init(_ fixture: Fixture) throws {
    files = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: fixture.path) {
      if let bytes = FileManager.default.contents(atPath: fixture.path + "/" + path) { files[path] = Array(bytes) }
    }
  }

  static let plist = "ios/Runner/Info.plist"
  static let swift = "ios/Runner/AppDelegate.swift"
  static let header = "ios/Runner/AppDelegate.h"
  static let implementation = "ios/Runner/AppDelegate.m"
  static let storyboard = "ios/Runner/Main.storyboard"
  static let project = "ios/Runner.xcodeproj/project.pbxproj"
  static let pubspec = "pubspec.yaml"

  func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

  mutating func set(_ path: String, _ text: String) { files[path] = Array(text.utf8) }
  mutating func remove(_ path: String) { files[path] = nil }
  mutating func edit(_ path: String, _ change: (String) -> String) { set(path, change(text(path))) }
  mutating func replace(_ old: String, with new: String, in path: String) {
    edit(path) { $0.replacing(old, with: new) }
  }
  mutating func makeReadOnly(_ path: String) { modes[path] = 0o444 }
  mutating func link(_ path: String, to target: String) { links[path] = target }
  mutating func makeBinary(_ path: String) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(files[path] ?? []), format: nil)
    files[path] = Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }
  mutating func switchToolOff() {
    edit(Self.pubspec) { $0 + "  config:\n    enable-uiscene-migration: false\n" }
  }

  /// Writes everything below `folder` of the scratch folder.
  func write(to scratch: ScratchFolder, _ folder: String) throws {
    for (path, bytes) in files { try scratch.write(folder + "/" + path, bytes) }
    for (path, target) in links { try scratch.link(folder + "/" + path, to: target) }
    for (path, mode) in modes { try scratch.setMode(folder + "/" + path, mode) }
  }
}

/// A case of Flutter's own tests, or of its fork's for tvOS: what is tried, and what this program makes of it.
struct PeerCase: Sendable {
  /// What Flutter's tool would do, as the audit tells it.
  enum Verdict: Sendable {
    case takes
    /// With words of the reason.
    case refuses(String)
    case takesForDone
    case switchedOff
    /// Nothing is said: the app has adopted scenes.
    case silent
  }

  enum Check: Sendable {
    case contains(String, String)
    case lacks(String, String)
    case equals(String, String)
    /// No byte of the file changes.
    case keeps(String)
    /// Nothing is changed at all.
    case nothing
    /// The plan says why it cannot be applied, or applying is refused, and nothing is changed.
    case refused
    /// Only Unix line endings, or only Windows ones.
    case windowsLines(String)
  }

  let name: String
  var base = "Template"
  let verdict: Verdict
  var told: Set<String> = []
  var silent: Set<String> = []
  let checks: [Check]
  let change: @Sendable (inout PeerProject) throws -> Void

  init(
    _ name: String, base: String = "Template", _ verdict: Verdict, told: Set<String> = [], silent: Set<String> = [],
    _ checks: [Check], change: @escaping @Sendable (inout PeerProject) throws -> Void = { _ in }
  ) {
    self.name = name
    self.base = base
    self.verdict = verdict
    self.told = told
    self.silent = silent
    self.checks = checks
    self.change = change
  }
}
