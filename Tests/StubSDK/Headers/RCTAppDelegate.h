#pragma once
#import <React/RCTBridge.h>
#import <UIKit/UIKit.h>

@interface RCTRootViewFactory : NSObject
- (UIView *)viewWithModuleName:(NSString *)moduleName
             initialProperties:(NSDictionary *)initialProperties
                 launchOptions:(NSDictionary *)launchOptions;
@end

@interface RCTAppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) RCTBridge *bridge;
@property (nonatomic, strong) NSString *moduleName;
@property (nonatomic, strong) NSDictionary *initialProps;
@property (nonatomic, strong) RCTRootViewFactory *rootViewFactory;
@property (nonatomic, assign) BOOL automaticallyLoadReactNativeWindow;
- (UIViewController *)createRootViewController;
- (void)setRootView:(UIView *)rootView toRootViewController:(UIViewController *)rootViewController;
@end
