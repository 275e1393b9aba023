import Foundation

/// Runs recursive code where the stack cannot run out: the depth of a syntax tree is bounded by the bytes of its file,
/// and the threads of a pool have half a megabyte on some systems.
enum DeepStack {
  /// - Parameters:
  ///   - bytes: size of the input; the stack grows with it. Pages that are never touched cost nothing.
  ///   - seconds: how long to wait. The compiler's parser can be kept busy for hours by a few kilobytes that no person
  ///     writes, and it cannot be stopped; it is then left to itself until the program ends.
  /// - Returns: nil where it took longer.
  static func run<Result: Sendable>(
    bytes: Int, seconds: Double, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value = work()
      done.signal()
    }
    thread.stackSize = min(8 << 20 + bytes * 512, 1 << 29) & ~0xFFFF
    thread.start()
    guard done.wait(timeout: .now() + seconds) == .success else { return nil }
    return box.value
  }

  /// Written by one thread before the semaphore is raised, read by the other after it.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }
}
