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
  /// Includes that are not there, and lines that are no assignment.
  public let problems: [ProjectProblem]

  static let includeLimit = 24

  public static func read(_ path: String, tree: any FileTree) -> XCConfig {
    var reader = Reader(tree: tree, spelling: DiskSpelling(tree))
    reader.read(path, stack: [], isOptional: false, from: nil)
    return XCConfig(assignments: reader.assignments, problems: reader.problems)
  }

  private struct Reader {
    let tree: any FileTree
    var spelling: DiskSpelling
    var assignments: [BuildSettingAssignment] = []
    var problems: [ProjectProblem] = []
    /// Files read in all, so that files which include each other twice cannot multiply without end.
    var filesRead = 0

    mutating func read(_ path: String, stack: [String], isOptional: Bool, from place: (path: String, line: Int)?) {
      guard stack.count < XCConfig.includeLimit, filesRead < 400, !stack.contains(path) else { return }
      filesRead += 1
      guard let found = spelling.find(path), let text = try? tree.text(of: found) else {
        if !isOptional {
          problems.append(
            ProjectProblem(
              kind: .missingFile, path: place?.path ?? path, line: place?.line,
              message: "\(path) cannot be read, so the build settings in it are unknown. "
                + "Files of CocoaPods and Flutter appear after pod install or flutter pub get."))
        }
        return
      }
      for index in 0..<text.lineCount {
        let start = index == 0 && text.hasByteOrderMark ? 3 : 0
        let line = Self.withoutComment(text.bytes[text.lineRange(index)].dropFirst(start))
        if line.isEmpty { continue }
        if line.hasPrefix("#include") {
          include(line, of: text, line: index + 1, stack: stack + [path])
        } else if let (key, value) = Self.assignment(line) {
          assignments.append(BuildSettingAssignment(key: key, value: value, source: found, line: index + 1))
        }
      }
    }

    private mutating func include(_ line: String, of text: SourceText, line number: Int, stack: [String]) {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3 else { return }
      let isOptional = parts[0].contains("?")
      let name = String(parts[1])
      let folder = TreePath.parent(text.path)
      let path = name.hasPrefix("/") ? TreePath.insideTree(name, tree.root) : TreePath.join(folder, name)
      guard let path else { return }
      read(path, stack: stack, isOptional: isOptional, from: (text.path, number))
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
