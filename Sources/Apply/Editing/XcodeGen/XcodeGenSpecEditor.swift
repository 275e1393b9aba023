import Audit

/// Writes a scene manifest into an XcodeGen specification, where the properties of an Info.plist stand that XcodeGen
/// writes. Lines are inserted; every other byte stays.
public struct XcodeGenSpecEditor: Sendable {
  public let text: SourceText

  public init(_ text: SourceText) { self.text = text }

  /// The manifest as an entry of `info.properties`.
  public static func lines(_ content: SceneManifestContent) -> [String] {
    let entries =
      [
        content.sceneClass.map { "UISceneClassName: " + $0 }, "UISceneConfigurationName: " + content.configurationName,
        content.delegateClass.map { "UISceneDelegateClassName: " + $0 },
        content.storyboard.map { "UISceneStoryboardFile: " + $0 },
      ].compactMap { $0 }
    return [
      SceneManifest.key + ":", "  UIApplicationSupportsMultipleScenes: \(content.supportsMultipleScenes)",
      "  UISceneConfigurations:", "    \(content.role):",
    ] + zip(entries, entries.indices).map { entry, index in (index == 0 ? "      - " : "        ") + entry }
  }

  /// Inserts the manifest among the properties of the Info.plist of `target`.
  ///
  /// - Returns: no edits where it is there already; nil where the properties are not written as a block of lines of their
  ///   own, so that there is no sure place.
  public func addManifest(_ content: SceneManifestContent, to target: String, findings: [String]) -> [Edit]? {
    guard let root = try? YAMLNode.read(text.bytes), let properties = properties(of: target, in: root),
      let entries = properties.mapping, let first = entries.first
    else { return nil }
    if entries.contains(where: { $0.key == SceneManifest.key }) { return [] }
    let start = properties.line - 1
    guard let indentation = indentation(of: first.key, at: start) else { return nil }
    // Where Apple's own editor would sort it in; else in front of all.
    let launch = entries.first { $0.key == "UILaunchStoryboardName" }.map { $0.value.line - 1 }
    let line =
      launch.flatMap { self.indentation(of: "UILaunchStoryboardName", at: $0) == indentation ? $0 : nil } ?? start
    let ending = text.lineEnding.rawValue
    let block = Self.lines(content).map { indentation + $0 + ending }.joined()
    let edit = Edit.insert(block, at: text.lineRange(line).lowerBound, findings: findings)
    guard let result = try? FileChange(path: text.path, original: text.bytes, edits: [edit]).result,
      let after = try? YAMLNode.read(result),
      let written = self.properties(of: target, in: after)?.mapping, written.count == entries.count + 1,
      written.contains(where: { $0.key == SceneManifest.key })
    else { return nil }
    return [edit]
  }

  private func properties(of target: String, in root: YAMLNode) -> YAMLNode? {
    root["targets"]?[target]?["info"]?["properties"]
  }

  /// The blanks before the key, where it starts its line.
  private func indentation(of key: String, at line: Int) -> String? {
    guard line >= 0, line < text.lineCount else { return nil }
    let written = text.line(line)
    let blanks = written.prefix { $0 == " " }
    let rest = written.dropFirst(blanks.count)
    return ["\(key):", "\"\(key)\":", "'\(key)':"].contains { rest.hasPrefix($0) } ? String(blanks) : nil
  }
}
