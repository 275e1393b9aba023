import Audit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that failed.
struct SystemError: Error, Equatable {
  let call: String
  let path: String
  /// `errno`.
  let code: Int32

  var reason: String { SystemReason.text(code) }
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  var isDenied: Bool { code == EACCES || code == EPERM || code == EROFS }
  var isExisting: Bool { code == EEXIST }
  var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }
  var isUnsupported: Bool { code == EPERM || code == EOPNOTSUPP || code == ENOTSUP || code == ENOSYS || code == EMLINK }

  static let outOfSpace = ENOSPC
  static let notPermitted = EPERM
}

/// An open file or folder, closed when it goes out of scope.
struct Descriptor: ~Copyable {
  let number: Int32
  let path: String

  init(_ number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  deinit { _ = close(number) }
}

/// What stands at a name.
struct FileStatus: Equatable {
  enum Kind { case file, folder, link, other }

  let kind: Kind
  let size: Int
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  let links: UInt64

  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    mode = UInt32(status.st_mode & 0o7777)
    owner = status.st_uid
    group = status.st_gid
    links = UInt64(status.st_nlink)
  }
}

/// The file system, name by name inside open folders, so that no path can be swapped for a link underneath.
///
/// Every call that changes something passes a fault point first; in use these do nothing.
struct Disk: Sendable {
  var faults = FaultPoints.none

  // MARK: Reading

