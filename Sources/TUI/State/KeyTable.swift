import Audit

/// One row of the table of keys.
public struct KeyBinding: Sendable {
  public let keys: [Key]
  public let command: Command
  /// As the footer and the help write the keys.
  public let label: String

  /// The label for a terminal that cannot draw every character.
  func label(in set: CharacterSet) -> String {
    guard set != .unicode else { return label }
    return label.replacing("⏎", with: "Enter").replacing("↑↓", with: "Up/Down")
  }

  /// One or two words for the footer.
  public let short: Phrase
  /// A sentence for the help.
  public let title: Phrase
  public let screens: Set<Screen>
  /// Place in the footer by screen, most important first; screens that are not named leave it to the help.
  public let footer: [Screen: Int]

  init(
    _ keys: [Key], _ command: Command, _ label: String, _ short: Phrase, _ title: Phrase,
    on screens: Set<Screen> = Set(Screen.allCases), footer: [Screen: Int] = [:]
  ) {
    self.keys = keys
    self.command = command
    self.label = label
    self.short = short
    self.title = title
    self.screens = screens
    self.footer = footer
  }
}

/// The only table of keys: input, footer and help read it.
public enum KeyTable {
  public static func command(for key: Key, on screen: Screen) -> Command? {
    all.first { $0.screens.contains(screen) && $0.keys.contains(key) }?.command
  }

  /// Rows for the footer of a screen, most important first.
  public static func footer(of screen: Screen) -> [KeyBinding] {
    all.filter { $0.footer[screen] != nil }.sorted { ($0.footer[screen] ?? 0) < ($1.footer[screen] ?? 0) }
  }

  public static func bindings(on screen: Screen) -> [KeyBinding] { all.filter { $0.screens.contains(screen) } }

  private static let lists: Set<Screen> = [
    .projects, .findings, .ask, .agenda, .coverage, .preview, .apply, .history, .help,
  ]

  public static let all: [KeyBinding] = moving + deciding + looking + acting + leaving

  private static let moving: [KeyBinding] = [
    KeyBinding(
      [.up, .character("k")], .up, "↑↓", "move", "Move up (also k)", on: lists,
      footer: [
        .findings: 1, .ask: 1, .coverage: 1, .preview: 1, .projects: 1, .agenda: 1, .apply: 6, .history: 1, .help: 1,
      ]),
    KeyBinding([.down, .character("j")], .down, "↓", "down", "Move down (also j)", on: lists),
    KeyBinding(
      [.left, .character("h")], .left, "←", "left", "See code further left (also h)", on: [.findings, .ask, .preview]),
    KeyBinding(
      [.right, .character("l")], .right, "→", "right", "See code further right (also l)",
      on: [.findings, .ask, .preview]),
    KeyBinding([.pageUp, .control("b")], .pageUp, "PgUp", "page", "A page up (also Ctrl-B)", on: lists),
    KeyBinding(
      [.pageDown, .control("f"), .character(" ")], .pageDown, "PgDn", "page", "A page down (also Ctrl-F, Space)",
      on: lists.subtracting([.findings])),
    KeyBinding([.pageDown, .control("f")], .pageDown, "PgDn", "page", "A page down (also Ctrl-F)", on: [.findings]),
    KeyBinding(
      [.control("u")], .halfUp, "Ctrl-U", "half page", "Half a page up; scrolls the detail",
      on: lists.subtracting([.projects])),
    KeyBinding(
      [.control("d")], .halfDown, "Ctrl-D", "half page", "Half a page down; scrolls the detail",
      on: lists.subtracting([.projects])),
    KeyBinding([.control("u")], .halfUp, "Ctrl-U", "half page", "Half a page up", on: [.projects]),
    KeyBinding([.control("d")], .halfDown, "Ctrl-D", "half page", "Half a page down", on: [.projects]),
    KeyBinding([.home, .character("g")], .first, "Home", "start", "To the first line (also g)", on: lists),
    KeyBinding([.end, .character("G")], .last, "End", "end", "To the last line (also G)", on: lists),
    KeyBinding(
      [.tab], .nextPane, "Tab", "pane", "To the next pane", on: [.findings, .ask, .preview, .apply],
      footer: [.findings: 3, .ask: 4]),
    KeyBinding([.backTab], .previousPane, "Shift-Tab", "pane", "To the pane before", on: [.findings, .ask, .preview]),
  ]

