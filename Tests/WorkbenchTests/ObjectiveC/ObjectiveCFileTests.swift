import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Files of Objective-C")
struct ObjectiveCFileTests {
    @Test("have one class in any number of parts, in any order")
    func parts() {
        let run = ScriptRun(
            """
            @class Panel;
            extern NSString * const kPanelTitle;
            @protocol PanelDelegate;

            @interface Home : UIViewController
            @property (nonatomic, strong) Panel *panel;
            - (void)open;
            @end

            @implementation Home
            - (void)open {
                self.panel = [[Panel alloc] initWithTitle:kPanelTitle];
                [self.panel show];
            }
            @end

            @interface Panel : NSObject
            - (instancetype)initWithTitle:(NSString *)title;
            - (void)show;
            @end

            @interface Panel ()
            @property (nonatomic, copy) NSString *title;
            @end

            NSString * const kPanelTitle = @"Panel";
            static NSString *Framed(NSString *text);

            @implementation Panel
            - (instancetype)initWithTitle:(NSString *)title {
                if ((self = [super init])) { _title = title; }
                return self;
            }
            - (void)show { [self showTwice:2]; }
            @end

            @implementation Panel (Twice)
            - (void)showTwice:(int)times {
                for (int i = 0; i < times; i++) NSLog(@"%@", Framed(self.title));
            }
            @end

            static NSString *Framed(NSString *text) { return [NSString stringWithFormat:@"<%@>", text]; }

            Home *home = [[Home alloc] init];
            [home open];
            """)
        #expect(run.talk == ["<Panel>", "<Panel>"])
    }

    @Test("leave out what the preprocessor does")
    func conditions() {
        let run = ScriptRun(
            """
            #define LIMIT 3
            #if 0
            NSLog(@"never");
            #else
            NSLog(@"else");
            #endif
            #ifdef LIMIT
            NSLog(@"defined");
            #endif
            #ifndef DEBUG
            NSLog(@"release");
            #elif LIMIT > 2 && defined(__IPHONE_7_0) && __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_7_0
            NSLog(@"elif %d", LIMIT);
            #endif
            #if TARGET_OS_TV || (LIMIT == 4)
            [nothing that:parses
            #endif
            NSLog(@"end");
            """)
        #expect(run.talk == ["else", "defined", "elif 3", "end"])
    }

    @Test("say where an '#if' begins that is not closed")
    func unclosed() {
        let run = ScriptRun("NSLog(@\"a\");\n#if 1\nNSLog(@\"b\");\n")
        #expect(run.talk == ["a", "b", "2:1: the '#if' is not closed: '#endif' is missing"])
    }

