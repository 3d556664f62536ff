import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("More of Objective-C's language")
struct ObjectiveCLanguageTests {
    @Test("exceptions are thrown and caught, UIKit's and Foundation's too")
    func exceptions() {
        #expect(
            ScriptRun(
                """
                @implementation Home : UIViewController
                - (void)fail { [NSException raise:@"Own" format:@"%d", 3]; }
                - (void)tryAll {
                    @try { [self fail]; } @catch (NSException *e) { NSLog(@"%@ %@", e.name, e.reason); }
                    @try { [self performSelector:@selector(nope)]; }
                    @catch (NSException *e) { NSLog(@"%@", e.name); }
                    @finally { NSLog(@"finally"); }
                    @try { NSArray *none = @[]; NSLog(@"%@", none[2]); }
                    @catch (...) { NSLog(@"range"); }
                }
                @end
                Home *home = [Home new];
                [home tryAll];
                @throw [NSException exceptionWithName:NSGenericException reason:@"bad" userInfo:nil];
                """
            ).talk == [
                "Own 3", "NSInvalidArgumentException", "finally", "range",
                "14:21: NSGenericException: bad",
            ])
    }

    @Test(
        "nil in a literal is told in Foundation's words",
        arguments: [
            ("@[@1, a]", "Array initWithObjects:count:", "objects[1]"),
            (
                "@{@\"k\": a}", "Dictionary initWithObjects:forKeys:count:", "objects[0]"
            ),
            ("@{a: @1}", "Dictionary initWithObjects:forKeys:count:", "keys[0]"),
        ])
    func nilInLiterals(code: String, initialiser: String, place: String) {
        #expect(
            ScriptRun("UIView *a = nil;\nid b = \(code);").talk == [
                "2:8: NSInvalidArgumentException: *** -[__NSPlaceholder\(initialiser)]: "
                    + "attempt to insert nil object from \(place)"
            ])
    }

    @Test("a static variable and 'dispatch_once' make one object for all")
    func statics() {
        #expect(
            ScriptRun(
                """
                @implementation Store : NSObject
                + (instancetype)shared {
                    static Store *store = nil;
                    static dispatch_once_t once;
                    dispatch_once(&once, ^{ store = [[self alloc] init]; NSLog(@"made"); });
                    return store;
                }
                @end
                static int Next(void) { static int n = 0; n += 1; return n; }
                NSLog(@"%d", [Store shared] == [Store shared]);
                NSLog(@"%d %d", Next(), Next());
                """
            ).talk == ["made", "1", "1 2"])
    }

    @Test("statements in parentheses, sets and the entries of dictionaries")
    func expressions() {
        #expect(
            ScriptRun(
                """
                UIViewController *page = ({
                    UIViewController *made = [UIViewController new];
                    made.title = @"page";
                    made;
                });
                NSLog(@"%@", page.title);
                NSMutableDictionary *all = [NSMutableDictionary dictionary];
                all[@"a"] = @1;
                [all setObject:@2 forKey:@"b"];
                [all enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSNumber *value, BOOL *stop) {
                    NSLog(@"%@=%@", key, value);
                }];
                NSMutableSet *set = [NSMutableSet setWithObjects:@1, @2, @1, nil];
                [set addObject:@2];
                NSLog(@"%lu %d", (unsigned long)set.count, [set containsObject:@2]);
                for (NSNumber *n in set) { NSLog(@"%@", n); }
                """
            ).talk == ["page", "a=1", "b=2", "2 1", "1", "2"])
    }

    @Test("timers send their message, and hold their target")
    func timers() {
        #expect(
            ScriptRun(
                """
                @implementation Home : UIViewController
                - (void)tick:(NSTimer *)timer { NSLog(@"tick %d", timer.isValid); }
                - (void)start {
                    [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick:)
                        userInfo:nil repeats:NO];
                }
                @end
                Home *home = [Home new];
                [home start];
                """
            ).talk == ["tick 0"])
    }
}
