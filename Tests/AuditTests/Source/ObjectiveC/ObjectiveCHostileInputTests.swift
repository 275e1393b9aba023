import Testing

@testable import Audit

@Suite struct ObjectiveCHostileInputTests {
  static let sample = """
    #import "AppDelegate.h"
    #if DEBUG /* a */
    #define BEGIN if (x) {
    #endif
    @interface AppDelegate () <P> { IBOutlet UIView *_v; }
    @property (nonatomic, copy) void (^done)(NSError *);
    @end
    static NSString *const kName = @"név \\"x\\"";
    @implementation AppDelegate { int _n; }
    @synthesize window = _window;
    - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)o {
      self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds]; // ünï
      dispatch_async(q, ^(int a) { if (a ? b : c) { [self go:@{ @"k": @[ @1, o[KEY] ] } then:^{ }]; } });
    #if A
      for (id x in list) { switch (x) { case 1: break; default: return NO; } }
    #elif 0
      }}}
    #else
      do { @try { } @catch (id e) { } } while (0);
    #endif
      return ((AppDelegate *)[UIApplication sharedApplication].delegate).window != nil;
    }
    template <class T> T ns::f(T t) : a(1), b{2} { auto l = [&](int x) -> T { return R"d(})d"; }; }
    @end
    """

  /// Every range of the result lies in the file and its parts are in order.
  private static func isSound(_ file: SourceFile) -> Bool {
    let bounds = 0..<file.text.bytes.count
    func inside(_ range: ByteRange) -> Bool { range.lowerBound >= 0 && range.upperBound <= bounds.upperBound }
    func isSound(_ block: CodeBlock) -> Bool {
      inside(block.range)
        && block.allStatements.allSatisfy { statement in
          inside(statement.range) && statement.calls.allSatisfy { inside($0.range) }
            && statement.references.allSatisfy { inside($0.range) }
        }
    }
    return file.types.allSatisfy { type in
      inside(type.range) && inside(type.bodyRange) && inside(type.nameRange)
        && type.properties.allSatisfy { inside($0.range) && inside($0.nameRange) }
    }
      && file.allFunctions.allSatisfy { inside($0.function.range) && ($0.function.body.map(isSound) ?? true) }
      && file.regions.allSatisfy { inside($0.range) } && file.problems.allSatisfy { inside($0.range) }
      && file.comments.allSatisfy(inside) && file.imports.allSatisfy { inside($0.range) }
  }

  @Test func theSampleIsRead() {
    let file = ObjC.file(Self.sample, path: "A.mm")
    #expect(file.problems == [])
    #expect(file.types.count == 2)
    #expect(Self.isSound(file))
  }

  @Test(arguments: ["A.m", "A.mm"]) func aFileCutAnywhereIsRead(path: String) {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count {
      let file = ObjectiveCSourceReader.read(SourceText(path: path, bytes: Array(bytes.prefix(length))))
      #expect(Self.isSound(file), "cut at \(length)")
    }
    for start in 0..<bytes.count {
      let file = ObjectiveCSourceReader.read(SourceText(path: path, bytes: Array(bytes.dropFirst(start))))
      #expect(Self.isSound(file), "from \(start)")
    }
  }

  @Test func changedBytesAreRead() {
    var state: UInt64 = 0x5CE7_E5B1_F700_0001
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let bytes = Array(Self.sample.utf8)
    let hostile = Array("{}[]()<>@#\"'/*\\\n\r;:^-+,.?\u{0}\u{FF}RLif".utf8)
    for round in 0..<1500 {
      var changed = bytes
      for _ in 0...next(6) {
        let place = next(changed.count)
        switch next(3) {
        case 0: changed[place] = hostile[next(hostile.count)]
        case 1: changed.insert(hostile[next(hostile.count)], at: place)
        default: changed.removeSubrange(place..<min(changed.count, place + 1 + next(12)))
        }
      }
      let file = ObjectiveCSourceReader.read(SourceText(path: "A.mm", bytes: changed))
      #expect(Self.isSound(file), "round \(round)")
    }
  }

