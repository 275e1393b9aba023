// Names and signatures of Foundation that the fixtures use.
#pragma once

#if __OBJC_BOOL_IS_BOOL && defined(__cplusplus)
typedef bool BOOL;
#elif __OBJC_BOOL_IS_BOOL
typedef _Bool BOOL;
#else
typedef signed char BOOL;
#endif
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)
#define Nil ((Class)0)
#define NULL ((void *)0)
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(name)
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum name : type
#define API_AVAILABLE(...)
#define UIKIT_EXTERN extern
#define FOUNDATION_EXPORT extern

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef double CGFloat;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
extern const CGRect CGRectZero;
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);

@class NSString, NSDictionary, NSCoder, NSBundle, NSError;

@protocol NSObject
- (instancetype)self;
- (Class)class;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)aSelector;
- (BOOL)isEqual:(id)object;
@end

@protocol NSCopying
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
- (void)dealloc;
- (NSString *)description;
@end

@protocol NSFastEnumeration
@end

typedef struct {
  unsigned long state;
  id __unsafe_unretained *itemsPtr;
  unsigned long *mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

@interface NSString : NSObject <NSCopying>
@property (readonly) NSUInteger length;
- (BOOL)isEqualToString:(NSString *)string;
- (BOOL)hasPrefix:(NSString *)prefix;
- (NSString *)stringByAppendingString:(NSString *)string;
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
+ (instancetype)stringWithUTF8String:(const char *)string;
@end

@interface NSConstantString : NSString
@end

@interface NSNumber : NSObject
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithDouble:(double)value;
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue;
@end

@interface NSArray<__covariant ObjectType> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (readonly) ObjectType firstObject;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
+ (instancetype)arrayWithObjects:(const ObjectType [])objects count:(NSUInteger)count;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained [])buffer
                                    count:(NSUInteger)length;
@end

@interface NSMutableArray<ObjectType> : NSArray <ObjectType>
- (void)addObject:(ObjectType)object;
@end

@interface NSSet<__covariant ObjectType> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (readonly) ObjectType anyObject;
@property (readonly) NSArray<ObjectType> *allObjects;
+ (instancetype)setWithObject:(ObjectType)object;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained [])buffer
                                    count:(NSUInteger)length;
@end

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
- (ObjectType)objectForKeyedSubscript:(KeyType)key;
- (ObjectType)objectForKey:(KeyType)key;
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithObjects:(const ObjectType [])objects
                              forKeys:(const KeyType<NSCopying> [])keys
                                count:(NSUInteger)count;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained [])buffer
                                    count:(NSUInteger)length;
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary <KeyType, ObjectType>
- (void)setObject:(ObjectType)object forKeyedSubscript:(KeyType)key;
- (void)setObject:(ObjectType)object forKey:(KeyType)key;
@end

@interface NSURL : NSObject
@property (readonly) NSString *scheme;
@property (readonly) NSString *host;
@property (readonly) NSString *path;
@property (readonly) NSString *absoluteString;
@end

@interface NSData : NSObject
@property (readonly) NSUInteger length;
@end

@interface NSDate : NSObject
+ (instancetype)date;
@end

@interface NSError : NSObject
@end

@interface NSCoder : NSObject
@end

@interface NSBundle : NSObject
+ (NSBundle *)mainBundle;
- (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options;
@end

@interface NSUserActivity : NSObject
@property (readonly) NSString *activityType;
@property NSURL *webpageURL;
@property NSDictionary *userInfo;
@end
extern NSString *const NSUserActivityTypeBrowsingWeb;

@interface NSUserDefaults : NSObject
+ (NSUserDefaults *)standardUserDefaults;
- (void)setObject:(id)object forKey:(NSString *)key;
@end

@interface NSNotification : NSObject
@property (readonly) NSDictionary *userInfo;
@property (readonly) id object;
@end
typedef NSString *NSNotificationName;

@interface NSOperationQueue : NSObject
+ (NSOperationQueue *)mainQueue;
@end

@interface NSNotificationCenter : NSObject
+ (NSNotificationCenter *)defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(NSNotificationName)name object:(id)object;
- (id<NSObject>)addObserverForName:(NSNotificationName)name
                            object:(id)object
                             queue:(NSOperationQueue *)queue
                        usingBlock:(void (^)(NSNotification *note))block;
- (void)postNotificationName:(NSNotificationName)name object:(id)object;
- (void)removeObserver:(id)observer;
@end

void NSLog(NSString *format, ...) __attribute__((format(__NSString__, 1, 2)));
NSString *NSStringFromClass(Class aClass);
