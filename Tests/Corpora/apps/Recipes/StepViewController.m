#import "StepViewController.h"

@implementation StepViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = UIColor.systemBackgroundColor;
    NSLog(@"%@ begins", self.title);
}

@end
