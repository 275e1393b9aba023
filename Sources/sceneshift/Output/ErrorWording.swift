import Apply
import Audit
import TUI

/// Every error in words: what, where and why, and what to do; and its exit code.
enum ErrorWording {
  static func lines(_ error: any Error) -> (lines: [String], code: ExitCode) {
    switch error {
    case let error as UsageError: (usage(error), .usage)
    case let error as AuditError: (audit(error), .unreadable)
    case let error as BundleError: (bundle(error), .unreadable)
    case let error as ApplyError: (apply(error), .refused)
    case let error as DecisionsError: (Wording.lines(error), .usage)
    case let error as FileError: ([file(error)], .unreadable)
    default: (["\(error)"], .unreadable)
    }
  }

  private static func usage(_ error: UsageError) -> [String] {
    switch error {
    case .unknownOption(let name, let command, let similar):
      [
        localized("\(command.isEmpty ? "" : command + localized(": "))there is no option \(name)")
          + (similar.map { localized("; did you mean \($0)?") } ?? ""), seeHelp(command),
      ]
    case .missingValue(let name): [localized("\(name) needs a value: \(name) VALUE or \(name)=VALUE")]
    case .unexpectedValue(let name): [localized("\(name) takes no value")]
    case .notAChoice(let option, let value, let choices):
      [
        localized("\(option) cannot be \(value)")
          + (Similarity.best(value, among: choices).map { localized("; did you mean \($0)?") } ?? ""),
        localized("it can be: \(choices.commaSeparated)"),
      ]
    case .givenTwice(let name): [localized("\(name) is given twice; give it once")]
    case .exclusive(let names):
      [localized("\(names.joined(separator: localized(" and "))) contradict each other; give one of them")]
    case .required(let names, let command):
      [localized("\(command) needs \(names.joined(separator: localized(" or ")))")]
        + (names.contains("--decisions")
          ? [
            localized(
              "The assistant saves answers in a file: sceneshift PATH --session FILE, then sceneshift \(command) PATH --decisions FILE."
            )
          ] : [seeHelp(command)])
    case .missingOperand(let operand, let command):
      [
        localized("\(command) needs \(operand.name)")
          + (operand.words.isEmpty ? "" : localized(": ") + operand.words.commaSeparated)
      ]
    case .needsProject(let bundle, let command):
      [
        localized(
          "\(bundle) is a bundle: the files are with whoever made it, so that \(command) has nothing to work on"),
        command == "apply"
          ? localized(
            "Answer in the assistant (sceneshift \(bundle)), send the decisions file back, and there: sceneshift apply PATH --decisions FILE."
          ) : localized("Run it where the project is: sceneshift \(command) PATH."),
      ]
    case .tooManyOperands(let operand, let command):
      [localized("there is one argument too many: \(operand)"), seeHelp(command)]
    case .unknownCommand(let name, let similar):
      [
        localized("there is no command, file or folder called \(name)")
          + (similar.map { localized("; did you mean `\($0)`?") } ?? ""),
        seeHelp(""),
      ]
    case .unknownRule(let name, let similar):
      [
        localized("there is no rule \(name)"),
        similar.isEmpty
          ? localized("`sceneshift rules` lists all of them.")
          : localized("Did you mean \(similar.commaSeparated)?"),
      ]
    case .unusableFile(let path, let reason): [localized("\(path) cannot be written: \(reason)")]
    }
  }

  private static func seeHelp(_ command: String) -> String {
    command.isEmpty
      ? localized("`sceneshift --help` lists the commands.")
      : localized("`sceneshift \(command) --help` lists the options.")
  }

  private static func bundle(_ error: BundleError) -> [String] {
    switch error {
    case .damaged(let path, let reason):
      [localized("\(path) is not a bundle: \(reason)"), localized("`sceneshift bundle PATH -o FILE` writes one.")]
    case .newer(let path, let version):
      [
        localized("\(path) was written by sceneshift \(version), whose form this version does not know"),
        localized("Update sceneshift."),
      ]
    }
  }

