/// What to try on a simulator and a device after the change, with the project's own identifiers filled in.
///
/// Nothing here is run: building and launching need a Mac.
public struct DeviceChecklist: Sendable {
  public struct Section: Sendable, Hashable {
    public let title: String
    public let checks: [Check]
  }

  public struct Check: Sendable, Hashable, Identifiable {
    /// `C5`, `CAP3`: stable, for reports about what was run.
    public let id: String
    public let action: String
    public let expectation: String
    /// As a person types them.
    public let commands: [String]
  }

  /// The project's name.
  public let project: String
  public let bundleIdentifiers: [String]
  public let urlSchemes: [String]
  public let sections: [Section]

  public init(_ project: Project) {
    self.init(
      project,
      bundleIdentifiers: project.targets.flatMap(\.configurations).compactMap(\.bundleIdentifier)
        .filter { !$0.contains("$") }.unique,
      urlSchemes: project.infoPlists.sorted { $0.key < $1.key }.flatMap { Self.schemes($0.value) }.unique)
  }

  /// For a project whose files are not at hand.
  init(_ project: Project, bundleIdentifiers: [String], urlSchemes: [String]) {
    self.project = project.name
    self.bundleIdentifiers = bundleIdentifiers
    self.urlSchemes = urlSchemes
    let values = [
      "bundle": bundleIdentifiers.first ?? "BUNDLE_ID", "scheme": urlSchemes.first ?? "SCHEME",
    ]
    let hasScheme = !urlSchemes.isEmpty
    sections = DeviceCheckTable.sections.compactMap { section in
      guard section.applies(to: project) else { return nil }
      let checks = section.rows.filter { hasScheme || !$0.needsScheme }.map { row in
        Check(
          id: row.id, action: localized(row.action), expectation: localized(row.expectation),
          commands: row.commands.map { Self.fill($0, values) })
      }
      return checks.isEmpty ? nil : Section(title: localized(section.title), checks: checks)
    }
  }

  /// `CFBundleURLSchemes` of all `CFBundleURLTypes`, without those a build setting fills in.
  private static func schemes(_ plist: InfoPlist) -> [String] {
    (plist.root?["CFBundleURLTypes"]?.array ?? []).flatMap { $0["CFBundleURLSchemes"]?.array ?? [] }
      .compactMap(\.string).filter { !$0.contains("$") && !$0.isEmpty }
  }

  private static func fill(_ text: String, _ values: [String: String]) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}

/// A part of the table of checks.
struct DeviceCheckSection: Sendable {
  let title: Phrase
  /// nil for every project; else it applies where one of these is among the project's stacks.
  let stacks: Set<Stack>?
  let rows: [DeviceCheckRow]

  func applies(to project: Project) -> Bool {
    guard project.kind == .app else { return false }
    guard let stacks else { return true }
    return project.stacks.contains { stacks.contains($0) }
  }
}

/// A check with places for the project's identifiers: `{bundle}`, `{scheme}`.
struct DeviceCheckRow: Sendable {
  let id: String
  let action: Phrase
  let expectation: Phrase
  let commands: [String]

  init(_ id: String, _ action: Phrase, _ expectation: Phrase, _ commands: String...) {
    self.id = id
    self.action = action
    self.expectation = expectation
    self.commands = commands
  }

  /// A project without URL schemes has nothing to open.
  var needsScheme: Bool { commands.contains { $0.contains("{scheme}") } }
}
