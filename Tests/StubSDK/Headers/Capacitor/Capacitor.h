#pragma once
#import <UIKit/UIKit.h>

@interface CAPBridgeViewController : UIViewController
@end

@interface CAPApplicationDelegateProxy : NSObject
@property (class, readonly) CAPApplicationDelegateProxy *shared;
+ (instancetype)sharedProxy;
- (BOOL)application:(UIApplication *)app
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
@end

@interface CAPSceneDelegateProxy : NSObject
@property (class, readonly) CAPSceneDelegateProxy *shared;
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
@end
