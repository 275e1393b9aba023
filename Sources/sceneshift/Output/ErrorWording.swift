import Apply
import Audit

/// Every error in words: what, where and why, and what to do; and its exit code.
enum ErrorWording {
  static func lines(_ error: any Error) -> (lines: [String], code: ExitCode) {
    switch error {
    case let error as UsageError: (usage(error), .usage)
    case let error as AuditError: (audit(error), .unreadable)
    case let error as BundleError: (bundle(error), .unreadable)
    case let error as ApplyError: (apply(error), .refused)
    case let error as DecisionsError: (decisions(error), .usage)
    case let error as FileError: ([file(error)], .unreadable)
    default: (["\(error)"], .unreadable)
    }
  }

  private static func usage(_ error: UsageError) -> [String] {
    switch error {
    case .unknownOption(let name, let command, let similar):
      [
        "\(command.isEmpty ? "" : command + ": ")there is no option \(name)"
          + (similar.map { "; did you mean \($0)?" } ?? ""), seeHelp(command),
      ]
    case .missingValue(let name): ["\(name) needs a value: \(name) VALUE or \(name)=VALUE"]
    case .unexpectedValue(let name): ["\(name) takes no value"]
    case .notAChoice(let option, let value, let choices):
      [
        "\(option) cannot be \(value)"
          + (Similarity.best(value, among: choices).map { "; did you mean \($0)?" } ?? ""),
        "it can be: " + choices.joined(separator: ", "),
      ]
    case .givenTwice(let name): ["\(name) is given twice; give it once"]
    case .exclusive(let names): ["\(names.joined(separator: " and ")) contradict each other; give one of them"]
    case .required(let names, let command):
      ["\(command) needs \(names.joined(separator: " or "))"]
        + (names.contains("--decisions")
          ? [
            "The assistant saves answers in a file: sceneshift PATH --session FILE, then sceneshift \(command) PATH --decisions FILE."
          ] : [seeHelp(command)])
    case .missingOperand(let operand, let command):
      ["\(command) needs \(operand.name)" + (operand.words.isEmpty ? "" : ": \(operand.words.joined(separator: ", "))")]
    case .needsProject(let bundle, let command):
      [
        "\(bundle) is a bundle: the files are with whoever made it, so that \(command) has nothing to work on",
        "Answer in the assistant (sceneshift \(bundle)), send the decisions file back, and there: sceneshift apply PATH --decisions FILE.",
      ]
    case .tooManyOperands(let operand, let command):
      ["there is one argument too many: \(operand)", seeHelp(command)]
    case .unknownCommand(let name, let similar):
      [
        "there is no command, file or folder called \(name)" + (similar.map { "; did you mean `\($0)`?" } ?? ""),
        seeHelp(""),
      ]
    case .unknownRule(let name, let similar):
      [
        "there is no rule \(name)",
        similar.isEmpty ? "`sceneshift rules` lists all of them." : "Did you mean \(similar.joined(separator: ", "))?",
      ]
    case .unusableFile(let path, let reason): ["\(path) cannot be written: \(reason)"]
    }
  }

  private static func seeHelp(_ command: String) -> String {
    command.isEmpty ? "`sceneshift --help` lists the commands." : "`sceneshift \(command) --help` lists the options."
  }

  private static func bundle(_ error: BundleError) -> [String] {
    switch error {
    case .damaged(let path, let reason):
      ["\(path) is not a bundle: \(reason)", "`sceneshift bundle PATH -o FILE` writes one."]
    case .newer(let path, let version):
      ["\(path) was written by sceneshift \(version), whose form this version does not know", "Update sceneshift."]
    }
  }

  private static func audit(_ error: AuditError) -> [String] {
    switch error {
    case .missing(let path):
      ["there is no folder \(path)", "Give the folder of an iOS project: sceneshift audit PATH."]
    case .notAFolder(let path):
      ["\(path) is not a folder", "Give the folder that holds the Xcode project, or the one above it."]
    case .denied(let path): ["\(path) may not be read", "Check its permissions: ls -ld \(path)."]
    case .noProject(let path, let found):
      [
        "there is no iOS project in \(path)", found ?? "No .xcodeproj was found in it or below it.",
        "Give the folder that holds the Xcode project, or one above it.",
      ]
    case .cancelled: ["the audit was stopped"]
    }
  }

  private static func apply(_ error: ApplyError) -> [String] {
    switch error {
    case .changedSince(let paths):
      ["nothing was written: these files changed since they were read"] + paths
        + ["Run the command again to plan with the files as they are now."]
    case .leavesTree(let path, let target):
      [
        "nothing was written: \(path) leads out of the project, to \(target)",
        "Edits never follow a link out of the project. Run sceneshift on the folder that holds both, or edit it by hand.",
      ]
    case .readOnly(let path, let reason):
      ["nothing was written: \(path): \(reason)", "Make it writable and run the command again."]
    case .alreadyExists(let path):
      [
        "nothing was written: \(path) exists already",
        "It appeared since the project was read, or differs only in upper and lower case. Run the command again.",
      ]
    case .sameFile(let paths):
      ["nothing was written: \(paths.joined(separator: " and ")) are the same file through a link"]
    case .locked(let process):
      [
        "another sceneshift" + (process.map { " (process \($0))" } ?? "") + " is working on this project",
        "Wait until it is done and run the command again. Nothing was written.",
      ]
    case .rolledBack(let path, let reason):
      ["writing failed and everything was given back: \(path): \(reason)", "Every file is as it was."]
    case .unfinished(let path, let reason):
      [
        "writing failed, and giving the old bytes back failed too: \(path): \(reason)",
        "Nothing is lost: the old bytes are kept. Free space or restore access, then start sceneshift again; it finishes.",
      ]
    case .nothingToUndo: ["there is nothing to undo in this project"]
    case .editedSince(let paths):
      ["nothing was undone: these files were edited since they were written"] + paths
        + ["Undo would lose those edits. Take them out, or put the files back with your version control."]
    case .stateFolder(let path, let reason):
      [
        "the state folder cannot be used: \(path): \(reason)",
        "Backups are kept there, so nothing was written. Set XDG_STATE_HOME to a folder you can write to.",
      ]
    }
  }

  private static func decisions(_ error: DecisionsError) -> [String] {
    switch error {
    case .missing(let path): ["there is no decisions file \(path)"]
    case .denied(let path, let reason): ["\(path) cannot be read: \(reason)"]
    case .damaged(let path, let reason):
      ["\(path) is not a decisions file: \(reason)", "The assistant writes one with --session FILE."]
    case .movedAside(let path, let name, let reason):
      [
        "the saved answers could not be read: \(path): \(reason)", "The file is kept as \(name). Answers start anew.",
      ]
    case .newer(let path, let schema):
      ["\(path) was written by a later version of sceneshift (schema \(schema))", "Update sceneshift."]
    case .cannotWrite(let path, let reason): ["the answers cannot be saved in \(path): \(reason)"]
    }
  }

  private static func file(_ error: FileError) -> String {
    switch error {
    case .missing(let path): "\(path) is not there"
    case .denied(let path): "\(path) may not be read"
    case .outside(let path): "\(path) leads out of the project"
    case .notAFile(let path): "\(path) is not a file"
    case .notAFolder(let path): "\(path) is not a folder"
    case .tooLarge(let path, let bytes): "\(path) is too large to read (\(bytes) bytes)"
    case .failed(let path, let reason): "\(path) cannot be read: \(reason)"
    }
  }
}
