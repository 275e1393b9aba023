import Testing

@testable import Audit

@Suite struct ObjectiveCMessageTests {
  @Test func nestedMessagesBecomeOnePath() {
    #expect(
      ObjectiveC.calls("[[GIDSignIn sharedInstance] handleURL:url];") == [
        "GIDSignIn.sharedInstance.handleURL:", "GIDSignIn.sharedInstance",
      ])
    #expect(ObjectiveC.calls("[GIDSignIn.sharedInstance handleURL:url];") == ["GIDSignIn.sharedInstance.handleURL:"])
    #expect(
      ObjectiveC.calls("[[[[UIApplication sharedApplication] delegate] window] makeKeyAndVisible];").first
        == "UIApplication.sharedApplication.delegate.window.makeKeyAndVisible")
  }

  @Test func argumentsKeepTheirPartOfTheSelector() throws {
    let source = "[[FBSDKApplicationDelegate sharedInstance] application:app openURL:url options:options];"
    let call = try #require(ObjectiveC.body(source).calls.first)
    #expect(call.path == ["FBSDKApplicationDelegate", "sharedInstance", "application:openURL:options:"])
    #expect(call.signature == "application:openURL:options:")
    #expect(call.arguments.map(\.label) == ["application", "openURL", "options"])
    #expect(call.arguments.map(\.text) == ["app", "url", "options"])
    #expect(call.arguments.map(\.names) == [["app"], ["url"], ["options"]])
  }

  @Test func theConditionalOperatorInAnArgumentIsNoPartOfTheSelector() throws {
    let call = try #require(ObjectiveC.body("[x setA:flag ? one : two b:y ?: z];").calls.first)
    #expect(call.name == "setA:b:")
    #expect(call.arguments.map(\.text) == ["flag ? one : two", "y ?: z"])
  }

  @Test func variableArgumentsFollowTheLastLabel() throws {
    let call = try #require(ObjectiveC.body("[NSString stringWithFormat:@\"%@:%d\", name, 3];").calls.first)
    #expect(call.name == "stringWithFormat:")
    #expect(call.arguments.map(\.label) == ["stringWithFormat", nil, nil])
    #expect(call.arguments.map(\.text) == ["@\"%@:%d\"", "name", "3"])
  }

  @Test func castsAndParenthesesAreSeenThrough() {
    #expect(
      ObjectiveC.references("((AppDelegate *)[UIApplication sharedApplication].delegate).window;") == [
        "UIApplication.sharedApplication.delegate.window"
      ])
    #expect(
      ObjectiveC.references("((AppDelegate *)[[UIApplication sharedApplication] delegate]).window.rootViewController = vc;")
        == ["UIApplication.sharedApplication.delegate.window.rootViewController =", "vc"])
    #expect(ObjectiveC.calls("[(AppDelegate *)app.delegate start];") == ["app.delegate.start"])
    #expect(ObjectiveC.calls("[((id<UIApplicationDelegate>)d) application:a];") == ["d.application:"])
    #expect(ObjectiveC.references("x = (id)[self foo];") == ["x =", "self.foo"])
    #expect(ObjectiveC.references("x = (NSString *)y;") == ["x =", "y"])
    #expect(ObjectiveC.references("x = (CGRect){ .origin = p, .size = s };") == ["x =", "p", "s"])
  }

  @Test func dotSyntaxIsReadAndWritten() {
    #expect(ObjectiveC.references("self.window.rootViewController = vc;") == ["self.window.rootViewController =", "vc"])
    #expect(ObjectiveC.references("_window = [UIWindow new];") == ["_window =", "UIWindow.new"])
    #expect(ObjectiveC.references("self->_count += 1; ++_total; _seen--;") == ["self._count =", "_total =", "_seen ="])
    #expect(ObjectiveC.references("[UIApplication sharedApplication].delegate.window;") == [
      "UIApplication.sharedApplication.delegate.window"
    ])
  }

  @Test func aSetterMessageWritesTheProperty() {
    #expect(ObjectiveC.references("[self.window setRootViewController:vc];") == ["self.window.rootViewController =", "vc"])
    #expect(ObjectiveC.references("[self setWindow:w];") == ["self.window =", "w"])
    #expect(ObjectiveC.references("[item setURL:u];") == ["item.URL =", "u"])
    #expect(ObjectiveC.references("[defaults setObject:o forKey:k];") == ["defaults", "o", "k"])
  }

  @Test func selfIsAValueOnlyWhereItIsPassedOn() {
    #expect(ObjectiveC.references("[self start];") == ["self.start"])
    #expect(ObjectiveC.references("[self startWith:1];") == [])
    #expect(ObjectiveC.references("center.delegate = self;") == ["center.delegate =", "self"])
    #expect(ObjectiveC.references("[super start];") == ["super.start"])
  }

  @Test func subscriptsAppearAsTheirBase() {
    #expect(
      ObjectiveC.references("launchOptions[UIApplicationLaunchOptionsURLKey];") == [
        "launchOptions", "UIApplicationLaunchOptionsURLKey",
      ])
    #expect(ObjectiveC.references("[UIApplication sharedApplication].windows[0].rootViewController;") == [
      "UIApplication.sharedApplication.windows.rootViewController"
    ])
    #expect(ObjectiveC.references("self.items[index] = x;").sorted() == ["index", "self.items =", "x"])
  }

  @Test func literalsHoldCode() {
    #expect(ObjectiveC.calls("x = @{ @\"a\": [self a], key: @[ [self b], @([self c]) ] };") == ["self.a", "self.b", "self.c"])
    #expect(ObjectiveC.references("x = @[ @YES, @1, @-2, @'c', @\"s\" ];") == ["x ="])
  }

  @Test func selectorsStringsAndCommentsAreNoCode() {
    #expect(ObjectiveC.calls("[t addTarget:self action:@selector(handleURL:options:)];") == ["t.addTarget:action:"])
    #expect(ObjectiveC.calls("NSLog(@\"[self window] %@\", /* [self a] */ x); // [self b]") == ["NSLog"])
    #expect(ObjectiveC.references("s = @\"self.window\" @\"; [x y]\";") == ["s ="])
    #expect(ObjectiveC.calls("if (@available(iOS 13.0, *)) { [self a]; }") == ["self.a"])
  }

  @Test func blocksAreCodeOfTheirOwn() throws {
    let source = "[UIView animateWithDuration:1 animations:^{ [self a]; } completion:^(BOOL finished) { [self b]; return; }];"
    let statement = try #require(ObjectiveC.body(source).statements.first)
    #expect(statement.calls.map(\.callee) == ["UIView.animateWithDuration:animations:completion:", "self.a", "self.b"])
    #expect(statement.calls.first?.hasTrailingClosure == true)
    #expect(statement.blocks.map(\.statements.count) == [1, 2])
    #expect(ObjectiveC.calls("handler = ^NSString *(id a, NSError **e) { return [a b]; };") == ["a.b"])
    #expect(ObjectiveC.calls("dispatch_async(dispatch_get_main_queue(), ^{ [self a]; });") == [
      "dispatch_async", "dispatch_get_main_queue", "self.a",
    ])
    #expect(ObjectiveC.references("z = a ^ b;") == ["z =", "a", "b"])
  }

  @Test func callsOfBlocksAndFunctionsReadTheirName() {
    #expect(ObjectiveC.calls("completionHandler(UIBackgroundFetchResultNewData);") == ["completionHandler"])
    #expect(ObjectiveC.references("completionHandler(UIBackgroundFetchResultNewData);") == [
      "completionHandler", "UIBackgroundFetchResultNewData",
    ])
    #expect(ObjectiveC.calls("self.done(YES);") == ["self.done"])
    #expect(ObjectiveC.calls("CGRectMake(a(1), 2, 3, 4).size.width;") == ["CGRectMake", "a"])
  }

  @Test func rangesCoverTheWholeMessage() throws {
    let source = "[[A b] c:d];"
    let file = ObjectiveC.file("@implementation A\n- (void)run { \(source) }\n@end\n")
    let body = try #require(file.types.first?.methods.first?.body)
    #expect(body.calls.map { file.text.string(in: $0.range) } == ["[[A b] c:d]", "[A b]"])
    #expect(body.references.map { file.text.string(in: $0.range) } == ["[A b]", "d"])
  }

  @Test func genericReceiversAreNoComparison() {
    #expect(ObjectiveC.calls("x = [NSMutableArray<NSString *> new];") == ["NSMutableArray.new"])
    #expect(ObjectiveC.calls("x = [[NSMutableArray<UIView *> alloc] initWithCapacity:3];").first == "NSMutableArray.alloc.initWithCapacity:")
  }

  @Test func messagesNestToAnyUsefulDepth() {
    let depth = 40
    let source = String(repeating: "[", count: depth) + "a" + String(repeating: " b]", count: depth) + ";"
    #expect(ObjectiveC.body(source).calls.count == depth)
    #expect(ObjectiveC.body(source).references.count == 1)
  }

  @Test func cPlusPlusInBodiesIsRead() {
    let path = "App/Engine.mm"
    #expect(ObjectiveC.calls("auto f = [this, x](int a) -> bool { return [self ok:a]; };", path: path) == ["self.ok:"])
    #expect(ObjectiveC.calls("run([&]{ [self a]; });", path: path) == ["run", "self.a"])
    #expect(ObjectiveC.calls("std::vector<std::vector<int>> v(3); v.push_back(f<int>(1));", path: path) == [
      "v.push_back", "f",
    ])
    #expect(ObjectiveC.calls("auto p = std::make_shared<Foo>(a); p->go(); ns::run();", path: path) == [
      "std.make_shared", "p.go", "ns.run",
    ])
    #expect(ObjectiveC.calls("auto s = R\"x([self no] } )\" )x\"; [self yes];", path: path) == ["self.yes"])
    #expect(ObjectiveC.calls("for (const auto &x : list) { x.go(1'000); }", path: path) == ["x.go"])
  }

  @Test func macrosOfTheFileAreSeenThrough() {
    let source = """
      #define APP ((AppDelegate *)[UIApplication sharedApplication].delegate)
      @implementation A
      - (void)run { APP.window.tintColor = c; [APP start]; }
      @end
      """
    let body = ObjectiveC.file(source).types.first?.methods.first?.body
    #expect(body?.references.first?.path == ["UIApplication", "sharedApplication", "delegate", "window", "tintColor"])
    #expect(body?.calls.map(\.callee) == ["UIApplication.sharedApplication.delegate.start"])
  }
}
