import CommandLanguage
import Testing

@testable import Statements
@testable import Workbench

@Suite("'help statements' and the checker") @MainActor struct StatementHelpTests {
    private var outside: HelpPage.Section? { StatementHelp.page.sections.last }

    private func words(of row: Fact) -> [String] { row.value.components(separatedBy: ", ") }

    @Test("agree on what is outside")
    func refused() throws {
        let rows = try #require(outside).rows
        #expect(rows.map(\.name) == ["Swift"] + OutsideName.topics.map(\.name))
        for row in rows {
            for word in words(of: row) {
                let named = row.name == "Swift" ? "'\(word)'" : "\(row.name) ('\(word)')"
                let refusal = "\(named) is outside of what is simulated"
                #expect(ScriptRun("\(word) { }").talk == ["1:1: \(refusal)"])
                #expect(ScriptRun("\(word).shared x").talk == ["1:1: \(refusal)"])
                #expect(ScriptRun("print(\(word))").talk == ["1:7: \(refusal)"])
            }
        }
    }

    /// A line of code for each row of the page on a language.
    private let code: [String: String] = [
        "let a = …, var a: T": "let a = 1, b = 2; var c: Int = a + b",
        "if, guard, switch, for, while, repeat":
            "for i in 0...3 where i > 1 { if let n = Int(\"3\") { switch n { case i: break; default: "
            + "continue } } }; var n = 0; while n < 2 { n += 1 }; repeat { n -= 1 } while n > 0",
        "func, { … }": "func f(_ g: (Int) -> Int) -> Int { g(2) }; let two = f { $0 }",
        "throw, try, do, catch":
            "struct E: Error { }; func f() throws -> Int { throw E() }; do { _ = try f() } catch { }; "
            + "let none = try? f()",
        "[T], [K: V], a...b, (a, b)":
            "let a = [1, 2].map { $0 + 1 }, d = [\"a\": 1], r = 1...3, t = (1, \"b\")",
        "class, struct, enum, protocol":
            "protocol P { }; class C: P { }; struct S: P { }; enum E { case a }",
        "#selector(…)":
            "class A: UIViewController { @objc func b() { } }; let s = #selector(A.b), "
            + "t = Selector(\"b\")",
        "#function, #line": "let name = #function, line = #line",
        "DispatchQueue, Timer": "DispatchQueue.main.async { }",
        "print(…)": "print(1)",
        "[root addChildViewController:a];":
            "UIViewController *a = [UIViewController new], *b = [UIViewController new]; "
            + "[a addChildViewController:b];",
        "a.view.frame = CGRectMake(…);":
            "UIViewController *a = [UIViewController new]; a.view.frame = CGRectMake(0, 0, 1, 1);",
        "UIViewController *a = …;": "__weak UIViewController *a = nil;",
        "@\"…\", @[…], @{…}, @selector(…)":
            "NSArray *list = @[@\"a\"]; NSDictionary *d = @{@\"a\": @1}; SEL s = @selector(a);",
        "^(BOOL finished) { … }":
            "void (^block)(BOOL) = ^(BOOL finished) { }; dispatch_async(dispatch_get_main_queue(), ^{ });",
        "@interface, @implementation":
            "@interface A : UIViewController @end @implementation A @end",
        "NSLog(…)": "NSLog(@\"%@\", @\"a\");",
    ]

    @Test("agree on what there is")
    func understood() {
        let rows = StatementHelp.page.sections.prefix(2).flatMap(\.rows).map(\.name)
        #expect(rows.sorted() == code.keys.sorted())
        for row in rows {
            let run = ScriptRun(code[row] ?? "")
            #expect(run.talk.filter { $0.contains(": ") } == [], "\(row)")
        }
    }
}
