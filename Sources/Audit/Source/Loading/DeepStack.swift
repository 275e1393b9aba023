import Foundation

/// Runs recursive code where the stack cannot run out: the depth of a syntax tree is bounded by the bytes of its file,
/// and the threads of a pool have half a megabyte on some systems.
enum DeepStack {
  /// - Parameter bytes: size of the input; the stack grows with it. Pages that are never touched cost nothing.
  static func run<Result: Sendable>(bytes: Int, _ work: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value = work()
      done.signal()
    }
    thread.stackSize = min(8 << 20 + bytes * 512, 1 << 29) & ~0xFFFF
    thread.start()
    done.wait()
    return box.value ?? work()
  }

  /// Written by one thread before the semaphore is raised, read by the other after it.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }
}
