import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Values of Swift")
struct SwiftValueTests {
    @Test(
        "answer as Swift's",
        arguments: [
            ("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"), ("[1, 2, 3].filter { $0 > 1 }", "[2, 3]"),
            ("[\"1\", \"x\"].compactMap { Int($0) }", "[1]"),
            ("[[1], [2, 3]].flatMap { $0 }", "[1, 2, 3]"),
            ("[1, 2].reduce(\"\") { $0 + \"\\($1)\" }", "12"),
            ("[1, 2, 3].first { $0 > 1 } ?? 0", "2"), ("[1, 2].last { $0 > 5 } ?? 0", "0"),
            ("[1, 2, 3].firstIndex(of: 3) ?? -1", "2"), ("[1, 2].contains(2)", "true"),
            ("[1, 2].contains { $0 > 2 }", "false"), ("[1, 2].allSatisfy { $0 > 0 }", "true"),
            ("[3, 1].sorted()", "[1, 3]"), ("[3, 1].min() ?? 0", "1"), ("[1, 2].max() ?? 0", "2"),
            ("[1, 2, 3].reversed()", "[3, 2, 1]"), ("[1, 2, 3].prefix(2)", "[1, 2]"),
            ("[1, 2, 3].dropFirst()", "[2, 3]"), ("[1, 2, 3][1...]", "[2, 3]"),
            ("[1, 2, 3][..<2]", "[1, 2]"), ("[1, 2].indices.map { $0 }", "[0, 1]"),
            ("[\"a\", \"b\"].joined(separator: \"-\")", "a-b"), ("[1, 2].count + [1].count", "3"),
            ("[1, 2] + [3]", "[1, 2, 3]"), ("[[1, 2], []].map(\\.count)", "[2, 0]"),
            ("[\"b\": 1, \"a\": 2].keys.sorted()", "[\"a\", \"b\"]"),
            ("[\"a\": 1].map { \"\\($0)\\($1)\" }", "[\"a1\"]"),
            ("[\"a\": 1].mapValues { $0 + 1 }", "[\"a\": 2]"),
            ("[\"a\": 1][\"b\"] ?? 7", "7"), ("[\"a\": 1][\"b\", default: 3]", "3"),
            ("[1, 2].enumerated().map { $0.offset * $0.element }", "[0, 2]"),
            ("[5, 6].enumerated().map { $0 + $1 }", "[5, 7]"),
            ("(0...).prefix(3)", "[0, 1, 2]"), ("(7...).first { $0 > 8 } ?? 0", "9"),
            ("(7...).first!", "7"), ("(0..<0).first ?? 5", "5"), ("(2..<5).last!", "4"),
            ("(UInt8(3)...).prefix(2)", "[3, 4]"), ("(0...Int.max).prefix(2)", "[0, 1]"),
            ("(0...).prefix(0)", "[]"), ("(0..<2).prefix(9)", "[0, 1]"),
            ("(0...).prefix { $0 < 2 }", "[0, 1]"), ("(0...).contains { $0 > 4 }", "true"),
            ("(0...).allSatisfy { $0 < 4 }", "false"), ("(0...5).allSatisfy { $0 < 9 }", "true"),
            ("Array((5...).prefix(2)).map { $0 * 2 }", "[10, 12]"),
            ("\"abc\".prefix(2)", "ab"), ("\"abc\".prefix { $0 != \"c\" }", "ab"),
            ("(1...4).filter { $0 % 2 == 0 }", "[2, 4]"), ("(0..<5).contains(5)", "false"),
            ("\"Hi\".uppercased() + \"A\".lowercased()", "HIa"),
            ("\"abc\".hasPrefix(\"ab\")", "true"),
            ("\"a,b\".components(separatedBy: \",\")", "[\"a\", \"b\"]"),
            ("\"aXbX\".replacingOccurrences(of: \"X\", with: \"-\")", "a-b-"),
            ("\"abc\".count", "3"), ("String(5) + String(describing: 1.5)", "51.5"),
            ("Int(\"12\") ?? 0", "12"), ("Double(7) / 2", "3.5"), ("Int(3.9)", "3"),
            ("7 % 3 + 7 / 2", "4"), ("6 & 3 | 8 ^ 1", "11"), ("(1 << 4) >> 2", "4"), ("~0", "-1"),
            ("max(1, 5, 3) - min(2, 1)", "4"), ("abs(-2.5)", "2.5"),
            ("sqrt(16) + pow(2, 3)", "12.0"),
            ("2.5.rounded()", "3.0"), ("5.0.truncatingRemainder(dividingBy: 3)", "2.0"),
            ("true ? 1 : 2", "1"), ("p.parent == nil && !false", "true"),
            ("p as? UIView == nil", "true"), ("p is UIViewController", "true"),
            ("type(of: p)", "UIViewController"), ("(1, \"x\").1", "x"),
            ("\"\\(1 + 1) \\([1])\"", "2 [1]"), ("\"\"\"\n  a\n   b\n  \"\"\".count", "4"),
            ("[UIView]().isEmpty", "true"), ("[String: Int]().count", "0"),
            ("p.view?.tag ?? 5", "0"), ("p.view.subviews.isEmpty", "true"),
            ("CGFloat.pi > 3", "true"), ("Int.max", "9223372036854775807"),
            ("#available(iOS 13, *)", "true"), ("#available(iOS 99, *)", "false"),
            ("DispatchTime.now() + 0.5 > .now()", "true"),
        ])
    func expressions(expression: String, line: String) {
        #expect(ScriptRun("new p; root p").run("print(\(expression))") == [line])
    }

