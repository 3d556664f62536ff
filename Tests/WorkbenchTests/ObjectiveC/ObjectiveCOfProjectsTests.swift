import CommandLanguage
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Objective-C of projects, some of whose headers are not here")
struct ObjectiveCOfProjectsTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private let header = """
        @interface Home : UIViewController
        @end
        """

    /// What is said of a header and an implementation that imports it, or another one.
    private func check(_ code: String, import name: String = "Home.h") throws -> [String] {
        try directory.write(header, to: "Home.h")
        try directory.write(
            "#import \"\(name)\"\n@implementation Home\n\(code)\n@end", to: "Home.m")
        let verdict = try Workbench().check(
            ["Home.h", "Home.m"].map { directory.path + "/" + $0 })
        return verdict.notes + verdict.mistakes.map(\.message)
    }

    @Test("names that no file declares may be a prefix header's")
    func prefixHeader() throws {
        #expect(
            try check(
                """
                - (void)viewDidLoad {
                    DLog(@"loaded");
                    [[Tracker shared] track:kHomeShown];
                    self.title = HOME_TITLE;
                    UIColor *color = baseColor;
                }
                """
            ) == ["inert: DLog, Tracker, kHomeShown, HOME_TITLE, baseColor"])
    }

    @Test("a macro that one file defines again means in the files before it what it meant there")
    func macroDefinedAgain() {
        func type(_ name: String, adding number: Int) -> String {
            """
            #define SIDE(x) (x + \(number))
            @interface \(name) : UIViewController
            - (NSInteger)side;
            @end
            @implementation \(name)
            - (NSInteger)side { return SIDE(1); }
            @end

            """
        }
        let files = type("A", adding: 1) + type("B", adding: 2)
        #expect(
            ScriptRun(
                """
                extern "C" {
                \(files)}
                A *a = [A new];
                B *b = [B new];
                NSLog(@"%d %d", (int)[a side], (int)[b side]);
                """
            ).talk == ["2 3"])
    }

    @Test("a prefix header that is here has all that it has")
    func givenPrefixHeader() throws {
        try directory.write(header, to: "Home.h")
        try directory.write("#define BASE 1", to: "App-Prefix.pch")
        try directory.write(
            """
            #import "Home.h"
            @implementation Home
            - (void)viewDidLoad { self.view.tag = BASE; DLog(@"loaded"); }
            @end
            """, to: "Home.m")
        let verdict = try Workbench().check(
            ["Home.h", "Home.m", "App-Prefix.pch"].map { directory.path + "/" + $0 })
        #expect(verdict.mistakes.map(\.message) == ["unknown function 'DLog'; did you mean 'log'?"])
    }

    @Test("a slip is told, though a prefix header might have the name")
    func slips() throws {
        #expect(
            try check(
                """
                - (void)viewDidLoad {
                    UILabel *message = nil;
                    [self.view addSubview:mesage];
                }
                """
            ) == ["unknown name 'mesage'; did you mean 'message'?"])
    }

    @Test("code that imports no header of its own has no prefix header")
    func withoutImports() {
        #expect(
            ScriptRun(
                """
                @interface Home : UIViewController
                @end
                @implementation Home
                - (void)viewDidLoad { DLog(@"loaded"); }
                @end
                """
            ).talk.first == "4:23: unknown function 'DLog'; did you mean 'log'?")
    }

    @Test("what begins as a header does is the header's, and no slip of another name")
    func namesOfHeaders() throws {
        #expect(
            try check(
                """
                - (void)show:(id<UIViewDelegate>)keeper with:(data_block)block {
                    [UIViewMaker open];
                    block(YES);
                }
                """, import: "UIViewDelegate.h"
            ) == ["inert: data_block, UIViewMaker"])
    }

    @Test("a macro that is not here may take names of types, and continue a text")
    func macros() throws {
        #expect(
            try check(
                """
                SINGLETON_FOR_CLASS(Home);
                - (void)open { NSLog(@"%@", [NSURL URLWithString:kBaseURL @"/path"]); }
                """
            ) == ["inert: kBaseURL, NSURL"])
    }

    @Test("a class may have more by a category that is not here")
    func categories() throws {
        #expect(
            try check(
                """
                - (void)open {
                    NSString *name = [NSString stringWithGuid];
                    self.tabTitle = @"Home";
                    id made = [Home homeFromSettings];
                    _kept = made;
                }
                """, import: "Home+Tabs.h"
            ) == [
                "inert: NSString.stringWithGuid, Home.setTabTitle:, Home.homeFromSettings, _kept"
            ])
    }

    @Test("a subclass overrides what a category has")
    func overriddenCategories() {
        #expect(
            ScriptRun(
                """
                @interface UIViewController (Tab)
                - (NSString *)tabName;
                @end
                @implementation UIViewController (Tab)
                - (NSString *)tabName { return @"none"; }
                @end
                @interface Home : UIViewController
                @end
                @implementation Home
                - (NSString *)tabName { return [[super tabName] stringByAppendingString:@" home"]; }
                @end
                UIViewController *home = [Home new];
                NSLog(@"%@ %@", [home tabName], [[UIViewController new] tabName]);
                """
            ).talk == ["none home none"])
    }

    @Test("an initialiser may be named in any way")
    func initialisers() {
        #expect(
            ScriptRun(
                """
                @interface Help : UIViewController
                @property BOOL isPopover;
                - (id)initAsPopover;
                @end
                @implementation Help
                - (id)initAsPopover {
                    self = [super init];
                    if (self) { _isPopover = YES; }
                    return self;
                }
                @end
                Help *help = [[Help alloc] initAsPopover];
                NSLog(@"%d", help.isPopover);
                """
            ).talk == ["1"])
    }

    @Test("a number is of its class, and a property may be declared again")
    func classes() {
        #expect(
            ScriptRun(
                """
                @interface Editor : NSObject
                @property (nonatomic, readonly) NSString *tool;
                @end
                @implementation Editor
                @end
                @interface FullEditor : Editor
                @property (nonatomic, readwrite) NSString *tool;
                @end
                @implementation FullEditor
                - (void)pick { self.tool = @"pen"; }
                @end
                FullEditor *full = [FullEditor new]; [full pick];
                Editor *editor = full;
                id one = @1;
                NSLog(@"%@ %d %d %d", editor.tool, [one isKindOfClass:[NSNumber class]],
                    [one isKindOfClass:[NSString class]], [one isKindOfClass:[NSValue class]]);
                """
            ).talk == ["pen 1 0 1"])
    }

    @Test("an object may say what stands behind its index")
    func subscripts() {
        #expect(
            ScriptRun(
                """
                @interface Shelf : NSObject
                - (id)objectAtIndexedSubscript:(NSUInteger)index;
                @end
                @implementation Shelf
                - (id)objectAtIndexedSubscript:(NSUInteger)index { return @(index * 2); }
                @end
                Shelf *shelf = [Shelf new];
                NSLog(@"%@", shelf[4]);
                """
            ).talk == ["8"])
    }

    @Test("C is read as files have it")
    func c() throws {
        #expect(
            try check(
                #"""
                NSString *names[2];
                NSString *names[] = { @"one", @"two" };
                int sign(int number) { if (number < 0) { return -1; } else { return 1; } NSLog(@"never"); }
                - (void)fill:(CGFloat[2])parts title:(NSString **)title done:(void (^)(BOOL))done {
                    *title = NSLocalizedString(@"Title",);
                    done ? done(YES) : nil;
                }
                - (void)go {
                    NSString *title = nil;
                    CGFloat parts[2] = { 1, 2 };
                    [self fill:parts title:&title done:^(BOOL yes) { NSLog(@"done"); }];
                    NSLog(@"%@ %@ %d %@", title, names[1], sign(-4), @"over \
                two lines");
                }
                """#
            ) == [])
    }
}
