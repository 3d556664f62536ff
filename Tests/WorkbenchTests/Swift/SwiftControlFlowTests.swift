import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Control flow of Swift")
struct SwiftControlFlowTests {
    @Test(
        "goes as Swift goes",
        arguments: [
            ("if 1 < 2 { print(1) } else { print(2) }", ["1"]),
            ("if false { print(1) } else if true { print(2) } else { print(3) }", ["2"]),
            ("if let q = p.parent { print(q) } else { print(0) }", ["0"]),
            (
                "if let v = p.view, v.tag == 0, let w = v.window { print(w) }",
                ["<UIWindow: window>"]
            ),
            ("let x: Int? = 5\nif let x { print(x + 1) }", ["6"]),
            ("if case 1...3 = 2 { print(true) }", ["true"]),
            ("for i in 0..<3 { print(i) }", ["0", "1", "2"]),
            ("for i in (1...3).reversed() where i != 2 { print(i) }", ["3", "1"]),
            ("for (i, s) in [\"a\", \"b\"].enumerated() { print(i, s) }", ["0 a", "1 b"]),
            ("for (k, v) in [\"a\": 1, \"b\": 2] { print(k, v) }", ["a 1", "b 2"]),
            (
                "for x in stride(from: 0, to: 1, by: 0.25) { print(x) }",
                ["0.0", "0.25", "0.5", "0.75"]
            ),
            ("for x in stride(from: 3, through: 1, by: -1) { print(x) }", ["3", "2", "1"]),
            ("for c in \"é😀\" { print(c) }", ["é", "😀"]),
            ("for case let x? in [1, nil, 3] { print(x) }", ["1", "3"]),
            (
                "for case let v as UIWindow in [p.view, p.view.window!] { print(v) }",
                ["<UIWindow: window>"]
            ),
            ("for (a, b) in zip([1, 2], [\"x\", \"y\"]) { print(a, b) }", ["1 x", "2 y"]),
            (
                "for i in 0..<9 { if i == 1 { continue }; if i == 3 { break }; print(i) }",
                ["0", "2"]
            ),
            ("var n = 3\nwhile n > 0 { n -= 1; print(n) }", ["2", "1", "0"]),
            ("var n = 3\nrepeat { n += 1 } while n < 3\nprint(n)", ["4"]),
            ("do { defer { print(1) }; defer { print(2) }; print(3) }", ["3", "2", "1"]),
            ("guard let w = p.view.window else { return }\nprint(w)", ["<UIWindow: window>"]),
            ("let (a, _, c) = (1, 2, \"x\")\nprint(a, c)", ["1 x"]),
            ("let t = (x: 1, y: 2)\nprint(t.x + t.1, t)", ["3 (x: 1, y: 2)"]),
        ])
    func flow(script: String, lines: [String]) {
        #expect(ScriptRun("new p; root p").run(script) == lines)
    }

    @Test(
        "switches",
        arguments: [
            (
                "switch 5 { case 1, 2: print(\"a\")\ncase 3...5: print(\"b\")\ndefault: print(\"c\") }",
                "b"
            ),
            ("switch 5 { case let x where x > 9: print(x)\ncase let x: print(-x) }", "-5"),
            (
                "switch \"a\" { case \"b\": print(1)\ncase \"a\": print(2)\nfallthrough\ndefault: print(3) }",
                "2 3"
            ),
            ("switch p.modalPresentationStyle { case .pageSheet: print(1)\ndefault: break }", "1"),
            ("switch p.parent { case nil: print(\"none\")\ncase let q?: print(q) }", "none"),
            (
                "switch p.parent { case .none: print(\"none\")\ncase .some(let q): print(q) }",
                "none"
            ),
            (
                "switch p.view { case is UIWindow: print(1)\ncase let v as UIView: print(v)\ndefault: break }",
                "<UIView: p.view>"
            ),
            ("switch true { case true: print(1)\ncase false: print(0) }", "1"),
            ("switch 0.5 { case ..<0: print(-1)\ncase 0...: print(1)\ndefault: print(0) }", "1"),
            ("switch (1...3) { default: print(1) }", "1"),
        ])
    func switches(script: String, line: String) {
        let lines =
            line.contains(" ") && !line.hasPrefix("<")
            ? line.split(separator: " ").map(String.init) : [line]
        #expect(ScriptRun("new p; root p").run(script) == lines)
    }

