import Foundation

/// A child process by the plain system calls. Foundation's `Process` waits until everything that inherited its
/// descriptors is gone, and a tmux server inherits them for as long as it lives.
enum Child {
  /// Runs a program to its end, its output in a file. Returns its status, or -1 where it was killed or not started.
  static func run(_ arguments: [String], output: String, environment: [String]) -> Int32 {
    guard let process = start(arguments, input: "/dev/null", output: output, environment: environment) else {
      return -1
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return -1 } }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }

  static func start(
    _ arguments: [String], input: String, output: String, environment: [String], newSession: Bool = false
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDWR, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_RDWR | O_CREAT | (output == input ? 0 : O_TRUNC), 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    #if os(Linux)
      // What other tests have open is not for a server that outlives them.
      for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of tests block signals, and a child that inherits that cannot be ended.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // With POSIX_SPAWN_SETSID, which Swift does not see on Linux, the terminal opened first controls the child.
    #if os(Linux)
      let session: Int16 = 0x80
    #else
      let session: Int16 = 0x400
    #endif
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | (newSession ? session : 0))
    var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    vector.append(nil)
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) }
    variables.append(nil)
    defer { (vector + variables).forEach { free($0) } }
    var process: pid_t = 0
    guard let program = vector.first, let program else { return nil }
    return posix_spawn(&process, program, &actions, &attributes, vector, variables) == 0 ? process : nil
  }
}
