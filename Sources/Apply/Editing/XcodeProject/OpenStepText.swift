import Audit

/// What stands around the tokens of a project file: separators, comments, quotes.
extension SourceText {
  /// Offset behind `separator` where it is the next thing after `offset`, blanks and comments aside.
  func end(of separator: UInt8, after offset: Int) -> Int? {
    var position = offset
    while position < bytes.count {
      let byte = bytes[position]
      if byte == separator { return position + 1 }
      if byte <= 0x20 {
        position += 1
      } else if let comment = comment(at: position) {
        position = comment.upperBound
      } else {
        return nil
      }
    }
    return nil
  }

  /// The comment that follows `offset` on the same line with only blanks between.
  func comment(after offset: Int) -> ByteRange? {
    var position = offset
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    return comment(at: position)
  }

  private func comment(at position: Int) -> ByteRange? {
    guard position + 3 < bytes.count, bytes[position] == 0x2F, bytes[position + 1] == 0x2A else { return nil }
    var end = position + 2
    while end + 1 < bytes.count {
      if bytes[end] == 0x2A, bytes[end + 1] == 0x2F { return position..<end + 2 }
      end += 1
    }
    return nil
  }

  /// Whether the token in `range` is quoted.
  func isQuoted(_ range: ByteRange) -> Bool {
    range.lowerBound < bytes.count && (bytes[range.lowerBound] == 0x22 || bytes[range.lowerBound] == 0x27)
  }

  /// The end of the line where only blanks and comments follow `offset`; nil where more does.
  func endOfBlankLine(after offset: Int) -> Int? {
    let line = lineRange(lineIndex(at: offset))
    var position = offset
    while position < line.upperBound {
      if bytes[position] <= 0x20 {
        position += 1
      } else if let comment = comment(at: position), comment.upperBound <= line.upperBound {
        position = comment.upperBound
      } else {
        return nil
      }
    }
    return line.upperBound
  }
}

/// Words of the old property list format as Xcode writes them.
enum OpenStepWord {
  /// - Parameter alwaysQuoted: whether the file quotes words that need no quotes.
  static func text(_ word: String, alwaysQuoted: Bool = false) -> String {
    alwaysQuoted || needsQuotes(word) ? quoted(word) : word
  }

  private static func needsQuotes(_ word: String) -> Bool {
    word.isEmpty || word.contains("//") || word.contains("___")
      || !word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2E, 0x2F: true
        default: false
        }
      }
  }

  private static func quoted(_ word: String) -> String {
    var result = "\""
    for character in word.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }

  /// A name as it may stand in a comment.
  static func inComment(_ name: String) -> String { name.replacing("*/", with: "* /") }
}
