#import "PierViewController.h"

@implementation PierViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSLog(@"pier: shown");
}

@end
