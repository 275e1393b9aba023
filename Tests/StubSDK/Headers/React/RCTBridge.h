#pragma once
#import <React/RCTBridgeDelegate.h>
#import <UIKit/UIKit.h>

@interface RCTBridge : NSObject
@property (readonly) NSDictionary *launchOptions;
- (instancetype)initWithDelegate:(id<RCTBridgeDelegate>)delegate launchOptions:(NSDictionary *)launchOptions;
@end
