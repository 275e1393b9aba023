import Audit

/// Writes a scene delegate in Swift: as a new class, or as what an existing one lacks.
struct SwiftSceneWriter {
  /// One step of indentation.
  let unit: String
  let lineEnding: String

  init(style: SourceText?) {
    unit = style?.indentUnit ?? "    "
    lineEnding = style?.lineEnding.rawValue ?? "\n"
  }

  /// The class as text that ends with a line ending, in the shape of Capacitor's own template.
  func newClass(_ draft: SceneDelegateDraft, name: String, attributes: [String] = [], access: String = "") -> String {
    var lines = attributes
    lines.append("\(access)class \(name): UIResponder, UIWindowSceneDelegate {")
    lines.append("\tvar window: UIWindow?")
    for member in draft.members where member.isProperty { lines += indented(member.code) }
    for callback in draft.callbacks {
      guard let signature = SceneSignature.of(callback) else { continue }
      lines.append("")
      lines += indented(method(signature, draft.fragments(callback)))
    }
    for member in draft.members where !member.isProperty {
      lines.append("")
      lines += indented(member.code)
    }
    lines.append("}")
    return text(lines)
  }

  /// A new file with the class in it.
  /// - Parameter header: comment lines that stand in front, such as a licence.
  func newFile(_ draft: SceneDelegateDraft, name: String, attributes: [String], imports: [String], header: String?)
    -> String
  {
    var lines = imports.map { "import " + $0 }
    lines.append("")
    return (header ?? "") + text(lines) + newClass(draft, name: name, attributes: attributes)
  }

  /// A whole method; nested lines start with tabs.
  func method(_ signature: SceneSignature, _ fragments: [Fragment]) -> String {
    var lines = [signature.declaration + " {"]
    lines += indented(signature.fill(joined(fragments)))
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  /// Fragments as one body: paragraphs apart by a blank line.
  func joined(_ fragments: [Fragment]) -> String {
    var text = ""
    var last: Fragment.Paragraph?
    for fragment in fragments {
      if let last { text += last == fragment.paragraph ? "\n" : "\n\n" }
      text += fragment.code
      last = fragment.paragraph
    }
    return text
  }

  /// Lines of `code`, one step further in.
  func indented(_ code: String) -> [String] {
    if code.isEmpty { return [] }
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "\t" + $0 }
  }

  /// Lines with their leading tabs as the file's own indentation, each ended.
  func text(_ lines: [String]) -> String {
    lines.map { line in
      let tabs = line.prefix { $0 == "\t" }.count
      return String(repeating: unit, count: tabs) + line.dropFirst(tabs) + lineEnding
    }.joined()
  }

  /// The comment that starts `text` when it speaks of a licence, ready to stand in front of a new file called `name`.
  static func licenceHeader(of text: SourceText, oldName: String, newName: String) -> String? {
    var end = 0
    var inBlock = false
    for line in 0..<text.lineCount {
      let content = text.line(line).trimmingPrefix("\u{FEFF}").drop { $0 == " " || $0 == "\t" }
      if inBlock || content.hasPrefix("/*") {
        inBlock = !content.contains("*/")
      } else if !content.hasPrefix("//") && !content.isEmpty {
        break
      }
      end = text.fullLineRange(line).upperBound
    }
    let start = text.hasByteOrderMark ? 3 : 0
    guard start < end else { return nil }
    let header = text.string(in: start..<end)
    let words = ["copyright", "licence", "license", "spdx"]
    guard words.contains(where: header.lowercased().contains) else { return nil }
    return header.replacing(oldName, with: newName)
  }
}