    @Test("have macros, whose names stand for code")
    func macros() {
        let run = ScriptRun(
            """
            #define SQUARE(x) ((x) * (x))
            #define LOG(format, ...) NSLog(@"log: " format, ##__VA_ARGS__)
            #define NAME(a, b) a##b
            #define TEXT(x) @#x
            #define WIDTH [UIScreen mainScreen].bounds.size.width
            #define BOTH(a, b) \\
                NSLog(@"%@", a); \\
                NSLog(@"%@", b);
            #define SELF SELF
            NSInteger SELF = 2;
            NSInteger value12 = SQUARE(SELF + 1);
            NSLog(@"%ld", (long)NAME(value, 12));
            LOG(@"%d", 5);
            LOG(@"none");
            BOTH(TEXT(a b), @"c");
            NSLog(@"%.0f", WIDTH);
            NSLog(@"%ld", (long)SQUARE());
            """)
        #expect(
            run.talk == [
                "9", "log: 5", "log: none", "a b", "c", "393", "17:21: expected a value, found ')'",
            ])
    }

    @Test("are taken again with their macros after an undo")
    func undo() {
        let run = ScriptRun(
            """
            #define TWICE(x) ((x) * 2)
            NSInteger n = TWICE(4);
            NSInteger other = 1;
            undo
            NSLog(@"%ld", (long)n);
            """)
        #expect(run.talk.last == "8")
    }

    @Test("change places within expressions")
    func changes() {
        let run = ScriptRun(
            """
            NSInteger i = 1, j = 5;
            NSInteger a = i++ + ++j;
            NSLog(@"%ld %ld %ld", (long)a, (long)i, (long)j);
            NSArray *list = @[@"a", @"b", @"c"];
            NSLog(@"%@", list[i--]);
            NSInteger k;
            NSLog(@"%ld %ld", (long)(k = i + 1), (long)k);
            """)
        #expect(run.talk == ["7 2 6", "c", "2 2"])
    }

    @Test("have arrays, structures and pointers of C")
    func values() {
        let run = ScriptRun(
            """
            typedef struct { CGFloat width; int count; } Box;
            static const CGFloat kSteps[] = {1, 2.5, 4};
            void fill(Box box, CGFloat *sum, NSError **error) {
                for (int i = 0; i < sizeof(kSteps) / sizeof(kSteps[0]); ++i) *sum += kSteps[i];
                if (error) *error = nil;
            }
            void go(void) {
                Box box = {.width = 3, .count = 2};
                box.count += 1;
                CGFloat sum = box.width;
                NSError *error;
                fill(box, &sum, &error);
                int counts[3];
                counts[1] = box.count;
                NSLog(@"%.1f %d %d", sum, counts[0], counts[1]);
            }
            go();
            CGRect frame = (CGRect){.origin = {1, 2}, .size = CGSizeMake(3, 4)};
            NSLog(@"%@", NSStringFromCGRect(frame));
            """)
        #expect(run.talk == ["10.5 0 3", "{{1, 2}, {3, 4}}"])
    }

    @Test("keep what is set of members and classes that nothing models")
    func inert() {
        let run = ScriptRun(
            """
            UIView *view = [UIView new];
            NSDateComponentsFormatter *formatter = [[NSDateComponentsFormatter alloc] init];
            formatter.maximumUnitCount = 2;
            NSInteger count = formatter.maximumUnitCount;
            CGContextRef context = UIGraphicsGetCurrentContext();
            CGContextSetLineWidth(context, 2);
            NSLog(@"%ld", (long)count);
            """)
        #expect(run.talk.last == "2")
    }

    @Test("may spell constants and animations as UIKit did once")
    func oldSpellings() {
        let run = ScriptRun(
            """
            UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
            UILabel *label = [UILabel new];
            label.textAlignment = UITextAlignmentCenter;
            NSLog(@"%d", label.textAlignment == NSTextAlignmentCenter);
            [UIView beginAnimations:nil context:nil];
            [UIView setAnimationDuration:0.3];
            label.alpha = 0;
            [UIView commitAnimations];
            NSLog(@"%d", UIInterfaceOrientationIsPortrait([[UIApplication sharedApplication] statusBarOrientation]));
            """)
        #expect(run.talk.filter { $0.count == 1 } == ["1", "1"])
    }

    @Test("sort, search and change Foundation's collections and texts")
    func foundation() {
        let run = ScriptRun(
            """
            NSMutableArray *list = [[NSMutableArray alloc] initWithCapacity:3];
            [list addObjectsFromArray:@[@"c", @"a", @"b"]];
            [list sortUsingSelector:@selector(compare:)];
            NSLog(@"%@", [list componentsJoinedByString:@""]);
            NSArray *down = [list sortedArrayUsingComparator:^NSComparisonResult(id x, id y) { return [y compare:x]; }];
            NSLog(@"%@ %d", [down componentsJoinedByString:@""], [down isEqualToArray:list]);
            NSMutableString *text = [NSMutableString stringWithString:@"ab"];
            [text appendFormat:@"%d", 3];
            NSLog(@"%@ %lu", text, (unsigned long)[text rangeOfString:@"3"].location);
            NSDictionary *map = [NSDictionary dictionaryWithObjectsAndKeys:@1, @"a", @2, @"b", nil];
            NSLog(@"%@ %.2f %@", map[@"b"], fmod(7.5, 2), NSLocalizedString(@"Key", nil));
            """)
        #expect(run.talk == ["abc", "cba 0", "ab3 2", "2 1.50 Key"])
    }

    @Test("tell all that is wrong in a paste at once")
    func mistakes() {
        let run = ScriptRun(
            """
            @implementation Home : UIViewController
            - (void)a { [self.view nothing]; }
            - (void)b { Unknown *x = nil; }
            @end
            """)
        #expect(
            run.talk == [
                "2:24: 'UIView' has no 'nothing'", "3:13: unknown type 'Unknown'",
                "1 type is unknown ('Unknown'): 'stub' declares an empty one",
            ])
    }
}
