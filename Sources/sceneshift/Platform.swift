import Audit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls that the commands need. The only file of this target that sees the C library.
enum Platform {
  /// Gives each of the three standard streams something to stand for.
  ///
  /// Started with one of them closed, the next file that is opened would get its number, and what is printed would be
  /// written into that file. A reader that goes away must not end the program in the middle of its work either.
  static func secureStandardStreams() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", number == 0 ? O_RDONLY : O_WRONLY)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  static func isTerminal(_ number: Int32) -> Bool { isatty(number) == 1 }

  /// Columns of the terminal on standard output, or nil where it is none.
  static var columns: Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  enum WriteFailure: Error, Equatable {
    /// Nobody reads any more.
    case closed
    case failed(String)
  }

  /// Makes a file, or gives the one that is there other bytes.
  static func write(_ bytes: [UInt8], toFile path: String) throws(WriteFailure) {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if number < 0 { throw .failed(SystemReason.text(errno)) }
    defer { _ = close(number) }
    try write(bytes, to: number)
  }

  static func write(_ bytes: [UInt8], to number: Int32) throws(WriteFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { source in writeBytes(number, source.baseAddress, source.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR, errno != EAGAIN {
        throw .failed(SystemReason.text(errno))
      }
    }
  }

  private static func writeBytes(_ file: Int32, _ source: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, source, count)
    #elseif canImport(Musl)
      Musl.write(file, source, count)
    #else
      Glibc.write(file, source, count)
    #endif
  }

  /// Ends the program.
  static func exit(_ code: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #else
      Glibc.exit(code)
    #endif
  }
}