  private static let deciding: [KeyBinding] = [
    KeyBinding(
      [.enter], .open, "⏎", "take", "Take the answer under the cursor and go on to the next open question", on: [.ask],
      footer: [.ask: 2]),
    KeyBinding(
      [.enter], .open, "⏎", "decide", "Open the question, or the whole text where there is none", on: [.findings],
      footer: [.findings: 2]),
    KeyBinding(
      [.enter], .open, "⏎", "open", "Open what the cursor is on", on: [.projects, .agenda, .coverage],
      footer: [.projects: 2, .agenda: 2, .coverage: 2]),
    KeyBinding(
      [.enter], .nextPane, "⏎", "whole diff", "Into the difference and back", on: [.preview], footer: [.preview: 4]),
    KeyBinding(
      [.character("r")], .recommended, "r", "recommended", "Take the recommended answer", on: [.findings, .ask],
      footer: [.findings: 4, .ask: 3]),
    KeyBinding(
      [.character("R")], .allRecommended, "R", "all recommended",
      "Take every recommended answer of this pane; asks first", on: [.findings], footer: [.findings: 11]),
    KeyBinding(
      [.character("A")], .sameForAll, "A", "same for all",
      "Give this answer to every finding of the same kind; asks first", on: [.findings, .ask], footer: [.ask: 9]),
    KeyBinding(
      [.character(" ")], .toggle, "Space", "mark",
      "Mark a question; the next answer is for all that are marked, asked first",
      on: [.findings], footer: [.findings: 17]),
    KeyBinding(
      [.character("w")], .flip, "w", "with the window",
      "Choose a line of the launch method: it goes with the window, or stays", on: [.ask], footer: [.ask: 10]),
    KeyBinding(
      [.character("u")], .clear, "u", "clear", "Take the answer back", on: [.findings, .ask, .agenda],
      footer: [.findings: 10, .ask: 8, .agenda: 5]),
    KeyBinding(
      [.character("m")], .note, "m", "note", "Write a note to the answer", on: [.findings, .ask, .agenda],
      footer: [.ask: 5, .agenda: 3]),
    KeyBinding(
      [.character("~"), .character("t")], .later, "~", "later", "Decide later (also t)",
      on: [.findings, .ask, .agenda],
      footer: [.ask: 6, .agenda: 4]),
    KeyBinding(
      [.character("n")], .nextOpen, "n", "next open", "To the next open question", on: [.ask], footer: [.ask: 7]),
  ]

  private static let looking: [KeyBinding] = [
    KeyBinding(
      [.character("/")], .search, "/", "find", "Find in titles, files and code",
      on: [.findings, .preview, .help, .coverage], footer: [.findings: 6]),
    KeyBinding(
      [.character("/")], .search, "/", "find", "Find in folders, names and stacks", on: [.projects],
      footer: [.projects: 3]),
    KeyBinding(
      [.character("n")], .next, "n", "next", "To the next match", on: [.projects, .findings, .help, .coverage]),
    KeyBinding(
      [.character("N")], .previous, "N", "previous", "To the match before",
      on: [.projects, .findings, .help, .coverage]),
    KeyBinding(
      [.character("n")], .next, "n/N", "hunk", "To the next hunk; after / to the next match", on: [.preview],
      footer: [.preview: 2]),
    KeyBinding([.character("N")], .previous, "N", "previous", "To the hunk before", on: [.preview]),
    KeyBinding(
      [.character("f")], .filter, "f", "filter", "Show only findings that contain a text", on: [.findings],
      footer: [.findings: 9]),
    KeyBinding(
      [.character("c")], .coverage, "c", "coverage", "What reaches your code, today and after the plan",
      on: [.findings, .ask, .preview, .apply], footer: [.findings: 7, .preview: 8, .apply: 4]),
    KeyBinding(
      [.character("p")], .preview, "p", "preview", "Every change to every file, before anything is written",
      on: [.findings, .ask, .agenda, .coverage], footer: [.findings: 5, .agenda: 6, .coverage: 3]),
    KeyBinding(
      [.character("o")], .agenda, "o", "open list",
      "What is still open, the most pressing first, and who decided the rest",
      on: [.findings, .ask, .coverage, .preview],
      footer: [.findings: 8]),
    KeyBinding(
      [.character("H")], .history, "H", "history", "What was applied before, and undo",
      on: [.findings, .apply], footer: [.findings: 12]),
    KeyBinding(
      [.character("s")], .sideBySide, "s", "side by side", "Old and new next to each other", on: [.preview],
      footer: [.preview: 6]),
    KeyBinding(
      [.character("s")], .sideBySide, "s", "side by side", "The results of two answers next to each other", on: [.ask],
      footer: [.ask: 12]),
    KeyBinding(
      [.character("w"), .control("w")], .blanks, "w", "white space", "Hide changes of white space alone",
      on: [.preview], footer: [.preview: 9]),
    KeyBinding(
      [.character("z")], .fold, "z", "fold", "Fold the lines of this hunk away, or out again", on: [.preview],
      footer: [.preview: 11]),
    KeyBinding([.character("Z")], .foldAll, "Z", "fold all", "Fold every hunk of this file, or none", on: [.preview]),
    KeyBinding([.character("}")], .moreContext, "}", "context", "More unchanged lines around a hunk", on: [.preview]),
    KeyBinding([.character("{")], .lessContext, "{", "context", "Fewer unchanged lines around a hunk", on: [.preview]),
  ]