  @Test func aMissingBraceIsToldAndTheNextMethodIsStillRead() {
    let file = ObjC.file(
      """
      @implementation A
      - (void)a {
        if (x) {
          [self one];
      }

      - (void)b {
        [self two];
      }
      @end
      @implementation B
      - (void)c { [self three]; }
      @end
      """)
    #expect(file.problems.map { file.text.position(at: $0.range.lowerBound).line } == [2])
    #expect(file.types.map { $0.methods.map(\.signature) } == [["a", "b"], ["c"]])
    #expect(file.types.first?.methods.last?.body?.calls.map(\.callee) == ["self.two"])
  }

  @Test func aBraceTooManyIsToldAndTheNextMethodIsStillRead() {
    let file = ObjC.file("@implementation A\n- (void)a { [self one]; } }\n- (void)b { [self two]; }\n@end\n")
    #expect(file.problems.map(\.message) == ["} closes nothing"])
    #expect(file.types.first?.methods.map(\.signature) == ["a", "b"])
  }

  @Test func aMacroThatHidesBracesIsKnownInItsFile() {
    let file = ObjC.file(
      "#define BEGIN_SAFE @try {\n#define END_SAFE } @catch (id e) { }\n@implementation A\n- (void)a {\n  BEGIN_SAFE\n  [self b];\n  END_SAFE\n}\n- (void)c { }\n@end\n"
    )
    #expect(file.problems == [])
    #expect(file.types.first?.methods.map(\.signature) == ["a", "c"])
    let open = ObjC.file(
      "#define WHEN_ON if (on) {\n@implementation A\n- (void)a {\n  WHEN_ON\n  [self b];\n  }\n}\n- (void)c { }\n@end\n"
    )
    #expect(open.problems == [])
    #expect(open.types.first?.methods.first?.body?.calls.map(\.callee) == ["self.b"])
  }

  @Test func aMissingEndIsTold() {
    let file = ObjC.file("@implementation A\n- (void)a { }\n@implementation B\n- (void)b { }\n@end\n")
    #expect(file.problems.map(\.message) == ["@end is missing"])
    #expect(file.types.map { $0.methods.count } == [1, 1])
  }

  @Test func conflictMarkersAreTold() {
    let file = ObjC.file(
      "@implementation A\n<<<<<<< HEAD\n- (void)a { }\n=======\n- (void)b { }\n>>>>>>> other\n@end\n")
    #expect(file.problems.map(\.message).contains("merge conflict marker"))
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func lineEndingsTabsAndWideTextChangeNothing(ending: String) {
    let source =
      "\u{FEFF}// 漢字 – “x”\n@implementation A\n\t- (void)a\n\t{\n\t\tNSString *名 = @\"漢字 { [\";\n\t\t[self b:名]; // }\n\t}\n@end\n"
    let file = ObjC.file(source.replacing("\n", with: ending))
    #expect(file.problems == [])
    #expect(file.types.first?.methods.first?.body?.calls.map(\.callee) == ["self.b:"])
    #expect(file.types.first?.methods.first?.body?.statements.first?.declares == ["名"])
  }

  @Test func repeatedOpenersTakeLinearTime() {
    for pattern in [
      "[", "(", "{", "^(", "@{", "[a b:", "a<", "(a)[", "R\"x(", "'", "#if A\n", "/*", "\"", "if(", "- (", "else ",
    ] {
      let source = "@implementation A\n- (void)a {\n" + String(repeating: pattern, count: 20_000)
      let elapsed = ContinuousClock().measure { #expect(Self.isSound(ObjC.file(source, path: "A.mm"))) }
      #expect(elapsed < .seconds(10), "\(pattern)")
    }
  }

  @Test func aLongFileIsReadQuickly() {
    let method = """
      - (void)method%d:(NSDictionary *)options {
        if ([options[@"key"] isEqualToString:@"value"]) {
          [[NSNotificationCenter defaultCenter] postNotificationName:@"x" object:self userInfo:@{ @"a": options }];
        }
      }

      """
    let source = "@implementation A\n" + String(repeating: method, count: 4100) + "@end\n"
    let text = SourceText(path: "A.m", source)
    #expect(text.lineCount > 20_000)
    let elapsed = ContinuousClock().measure {
      #expect(ObjectiveCSourceReader.read(text).types.first?.methods.count == 4100)
    }
    // Without optimisation; the optimised program takes a small fraction of it.
    #expect(elapsed < .seconds(20))
  }
}
