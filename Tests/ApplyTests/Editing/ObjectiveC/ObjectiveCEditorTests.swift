import Audit
import Testing

@testable import Apply

@Suite struct ObjectiveCEditorTests {
  /// The text after an edit; the result reads without problems, and taking what was inserted out gives the text before.
  private func edit(
    _ source: String, path: String = "App/AppDelegate.m", _ make: (SourceFile) throws -> [Edit]
  ) throws -> String {
    let file = ObjectiveCSourceReader.read(SourceText(path: path, source))
    let edits = try make(file)
    let result = try edited(source, edits, path: path)
    let after = ObjectiveCSourceReader.read(SourceText(path: path, result))
    #expect(after.problems == [])
    if edits.allSatisfy(\.range.isEmpty) {
      var bytes = Array(result.utf8)
      for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        bytes.removeSubrange(edit.range.lowerBound..<edit.range.lowerBound + edit.replacement.utf8.count)
      }
      #expect(String(decoding: bytes, as: UTF8.self) == source)
    }
    return result
  }

  static let delegate = """
    #import "AppDelegate.h"

    @implementation AppDelegate

    - (void)start {
    \t[self go];
    }

    @end

    """

  @Test(arguments: [Spelling.tabs, .twoBlanks, .fourBlanks, .crlf, .byteOrderMark, .noFinalNewline])
  func aMethodGoesBeforeTheEnd(spelling: Spelling) throws {
    let result = try edit(spelling.spell(Self.delegate)) { file in
      let type = try #require(file.types.first)
      let lines = ObjectiveCStyle(file).method("- (void)stop", body: ["if (on) {", "\t[self halt];", "}"])
      return try ObjectiveCEditor.insertMember(lines: lines, into: type, in: file, findings: ["f"])
    }
    #expect(
      result
        == spelling.spell(
          """
          #import "AppDelegate.h"

          @implementation AppDelegate

          - (void)start {
          \t[self go];
          }

          - (void)stop {
          \tif (on) {
          \t\t[self halt];
          \t}
          }

          @end

          """))
  }

  @Test func bracesFollowTheFile() throws {
    let source = "@implementation A\n-(void)a\n{\n    [self b];\n}\n@end\n"
    let result = try edit(source) { file in
      let type = try #require(file.types.first)
      let lines = ObjectiveCStyle(file).method("- (void)c", body: ["[self d];"])
      return try ObjectiveCEditor.insertMember(lines: lines, into: type, in: file, findings: [])
    }
    #expect(result == "@implementation A\n-(void)a\n{\n    [self b];\n}\n\n-(void)c\n{\n    [self d];\n}\n@end\n")
  }

  @Test func anEmptyImplementationTakesAMethod() throws {
    for source in ["@implementation A\n@end\n", "@implementation A\n\n@end\n", "@implementation A @end\n"] {
      let result = try edit(source) { file in
        let type = try #require(file.types.first)
        return try ObjectiveCEditor.insertMember(
          lines: ["- (void)a {", "}"], into: type, in: file, findings: [])
      }
      #expect(ObjectiveCSourceReader.read(SourceText(path: "A.m", result)).types.first?.methods.count == 1)
    }
  }

  @Test func aMethodGoesBehindAnother() throws {
    let result = try edit(Self.delegate) { file in
      let function = try #require(file.types.first?.methods.first)
      return try ObjectiveCEditor.insertMember(lines: ["- (void)stop {", "}"], after: function, in: file, findings: [])
    }
    #expect(result.contains("}\n\n- (void)stop {\n}\n\n@end"))
  }

  @Test func statementsGoToEitherEndOfABody() throws {
    let source = """
      @implementation A
      - (BOOL)a:(id)b
      {
          // first
          [self c];
          return YES;
      }
      @end
      """
    func insert(atEnd: Bool) throws -> String {
      try edit(source) { file in
        let body = try #require(file.types.first?.methods.first?.body)
        return try ObjectiveCEditor.insertStatement(
          lines: ["[self d];"], into: body, atEnd: atEnd, in: file, findings: [])
      }
    }
    #expect(try insert(atEnd: false).contains("{\n    [self d];\n    // first\n"))
    #expect(try insert(atEnd: true).contains("    [self c];\n    [self d];\n    return YES;\n"))
  }

  @Test func aDirectiveDoesNotSayHowFarABodyIsIndented() throws {
    let source = """
      @implementation A
      - (void)a {
      #ifdef DEBUG
          [self b];
      #endif
          [self c];
      }
      @end
      """
    let result = try edit(source) { file in
      let body = try #require(file.types.first?.methods.first?.body)
      return try ObjectiveCEditor.insertStatement(
        lines: ["[self d];"], into: body, atEnd: false, in: file, findings: [])
    }
    #expect(result.contains("{\n    [self d];\n#ifdef DEBUG\n"))
  }

  @Test func bodiesOnOneLineAreOpened() throws {
    for (body, expected) in [
      ("{}", "{\n    [self d];\n}"), ("{ }", "{\n    [self d];\n}"),
      ("{ [self c]; }", "{\n    [self c];\n    [self d];\n}"),
      ("{ return x; }", "{\n    [self d];\n    return x;\n}"),
    ] {
      let result = try edit("@implementation A\n- (id)a \(body)\n@end\n") { file in
        let body = try #require(file.types.first?.methods.first?.body)
        return try ObjectiveCEditor.insertStatement(
          lines: ["[self d];"], into: body, atEnd: true, in: file, findings: [])
      }
      #expect(result == "@implementation A\n- (id)a \(expected)\n@end\n")
    }
  }

  @Test func aMethodGoesWithItsComments() throws {
    let source = """
      @implementation A
      - (void)a { }

      #pragma mark - Life cycle

      /// Says b.
      // And more.
      - (void)b {
          [self c];
      } // b

      - (void)d { }
      @end
      """
    let result = try edit(source) { file in
      let method = try #require(file.types.first?.methods.first { $0.signature == "b" })
      return try ObjectiveCEditor.removeDeclaration(method.range, in: file, findings: [])
    }
    #expect(result == "@implementation A\n- (void)a { }\n\n#pragma mark - Life cycle\n\n- (void)d { }\n@end")
  }

  @Test func aBlockCommentGoesAsAWhole() throws {
    let source = "@implementation A\n- (void)a { }\n\n/*! @brief Tells\n    of b.\n */\n- (void)b { }\n\n@end\n"
    let result = try edit(source) { file in
      let method = try #require(file.types.first?.methods.last)
      return try ObjectiveCEditor.removeDeclaration(method.range, in: file, findings: [])
    }
    #expect(result == "@implementation A\n- (void)a { }\n\n@end\n")
  }

  @Test func aStatementGoesWithItsComments() throws {
    let source = "@implementation A\n- (void)a {\n    // go\n    [self b];\n    [self c];\n}\n@end\n"
    let result = try edit(source) { file in
      let statement = try #require(file.types.first?.methods.first?.body?.statements.first)
      return try ObjectiveCEditor.removeStatement(statement.range, in: file, findings: [])
    }
    #expect(result == "@implementation A\n- (void)a {\n    [self c];\n}\n@end\n")
  }

  @Test func protocolsJoinTheList() throws {
    func add(_ head: String) throws -> String {
      try edit("\(head)\n@end\n", path: "A.h") { file in
        let type = try #require(file.types.first)
        return try ObjectiveCEditor.addProtocol("UIWindowSceneDelegate", to: type, in: file, findings: [])
      }
    }
    #expect(try add("@interface A : UIResponder") == "@interface A : UIResponder <UIWindowSceneDelegate>\n@end\n")
    #expect(try add("@interface A : B <P>") == "@interface A : B <P, UIWindowSceneDelegate>\n@end\n")
    #expect(try add("@interface A : B<P ,\n  Q >") == "@interface A : B<P ,\n  Q, UIWindowSceneDelegate >\n@end\n")
    #expect(try add("@interface A : B<NSString *>") == "@interface A : B<NSString *> <UIWindowSceneDelegate>\n@end\n")
    #expect(try add("@interface A ()") == "@interface A () <UIWindowSceneDelegate>\n@end\n")
    #expect(
      try add("@interface A : B <UIWindowSceneDelegate>") == "@interface A : B <UIWindowSceneDelegate>\n@end\n")
  }

  @Test func propertiesGoBehindTheLastOne() throws {
    let declaration = "@property (strong, nonatomic) UIWindow *window;"
    func add(_ source: String) throws -> String {
      try edit(source, path: "A.h") { file in
        let type = try #require(file.types.first)
        return try ObjectiveCEditor.insertProperty(declaration, into: type, in: file, findings: [])
      }
    }
    #expect(
      try add("@interface A : B\n@property int x; // x\n- (void)y;\n@end\n")
        == "@interface A : B\n@property int x; // x\n\(declaration)\n- (void)y;\n@end\n")
    #expect(try add("@interface A : B\n@end\n") == "@interface A : B\n\n\(declaration)\n\n@end\n")
    #expect(try add("@interface A : B\n\n@end\n") == "@interface A : B\n\n\(declaration)\n\n@end\n")
    #expect(
      try add("@interface A : B {\n    int _x;\n}\n- (void)y;\n@end\n")
        == "@interface A : B {\n    int _x;\n}\n\n\(declaration)\n\n- (void)y;\n@end\n")
    #expect(try add("@interface A : B\n{\n}\n\n- (void)y;\n@end\n").contains("}\n\n\(declaration)\n\n- (void)y;"))
  }

  @Test func prototypesGoBehindTheLastOne() throws {
    func add(_ source: String) throws -> String {
      try edit(source, path: "A.h") { file in
        let type = try #require(file.types.first)
        return try ObjectiveCEditor.declareMethod("- (void)z;", in: type, of: file, findings: [])
      }
    }
    #expect(
      try add("@interface A : B\n- (void)y; // y\n\n@end\n")
        == "@interface A : B\n- (void)y; // y\n- (void)z;\n\n@end\n")
    #expect(
      try add("@interface A : B\n\n@property int x;\n\n@end\n")
        == "@interface A : B\n\n@property int x;\n\n- (void)z;\n\n@end\n")
    #expect(try add("@interface A : B\n@end\n") == "@interface A : B\n\n- (void)z;\n\n@end\n")
  }

  @Test func importsGoBehindTheLastOne() throws {
    func add(_ source: String, path: String = "A.m") throws -> String {
      try edit(source, path: path) { file in
        ObjectiveCEditor.addImport("#import \"SceneDelegate.h\"", to: file, findings: [])
      }
    }
    #expect(
      try add("#import \"A.h\"\n@import UIKit; // x\n#if DEBUG\n#import \"D.h\"\n#endif\n@implementation A\n@end\n")
        == "#import \"A.h\"\n@import UIKit; // x\n#import \"SceneDelegate.h\"\n#if DEBUG\n#import \"D.h\"\n#endif\n@implementation A\n@end\n"
    )
    #expect(
      try add("/* Copyright\n   me */\n\n@implementation A\n@end\n")
        == "/* Copyright\n   me */\n\n#import \"SceneDelegate.h\"\n\n@implementation A\n@end\n")
    #expect(
      try add("// c\n#ifndef A_H\n#define A_H\n\n@class B;\n#endif\n", path: "A.h")
        == "// c\n#ifndef A_H\n#define A_H\n\n#import \"SceneDelegate.h\"\n\n@class B;\n#endif\n")
    #expect(try add("#import \"SceneDelegate.h\"\n") == "#import \"SceneDelegate.h\"\n")
  }

  @Test func membersGoBehindHeadsInTwoBranches() throws {
    let head =
      "#if CAST\n@interface A : UIResponder <UIApplicationDelegate, C>\n#else\n@interface A : UIResponder <UIApplicationDelegate>\n#endif\n"
    let property = try edit(head + "\n@property int x;\n\n@end\n") { file in
      try ObjectiveCEditor.insertProperty(
        "@property int y;", into: try #require(file.types.first), in: file, findings: [])
    }
    #expect(property == head + "\n@property int x;\n@property int y;\n\n@end\n")
    let first = try edit(head + "@end\n") { file in
      try ObjectiveCEditor.declareMethod("- (void)a;", in: try #require(file.types.first), of: file, findings: [])
    }
    #expect(first == head + "\n- (void)a;\n\n@end\n")
  }

  @Test func unclearTextIsNotEdited() throws {
    let broken = ObjectiveCSourceReader.read(
      SourceText(path: "A.m", "@implementation A\n- (void)a {\n  if (x) {\n}\n- (void)b { }\n@end\n"))
    let type = try #require(broken.types.first)
    #expect(throws: ObjectiveCEditRefusal.self) {
      try ObjectiveCEditor.insertMember(lines: ["- (void)c { }"], into: type, in: broken, findings: [])
    }
    let split = ObjectiveCSourceReader.read(
      SourceText(
        path: "A.m",
        "@implementation A\n#if X\n- (void)a:(int)x\n#else\n- (void)a:(long)x\n#endif\n{\n  [self b];\n}\n@end\n"))
    let method = try #require(split.types.first?.methods.first)
    #expect(throws: ObjectiveCEditRefusal.dividedByCondition(condition: "X")) {
      try ObjectiveCEditor.removeDeclaration(method.range, in: split, findings: [])
    }
  }
}
