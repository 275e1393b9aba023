import Testing

@testable import Audit

@Suite struct ObjectiveCMessageTests {
  @Test func nestedMessagesBecomeOnePath() {
    #expect(
      ObjC.calls("[[GIDSignIn sharedInstance] handleURL:url];") == [
        "GIDSignIn.sharedInstance.handleURL:", "GIDSignIn.sharedInstance",
      ])
    #expect(ObjC.calls("[GIDSignIn.sharedInstance handleURL:url];") == ["GIDSignIn.sharedInstance.handleURL:"])
    #expect(
      ObjC.calls("[[[[UIApplication sharedApplication] delegate] window] makeKeyAndVisible];").first
        == "UIApplication.sharedApplication.delegate.window.makeKeyAndVisible")
  }

  @Test func argumentsKeepTheirPartOfTheSelector() throws {
    let source = "[[FBSDKApplicationDelegate sharedInstance] application:app openURL:url options:options];"
    let call = try #require(ObjC.body(source).calls.first)
    #expect(call.path == ["FBSDKApplicationDelegate", "sharedInstance", "application:openURL:options:"])
    #expect(call.signature == "application:openURL:options:")
    #expect(call.arguments.map(\.label) == ["application", "openURL", "options"])
    #expect(call.arguments.map(\.text) == ["app", "url", "options"])
    #expect(call.arguments.map(\.names) == [["app"], ["url"], ["options"]])
  }

  @Test func theConditionalOperatorInAnArgumentIsNoPartOfTheSelector() throws {
    let call = try #require(ObjC.body("[x setA:flag ? one : two b:y ?: z];").calls.first)
    #expect(call.name == "setA:b:")
    #expect(call.arguments.map(\.text) == ["flag ? one : two", "y ?: z"])
  }

  @Test func variableArgumentsFollowTheLastLabel() throws {
    let call = try #require(ObjC.body("[NSString stringWithFormat:@\"%@:%d\", name, 3];").calls.first)
    #expect(call.name == "stringWithFormat:")
    #expect(call.arguments.map(\.label) == ["stringWithFormat", nil, nil])
    #expect(call.arguments.map(\.text) == ["@\"%@:%d\"", "name", "3"])
  }

  @Test func castsAndParenthesesAreSeenThrough() {
    #expect(
      ObjC.references("((AppDelegate *)[UIApplication sharedApplication].delegate).window;") == [
        "UIApplication.sharedApplication.delegate.window", "AppDelegate",
      ])
    #expect(
      ObjC.references(
        "((AppDelegate *)[[UIApplication sharedApplication] delegate]).window.rootViewController = vc;")
        == ["UIApplication.sharedApplication.delegate.window.rootViewController =", "AppDelegate", "vc"])
    #expect(ObjC.calls("[(AppDelegate *)app.delegate start];") == ["app.delegate.start"])
    #expect(ObjC.calls("[((id<UIApplicationDelegate>)d) application:a];") == ["d.application:"])
    #expect(ObjC.references("x = (id)[self foo];") == ["x =", "self.foo"])
    #expect(ObjC.references("x = (NSString *)y;") == ["x =", "NSString", "y"])
    #expect(ObjC.references("x = (CGRect){ .origin = p, .size = s };") == ["x =", "CGRect", "p", "s"])
  }

  @Test func dotSyntaxIsReadAndWritten() {
    #expect(
      ObjC.references("self.window.rootViewController = vc;") == ["self.window.rootViewController =", "vc"])
    #expect(ObjC.references("_window = [UIWindow new];") == ["_window =", "UIWindow.new"])
    #expect(ObjC.references("self->_count += 1; ++_total; _seen--;") == ["self._count =", "_total =", "_seen ="])
    #expect(
      ObjC.references("[UIApplication sharedApplication].delegate.window;") == [
        "UIApplication.sharedApplication.delegate.window"
      ])
  }

  @Test func aSetterMessageWritesTheProperty() {
    #expect(
      ObjC.references("[self.window setRootViewController:vc];") == ["self.window.rootViewController =", "vc"])
    #expect(ObjC.references("[self setWindow:w];") == ["self.window =", "w"])
    #expect(ObjC.references("[item setURL:u];") == ["item.URL =", "u"])
    #expect(ObjC.references("[defaults setObject:o forKey:k];") == ["defaults", "o", "k"])
  }

  @Test func selfIsAValueOnlyWhereItIsPassedOn() {
    #expect(ObjC.references("[self start];") == ["self.start"])
    #expect(ObjC.references("[self startWith:1];") == [])
    #expect(ObjC.references("center.delegate = self;") == ["center.delegate =", "self"])
    #expect(ObjC.references("[super start];") == ["super.start"])
  }

  @Test func subscriptsAppearAsTheirBase() {
    #expect(
      ObjC.references("launchOptions[UIApplicationLaunchOptionsURLKey];") == [
        "launchOptions", "UIApplicationLaunchOptionsURLKey",
      ])
    #expect(
      ObjC.references("[UIApplication sharedApplication].windows[0].rootViewController;") == [
        "UIApplication.sharedApplication.windows.rootViewController"
      ])
    let reads = ObjC.body("launchOptions[UIApplicationLaunchOptionsURLKey]; [launchOptions objectForKey:KEY];")
      .references
    #expect(
      reads.map(\.keys) == [["UIApplicationLaunchOptionsURLKey"], [], ["KEY"], []])
    #expect(ObjC.references("self.items[index] = x;").sorted() == ["index", "self.items =", "x"])
  }

  @Test func literalsHoldCode() {
    #expect(
      ObjC.calls("x = @{ @\"a\": [self a], key: @[ [self b], @([self c]) ] };") == ["self.a", "self.b", "self.c"])
    #expect(ObjC.references("x = @[ @YES, @1, @-2, @'c', @\"s\" ];") == ["x ="])
  }

  @Test func selectorsStringsAndCommentsAreNoCode() {
    #expect(ObjC.calls("[t addTarget:self action:@selector(handleURL:options:)];") == ["t.addTarget:action:"])
    #expect(ObjC.calls("NSLog(@\"[self window] %@\", /* [self a] */ x); // [self b]") == ["NSLog"])
    #expect(ObjC.references("s = @\"self.window\" @\"; [x y]\";") == ["s ="])
    #expect(ObjC.calls("if (@available(iOS 13.0, *)) { [self a]; }") == ["self.a"])
  }

  @Test func blocksAreCodeOfTheirOwn() throws {
    let source =
      "[UIView animateWithDuration:1 animations:^{ [self a]; } completion:^(BOOL finished) { [self b]; return; }];"
    let statement = try #require(ObjC.body(source).statements.first)
    #expect(statement.calls.map(\.callee) == ["UIView.animateWithDuration:animations:completion:", "self.a", "self.b"])
    #expect(statement.calls.first?.hasTrailingClosure == true)
    #expect(statement.blocks.map(\.statements.count) == [1, 2])
    #expect(ObjC.calls("handler = ^NSString *(id a, NSError **e) { return [a b]; };") == ["a.b"])
    #expect(
      ObjC.calls("dispatch_async(dispatch_get_main_queue(), ^{ [self a]; });") == [
        "dispatch_async", "dispatch_get_main_queue", "self.a",
      ])
    #expect(ObjC.references("z = a ^ b;") == ["z =", "a", "b"])
  }

  @Test func callsOfBlocksAndFunctionsReadTheirName() {
    #expect(ObjC.calls("completionHandler(UIBackgroundFetchResultNewData);") == ["completionHandler"])
    #expect(
      ObjC.references("completionHandler(UIBackgroundFetchResultNewData);") == [
        "completionHandler", "UIBackgroundFetchResultNewData",
      ])
    #expect(ObjC.calls("self.done(YES);") == ["self.done"])
    #expect(ObjC.calls("CGRectMake(a(1), 2, 3, 4).size.width;") == ["CGRectMake", "a"])
  }

  @Test func rangesCoverTheWholeMessage() throws {
    let source = "[[A b] c:d];"
    let file = ObjC.file("@implementation A\n- (void)run { \(source) }\n@end\n")
    let body = try #require(file.types.first?.methods.first?.body)
    #expect(body.calls.map { file.text.string(in: $0.range) } == ["[[A b] c:d]", "[A b]"])
    #expect(body.references.map { file.text.string(in: $0.range) } == ["[A b]", "d"])
  }

  @Test func genericReceiversAreNoComparison() {
    #expect(ObjC.calls("x = [NSMutableArray<NSString *> new];") == ["NSMutableArray.new"])
    #expect(
      ObjC.calls("x = [[NSMutableArray<UIView *> alloc] initWithCapacity:3];").first
        == "NSMutableArray.alloc.initWithCapacity:")
  }

  @Test func messagesNestToAnyUsefulDepth() {
    let depth = 40
    let source = String(repeating: "[", count: depth) + "a" + String(repeating: " b]", count: depth) + ";"
    #expect(ObjC.body(source).calls.count == depth)
    #expect(ObjC.body(source).references.count == 1)
  }

  @Test func cPlusPlusInBodiesIsRead() {
    let path = "App/Engine.mm"
    #expect(ObjC.calls("auto f = [this, x](int a) -> bool { return [self ok:a]; };", path: path) == ["self.ok:"])
    #expect(ObjC.calls("run([&]{ [self a]; });", path: path) == ["run", "self.a"])
    #expect(
      ObjC.calls("std::vector<std::vector<int>> v(3); v.push_back(f<int>(1));", path: path) == [
        "v.push_back", "f",
      ])
    #expect(
      ObjC.calls("auto p = std::make_shared<Foo>(a); p->go(); ns::run();", path: path) == [
        "std.make_shared", "p.go", "ns.run",
      ])
    #expect(ObjC.calls("auto s = R\"x([self no] } )\" )x\"; [self yes];", path: path) == ["self.yes"])
    #expect(ObjC.calls("for (const auto &x : list) { x.go(1'000); }", path: path) == ["x.go"])
  }

  @Test func macrosOfTheFileAreSeenThrough() {
    let source = """
      #define APP ((AppDelegate *)[UIApplication sharedApplication].delegate)
      @implementation A
      - (void)run { APP.window.tintColor = c; [APP start]; }
      @end
      """
    let body = ObjC.file(source).types.first?.methods.first?.body
    #expect(body?.references.first?.path == ["UIApplication", "sharedApplication", "delegate", "window", "tintColor"])
    #expect(body?.calls.map(\.callee) == ["UIApplication.sharedApplication.delegate.start"])
  }
}
