import Foundation

/// Reads and parses the source files of a project, on all processors.
public enum SourceLoader {
  /// Extensions of files that can be parsed.
  public static let swiftExtensions: Set<String> = ["swift"]
  public static let objectiveCExtensions: Set<String> = ["m", "mm", "h", "pch"]

  /// The files among `paths` that some rule may have something to say about, sorted by path, and what could not be read.
  ///
  /// - Parameters:
  ///   - paths: relative to the root of `tree`; those of other languages are passed over.
  ///   - progress: called from any thread with the number of files looked at; false stops.
  /// - Throws: `AuditError.cancelled`.
  public static func load(
    paths: [String], tree: any FileTree, progress: (@Sendable (_ done: Int, _ total: Int) -> Bool)? = nil
  ) throws(AuditError) -> (files: [SourceFile], problems: [ProjectProblem]) {
    let paths = Array(Set(paths)).filter { isSource($0) }.sorted()
    var result = run(paths, tree: tree, accepts: { SourcePrefilter.isWorthParsing($0) }, progress: progress)
    if result.isCancelled { throw .cancelled }
    // Other parts of the delegates' classes may have none of the words.
    var searched: Set<String> = []
    for _ in 0..<3 {
      let names = delegateNames(result.files).subtracting(searched).filter {
        !SourcePrefilter.isWorthParsing(Array($0.utf8))
      }
      if names.isEmpty { break }
      searched.formUnion(names)
      let parsed = Set(result.files.map(\.path))
      let search = WordSearch(names)
      let more = run(paths.filter { !parsed.contains($0) }, tree: tree, accepts: { search.matches($0) }, progress: nil)
      result.files += more.files
    }
    return (result.files.sorted { $0.path < $1.path }, problems(of: result))
  }

  private static func isSource(_ path: String) -> Bool {
    let suffix = TreePath.pathExtension(path)
    return swiftExtensions.contains(suffix) || objectiveCExtensions.contains(suffix)
  }

  /// Parses one file, by its extension.
  public static func parse(_ text: SourceText) -> SourceFile {
    swiftExtensions.contains(TreePath.pathExtension(text.path))
      ? SwiftSourceReader.read(text) : ObjectiveCSourceReader.read(text)
  }

  private static func delegateNames(_ files: [SourceFile]) -> Set<String> {
    let index = SourceIndex(files: files)
    return (SourceIndex.applicationDelegateTypes + SourceIndex.sceneDelegateTypes)
      .reduce(into: Set<String>()) { $0.formUnion(index.subtypes(of: $1)) }
      .reduce(into: Set<String>()) { names, name in
        names.insert(name.split(separator: ".").last.map(String.init) ?? name)
      }
  }

  // MARK: In parallel

  private struct Outcome {
    var files: [SourceFile] = []
    var failures: [FileError] = []
    var isCancelled = false
  }

  private static func run(
    _ paths: [String], tree: any FileTree, accepts: @escaping @Sendable ([UInt8]) -> Bool,
    progress: (@Sendable (Int, Int) -> Bool)?
  ) -> Outcome {
    let queue = WorkQueue(count: paths.count, progress: progress)
    queue.run { index in
      do throws(FileError) {
        let bytes = try tree.contents(of: paths[index])
        guard accepts(bytes) else { return }
        let file = parse(SourceText(path: paths[index], bytes: bytes))
        queue.update { $0.files.append(file) }
      } catch {
        queue.update { $0.failures.append(error) }
      }
    }
    return queue.outcome
  }

  /// Hands indices out to threads and collects what they find.
  private final class WorkQueue: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private let progress: (@Sendable (Int, Int) -> Bool)?
    private var next = 0
    private var done = 0
    private var collected = Outcome()

    init(count: Int, progress: (@Sendable (Int, Int) -> Bool)?) {
      self.count = count
      self.progress = progress
    }

    var outcome: Outcome { lock.withLock { collected } }

    func update(_ change: (inout Outcome) -> Void) { lock.withLock { change(&collected) } }

    func run(_ work: @escaping @Sendable (Int) -> Void) {
      let threads = min(count, max(1, ProcessInfo.processInfo.activeProcessorCount))
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        while let index = take() {
          work(index)
          finish()
        }
      }
    }

    private func take() -> Int? {
      lock.withLock {
        guard next < count, !collected.isCancelled else { return nil }
        defer { next += 1 }
        return next
      }
    }

    private func finish() {
      let done = lock.withLock {
        self.done += 1
        return self.done
      }
      guard let progress, done == count || done.isMultiple(of: 16) else { return }
      if !progress(done, count) { lock.withLock { collected.isCancelled = true } }
    }
  }

  // MARK: Problems

  /// The first thing in each of `files` that could not be parsed.
  static func problems(of files: [SourceFile]) -> [ProjectProblem] {
    files.compactMap { file in file.problems.first.map { problem(of: file, $0) } }
  }

  private static func problems(of outcome: Outcome) -> [ProjectProblem] {
    let unread = outcome.failures.map(problem(of:))
    let unparsed = problems(of: outcome.files)
    return (unread + unparsed).sorted { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) }
  }

  private static func problem(of file: SourceFile, _ problem: SyntaxProblem) -> ProjectProblem {
    let line = file.text.position(at: problem.range.lowerBound).line
    let isConflict = problem.message.contains("conflict")
    let advice =
      isConflict
      ? localized("Resolve the conflict first: nothing in this file is changed before.")
      : localized("The rest of the file was read, but it is not changed near this place. Does it compile?")
    return ProjectProblem(
      kind: isConflict ? .conflictMarkers : .unreadableSource, path: file.path, line: line,
      message: "\(file.path):\(line): \(problem.message). \(advice)")
  }

  private static func problem(of error: FileError) -> ProjectProblem {
    switch error {
    case .missing(let path):
      ProjectProblem(kind: .missingFile, path: path, message: "\(path) is not there, so it was not read.")
    case .denied(let path):
      ProjectProblem(kind: .denied, path: path, message: "\(path) must not be read. Check its permissions.")
    case .outside(let path):
      ProjectProblem(
        kind: .unreadableSource, path: path,
        message: "\(path) is a link that leads out of the project, so it was not read.")
    case .notAFile(let path), .notAFolder(let path):
      ProjectProblem(kind: .unreadableSource, path: path, message: "\(path) is not a file.")
    case .tooLarge(let path, let bytes):
      ProjectProblem(
        kind: .unreadableSource, path: path,
        message: "\(path) has \(bytes) bytes, which is too much to be read.")
    case .failed(let path, let reason):
      ProjectProblem(kind: .unreadableSource, path: path, message: "\(path) could not be read: \(reason).")
    }
  }
}
