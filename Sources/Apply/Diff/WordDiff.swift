/// Which bytes of two versions of a line differ, for emphasis.
enum WordDiff {
  /// Lines longer than this are shown without emphasis.
  private static let longest = 2_000
  /// Blocks with more pairs than this are paired line by line.
  private static let mostPairs = 900

  /// Byte ranges to emphasise; nil where the lines have too little in common for it to help.
  static func emphasis(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> (old: [Range<Int>], new: [Range<Int>])? {
    guard old.count <= longest, new.count <= longest else { return nil }
    let oldWords = words(old)
    let newWords = words(new)
    var known: [ArraySlice<UInt8>: Int] = [:]
    func number(_ word: ArraySlice<UInt8>) -> Int {
      if let number = known[word] { return number }
      known[word] = known.count
      return known.count - 1
    }
    let diff = SequenceDiff(oldWords.map(number), newWords.map(number))
    let kept = zip(oldWords, diff.removed).reduce(0) { sum, pair in
      pair.1 || isBlank(pair.0) ? sum : sum + pair.0.count
    }
    let longer = max(inked(oldWords), inked(newWords))
    guard kept > 0, kept * 10 >= longer * 3 else { return nil }
    return (ranges(oldWords, diff.removed, from: old.startIndex), ranges(newWords, diff.added, from: new.startIndex))
  }

  /// Which old line of a change became which new line: offsets into `old` and `new`, in order.
  static func pairs(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) -> [(Int, Int)] {
    if old.count == new.count || old.count * new.count > mostPairs {
      return (0..<min(old.count, new.count)).map { ($0, $0) }
    }
    // Best total likeness in order, by dynamic programming over the small table.
    let oldBags = old.map(bag)
    let newBags = new.map(bag)
    var best = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for one in old.indices.reversed() {
      for other in new.indices.reversed() {
        let like = likeness(oldBags[one], newBags[other])
        best[one][other] = max(
          best[one + 1][other], best[one][other + 1], like >= 30 ? best[one + 1][other + 1] + like : 0)
      }
    }
    var pairs: [(Int, Int)] = []
    var one = 0
    var other = 0
    while one < old.count, other < new.count {
      if best[one][other] == best[one + 1][other] {
        one += 1
      } else if best[one][other] == best[one][other + 1] {
        other += 1
      } else {
        pairs.append((one, other))
        one += 1
        other += 1
      }
    }
    return pairs
  }

  /// Runs of word characters, runs of blanks, and single other characters; never inside a UTF-8 sequence.
  private static func words(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    while start < line.endIndex {
      let kind = kind(of: line[start])
      var end = start + 1
      if kind != .other {
        while end < line.endIndex, self.kind(of: line[end]) == kind { end += 1 }
      }
      words.append(line[start..<end])
      start = end
    }
    return words
  }

  private enum Kind { case word, blank, other }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: .blank
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: .word
    default: .other
    }
  }

  private static func isBlank(_ word: ArraySlice<UInt8>) -> Bool { word.first.map { kind(of: $0) == .blank } ?? true }
  private static func inked(_ words: [ArraySlice<UInt8>]) -> Int {
    words.reduce(0) { isBlank($1) ? $0 : $0 + $1.count }
  }

  private static func ranges(_ words: [ArraySlice<UInt8>], _ marks: [Bool], from start: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (word, isMarked) in zip(words, marks) where isMarked {
      let range = word.startIndex - start..<word.endIndex - start
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  private static func bag(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>: Int] {
    guard line.count <= longest else { return [:] }
    return words(line).reduce(into: [:]) { if !isBlank($1) { $0[$1, default: 0] += 1 } }
  }

  /// Share of common words, 0 to 100.
  private static func likeness(_ one: [ArraySlice<UInt8>: Int], _ other: [ArraySlice<UInt8>: Int]) -> Int {
    let common = one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) * $1.key.count }
    let size = max(size(one), size(other))
    return size == 0 ? 0 : common * 100 / size
  }

  private static func size(_ bag: [ArraySlice<UInt8>: Int]) -> Int { bag.reduce(0) { $0 + $1.value * $1.key.count } }
}
