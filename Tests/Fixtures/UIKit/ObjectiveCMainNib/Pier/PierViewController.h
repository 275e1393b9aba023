#import <UIKit/UIKit.h>

@interface PierViewController : UIViewController
@end
