import Foundation

/// Places where a test stops the program or makes a system call fail. Inert unless asked for.
///
/// Every system call of a transaction that changes something is one point; they are counted from 1 in the order they are
/// reached. In use, the environment asks: `SCENESHIFT_STOP_AT=7` kills the process in front of the seventh call,
/// `SCENESHIFT_FAIL_AT=7` lets that call fail as a full disk would.
public struct FaultPoints: Sendable {
  private let action: (@Sendable (_ call: String, _ path: String) throws -> Void)?

  public static let none = FaultPoints(action: nil)

  private init(action: (@Sendable (_ call: String, _ path: String) throws -> Void)?) { self.action = action }

  /// - Parameter action: gets the name of the call and its path; throwing makes the call fail.
  public init(_ action: @escaping @Sendable (_ call: String, _ path: String) throws -> Void) {
    self.action = action
  }

  /// What the environment asks for.
  public static func fromEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> FaultPoints {
    let stop = environment["SCENESHIFT_STOP_AT"].flatMap { Int($0) }
    let fail = environment["SCENESHIFT_FAIL_AT"].flatMap { Int($0) }
    if stop == nil, fail == nil { return .none }
    let counter = Guarded(0)
    return FaultPoints { _, _ in
      let count = counter.withLock { count in
        count += 1
        return count
      }
      if count == stop { killProcess() }
      if count == fail { throw Fault.failed }
    }
  }

  var areActive: Bool { action != nil }

  func reach(_ call: String, _ path: String) throws(SystemError) {
    guard let action else { return }
    do { try action(call, path) } catch { throw SystemError(call: call, path: path, code: SystemError.outOfSpace) }
  }

  private enum Fault: Error { case failed }
}
