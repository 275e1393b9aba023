import Audit

/// Writes methods and whole classes of a scene delegate in one language.
protocol SceneWriter: Sendable {
  /// One step of indentation.
  var unit: String { get }
  var lineEnding: String { get }
  /// A whole method; nested lines start with tabs.
  func method(_ signature: SceneSignature, _ fragments: [Fragment]) -> [String]
}

extension SceneWriter {
  /// Fragments as one body: paragraphs apart by a blank line.
  func joined(_ fragments: [Fragment]) -> String {
    var text = ""
    var last: Fragment.Paragraph?
    // A name that nothing uses would be a warning.
    let usesScene = fragments.contains {
      $0.code != SwiftDialect.sceneGuard && $0.code.contains(Slot.windowScene.mark)
    }
    for fragment in fragments {
      if let last { text += last == fragment.paragraph ? "\n" : "\n\n" }
      text += fragment.code == SwiftDialect.sceneGuard && !usesScene ? SwiftDialect.sceneCheck : fragment.whole
      last = fragment.paragraph
    }
    return Self.declaringOnce(text)
  }

  /// Code without lines that declare a name which stands there already, with the same value.
  private static func declaringOnce(_ text: String) -> String {
    var seen: Set<Substring> = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      line.wholeMatch(of: /[A-Z]\w* \*\w+ = .*;/) == nil || seen.insert(line).inserted
    }
    return lines.joined(separator: "\n")
  }

  /// A whole method, for the builds alone that all of its code is for. UIKit's connect method is for all.
  func wholeMethod(_ signature: SceneSignature, _ fragments: [Fragment]) -> [String] {
    guard let condition = fragments.first?.condition, signature.callback != "scene.willConnect",
      fragments.allSatisfy({ $0.condition == condition })
    else { return method(signature, fragments) }
    return ["#if " + condition] + method(signature, fragments.map(\.bare)) + ["#endif"]
  }

  /// Lines of `code`, one step further in.
  func indented(_ code: String) -> [String] {
    if code.isEmpty { return [] }
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "\t" + $0 }
  }

  func lines(_ code: String) -> [String] {
    code.isEmpty ? [] : code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Lines with their leading tabs as the file's own indentation, each ended.
  func text(_ lines: [String]) -> String { NeutralLines.text(lines, unit: unit, lineEnding: lineEnding) }
}

/// The comment that starts a file when it speaks of a licence.
enum LicenceHeader {
  /// Ready to stand in front of a new file called `newName`.
  static func of(_ text: SourceText, oldName: String, newName: String) -> String? {
    var header = ""
    var inBlock = false
    for line in 0..<text.lineCount {
      let content = text.line(line).trimmingPrefix("\u{FEFF}").drop { $0 == " " || $0 == "\t" }
      if inBlock || content.hasPrefix("/*") {
        inBlock = !content.contains("*/")
      } else if !content.hasPrefix("//") && !content.isEmpty {
        break
      }
      // Who made the app delegate, and when, says nothing of the new file.
      if content.drop(while: { " \t/*".contains($0) }).hasPrefix("Created by ") { continue }
      header += text.string(in: text.fullLineRange(line)).trimmingPrefix("\u{FEFF}")
    }
    let words = ["copyright", "licence", "license", "spdx"]
    guard words.contains(where: header.lowercased().contains) else { return nil }
    return header.replacing(oldName, with: newName)
  }
}

extension MigrationUnit {
  func dialect(of model: ClassModel?) -> any SceneDialect {
    guard let model, model.language == .objectiveC else {
      let names = ["NotificationCenter", "Notification"]
      return SwiftDialect(
        ownerIsObjectiveC: appDelegate?.language == .objectiveC,
        hidden: Set(names.filter { context.declares($0, in: targets) }))
    }
    return ObjectiveCDialect(style: model.declaration.file.text)
  }

  var sceneWriter: any SceneWriter {
    let model = sceneDelegate ?? appDelegate
    let overrides = hostsFlutter || (isFlutter && (sceneDelegate == nil || inheritsFromFlutter))
    guard let model, model.language == .objectiveC else {
      return SwiftSceneWriter(style: model?.declaration.file.text, overrides: overrides)
    }
    return ObjectiveCSceneWriter(style: ObjectiveCStyle(model.declaration.file), overrides: overrides)
  }
}
