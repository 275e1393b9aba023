#import "AppDelegate.h"
#import "PierViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    NSLog(@"pier: starts");
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    self.window.rootViewController = [[PierViewController alloc] init];
    [self.window makeKeyAndVisible];
    return YES;
}

@end