    @Test(
        "is refused where it makes no sense",
        arguments: [
            ("if 1 { }", "1:4: a condition needs Bool, not Int"),
            ("if let x = p { }", "1:12: 'let x' needs an optional here, not UIViewController"),
            ("for x in 5 { }", "1:10: 'for' needs a sequence, not Int"),
            ("for x in 0.5...2 { }", "1:13: a range of Double has no elements to go over"),
            ("for (a, b) in [1] { }", "1:6: an element of type Int does not give 2 names"),
            ("for x in p.parent { }", "1:12: 'for' needs a sequence, not UIViewController?"),
            ("while 1 { }", "1:7: a condition needs Bool, not Int"),
            ("if true { break }", "1:11: 'break' belongs into a loop or a 'switch'"),
            ("switch 1 { default: continue }", "1:21: 'continue' belongs into a loop"),
            (
                "switch 1 { case 1: print() }",
                "1:8: this 'switch' must be exhaustive: add a 'default'"
            ),
            (
                "switch p.parent { case nil: print() }",
                "1:10: this 'switch' must be exhaustive: add a 'default'"
            ),
            (
                "switch 1 { case \"a\": print()\ndefault: break }",
                "1:17: a case of type String never matches Int"
            ),
            (
                "guard true else { print() }",
                "1:7: the 'else' of 'guard' must leave: 'return', 'break' or 'continue' is missing"
            ),
            ("return", "1:1: 'return' belongs into a function or a closure"),
            ("if true { let x = 1 }; print(x)", "1:30: unknown name 'x'"),
            ("for i in 0..<2 { i = 3 }", "1:18: 'i' cannot be assigned: it is a constant"),
            ("do { let x = 1; let x = 2 }", "1:21: 'x' is a name already"),
        ])
    func refused(script: String, line: String) {
        #expect(ScriptRun("new p; root p").run(script) == [line])
    }

    @Test("lets go of what a block declared when the block ends")
    func release() {
        let run = ScriptRun(
            """
            do { let a = UIViewController(); a.title = "a" }
            for _ in 0..<2 { let b = UIViewController(); b.title = "b" }
            if let c = [UIViewController()].first { c.title = "c" }
            print("end")
            """)
        #expect(run.talk.last == "end")
        #expect(
            run.log() == [
                "UIViewController-1.deinit", "UIViewController-2.deinit",
                "UIViewController-3.deinit", "UIViewController-4.deinit",
            ])
    }

    @Test("mixes with verbs, in 'on' and 'together' too")
    func mixed() {
        let run = ScriptRun(
            """
            new p; root p; new a; new b
            on a.viewDidLoad {
                for i in 0..<2 {
                    print("load", i)
                }
                mark loaded
            }
            together {
                frame p.view 0 0 10 10
                if p.isViewLoaded {
                    p.addChild(a)
                    p.view.addSubview(a.view)
                } else { p.addChild(b) }
            }
            if a.parent == nil { print("alone") }
            else { print("child") }
            """)
        #expect(run.talk == ["load 0", "load 1", "child"])
    }

    @Test("stops without an end in sight, and the step is undone")
    func endless() {
        let run = ScriptRun("new p; root p; var n = 0")
        run.workbench.session.statementLimits.work = 1000
        #expect(
            run.run(
                "while true { n += 1 }\nrepeat { p.title = \"x\" } while true\nfor _ in 0... { }\nprint(n, p.title ?? \"-\")"
            ) == [
                "1:7: no end in sight after 1000 statements",
                "2:32: no end in sight after 1000 statements",
                "3:11: no end in sight after 1000 statements", "0 -",
            ])
    }
}
