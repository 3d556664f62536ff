import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Objects of Objective-C classes")
struct ObjectiveCObjectsTests {
    private let definition = """
        @interface Home : UIViewController
        @property (nonatomic, strong) UIViewController *child;
        @property (nonatomic) NSInteger count;
        - (void)display:(UIViewController *)content;
        @end
        @implementation Home
        - (instancetype)init {
            self = [super init];
            if (self) {
                _count = 3;
            }
            return self;
        }
        - (void)viewDidLoad {
            [super viewDidLoad];
            NSLog(@"loaded %ld", (long)self.count);
        }
        - (BOOL)shouldAutomaticallyForwardAppearanceMethods {
            return NO;
        }
        - (void)display:(UIViewController *)content {
            [self addChildViewController:content];
            [self.view addSubview:content.view];
            [content didMoveToParentViewController:self];
            self.child = content;
        }
        - (void)viewWillAppear:(BOOL)animated {
            [super viewWillAppear:animated];
            [self.child beginAppearanceTransition:YES animated:animated];
        }
        - (void)viewDidAppear:(BOOL)animated {
            [super viewDidAppear:animated];
            [self.child endAppearanceTransition];
        }
        - (void)dealloc { NSLog(@"gone"); }
        @end

        """

    @Test("are one with their interfaces, and selectors tell what they override")
    func overrides() {
        let run = ScriptRun(
            definition + """
                Home *home = [[Home alloc] init];
                UIViewController *a = [UIViewController new];
                [home display:a];
                root home
                """)
        #expect(run.talk == ["loaded 3"])
        #expect(
            run.log() == [
                "a.willMove(toParent: home)", "home.loadView()", "home.viewDidLoad()",
                "a.loadView()", "a.viewDidLoad()", "a.didMove(toParent: home)",
                "home.viewWillAppear(false)", "a.viewWillAppear(false)",
                "home.viewIsAppearing(false)", "a.viewIsAppearing(false)",
                "home.viewDidAppear(false)", "a.viewDidAppear(false)",
            ])
    }

    @Test("serve verbs and Swift, and end with dealloc")
    func mixed() {
        let run = ScriptRun(
            definition + """
                new home as Home; new a
                home.display(a)
                expect home.count 3
                expect home.child a
                forget home
                expect dead home
                """)
        #expect(run.talk == ["loaded 3", "gone"])
    }
}
