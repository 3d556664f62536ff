import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Objective-C that files have in several places")
struct ObjectiveCOfPastedFilesTests {
    @Test("a category of NSString answers, as does a parenthesis before the next word of a message")
    func categories() {
        #expect(
            ScriptRun(
                """
                @interface NSString (Joining)
                - (NSString *)plus:(NSString *)other;
                @end
                @implementation NSString (Joining)
                - (NSString *)plus:(NSString *)other { return [self stringByAppendingString:other]; }
                @end
                NSLog(@"%@", [@"a" plus:@"b"]);
                UIAlertAction *ok = [UIAlertAction actionWithTitle:@"OK" style:(UIAlertActionStyleDefault) handler:nil];
                NSLog(@"%@", ok.title);
                """
            ).talk == ["ab", "OK"])
    }

    @Test(
        "sets a dictionary's values, parts of a range, flags, and calls blocks of instance variables"
    )
    func objects() {
        #expect(
            ScriptRun(
                """
                @interface Person : NSObject
                @property (nonatomic, copy) NSString *name;
                @property (nonatomic) BOOL isGood;
                @property (nonatomic, copy) void (^onChange)(NSString *text);
                @end
                @implementation Person
                - (void)tell { if (_onChange) _onChange(self.name); }
                @end
                Person *p = [[Person alloc] init];
                p.onChange = ^(NSString *text) { NSLog(@"%@", text); };
                [p setValuesForKeysWithDictionary:@{@"name": @"Ann"}];
                [p setIsGood:YES];
                [p tell];
                NSRange range = NSMakeRange(1, 2);
                range.location = 5;
                NSLog(@"%d %lu %lu", p.isGood, range.location, range.length);
                """
            ).talk == ["Ann", "1 5 2"])
    }

    @Test(
        "reads structures of the system, sizes, names of frameworks in capitals, and 'self' of a class"
    )
    func names() throws {
        #expect(
            try check(
                """
                #import <CoreBluetooth/CoreBluetooth.h>
                @interface Home : UIViewController
                @property (nonatomic) CGFloat scale;
                @end
                CGFloat zoom(CGFloat a, CGFloat b) { return a * b; }
                @implementation Home
                + (id)load2 { return [[[NSBundle mainBundle] loadNibNamed:@"V" owner:self options:nil] firstObject]; }
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    struct sockaddr_in address;
                    bzero(&address, sizeof(address));
                    address.sin_len = sizeof(address);
                    CBUUID *uuid = [CBUUID UUIDWithString:@"A"];
                    float f = 2;
                    NSLog(@"%f %@", zoom(1, f), uuid);
                }
                - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object
                    change:(NSDictionary *)change context:(void *)context {
                    [super observeValueForKeyPath:path ofObject:object change:change context:context];
                }
                @end
                """) == [
                    "inert: bzero, CBUUID, NSObject.observeValueForKeyPath:ofObject:change:context:"
                ])
    }

    /// The notes and the mistakes of a file of Objective-C.
    private func check(_ code: String) throws -> [String] {
        let folder = try TemporaryDirectory()
        try folder.write(code, to: "Home.m")
        let verdict = try Workbench().check([folder.path + "/Home.m"])
        return verdict.notes + verdict.mistakes.map { "\($0.span.line): \($0.message)" }
    }
}
