import Foundation
import Hostile

// Runs readers on damaged input for as long as is asked; `Tests/Hostile/README.md` says how.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let arguments = CommandLine.arguments
let usage = """
  Fuzz TARGET SECONDS FOLDER [FIRST]
  Fuzz seeds TARGET FOLDER
  TARGET: all, \(HostileTarget.allCases.map(\.rawValue).joined(separator: ", "))
  """

#if FUZZER
  // Guided by coverage: the toolchain's libFuzzer drives, `FUZZ_TARGET` names the reader.
  @_silgen_name("LLVMFuzzerRunDriver")
  func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  enum Guided {
    static let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(HostileTarget.init)

    /// For a project, the first byte chooses the file.
    static func run(_ bytes: [UInt8]) {
      guard let target else { return }
      let seed = UInt64(bytes.first ?? 0) &* 31
      do { try target.run(target == .project ? Array(bytes.dropFirst()) : bytes, seed: seed) } catch {
        fatalError("\(error)")
      }
    }
  }

  if Guided.target != nil {
    var count = CommandLine.argc
    var vector = CommandLine.unsafeArgv
    exit(
      runDriver(&count, &vector) { start, count in
        Guided.run(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      })
  }
#endif

/// A corpus to begin with, and a dictionary of what means something.
func writeSeeds(_ target: HostileTarget, to folder: URL) throws {
  try FileManager.default.createDirectory(
    at: folder.appendingPathComponent("corpus"), withIntermediateDirectories: true)
  for (number, bytes) in target.corpus.enumerated() {
    try Data(bytes).write(to: folder.appendingPathComponent("corpus/seed-\(number)"))
  }
  let lines = target.words.map { word in
    "\"" + word.utf8.map { "\\x" + String(Int($0) + 0x100, radix: 16).dropFirst() }.joined() + "\"\n"
  }
  try Data(lines.joined().utf8).write(to: folder.appendingPathComponent("words"))
}

if arguments.count == 4, arguments[1] == "seeds", let target = HostileTarget(rawValue: arguments[2]) {
  try writeSeeds(target, to: URL(fileURLWithPath: arguments[3]))
  exit(0)
}
guard arguments.count >= 4, let seconds = Double(arguments[2]) else { fail(usage) }
let targets =
  arguments[1] == "all" ? HostileTarget.allCases : [HostileTarget(rawValue: arguments[1])].compactMap { $0 }
if targets.isEmpty { fail(usage) }
let folder = URL(fileURLWithPath: arguments[3])
let current = folder.appendingPathComponent("current")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let end = Date().addingTimeInterval(seconds)
var number = arguments.count > 4 ? UInt64(arguments[4]) ?? 0 : 0
var executions = 0
var slowest = 0.0
while Date() < end {
  for target in targets {
    let (bytes, seed) = target.input(number)
    // A crash leaves the input and its name behind.
    try Data(bytes).write(to: current)
    try Data("\(target.rawValue) \(seed) \(number)\n".utf8).write(to: folder.appendingPathComponent("current.name"))
    let start = Date()
    do { try target.run(bytes, seed: seed) } catch { fail("\(target.rawValue) \(number): \(error)") }
    let time = Date().timeIntervalSince(start)
    executions += 1
    if time > slowest {
      slowest = time
      print("\(target.rawValue) \(number): \(bytes.count) bytes took \(Int(time * 1000)) ms")
    }
    if time > 10 { fail("\(target.rawValue) \(number): too slow") }
  }
  number += 1
}
print("\(executions) executions, next number \(number)")
