import Audit

/// Whether text is still Swift.
public enum SwiftSyntaxCheck {
  /// What the compiler's parser does not make sense of; empty for text that parses.
  public static func problems(in text: SourceText) -> [SyntaxProblem] { SwiftSourceReader.read(text).problems }

  /// Problems that `after` has and `before` had not, told by their words: the places move.
  public static func newProblems(before: SourceText, after: SourceText) -> [SyntaxProblem] {
    var known = problems(in: before).map(\.message)
    return problems(in: after).filter { problem in
      guard let index = known.firstIndex(of: problem.message) else { return true }
      known.remove(at: index)
      return false
    }
  }
}
