import Audit

/// An option. The one table of them makes the parser, the help, the completions and the manual page.
struct OptionSpecification: Sendable {
  enum Value: Sendable {
    case none
    /// One of these words; the first is taken where the option is not given.
    case choice([String])
    /// A file, under the name the help gives it.
    case file(String)
    /// A name, under the word the help gives it.
    case name(String)
  }

  /// With its dashes.
  let name: String
  var short: String?
  var value = Value.none
  let help: Phrase
}

/// The one operand a command may take.
struct OperandSpecification: Sendable {
  enum Kind: Sendable {
    /// The folder of a project, or a bundle.
    case project
    case rule
    /// One of these words.
    case words([String])
  }

  /// As in the help: `PATH`.
  let name: String
  let kind: Kind
  var isRequired = false
  let help: Phrase
}

/// A command: its words, its options, what it does.
struct CommandSpecification: Sendable {
  /// Empty for the assistant, which has no word of its own.
  let name: String
  /// One line.
  let summary: Phrase
  /// Paragraphs.
  var details: [Phrase] = []
  var operand: OperandSpecification?
  var options: [OptionSpecification] = []
  /// Options of which at most one may be given.
  var exclusive: [[String]] = []
  /// Options of which one must be given.
  var required: [[String]] = []
  let run: @Sendable (Invocation) throws -> ExitCode
}

/// A command line that was understood.
struct Invocation: Sendable {
  let command: CommandSpecification
  /// Values by option name; empty text for an option without value.
  let options: [String: String]
  let operand: String?

  func has(_ option: String) -> Bool { options[option] != nil }
  subscript(option: String) -> String? { options[option] }

  /// The folder to work on.
  var path: String { operand ?? "." }

  /// The word chosen for `option`, or the first of its words.
  func choice(_ option: String) -> String {
    if let given = options[option] { return given }
    if case .choice(let words) = command.options.first(where: { $0.name == option })?.value { return words.first ?? "" }
    return ""
  }
}

/// An operand in an error: its name and, where it is one of a few words, those.
struct OperandWord: Equatable {
  let name: String
  let words: [String]
}

/// A command line that makes no sense.
enum UsageError: Error, Equatable {
  case unknownOption(String, command: String, similar: String?)
  case missingValue(String)
  case unexpectedValue(String)
  case notAChoice(option: String, value: String, choices: [String])
  case givenTwice(String)
  case exclusive([String])
  case required([String], command: String)
  case tooManyOperands(String, command: String)
  case missingOperand(OperandWord, command: String)
  /// A command that needs the project was given a bundle.
  case needsProject(bundle: String, command: String)
  case unknownCommand(String, similar: String?)
  case unknownRule(String, similar: [String])
  case unusableFile(path: String, reason: String)
}
