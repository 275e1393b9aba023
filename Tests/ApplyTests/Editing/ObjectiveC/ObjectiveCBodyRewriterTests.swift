import Audit
import Testing

@testable import Apply

@Suite struct ObjectiveCBodyRewriterTests {
  static let header = """
    #import <UIKit/UIKit.h>
    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @property (strong, nonatomic) UIWindow *window;
    @property (nonatomic) Store *store;
    - (BOOL)open:(NSURL *)url;
    @end
    """

  private func rewritten(
    _ method: String, extra: String = "", parameters: [String: String] = ["app": "application"],
    results: ObjectiveCBodyRewriter.Results = .drop
  ) throws -> ObjectiveCBodyRewriter.Rewritten {
    let source = """
      #import "AppDelegate.h"
      #define LIMIT 3
      static int counter;
      @interface AppDelegate ()
      @property (nonatomic) int secret;
      @end
      @implementation AppDelegate {
          int _raw;
      }
      \(extra)
      \(method)
      - (BOOL)open:(NSURL *)url { return YES; }
      - (void)hide { }
      @end
      """
    let index = SourceIndex(
      files: [("App/AppDelegate.h", Self.header), ("App/AppDelegate.m", source)].map {
        ObjectiveCSourceReader.read(SourceText(path: $0.0, $0.1))
      })
    let model = try #require(index.classModel("AppDelegate", in: nil))
    let first = try #require(model.methods.first)
    let analysis = BodyAnalyzer.analyse(first, of: model, in: index)
    return try ObjectiveCBodyRewriter(first, of: model, analysis: analysis).rewrite(
      parameters: parameters, results: results)
  }

  @Test func membersAndParametersAreReplaced() throws {
    let result = try rewritten(
      """
      - (void)applicationDidBecomeActive:(UIApplication *)app {
          // Save app
          if (self.store.isOpen) {
              [self.store saveFor:app];
          }
          [self open:_store.url];
          center.delegate = self;
          self.window.hidden = NO;
      }
      """)
    #expect(
      result.lines == [
        "// Save app", "if (appDelegate.store.isOpen) {", "\t[appDelegate.store saveFor:application];", "}",
        "[appDelegate open:appDelegate.store.url];", "center.delegate = appDelegate;", "self.window.hidden = NO;",
      ])
    #expect(result.usesReceiver)
    #expect(result.hidden == [])
  }

  @Test func valuesGoAndWhatTheyCallStays() throws {
    let result = try rewritten(
      """
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
          if (!url) return NO;
          if (first) return [self open:url];
          if (second) {
              return [self open:url] && ready;
          }
          return [self open:url];
      }
      """, parameters: ["url": "context.URL"])
    #expect(
      result.lines == [
        "if (!context.URL) return;", "if (first) { [appDelegate open:context.URL]; return; }", "if (second) {",
        "\t(void)([appDelegate open:context.URL] && ready);", "\treturn;", "}", "[appDelegate open:context.URL];",
      ])
  }

  @Test func valuesAreKeptWhereTheNewPlaceReturnsThem() throws {
    let result = try rewritten("- (BOOL)a:(id)app\n{\n    return [app ok];\n}", results: .keep)
    #expect(result.lines == ["return [application ok];"])
    #expect(!result.usesReceiver)
  }

  @Test func whatNoHeaderDeclaresIsTold() throws {
    let result = try rewritten("- (void)a { self.secret = 1; [self hide]; [self open:nil]; }")
    #expect(result.hidden.map(\.name) == ["secret", "hide"])
  }

  @Test func whatCannotMoveIsRefused() {
    #expect(throws: ObjectiveCMoveRefusal.usesSuper) { try rewritten("- (void)a { [super a]; }") }
    #expect(throws: ObjectiveCMoveRefusal.usesFileLocal(["counter"])) { try rewritten("- (void)a { counter++; }") }
    #expect(throws: ObjectiveCMoveRefusal.usesFileLocal(["LIMIT"])) { try rewritten("- (void)a { x = LIMIT; }") }
    #expect(throws: ObjectiveCMoveRefusal.usesInstanceVariable("_raw")) { try rewritten("- (void)a { _raw = 1; }") }
  }

  @Test func theTextAroundSynthesizedVariablesIsUnderstood() throws {
    let result = try rewritten("- (void)a { mine = 1; }", extra: "@synthesize store = mine;")
    #expect(result.lines == ["appDelegate.store = 1;"])
  }

  @Test func whatIsInheritedBelongsToTheOldObject() throws {
    let result = try rewritten(
      """
      - (void)applicationDidBecomeActive:(UIApplication *)app {
          [self performSelector:@selector(open:) withObject:@"self" afterDelay:1];
          [self.undoManager undo]; // self
          [self setWindow:nil];
          [[self window] layout];
      }
      """)
    #expect(
      result.lines == [
        "[appDelegate performSelector:@selector(open:) withObject:@\"self\" afterDelay:1];",
        "[appDelegate.undoManager undo]; // self", "[self setWindow:nil];", "[[self window] layout];",
      ])
    #expect(result.usesReceiver)
  }

  @Test func aLineThatStandsOutDoesNotShiftTheOthers() throws {
    let result = try rewritten(
      "- (void)applicationDidBecomeActive:(UIApplication *)app {\n    [A b];\n   [A c];\n    if (d) {\n        [A e];\n    }\n}"
    )
    #expect(result.lines == ["[A b];", "[A c];", "if (d) {", "\t[A e];", "}"])
  }
}
