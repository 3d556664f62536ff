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

    @Test("@weakify and @strongify hold weakly what a block means by the same name")
    func weakNames() {
        #expect(
            ScriptRun(
                """
                @interface Box : NSObject
                @property (nonatomic, copy) void (^work)(void);
                @property (nonatomic, copy) NSString *name;
                @end
                @implementation Box
                - (void)prepare {
                    @weakify(self);
                    self.work = ^{
                        @strongify(self);
                        NSLog(@"%@ %@", self.name, [NSMutableOrderedSet orderedSet]);
                    };
                }
                - (void)dealloc { NSLog(@"gone"); }
                @end
                Box *box = [Box new]; box.name = @"a"; [box prepare]; box.work(); box = nil;
                """
            ).talk.suffix(1) == ["gone"])
    }

    @Test("what code announces by didChangeValueForKey: is told")
    func announced() {
        #expect(
            ScriptRun(
                """
                @interface Box : NSObject
                @property (nonatomic) NSInteger count;
                @end
                @implementation Box
                - (void)grow {
                    [self willChangeValueForKey:@"count"];
                    _count = 3;
                    [self didChangeValueForKey:@"count"];
                }
                @end
                @interface Ear : NSObject
                @end
                @implementation Ear
                - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object
                    change:(NSDictionary *)change context:(void *)context {
                    NSLog(@"%@ %@", path, [object valueForKey:path]);
                }
                @end
                Box *box = [Box new]; Ear *ear = [Ear new];
                [box addObserver:ear forKeyPath:@"count" options:0 context:NULL];
                [box grow];
                """
            ).talk.suffix(1) == ["count 3"])
    }

    @Test("attributes before a function's name, the day of the build and '@true' are read")
    func attributes() throws {
        #expect(
            try check(
                """
                #import <UIKit/UIKit.h>
                #define KIND "kind"
                @interface UIView (Files)
                - (instancetype)initWithFile:(NSString *)name;
                @end
                @implementation UIView (Files)
                - (instancetype)initWithFile:(NSString *)name {
                    for (id view in @[]) {
                        self = view;
                        break;
                    }
                    return self;
                }
                @end
                BOOL __attribute__((const)) IsUp(NSInteger way) { return way == 1; }
                @interface Home : UIViewController
                @end
                @implementation Home
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    NSDictionary *all = @{@"up": @(IsUp(1)), @"on": @true, @"kind": @KIND};
                    NSArray *bytes = (unsigned char []){0x73, 0x74};
                    self.title = [NSString stringWithFormat:@"%s %@", __DATE__, all];
                }
                @end
                """) == [])
    }

    /// The notes and the mistakes of a file of Objective-C.
    private func check(_ code: String) throws -> [String] {
        let folder = try TemporaryDirectory()
        try folder.write(code, to: "Home.m")
        let verdict = try Workbench().check([folder.path + "/Home.m"])
        return verdict.notes + verdict.mistakes.map { "\($0.span.line): \($0.message)" }
    }
}
