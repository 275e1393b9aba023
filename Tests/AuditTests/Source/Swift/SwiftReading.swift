@testable import Audit

/// Reads `source` as a Swift file.
func readSwift(_ source: String, path: String = "App/AppDelegate.swift") -> SourceFile {
  SwiftSourceReader.read(SourceText(path: path, source))
}

extension SourceFile {
  func type(_ name: String) -> TypeDeclaration? { types.first { $0.name == name } }
  func method(_ signature: String) -> FunctionDeclaration? {
    allFunctions.map(\.function).first { $0.signature == signature }
  }
  func string(_ range: ByteRange?) -> String? { range.map { text.string(in: $0) } }
}

/// The body of a function whose statements are `code`.
func readBody(_ code: String) -> (file: SourceFile, body: CodeBlock) {
  let file = readSwift("func f(url: URL) {\n" + code + "\n}\n")
  return (file, file.functions.first?.body ?? CodeBlock(range: 0..<0, statements: []))
}

extension CodeBlock {
  var callees: [String] { calls.map(\.callee) }
  /// `window.rootViewController`, a `=` behind for writes.
  var used: [String] { references.map { $0.path.joined(separator: ".") + ($0.access == .write ? " =" : "") } }
}
