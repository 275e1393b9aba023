/// A scene manifest that is written in an Info.plist and that UIKit does not see.
public struct MisplacedManifest: Sendable, Hashable {
  public enum How: Sendable, Hashable {
    /// In an XML comment.
    case commentedOut
    /// In the root dictionary under another key, such as `_UIApplicationSceneManifest`.
    case renamed(key: String)
    /// In a dictionary below the root; the keys that lead there.
    case nested(in: [String])
    /// Behind the root dictionary or behind `</plist>`.
    case afterRoot
    /// In a CDATA section.
    case characterData
    /// In the root dictionary a second time; the last one counts.
    case duplicated
  }

  public let how: How
  /// Bytes of the whole thing: key and value with their tags; for a comment or CDATA section, the whole of it.
  public let range: ByteRange
  /// Bytes of key and value with their tags, where both are complete; nil where only the key is there.
  public let content: ByteRange?

  private static let key = SceneManifest.key

  /// - Parameter end: where the property list ends; nil where it could not be read.
  static func find(in text: SourceText, root: PropertyListNode?, end: Int?) -> [MisplacedManifest] {
    guard text.holds(key) else { return [] }
    return (inTree(root) + outsideElements(of: text, end: end)).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func inTree(_ root: PropertyListNode?) -> [MisplacedManifest] {
    guard let entries = root?.dictionary else { return [] }
    var found: [MisplacedManifest] = []
    let whole = { (entry: PropertyListEntry) in entry.keyRange.lowerBound..<entry.value.range.upperBound }
    let manifests = entries.filter { $0.key == key }
    for entry in manifests.dropLast() {
      found.append(MisplacedManifest(how: .duplicated, range: whole(entry), content: whole(entry)))
    }
    for entry in entries where isRenamed(entry.key) && entry.value.dictionary != nil {
      found.append(MisplacedManifest(how: .renamed(key: entry.key), range: whole(entry), content: whole(entry)))
    }
    // The reader limits the depth, so this cannot run away.
    func search(_ node: PropertyListNode, path: [String]) {
      for entry in node.dictionary ?? [] {
        if entry.key == key, !path.isEmpty {
          found.append(MisplacedManifest(how: .nested(in: path), range: whole(entry), content: whole(entry)))
        } else {
          search(entry.value, path: path + [entry.key])
        }
      }
      for (index, inner) in (node.array ?? []).enumerated() { search(inner, path: path + [String(index)]) }
    }
    for entry in entries where entry.key != key { search(entry.value, path: [entry.key]) }
    return found
  }

  /// `_UIApplicationSceneManifest`, `UIApplicationSceneManifest_`, `XUIApplicationSceneManifest`: a key put out of use,
  /// but not the device forms `UIApplicationSceneManifest~ipad` and `-iphoneos`, which UIKit knows.
  private static func isRenamed(_ name: String) -> Bool {
    guard name != key, name.lowercased().contains(key.lowercased()) else { return false }
    return !name.hasPrefix(key + "~") && !name.hasPrefix(key + "-")
  }

  /// Comments, CDATA sections and what follows the root.
  private static func outsideElements(of text: SourceText, end: Int?) -> [MisplacedManifest] {
    var found: [MisplacedManifest] = []
    var scanner = XMLScanner(text.bytes)
    while let piece = scanner.next() {
      switch piece.kind {
      case .comment where text.holds(key, in: piece.range):
        let body = piece.range.lowerBound + 4..<piece.range.upperBound - 3
        guard let entry = entry(in: text, body) else { continue }
        found.append(MisplacedManifest(how: .commentedOut, range: piece.range, content: entry.content))
      case .characterData(let body) where text.holds(key, in: body):
        guard let entry = entry(in: text, body) else { continue }
        found.append(MisplacedManifest(how: .characterData, range: piece.range, content: entry.content))
      default: continue
      }
    }
    let tail = (end ?? rootEnd(of: text))..<text.bytes.count
    if let entry = entry(in: text, tail) {
      found.append(
        MisplacedManifest(how: .afterRoot, range: entry.content ?? entry.key, content: entry.content))
    }
    return found
  }

  /// Where the first value of a file that could not be read ends, judged by its tags alone.
  private static func rootEnd(of text: SourceText) -> Int {
    var scanner = XMLScanner(text.bytes)
    var depth = 0
    while let piece = scanner.next() {
      switch piece.kind {
      case .open(let name, let isSelfClosing) where name != "plist":
        if !isSelfClosing { depth += 1 } else if depth == 0 { return piece.range.upperBound }
      case .close(let name) where name != "plist":
        depth -= 1
        if depth <= 0 { return piece.range.upperBound }
      default: continue
      }
    }
    return text.bytes.count
  }

  /// The manifest's key in `range` of the text, with its value where that is a whole dictionary.
  private static func entry(in text: SourceText, _ range: ByteRange) -> (key: ByteRange, content: ByteRange?)? {
    guard !range.isEmpty else { return nil }
    var scanner = XMLScanner(text.bytes, in: range)
    var keyStart: Int?
    var isManifest = false
    while let piece = scanner.next() {
      switch piece.kind {
      case .open("key", false):
        keyStart = piece.range.lowerBound
        isManifest = false
      case .text where keyStart != nil:
        isManifest = text.string(in: piece.range).filter { !$0.isWhitespace } == key
      case .close("key"):
        guard let start = keyStart, isManifest else {
          keyStart = nil
          continue
        }
        let keyRange = start..<piece.range.upperBound
        return (keyRange, dictionaryEnd(&scanner).map { start..<$0 })
      default: continue
      }
    }
    return nil
  }

  /// Where the dictionary that follows ends; nil where none follows or it is not closed.
  private static func dictionaryEnd(_ scanner: inout XMLScanner) -> Int? {
    var depth = 0
    while let piece = scanner.next() {
      switch piece.kind {
      case .open(let name, let isSelfClosing):
        if depth == 0, name != "dict" { return nil }
        if !isSelfClosing { depth += 1 } else if depth == 0 { return piece.range.upperBound }
      case .close:
        depth -= 1
        if depth == 0 { return piece.range.upperBound }
        if depth < 0 { return nil }
      case .malformed: return nil
      default: continue
      }
    }
    return nil
  }
}

extension SourceText {
  /// Whether the bytes of `word` occur in `range`, or anywhere.
  fileprivate func holds(_ word: String, in range: ByteRange? = nil) -> Bool {
    let part = bytes[(range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)]
    let needle = Array(word.utf8)
    guard let first = needle.first, part.count >= needle.count else { return false }
    var start = part.startIndex
    while let found = part[start...].firstIndex(of: first), found + needle.count <= part.endIndex {
      if part[found..<found + needle.count].elementsEqual(needle) { return true }
      start = found + 1
    }
    return false
  }
}
