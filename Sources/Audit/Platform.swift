#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system refused something.
public enum SystemReason {
  /// In the language of the program; what is rare in the system's own words.
  ///
  /// - Parameter code: `errno`.
  public static func text(_ code: Int32) -> String {
    switch code {
    case ENOENT: localized("there is no such file or folder")
    case EACCES, EPERM: localized("permission denied")
    case EISDIR: localized("it is a folder")
    case ENOTDIR: localized("a part of the path is no folder")
    case EEXIST: localized("it exists already")
    case ENOSPC, EDQUOT: localized("the disk is full")
    case EROFS: localized("the disk is read-only")
    case ENAMETOOLONG: localized("the name is too long")
    case EIO: localized("the disk reports a fault")
    default: String(cString: strerror(code))
    }
  }
}

/// The system calls that reading needs. The only file of this target that sees the C library.
enum Platform {
  /// An open file or folder, closed with its last reference.
  final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }
    deinit { _ = close(number) }
  }

  /// Why a call failed, as far as reading cares.
  enum Failure: Error, Equatable {
    case missing, denied, notAFolder, isALink, notAFile
    case tooLarge(Int)
    case other(String)

    init(_ code: Int32) {
      switch code {
      case ENOENT, ENAMETOOLONG: self = .missing
      case EACCES, EPERM: self = .denied
      case ENOTDIR: self = .notAFolder
      case ELOOP, EMLINK: self = .isALink
      default: self = .other(SystemReason.text(code))
      }
    }
  }

  struct Status {
    let kind: FileEntry.Kind
    let size: Int
    /// Device and inode: two paths with equal identities are one file.
    let identity: FileIdentity
  }

  /// Opens the folder at an absolute path, links followed.
  static func openFolder(_ path: String) throws(Failure) -> Descriptor {
    try descriptor { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  /// Opens the folder `name` of `folder`; a link is not followed.
  static func openFolder(_ name: String, in folder: Descriptor) throws(Failure) -> Descriptor {
    try descriptor { openat(folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
  }

  /// Opens the file `name` of `folder`; a link is not followed, and a pipe does not block.
  static func openFile(_ name: String, in folder: Descriptor) throws(Failure) -> Descriptor {
    try descriptor { openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
  }

  private static func descriptor(_ open: () -> Int32) throws(Failure) -> Descriptor {
    while true {
      let number = open()
      if number >= 0 { return Descriptor(number) }
      if errno != EINTR { throw Failure(errno) }
    }
  }

  static func status(of name: String, in folder: Descriptor) throws(Failure) -> Status {
    var status = stat()
    guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw Failure(errno) }
    return Status(status)
  }

  static func status(of file: Descriptor) throws(Failure) -> Status {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw Failure(errno) }
    return Status(status)
  }

  /// Where the link `name` of `folder` points to, as written; nil where it is no link.
  static func linkTarget(_ name: String, in folder: Descriptor) -> String? {
    let capacity = 4096
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        count = max(0, readlinkat(folder.number, name, start, capacity))
      }
    }
    return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// At most `limit` bytes of an open file.
  static func read(_ file: Descriptor, size: Int, limit: Int) throws(Failure) -> [UInt8] {
    let number = file.number
    var failure: Int32?
    // One byte more than the size, so that the end is seen without a second round, and growth is noticed.
    let capacity = min(limit, size) + 1
    var bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let got = Self.readOnce(number, buffer.baseAddress.map { $0 + count }, capacity - count)
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    if let failure { throw Failure(failure) }
    if bytes.count == capacity, bytes.count <= limit {
      var rest = [UInt8](repeating: 0, count: 65536)
      while bytes.count <= limit {
        let got = rest.withUnsafeMutableBytes { Self.readOnce(number, $0.baseAddress, $0.count) }
        if got < 0 { throw Failure(errno) }
        if got == 0 { break }
        bytes.append(contentsOf: rest[..<got])
      }
    }
    return bytes
  }

  private static func readOnce(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    while true {
      #if canImport(Glibc)
        let got = Glibc.read(file, buffer, count)
      #elseif canImport(Musl)
        let got = Musl.read(file, buffer, count)
      #else
        let got = Darwin.read(file, buffer, count)
      #endif
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// Names and kinds of the entries of a folder, in the order of the disk. The kind comes from the directory entry;
  /// only a file system that does not tell costs a look-up per entry. Names that are not UTF-8 are handed over with
  /// `isReadable` false.
  static func list(
    _ folder: Descriptor, _ each: (_ name: String, _ kind: FileEntry.Kind, _ isReadable: Bool) -> Void
  ) throws(Failure) {
    // `fdopendir` takes its descriptor over, so it gets a copy.
    let copy = fcntl(folder.number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw Failure(errno) }
    guard let stream = fdopendir(copy) else {
      let code = errno
      _ = close(copy)
      throw Failure(code)
    }
    defer { closedir(stream) }
    // The copy shares its position with a folder that may have been listed before.
    rewinddir(stream)
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw Failure(errno) }
        return
      }
      let start = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
      if start[0] == 46, start[1] == 0 || (start[1] == 46 && start[2] == 0) { continue }
      let valid = String(validatingCString: start)
      let name = valid ?? String(cString: start)
      let kind: FileEntry.Kind
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): kind = .file
      case Int(DT_DIR): kind = .folder
      case Int(DT_LNK): kind = .link
      case Int(DT_UNKNOWN): kind = (try? status(of: name, in: folder))?.kind ?? .other
      default: kind = .other
      }
      each(name, kind, valid != nil)
    }
  }

  /// `path` with every link worked out, absolute; nil where nothing stands there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  static var currentFolder: String { realPath(".") ?? "/" }
}

extension Platform.Status {
  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = kind == .file ? Int(status.st_size) : 0
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
  }
}

/// What makes two paths one file.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}
