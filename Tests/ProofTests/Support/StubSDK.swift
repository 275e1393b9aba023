import Audit
import Foundation
import TestSupport

/// The stub modules, built once and kept in the temporary folder until their sources change.
struct StubSDK: Sendable {
  enum Purpose: Sendable {
    /// `@objc` and `#selector` without Apple's run time: checked, never linked.
    case checking
    /// Object files, and the rehearsal with them.
    case running
  }

  /// Folder of the `.swiftmodule` and `.o` files.
  let folder: String

  static let checking = Result { try StubSDK(.checking) }
  static let running = Result { try StubSDK(.running) }

  static let checkingFlags = [
    "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-swift-version", "5",
  ]

  /// Folders of the modules, in the order in which they import each other.
  private static func modules(_ purpose: Purpose) -> [String] {
    let sdk = [
      "UIKit", "CloudKit", "UserNotifications", "CarPlay", "GoogleSignIn", "FBSDKCoreKit", "SwiftUI", "Capacitor",
      "Flutter", "React", "ReactAppDependencyProvider", "React_RCTAppDelegate", "Expo",
    ]
    .map { Fixture.tests + "/StubSDK/" + $0 }
    switch purpose {
    case .checking: return [Fixture.tests + "/StubSDK/ObjectiveC"] + sdk
    case .running: return sdk + [Fixture.tests + "/Rehearsal"]
    }
  }

  private init(_ purpose: Purpose) throws {
    let modules = Self.modules(purpose)
    var key = "\(purpose)" + Self.checkingFlags.joined()
    for path in try modules.flatMap(Self.sources) { key += try String(contentsOfFile: path, encoding: .utf8) }
    key += try run(["swiftc", "--version"], in: Fixture.tests).text
    folder = FileManager.default.temporaryDirectory.path + "/sceneshift-stub-sdk-" + Digest.hex(key, bytes: 8)
    if FileManager.default.fileExists(atPath: folder) { return }
    let building = folder + "-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: building, withIntermediateDirectories: true)
    for module in modules { try Self.build(module, purpose, in: building) }
    // Another process may have been faster; its modules are as good.
    do { try FileManager.default.moveItem(atPath: building, toPath: folder) } catch {
      try FileManager.default.removeItem(atPath: building)
    }
  }

  /// Code for iPhones as code for where the tests run.
  static func onThisPlatform(_ text: String) -> String { text.replacing("os(iOS)", with: "os(Linux)") }

  private static func sources(_ module: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: module).filter { $0.hasSuffix(".swift") }.sorted()
      .map { module + "/" + $0 }
  }

  private static func build(_ module: String, _ purpose: Purpose, in folder: String) throws {
    let name = (module as NSString).lastPathComponent
    let output = folder + "/" + name
    let arguments =
      switch purpose {
      case .checking: ["-frontend", "-emit-module", "-o", output + ".swiftmodule"] + checkingFlags
      case .running:
        [
          "-emit-module", "-emit-object", "-wmo", "-swift-version", "5", "-emit-module-path", output + ".swiftmodule",
          "-o", output + ".o",
        ]
      }
    let result = try run(
      ["swiftc"] + arguments + ["-parse-as-library", "-module-name", name, "-I", folder] + sources(module),
      in: folder)
    guard result.status == 0 else { throw StubError(module: name, message: result.error) }
  }
}

struct StubError: Error, CustomStringConvertible {
  let module: String
  let message: String
  var description: String { "\(module): \(message)" }
}

/// Checks the types of source files against the stub modules.
struct TypeChecker {
  private let sdk: StubSDK
  /// The compilers of the toolchain that `swiftc` belongs to.
  private let frontend: String
  private let clang: String

  init() throws {
    sdk = try StubSDK.checking.get()
    let found = try Self.found.get()
    frontend = found + "/swift-frontend"
    clang = found + "/clang"
  }

  private static let found = Result {
    let path = try run(["sh", "-c", "readlink -f \"$(command -v swiftc)\""], in: Fixture.tests).text
    return (path.trimmingCharacters(in: .whitespacesAndNewlines) as NSString).deletingLastPathComponent
  }

  /// The errors of an Objective-C file.
  func objectiveCErrors(in file: String, folder: String) throws -> [String] {
    let result = try run(
      [
        clang, "-fsyntax-only", "-target", "arm64-apple-ios15.0", "-fobjc-arc", "-fmodules",
        "-fmodules-cache-path=" + sdk.folder + "/clang", "-nostdinc", "-I", Fixture.tests + "/StubSDK/Headers",
        "-Werror=incompatible-pointer-types", "-Werror=undeclared-selector", file,
      ], in: folder)
    let errors = result.error.split(separator: "\n").map(String.init).filter { $0.contains("error: ") }
    return result.status != 0 && errors.isEmpty ? ["clang failed: " + result.error] : errors
  }

  /// The errors of the files as one module.
  func errors(in files: [String], folder: String) throws -> [String] {
    if files.isEmpty { return [] }
    let isLibrary = !files.contains { TreePath.name($0) == "main.swift" }
    let result = try run(
      [frontend, "-frontend", "-typecheck"] + (isLibrary ? ["-parse-as-library"] : []) + StubSDK.checkingFlags + [
        "-module-name", "App", "-I", sdk.folder,
      ] + files, in: folder)
    let errors = result.error.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
    return result.status != 0 && errors.isEmpty ? ["swift-frontend failed: " + result.error] : errors
  }
}
