import TUI

/// Every command of the program. Help, parsing and completions come from here alone.
enum CommandTable {
  static let all: [CommandSpecification] = [
    CommandSpecification(
      name: "", summary: "the assistant: look, decide, preview, apply, undo",
      details: ["Opens on the terminal. Answers are saved after every key and are there again at the next start."],
      operand: path,
      options: [
        OptionSpecification(name: "--plain", help: "ask line by line instead of drawing screens"),
        OptionSpecification(
          name: "--session", value: .file("FILE"), help: "keep the answers in FILE instead of the state folder"),
        OptionSpecification(name: "--no-mouse", help: "leave the mouse to the terminal"),
        OptionSpecification(
          name: "--as", value: .name("NAME"), help: "the name kept with each answer; the user's where it is not given"),
        OptionSpecification(
          name: "--theme", value: .choice(Theme.allCases.map(\.rawValue)),
          help: "colours; NO_COLOR in the environment turns them off too"),
        OptionSpecification(
          name: "--ascii", help: "draw lines and marks in ASCII, for terminals that show them two cells wide"),
      ],
      run: AssistantCommand.run),
    CommandSpecification(
      name: "audit", summary: "what stands in the way of scenes, and what would be lost",
      details: [
        "Reads the project and prints what it found. Writes nothing.",
        "Exits with 1 while there are findings at the `--fail-on` level or above.",
      ],
      operand: path,
      options: [
        OptionSpecification(
          name: "--format", value: .choice(ReportFormat.allCases.map(\.rawValue)), help: "how to print it"),
        OptionSpecification(
          name: "--output", short: "-o", value: .file("FILE"), help: "write to FILE instead of standard output"),
        OptionSpecification(
          name: "--fail-on", value: .choice(["blocker", "decision", "never"]),
          help: "which findings make the exit code 1: blockers, blockers and decisions, none"),
      ],
      run: AuditCommand.run),
    CommandSpecification(
      name: "plan", summary: "what would change, as a difference or a patch",
      details: [
        "Works out every edit that the answers make and audits the result, without writing to the project.",
        "Exits with 1 when something would change, with 5 when a question has no answer that may be taken headless.",
      ],
      operand: folder,
      options: answers + [
        OptionSpecification(
          name: "--format", value: .choice(["text", "json", "markdown"]),
          help:
            """
            how to print it; markdown is for the pull request: who decided what, when and why, what is still open, \
            the changes, and what to check on a device
            """),
        OptionSpecification(
          name: "--patch", value: .file("FILE"),
          help: "write the edits to FILE as a patch for `git apply`; - for standard output"),
      ],
      exclusive: [["--decisions", "--recommended"]], required: [["--decisions", "--recommended"]],
      run: PlanCommand.run),
    CommandSpecification(
      name: "apply", summary: "makes the changes: all files or none",
      details: [
        """
        Prints the findings and the plan first. Every file is kept before it is written; `sceneshift undo` gives \
        all of them back. Nothing is committed and no command is run.
        """
      ],
      operand: folder,
      options: answers + [
        OptionSpecification(
          name: "--dry-run", help: "do everything but write; exits with 1 when something would change")
      ],
      exclusive: [["--decisions", "--recommended"]], required: [["--decisions", "--recommended"]],
      run: ApplyCommand.run),
    CommandSpecification(
      name: "undo", summary: "gives back every byte of the last applied change",
      details: ["Refuses where one of the files was edited since."], operand: folder, run: UndoCommand.run),
    CommandSpecification(
      name: "verify", summary: "whether the change stands, what to run next, what to check on a device",
      operand: path,
      options: [
        OptionSpecification(
          name: "--format", value: .choice(["text", "markdown"]),
          help: "how to print it; markdown is the device checklist with boxes to tick")
      ],
      run: VerifyCommand.run),
    CommandSpecification(
      name: "coverage", summary: "which code gets each event of the system, today and after the plan",
      details: ["The second column takes the saved answers and, where there is none, the recommendation."],
      operand: path, run: CoverageCommand.run),
    CommandSpecification(
      name: "decisions", summary: "who decided what and why, as Markdown for a pull request",
      operand: path,
      options: [
        OptionSpecification(
          name: "--session", value: .file("FILE"), help: "take the answers from FILE instead of the state folder")
      ],
      run: DecisionsCommand.run),
    CommandSpecification(
      name: "bundle", summary: "writes the findings into one file, for somebody who does not have the project",
      details: [
        """
        The file holds findings with the code they quote, events, versions and identifiers, and no other file \
        content. It is opened with `sceneshift FILE`; audit, coverage, plan and verify read it too. Answers given \
        on it are a small file beside it, which goes back and is taken with `--decisions`.
        """,
        """
        With `--redact` names, identifiers, strings, hosts and comments of the project are replaced, each by the \
        same word everywhere. Ids of findings stay, so that answers fit. Look at the file before you send it.
        """,
      ],
      operand: folder,
      options: [
        OptionSpecification(
          name: "--output", short: "-o", value: .file("FILE"), help: "the file to write; - for standard output"),
        OptionSpecification(name: "--redact", help: "replace what is the project's own"),
      ],
      required: [["--output"]], run: BundleCommand.run),
    CommandSpecification(
      name: "explain", summary: "what a rule looks for, why, with examples",
      operand: OperandSpecification(name: "RULE", kind: .rule, help: "its id, such as callback.lifecycle"),
      run: ExplainCommand.run),
    CommandSpecification(name: "rules", summary: "every rule in one line", run: RulesCommand.run),
    CommandSpecification(
      name: "completions", summary: "prints the completion script of a shell",
      details: [
        """
        For bash: `source <(sceneshift completions bash)` in ~/.bashrc. For zsh: save it as `_sceneshift` in a \
        folder of $fpath. For fish: save it as ~/.config/fish/completions/sceneshift.fish.
        """
      ],
      operand: OperandSpecification(
        name: "SHELL", kind: .words(CompletionShell.allCases.map(\.rawValue)), isRequired: true,
        help: "bash, zsh or fish"),
      run: CompletionsCommand.run),
    CommandSpecification(
      name: "man", summary: "prints the manual page",
      details: [
        "To read it: `sceneshift man | man -l -`; to keep it: save it as sceneshift.1 in a folder of man pages."
      ],
      run: ManualCommand.run),
  ]

  private static let path = OperandSpecification(
    name: "PATH", kind: .project, help: "the folder of the project, `.` where it is not given; or a bundle")

  /// For what is done to the files of the project.
  private static let folder = OperandSpecification(
    name: "PATH", kind: .project, help: "the folder of the project, `.` where it is not given")

  private static let answers = [
    OptionSpecification(
      name: "--decisions", value: .file("FILE"),
      help: "the answers to take, as the assistant saves them (see --session)"),
    OptionSpecification(
      name: "--recommended", help: "take every recommendation that the analysis is sure of"),
  ]
}
