import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Named types and constants of C")
struct ObjectiveCNamedTypesTests {
    @Test("are known to what follows, and to Swift")
    func typedefs() {
        let run = ScriptRun(
            """
            typedef NS_ENUM(NSInteger, State) { StateClosed, StateOpen = 5, StateMoving };
            typedef enum { StyleFlat = 0, StyleRound } Style;
            typedef NS_OPTIONS(NSUInteger, Edge) {
                EdgeNone = 0,
                EdgeTop  = 1 << 0,
                EdgeBottom = 1 << 1,
            };
            typedef void (^Done)(BOOL finished);
            typedef NSInteger Count;
            enum { kFirst = 7, kSecond };
            static NSString * const kName = @"name";
            static const CGFloat kWidth = 12.5f;
            #define kDouble (kWidth * 2)
            #define DEBUG
            State state = StateMoving; Count count = kSecond;
            Done done = ^(BOOL finished) { NSLog(@"%d %ld %ld", finished, (long)state, (long)count); };
            done(YES);
            NSLog(@"%@ %.1f %lu %d", kName, kDouble, (unsigned long)(EdgeTop | EdgeBottom), StyleRound);
            let other: State = StateOpen
            print(other + count)
            """)
        #expect(run.talk == ["1 6 8", "name 25.0 3 1", "13"])
    }

    @Test("are structures in braces too")
    func structures() {
        let run = ScriptRun(
            """
            CGRect r = (CGRect){{1, 2}, {3, 4}};
            CGPoint p = {5, 6};
            CGSize s = (CGSize){7, 8};
            NSLog(@"%@ %@ %@", NSStringFromCGRect(r), NSStringFromCGPoint(p), NSStringFromCGSize(s));
            CGRect bad = {1, 2};
            """)
        #expect(
            run.talk == ["{{1, 2}, {3, 4}} {5, 6} {7, 8}", "5:14: CGRect has 4 numbers, not 2"])
    }

    @Test("fail where an assertion does, and the step is undone")
    func assertions() {
        let run = ScriptRun(
            """
            new a
            void check(UIViewController *x, int n) {
                NSParameterAssert(x != nil);
                NSAssert(n > 1, @"%d is too few", n);
                NSLog(@"good");
            }
            check(a, 2);
            check(nil, 2);
            check(a, 1);
            """)
        #expect(
            run.talk == [
                "good",
                "3:5: NSInternalInconsistencyException: Invalid parameter not satisfying: x != nil",
                "4:5: NSInternalInconsistencyException: 1 is too few",
            ])
    }

    @Test(
        "say what is wrong",
        arguments: [
            ("typedef union { int a; } Pair;", "1:9: 'union' is not understood yet"),
            ("typedef NSInteger UIView;", "1:19: 'UIView' is a name of the language"),
            ("typedef Foo Bar;", "1:9: unknown type 'Foo'"),
            ("typealias Foo = Bar", "1:17: unknown type 'Bar'"),
        ])
    func errors(source: String, line: String) { #expect(ScriptRun(source).talk == [line]) }

    @Test("name types in Swift as well, within classes and without")
    func aliases() {
        let run = ScriptRun(
            """
            typealias Child = UIViewController
            class Home: Child {
                typealias Handler = (Int) -> Void
                var handler: Handler?
                func run(_ handler: @escaping Handler) { self.handler = handler; handler(children.count) }
            }
            let home = Home()
            home.addChild(Child())
            home.run { print($0) }
            """)
        #expect(run.talk == ["1"])
    }
}
