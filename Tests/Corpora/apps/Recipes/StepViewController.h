#import <UIKit/UIKit.h>

@interface StepViewController : UIViewController
@end
