#pragma once
#import <Foundation/Foundation.h>

@interface UNNotificationContent : NSObject
@property (readonly) NSDictionary *userInfo;
@end

@interface UNNotificationTrigger : NSObject
@end

@interface UNPushNotificationTrigger : UNNotificationTrigger
@end

@interface UNNotificationRequest : NSObject
@property (readonly) UNNotificationContent *content;
@property (readonly) UNNotificationTrigger *trigger;
@end

@interface UNNotification : NSObject
@property (readonly) UNNotificationRequest *request;
@end

@interface UNNotificationResponse : NSObject
@property (readonly) NSString *actionIdentifier;
@property (readonly) UNNotification *notification;
@end
