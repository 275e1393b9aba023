import Audit

/// Writes a scene delegate in Swift: as a new class, or as what an existing one lacks.
struct SwiftSceneWriter: SceneWriter {
  /// One step of indentation.
  let unit: String
  let lineEnding: String
  /// Whether the class inherits from Flutter's scene delegate, which has a window, and whose methods are overridden.
  let overrides: Bool

  init(style: SourceText?, overrides: Bool = false) {
    self.overrides = overrides
    unit = style?.indentUnit ?? "    "
    lineEnding = style?.lineEnding.rawValue ?? "\n"
  }

  /// The class as text that ends with a line ending, in the shape of Capacitor's own template.
  func newClass(_ draft: SceneDelegateDraft, name: String, attributes: [String] = [], access: String = "") -> String {
    var lines = attributes
    lines.append(
      "\(access)class \(name): \(overrides ? "FlutterSceneDelegate" : "UIResponder, UIWindowSceneDelegate") {"
    )
    if !overrides { lines.append("\tvar window: UIWindow?") }
    for member in draft.members where member.isProperty { lines += indented(member.code) }
    for callback in draft.callbacks {
      guard let signature = SceneSignature.of(callback) else { continue }
      if lines.last?.hasSuffix("{") != true || !overrides { lines.append("") }
      lines += wholeMethod(signature, draft.fragments(callback)).map { $0.isEmpty ? "" : "\t" + $0 }
    }
    for member in draft.members where !member.isProperty {
      lines.append("")
      lines += indented(member.code)
    }
    lines.append("}")
    return text(lines)
  }

  /// A new file with the class in it.
  ///
  /// - Parameters:
  ///   - imports: lines of imports.
  ///   - header: comment lines that stand in front, such as a licence.
  func newFile(_ draft: SceneDelegateDraft, name: String, attributes: [String], imports: [String], header: String?)
    -> String
  {
    var lines = imports
    lines.append("")
    return (header ?? "") + text(lines) + newClass(draft, name: name, attributes: attributes)
  }

  func method(_ signature: SceneSignature, _ fragments: [Fragment]) -> [String] {
    [(overrides ? "override " : "") + signature.declaration + " {"] + indented(signature.fill(joined(fragments))) + [
      "}"
    ]
  }
}
