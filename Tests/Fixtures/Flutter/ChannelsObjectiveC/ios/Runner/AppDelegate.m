#include "AppDelegate.h"
#include "GeneratedPluginRegistrant.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  // Says how deep the water is.
  FlutterViewController* controller = (FlutterViewController*)self.window.rootViewController;
  FlutterMethodChannel* depth = [FlutterMethodChannel methodChannelWithName:@"ferry/depth"
                                                            binaryMessenger:controller.binaryMessenger];
  __weak typeof(self) weakSelf = self;
  [depth setMethodCallHandler:^(FlutterMethodCall* call, FlutterResult result) {
    result(@([weakSelf depth]));
  }];
  [[NSUserDefaults standardUserDefaults] setObject:@"yes" forKey:@"started"];

  [GeneratedPluginRegistrant registerWithRegistry:self];
  return [super application:application didFinishLaunchingWithOptions:launchOptions];
}

- (int)depth {
  return 7;
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
  [[NSUserDefaults standardUserDefaults] setObject:@"no" forKey:@"visible"];
}

@end
