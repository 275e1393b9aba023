import Testing

@testable import Apply

/// The window of an Objective-C app delegate.
@Suite struct ObjectiveCWindowPlanTests {
  @Test func theWindowMovesIntoANewClass() throws {
    let planned = try PlannedProject.objectiveC().plan()
    planned.expect(
      "App/SceneDelegate.h",
      """
      #import <UIKit/UIKit.h>

      @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>

      @property (strong, nonatomic) UIWindow *window;

      @end
      """)
    planned.expect(
      "App/SceneDelegate.m",
      """
      #import "SceneDelegate.h"
      #import "ViewController.h"

      @implementation SceneDelegate

      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
          if (![scene isKindOfClass:[UIWindowScene class]]) {
              return;
          }
          UIWindowScene *windowScene = (UIWindowScene *)scene;

          self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
          self.window.rootViewController = [[ViewController alloc] init];
          [self.window makeKeyAndVisible];
      }

      @end
      """)
    planned.expect(
      "App/AppDelegate.m",
      """
      #import "AppDelegate.h"
      #import "ViewController.h"

      @implementation AppDelegate

      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
          return YES;
      }

      @end
      """)
  }

  /// The app delegate has no property for it: asking itself for one would end the app.
  @Test func aWindowInAVariableIsGivenBackAsWritten() throws {
    var project = PlannedProject.objectiveC(
      """
      - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
          [_navigation popToRootViewControllerAnimated:NO];
          return YES;
      }
      """,
      launch: """
        _window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        _navigation = [[UINavigationController alloc] init];
        [_window setRootViewController:_navigation];
        [_window makeKeyAndVisible];
        """)
    project.files["App/AppDelegate.h"] = """
      #import <UIKit/UIKit.h>

      @interface AppDelegate : NSObject <UIApplicationDelegate>
      @end

      """
    project.files["App/AppDelegate.m"] = project.files["App/AppDelegate.m"]?.replacing(
      "@implementation AppDelegate",
      with: """
        @interface AppDelegate () {
            UIWindow *_window;
            UINavigationController *_navigation;
        }
        @end

        @implementation AppDelegate
        """)
    let planned = try project.plan(["window.created-in-app-delegate": "call"])
    planned.expect("App/AppDelegate.m", contains: "[_window makeKeyAndVisible];\nreturn _window;")
    planned.expect("App/AppDelegate.m", lacks: "return self.window;")
  }

  /// A header does not tell what the implementation's own file says the class conforms to.
  @Test func aDelegateOfOtherObjectsIsTheAppDelegateOfAnyType() throws {
    var project = PlannedProject.objectiveC(
      "- (void)other { [self.tabs class]; }",
      launch: """
        self.tabs = [[UITabBarController alloc] init];
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = self.tabs;
        self.tabs.delegate = self;
        [self.window makeKeyAndVisible];
        """, header: "@property (strong, nonatomic) UITabBarController *tabs;")
    project.files["App/AppDelegate.m"] = project.files["App/AppDelegate.m"]?.replacing(
      "@implementation AppDelegate",
      with: "@interface AppDelegate () <UITabBarControllerDelegate>\n@end\n\n@implementation AppDelegate")
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect("App/SceneDelegate.m", holds: "delegate = (id)appDelegate;")
  }

  /// The protocol of app delegates declares the property; what both sides need keeps the making at launch.
  @Test func aSynthesizedWindowIsBound() throws {
    var project = PlannedProject.objectiveC(
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        NSUserDefaults *defaults = [self open:[NSUserDefaults standardUserDefaults]];
        [Store startWith:defaults];
        self.window.rootViewController = [[ViewController alloc] initWithDefaults:defaults];
        [self.window makeKeyAndVisible];
        [UNUserNotificationCenter.currentNotificationCenter setDelegate:defaults];
        """)
    project.files["App/AppDelegate.h"] = project.files["App/AppDelegate.h"]?.replacing(
      "@property (strong, nonatomic) UIWindow *window;\n", with: "")
    project.files["App/AppDelegate.m"] = project.files["App/AppDelegate.m"]?.replacing(
      "@implementation AppDelegate", with: "@implementation AppDelegate\n\n@synthesize window;")
    let planned = try project.plan(["window.created-in-app-delegate": "bind"])
    planned.expect("App/SceneDelegate.m", contains: "self.window = appDelegate.window;")
    #expect(try #require(planned.plan.after).report.findings.allSatisfy { $0.rule != "window.none" })
  }

  /// An SDK answers when it is done; by then the app delegate has the scene's window.
  @Test func aHandlerOfAnSDKStays() throws {
    let planned = try PlannedProject.objectiveC(
      "- (void)show:(id)link {\n    [self.window.rootViewController setTitle:@\"link\"];\n}",
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = [[ViewController alloc] init];
        [self.window makeKeyAndVisible];
        [[Kit shared] startWithOptions:launchOptions andHandler:^(id link) {
            [self show:link];
        }];
        """
    ).plan(["window.created-in-app-delegate": "move", "window.app-delegate-read": "mirror"])
    planned.expect("App/AppDelegate.m", holds: "[[Kit shared] startWithOptions:launchOptions andHandler:^(id link) {")
    planned.expect("App/SceneDelegate.m", lacks: "[[Kit shared] startWithOptions:nil andHandler:^(id link) {")
    // Behind the making, before the window is shown.
    planned.expect(
      "App/SceneDelegate.m",
      holds: "initWithWindowScene:windowScene];\nappDelegate.window = self.window;\nself.window.rootViewController")
  }

