/// Files in UTF-16, which Xcode reads and hardly anybody writes.
enum UTF16Text {
  /// `text` as UTF-8 where it is UTF-16 by its byte order mark or by the NUL beside its first `<`; else nil.
  static func decode(_ text: SourceText) -> SourceText? {
    let bytes = text.bytes
    let isBigEndian: Bool
    var start = 2
    if bytes.starts(with: [0xFE, 0xFF]) {
      isBigEndian = true
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      isBigEndian = false
    } else if bytes.starts(with: [0x00, 0x3C]) {
      (isBigEndian, start) = (true, 0)
    } else if bytes.starts(with: [0x3C, 0x00]) {
      (isBigEndian, start) = (false, 0)
    } else {
      return nil
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    while start + 1 < bytes.count {
      let (first, second) = (UInt16(bytes[start]), UInt16(bytes[start + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      start += 2
    }
    return SourceText(path: text.path, String(decoding: units, as: UTF16.self))
  }
}
