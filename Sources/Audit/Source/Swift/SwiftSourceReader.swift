internal import SwiftParser
internal import SwiftSyntax

/// Reads a Swift file with the compiler's own parser into the shape that the rules use.
public enum SwiftSourceReader {
  /// Larger files are not read: no hand-written source comes near, and generated ones hold nothing to migrate.
  public static let maximumBytes = 2 << 20

  /// Never fails: what cannot be made sense of is a problem of the file, the rest is there.
  public static func read(_ text: SourceText) -> SourceFile {
    guard text.bytes.count <= maximumBytes else {
      var file = SourceFile(text: text, language: .swift)
      file.problems = [
        SyntaxProblem(range: 0..<0, message: localized("larger than \(maximumBytes >> 20) MB, not read"))
      ]
      return file
    }
    if let problem = SwiftNesting.problem(in: text.bytes) {
      var file = SourceFile(text: text, language: .swift)
      file.problems = [problem]
      return file
    }
    return DeepStack.run(bytes: text.bytes.count) { parsed(text) }
  }

  private static func parsed(_ text: SourceText) -> SourceFile {
    let tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var reader = SwiftReader(text: text)
    reader.survey(Syntax(tree))
    reader.readFile(tree)
    return reader.file
  }
}

/// The walk over one syntax tree. Its parts are extensions: declarations, code, expressions, conditions, survey.
struct SwiftReader {
  let text: SourceText
  var file: SourceFile
  /// What has been found in the statement at hand.
  var gathered = Gathered()
  /// Names declared so far in the block at hand.
  var locals: [LocalName] = []
  /// Where the block at hand ends.
  var blockEnd = 0
  var depth = 0

  /// The parser gives up at 256 brackets inside each other, each of which is a handful of nodes. This only stops chains
  /// that nest without brackets.
  static let maximumDepth = 3000

  init(text: SourceText) {
    self.text = text
    file = SourceFile(text: text, language: .swift)
  }

  struct Gathered {
    var calls: [Call] = []
    var references: [Reference] = []
    var blocks: [CodeBlock] = []
    var declares: [String] = []
  }

  func string(_ node: some SyntaxProtocol) -> String { text.string(in: node.byteRange) }

  /// Counts one level down; false, with a problem noted, where the code is nested too deeply.
  mutating func descend(_ node: some SyntaxProtocol) -> Bool {
    guard depth < Self.maximumDepth else {
      let problem = SyntaxProblem(
        range: node.position.utf8Offset..<node.position.utf8Offset, message: localized("nested too deeply to be read"))
      if file.problems.last?.message != problem.message { file.problems.append(problem) }
      return false
    }
    depth += 1
    return true
  }
}

extension SyntaxProtocol {
  /// The node's bytes without leading and trailing blanks and comments.
  var byteRange: ByteRange {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String {
    let text = text
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
