/// One place where two files differ: these old lines became these new lines.
struct LineChange: Hashable {
  var old: Range<Int>
  var new: Range<Int>
}

/// The places where two files differ, in order.
struct LineDiff {
  let old: DiffText
  let new: DiffText
  let changes: [LineChange]

  init(_ old: DiffText, _ new: DiffText, ignoringBlanks: Bool = false) {
    self.old = old
    self.new = new
    let numbers = DiffText.numbers(old, new, ignoringBlanks: ignoringBlanks)
    let diff = SequenceDiff(numbers.old, numbers.new)
    var removed = diff.removed
    var added = diff.added
    Self.slide(&added, numbers.new, new)
    Self.slide(&removed, numbers.old, old)
    changes = Self.changes(removed, added)
  }

  private static func changes(_ removed: [Bool], _ added: [Bool]) -> [LineChange] {
    var changes: [LineChange] = []
    var one = 0
    var other = 0
    while one < removed.count || other < added.count {
      let start = (one, other)
      while one < removed.count, removed[one] { one += 1 }
      while other < added.count, added[other] { other += 1 }
      if one > start.0 || other > start.1 {
        changes.append(LineChange(old: start.0..<one, new: start.1..<other))
      }
      // An unchanged pair; both sides end together, and a flag array that is off by one must not hang the loop.
      one += 1
      other += 1
    }
    return changes
  }

  /// Moves each group of marked lines to where a person would have put it: `}` of the method above stays with its
  /// method. A group can move by one line where the line it takes in equals the line it leaves behind.
  private static func slide(_ marks: inout [Bool], _ numbers: [Int], _ text: DiffText) {
    var index = 0
    while index < marks.count {
      guard marks[index] else {
        index += 1
        continue
      }
      var end = index
      while end < marks.count, marks[end] { end += 1 }
      let length = end - index
      var first = index
      while first > 0, !marks[first - 1], numbers[first - 1] == numbers[first + length - 1] { first -= 1 }
      var last = index
      while last + length < marks.count, !marks[last + length], numbers[last + length] == numbers[last] { last += 1 }
      if first < last {
        var best = index
        var bestCost = Int.max
        for candidate in first...last {
          let cost = boundaryCost(candidate, text) + boundaryCost(candidate + length, text)
          if cost <= bestCost { (best, bestCost) = (candidate, cost) }
        }
        if best != index {
          for line in index..<end { marks[line] = false }
          for line in best..<best + length { marks[line] = true }
        }
        // Groups that now touch count as one, and what was slid over needs no second look.
        index = max(end, best + length)
      } else {
        index = end
      }
    }
  }

  /// How badly a change reads that begins or ends in front of `line`.
  private static func boundaryCost(_ line: Int, _ text: DiffText) -> Int {
    guard line > 0, line < text.lines.count else { return -10 }
    let previous = text.indentation(line - 1)
    var next = line
    while next < text.lines.count - 1, text.indentation(next) == nil { next += 1 }
    let indentation = text.indentation(next) ?? 0
    var cost = indentation
    if previous == nil { cost -= 10 }
    if text.indentation(line) == nil { cost -= 4 }
    if let previous, indentation < previous { cost += 6 }
    return cost
  }
}
