/// What a piece of text is, not how it looks; a `Theme` turns it into colours and attributes.
public struct Style: Hashable, Sendable {
  public enum Role: UInt8, Hashable, Sendable, CaseIterable {
    case text, strong, quiet, title
    case blocker, decision, informational, answered
    case key, border, recommended, failure
    case added, removed, context, hunk, lineNumber
    case keyword, typeName, string, comment, number, attribute
  }

  public var role: Role
  /// The cursor, and only that.
  public var isSelected: Bool
  /// Behind a dialog.
  public var isBehind: Bool
  /// The part of a line that differs.
  public var isEmphasised: Bool

  public init(_ role: Role, selected: Bool = false, behind: Bool = false, emphasised: Bool = false) {
    self.role = role
    isSelected = selected
    isBehind = behind
    isEmphasised = emphasised
  }

  public static let text = Style(.text)
  public static let strong = Style(.strong)
  public static let quiet = Style(.quiet)
  public static let title = Style(.title)
  public static let border = Style(.border)
  public static let key = Style(.key)

  /// The same piece of text under the cursor.
  public var selected: Style {
    var style = self
    style.isSelected = true
    return style
  }
}

/// Text with one style.
public struct Span: Hashable, Sendable {
  public var text: String
  public var style: Style

  public init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }

  public init(_ text: String, _ role: Style.Role = .text) {
    self.init(text, style: Style(role))
  }
}

/// One line of text made of spans.
public struct StyledLine: Hashable, Sendable {
  public var spans: [Span]

  public init(_ spans: [Span] = []) {
    self.spans = spans
  }

  public init(_ text: String, _ role: Style.Role = .text) {
    spans = text.isEmpty ? [] : [Span(text, role)]
  }

  public var text: String { spans.map(\.text).joined() }
  public var width: Int { spans.reduce(0) { $0 + CellWidth.of($1.text) } }

  public static func + (left: StyledLine, right: StyledLine) -> StyledLine { StyledLine(left.spans + right.spans) }
}