    @Test(
        "change in place",
        arguments: [
            ("var a = [1]\na.append(2)\na += [3]\na.insert(0, at: 0)\nprint(a)", "[0, 1, 2, 3]"),
            (
                "var a = [1, 2, 3]\na.remove(at: 1)\na[0] = 9\nprint(a, a.removeLast(), a)",
                "[9, 3] 3 [9]"
            ),
            ("var a = [3, 1, 2]\na.sort()\na.swapAt(0, 2)\na.reverse()\nprint(a)", "[1, 2, 3]"),
            (
                "var a = [1, 2, 3, 4]\na.removeAll { $0 % 2 == 0 }\nprint(a, a.popLast() ?? 0)",
                "[1, 3] 3"
            ),
            ("var a = [1]\na.removeAll()\nprint(a.isEmpty)", "true"),
            ("var a = [[1], [2]]\na[1].append(3)\nprint(a)", "[[1], [2, 3]]"),
            (
                "var d = [\"a\": 1]\nd[\"b\"] = 2\nd[\"a\"] = nil\nd[\"c\", default: 5] += 1\nprint(d)",
                "[\"b\": 2, \"c\": 6]"
            ),
            (
                "var d = [\"a\": [1]]\nd[\"a\"]?.append(2)\nd[\"z\"]?.append(3)\nprint(d)",
                "[\"a\": [1, 2]]"
            ),
            ("var d = [\"a\": 1]\nprint(d.removeValue(forKey: \"a\") ?? 0, d.isEmpty)", "1 true"),
            ("var s = \"a\"\ns += \"b\"\ns.append(\"c\")\nprint(s)", "abc"),
            ("var b = true\nb.toggle()\nprint(b)", "false"),
            (
                "var r = CGRect.zero\nr.origin.x = 5\nr.size = CGSize(width: 1, height: 2)\nprint(r.maxX)",
                "6.0"
            ),
            ("p.view.frame.size.height -= 100\nprint(p.view.frame.height)", "752.0"),
            ("var x = 5\nx *= 2; x -= 1; x /= 2; x %= 3\nprint(x)", "1"),
            ("var x: Int? = nil\nx = 5\nprint(x! + 1)", "6"),
            ("let x: Int\nx = 5", "1:5: 'x' needs a value"),
            ("do { let x: Int; if true { x = 1 } else { x = 2 }; print(x) }", "1"),
            ("do { let x: Int; print(x) }", "1:24: 'x' is used before it has a value"),
        ])
    func mutations(script: String, line: String) {
        #expect(ScriptRun("new p; root p").run(script).first == line)
    }

