import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Objective-C that containers of others have")
struct ObjectiveCOfContainersTests {
    @Test("the superclass's init sends the designated initialiser, which the class overrides")
    func designated() {
        #expect(
            ScriptRun(
                """
                @interface Drawer : UIViewController
                @property CGFloat width;
                @end
                @implementation Drawer
                - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
                    self = [super initWithNibName:name bundle:bundle];
                    if (self) { _width = 280; }
                    return self;
                }
                - (id)initWithCenter:(UIViewController *)center {
                    self = [super init];
                    return self;
                }
                @end
                @interface Bar : UIView
                @property CGFloat width;
                @end
                @implementation Bar
                - (id)initWithFrame:(CGRect)frame {
                    self = [super initWithFrame:frame];
                    _width = 3;
                    return self;
                }
                - (id)initWithTitle:(NSString *)title { self = [super init]; return self; }
                @end
                Drawer *drawer = [[Drawer alloc] initWithCenter:nil];
                Bar *bar = [[Bar alloc] initWithTitle:@"a"];
                NSLog(@"%.0f %.0f", drawer.width, bar.width);
                """
            ).talk == ["280 3"])
    }

    @Test("a number that is written through a pointer stays one of its variable's kind")
    func pointers() {
        #expect(
            ScriptRun(
                """
                @interface Reveal : NSObject
                @end
                @implementation Reveal
                - (void)width:(CGFloat *)width overdraw:(CGFloat *)overdraw { *width = 3, *overdraw = 4; }
                - (void)stable:(BOOL *)stable { *stable = YES; }
                - (CGFloat)place:(CGFloat)x {
                    CGFloat width, overdraw;
                    [self width:&width overdraw:&overdraw];
                    BOOL stable = NO;
                    [self stable:&stable];
                    if (!stable) return 0;
                    return x <= width ? x : width + overdraw / 8;
                }
                @end
                NSLog(@"%.1f", [[Reveal new] place:50]);
                """
            ).talk == ["3.5"])
    }

    @Test("an array of C holds pointers that may lead nowhere")
    func arrays() {
        #expect(
            ScriptRun(
                """
                @interface Deck : NSObject {
                    UIViewController *_sides[3];
                }
                @end
                @implementation Deck
                - (void)go {
                    _sides[1] = [UIViewController new];
                    NSLog(@"%d %d", _sides[0] == nil, _sides[1] == nil);
                    _sides[1] = nil;
                    NSLog(@"%d", _sides[1] == nil);
                }
                @end
                [[Deck new] go];
                """
            ).talk == ["1 0", "1"])
    }

    @Test("the keys of a transition are texts")
    func keys() {
        #expect(
            ScriptRun(
                """
                NSString *key = UITransitionContextToViewControllerKey;
                NSLog(@"%d %d %@", key == UITransitionContextToViewControllerKey,
                    [key isEqualToString:UITransitionContextFromViewControllerKey], key);
                """
            ).talk == ["1 0 UITransitionContextToViewControllerKey"])
    }

    @Test("a part of a part of a structure may be named, and a coordinate's parts be set")
    func structures() {
        #expect(
            ScriptRun(
                """
                @interface Place : NSObject
                @end
                @implementation Place
                - (void)go {
                    CGRect frame = { .origin.x = 1, .size.width = 30, .size.height = 4 };
                    CLLocationCoordinate2D center;
                    center.latitude = 52.5;
                    center.longitude = 13;
                    center.longitude += 0.5;
                    NSLog(@"%@ %.1f %.1f", NSStringFromCGRect(frame), center.latitude, center.longitude);
                }
                @end
                [[Place new] go];
                """
            ).talk == ["{{1, 0}, {30, 4}} 52.5 13.5"])
    }

    @Test("a class has a method and a property of one name, and makes what its initialisers do")
    func names() {
        #expect(
            ScriptRun(
                """
                @interface Login : NSObject
                + (NSString *)url;
                @property (strong) NSString *url;
                @end
                @implementation Login
                + (NSString *)url { return @"of the class"; }
                @end
                typedef NSMutableDictionary<NSString *, NSString *> Names;
                Login *login = [Login new]; login.url = @"of the object";
                Names *names = [Names new]; names[@"a"] = @"b";
                UIColor *color = [[UIColor alloc] initWithWhite:1 alpha:0.5];
                NSLog(@"%@, %@, %@", [Login url], login.url, names[@"a"]);
                """
            ).talk.last == "of the class, of the object, b")
    }
}
