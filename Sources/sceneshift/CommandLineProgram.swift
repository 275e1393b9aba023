import Audit
import Foundation

/// From arguments to an exit code.
enum CommandLineProgram {
  static func run(_ arguments: [String]) -> ExitCode {
    Language.current = .preferred(in: ProcessInfo.processInfo.environment)
    do {
      var arguments = arguments
      if let language = try LanguageOption.take(from: &arguments) { Language.current = language }
      switch try ArgumentParser(commands: CommandTable.all).parse(arguments) {
      case .help(nil): try Console.print(HelpText.program(CommandTable.all))
      case .help(let command?): try Console.print(HelpText.command(command))
      case .version: try Console.print("\(Program.name) \(Program.version)\n")
      case .run(let invocation): return try invocation.command.run(invocation)
      }
      return .clean
    } catch {
      let wording = ErrorWording.lines(error)
      Console.message(wording.lines)
      return wording.code
    }
  }
}