    @Test(
        "stop where Swift stops, and the step is undone",
        arguments: [
            ("var a = [1]\na.remove(at: 5)", "2:3: Fatal error: Index out of range"),
            (
                "var a: [Int] = []\na.removeLast()",
                "2:3: Fatal error: Can't remove last element from an empty collection"
            ),
            ("print([1][3])", "1:10: Fatal error: Index out of range"),
            ("print([1][0...5])", "1:10: Fatal error: Index out of range"),
            ("print(5...1)", "1:8: Fatal error: Range requires lowerBound <= upperBound"),
            ("var n = Int.max\nn += 1", "2:6: Fatal error: arithmetic overflow"),
            ("print(1 / (1 - 1))", "1:9: Fatal error: Division by zero"),
            (
                "p.parent!.title = \"x\"",
                "1:9: Fatal error: Unexpectedly found nil while unwrapping an Optional value"
            ),
            ("fatalError(\"no \\(1)\")", "1:1: Fatal error: no 1"),
            ("precondition(1 > 2, \"wrong\")", "1:1: Precondition failed: wrong"),
            ("assert(1 > 2)", "1:1: Assertion failed"), ("fatalError()", "1:1: Fatal error"),
            (
                "print(stride(from: 0, to: 1, by: 0))",
                "1:7: Fatal error: Stride size must not be zero"
            ),
            (
                "print((0...Int.max).map { $0 })",
                "1:21: Fatal error: a range of more than 20000000 numbers is too long"
            ),
            (
                "print((0...).map { $0 })",
                "1:14: Fatal error: a range of more than 20000000 numbers is too long"
            ),
            (
                "print((0...).prefix(30_000_000))",
                "1:14: Fatal error: a range of more than 20000000 numbers is too long"
            ),
            ("print((UInt8(254)...).prefix(3))", "1:23: Fatal error: arithmetic overflow"),
            ("for i in UInt8(254)... { _ = i }", "1:20: Fatal error: arithmetic overflow"),
            (
                "print((0...).prefix(-1))",
                "1:14: Fatal error: Can't take a part of negative length from a collection"
            ),
            ("print((0...).last)", "1:14: this range has no last number"),
            (
                "for x in stride(from: 0.0, to: 1, by: 0) { }",
                "1:10: Fatal error: Stride size must not be zero"
            ),
            (
                "let d = [\"a\": 1, \"a\": 2]",
                "1:18: Fatal error: Dictionary literal contains duplicate keys"
            ),
            ("let x = p as! UIWindow", "1:11: Could not cast value p to 'UIWindow'"),
        ])
    func fatal(script: String, line: String) {
        #expect(ScriptRun("new p; root p").run(script).last == line)
    }

    @Test("print tabs and lines as such, and no other controls")
    func printing() {
        let run = ScriptRun(
            "print(\"a\\tb\\nc\", terminator: \"\")\ndo { print(1, 2, separator: \"-\", terminator: \"!\"); print(3) }"
        )
        #expect(run.talk == ["a\tb", "c1-2!3"])
    }

    @Test("run later on the run loop's time")
    func queues() {
        let run = ScriptRun(
            """
            new p; root p; hold
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { print("0.3") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { print("0.1") }
            DispatchQueue.main.async { print("next") }
            print("now")
            wait 0.2
            wait 0.2
            release
            var n = 0
            let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in
                n += 1
                print("tick", n)
                if n == 2 { t.invalidate() }
            }
            wait 5
            print(t.isValid)
            Timer.scheduledTimer(withTimeInterval: 9, repeats: false) { _ in print("once") }
            """)
        #expect(
            run.talk == ["now", "next", "0.1", "0.3", "tick 1", "tick 2", "false", "once"])
    }
}
