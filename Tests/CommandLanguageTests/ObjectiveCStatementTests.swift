import CommandLanguage
import Testing

@Suite("Objective-C statements") struct ObjectiveCStatementTests {
    @Test(arguments: [
        ("[root addChildViewController:a];", "[root addChildViewController: a]"),
        ("[root.view addSubview:a.view];", "[(.view root) addSubview: (.view a)]"),
        ("[[UIView alloc] initWithFrame:CGRectZero]", "[[UIView alloc] initWithFrame: CGRectZero]"),
        ("[[[a b] c:d e:f] g];", "[[[a b] c:e: d f] g]"),
        ("[a b:c :d for:e];", "[a b::for: c d e]"),
        (
            "[NSString stringWithFormat:@\"%@ %d\", a, 1];",
            "[NSString stringWithFormat: \"%@ %d\" a 1]"
        ),
        ("[self.views[0] b];", "[(index (.views self) 0) b]"),
        ("[(UIView *)a b];", "[(as a UIView!) b]"),
        ("[a b:c ? d : e f:-g];", "[a b:f: (?: c d e) (- g)]"),
    ])
    func `messages nest`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("x = @[a, @1, @YES, @(b + 1), @-2];", "(= x [a 1 true (+ b 1) (- 2)])"),
        ("x = @{@\"k\": a, @1: @[]};", "(= x [: \"k\" a 1 []])"),
        ("x = @\"a\" @\"b\" \"c\";", "(= x \"abc\")"),
        (#"x = @"\u00E9\x41\t\"";"#, "(= x \"éA\t\"\")"),
        ("x = @“a ” ;", "(= x \"a \")"),
        ("x = @selector(a:b:);", "(= x @selector(a:b:))"),
        ("a.b.c = YES;", "(= (.c (.b a)) true)"),
        ("self->_a = NULL;", "(= (._a self) nil)"),
        ("x = 0.5f + 1.f + .25 + 0x1F + 10UL;", "(= x (+ (+ (+ (+ 0.5 1.0) 0.25) 31) 10))"),
        ("x = a ?: [b c];", "(= x (?: a [b c]))"),
        ("x = (CGFloat)a / (NSInteger)-1;", "(= x (/ (as a CGFloat) (as (- 1) Int)))"),
        ("x = (__bridge id)[a b];", "(= x (as [a b] Any))"),
        ("x = a | b & c << 1 == [d e];", "(= x (| a (& b (== (<< c 1) [d e]))))"),
        ("a.frame = CGRectMake(0, 1, a, -b);", "(= (.frame a) (call CGRectMake 0 1 a (- b)))"),
        ("x = y = [a b];", "(= y [a b]), (= x y)"),
        ("i++;", "(+= i 1)"), ("self.i -= 2;", "(-= (.i self) 2)"),
    ])
    func `literals and operators`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        (
            "UIViewController *a = [UIViewController new];",
            "(var a: UIViewController! [UIViewController new])"
        ),
        (
            "CGRect f = a.frame, *g, h;",
            "(var f: CGRect (.frame a)), (var g: CGRect), (var h: CGRect)"
        ),
        ("NSInteger i = 0;", "(var i: Int 0)"), ("id x = nil;", "(var x: Any nil)"),
        ("id<Foo> x = @1;", "(var x: Any 1)"),
        ("__weak typeof(self) weakSelf = self;", "(weak var weakSelf self)"),
        ("__weak UIView *v = a;", "(weak var v: UIView! a)"),
        ("__block BOOL done = NO;", "(var done: Bool false)"),
        ("static const CGFloat k = 10.0;", "(let k: CGFloat 10.0)"),
        ("NSArray<UIView *> *a = @[];", "(var a: [UIView]! [])"),
        ("NSDictionary<NSString *, id> *a = @{};", "(var a: [String: Any]! [:])"),
        (
            "void (^b)(BOOL, UIView *) = ^(BOOL f, UIView *v) { [v c]; };",
            "(var b: ((Bool, UIView!) -> Void)! {f v in [v c]})"
        ),
        ("unsigned long long n = 5;", "(var n: UInt 5)"),
        ("NSString * const s = @\"a\";", "(let s: String! \"a\")"),
    ])
    func `declarations`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("[a b:^{ [c d]; e = 1; }];", "[a b: {[c d]; (= e 1)}]"),
        ("[a b:^(BOOL finished) { }];", "[a b: {finished in }]"),
        (
            "[a b:^BOOL (id x, NSUInteger i) { return x == nil; }];",
            "[a b: {x i in (return (== x nil))}]"
        ),
        ("[a b:^(void) { [c d] }];", "[a b: {[c d]}]"),
        ("[a b:^{ if (c) return; else [d e]; }];", "[a b: {(if c {(return)} else {[d e]})}]"),
    ])
    func `blocks`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        (
            "if (a && !b) { [c d]; } else if (e) [f g]; else { }",
            "(if (&& a (! b)) {[c d]} else {(if e {[f g]} else {})})"
        ),
        ("if ((self = [super init])) { a = @1; }", "(= self [super init]), (if self {(= a 1)})"),
        (
            "while ((x = [e next]) != nil) { [x y]; }",
            "(while true {(= x [e next]); (if (! (!= x nil)) {(break)}); [x y]})"
        ),
        ("do { [a b]; } while (c);", "(repeat {[a b]} c)"),
        (
            "for (int i = 0; i < 3; i++) { [a b:i]; }",
            "(for (var i: Int32 0); (< i 3); (+= i 1) {[a b: i]})"
        ),
        (
            "for (UIView *v in a.subviews) [v removeFromSuperview];",
            "(for v in (.subviews a) {[v removeFromSuperview]})"
        ),
        ("for (;;) { break; }", "(for -; -; - {(break)})"),
        (
            "switch (a) { case 1: case B: [c d]; break; case 2: [e f]; default: { g = 1; break; } }",
            "(switch a 1 | B: {[c d]} 2: {[e f]} falls through default: {(do {(= g 1); (break)})})"
        ),
        ("if (a)\n  [b c];\nelse\n  [d e];", "(if a {[b c]} else {[d e]})"),
        ("@autoreleasepool { [a b]; }", "(do {[a b]})"),
    ])
    func `control flow`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        (
            "x = [superviewDidLoad];",
            "1:6: 'superviewDidLoad' runs two words together; did you mean 'super viewDidLoad'?"
        ),
        (
            "@interfacemyController : UIViewController\n@end",
            "1:1: '@interfacemyController' runs two words together; did you mean "
                + "'@interface myController'?"
        ),
        ("[a b：c];", "1:5: full-width '：' (U+FF1A) is no punctuation of code; did you mean ':'?"),
        ("［a b];", "1:1: full-width '［' (U+FF3B) is no punctuation of code; did you mean '['?"),
        ("[a b:c]；", "1:8: full-width '；' (U+FF1B) is no punctuation of code; did you mean ';'?"),
        (
            "[a b: c",
            "1:1: the statement is not finished: a closing bracket is missing"
        ),
        (
            "(void)viewDidLoad { [super viewDidLoad]; }",
            "1:1: '-' is missing before the method 'viewDidLoad'; did you mean "
                + "'- (void)viewDidLoad'?"
        ),
        ("[a b:^{ [c d] [e f]; }];", "1:14: ';' is missing behind the statement"),
        (
            "- (void)a { [b c]; // 1 d.e = [f g]; // 2 [h i];\n}",
            "1:20: the comment '//' swallows the code behind it"
        ),
        ("- (void)a { // 1 [b c]; }\n", "1:13: the comment '//' swallows the code behind it"),
        ("[a b:@\"\\(c)\"];", "1:8: unknown escape '\\('"),
        ("@implementation A\n- (void)b { }\n", "1:1: '@end' of 'A' is missing"),
        ("@end", "1:1: '@end' without '@interface' or '@implementation'"),
    ])
    func `slips are told by name`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("a.view.frame = b.frame", SourceLanguage.swift, true),
        ("a.style = UIModalPresentationFullScreen;", .swift, true),
        ("if (a) { b.c = 1 }", .swift, true),
        ("if (a) { b.c = YES; }", .objectiveC, false),
        ("x = [a b];", .objectiveC, false), ("x = [a, b]", .swift, true),
        ("x = [[a b] c];", .objectiveC, false), ("[a, b].forEach { c($0) }", .swift, true),
        ("[weak, b].c()", .swift, true), ("x = [a[0] b];", .objectiveC, false),
        ("a.b(c: d)", .swift, false), ("a.b(.c)", .swift, false), ("x = \"a\"", .swift, false),
        ("x = @\"a\"", .objectiveC, false), ("a.frame = CGRectZero;", .objectiveC, false),
        ("for (UIView *v in a) { }", .objectiveC, false), ("for v in a { }", .swift, true),
        ("a.b { [weak self] in self?.c() }", .swift, true),
        ("switch (a) { case b: [c d]; break; }", .objectiveC, false),
    ])
    func `the language is told by what is written`(
        script: String, language: SourceLanguage, isEither: Bool
    ) {
        var parser = ScriptParser(file: nil)
        parser.feed(script)
        parser.finish()
        guard case .statement(let line)? = try? parser.next() else {
            Issue.record("'\(script)' is no statement")
            return
        }
        #expect(line.language == language)
        #expect(line.isOfEitherLanguage == isEither)
    }

    @Test("a semicolon ends a line where only a comment follows, be the code read before or not")
    func terminators() throws {
        let script = """
            a.b = c;
            a.b = c
            a.b = c;  // why
            a.b = c; d.e = f
            a.b = c;
            d.e = f;
            """
        var parser = ScriptParser(file: nil)
        parser.feed(script)
        parser.finish()
        var terminated: [Bool] = []
        while let command = try parser.next() {
            if case .statement(let line) = command, !line.statements.isEmpty {
                terminated.append(line.isTerminated)
            }
        }
        #expect(terminated == [true, false, true, false, false, true, true])
    }
}
