@testable import Audit

/// Reads source text in tests.
enum ObjC {
  static func file(_ source: String, path: String = "App/AppDelegate.m") -> SourceFile {
    ObjectiveCSourceReader.read(SourceText(path: path, source))
  }

  /// The body of a method whose statements are `body`.
  static func body(_ body: String, path: String = "App/AppDelegate.m") -> CodeBlock {
    let file = file("@implementation A\n- (void)run {\n\(body)\n}\n@end\n", path: path)
    return file.types.first?.methods.first?.body ?? CodeBlock(range: 0..<0, statements: [])
  }

  static func calls(_ statement: String, path: String = "App/AppDelegate.m") -> [String] {
    body(statement, path: path).calls.map(\.callee)
  }

  /// References as `path`, with ` =` behind those that are written.
  static func references(_ statement: String, path: String = "App/AppDelegate.m") -> [String] {
    body(statement, path: path).references.map { $0.path.joined(separator: ".") + ($0.access == .write ? " =" : "") }
  }

  static func kinds(_ statements: String, path: String = "App/AppDelegate.m") -> [Statement.Kind] {
    body(statements, path: path).statements.map(\.kind)
  }
}
