import Foundation

/// A folder for one test, removed with it.
public final class ScratchFolder: Sendable {
  /// Real path.
  public let path: String

  public init() throws {
    let base = FileManager.default.temporaryDirectory.path
    let folder = base + "/sceneshift-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  deinit {
    // Folders that a test made read-only cannot be emptied.
    let all = FileManager.default.enumerator(atPath: path)
    while let name = all?.nextObject() as? String {
      let item = path + "/" + name
      let type = try? FileManager.default.attributesOfItem(atPath: item)[.type] as? FileAttributeType
      if type == .typeDirectory { try? setMode(name, 0o755) }
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  public func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  public func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  public func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  public func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

  public func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  public func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  public func setMode(_ name: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path + "/" + name)
  }

  /// Every file and link below with its bytes or target, every folder with a slash.
  public func snapshot() throws -> [String: [UInt8]] { try Self.snapshot(of: path) }

  /// The same of any folder.
  public static func snapshot(of path: String) throws -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let type = try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.type] as? FileAttributeType
      switch type {
      case .typeDirectory: result[name + "/"] = []
      case .typeSymbolicLink:
        result[name] = Array(try FileManager.default.destinationOfSymbolicLink(atPath: path + "/" + name).utf8)
      default: result[name] = Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
      }
    }
    return result
  }
}

public struct ProcessResult {
  public let status: Int32
  public let output: [UInt8]
  public let error: String

  public var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs a program found in PATH to its end.
public func run(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws -> ProcessResult {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.standardInput = FileHandle.nullDevice
  let output = Pipe()
  let error = Pipe()
  process.standardOutput = output
  process.standardError = error
  try process.run()
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  let message = error.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return ProcessResult(
    status: process.terminationStatus, output: Array(bytes), error: String(decoding: message, as: UTF8.self))
}
