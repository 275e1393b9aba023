#pragma once
#import <UIKit/UIKit.h>

@interface RCTBundleURLProvider : NSObject
+ (instancetype)sharedSettings;
- (NSURL *)jsBundleURLForBundleRoot:(NSString *)bundleRoot;
@end
