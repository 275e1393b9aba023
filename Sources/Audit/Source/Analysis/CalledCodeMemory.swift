import Foundation

/// What is asked of an index again and again: which code runs which, and what of it needs the window of a scene.
final class CalledCodeMemory: @unchecked Sendable {
  // Unchecked: `code` and `seekers` are behind `lock`.
  private let lock = NSLock()
  private var code: CalledCode?
  private var seekers: [String: WindowSeekers] = [:]

  func code(_ make: () -> CalledCode) -> CalledCode {
    lock.withLock {
      let value = code ?? make()
      code = value
      return value
    }
  }

  func seekers(of owner: String, _ make: () -> WindowSeekers) -> WindowSeekers {
    if let known = lock.withLock({ seekers[owner] }) { return known }
    let made = make()
    lock.withLock { seekers[owner] = made }
    return made
  }
}
