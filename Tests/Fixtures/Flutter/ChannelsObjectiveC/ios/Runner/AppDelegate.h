#import <Flutter/Flutter.h>
#import <UIKit/UIKit.h>

@protocol Telling
@end

@interface AppDelegate : FlutterAppDelegate <Telling>

@end
