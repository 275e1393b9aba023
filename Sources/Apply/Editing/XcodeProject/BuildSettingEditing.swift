import Audit

extension XcodeProjectEditor {
  /// Sets a build setting in every configuration of a target. Conditional values of the same setting
  /// (`NAME[sdk=iphoneos*]`) get the new value too, since they would win over it.
  ///
  /// - Returns: no edits where every configuration says so already.
  public func setBuildSetting(
    _ name: String, to value: String, target id: String, findings: [String]
  ) throws(XcodeProjectEditingError) -> [Edit] {
    var edits: [Edit] = []
    var expected = ExpectedProject(file)
    for configuration in try configurations(of: id) {
      guard let settings = configuration["buildSettings"], let entries = settings.dictionary else { continue }
      var isSet = false
      for entry in entries where BuildSettingAssignment(key: entry.key, value: "", source: "", line: 0).name == name {
        if entry.key == name { isSet = true }
        if entry.value.string == value { continue }
        edits.append(
          Edit(
            range: entry.value.range, replacement: OpenStepWord.text(value, alwaysQuoted: isQuotedByHabit(entry.value)),
            findings: findings))
        expected.change(configuration.id, ["buildSettings", entry.key], to: ExpectedProject.string(value))
      }
      if isSet { continue }
      edits.append(
        structure.insert(
          key: name, value: OpenStepWord.text(value), in: settings, after: place(of: name, among: entries),
          findings: findings))
      expected.change(configuration.id, ["buildSettings", name], to: ExpectedProject.string(value))
    }
    return try expected.verified(edits)
  }

  private func configurations(of id: String) throws(XcodeProjectEditingError) -> [XcodeObject] {
    let target = try target(id)
    let found = file.configurations(of: target.id)
    guard !found.isEmpty else {
      throw .noConfigurations(path: path, target: target.string("name") ?? target.id)
    }
    try requireUnique(found.map(\.id))
    return found
  }

  /// Quotes around a word that needs none.
  private func isQuotedByHabit(_ node: PropertyListNode) -> Bool {
    text.isQuoted(node.range) && !OpenStepWord.text(node.string ?? "").hasPrefix("\"")
  }

  /// Index of the entry behind which a key belongs: alphabetically where the keys are sorted, else the last one.
  private func place(of key: String, among entries: [PropertyListEntry]) -> Int? {
    let keys = entries.map(\.key)
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
    return isSorted ? keys.lastIndex { $0 < key } : keys.indices.last
  }
}
