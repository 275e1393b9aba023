/// `completions SHELL`.
enum CompletionsCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let shell = invocation.operand.flatMap(CompletionShell.init) ?? .bash
    try Console.print(shell.script(CommandTable.all))
    return .clean
  }
}

/// `man`.
enum ManualCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    try Console.print(ManualPage.document(CommandTable.all))
    return .clean
  }
}
