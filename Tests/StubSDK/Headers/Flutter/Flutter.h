// Names and signatures of Flutter that the fixtures and the planner use.
#pragma once
#import <UIKit/UIKit.h>

@protocol FlutterPluginRegistrar, FlutterPlugin, FlutterSceneLifeCycleDelegate;
@class FlutterViewController;

@protocol FlutterBinaryMessenger <NSObject>
@end

@protocol FlutterPluginRegistry <NSObject>
- (NSObject<FlutterPluginRegistrar> *)registrarForPlugin:(NSString *)pluginKey;
- (BOOL)hasPlugin:(NSString *)pluginKey;
@end

@protocol FlutterPlatformViewFactory <NSObject>
@end

@protocol FlutterBaseRegistrar <NSObject>
- (NSObject<FlutterBinaryMessenger> *)messenger;
- (void)registerViewFactory:(NSObject<FlutterPlatformViewFactory> *)factory withId:(NSString *)factoryId;
@end

@protocol FlutterApplicationRegistrar <FlutterBaseRegistrar>
@end

@class FlutterMethodChannel;

@protocol FlutterPluginRegistrar <FlutterBaseRegistrar>
@property (readonly) UIViewController *viewController;
- (void)addMethodCallDelegate:(NSObject<FlutterPlugin> *)delegate channel:(FlutterMethodChannel *)channel;
- (void)addApplicationDelegate:(NSObject<FlutterPlugin> *)delegate;
- (void)addSceneDelegate:(NSObject<FlutterSceneLifeCycleDelegate> *)delegate;
@end

typedef void (^FlutterResult)(id result);

@interface FlutterMethodCall : NSObject
@property (readonly) NSString *method;
@property (readonly) id arguments;
@end

@interface FlutterMethodChannel : NSObject
+ (instancetype)methodChannelWithName:(NSString *)name
                      binaryMessenger:(NSObject<FlutterBinaryMessenger> *)messenger;
- (void)setMethodCallHandler:(void (^)(FlutterMethodCall *call, FlutterResult result))handler;
- (void)invokeMethod:(NSString *)method arguments:(id)arguments;
@end

@protocol FlutterPlugin <NSObject>
@required
+ (void)registerWithRegistrar:(NSObject<FlutterPluginRegistrar> *)registrar;
@optional
- (void)handleMethodCall:(FlutterMethodCall *)call result:(FlutterResult)result;
- (BOOL)application:(UIApplication *)application
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
- (void)applicationDidBecomeActive:(UIApplication *)application;
@end

@protocol FlutterSceneLifeCycleDelegate <NSObject>
@optional
- (BOOL)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (BOOL)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (BOOL)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
- (void)sceneDidBecomeActive:(UIScene *)scene;
@end

@interface FlutterEngine : NSObject <FlutterPluginRegistry>
@property (readonly) NSObject<FlutterBinaryMessenger> *binaryMessenger;
- (instancetype)initWithName:(NSString *)name;
- (BOOL)run;
@end

@interface FlutterViewController : UIViewController <FlutterPluginRegistry, FlutterBinaryMessenger>
@property (readonly) NSObject<FlutterBinaryMessenger> *binaryMessenger;
@property (readonly) FlutterEngine *engine;
- (instancetype)initWithEngine:(FlutterEngine *)engine nibName:(NSString *)nibName bundle:(NSBundle *)bundle;
@end

@protocol FlutterImplicitEngineBridge <NSObject>
@property (readonly) NSObject<FlutterPluginRegistry> *pluginRegistry;
@property (readonly) NSObject<FlutterApplicationRegistrar> *applicationRegistrar;
@end

@protocol FlutterImplicitEngineDelegate <NSObject>
@required
- (void)didInitializeImplicitFlutterEngine:(NSObject<FlutterImplicitEngineBridge> *)engineBridge;
@end

@interface FlutterAppDelegate : UIResponder <UIApplicationDelegate, FlutterPluginRegistry>
@property (strong, nonatomic) UIWindow *window;
@end

@interface FlutterSceneDelegate : NSObject <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
