#pragma once
#import <UIKit/UIKit.h>

@class RCTBridge;

@protocol RCTBridgeDelegate <NSObject>
- (NSURL *)sourceURLForBridge:(RCTBridge *)bridge;
@end
