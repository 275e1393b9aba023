import Testing

@testable import Apply

/// The headers and modules that code which leaves an Objective-C app delegate takes along.
@Suite struct ObjectiveCImportPlanTests {
  /// `self.environment.router`: the class of each step has to be known.
  @Test func theHeadersOfAChainComeAlong() throws {
    let planned = try PlannedProject.objectiveC(
      "- (id)other {\n    return self.environment;\n}",
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [self.environment.router openIn:self.window];
        [self.window makeKeyAndVisible];
        """, header: "@property (strong, nonatomic) Environment *environment;",
      imports: ["#import \"Environment.h\"", "#import \"Router.h\""],
      files: [
        "App/Environment.h":
          "#import <UIKit/UIKit.h>\n@class Router;\n@interface Environment : NSObject\n@property (strong, nonatomic) Router *router;\n@end\n",
        "App/Router.h":
          "#import <UIKit/UIKit.h>\n@interface Router : NSObject\n- (void)openIn:(UIWindow *)window;\n@end\n",
      ]
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/SceneDelegate.m", holds: "#import \"Router.h\"")
  }

  @Test func anImportOfSomeBuildsComesWithItsCondition() throws {
    let planned = try PlannedProject.objectiveC(
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = [[ViewController alloc] init];
        [self.window makeKeyAndVisible];
        #if DEBUG
        [[Overlay shared] attachTo:self.window];
        #endif
        """, imports: ["#if DEBUG", "#import \"Overlay.h\"", "#endif"]
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/SceneDelegate.m", contains: "#if DEBUG\n#import \"Overlay.h\"\n#endif")
  }

  @Test func aTypeKnownByNameAloneComesWithItsHeader() throws {
    let launch = """
      self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
      [self.store openInWindow:self.window];
      [self.window makeKeyAndVisible];
      """
    let files = [
      "App/Store.h": "@interface Store : NSObject\n- (void)openInWindow:(UIWindow *)window;\n@end\n"
    ]
    let inside = try PlannedProject.objectiveC(
      launch: launch, extensionMembers: "@property (strong, nonatomic) Store *store;",
      imports: ["#import \"Store.h\""], files: files
    ).plan(["window.created-in-app-delegate": "move"])
    inside.expect("App/AppDelegate.h", contains: "@class Store;")
    inside.expect(
      "App/SceneDelegate.m", contains: "#import \"AppDelegate.h\"\n#import \"Store.h\"\n@implementation SceneDelegate")
    // Where the framework that has it cannot be read, too.
    let module = try PlannedProject.objectiveC(
      launch: launch, extensionMembers: "@property (strong, nonatomic) Store *store;", imports: ["@import StoreKitten;"]
    ).plan(["window.created-in-app-delegate": "move"])
    module.expect("App/SceneDelegate.m", contains: "@import StoreKitten;")
    var header = PlannedProject.objectiveC(
      launch: launch, header: "@property (strong, nonatomic) Store *store;", imports: ["#import \"Store.h\""],
      files: files)
    let declared = header.files["App/AppDelegate.h"] ?? ""
    header.files["App/AppDelegate.h"] = declared.replacing("@interface", with: "@class Store;\n\n@interface")
    let forward = try header.plan(["window.created-in-app-delegate": "move"])
    forward.expect("App/SceneDelegate.m", contains: "#import \"Store.h\"")
    // The header that is imported anyway brings it.
    header.files["App/AppDelegate.h"] = declared.replacing("@interface", with: "#import \"Store.h\"\n\n@interface")
    let whole = try header.plan(["window.created-in-app-delegate": "move"])
    whole.expect("App/SceneDelegate.m", lacks: "#import \"Store.h\"")
  }

  /// A header that tells no more of a class than its name is not enough for a message to it, whatever Swift adds to it.
  @Test func theHeaderOfAMemberOfAMemberComesAlong() throws {
    var project = PlannedProject.objectiveC(
      launch: """
        self.store = [[Store alloc] init];
        [self.store open];
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [self.store.router openIn:self.window];
        [self.window makeKeyAndVisible];
        """, header: "@property (strong, nonatomic) Store *store;",
      imports: ["#import \"Store.h\"", "#import \"Router.h\"", "#import \"App-Swift.h\""],
      files: [
        "App/Store.h":
          "#import <Foundation/Foundation.h>\n@class Router;\n@interface Store : NSObject\n@property (readonly) Router *router;\n- (void)open;\n@end\n",
        "App/Store.m":
          "#import \"Store.h\"\n\n@implementation Store\n- (void)open { [[NSNotificationCenter defaultCenter] postNotificationName:UIApplicationDidBecomeActiveNotification object:nil]; }\n@end\n",
        "App/Router.h":
          "#import <UIKit/UIKit.h>\n@interface Router : NSObject\n- (void)openIn:(UIWindow *)window;\n@end\n",
        "App/Router+More.swift":
          "import UIKit\n\nextension Router {\n    func root() -> UIViewController? { UIApplication.shared.keyWindow?.rootViewController }\n}\n",
      ], sources: ["Store.m", "Router+More.swift"])
    project.files["App/AppDelegate.h"] = project.files["App/AppDelegate.h"]?.replacing(
      "@interface", with: "@class Store;\n\n@interface")
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/SceneDelegate.m", contains: "[appDelegate.store.router openIn:self.window];")
    planned.expect("App/SceneDelegate.m", contains: "#import \"Router.h\"")
  }
}