  private static let acting: [KeyBinding] = [
    KeyBinding(
      [.character("a")], .apply, "a", "apply", "Apply the plan; asks first", on: [.preview], footer: [.preview: 3]),
    KeyBinding(
      [.character("d")], .dropHunk, "d", "drop", "Reopen the answers that made this hunk; asks first",
      on: [.preview], footer: [.preview: 5]),
    KeyBinding(
      [.character("e")], .editor, "e", "editor", "Open the code in your editor; in the preview, edit the result",
      on: [.findings, .ask, .coverage, .preview], footer: [.preview: 7, .findings: 13]),
    KeyBinding(
      [.character("y")], .copy, "y", "copy", "Send file and line to the clipboard; in the lists, the command",
      on: [.findings, .ask, .coverage, .preview, .apply], footer: [.apply: 5, .findings: 14]),
    KeyBinding(
      [.character("x")], .export, "x", "export", "Write the findings, the answers and a log of decisions to files",
      on: [.findings, .agenda], footer: [.agenda: 7]),
    KeyBinding(
      [.enter, .character("!")], .run, "⏎", "run", "Run the command under the cursor; asks first", on: [.apply],
      footer: [.apply: 2]),
    KeyBinding(
      [.character("u")], .undo, "u", "undo", "Give every byte back; asks first", on: [.apply, .history],
      footer: [.apply: 3, .history: 2]),
    KeyBinding(
      [.character("S")], .rescan, "S", "scan again", "Read the project again; answers stay",
      on: [.findings, .scan, .apply], footer: [.scan: 2, .findings: 15]),
  ]

  private static let leaving: [KeyBinding] = [
    KeyBinding(
      [.character("?")], .help, "?", "help", "All keys of this screen",
      footer: [
        .scan: 3, .projects: 8, .findings: 8, .ask: 10, .agenda: 8, .coverage: 8, .preview: 10, .apply: 8, .history: 8,
      ]),
    KeyBinding(
      [.escape], .back, "Esc", "back", "Back; answers stay", on: lists.subtracting([.findings, .projects]),
      footer: [.ask: 11, .agenda: 9, .coverage: 9, .preview: 12, .apply: 9, .history: 9, .help: 9]),
    KeyBinding(
      [.escape], .back, "Esc", "back", "End the search or the filter, else back to the projects",
      on: [.findings]),
    KeyBinding(
      [.character("q")], .back, "q", "back", "Back; answers stay",
      on: [.ask, .agenda, .coverage, .preview, .apply, .history, .help]),
    KeyBinding(
      [.character("q")], .quit, "q", "quit", "Leave; answers are saved", on: [.scan, .projects, .findings],
      footer: [.scan: 4, .projects: 9, .findings: 16]),
    KeyBinding([.control("l")], .redraw, "Ctrl-L", "redraw", "Draw the screen again"),
    KeyBinding([.control("z")], .suspend, "Ctrl-Z", "suspend", "Back to the shell; `fg` returns"),
    KeyBinding([.control("c")], .interrupt, "Ctrl-C", "quit", "Leave at once; answers are saved"),
  ]
}
