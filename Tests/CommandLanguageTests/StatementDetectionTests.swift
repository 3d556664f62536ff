import CommandLanguage
import Testing

@Suite("What is a statement") struct StatementDetectionTests {
    /// Whether the line is read as a verb.
    private func isVerb(_ line: String) -> Bool {
        guard case .verb? = ParsedScript.commands(line).first else { return false }
        return true
    }

    private static let verbs = [
        "expect a.view.frame 0 0 1 1", "set a.b c", "set a.b = c", "on a.viewDidLoad { b.c() }",
        "off a.b", "new a", "add a", "letter", "class-a b", "a.b", "a.b c", "a.b == c", "a != b",
        "a == b", "for-all x", "a b (c)", "add (c)", "why not a.b()", "dry a.b()", "define x = y",
        "alias x = y", "alias x *y z", "expect no warning", "a.b-c", "x", "?", "!",
        "together { a.b() }", "hold", "returned", "A b", "a[0] b", "+x", "/a",
        "5.b()",
        "expect log { a.b() }", "echo if", "echo ---", "echo --", "do a", "repeat", "open x",
        "required y",
        "repeat 3 { a.b() }", "a. b()", "a!=b",
    ]

    private static let statements = [
        "let a = b", "var a = b", "a.b()", "a?.b()", "a!.b()", "a.b = c", "a.b=c",
        "a.b += c", "a.b -= c", "a.b |= c", "a.b.c.d()", "a.b[0].c()", "a[0].b()", "a[0] = b",
        "a.b { c() }", "print(a)", "NSLog(a)", "x = y", "x += y", "x=y", "x-=1", "(a).b()",
        "`in`.b()", "_ = a.b()", "设置.b()", "a.b?.c!.d()", "a.0.b()", "a.`in`()", "a.b\t= c",
        "self.x = y", "a_1.b2()", "if a { b() }", "for a in b { c() }", "while a { b() }",
        "guard a else { b }", "switch a { case b: c }", "return", "defer { a }", "func a() { }",
        "do { a }", "repeat { a } while b", "open func a() { }", "@objc func a() { }",
    ]

    private static let objectiveC = [
        "[a b]", "UIView *a = b", "UIView* a", "UIView * a = b", "NSArray<UIView *> *a = b",
        "CGRect a = b", "id a = b", "__weak A *a = b", "int i = 0", "NSString * const s = a",
        "unsigned long i = 1", "void (^b)(BOOL) = c", "@implementation A\n@end",
        "@interface A : B\n@end", "- (void)a { }", "+ (id)a { }", "-(void)a{}", "i++", "a->b = c",
        "dispatch_async(a, ^{ })", "for (id a in b) { [a c]; }", "if (a) [b c]",
        "\u{A0}[a b]", "@autoreleasepool { }",
    ]

    @Test(arguments: verbs) func `a command is a verb`(line: String) {
        #expect(isVerb(line))
    }

    @Test(arguments: statements) func `Swift code is a statement`(line: String) {
        guard case .statement(let statement)? = ParsedScript.commands(line).first else {
            Issue.record("'\(line)' is no statement: \(outline(line))")
            return
        }
        #expect(statement.source == line)
        #expect(statement.statements.count == 1)
    }

    @Test(arguments: objectiveC) func `Objective-C is a statement`(line: String) {
        guard case .statement(let statement)? = ParsedScript.commands(line).first else {
            Issue.record("'\(line)' is no statement: \(outline(line))")
            return
        }
        #expect(statement.source == line)
        #expect(statement.statements.count == 1)
    }

    @Test func `comments of code are none of the commands`() {
        #expect(
            ParsedScript("// add a\n/* add\n b */ add c\n/* d */\n/* e */ f.g() /* h */\n").items
                == ["add|c", "(call (.g f))"])
    }

    @Test func `a statement ends at the line's end or at a semicolon outside brackets`() {
        let script = "a.b(c,\n  d)\ne.f({ g(); h() }); add i\nj.k = [\n1\n]\nadd l"
        #expect(
            ParsedScript(script).items == [
                "(call (.b a) c d)", "(call (.f e) {(call g); (call h)})", "add|i",
                "(= (.k j) [1])", "add|l",
            ])
    }

    @Test func `statements end where their brackets do`() {
        let script = """
            if a {
              b()
            }
            else { c() }
            add d
            [m n:^{
              [o p];
            } p:@"]"];
            add q
            if (a)
              [b c];
            else
              [d e];
            add f
            if (a) [b c]; else [d e]; add g
            while (a)
            {
              [b c];
            }
            add h
            """
        #expect(
            ParsedScript(script).items == [
                "(if a {(call b)} else {(call c)})", "add|d",
                "[m n:p: {[o p]} \"]\"]", "add|q",
                "(if a {[b c]} else {[d e]})", "add|f",
                "(if a {[b c]} else {[d e]})", "add|g",
                "(while a {[b c]})", "add|h",
            ])
    }

    @Test func `a broken statement ends with its line`() {
        #expect(
            ParsedScript("a.b(]\nadd c\na.b(\"x\nadd d\na.b(c d); add e\nadd f").items == [
                "s.vcr:1:5: expected a value, found ']'", "add|c",
                "s.vcr:3:5: the string is not closed before the end of the line", "add|d",
                "s.vcr:5:7: expected ',' or ')' after the arguments, found 'd'", "add|f",
            ])
    }
}
