#import "AppDelegate.h"
#import "PierViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    NSLog(@"pier: starts");
    return YES;
}

@end
