import CommandLanguage
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Objective-C of libraries of which only the headers are here")
struct ObjectiveCOfLibrariesTests {
    @Test("takes what a header declares without code as inert")
    func headersAlone() throws {
        #expect(
            try check(
                """
                @interface Api : NSObject
                @property (nonatomic, copy) NSString *name;
                + (BOOL)registerApp:(NSString *)name;
                - (instancetype)initWithDelegate:(id)delegate;
                @end
                @interface Home : UIViewController
                @end
                @implementation Home
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    [Api registerApp:@"x"];
                    Api *api = [[Api alloc] initWithDelegate:self];
                    api.name = @"y";
                }
                @end
                """) == ["inert: Api.registerApp:, Api.initWithDelegate:"])
    }

    @Test("takes what a missing header adds to UIKit's classes, and its proxies for appearance")
    func categories() throws {
        #expect(
            try check(
                """
                #import "UIImage+GIF.h"
                @interface Home : UIViewController
                @end
                @implementation Home
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    UIImage *image = [UIImage gifNamed:@"x"];
                    [[UINavigationBar appearance] setTintColor:[UIColor redColor]];
                }
                @end
                """) == ["inert: UIImage.gifNamed:, UINavigationBar.appearance"])
    }

    @Test("reads characters, comments that hold another's beginning, and lists of types in lists")
    func forms() throws {
        #expect(
            try check(
                """
                /* a /* b */
                @interface Home : UIViewController
                @end
                @implementation Home
                - (NSArray<NSArray<NSString *>> *)rows { return nil; }
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    unichar letter = 'a' + 1;
                    NSLog(@"%d %d", letter == 'b',
                        \\
                        '\\n');
                }
                @end
                """) == [])
    }

    @Test("a comment of Swift's holds another one")
    func nested() {
        #expect(ScriptRun("/* a /* b */ c */ print(1)").talk == ["1"])
    }

    /// The notes and the mistakes of a file of Objective-C.
    private func check(_ code: String) throws -> [String] {
        let folder = try TemporaryDirectory()
        try folder.write(code, to: "Home.m")
        let verdict = try Workbench().check([folder.path + "/Home.m"])
        return verdict.notes + verdict.mistakes.map { "\($0.span.line): \($0.message)" }
    }
}
