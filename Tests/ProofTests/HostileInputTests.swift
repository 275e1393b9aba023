import Foundation
import Hostile
import Testing

/// Readers and whole projects on damaged input: always the same, so that a failure can be repeated. Hours of it are run
/// apart from the tests, as `Tests/Hostile/README.md` says.
@Suite struct HostileInputTests {
  private static let inputs = Fixture.tests + "/Hostile/Inputs"

  @Test(arguments: HostileTarget.allCases) func damagedInputIsAnsweredWithAValueOrAnError(target: HostileTarget) throws
  {
    let count: UInt64 =
      switch target {
      case .project: 12
      case .swift, .objectiveC: 40
      default: 150
      }
    for number in 0..<count {
      let (bytes, seed) = target.input(number)
      try target.run(bytes, seed: seed)
    }
  }

  /// Inputs that once crashed a reader, or kept it busy, and some that reach rare code.
  @Test func whatOnceWentWrongGoesRight() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.inputs).filter { !$0.hasPrefix(".") }
    #expect(!names.isEmpty)
    for name in names {
      // The name of the reader, a number for a project, and what is wrong with the input.
      let parts = name.split(separator: "-")
      let target = try #require(HostileTarget(rawValue: String(parts[0])), "\(name)")
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.inputs + "/" + name)))
      try target.run(bytes, seed: parts.count > 1 ? UInt64(parts[1]) ?? 0 : 0)
    }
  }

  @Test func theSameNumberIsTheSameInput() {
    for target in HostileTarget.allCases {
      #expect(target.input(7).bytes == target.input(7).bytes)
      #expect((0..<20).contains { target.input($0).bytes != target.input($0 + 1).bytes }, "\(target)")
    }
  }
}
