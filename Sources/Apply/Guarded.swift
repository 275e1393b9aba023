import Foundation

/// A value that several threads use, one at a time.
final class Guarded<Value>: @unchecked Sendable {
  // Unchecked: the value is behind `lock`.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
