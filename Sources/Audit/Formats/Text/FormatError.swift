/// Why a file is not what its format demands, and where.
public struct FormatError: Error, Sendable, Hashable {
  /// Byte offset where reading stopped.
  public let offset: Int
  /// Line from 1.
  public let line: Int
  /// In words, without a full stop: `missing ';' after the value of "path"`.
  public let reason: String

  public init(offset: Int, line: Int, reason: String) {
    self.offset = offset
    self.line = line
    self.reason = reason
  }

  init(_ text: SourceText, _ offset: Int, _ reason: String) {
    self.init(offset: offset, line: text.lineIndex(at: offset) + 1, reason: reason)
  }
}