  private static func audit(_ error: AuditError) -> [String] {
    switch error {
    case .missing(let path):
      [
        path.isEmpty ? localized("the path is empty") : localized("there is no folder \(path)"),
        localized("Give the folder of an iOS project, or leave the path out for the folder you are in."),
      ]
    case .notAFolder(let path):
      [
        localized("\(path) is not a folder"),
        localized("Give the folder that holds the Xcode project, or the one above it."),
      ]
    case .denied(let path): [localized("\(path) may not be read"), localized("Check its permissions: ls -ld \(path).")]
    case .noProject(let path, let found):
      [
        localized("there is no iOS project in \(path)"),
        found.map { localized("What is there: \($0).") } ?? localized("No .xcodeproj was found in it or below it."),
        localized("Give the folder that holds the Xcode project, or one above it."),
      ]
    case .cancelled: [localized("the audit was stopped")]
    }
  }

  private static func apply(_ error: ApplyError) -> [String] {
    switch error {
    case .changedSince(let paths):
      [localized("nothing was written: these files changed since they were read")] + paths
        + [localized("Run the command again to plan with the files as they are now.")]
    case .leavesTree(let path, let target):
      [
        localized("nothing was written: \(path) leads out of the project, to \(target)"),
        localized(
          "Edits never follow a link out of the project. Run sceneshift on the folder that holds both, or edit it by hand."
        ),
      ]
    case .readOnly(let path, let reason):
      [localized("nothing was written: \(path): \(reason)"), localized("Make it writable and run the command again.")]
    case .alreadyExists(let path):
      [
        localized("nothing was written: \(path) exists already"),
        localized(
          "It appeared since the project was read, or differs only in upper and lower case. Run the command again."),
      ]
    case .sameFile(let paths):
      [
        localized(
          "nothing was written: \(paths.joined(separator: localized(" and "))) are the same file through a link"),
        localized(
          "One edit cannot be right for both. Where they belong to two projects of the folder, apply one project at a time."
        ),
      ]
    case .locked(let process):
      [
        localized("another sceneshift") + (process.map { localized(" (process \($0))") } ?? "")
          + localized(" is working on this project"),
        localized("Wait until it is done and run the command again. Nothing was written."),
      ]
    case .rolledBack(let path, let reason):
      [
        localized("writing failed and everything was given back: \(path): \(reason)"),
        localized("Every file is as it was."),
      ]
    case .unfinished(let path, let reason):
      [
        localized("writing failed, and giving the old bytes back failed too: \(path): \(reason)"),
        localized(
          "Nothing is lost: the old bytes are kept. Free space or restore access, then start sceneshift again; it finishes."
        ),
      ]
    case .nothingToUndo: [localized("there is nothing to undo in this project")]
    case .editedSince(let paths):
      [localized("nothing was undone: these files were edited since they were written")] + paths
        + [localized("Undo would lose those edits. Take them out, or put the files back with your version control.")]
    case .stateFolder(let path, let reason):
      [
        localized("the state folder cannot be used: \(path): \(reason)"),
        localized("Backups are kept there, so nothing was written. Set XDG_STATE_HOME to a folder you can write to."),
      ]
    }
  }

  private static func file(_ error: FileError) -> String {
    switch error {
    case .missing(let path): localized("\(path) is not there")
    case .denied(let path): localized("\(path) may not be read")
    case .outside(let path): localized("\(path) leads out of the project")
    case .notAFile(let path): localized("\(path) is not a file")
    case .notAFolder(let path): localized("\(path) is not a folder")
    case .tooLarge(let path, let bytes): localized("\(path) is too large to read (\(bytes) bytes)")
    case .failed(let path, let reason): localized("\(path) cannot be read: \(reason)")
    }
  }
}

extension UsageError: SpokenError {
  var spoken: String { ErrorWording.lines(self).lines.first ?? "" }
}
