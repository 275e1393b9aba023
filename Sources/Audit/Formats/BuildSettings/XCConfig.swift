/// One assignment of a build setting: `NAME[sdk=iphoneos*] = value`.
public struct BuildSettingAssignment: Sendable, Hashable {
  /// Without condition.
  public let name: String
  /// As written, with its brackets: `[sdk=iphoneos*]`; nil where there is none.
  public let condition: String?
  public let value: String
  /// The file it stands in, relative to the tree.
  public let source: String
  /// Line from 1.
  public let line: Int

  /// - Parameter key: name with its conditions.
  public init(key: String, value: String, source: String, line: Int) {
    if let bracket = key.firstIndex(of: "[") {
      name = String(key[..<bracket].filter { !$0.isWhitespace })
      condition = String(key[bracket...].filter { !$0.isWhitespace })
    } else {
      name = key
      condition = nil
    }
    self.value = value
    self.source = source
    self.line = line
  }
}

/// A file of build settings with everything it includes, in the order in which it counts.
public struct XCConfig: Sendable {
  public let assignments: [BuildSettingAssignment]
  /// Paths, relative to the tree, of files that should be read and are not there.
  public let missing: [String]

  static let includeLimit = 24

  /// - Parameter sourceRoot: the folder of the project, where includes are looked for that the including file's own
  ///   folder does not have.
  public static func read(_ path: String, sourceRoot: String, tree: any FileTree) -> XCConfig {
    var reader = Reader(tree: tree, sourceRoot: sourceRoot, spelling: DiskSpelling(tree))
    reader.read([path], stack: [], isOptional: false)
    return XCConfig(assignments: reader.assignments, missing: reader.missing)
  }

  private struct Reader {
    let tree: any FileTree
    let sourceRoot: String
    var spelling: DiskSpelling
    var assignments: [BuildSettingAssignment] = []
    var missing: [String] = []
    /// Files read in all, so that files which include each other twice cannot multiply without end.
    var filesRead = 0

    /// - Parameter places: where the file may stand, the first one that does counts.
    mutating func read(_ places: [String], stack: [String], isOptional: Bool) {
      guard stack.count < XCConfig.includeLimit, filesRead < 400 else { return }
      filesRead += 1
      var found: String?
      for place in places where found == nil { found = spelling.find(place) }
      guard let found, let text = try? tree.text(of: found) else {
        // A name alone is meant beside the including file, a path from the project's folder.
        let isAlone = places.count > 1 && TreePath.parent(places[0]) == stack.last.map(TreePath.parent)
        if !isOptional, let place = isAlone ? places.first : places.last { missing.append(place) }
        return
      }
      if stack.contains(found) { return }
      for index in 0..<text.lineCount {
        let start = index == 0 && text.hasByteOrderMark ? 3 : 0
        let line = Self.withoutComment(text.bytes[text.lineRange(index)].dropFirst(start))
        if line.isEmpty { continue }
        if line.hasPrefix("#include") {
          include(line, of: text, stack: stack + [found])
        } else if let (key, value) = Self.assignment(line) {
          assignments.append(BuildSettingAssignment(key: key, value: value, source: found, line: index + 1))
        }
      }
    }

    private mutating func include(_ line: String, of text: SourceText, stack: [String]) {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3 else { return }
      let isOptional = parts[0].contains("?")
      let name = String(parts[1])
      let places =
        name.hasPrefix("/")
        ? [TreePath.insideTree(name, tree.root)]
        : [TreePath.join(TreePath.parent(text.path), name), TreePath.join(sourceRoot, name)]
      read(places.compactMap { $0 }, stack: stack, isOptional: isOptional)
    }

    /// `//` starts a comment wherever it stands, even in the value of a web address.
    private static func withoutComment(_ line: ArraySlice<UInt8>) -> String {
      var end = line.startIndex
      while end < line.endIndex {
        if line[end] == 0x2F, end + 1 < line.endIndex, line[end + 1] == 0x2F { break }
        end += 1
      }
      return String(decoding: line[line.startIndex..<end], as: UTF8.self).trimmed
    }

    /// `=` inside the brackets of a condition belongs to the condition. A `;` at the end is dropped, as Xcode does.
    private static func assignment(_ line: String) -> (key: String, value: String)? {
      var depth = 0
      for index in line.indices {
        switch line[index] {
        case "[": depth += 1
        case "]": depth -= 1
        case "=" where depth <= 0:
          let key = String(line[..<index]).trimmed
          var value = String(line[line.index(after: index)...]).trimmed
          while value.hasSuffix(";") { value = String(value.dropLast()).trimmed }
          return key.isEmpty ? nil : (key, value)
        default: continue
        }
      }
      return nil
    }
  }
}

extension String {
  /// Without the blanks at both ends.
  var trimmed: String {
    var part = self[...]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
