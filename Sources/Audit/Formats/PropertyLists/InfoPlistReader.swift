/// Reads the Info.plist of an app target, whatever form it has.
public enum InfoPlistReader {
  public static func read(_ text: SourceText) -> InfoPlist {
    if let problem = ConflictMarkers.problem(in: text) {
      return InfoPlist(
        text: text, format: .xml, root: nil, problem: problem,
        editingProblem: localized("it holds merge conflict markers"))
    }
    if BinaryPropertyListReader.isBinary(text.bytes) { return binary(text) }
    if let decoded = UTF16Text.decode(text) { return utf16(text, decoded) }
    if looksLikeXML(text) { return xml(text) }
    return openStep(text)
  }

  private static func unreadable(_ text: SourceText, _ format: InfoPlist.Format, _ error: FormatError) -> InfoPlist {
    let isBlank = text.bytes.allSatisfy { $0 <= 0x20 }
    let reason = isBlank ? localized("it is empty") : error.reason
    let line = isBlank ? 1 : error.line
    return InfoPlist(
      text: text, format: format, root: nil,
      problem: ProjectProblem(
        kind: .unreadablePropertyList, path: text.path, line: line,
        message: """
          \(text.path) cannot be read as a property list: line \(line): \(reason). Correct the file and audit again; \
          until then nothing is edited there.
          """),
      misplacedManifests: format == .binary ? [] : MisplacedManifest.find(in: text, root: nil, end: nil),
      editingProblem: localized("it cannot be read (line \(line): \(reason))"))
  }

  private static func requireDictionary(_ root: PropertyListNode, _ text: SourceText) throws(FormatError) {
    if root.dictionary == nil {
      throw FormatError(text, root.range.lowerBound, localized("its root is not a dictionary"))
    }
  }

  private static func xml(_ text: SourceText) -> InfoPlist {
    do {
      let list = try XMLPropertyListReader.read(text)
      try requireDictionary(list.root, text)
      return InfoPlist(
        text: text, format: list.isPreprocessed ? .preprocessed : .xml, root: list.root, problem: nil,
        misplacedManifests: MisplacedManifest.find(in: text, root: list.root, end: list.end))
    } catch {
      return unreadable(text, .xml, error)
    }
  }

  private static func binary(_ text: SourceText) -> InfoPlist {
    do {
      let root = try BinaryPropertyListReader.read(text)
      try requireDictionary(root, text)
      return InfoPlist(
        text: text, format: .binary, root: root, problem: nil,
        editingProblem: localized("it is a binary property list, which has no text to edit"))
    } catch {
      return unreadable(text, .binary, error)
    }
  }

  private static func openStep(_ text: SourceText) -> InfoPlist {
    do {
      let root = try OpenStepReader.read(text).root
      try requireDictionary(root, text)
      return InfoPlist(
        text: text, format: .openStep, root: root, problem: nil,
        editingProblem: localized("it is in the old OpenStep format"))
    } catch {
      return unreadable(text, .openStep, error)
    }
  }

  /// The tree as it reads after decoding; ranges would point into the decoded text, so there are none.
  private static func utf16(_ text: SourceText, _ decoded: SourceText) -> InfoPlist {
    let inner = read(decoded)
    let problem = inner.problem.map {
      ProjectProblem(kind: $0.kind, path: $0.path, line: $0.line, message: "\($0.message)")
    }
    return InfoPlist(
      text: text, format: inner.format, root: inner.root?.withoutRanges, problem: problem,
      editingProblem: inner.editingProblem ?? localized("it is stored as UTF-16"))
  }

  /// Whether the first thing that is neither blank nor a preprocessor line or comment is a tag.
  private static func looksLikeXML(_ text: SourceText) -> Bool {
    for line in 0..<text.lineCount {
      var trimmed = text.bytes[text.lineRange(line)]
      if line == 0, text.hasByteOrderMark { trimmed = trimmed.dropFirst(3) }
      trimmed = trimmed.drop { $0 <= 0x20 }
      guard let first = trimmed.first else { continue }
      if first == 0x23 || trimmed.starts(with: [0x2F, 0x2F]) { continue }
      return first == 0x3C
    }
    return true
  }
}

extension PropertyListNode {
  /// The same values with empty ranges.
  fileprivate var withoutRanges: PropertyListNode {
    switch value {
    case .dictionary(let entries):
      PropertyListNode(
        value: .dictionary(
          entries.map { PropertyListEntry(key: $0.key, keyRange: 0..<0, value: $0.value.withoutRanges) }),
        range: 0..<0)
    case .array(let nodes): PropertyListNode(value: .array(nodes.map(\.withoutRanges)), range: 0..<0)
    default: PropertyListNode(value: value, range: 0..<0)
    }
  }
}
