import Audit

/// What a generator writes anew is changed where the generator reads it; else a person is told what to write there.
extension UnitPlan {
  /// Makes a change of `plist` in the generator's file too.
  mutating func define(
    _ plist: InfoPlist, findings: [String],
    _ change: (PropertyListEditor) throws(PropertyListEditingError) -> [Edit]
  ) {
    guard let definition = plist.definition,
      let changes = Self.changes(definition.root ?? plist.root, path: definition.path, change), !changes.isEmpty
    else { return }
    do throws(DefinitionRefusal) {
      batch.add(try Self.edits(changes, in: definition, findings: findings), to: definition.path)
      stepGenerator(findings: findings)
    } catch {
      tellDefinition(changes, definition, error.reason, findings: findings)
    }
  }

  /// The keys that a change of the list would change.
  private static func changes(
    _ root: PropertyListNode?, path: String,
    _ change: (PropertyListEditor) throws(PropertyListEditingError) -> [Edit]
  ) -> [DefinitionChange]? {
    guard let root, let list = Optional(root.asXML(path: path)), let before = list.root,
      let editor = try? PropertyListEditor(list), let edits = try? change(editor),
      let after = try? FileChange(path: path, original: list.text.bytes, edits: edits).result,
      let changed = InfoPlistReader.read(SourceText(path: path, bytes: after)).root
    else { return nil }
    return DefinitionChange.between(before, changed)
  }

  private static func edits(
    _ changes: [DefinitionChange], in definition: PropertyListDefinition, findings: [String]
  ) throws(DefinitionRefusal) -> [Edit] {
    switch definition.place {
    case .mapping(let keys): try YAMLMappingEditor(definition.text, keys).edits(changes, findings: findings)
    case .literal, .standard: try SwiftLiteralEditor(definition: definition).edits(changes, findings: findings)
    case .elsewhere:
      throw DefinitionRefusal(reason: localized("what stands there is worked out when the generator runs"))
    }
  }

  private mutating func tellDefinition(
    _ changes: [DefinitionChange], _ definition: PropertyListDefinition, _ reason: String, findings: [String]
  ) {
    let keys = changes.map(\.key).joined(separator: ", ")
    let title = localized("Write \(keys) into \(definition.path)")
    let detail =
      localized(
        """
        The Info.plist of \(definition.target) is written from there and loses what only the file itself says. It \
        cannot be edited from here: \(reason). \(Self.instruction(definition))
        """)
    guard !batch.manualSteps.contains(where: { $0.title == title && $0.detail == detail }) else { return }
    batch.manual(
      title, detail,
      lines: Self.lines(changes, for: definition), SourceLocation(definition.text, definition.range),
      findings: findings)
    stepGenerator(findings: findings)
  }

  private static func instruction(_ definition: PropertyListDefinition) -> String {
    if case .mapping(let keys) = definition.place {
      return localized("Under \(keys.joined(separator: ": ")) add:")
    }
    return localized("Into the dictionary that becomes the Info.plist add:")
  }

  private static func lines(_ changes: [DefinitionChange], for definition: PropertyListDefinition) -> [String] {
    guard case .mapping = definition.place else { return SwiftLiteralEditor(definition: definition).lines(changes) }
    let style = YAMLText(unit: "  ", listIndent: "  ")
    return changes.flatMap { change in change.value.map { style.lines(change.key, $0, indent: "") } ?? [] }
  }

  /// Sets a build setting where the generator reads it.
  mutating func defineSetting(_ name: String, _ value: String, of target: AppTarget, findings: [String]) {
    guard let generator = unit.context.project.generator, [.xcodeGen, .tuist].contains(generator.kind) else { return }
    let plists = unit.context.project.infoPlists
    let plist = target.configurations.lazy.compactMap { configuration -> InfoPlist? in
      if case .file(let path) = configuration.infoPlist { plists[path] } else { nil }
    }.first
    let path = plist?.definition?.path ?? generator.definition
    guard let text = try? unit.context.tree.text(of: path) else { return }
    do throws(DefinitionRefusal) {
      guard generator.kind == .xcodeGen else {
        throw DefinitionRefusal(reason: localized("what stands there is worked out when the generator runs"))
      }
      let change = DefinitionChange(key: name, value: value == "NO" ? .boolean(false) : .string(value))
      batch.add(
        try YAMLMappingEditor(text, Self.settings(of: target.name, in: text)).edits([change], findings: findings),
        to: path)
      stepGenerator(findings: findings)
    } catch {
      batch.manual(
        localized("Set \(name) in \(path)"),
        localized(
          "The build settings of \(target.name) are written from there. It cannot be edited from here: \(error.reason)."
        ),
        lines: [generator.kind == .tuist ? "\"\(name)\": \"\(value)\"," : "\(name): \(value)"],
        SourceLocation(text, 0..<0), findings: findings)
    }
  }

  /// The keys of the mapping for settings of all configurations. Source: XcodeGen, ProjectSpec, Settings.
  private static func settings(of target: String, in text: SourceText) -> [String] {
    let keys = ["targets", target, "settings"]
    guard let root = try? YAMLNode.read(text.bytes),
      let settings = root["targets"]?[target]?["settings"]?.mapping
    else { return keys + ["base"] }
    let groups: Set = ["base", "configs", "groups"]
    return settings.contains { groups.contains($0.key) } ? keys + ["base"] : keys
  }

  /// The run of the generator that brings the changes into the Xcode project.
  mutating func stepGenerator(findings: [String]) {
    let folder = unit.targets.first?.sourceRoot ?? ""
    let why = localized("Writes the Xcode project and the Info.plist from what was changed.")
    switch unit.context.project.generator?.kind {
    case .tuist:
      batch.step(OutsideStep(arguments: ["tuist", "generate"], folder: folder, why: why, findings: findings))
    case .xcodeGen:
      let names = XcodeGenSpec.names.filter { name in
        TreePath.join(folder, name).map { unit.context.tree.entry(at: $0) != nil } ?? false
      }
      if let name = names.first {
        let option = name == "project.yml" ? [] : ["--spec", name]
        batch.step(
          OutsideStep(arguments: ["xcodegen", "generate"] + option, folder: folder, why: why, findings: findings))
      } else if !batch.manualSteps.contains(where: { $0.detail == why }) {
        // A script copies the specification first, or calls XcodeGen from elsewhere.
        batch.manual(localized("Run the script that calls XcodeGen"), why, findings: findings)
      }
    default: return
    }
  }
}
