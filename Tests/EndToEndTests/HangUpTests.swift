#if os(Linux)
  import Foundation
  import Testing

  extension EndToEnd {
    /// A terminal that is closed while the program runs. tmux closes its panes its own way; this is a plain
    /// pseudo-terminal whose other end goes away.
    @Suite struct HangUpTests {
      @Test(arguments: [false, true]) func aClosedTerminalEndsTheProgram(ignoresSignal: Bool) throws {
        // posix_openpt and its kin are not visible from Swift; this is what they do.
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var number: Int32 = 0
        var unlocked: Int32 = 0
        try #require(
          master >= 0 && ioctl(master, 0x8004_5430, &number) == 0 && ioctl(master, 0x4004_5431, &unlocked) == 0)
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        let name = "/dev/pts/\(number)"
        let script = (ignoresSignal ? "trap '' HUP; " : "") + "exec '\(Built.demo)'"
        let process = try #require(
          Child.start(
            ["/bin/sh", "-c", script], input: name, output: name,
            environment: ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"], newSession: true))
        var seen = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !seen.contains("not adopted") {
          let count = read(master, &buffer, buffer.count)
          try #require(count > 0)
          seen += String(decoding: buffer.prefix(count), as: UTF8.self)
        }
        close(master)
        let end = Date().addingTimeInterval(10)
        var status: Int32 = 0
        var usage = rusage()
        var ended: pid_t = 0
        while ended == 0, Date() < end {
          ended = wait4(process, &status, WNOHANG, &usage)
          if ended == 0 { usleep(5000) }
        }
        if ended == 0 {
          kill(process, SIGKILL)
          _ = waitpid(process, &status, 0)
        }
        #expect(ended == process, "still running")
        #expect(status & 0x7F == 0 && (status >> 8) & 0xFF == 128 + SIGHUP)
        #expect(usage.ru_utime.tv_sec < 5, "it span")
      }
    }
  }
#endif
