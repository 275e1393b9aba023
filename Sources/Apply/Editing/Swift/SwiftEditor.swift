import Audit

/// Changes Swift text by inserting, replacing and removing bytes; every other byte stays. What is inserted takes the
/// file's indentation and line ending.
///
/// Lines given to these functions have no indentation of their own: a leading tab is one step (see `NeutralLines`).
public enum SwiftEditor {
  // MARK: Whole files

  /// Adds declarations at the end of a file, after a blank line. A file that ends without a line ending still does.
  ///
  /// - Parameter block: text with the file's own indentation and line endings.
  public static func append(_ block: String, to text: SourceText, findings: [String]) -> [Edit] {
    let ending = text.lineEnding.rawValue
    var block = block
    while block.last?.isNewline == true { block.removeLast() }
    guard !text.bytes.isEmpty else { return [.insert(block + ending, at: 0, findings: findings)] }
    let lead = text.endsWithNewline ? (text.isBlankLine(text.lineCount - 1) ? "" : ending) : ending + ending
    return [.insert(lead + block + (text.endsWithNewline ? ending : ""), at: text.bytes.count, findings: findings)]
  }

  /// Adds a module's import: in order where the imports are sorted, else behind the last one that stands under no
  /// condition; nothing where it is there already.
  public static func addImport(_ name: String, to file: SourceFile, findings: [String]) -> [Edit] {
    let text = file.text
    let ending = text.lineEnding.rawValue
    let imports = file.imports.filter { $0.condition == nil }
    if imports.contains(where: { $0.name == name }) { return [] }
    guard let last = imports.last else { return [firstImport(name, in: file, ending, findings)] }
    let names = imports.map { $0.name.lowercased() }
    let isSorted = zip(names, names.dropFirst()).allSatisfy { $0 <= $1 } && imports.count > 1
    if isSorted, let next = imports.first(where: { $0.name.lowercased() > name.lowercased() }),
      text.startsLine(next.range.lowerBound)
    {
      let line = text.lineRange(text.lineIndex(at: next.range.lowerBound))
      return [.insert("import \(name)\(ending)", at: line.lowerBound, findings: findings)]
    }
    let line = text.lineRange(text.lineIndex(at: max(last.range.lowerBound, last.range.upperBound - 1)))
    return [.insert("\(ending)import \(name)", at: line.upperBound, findings: findings)]
  }

  /// Adds lines behind the last import that stands under no condition, or in front of the first code.
  public static func addImport(lines: [String], to file: SourceFile, findings: [String]) -> [Edit] {
    let text = file.text
    let ending = text.lineEnding.rawValue
    guard let last = file.imports.last(where: { $0.condition == nil }) else {
      let first = firstImport("", in: file, ending, findings)
      let code = lines.map { $0 + ending }.joined() + ending
      return [.insert(code, at: first.range.lowerBound, findings: findings, rank: 1)]
    }
    let line = text.lineRange(text.lineIndex(at: max(last.range.lowerBound, last.range.upperBound - 1)))
    let code = lines.map { ending + $0 }.joined()
    return [.insert(code, at: line.upperBound, findings: findings, rank: 1)]
  }

  /// In front of the first code, behind a comment that heads the file.
  private static func firstImport(_ name: String, in file: SourceFile, _ ending: String, _ findings: [String]) -> Edit {
    let text = file.text
    let starts =
      file.types.map(\.range.lowerBound) + file.functions.map(\.range.lowerBound)
      + file.globals.map(\.range.lowerBound) + (file.topLevel?.statements.map(\.range.lowerBound) ?? [])
    let directive = (0..<text.lineCount).first { text.code(ofLine: $0).hasPrefix("#if") }
      .map { text.lineRange($0).lowerBound }
    guard let first = (starts + [directive].compactMap { $0 }).min() else {
      return .insert("import \(name)\(ending)", at: text.hasByteOrderMark ? 3 : 0, findings: findings)
    }
    let line = text.commentStart(aboveLine: text.lineIndex(at: first))
    let offset = line == 0 && text.hasByteOrderMark ? 3 : text.lineRange(line).lowerBound
    return .insert("import \(name)\(ending)\(ending)", at: offset, findings: findings)
  }

  // MARK: Types

  /// Adds a protocol, or a superclass, behind the last supertype; nothing where the type names it already.
  public static func addSupertype(
    _ name: String, to type: TypeDeclaration, in text: SourceText, findings: [String]
  ) -> [Edit] {
    if type.supertypes.contains(name) { return [] }
    return [
      .insert((type.supertypes.isEmpty ? ": " : ", ") + name, at: type.supertypesEnd, findings: findings)
    ]
  }

  // MARK: Access

  /// Makes a member visible to the rest of its module: takes `private` and `fileprivate` off its declaration, or off
  /// the extension that gives them to it.
  public static func makeInternal(
    _ declaration: ByteRange, in file: SourceFile, findings: [String]
  ) -> [Edit] {
    let edits = makeInternal(declaration, in: file.text, findings: findings)
    if !edits.isEmpty { return edits }
    guard
      let hidden = file.types.last(where: {
        $0.kind == .extension && $0.range.contains(declaration.lowerBound) && $0.range != declaration
          && ($0.modifiers.contains("private") || $0.modifiers.contains("fileprivate"))
      })
    else { return [] }
    return makeInternal(hidden.range, in: file.text, findings: findings)
  }

  /// Takes `private` and `fileprivate` off the declaration that stands in `range`, those of the setter too.
  public static func makeInternal(_ range: ByteRange, in text: SourceText, findings: [String]) -> [Edit] {
    DeclarationHead(text, range).accessModifiers.map { place in
      var end = place.upperBound
      while end < range.upperBound, SourceText.isBlank(text.bytes[end]) { end += 1 }
      // A modifier on a line of its own takes the line with it.
      if end < range.upperBound, SourceText.isLineEnd(text.bytes[end]), text.startsLine(place.lowerBound) {
        let line = text.lineIndex(at: place.lowerBound)
        return Edit(
          range: text.fullLineRange(line).lowerBound..<text.fullLineRange(line).upperBound, replacement: "",
          findings: findings)
      }
      return Edit(range: place.lowerBound..<end, replacement: "", findings: findings)
    }
  }
}
