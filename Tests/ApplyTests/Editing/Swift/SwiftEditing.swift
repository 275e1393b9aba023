import Audit
import Testing

@testable import Apply

/// A Swift file to edit, with the questions the tests ask of the result.
struct Edited {
  let file: SourceFile

  init(_ source: String, path: String = "App/AppDelegate.swift") {
    file = SwiftSourceReader.read(SourceText(path: path, source))
  }

  var text: SourceText { file.text }
  var type: TypeDeclaration {
    file.types.first ?? TypeDeclaration(kind: .class, name: "none", range: 0..<0, nameRange: 0..<0, bodyRange: 0..<0)
  }

  func function(_ name: String) throws -> FunctionDeclaration {
    try #require(file.allFunctions.map(\.function).first { $0.baseName == name })
  }

  /// The file with the edits made. Checks what every edit must keep: the result parses as well as the file did, and
  /// bytes outside of the edits are untouched.
  func with(_ edits: [Edit], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> String {
    let change = try FileChange(path: file.path, original: text.bytes, edits: edits)
    let after = SourceText(path: file.path, bytes: change.result)
    let problems = SwiftSourceReader.read(after).problems.map(\.message)
    #expect(problems.sorted() == file.problems.map(\.message).sorted(), sourceLocation: sourceLocation)
    let ending = text.lineEnding.rawValue
    if ending == "\r\n" {
      let lone = after.string.utf8.enumerated().contains { index, byte in
        byte == 0x0A && (index == 0 || after.bytes[index - 1] != 0x0D)
      }
      #expect(!lone, "a line ends differently", sourceLocation: sourceLocation)
    }
    return after.string
  }
}
