import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Objective-C that files have which nobody had looked at before")
struct ObjectiveCOfUnseenFilesTests {
    @Test("makes plain objects")
    func plainObjects() {
        #expect(
            ScriptRun(
                """
                NSObject *a = [[NSObject alloc] init]; NSObject *b = [NSObject new];
                NSLog(@"%d %d", a == a, a == b);
                """
            ).talk == ["1 0"])
    }

    @Test("a pointer to what is constant may point elsewhere")
    func pointersToConstants() {
        #expect(
            ScriptRun(
                """
                @interface Mixer : NSObject
                @end
                @implementation Mixer
                - (void)mix {
                    const CGFloat *parts = CGColorGetComponents([UIColor redColor].CGColor);
                    parts = CGColorGetComponents([UIColor blueColor].CGColor);
                    NSLog(@"mixed");
                }
                @end
                [[Mixer new] mix];
                """
            ).talk == ["inert: CGColorGetComponents", "mixed"])
    }

    @Test("texts are taken apart as paths")
    func texts() {
        #expect(
            ScriptRun(
                """
                NSLog(@"%@ %@", [@"/a/b.txt" stringByDeletingLastPathComponent], [@"/a/b" pathComponents][1]);
                """
            ).talk == ["/a a"])
    }

    @Test("an action may be the setter of a property, which keeps the sender")
    func setters() {
        #expect(
            ScriptRun(
                """
                @interface Home : UIViewController
                @property (nonatomic, strong) UIButton *pressed;
                @end
                @implementation Home
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
                    [button addTarget:self action:@selector(setPressed:) forControlEvents:UIControlEventTouchUpInside];
                    [button sendActionsForControlEvents:UIControlEventTouchUpInside];
                    NSLog(@"%d", self.pressed == button);
                }
                @end
                Home *home = [Home new]; [home loadViewIfNeeded];
                """
            ).talk == ["1"])
    }
}
