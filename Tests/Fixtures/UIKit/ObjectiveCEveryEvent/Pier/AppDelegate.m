#import "AppDelegate.h"
#import "PierViewController.h"

@interface AppDelegate ()
@property (strong, nonatomic) NSDate *savedAt;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    NSLog(@"pier: starts");
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    self.window.rootViewController = [[PierViewController alloc] init];
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
    NSLog(@"pier: active");
}

- (void)applicationWillResignActive:(UIApplication *)application {
    NSLog(@"pier: resigns");
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    self.savedAt = [NSDate date];
    NSLog(@"pier: saved at %@", self.savedAt);
}

- (void)applicationWillEnterForeground:(UIApplication *)application {
    NSLog(@"pier: back");
}

- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
    if (![url.scheme isEqualToString:@"ferry"]) {
        return NO;
    }
    NSLog(@"pier: opens %@ for %@", url.absoluteString, options[UIApplicationOpenURLOptionsSourceApplicationKey]);
    return YES;
}

- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)userActivity restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))restorationHandler {
    NSLog(@"pier: activity %@", userActivity.activityType);
    return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    NSLog(@"pier: shortcut %@", shortcutItem.type);
    completionHandler(YES);
}

@end
