import Apply
import Audit

/// The line of text: search, filter, note.
extension AppState {
  mutating func pressInPrompt(_ key: Key) -> [Effect] {
    guard var prompt else { return [] }
    var characters = Array(prompt.text)
    prompt.cursor = min(characters.count, max(0, prompt.cursor))
    switch key {
    case .escape:
      self.prompt = nil
      if prompt.purpose == .filter { return setFilter("") }
      return []
    case .enter:
      self.prompt = nil
      return commit(prompt)
    case .character(let character):
      characters.insert(character, at: prompt.cursor)
      prompt.cursor += 1
    case .backspace:
      if prompt.cursor > 0 {
        characters.remove(at: prompt.cursor - 1)
        prompt.cursor -= 1
      }
    case .delete: if prompt.cursor < characters.count { characters.remove(at: prompt.cursor) }
    case .left: prompt.cursor = max(0, prompt.cursor - 1)
    case .right: prompt.cursor = min(characters.count, prompt.cursor + 1)
    case .home, .control("a"): prompt.cursor = 0
    case .end, .control("e"): prompt.cursor = characters.count
    case .control("u"):
      characters.removeFirst(prompt.cursor)
      prompt.cursor = 0
    case .control("k"): characters.removeLast(characters.count - prompt.cursor)
    case .control("w"):
      while prompt.cursor > 0, characters[prompt.cursor - 1] == " " {
        characters.remove(at: prompt.cursor - 1)
        prompt.cursor -= 1
      }
      while prompt.cursor > 0, characters[prompt.cursor - 1] != " " {
        characters.remove(at: prompt.cursor - 1)
        prompt.cursor -= 1
      }
    default: break
    }
    prompt.text = String(characters)
    // A combining mark joins the character before it.
    prompt.cursor = min(prompt.cursor, prompt.text.count)
    self.prompt = prompt
    return prompt.purpose == .filter ? setFilter(prompt.text) : []
  }

  /// Pasted text goes into an open line of text and nowhere else: it never answers, and never submits.
  mutating func paste(_ text: String) -> [Effect] {
    guard var prompt else {
      notice = .info(localized("Pasted text is not taken as keys"))
      return []
    }
    let line = String(
      text.map { $0.isNewline || $0 == "\t" ? " " : $0 }.filter { character in
        character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      }.prefix(2000))
    var characters = Array(prompt.text)
    prompt.cursor = min(characters.count, max(0, prompt.cursor))
    characters.insert(contentsOf: line, at: prompt.cursor)
    prompt.text = String(characters)
    prompt.cursor = min(prompt.text.count, prompt.cursor + line.count)
    self.prompt = prompt
    return prompt.purpose == .filter ? setFilter(prompt.text) : []
  }

  private mutating func setFilter(_ text: String) -> [Effect] {
    findings.filter = text
    index.show(text)
    keepCursors()
    return []
  }

  private mutating func commit(_ prompt: Prompt) -> [Effect] {
    switch prompt.purpose {
    case .search:
      guard !prompt.text.isEmpty else { return [] }
      switch screen {
      case .preview: searchPreview(prompt.text)
      case .help: searchHelp(prompt.text)
      case .coverage: searchCoverage(prompt.text)
      case .projects: searchProjects(prompt.text, from: 0)
      default:
        findings.search = prompt.text
        searchFromHere()
      }
      return []
    case .filter:
      let shown = [Pane.blocker, .decision, .informational].reduce(0) { $0 + list($1).count }
      notice = prompt.text.isEmpty ? nil : .info(localized("\(shown) shown, \(index.hidden) hidden; Esc shows all"))
      return setFilter(prompt.text)
    case .note(let id): return setNote(prompt.text, for: id)
    }
  }

  /// The first match from the cursor on, the finding under it included; from the top where none follows.
  private mutating func searchFromHere() {
    let query = FindingQuery(findings.search)
    let all = [Pane.blocker, .decision, .informational].flatMap { list($0) }
    let matches = all.indices.filter { index.matches(all[$0], query) }
    let position = all.firstIndex { $0.id == currentFinding?.id } ?? 0
    guard let found = matches.first(where: { $0 >= position }) ?? matches.first else {
      notice = .info(localized("Nothing contains “\(findings.search)”"))
      findings.search = ""
      return
    }
    select(all[found])
    notice = .info(
      localized(
        "\((matches.firstIndex(of: found) ?? 0) + 1) of \(matches.count): “\(findings.search)” \(Glyphs.dot) n next, N previous"
      )
    )
  }
}
