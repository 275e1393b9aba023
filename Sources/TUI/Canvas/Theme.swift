/// Colours and attributes as a terminal knows them.
public struct Look: Hashable, Sendable {
  /// A colour of the terminal's own palette, 1 (red) to 6 (cyan); nil for the default. Black and white are never
  /// named: on half of all terminals one of them is the background.
  public var color: UInt8?
  public var isBold = false
  public var isDim = false
  public var isUnderlined = false
  public var isReversed = false

  public init(
    color: UInt8? = nil, bold: Bool = false, dim: Bool = false, underlined: Bool = false, reversed: Bool = false
  ) {
    self.color = color
    isBold = bold
    isDim = dim
    isUnderlined = underlined
    isReversed = reversed
  }
}

/// How each role looks. No theme tells anything by colour that the text does not tell as well.
public enum Theme: String, Sendable, CaseIterable {
  case standard = "default"
  /// Bold instead of dim text and of colours: no colour of a terminal's palette stands out from every background.
  case highContrast = "high-contrast"
  case monochrome

  public func look(of style: Style) -> Look {
    var look = base(style.role)
    if style.isEmphasised {
      look.isUnderlined = true
      look.isBold = true
    }
    if style.isBehind {
      look = Look(dim: self != .highContrast)
    }
    // The cursor is one bar, whatever stands in it.
    if style.isSelected { look = Look(bold: look.isBold, reversed: true) }
    return look
  }

  private func base(_ role: Style.Role) -> Look {
    let look = coloured(role)
    switch self {
    case .standard: return look
    case .highContrast: return Look(bold: look.isBold || look.color != nil, underlined: look.isUnderlined)
    case .monochrome:
      return Look(bold: look.isBold, dim: look.isDim, underlined: look.isUnderlined, reversed: look.isReversed)
    }
  }

  private enum Palette {
    static let red: UInt8 = 1
    static let green: UInt8 = 2
    static let yellow: UInt8 = 3
    static let blue: UInt8 = 4
    static let magenta: UInt8 = 5
    static let cyan: UInt8 = 6
  }

  private func coloured(_ role: Style.Role) -> Look {
    switch role {
    case .text, .context: Look()
    case .strong: Look(bold: true)
    case .quiet, .border, .lineNumber: Look(dim: true)
    case .title: Look(bold: true)
    case .blocker: Look(color: Palette.red, bold: true)
    case .decision: Look(color: Palette.yellow, bold: true)
    case .informational: Look(color: Palette.cyan, bold: true)
    case .answered, .recommended: Look(color: Palette.green)
    case .key: Look(color: Palette.cyan, bold: true)
    case .failure: Look(color: Palette.red, bold: true)
    case .added: Look(color: Palette.green)
    case .removed: Look(color: Palette.red)
    case .hunk: Look(color: Palette.cyan)
    case .keyword: Look(color: Palette.magenta)
    case .typeName: Look(color: Palette.cyan)
    case .string: Look(color: Palette.green)
    case .comment: Look(dim: true)
    case .number: Look(color: Palette.blue)
    case .attribute: Look(color: Palette.yellow)
    }
  }
}
