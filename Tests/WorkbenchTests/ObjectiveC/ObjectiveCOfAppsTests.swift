import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Objective-C of apps")
struct ObjectiveCOfAppsTests {
    @Test("sends what __kindof allows to a class of its own")
    func kinds() {
        let run = ScriptRun(
            """
            @interface Photo : UIViewController
            @property (nonatomic, copy) NSString *caption;
            @end
            @implementation Photo
            @end
            @interface List : UIViewController
            @end
            @implementation List
            - (void)prepare {
                [self addChildViewController:[Photo new]];
                self.childViewControllers.firstObject.caption = @"first";
                [self.childViewControllers[0] setCaption:[self.childViewControllers[0] caption]];
                NSLog(@"%@", self.childViewControllers.lastObject.caption);
            }
            @end
            [[List new] prepare];
            """)
        #expect(run.talk == ["first"])
    }

    @Test("refuses the message where no class of the code answers it")
    func unknownOfKind() {
        let run = ScriptRun(
            "UIViewController *a = [UIViewController new]; [a.childViewControllers[0] photo];")
        #expect(run.talk == ["1:74: 'UIViewController' has no 'photo'"])
    }

    @Test("has classes that adopt protocols of its own as types")
    func compositions() {
        let run = ScriptRun(
            """
            @protocol Card <NSObject>
            - (NSString *)face;
            @end
            @interface Ace : UIViewController <Card>
            @end
            @implementation Ace
            - (NSString *)face { return @"ace"; }
            @end
            @interface Deck : NSObject
            @property (nonatomic, strong) UIViewController<Card> *top;
            @end
            @implementation Deck
            - (void)show:(UIViewController<Card> *)card {
                self.top = card;
                self.top.title = card.face;
                NSLog(@"%@ %@", [self.top face], self.top.title);
            }
            @end
            [[Deck new] show:[Ace new]];
            """)
        #expect(run.talk == ["ace ace"])
    }

    @Test("makes objects by the superclass's alloc, and initialises what new made")
    func makers() {
        let run = ScriptRun(
            """
            @interface Store : NSObject
            @property (nonatomic) NSInteger count;
            + (Store *)shared;
            - (instancetype)initWithCount:(NSInteger)count;
            @end
            static Store *store = nil;
            @implementation Store
            + (Store *)shared {
                if (store == nil) { store = [[super alloc] init]; }
                return store;
            }
            - (instancetype)initWithCount:(NSInteger)count {
                if ((self = [super init])) { _count = count; }
                return self;
            }
            @end
            NSInteger count = [[[Store new] initWithCount:3] count];
            NSLog(@"%d %ld", [Store shared] == [Store shared], (long)count);
            """)
        #expect(run.talk == ["1 3"])
    }

    @Test("sets properties of categories by their methods")
    func categories() {
        let run = ScriptRun(
            """
            @interface UIView (Places)
            @property (nonatomic) CGFloat left;
            @end
            @implementation UIView (Places)
            - (CGFloat)left { return self.frame.origin.x; }
            - (void)setLeft:(CGFloat)left {
                CGRect frame = self.frame;
                frame.origin.x = left;
                self.frame = frame;
            }
            @end
            UIView *view = [[UIView alloc] initWithFrame:CGRectMake(10, 0, 5, 5)];
            view.left = 20;
            view.left -= 4;
            NSLog(@"%g", view.left);
            """)
        #expect(run.talk == ["16"])
    }

    @Test("takes a class that the model lacks for the one above it, also as a superclass")
    func inertClasses() {
        let run = ScriptRun(
            """
            @interface Wheel : UIPickerView
            @end
            @implementation Wheel
            - (instancetype)initWithFrame:(CGRect)frame {
                if ((self = [super initWithFrame:frame])) { self.tag = 4; }
                return self;
            }
            @end
            @interface Note : UIDocument
            @property (nonatomic, copy) NSString *text;
            @end
            @implementation Note
            - (id)initWithFileURL:(NSURL *)url {
                self = [super initWithFileURL:url];
                self.text = @"new";
                return self;
            }
            @end
            UIView *wheel = [[Wheel alloc] initWithFrame:CGRectMake(0, 0, 9, 9)];
            UIView *home = [UIView new];
            [home addSubview:wheel];
            NSLog(@"%d %g %d", (int)home.subviews.count, wheel.frame.size.width, (int)wheel.tag);
            Note *note = [[Note alloc] initWithFileURL:[NSURL fileURLWithPath:@"a"]];
            [note openWithCompletionHandler:nil];
            NSLog(@"%@", note.text);
            """)
        #expect(
            run.talk == [
                "inert: UIPickerView, UIDocument, NSURL", "1 9 4", "inert: NSURL",
                "inert: UIDocument.openWithCompletionHandler:", "new",
            ])
    }

    @Test("reads no files, keeps collections as they are for predicates, and has texts as keys")
    func foundation() {
        let run = ScriptRun(
            """
            NSString *text = [NSString stringWithContentsOfFile:@"a" encoding:NSUTF8StringEncoding error:NULL];
            NSArray *some = [@[@1, @2] filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"a"]];
            NSLog(@"%d %@", text == nil, some);
            NSString *key = UITransitionContextFromViewKey;
            NSLog(@"%@", key);
            """)
        #expect(
            run.talk == [
                "inert: NSString.stringWithContentsOfFile:encoding:error:",
                "inert: NSPredicate, NSArray.filteredArrayUsingPredicate:",
                "1 (", "    1,", "    2", ")", "UITransitionContextFromViewKey",
            ])
    }

    @Test("calls blocks in instance variables, and reads numbers that end in a point")
    func variables() {
        let run = ScriptRun(
            """
            typedef void (^Done)(CGFloat part);
            @interface Work : NSObject {
                Done done_;
            }
            - (void)run:(Done)done;
            @end
            @implementation Work
            - (void)run:(Done)done {
                done_ = [done copy];
                done_(1.
                    + 1. / 2);
            }
            @end
            [[Work new] run:^(CGFloat part) { NSLog(@"%g", part); }];
            """)
        #expect(run.talk == ["1.5"])
    }

    @Test("changes parameters of blocks, and asserts with arguments")
    func blocks() {
        let run = ScriptRun(
            """
            void (^twice)(NSInteger) = ^(NSInteger count) { count *= 2; NSLog(@"%d", (int)count); };
            twice(4);
            NSAssert1(1 > 2, @"wrong: %@", @"one");
            """)
        #expect(run.talk == ["8", "3:1: NSInternalInconsistencyException: wrong: one"])
    }
}
