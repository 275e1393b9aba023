import Testing

@testable import Audit

@Suite struct ObjectiveCStatementTests {
  @Test func everyKindOfStatementIsTold() {
    let source = """
      int a = 1;
      [self b];
      if (a) { } else if (b) [self c]; else { }
      for (int i = 0; i < 3; i++) { }
      for (NSString *key in dictionary) [self use:key];
      while (a) a--;
      do { [self d]; } while (a > 0);
      switch (a) { case 1: [self e]; break; default: return; }
      @try { [self f]; } @catch (NSException *x) { } @finally { }
      @synchronized (self) { [self g]; }
      @autoreleasepool { [self h]; }
      @throw error;
      goto out;
      out:
      { [self i]; }
      return;
      """
    #expect(
      ObjC.kinds(source) == [
        .declaration, .expression, .if, .loop, .loop, .loop, .loop, .switch, .do, .do, .do, .throw, .jump, .other, .do,
        .return,
      ])
  }

  @Test func localsAreDeclared() {
    func declares(_ source: String, path: String = "A.m") -> [String] {
      ObjC.body(source, path: path).statements.flatMap(\.declares)
    }
    #expect(declares("UIWindow *window = [UIWindow new], *other;") == ["window", "other"])
    #expect(declares("__weak typeof(self) weakSelf = self;") == ["weakSelf"])
    #expect(declares("__weak __typeof__(self)weakSelf = self;") == ["weakSelf"])
    #expect(declares("NSDictionary<NSString *, NSArray<id> *> *map = x;") == ["map"])
    #expect(declares("id<UIApplicationDelegate> d = x;") == ["d"])
    #expect(declares("static dispatch_once_t onceToken;") == ["onceToken"])
    #expect(declares("void (^block)(int a) = ^(int a) { };") == ["block"])
    #expect(declares("unsigned long long x, y;") == ["x", "y"])
    #expect(declares("const char *names[] = { \"a\" };") == ["names"])
    #expect(declares("NSError * _Nullable __autoreleasing error = nil;") == ["error"])
    #expect(declares("struct stat info;") == ["info"])
    #expect(declares("__block BOOL handled = NO;") == ["handled"])
    #expect(declares("Foo foo(1, 2); ns::Bar<int> bar{3};", path: "A.mm") == ["foo", "bar"])
    #expect(declares("[self x]; a = b; f(x); a.b = c; x++; return y;") == [])
  }

  @Test func typesOfDeclarationsAndCastsAreRead() {
    #expect(ObjC.references("UIWindow *window = self.other;") == ["UIWindow", "self.other"])
    #expect(ObjC.references("NSArray<Foo *> *a = x, *b = [y z];") == ["NSArray", "Foo", "x", "y.z"])
    #expect(ObjC.references("int n = (NSInteger)x;") == ["x"])
  }

  @Test func everyNameHasItsScope() throws {
    let source = """
      - (void)run {
        for (int i = 0; i < 3; i++) { [self a]; }
        for (NSString *key in all) [self b];
        @try { } @catch (NSException *e) { [self c]; }
        NSURL *url = x;
        [self d:^(NSData *data, NSError *error) { id inner = data; }];
      }
      """
    let file = ObjC.file("@implementation A\n\(source)\n@end\n")
    let body = try #require(file.types.first?.methods.first?.body)
    func text(_ name: String, in block: CodeBlock) -> String? {
      block.locals.first { $0.name == name }.map { file.text.string(in: $0.scope) }
    }
    #expect(body.locals.map(\.name) == ["i", "key", "e", "url"])
    #expect(text("i", in: body) == "for (int i = 0; i < 3; i++) { [self a]; }")
    #expect(text("key", in: body) == "for (NSString *key in all) [self b];")
    #expect(text("url", in: body)?.hasPrefix("\n  [self d:") == true)
    let block = try #require(body.statements.last?.blocks.first)
    #expect(block.locals.map(\.name) == ["data", "error", "inner"])
    #expect(body.statements.map(\.declares) == [[], [], [], ["url"], []])
  }

  @Test func returnedTextIsKept() {
    let statements = ObjC.body("if (a) return [self b:@\"x\"];\nreturn;").allStatements
    #expect(statements.filter { $0.kind == .return }.map(\.returned) == ["[self b:@\"x\"]", nil])
  }

  @Test func rangesIncludeTheSemicolonAndNoComments() {
    let file = ObjC.file(
      "@implementation A\n- (void)run {\n  // first\n  [self a]; /* x */\n  if (b) { [self c]; } // y\n}\n@end\n")
    let body = file.types.first?.methods.first?.body
    #expect(body?.statements.map { file.text.string(in: $0.range) } == ["[self a];", "if (b) { [self c]; }"])
    #expect(file.comments.map { file.text.string(in: $0) } == ["// first", "/* x */", "// y"])
  }

  @Test func branchesAreBlocksWithAndWithoutBraces() throws {
    let statement = try #require(
      ObjC.body("if (a) [self b]; else if (c)\n{ [self d]; [self e]; }\nelse return;").statements.first)
    #expect(statement.kind == .if)
    #expect(statement.blocks.map(\.statements.count) == [1, 2, 1])
    #expect(statement.calls.map(\.callee) == ["self.b", "self.d", "self.e"])
  }

  @Test func bodiesOfCommentsAreEmpty() {
    #expect(ObjC.body("// [self a];\n/* [self b]; */").isEmpty)
    #expect(ObjC.body("  ;\n").isEmpty)
  }

  @Test func bothBranchesOfAConditionAreRead() throws {
    let source = """
      [self a];
      #if DEBUG
      [self b];
      #else
      [self c];
      #endif
      [self d];
      """
    let body = ObjC.body(source)
    #expect(body.statements.map(\.kind) == [.expression, .conditional, .expression])
    #expect(body.statements[1].blocks.map { $0.calls.map(\.callee) } == [["self.b"], ["self.c"]])
    #expect(body.calls.count == 4)
  }

  @Test func branchesThatAreNeverCompiledAreNoCode() {
    #expect(ObjC.calls("#if 0\n[self a];\n#else\n[self b];\n#endif") == ["self.b"])
    #expect(ObjC.calls("#if TARGET_OS_OSX\n[self a];\n#elif TARGET_OS_IOS\n[self b];\n#endif") == ["self.b"])
    #expect(ObjC.calls("#if 0\ndon't read \"this\n#endif\n[self b];") == ["self.b"])
  }

  @Test func aConditionThatDividesAStatementLosesNothingAroundIt() {
    let source = """
      #if A
      if (x) {
      #else
      if (y) {
      #endif
      [self a];
      }
      [self b:1
      #if B
      c:2
      #endif
      ];
      [self d];
      """
    #expect(ObjC.calls(source) == ["self.a", "self.b:c:", "self.d"])
  }

  @Test func casesOfOneChoiceInSeparateConditionsStayBalanced() {
    let source = """
      switch (x) {
      #if V == 3
        case 1: {
      #endif
      #if V == 4
        case 2: {
      #endif
          [self a];
        } break;
        default: [self b];
      }
      """
    #expect(ObjC.calls(source) == ["self.a", "self.b"])
    #expect(ObjC.file("@implementation A\n- (void)a {\n\(source)\n}\n@end\n").problems == [])
  }

  @Test func aConditionBeforeElseKeepsTheBranches() {
    let source = """
      if (a) { [self a]; }
      #if B
      else if (b) { [self b]; }
      #endif
      else { [self c]; }
      """
    #expect(ObjC.calls(source) == ["self.a", "self.b", "self.c"])
  }

  @Test func macrosWithoutSemicolonEndBeforeTheNextStatement() {
    #expect(ObjC.kinds("TRACE(x)\nif (a) { }\nTRACE(y)\nreturn;") == [.expression, .if, .expression, .return])
    #expect(ObjC.calls("TRACE(x)\n[self a];") == ["TRACE", "self.a"])
    #expect(ObjC.calls("foreach_view(v, views) { [v a]; }\n[self b];") == ["foreach_view", "v.a", "self.b"])
  }

  @Test func deepNestingIsToldAndDoesNotEndTheProgram() {
    let deep = String(repeating: "if (a) { ", count: 5000) + String(repeating: "}", count: 5000)
    let file = ObjC.file("@implementation A\n- (void)run {\n\(deep)\n}\n- (void)next { [self a]; }\n@end\n")
    #expect(file.problems.isEmpty == false)
    let messages = String(repeating: "[", count: 20000) + "a" + String(repeating: " b]", count: 20000)
    #expect(ObjC.file("@implementation A\n- (void)run { \(messages); }\n@end\n").problems.isEmpty == false)
  }
}
