/// Which elements of two sequences have no partner in the other one.
///
/// Myers' divide and conquer ("An O(ND) Difference Algorithm and Its Variations", 1986) in linear space. A search that
/// would cost too much stops at its furthest point and goes on from there, as GNU diff does: the result is then a
/// correct comparison but perhaps not the shortest. Cost stays below `limit` steps per element.
struct SequenceDiff {
  /// For each old element, whether it goes.
  private(set) var removed: [Bool]
  /// For each new element, whether it comes.
  private(set) var added: [Bool]

  /// Edit distance after which one search gives up finding the shortest way.
  private static let limit = 256

  init(_ old: [Int], _ new: [Int]) {
    removed = Array(repeating: false, count: old.count)
    added = Array(repeating: false, count: new.count)
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    { suffix += 1 }

    // What stands on one side only can never be matched; taking it out first makes rewritten files cheap.
    let oldMiddle = prefix..<old.count - suffix
    let newMiddle = prefix..<new.count - suffix
    let inOld = Set(old[oldMiddle])
    let inNew = Set(new[newMiddle])
    var oldIndices: [Int] = []
    var newIndices: [Int] = []
    for index in oldMiddle {
      if inNew.contains(old[index]) { oldIndices.append(index) } else { removed[index] = true }
    }
    for index in newMiddle {
      if inOld.contains(new[index]) { newIndices.append(index) } else { added[index] = true }
    }
    var search = MiddleSearch(old: oldIndices.map { old[$0] }, new: newIndices.map { new[$0] }, limit: Self.limit)
    search.run(removed: { removed[oldIndices[$0]] = true }, added: { added[newIndices[$0]] = true })
  }
}

/// The recursive part, with its own stack: deep inputs must not use up the thread's.
private struct MiddleSearch {
  private let old: [Int]
  private let new: [Int]
  private let limit: Int
  /// Furthest old offset reached per diagonal, forwards and backwards.
  private var forward: [Int]
  private var backward: [Int]
  private let centre: Int
  private static let unreached = Int.min / 2

  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  init(old: [Int], new: [Int], limit: Int) {
    self.old = old
    self.new = new
    self.limit = min(limit, old.count + new.count)
    centre = self.limit + 1
    forward = Array(repeating: 0, count: 2 * self.limit + 3)
    backward = forward
  }

  mutating func run(removed: (Int) -> Void, added: (Int) -> Void) {
    var stack = [Box(old: 0..<old.count, new: 0..<new.count)]
    while var box = stack.popLast() {
      while let one = box.old.first, let other = box.new.first, old[one] == new[other] {
        box.old = one + 1..<box.old.upperBound
        box.new = other + 1..<box.new.upperBound
      }
      while let one = box.old.last, let other = box.new.last, old[one] == new[other] {
        box.old = box.old.lowerBound..<one
        box.new = box.new.lowerBound..<other
      }
      if box.old.isEmpty || box.new.isEmpty {
        box.old.forEach(removed)
        box.new.forEach(added)
        continue
      }
      let (x, y) = split(box)
      if (x == 0 && y == 0) || (x == box.old.count && y == box.new.count) {
        box.old.forEach(removed)
        box.new.forEach(added)
        continue
      }
      let oldSplit = box.old.lowerBound + x
      let newSplit = box.new.lowerBound + y
      stack.append(Box(old: box.old.lowerBound..<oldSplit, new: box.new.lowerBound..<newSplit))
      stack.append(Box(old: oldSplit..<box.old.upperBound, new: newSplit..<box.new.upperBound))
    }
  }

  /// A point on a shortest way through the box, or the furthest point found within the limit; offsets into the box.
  private mutating func split(_ box: Box) -> (Int, Int) {
    let width = box.old.count
    let height = box.new.count
    let delta = width - height
    for index in forward.indices {
      forward[index] = Self.unreached
      backward[index] = Self.unreached
    }
    var best = (0, 0)
    for distance in 0...limit {
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        guard let start = step(forward, diagonal, distance, width, height) else { continue }
        var x = start
        while x < width, x - diagonal < height,
          old[box.old.lowerBound + x] == new[box.new.lowerBound + x - diagonal]
        { x += 1 }
        forward[centre + diagonal] = x
        if 2 * x - diagonal > best.0 + best.1 { best = (x, x - diagonal) }
        let opposite = delta - diagonal
        if delta % 2 != 0, abs(opposite) < distance, x + backward[centre + opposite] >= width {
          return (x, x - diagonal)
        }
      }
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        guard let start = step(backward, diagonal, distance, width, height) else { continue }
        var x = start
        while x < width, x - diagonal < height,
          old[box.old.upperBound - 1 - x] == new[box.new.upperBound - 1 - x + diagonal]
        { x += 1 }
        backward[centre + diagonal] = x
        let opposite = delta - diagonal
        if delta % 2 == 0, abs(opposite) <= distance, x + forward[centre + opposite] >= width {
          return (width - x, height - x + diagonal)
        }
      }
    }
    return best
  }

  /// Where `diagonal` can be entered after `distance` edits, or nil where it leaves the box.
  private func step(_ reached: [Int], _ diagonal: Int, _ distance: Int, _ width: Int, _ height: Int) -> Int? {
    if distance == 0 { return 0 }
    let right = reached[centre + diagonal - 1] + 1
    let down = reached[centre + diagonal + 1]
    let canGoRight = right >= 1 && right <= width
    let canGoDown = down >= 0 && down - diagonal <= height
    if canGoRight, canGoDown { return max(right, down) }
    if canGoRight { return right }
    return canGoDown ? down : nil
  }
}
