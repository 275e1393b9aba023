// Names and signatures of UIKit that the fixtures and the planner use.
#pragma once
#import <Foundation/Foundation.h>

@class UIWindow, UIWindowScene, UIScene, UISceneSession, UISceneConfiguration, UISceneConnectionOptions, UIViewController,
    CKShareMetadata, UNNotificationResponse, UIOpenURLContext, UIApplicationShortcutItem, UIStoryboard, UIView;
@protocol UIApplicationDelegate, UISceneDelegate;

typedef NSInteger UIInterfaceOrientation;
@protocol UICoordinateSpace <NSObject>
@end
@interface UITraitCollection : NSObject
@end

@protocol UIUserActivityRestoring <NSObject>
- (void)restoreUserActivityState:(NSUserActivity *)userActivity;
@end

@interface UIResponder : NSObject <UIUserActivityRestoring>
@end

@interface UIColor : NSObject
+ (UIColor *)whiteColor;
+ (UIColor *)blackColor;
@end

@interface UIScreen : NSObject
+ (UIScreen *)mainScreen;
@property (readonly) CGRect bounds;
@end

@interface UIView : UIResponder
@property CGRect frame;
@property (readonly) CGRect bounds;
@property (strong) UIColor *backgroundColor;
@property (strong) UIColor *tintColor;
@property BOOL hidden;
@property (readonly) UIWindow *window;
- (instancetype)initWithFrame:(CGRect)frame;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
@end

@interface UIWindow : UIView
@property (strong) UIViewController *rootViewController;
@property (weak) UIWindowScene *windowScene;
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
- (void)makeKeyAndVisible;
- (void)makeKeyWindow;
@end

@interface UIViewController : UIResponder
@property (strong) UIView *view;
@property (copy) NSString *title;
- (void)viewDidLoad;
@end

@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@end

@interface UITabBarController : UIViewController
@property (copy) NSArray<UIViewController *> *viewControllers;
@end

@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(NSBundle *)bundle;
- (UIViewController *)instantiateInitialViewController;
@end

typedef NSString *UIApplicationLaunchOptionsKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsSourceApplicationKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsRemoteNotificationKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsShortcutItemKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsUserActivityDictionaryKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsUserActivityTypeKey;
typedef NSString *UIApplicationOpenURLOptionsKey;
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsSourceApplicationKey;
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsAnnotationKey;
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsOpenInPlaceKey;

extern NSNotificationName const UIApplicationDidBecomeActiveNotification;
extern NSNotificationName const UIApplicationWillResignActiveNotification;
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification;
extern NSNotificationName const UIApplicationWillEnterForegroundNotification;

@interface UIApplication : UIResponder
+ (UIApplication *)sharedApplication;
@property (weak) id<UIApplicationDelegate> delegate;
@property NSInteger applicationIconBadgeNumber;
@property (readonly) NSSet<UIScene *> *connectedScenes;
@property (readonly) UIWindow *keyWindow;
@end

int UIApplicationMain(int argc, char *argv[], NSString *principalClassName, NSString *delegateClassName);

@interface UIApplicationShortcutItem : NSObject
@property (readonly) NSString *type;
@end

@protocol UIApplicationDelegate <NSObject>
@optional
@property (strong, nonatomic) UIWindow *window;
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (BOOL)application:(UIApplication *)app
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
- (BOOL)application:(UIApplication *)application
    continueUserActivity:(NSUserActivity *)userActivity
      restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *restorableObjects))restorationHandler;
- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
- (void)application:(UIApplication *)application
    userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options;
@end

typedef NSString *UISceneSessionRole;
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication;

@interface UISceneConfiguration : NSObject
+ (instancetype)configurationWithName:(NSString *)name sessionRole:(UISceneSessionRole)role;
- (instancetype)initWithName:(NSString *)name sessionRole:(UISceneSessionRole)role;
@property Class delegateClass;
@property Class sceneClass;
@property (strong) UIStoryboard *storyboard;
@end

@interface UISceneSession : NSObject
@property (readonly) UISceneSessionRole role;
@property (readonly) UISceneConfiguration *configuration;
@end

@interface UISceneOpenURLOptions : NSObject
@property (readonly) NSString *sourceApplication;
@property (readonly) id annotation;
@property (readonly) BOOL openInPlace;
@end

@interface UIOpenURLContext : NSObject
@property (readonly) NSURL *URL;
@property (readonly) UISceneOpenURLOptions *options;
@end

@interface UISceneConnectionOptions : NSObject
@property (readonly) NSSet<UIOpenURLContext *> *URLContexts;
@property (readonly) NSSet<NSUserActivity *> *userActivities;
@property (readonly) UIApplicationShortcutItem *shortcutItem;
@property (readonly) UNNotificationResponse *notificationResponse;
@property (readonly) CKShareMetadata *cloudKitShareMetadata;
@property (readonly) NSString *sourceApplication;
@end

@interface UIScene : UIResponder
@property (readonly) UISceneSession *session;
@property (strong) id<UISceneDelegate> delegate;
@end

@interface UIWindowScene : UIScene
@property (readonly) NSArray<UIWindow *> *windows;
@end

@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
@end

@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (strong, nonatomic) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
- (void)windowScene:(UIWindowScene *)windowScene
    userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
@end
