#pragma once
#import <Foundation/Foundation.h>

@interface CKShareMetadata : NSObject
@property (readonly) NSString *containerIdentifier;
@end
