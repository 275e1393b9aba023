import Apply
import Foundation
import TestSupport
import Testing

/// The built program, run as a process.
struct Program {
  struct Output {
    let status: Int32
    let standardOutput: String
    let standardError: String
    /// Whether a signal ended it.
    let wasKilled: Bool
  }

  /// Stands beside the test bundle; `swift test` builds it.
  static let path: String = {
    let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    let test = bundle ?? CommandLine.arguments[0]
    return (test as NSString).deletingLastPathComponent + "/sceneshift"
  }()

  /// The root of this repository.
  static let repository: String = {
    var folder = #filePath as NSString
    for _ in 0..<4 { folder = folder.deletingLastPathComponent as NSString }
    return folder as String
  }()

  let state: ScratchFolder
  var environment: [String: String] = [:]

  init() throws { state = try ScratchFolder() }

  /// Runs it to its end with nothing on standard input; a run that hangs is ended and fails.
  @discardableResult
  func run(_ arguments: String..., in folder: String? = nil) throws -> Output {
    try run(shell: nil, arguments, in: folder)
  }

  /// Runs `script` with the program as `$0` and the arguments as `$@`.
  @discardableResult
  func run(script: String, _ arguments: String..., in folder: String? = nil) throws -> Output {
    try run(shell: script, arguments, in: folder)
  }

  private func run(shell: String?, _ arguments: [String], in folder: String?) throws -> Output {
    guard let shell else { return try run(other: Self.path, arguments, in: folder) }
    return try run(other: "/bin/sh", ["-c", shell, Self.path] + arguments, in: folder)
  }

  /// Runs another program in the same way.
  func run(other program: String, _ arguments: [String], in folder: String? = nil) throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    var variables = ProcessInfo.processInfo.environment
    variables["XDG_STATE_HOME"] = state.path
    variables["TERM"] = "xterm-256color"
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files rather than pipes: a pipe that nobody empties would stop the program.
    let files = try ScratchFolder()
    for name in ["out", "err"] { try files.write(name, "") }
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: files.path + "/out"))
    let error = try FileHandle(forWritingTo: URL(fileURLWithPath: files.path + "/err"))
    // A thread may keep the process for a while. With a thousand open files Foundation starts no further process.
    defer {
      try? output.close()
      try? error.close()
    }
    process.standardOutput = output
    process.standardError = error
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + 60) == .timedOut {
      process.terminate()
      Issue.record("\(program) \(arguments) did not end within a minute")
      ended.wait()
    }
    return Output(
      status: process.terminationStatus, standardOutput: try files.text("out"), standardError: try files.text("err"),
      wasKilled: process.terminationReason == .uncaughtSignal)
  }

  /// The text of a decisions file that takes every recommendation, or else the first answer.
  func answers(to path: String) throws -> String {
    let report = try run("audit", path, "--format", "json").standardOutput
    let root = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let findings = (root?["projects"] as? [[String: Any]] ?? []).flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    let decisions = findings.compactMap { finding -> Decision? in
      let choices = finding["choices"] as? [[String: Any]] ?? []
      let choice = choices.first { $0["recommended"] as? Bool == true } ?? choices.first
      guard let id = finding["id"] as? String, let word = choice?["id"] as? String else { return nil }
      return Decision(finding: id, choice: word)
    }
    return DecisionsFile.text(Decisions(decisions))
  }

  /// A copy of the example project that nobody else writes to.
  static func example() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      atPath: repository + "/Examples/Harbour", toPath: scratch.path + "/Harbour")
    return scratch
  }
}
