#import "AppDelegate.h"
@import Capacitor;

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    return YES;
}

- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
    return [[CAPApplicationDelegateProxy sharedProxy] application:app openURL:url options:options];
}

@end
