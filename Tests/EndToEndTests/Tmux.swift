import Foundation
import Testing

/// A real terminal: one tmux server of its own with one pane, driven by keys and read as text. Every wait is for
/// something on the screen or on the disk, never for time to pass.
final class Tmux {
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// A folder of this terminal's own, removed with it.
  let folder: URL
  private let socket = "sceneshift-test-\(UUID().uuidString.prefix(8))"
  private static let tmux: String? = ["/usr/bin/tmux", "/opt/homebrew/bin/tmux", "/usr/local/bin/tmux"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Starts `program` in a shell that is not interactive (an interactive one repairs its terminal itself), with the
  /// modes of the terminal noted before and after, and `EXIT` with the status on the screen when it ended.
  ///
  /// - Parameter raw: whether every byte the program sends is kept, in `rawOutput`.
  init(
    _ program: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:], raw: Bool = false
  ) throws {
    guard Self.tmux != nil else { throw Missing(description: "tmux is not installed") }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(socket)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "TERM": "tmux-256color", "LANG": "C.UTF-8",
      "LC_ALL": "C.UTF-8", "TZ": "UTC", "TMPDIR": folder.path, "XDG_STATE_HOME": folder.path + "/state",
    ]
    variables.merge(environment) { _, new in new }
    let assignments = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.quoted($0.value))" }
    let command = program.map(Self.quoted).joined(separator: " ")
    let script = """
      read go < \(Self.quoted(folder.path))/go
      cd \(Self.quoted(folder.path))
      stty -g > before
      env -i \(assignments.joined(separator: " ")) sh -c 'echo $$ > pid; exec "$@"' sh \(command)
      echo "EXIT $?"
      stty -g > after
      exec cat
      """
    try Data(script.utf8).write(to: folder.appendingPathComponent("run.sh"))
    // The script waits here until everything around it is set.
    mkfifo(folder.path + "/go", 0o600)
    try run(
      ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "sh \(folder.path)/run.sh"])
    try run(["set", "-g", "status", "off"])
    try run(["set", "-sg", "escape-time", "0"])
    if raw { try run(["pipe-pane", "cat > \(folder.path)/raw"]) }
    let go = try FileHandle(forWritingTo: folder.appendingPathComponent("go"))
    go.write(Data("go\n".utf8))
    try go.close()
  }

  deinit {
    _ = try? run(["kill-server"])
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Keys

  /// Presses keys by tmux's names (`Enter`, `Escape`, `C-z`, `Down`) one after another.
  func press(_ keys: String...) throws { for key in keys { try run(["send-keys", key]) } }

  /// Sends text as if it were typed at once.
  func type(_ text: String) throws { try run(["send-keys", "-l", text]) }

  func send(_ bytes: [UInt8]) throws {
    try run(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Pastes with brackets if the program asked for them, as a terminal does.
  func paste(_ text: String) throws {
    try run(["set-buffer", text])
    try run(["paste-buffer", "-p"])
  }

  func resize(columns: Int, rows: Int) throws { try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"]) }

  // MARK: Reading

  var screen: String { (try? run(["capture-pane", "-p"])) ?? "" }
  /// With the lines that scrolled away above it.
  var scrollback: String { (try? run(["capture-pane", "-p", "-S", "-"])) ?? "" }
  /// With colours and attributes, blanks at the ends of the lines included.
  var styledScreen: String { (try? run(["capture-pane", "-p", "-e", "-N"])) ?? "" }
  var lines: [String] { screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  var rawOutput: [UInt8] { [UInt8]((try? Data(contentsOf: folder.appendingPathComponent("raw"))) ?? Data()) }

  /// A variable of tmux: `alternate_on`, `pane_title`, `cursor_y`.
  func variable(_ name: String) -> String {
    ((try? run(["display", "-p", "#{\(name)}"])) ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var buffer: String { (try? run(["show-buffer"])) ?? "" }
  func set(_ option: String, _ value: String) throws { try run(["set", "-g", option, value]) }

  func file(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Process id of the program.
  var process: Int32? {
    file("pid").flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  // MARK: Waiting

  /// Waits until the screen holds `text` and returns it.
  @discardableResult
  func wait(
    for text: String, seconds: Double = 20, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    try wait("“\(text)” on the screen", seconds: seconds) { screen in screen.contains(text) ? screen : nil }
  }

  func waitUntilGone(_ text: String, seconds: Double = 20) throws {
    _ = try wait("“\(text)” gone", seconds: seconds) { screen in screen.contains(text) ? nil : screen }
  }

  /// Polls until `body` returns something.
  @discardableResult
  func wait<Result>(_ what: String, seconds: Double = 20, _ body: (String) -> Result?) throws -> Result {
    let end = Date().addingTimeInterval(seconds)
    var last = ""
    repeat {
      last = screen
      if let result = body(last) { return result }
    } while Date() < end
    throw Missing(description: "\(what) did not come within \(seconds) s. The screen:\n\(last)")
  }

  /// Waits for the end of the program and checks that the terminal is as it was.
  func expectCleanExit(_ status: Int32, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(for: "EXIT \(status)")
    try wait("the modes after") { _ in
      (file("after") ?? "").hasSuffix("\n") ? true : nil
    }
    #expect(file("after") == file("before"), "the terminal's modes differ", sourceLocation: sourceLocation)
    #expect(variable("alternate_on") == "0", "the alternate screen is still on", sourceLocation: sourceLocation)
  }

  // MARK: tmux itself

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let output = folder.appendingPathComponent("output").path
    guard
      Child.run(
        [Self.tmux ?? "tmux", "-L", socket] + arguments, output: output,
        environment: ["PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "TERM=xterm-256color"]) == 0
    else { throw Missing(description: "tmux \(arguments.joined(separator: " ")) failed") }
    return (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

/// Programs that were built with the tests.
enum Built {
  static func program(_ name: String) -> String {
    let beside = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let candidates = [
      beside, beside.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent(),
      root.appendingPathComponent(".build/debug"),
    ].map { $0.appendingPathComponent(name).path }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? candidates[2]
  }

  static let demo = program("TUIDemo")
}
