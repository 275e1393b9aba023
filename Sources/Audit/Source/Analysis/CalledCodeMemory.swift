import Foundation

/// The one `CalledCode` of an index, once it is asked for.
final class CalledCodeMemory: @unchecked Sendable {
  // Unchecked: `known` is behind `lock`.
  private let lock = NSLock()
  private var known: CalledCode?

  func value(_ make: () -> CalledCode) -> CalledCode {
    lock.withLock {
      let value = known ?? make()
      known = value
      return value
    }
  }
}
