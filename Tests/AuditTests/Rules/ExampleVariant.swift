import Audit

/// A way to write the files of an example differently.
enum ExampleVariant: String, CaseIterable {
  case asWritten
  /// Letters of several bytes and a joined emoji in front of everything.
  case multiByteInFront
  case windowsLineEndings
  case inComment
  case inString
  case neverCompiled

  /// Ways that change nothing.
  static let neutral: [ExampleVariant] = [.asWritten, .multiByteInFront, .windowsLineEndings]
  /// Ways after which the code says nothing any more.
  static let dead: [ExampleVariant] = [.inComment, .inString, .neverCompiled]

  func apply(to example: RuleExample) -> [String: String] {
    var files = example.allFiles
    switch self {
    case .asWritten: break
    case .multiByteInFront:
      for (path, text) in files { files[path] = Self.fronted(text, path: path) }
    case .windowsLineEndings:
      for (path, text) in files { files[path] = text.replacing("\n", with: "\r\n") }
    case .inComment, .inString, .neverCompiled:
      if let carrier = example.carrier, let text = files[carrier] { files[carrier] = dead(text, path: carrier) }
    }
    return files
  }

  private static let front = "äöü 日本語 👩‍👩‍👧‍👦 e\u{301}"

  private static func fronted(_ text: String, path: String) -> String {
    switch TreePath.pathExtension(path) {
    case "swift" where TreePath.name(path) != "Package.swift", "m", "h": return "// \(front)\n" + text
    case "plist", "storyboard":
      guard text.hasPrefix("<?xml"), let end = text.firstIndex(of: "\n") else { return text }
      return text[...end] + "<!-- \(front) -->" + text[end...]
    case "pbxproj":
      return text.replacing("// !$*UTF8*$!\n{", with: "// !$*UTF8*$!\n/* \(front) */\n{", maxReplacements: 1)
    default: return text
    }
  }

  private func dead(_ text: String, path: String) -> String {
    let isSwift = TreePath.pathExtension(path) == "swift"
    switch self {
    case .inComment: return "/*\n" + text.replacing("/*", with: "//").replacing("*/", with: "") + "*/\n"
    case .neverCompiled: return (isSwift ? "#if false\n" : "#if 0\n") + text + "#endif\n"
    case .inString where isSwift: return "let text = ##\"\"\"\n" + text + "\"\"\"##\n"
    case .inString:
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        "  \"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\\n\""
      }
      return "static const char *text =\n" + lines.joined(separator: "\n") + ";\n"
    case .asWritten, .multiByteInFront, .windowsLineEndings: return text
    }
  }
}
