internal import SwiftSyntax

/// What the whole tree tells apart from its structure: comments, `#if` regions, places that do not parse.
extension SwiftReader {
  /// Problems told for one file; the rest is noise of the same mistake.
  private static let maximumProblems = 20

  /// Walks without recursion, so that no input is too deep for it.
  mutating func survey(_ root: Syntax) {
    var open = [root]
    while let node = open.popLast() {
      if let token = node.as(TokenSyntax.self) {
        noteComments(of: token)
        noteProblem(of: token)
        continue
      }
      if let config = node.as(IfConfigDeclSyntax.self) { noteRegions(of: config) }
      if let literal = node.as(StringLiteralExprSyntax.self), literal.openingQuote.tokenKind == .multilineStringQuote {
        file.multilineLiterals.append(literal.byteRange)
      }
      if node.hasError, node.kind == .unexpectedNodes { noteUnexpected(node) }
      open.append(contentsOf: node.children(viewMode: .all).reversed())
    }
    settleRegions()
    noteConflictMarkers()
    if root.hasError, file.problems.isEmpty {
      file.problems = [SyntaxProblem(range: 0..<0, message: localized("does not parse"))]
    }
    file.problems.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func noteComments(of token: TokenSyntax) {
    if token.leadingTriviaLength.utf8Length > 1 {
      noteComments(token.leadingTrivia, at: token.position.utf8Offset)
    }
    if token.trailingTriviaLength.utf8Length > 1 {
      noteComments(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  private mutating func noteComments(_ trivia: Trivia, at start: Int) {
    var offset = start
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      if piece.isComment { file.comments.append(offset..<end) }
      offset = end
    }
  }

  private mutating func noteProblem(of token: TokenSyntax) {
    guard file.problems.count < Self.maximumProblems else { return }
    if token.presence == .missing {
      let wanted = token.text.isEmpty ? "something" : "`\(token.text)`"
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      file.problems.append(SyntaxProblem(range: offset..<offset, message: localized("\(wanted) is missing")))
    } else if let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error {
      file.problems.append(
        SyntaxProblem(range: token.byteRange, message: localized("`\(excerpt(token.byteRange))` is not Swift")))
    }
  }

  private mutating func noteUnexpected(_ node: Syntax) {
    guard file.problems.count < Self.maximumProblems, !node.byteRange.isEmpty else { return }
    file.problems.append(
      SyntaxProblem(range: node.byteRange, message: localized("`\(excerpt(node.byteRange))` is not expected here")))
  }

  private func excerpt(_ range: ByteRange) -> String {
    let line = text.string(in: range.lowerBound..<min(range.upperBound, range.lowerBound + 80))
      .prefix { $0 != "\n" && $0 != "\r\n" && $0 != "\r" }
    return line.count > 40 ? line.prefix(40) + "…" : String(line)
  }

  /// The parser takes conflict markers for blanks; the file compiles only once somebody has chosen.
  private mutating func noteConflictMarkers() {
    guard let opening = line(startingWith: "<<<<<<< ", from: 0),
      let middle = line(startingWith: "=======", from: opening + 1),
      let closing = line(startingWith: ">>>>>>> ", from: middle + 1)
    else { return }
    let range = text.lineRange(opening).lowerBound..<text.lineRange(closing).upperBound
    guard !file.comments.contains(where: { $0.overlaps(range) && $0.contains(range.lowerBound) }) else { return }
    file.problems.insert(SyntaxProblem(range: range, message: localized("unresolved merge conflict")), at: 0)
  }

  private func line(startingWith marker: String, from first: Int) -> Int? {
    guard first < text.lineCount else { return nil }
    return (first..<text.lineCount).first { text.bytes[text.lineRange($0)].starts(with: marker.utf8) }
  }
}

extension TriviaPiece {
  var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
