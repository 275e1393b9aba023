/// Reads a command line by the table.
struct ArgumentParser {
  let commands: [CommandSpecification]

  enum Result {
    case run(Invocation)
    /// nil for the program as a whole.
    case help(CommandSpecification?)
    case version
  }

  func parse(_ arguments: [String]) throws(UsageError) -> Result {
    var rest = arguments[...]
    guard let assistant = commands.first(where: { $0.name.isEmpty }) else { return .help(nil) }
    var command = assistant
    if let word = rest.first {
      if word == "help" {
        guard let name = rest.dropFirst().first else { return .help(nil) }
        guard let named = self.command(name) else { throw .unknownCommand(name, similar: similar(to: name)) }
        return .help(named)
      }
      if let named = self.command(word) {
        command = named
        rest = rest.dropFirst()
      }
    }
    return try parse(rest, command)
  }

  private func command(_ name: String) -> CommandSpecification? {
    name.isEmpty ? nil : commands.first { $0.name == name }
  }

  private func parse(_ arguments: ArraySlice<String>, _ command: CommandSpecification) throws(UsageError) -> Result {
    var options: [String: String] = [:]
    var operands: [String] = []
    var rest = arguments
    var onlyOperands = false
    while let argument = rest.popFirst() {
      if onlyOperands || argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        onlyOperands = true
        continue
      }
      if argument == "--help" || argument == "-h" {
        // `--help audit` asks for the same as `audit --help`.
        return .help(command.name.isEmpty ? rest.first.flatMap { self.command($0) } : command)
      }
      if argument == "--version", command.name.isEmpty { return .version }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts.first ?? argument
      guard let option = command.options.first(where: { $0.name == name || $0.short == name }) else {
        throw .unknownOption(name, command: command.name, similar: similarOption(to: name, command))
      }
      if options[option.name] != nil { throw .givenTwice(option.name) }
      options[option.name] = try value(of: option, inline: parts.count > 1 ? parts.last : nil, &rest)
    }
    for group in command.exclusive {
      let given = group.filter { options[$0] != nil }
      if given.count > 1 { throw .exclusive(given) }
    }
    for group in command.required where !group.contains(where: { options[$0] != nil }) {
      throw .required(group, command: command.name)
    }
    let allowed = command.operand == nil ? 0 : 1
    if operands.count > allowed { throw .tooManyOperands(operands[allowed], command: command.name) }
    if let operand = command.operand { try check(operands.first, operand, command: command.name) }
    return .run(Invocation(command: command, options: options, operand: operands.first))
  }

  private func check(_ given: String?, _ operand: OperandSpecification, command: String) throws(UsageError) {
    let words: [String] = if case .words(let words) = operand.kind { words } else { [] }
    guard let given else {
      if operand.isRequired { throw .missingOperand(OperandWord(name: operand.name, words: words), command: command) }
      return
    }
    if !words.isEmpty, !words.contains(given) {
      throw .notAChoice(option: operand.name, value: given, choices: words)
    }
  }

  private func value(
    of option: OptionSpecification, inline: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    if case .none = option.value {
      if inline != nil { throw .unexpectedValue(option.name) }
      return ""
    }
    // A word that begins with a dash is the next option, unless it is joined with `=`.
    guard let value = inline ?? rest.first.flatMap({ $0.hasPrefix("-") && $0 != "-" ? nil : $0 }), !value.isEmpty
    else { throw .missingValue(option.name) }
    if inline == nil { rest = rest.dropFirst() }
    if case .choice(let words) = option.value, !words.contains(value) {
      throw .notAChoice(option: option.name, value: value, choices: words)
    }
    return value
  }

  /// The command a mistyped word may stand for.
  func similar(to word: String) -> String? {
    Similarity.best(word, among: commands.map(\.name).filter { !$0.isEmpty } + ["help"])
  }

  private func similarOption(to name: String, _ command: CommandSpecification) -> String? {
    Similarity.best(name, among: command.options.map(\.name) + ["--help", LanguageOption.specification.name])
  }
}

/// Which of a few words a mistyped one may stand for.
enum Similarity {
  static func best(_ word: String, among words: [String]) -> String? {
    let scored = words.map { (word: $0, distance: distance(Array(word.lowercased()), Array($0.lowercased()))) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, word.count / 3) ? best.word : nil
  }

  /// Insertions, removals and replacements between two words (Levenshtein).
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, character) in one.enumerated() {
      var previous = row[0]
      row[0] = index + 1
      for (column, candidate) in other.enumerated() {
        let cost = previous + (character == candidate ? 0 : 1)
        previous = row[column + 1]
        row[column + 1] = min(cost, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[other.count]
  }
}
