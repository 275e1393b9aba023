/// What Chinese text looks like where it was put together of sentences.
enum Typography {
  /// Without the single blank behind a full-width mark: it is there because English has one between sentences.
  static func chinese(_ text: String) -> String {
    guard text.utf8.contains(0xE3) || text.utf8.contains(0xEF) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var pending = false
    for character in text {
      if character == " ", !pending, let last = result.last, marks.contains(last) {
        pending = true
        continue
      }
      // Two blanks and more are layout.
      if pending, character == " " { result += " " }
      pending = false
      result.append(character)
    }
    return result
  }

  private static let marks = Set("，。：；？！、）」』】》”")
}
