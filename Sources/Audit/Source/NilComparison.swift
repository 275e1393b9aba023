extension SourceText {
  /// Whether what stands there is only compared with `nil`: `options.notificationResponse != nil` asks whether there is
  /// one, and takes nothing.
  func isComparedWithNil(_ range: ByteRange) -> Bool {
    func word(from start: Int) -> (text: String, end: Int) {
      var index = start
      while index < bytes.count, " \n\r\t".utf8.contains(bytes[index]) { index += 1 }
      let begin = index
      while index < bytes.count, !" \n\r\t)&|,;{".utf8.contains(bytes[index]) { index += 1 }
      return (String(decoding: bytes[begin..<index], as: UTF8.self), index)
    }
    let sign = word(from: range.upperBound)
    return ["!=", "=="].contains(sign.text) && word(from: sign.end).text == "nil"
  }
}