  @Test func manifestAndProjectNameTheClass() throws {
    let planned = try PlannedProject.objectiveC().plan()
    planned.expect("App/Info.plist", contains: "<string>SceneDelegate</string>")
    let project = planned["App.xcodeproj/project.pbxproj"] ?? ""
    #expect(project.contains("SceneDelegate.m in Sources"))
    #expect(project.contains("/* SceneDelegate.h */ = {isa = PBXFileReference"))
    #expect(!project.contains("SceneDelegate.h in Sources"))
  }

  @Test func theFilesOwnWayOfWritingIsKept() throws {
    var project = PlannedProject.objectiveC()
    let licence =
      "// AppDelegate.m\n// Created by Somebody on 1/2/20.\n// Copyright 2020 Example. All rights reserved.\n\n"
    project.files["App/AppDelegate.m"] =
      licence + """
        #import "AppDelegate.h"
        #import "ViewController.h"

        @implementation AppDelegate

        -(BOOL)application:(UIApplication*)application didFinishLaunchingWithOptions:(NSDictionary*)launchOptions
        {
        \tself.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
        \tself.window.rootViewController = [[ViewController alloc] init];
        \t[self.window makeKeyAndVisible];
        \treturn YES;
        }

        @end

        """
    project.files = project.files.mapValues { $0.replacing("\n", with: "\r\n") }
    let planned = try project.plan()
    let text = try #require(planned["App/SceneDelegate.m"])
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
    #expect(text.hasPrefix("// SceneDelegate.m\r\n// Copyright 2020 Example. All rights reserved.\r\n\r\n#import"))
    #expect(
      text.contains(
        "\r\n-(void)scene:(UIScene*)scene willConnectToSession:(UISceneSession*)session"
          + " options:(UISceneConnectionOptions*)connectionOptions\r\n{\r\n\tif (!["))
  }

  @Test func aClassExtensionsPropertyIsDeclaredInTheHeader() throws {
    let planned = try PlannedProject.objectiveC(
      launch: """
        self.store = [Store new];
        _window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        // The first screen.
        _window.rootViewController = [[ViewController alloc] initWithStore:_store];
        [_window makeKeyAndVisible];
        """,
      extensionMembers: "@property (nonatomic) Store *store;", imports: ["#import \"Store.h\""],
      files: ["App/Store.h": "#import <Foundation/Foundation.h>\n@interface Store : NSObject\n@end\n"]
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/AppDelegate.h",
      """
      #import <UIKit/UIKit.h>
      @class Store;

      @interface AppDelegate : UIResponder <UIApplicationDelegate>

      @property (strong, nonatomic) UIWindow *window;
      @property (nonatomic) Store *store;

      @end
      """)
    planned.expect("App/AppDelegate.m", lacks: "@property (nonatomic) Store *store;")
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        UIWindowScene *windowScene = (UIWindowScene *)scene;
        AppDelegate *appDelegate = (AppDelegate *)UIApplication.sharedApplication.delegate;
        _window = [[UIWindow alloc] initWithWindowScene:windowScene];
        // The first screen.
        _window.rootViewController = [[ViewController alloc] initWithStore:appDelegate.store];
        [_window makeKeyAndVisible];
        """)
    planned.expect("App/SceneDelegate.m", contains: "#import \"AppDelegate.h\"\n#import \"ViewController.h\"")
  }

  @Test func whatIsDeclaredTogetherStandsApart() throws {
    let planned = try PlannedProject.objectiveC(
      "- (void)tint {\n    self.window.tintColor = [UIColor redColor];\n}",
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [self tint];
        self.window.rootViewController = [[ViewController alloc] initWithName:self.name];
        [self.window makeKeyAndVisible];
        """, extensionMembers: "@property (nonatomic) NSString *name;"
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/AppDelegate.h",
      """
      #import <UIKit/UIKit.h>

      @interface AppDelegate : UIResponder <UIApplicationDelegate>

      @property (strong, nonatomic) UIWindow *window;
      @property (nonatomic) NSString *name;

      - (void)tint;

      @end
      """)
  }

  @Test func whatAnInstanceVariableHoldsStays() throws {
    let project = PlannedProject.objectiveC(
      launch: """
        root = [ViewController new];
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = root;
        [self.window makeKeyAndVisible];
        """, extensionMembers: "{\n    ViewController *root;\n}")
    let planned = try project.plan()
    planned.expect(
      "App/AppDelegate.m",
      contains: """
        /// Sets up the window of a scene that connects.
        - (UIWindow *)connectWindowScene:(UIWindowScene *)windowScene {
        self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
        self.window.rootViewController = root;
        [self.window makeKeyAndVisible];
        return self.window;
        }
        """)
    planned.expect("App/AppDelegate.h", contains: "- (UIWindow *)connectWindowScene:(UIWindowScene *)windowScene;")
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        self.window = [(AppDelegate *)UIApplication.sharedApplication.delegate connectWindowScene:windowScene];
        """)
    let moved = try project.plan(["window.created-in-app-delegate": "move"])
    #expect(!moved.plan.isApplicable)
    #expect(moved["App/AppDelegate.m"] == moved.before["App/AppDelegate.m"])
  }

  @Test func aHelperIsGivenTheScene() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)showFirstScreen {
          self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
          self.window.rootViewController = [ViewController new];
          [self.window makeKeyAndVisible];
      }
      """, launch: "[self showFirstScreen];"
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/AppDelegate.m",
      contains: """
        - (void)showFirstScreenForScene:(UIWindowScene *)windowScene {
        self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
        """)
    planned.expect(
      "App/AppDelegate.h", contains: "- (void)showFirstScreenForScene:(UIWindowScene *)windowScene;")
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        [appDelegate showFirstScreenForScene:windowScene];
        self.window = appDelegate.window;
        """)
  }

  @Test func aHelperInSwiftIsGivenTheSceneInItsOwnLanguage() throws {
    var project = PlannedProject.objectiveC(
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = [ViewController new];
        [self.window makeKeyAndVisible];
        [self showLock];
        """, header: "@property (nullable, strong, nonatomic) UIWindow *lockWindow;",
      imports: ["#import \"App-Swift.h\""], sources: ["AppDelegate+Lock.swift"])
    project.files["App/AppDelegate+Lock.swift"] = """
      import UIKit

      extension AppDelegate {
          @objc func showLock() {
              lockWindow = UIWindow(frame: UIScreen.main.bounds)
              lockWindow?.makeKeyAndVisible()
          }
      }

      """
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/AppDelegate+Lock.swift",
      contains: """
        @objc func showLock(forScene windowScene: UIWindowScene) {
            lockWindow = UIWindow(windowScene: windowScene)
            lockWindow?.makeKeyAndVisible()
        """)
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        [self.window makeKeyAndVisible];
        [appDelegate showLockForScene:windowScene];
        }
        """)
    planned.expect("App/SceneDelegate.m", contains: "#import \"App-Swift.h\"")
  }

  @Test func aHeaderThatTellsWhatMayBeNilGoesOnToDoSo() throws {
    let planned = try PlannedProject.objectiveC(header: "@property (nullable, strong, nonatomic) NSString *token;")
      .plan(["window.created-in-app-delegate": "call"])
    planned.expect(
      "App/AppDelegate.h",
      contains: "- (nullable UIWindow *)connectWindowScene:(nonnull UIWindowScene *)windowScene;")
  }

  @Test func aHelperThatWorksOnTheWindowIsLentIt() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)tint {
          self.window.tintColor = [UIColor redColor];
      }
      """,
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        [self tint];
        self.window.rootViewController = [ViewController new];
        [self.window makeKeyAndVisible];
        """, header: "- (void)tint;"
    ).plan(["window.created-in-app-delegate": "move"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
        appDelegate.window = self.window;
        [appDelegate tint];
        """)
  }

  @Test func codeThatWorksOnTheStoryboardsWindowIsGivenIt() throws {
    let project = PlannedProject.objectiveC(launch: "self.window.tintColor = [UIColor redColor];").withMainStoryboard
    let planned = try project.plan(["window.created-in-app-delegate": "call"])
    planned.expect(
      "App/AppDelegate.m",
      contains: """
        /// What each scene that connects needs.
        - (void)connectScene {
        self.window.tintColor = [UIColor redColor];
        }
        """)
    planned.expect("App/AppDelegate.h", contains: "- (void)connectScene;")
    planned.expect(
      "App/SceneDelegate.m",
      holds: ".window = self.window;\n[(AppDelegate *)UIApplication.sharedApplication.delegate connectScene];")
  }

  @Test func theClassCanStandInTheAppDelegatesFile() throws {
    let planned = try PlannedProject.objectiveC().plan(["adoption.missing": "append"])
    #expect(planned["App/SceneDelegate.m"] == nil)
    planned.expect(
      "App/AppDelegate.m",
      contains: """
        @end
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end
        @implementation SceneDelegate
        """)
    #expect(planned["App.xcodeproj/project.pbxproj"] == planned.before["App.xcodeproj/project.pbxproj"])
  }

  @Test func aFilesWordsForTheApplicationAreKept() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)applicationWillResignActive:(UIApplication *)application {
          [[UIApplication sharedApplication] endEditing];
      }
      """
    ).plan(["callback.lifecycle": "call"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        [[UIApplication sharedApplication].delegate applicationWillResignActive:[UIApplication sharedApplication]];
        """)
  }

  @Test func codeCanNameTheClass() throws {
    let planned = try PlannedProject.objectiveC().plan(["adoption.missing": "dynamic"])
    planned.expect("App/AppDelegate.m", contains: "#import \"ViewController.h\"\n#import \"SceneDelegate.h\"")
    planned.expect(
      "App/AppDelegate.m",
      contains: """
        - (UISceneConfiguration *)application:(UIApplication *)application configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession options:(UISceneConnectionOptions *)options {
        UISceneConfiguration *configuration = [[UISceneConfiguration alloc] initWithName:@"Default Configuration" sessionRole:connectingSceneSession.role];
        if ([connectingSceneSession.role isEqualToString:UIWindowSceneSessionRoleApplication]) {
        configuration.delegateClass = [SceneDelegate class];
        }
        return configuration;
        }
        """)
    #expect(planned["App/Info.plist"] == planned.before["App/Info.plist"])
  }

  @Test func aPrefixIsKept() throws {
    var project = PlannedProject.objectiveC()
    for (path, text) in project.files where path.contains("AppDelegate") || path.hasSuffix("main.m") {
      project.files[path] = nil
      project.files[path.replacing("AppDelegate", with: "XYZAppDelegate")] = text.replacing(
        "AppDelegate", with: "XYZAppDelegate")
    }
    project.files["App.xcodeproj/project.pbxproj"] = project.files["App.xcodeproj/project.pbxproj"]?.replacing(
      "AppDelegate", with: "XYZAppDelegate")
    let planned = try project.plan()
    #expect(planned["App/XYZSceneDelegate.m"]?.contains("@implementation XYZSceneDelegate") == true)
    planned.expect("App/Info.plist", contains: "<string>XYZSceneDelegate</string>")
  }

  @Test func aClassWithoutHeaderGetsItsSceneDelegateInItsOwnFile() throws {
    var project = PlannedProject.objectiveC(
      launch: """
        self.store = [Store new];
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = [[ViewController alloc] initWithStore:self.store];
        [self.window makeKeyAndVisible];
        """)
    project.files["App/AppDelegate.h"] = nil
    project.files["App/AppDelegate.m"] = project.files["App/AppDelegate.m"]?.replacing(
      "#import \"AppDelegate.h\"",
      with: """
        #import <UIKit/UIKit.h>

        @interface AppDelegate : UIResponder <UIApplicationDelegate>

        @property (strong, nonatomic) UIWindow *window;
        @property (nonatomic) Store *store;

        @end
        """)
    project.files["App/main.m"] = project.files["App/main.m"]?.replacing(
      "NSStringFromClass([AppDelegate class])", with: "@\"AppDelegate\"")
    let planned = try project.plan(["window.created-in-app-delegate": "move"])
    #expect(planned["App/SceneDelegate.m"] == nil)
    planned.expect(
      "App/AppDelegate.m",
      contains: """
        AppDelegate *appDelegate = (AppDelegate *)UIApplication.sharedApplication.delegate;
        self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
        self.window.rootViewController = [[ViewController alloc] initWithStore:appDelegate.store];
        """)
  }

  /// UIKit asks the app delegate about orientations, and it asks its window: the header has to tell of one to be given it.
  @Test func aWindowOfTheImplementationAloneIsToldInTheHeader() throws {
    var project = PlannedProject.objectiveC(
      """
      - (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window {
          return self.window.rootViewController.supportedInterfaceOrientations;
      }
      """)
    project.files["App/AppDelegate.h"] =
      "@import UIKit;\n\n@interface AppDelegate : UIResponder\n\n- (void)reload;\n\n@end\n"
    project.files["App/AppDelegate.m"] = project.files["App/AppDelegate.m"]?.replacing(
      "@implementation AppDelegate",
      with:
        "@interface AppDelegate () <UIApplicationDelegate>\n@end\n\n@implementation AppDelegate\n\n@synthesize window = _window;"
    )
    let planned = try project.plan(["window.app-delegate-read": "mirror"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
        appDelegate.window = self.window;
        """)
    planned.expect("App/AppDelegate.h", contains: "@property (strong, nonatomic) UIWindow *window;")
  }
}