  /// Opens the folder at an absolute path, following links.
  func openFolder(_ path: String) throws(SystemError) -> Descriptor {
    let number = retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) }
    if number < 0 { throw SystemError(call: "open", path: path, code: errno) }
    return Descriptor(number, path: path)
  }

  /// Opens a folder in a folder; a link is refused.
  func openFolder(in folder: borrowing Descriptor, _ name: String) throws(SystemError) -> Descriptor {
    let handle = folder.number
    let path = folder.path + "/" + name
    let number = retrying { openat(handle, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, 0) }
    if number < 0 { throw SystemError(call: "open", path: path, code: errno) }
    return Descriptor(number, path: path)
  }

  /// nil where nothing has that name.
  func status(in folder: borrowing Descriptor, _ name: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    if fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
    let error = SystemError(call: "stat", path: folder.path + "/" + name, code: errno)
    if error.isMissing { return nil }
    throw error
  }

  /// The bytes of a plain file; a link is refused.
  func read(in folder: borrowing Descriptor, _ name: String) throws(SystemError) -> [UInt8] {
    let path = folder.path + "/" + name
    let handle = folder.number
    // Without O_NONBLOCK a named pipe in the file's place would hold the program for ever.
    let number = retrying { openat(handle, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0) }
    if number < 0 { throw SystemError(call: "open", path: path, code: errno) }
    let file = Descriptor(number, path: path)
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw SystemError(call: "stat", path: path, code: errno) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else {
      throw SystemError(call: "read", path: path, code: kind == S_IFDIR ? EISDIR : EINVAL)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let descriptor = file.number
      let count = buffer.withUnsafeMutableBytes { target in
        retrying { Int32(truncatingIfNeeded: Self.readBytes(descriptor, target.baseAddress, target.count)) }
      }
      if count < 0 { throw SystemError(call: "read", path: path, code: errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<Int(count)]
    }
  }

  private static func readBytes(_ file: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, target, count)
    #elseif canImport(Musl)
      Musl.read(file, target, count)
    #else
      Glibc.read(file, target, count)
    #endif
  }

  /// Names in a folder, without `.` and `..`, unsorted.
  func names(in folder: borrowing Descriptor) throws(SystemError) -> [String] {
    let path = folder.path
    // fdopendir takes the descriptor over, so it gets its own.
    let copy = openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard copy >= 0, let stream = fdopendir(copy) else {
      let code = errno
      if copy >= 0 { _ = close(copy) }
      throw SystemError(call: "list", path: path, code: code)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Where a link points to, as written.
  func linkTarget(in folder: borrowing Descriptor, _ name: String) throws(SystemError) -> String {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let handle = folder.number
    let count = buffer.withUnsafeMutableBytes { target in
      target.baseAddress.map { readlinkat(handle, name, $0.assumingMemoryBound(to: CChar.self), target.count) } ?? -1
    }
    if count < 0 { throw SystemError(call: "readlink", path: folder.path + "/" + name, code: errno) }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  /// The absolute path without links, or nil where something on the way is missing.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Why nothing can be found at a path; nil where something is.
  static func lookUp(_ path: String) -> SystemError? {
    access(path, F_OK) == 0 ? nil : SystemError(call: "access", path: path, code: errno)
  }

  /// Whether this process may write to `name`; root may write to everything, so the mode counts too.
  func isWritable(in folder: borrowing Descriptor, _ name: String) -> Bool {
    guard faccessat(folder.number, name, W_OK, 0) == 0 else { return false }
    guard let status = try? status(in: folder, name) else { return false }
    return status.mode & 0o222 != 0
  }

  func isWritable(_ folder: borrowing Descriptor) -> Bool { isWritable(in: folder, ".") }

  // MARK: Changing

  /// Makes a new file with these bytes, on disk before this returns. `like`: name of a file whose permissions, owner and
  /// attributes it takes; nil for those a new file gets.
  func create(
    in folder: borrowing Descriptor, _ name: String, bytes: [UInt8], like: String?
  ) throws(SystemError) {
    let path = folder.path + "/" + name
    try faults.reach("create", path)
    let handle = folder.number
    let number = retrying {
      openat(handle, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, like == nil ? 0o666 : 0o600)
    }
    if number < 0 { throw SystemError(call: "create", path: path, code: errno) }
    let file = Descriptor(number, path: path)
    if faults.areActive {
      // Torn in the middle, as a crash or a full disk would leave it.
      try write(bytes[..<(bytes.count / 2)], to: file)
      try write(bytes[(bytes.count / 2)...], to: file)
    } else {
      try write(bytes[...], to: file)
    }
    if let like, let status = try status(in: folder, like) {
      try takeOver(status, of: like, in: folder, to: file)
    }
    try sync(file)
  }

  private func write(_ bytes: ArraySlice<UInt8>, to file: borrowing Descriptor) throws(SystemError) {
    try faults.reach("write", file.path)
    var rest = bytes
    while !rest.isEmpty {
      let number = file.number
      let count = rest.withUnsafeBytes { source in
        retrying { Int32(truncatingIfNeeded: Self.writeBytes(number, source.baseAddress, min(source.count, 1 << 30))) }
      }
      if count < 0 { throw SystemError(call: "write", path: file.path, code: errno) }
      rest = rest.dropFirst(Int(count))
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

  private func takeOver(
    _ status: FileStatus, of name: String, in folder: borrowing Descriptor, to file: borrowing Descriptor
  ) throws(SystemError) {
    try faults.reach("permissions", file.path)
    if status.owner != geteuid() || status.group != getegid() {
      // Only root may give a file away; anybody else keeps the group where that is allowed.
      if fchown(file.number, status.owner, status.group) != 0 {
        _ = fchown(file.number, uid_t.max, status.group)
      }
    }
    if fchmod(file.number, mode_t(status.mode)) != 0 {
      throw SystemError(call: "chmod", path: file.path, code: errno)
    }
    copyAttributes(of: name, in: folder, to: file)
  }

  /// Access lists and extended attributes. Losing one is no reason to refuse the edit: many file systems have none.
  private func copyAttributes(of name: String, in folder: borrowing Descriptor, to file: borrowing Descriptor) {
    #if canImport(Darwin)
      let handle = folder.number
      let number = retrying { openat(handle, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC, 0) }
      if number < 0 { return }
      let source = Descriptor(number, path: name)
      // COPYFILE_ACL | COPYFILE_XATTR
      _ = fcopyfile(source.number, file.number, nil, copyfile_flags_t(1 << 0 | 1 << 2))
    #endif
    // Swift's modules for Linux do not show the calls for extended attributes; sources there carry none in practice.
  }

  private func sync(_ file: borrowing Descriptor) throws(SystemError) {
    try faults.reach("fsync", file.path)
    #if canImport(Darwin)
      // fsync on macOS leaves the bytes in the drive's cache.
      if fcntl(file.number, F_FULLFSYNC) == 0 { return }
    #endif
    if fsync(file.number) != 0 { throw SystemError(call: "fsync", path: file.path, code: errno) }
  }

  /// Puts a finished name on disk. Some file systems cannot sync folders and say so with EINVAL.
  func syncFolder(_ folder: borrowing Descriptor) throws(SystemError) {
    try faults.reach("fsync folder", folder.path)
    if fsync(folder.number) != 0, errno != EINVAL, errno != ENOTSUP {
      throw SystemError(call: "fsync", path: folder.path, code: errno)
    }
  }

  /// Puts `from` in the place of `to`, whatever stands there.
  func replace(in folder: borrowing Descriptor, _ to: String, with from: String) throws(SystemError) {
    let path = folder.path + "/" + to
    try faults.reach("rename", path)
    if renameat(folder.number, from, folder.number, to) != 0 {
      throw SystemError(call: "rename", path: path, code: errno)
    }
  }

  /// Gives `from` the new name `to`, which must be free.
  func place(in folder: borrowing Descriptor, _ to: String, from: String) throws(SystemError) {
    let path = folder.path + "/" + to
    try faults.reach("link", path)
    if linkat(folder.number, from, folder.number, to, 0) == 0 {
      try remove(in: folder, from)
      return
    }
    let error = SystemError(call: "link", path: path, code: errno)
    guard error.isUnsupported else { throw error }
    // A file system without hard links: the short gap between the two calls is the best it offers.
    if try status(in: folder, to) != nil { throw SystemError(call: "link", path: path, code: EEXIST) }
    try replace(in: folder, to, with: from)
  }

  func remove(in folder: borrowing Descriptor, _ name: String) throws(SystemError) {
    let path = folder.path + "/" + name
    try faults.reach("unlink", path)
    if unlinkat(folder.number, name, 0) != 0 { throw SystemError(call: "unlink", path: path, code: errno) }
  }

  func removeFolder(in folder: borrowing Descriptor, _ name: String) throws(SystemError) {
    let path = folder.path + "/" + name
    try faults.reach("rmdir", path)
    if unlinkat(folder.number, name, AT_REMOVEDIR) != 0 { throw SystemError(call: "rmdir", path: path, code: errno) }
  }

  func makeFolder(in folder: borrowing Descriptor, _ name: String, mode: UInt32 = 0o777) throws(SystemError) {
    let path = folder.path + "/" + name
    try faults.reach("mkdir", path)
    if mkdirat(folder.number, name, mode_t(mode)) != 0 { throw SystemError(call: "mkdir", path: path, code: errno) }
  }

  /// Makes the folder at an absolute path with everything above it, for this user only.
  func makeFolders(_ path: String) throws(SystemError) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST {
        let code = errno
        // A folder that may not be written to, or is read-only, can still be passed through.
        if access(made, F_OK) != 0 { throw SystemError(call: "mkdir", path: made, code: code) }
      }
    }
  }
}

/// Calls again while a signal interrupts.
private func retrying(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// An exclusive lock on a file, held until this goes out of scope or the process ends, however it ends.
struct FileLock: ~Copyable {
  private let number: Int32

  /// - Returns: nil where another process holds it.
  init?(path: String) throws(SystemError) {
    let number = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if number < 0 { throw SystemError(call: "open", path: path, code: errno) }
    if flock(number, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      _ = close(number)
      if code == EWOULDBLOCK { return nil }
      throw SystemError(call: "lock", path: path, code: code)
    }
    self.number = number
    let note = Array("\(getpid())\n".utf8)
    _ = ftruncate(number, 0)
    _ = pwrite(number, note, note.count, 0)
  }

  deinit { _ = close(number) }
}

/// Signals that would end the program, kept back while files are half written and raised afterwards.
enum HeldSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  @discardableResult
  static func during<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    var previous = numbers.map { _ in sigaction() }
    var holding = sigaction()
    #if canImport(Darwin)
      holding.__sigaction_u.__sa_handler = { heldSignal = $0 }
    #else
      holding.__sigaction_handler.sa_handler = { heldSignal = $0 }
    #endif
    for (index, number) in numbers.enumerated() { sigaction(number, &holding, &previous[index]) }
    defer {
      for (index, number) in numbers.enumerated() { sigaction(number, &previous[index], nil) }
      let held = heldSignal
      heldSignal = 0
      if held != 0 { raise(held) }
    }
    return try work()
  }
}

/// Written by a signal handler, which may touch nothing but such a word.
nonisolated(unsafe) private var heldSignal: Int32 = 0

/// Ends the process at once, without any clean-up.
func killProcess() -> Never {
  kill(getpid(), SIGKILL)
  while true { pause() }
}

/// Waits.
func pauseMilliseconds(_ count: UInt32) { usleep(count * 1_000) }
