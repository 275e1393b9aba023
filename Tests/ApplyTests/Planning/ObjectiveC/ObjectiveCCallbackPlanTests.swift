import Testing

@testable import Apply

/// Callbacks of an Objective-C app delegate: moved, called, observed.
@Suite struct ObjectiveCCallbackPlanTests {
  @Test func aMovedBodyStandsInTheSceneMethod() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)applicationDidBecomeActive:(UIApplication *)application {
          // Back again.
          [[Session shared] refresh:application];
      }
      """
    ).plan(["callback.lifecycle": "move"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        - (void)sceneDidBecomeActive:(UIScene *)scene {
        // Back again.
        [[Session shared] refresh:UIApplication.sharedApplication];
        }
        """)
    planned.expect("App/AppDelegate.m", lacks: "- (void)applicationDidBecomeActive:(UIApplication *)application {")
  }

  @Test func aCalledMethodStays() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)applicationWillEnterForeground:(UIApplication *)application {
          [[Session shared] refresh];
      }
      """
    ).plan(["callback.lifecycle": "call"])
    planned.expect(
      "App/SceneDelegate.m",
      """
      #import "SceneDelegate.h"
      #import "ViewController.h"

      @interface SceneDelegate ()

      /// The scene also enters the foreground when it first appears; applicationWillEnterForeground was only called on return.
      @property (nonatomic) BOOL wasInBackground;

      @end

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

      - (void)sceneWillEnterForeground:(UIScene *)scene {
          if (!self.wasInBackground) {
              return;
          }

          [UIApplication.sharedApplication.delegate applicationWillEnterForeground:UIApplication.sharedApplication];
      }

      - (void)sceneDidEnterBackground:(UIScene *)scene {
          self.wasInBackground = YES;
      }

      @end
      """)
  }

  @Test func anObserverCallsTheMethodOnceForAllWindows() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)applicationDidEnterBackground:(UIApplication *)application {
          [[Store shared] save];
      }
      """
    ).plan(["callback.lifecycle": "observe"])
    planned.expect(
      "App/AppDelegate.m",
      contains: """
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(didEnterBackgroundObserved:) name:UIApplicationDidEnterBackgroundNotification object:nil];
        """)
    planned.expect(
      "App/AppDelegate.m",
      contains: """
        - (void)didEnterBackgroundObserved:(NSNotification *)notification {
        [self applicationDidEnterBackground:UIApplication.sharedApplication];
        }
        """)
  }

  @Test func aMovedURLHandlerIsAskedWarmAndCold() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
          if ([[Router shared] open:url]) {
              return YES;
          }
          return [[Login shared] handle:url options:options];
      }
      """, imports: ["#import <Login/Login.h>"]
    ).plan(["callback.open-url": "move"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        for (UIOpenURLContext *context in connectionOptions.URLContexts) {
        [self handleURLContext:context];
        }
        """)
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
        for (UIOpenURLContext *context in URLContexts) {
        [self handleURLContext:context];
        }
        }
        /// A link that launched the app or reached it running.
        - (BOOL)handleURLContext:(UIOpenURLContext *)context {
        NSURL *url = context.URL;
        NSMutableDictionary<UIApplicationOpenURLOptionsKey, id> *options = [NSMutableDictionary dictionary];
        options[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);
        options[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;
        options[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;
        if ([[Router shared] open:url]) {
        return YES;
        }
        return [[Login shared] handle:url options:options];
        }
        """)
    planned.expect("App/SceneDelegate.m", contains: "#import <Login/Login.h>")
    planned.expect("App/AppDelegate.m", lacks: "return [[Login shared] handle:url options:options];")
  }

  @Test(arguments: [
    (
      "handleOpenURL:(NSURL *)url",
      "[UIApplication.sharedApplication.delegate application:UIApplication.sharedApplication handleOpenURL:context.URL];"
    ),
    (
      "openURL:(NSURL *)url sourceApplication:(NSString *)source annotation:(id)annotation",
      "[UIApplication.sharedApplication.delegate application:UIApplication.sharedApplication openURL:context.URL sourceApplication:context.options.sourceApplication annotation:context.options.annotation];"
    ),
    (
      "openURL:(NSURL *)url options:(NSDictionary *)options",
      "[UIApplication.sharedApplication.delegate application:UIApplication.sharedApplication openURL:context.URL options:options];"
    ),
  ])
  func everySpellingOfTheURLMethodCanBeCalled(_ method: String, _ call: String) throws {
    let planned = try PlannedProject.objectiveC(
      "- (BOOL)application:(UIApplication *)app \(method) {\n    return [[Router shared] open:url];\n}"
    ).plan(["callback.open-url": "call"])
    planned.expect("App/SceneDelegate.m", contains: call)
    planned.expect("App/AppDelegate.m", contains: "return [[Router shared] open:url];")
  }

  @Test func anActivityIsRestored() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray *))restorationHandler {
          restorationHandler(@[[Router shared]]);
          return [[Router shared] follow:activity];
      }
      """
    ).plan(["callback.user-activity": "move"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        - (BOOL)handleUserActivity:(NSUserActivity *)userActivity {
        void (^restorationHandler)(NSArray<id<UIUserActivityRestoring>> *) = ^(NSArray<id<UIUserActivityRestoring>> *objects) {
        for (id<UIUserActivityRestoring> object in objects) {
        [object restoreUserActivityState:userActivity];
        }
        };
        restorationHandler(@[[Router shared]]);
        return [[Router shared] follow:userActivity];
        }
        """)
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        for (NSUserActivity *userActivity in connectionOptions.userActivities) {
        [self handleUserActivity:userActivity];
        }
        """)
  }

  @Test func aQuickActionCompletesOnce() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          done([[Router shared] run:item.type]);
      }
      """
    ).plan(["callback.shortcut": "move"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        if (connectionOptions.shortcutItem) {
        [self handleShortcutItem:connectionOptions.shortcutItem completionHandler:^(BOOL succeeded) {}];
        }
        """)
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        - (void)handleShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
        completionHandler([[Router shared] run:shortcutItem.type]);
        }
        """)
  }

  @Test func aShareBringsItsFramework() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)application:(UIApplication *)application userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)metadata {
          [[Store shared] accept:metadata];
      }
      """
    ).plan(["callback.cloudkit-share": "call"])
    planned.expect("App/SceneDelegate.m", contains: "#import <CloudKit/CloudKit.h>")
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        - (void)windowScene:(UIWindowScene *)windowScene userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata {
        [self handleShareMetadata:cloudKitShareMetadata];
        }
        """)
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        if (connectionOptions.cloudKitShareMetadata) {
        [self handleShareMetadata:connectionOptions.cloudKitShareMetadata];
        }
        """)
  }

  @Test func aPrivateMethodIsDeclared() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)applicationDidBecomeActive:(UIApplication *)application {
          [self refresh:YES];
      }

      - (void)refresh:(BOOL)all {
      }
      """
    ).plan(["callback.lifecycle": "move"])
    planned.expect("App/AppDelegate.h", contains: "- (void)refresh:(BOOL)all;")
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        AppDelegate *appDelegate = (AppDelegate *)UIApplication.sharedApplication.delegate;
        [appDelegate refresh:YES];
        """)
  }

  @Test func aLaunchOptionIsReadFromTheConnection() throws {
    let planned = try PlannedProject.objectiveC(
      launch: """
        self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        self.window.rootViewController = [[ViewController alloc] init];
        [self.window makeKeyAndVisible];
        if (launchOptions[UIApplicationLaunchOptionsURLKey]) {
            [[Router shared] prepare];
        }
        """
    ).plan(["launch.options": "move"])
    planned.expect(
      "App/SceneDelegate.m",
      contains: """
        if (connectionOptions.URLContexts.anyObject.URL) {
        [[Router shared] prepare];
        }
        """)
    planned.expect("App/AppDelegate.m", lacks: "[[Router shared] prepare];")
  }

  @Test func nothingLeavesForASceneDelegateThatIsNotMade() throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
          return [[Router shared] open:url];
      }
      """
    ).plan(["callback.open-url": "move"], others: .open)
    #expect(planned.plan.files.isEmpty)
    #expect(planned.manual.contains { $0.contains("There is no scene delegate yet") })
  }

  /// UIKit waits for the completion handler, which the old method had forgotten.
  @Test(arguments: ["move", "call"]) func aForgottenCompletionHandlerIsCalled(_ choice: String) throws {
    let planned = try PlannedProject.objectiveC(
      """
      - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
          [[Router shared] run:shortcutItem.type];
      }
      """
    ).plan(["callback.shortcut": choice])
    planned.expect("App/SceneDelegate.m", holds: "\ncompletionHandler(YES);\n}")
  }
}
