import Audit
import Foundation

/// Results by the content they were made from, so that fixtures that share sources are worked on once.
final class Remembered<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Value] = [:]

  subscript(parts: [String]) -> Value? {
    get { lock.withLock { values[Self.key(parts)] } }
    set { lock.withLock { values[Self.key(parts)] = newValue } }
  }

  private static func key(_ parts: [String]) -> String { Digest.hex(parts.joined(separator: "\u{1F}")) }

  func value(for parts: [String], make: () throws -> Value) rethrows -> Value {
    let key = Self.key(parts)
    if let value = lock.withLock({ values[key] }) { return value }
    let value = try make()
    lock.withLock { values[key] = value }
    return value
  }
}
