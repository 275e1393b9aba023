/// Text with places for values: `{1}`, `{2}`.
struct Template {
  private enum Piece {
    case text(Substring)
    /// A place, from 0.
    case place(Int)
  }

  private let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: "}"), let number = Int(inside[..<close]), number > 0 else {
        pieces.append(.text(rest[...open]))
        rest = inside
        continue
      }
      pieces.append(.text(rest[..<open]))
      pieces.append(.place(number - 1))
      rest = inside[inside.index(after: close)...]
    }
    pieces.append(.text(rest))
    self.pieces = pieces
  }

  /// The numbers of the places, from 1, in order of appearance.
  var places: [Int] {
    pieces.compactMap { if case .place(let index) = $0 { index + 1 } else { nil } }
  }

  /// A place without a value stays empty.
  func filled(with values: [String]) -> String {
    pieces.reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .place(let index): if index < values.count { result += values[index] }
      }
    }
  }
}
