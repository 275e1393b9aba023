#import "AppDelegate+Links.h"

@implementation AppDelegate (Links)

- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
    NSLog(@"pier: opens %@", url.absoluteString);
    return YES;
}

@end
