// The only file of this target that knows which C library there is.

import Audit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// System calls of this target, with Swift types.
enum Platform {
  enum Signal {
    static let interrupt = SIGINT
    static let quit = SIGQUIT
    static let terminate = SIGTERM
    static let hangUp = SIGHUP
    static let stop = SIGTSTP
    static let resume = SIGCONT
    static let resize = SIGWINCH
  }

  static var standardInput: Int32 { STDIN_FILENO }
  static var standardOutput: Int32 { STDOUT_FILENO }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// `path` without links; nil where there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Waits until one of the descriptors can be read. Milliseconds; negative waits for ever.
  static func waitForInput(_ descriptors: [Int32], milliseconds: Int32) {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&polled, nfds_t(polled.count), milliseconds)
  }

  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }

  /// How a child ended.
  enum ChildEnd: Equatable, Sendable {
    case exited(Int32)
    case killed(Int32)
    /// Not started: the reason in words.
    case notStarted(String)
  }

  /// Runs a program in the foreground of this terminal and waits for it, as a shell does: keys that mean a signal
  /// reach the child, not this process.
  static func runInForeground(_ arguments: [String]) -> ChildEnd {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    setHandler(&action, SIG_IGN)
    var interrupt = sigaction()
    var quit = sigaction()
    var stop = sigaction()
    sigaction(SIGINT, &action, &interrupt)
    sigaction(SIGQUIT, &action, &quit)
    var byDefault = sigaction()
    sigemptyset(&byDefault.sa_mask)
    setHandler(&byDefault, SIG_DFL)
    sigaction(SIGTSTP, &byDefault, &stop)
    defer {
      sigaction(SIGINT, &interrupt, nil)
      sigaction(SIGQUIT, &quit, nil)
      sigaction(SIGTSTP, &stop, nil)
    }
    var process: pid_t = 0
    let status = spawn(arguments, process: &process, resetting: [SIGINT, SIGQUIT, SIGTSTP])
    guard status == 0 else { return .notStarted(SystemReason.text(status)) }
    var end: Int32 = 0
    while waitpid(process, &end, 0) < 0 {
      guard errno == EINTR else { return .notStarted(SystemReason.text(errno)) }
    }
    return end & 0x7F == 0 ? .exited((end >> 8) & 0xFF) : .killed(end & 0x7F)
  }

  private static func setHandler(_ action: inout sigaction, _ handler: SignalHandler) {
    #if canImport(Glibc) || canImport(Musl)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
  }

  #if canImport(Glibc) || canImport(Musl)
    private typealias SignalHandler = __sighandler_t?
  #else
    private typealias SignalHandler = (@convention(c) (Int32) -> Void)?
  #endif

  private static func spawn(_ arguments: [String], process: inout pid_t, resetting signals: [Int32]) -> Int32 {
    #if canImport(Glibc) || canImport(Musl)
      var attributes = posix_spawnattr_t()
    #else
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in signals { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    vector.append(nil)
    defer { vector.forEach { free($0) } }
    guard let program = vector.first, let program else { return EINVAL }
    #if canImport(Darwin)
      return posix_spawnp(&process, program, nil, &attributes, vector, _NSGetEnviron().pointee)
    #else
      return posix_spawnp(&process, program, nil, &attributes, vector, environ)
    #endif
  }
}
