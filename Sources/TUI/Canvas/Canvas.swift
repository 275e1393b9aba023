/// Size in cells.
public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A part of a canvas.
public struct Area: Hashable, Sendable {
  public var row: Int
  public var column: Int
  public var rows: Int
  public var columns: Int

  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }

  public func contains(row: Int, column: Int) -> Bool {
    row >= self.row && row < self.row + rows && column >= self.column && column < self.column + columns
  }

  func inset(rows: Int = 0, columns: Int = 0) -> Area {
    Area(
      row: row + rows, column: column + columns, rows: self.rows - 2 * rows, columns: self.columns - 2 * columns)
  }
}

/// One place on the screen.
public struct Cell: Hashable, Sendable {
  public var scalar: Unicode.Scalar = " "
  /// Combining marks that sit on the scalar.
  public var marks = ""
  /// Cells it takes: 1, 2, or 0 for the second half of a wide one.
  public var width: UInt8 = 1
  public var style = Style.text

  public static let blank = Cell()
}

/// A grid of styled cells: what a screen looks like, before any terminal is involved.
public struct Canvas: Equatable, Sendable {
  public let size: Size
  private(set) var cells: [Cell]
  /// Where the text cursor stands, if a text field is open.
  public var cursor: (row: Int, column: Int)?
  /// What a click on a part of the screen means; the last one that contains the place counts.
  public private(set) var targets: [(area: Area, target: Target)] = []

  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  public var area: Area { Area(row: 0, column: 0, rows: size.rows, columns: size.columns) }

  public subscript(row: Int, column: Int) -> Cell {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else { return .blank }
    return cells[row * size.columns + column]
  }

  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.size == right.size && left.cursor?.row == right.cursor?.row && left.cursor?.column == right.cursor?.column
      && left.cells == right.cells
  }

  mutating func addTarget(_ target: Target, _ area: Area) { targets.append((area, target)) }
  mutating func clearTargets() { targets = [] }

  public func target(row: Int, column: Int) -> Target? {
    targets.last { $0.area.contains(row: row, column: column) }?.target
  }

  // MARK: Drawing

  /// Draws `text` from a cell on, at most `limit` cells, and returns the number of cells drawn. What does not fit is
  /// cut; a wide character that fits only half leaves a blank.
  @discardableResult
  public mutating func put(
    _ text: String, row: Int, column: Int, style: Style = .text, limit: Int = Int.max
  ) -> Int {
    let end = min(size.columns, limit >= size.columns ? size.columns : column + max(0, limit))
    var position = column
    var last: Int?
    guard row >= 0, row < size.rows else { return 0 }
    for scalar in text.unicodeScalars {
      switch CellWidth.shape(of: scalar) {
      case .hidden: continue
      case .mark:
        if let last { cells[row * size.columns + last].marks.unicodeScalars.append(scalar) }
      case .control(let shown):
        for scalar in shown.unicodeScalars where position < end {
          if position >= 0 { set(Cell(scalar: scalar, style: style), row: row, column: position) }
          position += 1
        }
        last = nil
      case .cells(let width):
        guard position < end else { return position - column }
        if position + width > end || position < 0 {
          for cell in max(0, position)..<max(0, min(end, position + width)) {
            set(Cell(style: style), row: row, column: cell)
          }
          position += width
          last = nil
          continue
        }
        set(Cell(scalar: scalar, width: UInt8(width), style: style), row: row, column: position)
        if width == 2 { set(Cell(width: 0, style: style), row: row, column: position + 1) }
        last = position
        position += width
      }
    }
    return min(position, end) - column
  }

  /// Draws a line of spans within `limit` cells, the first `skip` cells left out.
  @discardableResult
  public mutating func put(
    _ line: StyledLine, row: Int, column: Int, limit: Int = Int.max, selected: Bool = false
  ) -> Int {
    var used = 0
    for span in line.spans {
      guard used < limit else { break }
      let style = selected ? span.style.selected : span.style
      used += put(span.text, row: row, column: column + used, style: style, limit: limit - used)
    }
    return used
  }

  /// Sets every cell of `area` to a blank of a style.
  public mutating func clear(_ area: Area, style: Style = .text) {
    for row in max(0, area.row)..<max(0, max(area.row, min(size.rows, area.row + area.rows))) {
      for column in max(0, area.column)..<max(0, max(area.column, min(size.columns, area.column + area.columns))) {
        set(Cell(style: style), row: row, column: column)
      }
    }
  }

  public mutating func restyle(_ area: Area, _ change: (inout Style) -> Void) {
    for row in max(0, area.row)..<max(0, max(area.row, min(size.rows, area.row + area.rows))) {
      for column in max(0, area.column)..<max(0, max(area.column, min(size.columns, area.column + area.columns))) {
        change(&cells[row * size.columns + column].style)
      }
    }
  }

  /// Replaces every cell; for passes over the finished picture.
  mutating func map(_ change: (Cell) -> Cell) {
    for index in cells.indices { cells[index] = change(cells[index]) }
  }

  /// Writes one cell and blanks the other half of a wide character that it cuts.
  private mutating func set(_ cell: Cell, row: Int, column: Int) {
    guard column >= 0, column < size.columns else { return }
    let index = row * size.columns + column
    let old = cells[index]
    if old.width == 0, column > 0, cells[index - 1].width == 2, cell.width != 0 {
      cells[index - 1] = Cell(style: cells[index - 1].style)
    }
    if old.width == 2, column + 1 < size.columns, cells[index + 1].width == 0 {
      cells[index + 1] = Cell(style: cells[index + 1].style)
    }
    cells[index] = cell
  }

  // MARK: Reading

  /// The text of one row, blanks at its end left out.
  public func text(row: Int) -> String {
    var result = ""
    for cell in self.row(row) where cell.width > 0 {
      result.unicodeScalars.append(cell.scalar)
      result += cell.marks
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  /// All rows, each ended by a newline.
  public var text: String { (0..<size.rows).map { text(row: $0) + "\n" }.joined() }
}
