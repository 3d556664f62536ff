import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("A file of Objective-C that is pasted")
struct PastedObjectiveCTests {
    @Test("knows where code stands, and its own selector")
    func places() {
        #expect(
            ScriptRun(
                """
                @implementation Home : UIViewController
                - (void)viewWillAppear:(BOOL)animated {
                    [super viewWillAppear:animated];
                    NSLog(@"%s %@", __PRETTY_FUNCTION__, NSStringFromSelector(_cmd));
                }
                @end
                SEL action = @selector(viewDidLoad);
                Home *home = [Home new];
                NSLog(@"%d", [home respondsToSelector:action]);
                root home
                """
            ).talk == ["1", "-[Home viewWillAppear:] viewWillAppear:"])
    }

    @Test("may set looks, add gestures and give controls targets")
    func looks() {
        #expect(
            ScriptRun(
                """
                @implementation Home : UIViewController
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.view.layer.cornerRadius = 8;
                    self.view.backgroundColor = [[UIColor blackColor] colorWithAlphaComponent:0.4];
                    UIPanGestureRecognizer *pan =
                        [[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(pan:)];
                    [self.view addGestureRecognizer:pan];
                    UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
                    [button addTarget:self action:@selector(pressed:)
                        forControlEvents:UIControlEventTouchUpInside];
                    [button sendActionsForControlEvents:UIControlEventTouchUpInside];
                }
                - (void)pan:(UIPanGestureRecognizer *)pan { NSLog(@"pan"); }
                - (void)pressed:(id)sender { NSLog(@"pressed"); }
                @end
                Home *home = [Home new];
                [home loadViewIfNeeded];
                """
            ).talk == ["pressed"])
    }

    @Test(
        "is told its slips",
        arguments: [
            (
                "UIView view = [UIView new];",
                "1:8: an object is declared with '*'; did you mean 'UIView *view'?"
            ),
            (
                "@implementation A : UIViewController\n(void)viewDidLoad { }\n@end",
                "2:1: '-' is missing before the method 'viewDidLoad'; "
                    + "did you mean '- (void)viewDidLoad'?"
            ),
            (
                "new a\n[a view]; // then [a.view removeFromSuperview]; [a viewDidLoad];",
                "2:11: the comment '//' swallows the code behind it"
            ),
        ])
    func slips(code: String, error: String) {
        #expect(ScriptRun(code).talk == [error])
    }
}
