import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Classes with Objective-C in them")
struct ObjectiveCClassTests {
    @Test("mix members of both languages in one class")
    func mixed() {
        let run = ScriptRun(
            """
            class Container: UIViewController {
                var count = 1
                @property (nonatomic, strong) UIViewController *child;
                @property (nonatomic) NSInteger limit;
                - (void)show:(UIViewController *)content inFrame:(CGRect)frame {
                    [self addChildViewController:content];
                    content.view.frame = frame;
                    [self.view addSubview:content.view];
                    [content didMoveToParentViewController:self];
                    self.child = content;
                    _limit += 2;
                    [self note];
                }
                func note() { print("\\(count) \\(limit) \\(child!)") }
                -(void)viewWillAppear:(BOOL)animated{
                    [super viewWillAppear:animated];
                    NSLog(@"appears %d", animated);
                }
                - (BOOL)shouldAutomaticallyForwardAppearanceMethods { return NO; }
            }
            let c = Container()
            let a = UIViewController()
            root c
            [c show:a inFrame:CGRectMake(1, 2, 3, 4)];
            NSLog(@"%@ %@", c.child, NSStringFromCGRect(c.child.view.frame));
            """)
        #expect(
            run.talk == [
                "appears 0", "1 2 <UIViewController: a>",
                "<UIViewController: a> {{1, 2}, {3, 4}}",
            ])
        #expect(
            run.log() == [
                "c.loadView()", "c.viewDidLoad()", "c.viewWillAppear(false)",
                "c.viewIsAppearing(false)", "c.viewDidAppear(false)", "a.willMove(toParent: c)",
                "a.loadView()", "a.viewDidLoad()", "a.didMove(toParent: c)",
            ])
    }

    @Test("override what the system asks of views, controls and delegates of recognizers")
    func touches() {
        let run = ScriptRun(
            """
            @interface Pane : UIView <UIGestureRecognizerDelegate>
            @end
            @implementation Pane
            - (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e {
                NSLog(@"hitTest");
                return [super hitTest:p withEvent:e];
            }
            - (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e {
                NSLog(@"pointInside");
                return [super pointInside:p withEvent:e];
            }
            - (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldReceiveTouch:(UITouch *)t {
                NSLog(@"receives %d", (int)[t locationInView:self].x);
                return YES;
            }
            @end
            @interface Key : UIControl
            @end
            @implementation Key
            - (BOOL)beginTrackingWithTouch:(UITouch *)t withEvent:(UIEvent *)e {
                NSLog(@"begin");
                return [super beginTrackingWithTouch:t withEvent:e];
            }
            - (void)endTrackingWithTouch:(UITouch *)t withEvent:(UIEvent *)e {
                NSLog(@"end");
                [super endTrackingWithTouch:t withEvent:e];
            }
            @end
            new a
            root a
            Pane *pane = [[Pane alloc] initWithFrame:CGRectMake(10, 100, 100, 100)];
            UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] init];
            tap.delegate = pane;
            [pane addGestureRecognizer:tap];
            [a.view addSubview:pane];
            touch pane
            [pane removeFromSuperview];
            Key *key = [[Key alloc] initWithFrame:CGRectMake(10, 100, 100, 100)];
            [a.view addSubview:key];
            touch key
            """)
        #expect(
            run.talk == [
                "hitTest", "pointInside", "receives 50", "begin", "end",
            ])
    }

    @Test("are one of an interface and an implementation, and bare methods add to the last")
    func parts() {
        let run = ScriptRun(
            """
            NS_ASSUME_NONNULL_BEGIN
            @class Foo;
            @interface Foo : UIViewController <UITableViewDelegate>
            @property (nonatomic, weak, nullable) IBOutlet UIViewController *child;
            - (void)go;
            @end
            NS_ASSUME_NONNULL_END
            #import <UIKit/UIKit.h>
            @interface Foo ()
            @property (nonatomic, copy) NSString *word;
            @end
            @implementation Foo {
              NSInteger _count;
            }
            #pragma mark - Life
            - (instancetype)init {
              self = [super init];
              if (self) { _count = 5; self.title = @"foo"; _word = @"w"; }
              return self;
            }
            - (void)go { _count++; NSLog(@"%ld %@ %@ %@", (long)_count, self.title, self.child, _word); }
            - (void)dealloc { NSLog(@"gone"); }
            @end
            Foo *f = [[Foo alloc] init];
            UIViewController *a = [UIViewController new];
            f.child = a;
            [f go]; [f go];
            - (void)more { [self go]; }
            Foo *g = [Foo new];
            [g more];
            forget g
            """)
        #expect(
            run.talk == [
                "6 foo <UIViewController: a> w", "7 foo <UIViewController: a> w",
                "6 foo (null) w", "gone",
            ])
    }

    @Test("are told once of all that they call on themselves and nobody defines")
    func undefined() {
        let run = ScriptRun(
            """
            class Container: UIViewController {
            - (void)cycleFromViewController: (UIViewController*) oldVC toViewController: (UIViewController*) newVC {
               newVC.view.frame = [self newViewStartFrame];
               CGRect endFrame = [self oldViewEndFrame];
               [self.view addSubview:self.currentClientView];
               [self note:oldVC at:3];
               [self.child beginAppearanceTransition:YES animated:NO];
               self.view.frame = [self newViewStartFrame];
            }
            }
            Container *c = [Container new];
            [c cycleFromViewController:[UIViewController new] toViewController:[UIViewController new]];
            """)
        #expect(
            run.talk == [
                "3:29: the class uses members that are not defined: 'newViewStartFrame', "
                    + "'oldViewEndFrame', 'currentClientView', 'note:at:', 'child'",
                "paste into the class:",
                "    - (CGRect)newViewStartFrame { return CGRectZero; }",
                "    - (CGRect)oldViewEndFrame { return CGRectZero; }",
                "    @property (nonatomic, strong) UIView *currentClientView;",
                "    - (void)note:(UIViewController *)oldVC at:(NSInteger)value2 { }",
                "    @property (nonatomic, strong) id child;",
                "exception: -[Container newViewStartFrame]: unrecognized selector sent to instance "
                    + "<Container: c>",
            ])
    }

    @Test(
        "say what is wrong in them, where, and what is near",
        arguments: [
            (
                "@interface A : UIViewControler\n@end",
                "1:16: unknown superclass 'UIViewControler'; did you mean 'UIViewController'?"
            ),
            (
                "class A: UIViewController {\n(void)viewDidLoad { [super viewDidLoad]; }\n}",
                "2:1: '-' is missing before the method 'viewDidLoad'; did you mean "
                    + "'- (void)viewDidLoad'?"
            ),
            (
                "class A: UIViewController {\n- (void)viewDidLoad { [super viewDidLod]; }\n}",
                "2:30: 'UIViewController' has no 'viewDidLod'; did you mean 'viewDidLoad'?"
            ),
            (
                "class A: UIViewController {\n@property (nonatomic, stong) UIView *v;\n}",
                "2:23: unknown attribute 'stong' of a property; did you mean 'strong'?"
            ),
            (
                "class A: UIViewController {\n- (void)a:(UIViewController *)v {\n"
                    + "[self presentViewController:wanimated:YES completion:nil];\n}\n}",
                "3:7: 'wanimated:' runs two words together; did you mean 'w animated:'?"
            ),
        ])
    func errors(script: String, expected: String) {
        #expect(ScriptRun(script).talk == [expected])
    }
}
