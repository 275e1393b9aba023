#import "AppDelegate.h"
#import "PierViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    NSLog(@"pier: starts");
    [self showFirstScreen];
    return YES;
}

- (void)showFirstScreen {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[[PierViewController alloc] init]];
    self.window.rootViewController = navigation;
    [self.window makeKeyAndVisible];
}

@end
