import Testing

@testable import Statements
@testable import Workbench

/// What Swift stops at, and what is no part of what runs here and is refused by its name.
@MainActor @Suite("Where Swift stops")
struct SwiftTrapTests {
    @Test(
        "numbers, texts and references stop where Swift's do",
        arguments: [
            ("print((Int.min..<Int.max).count)", "1:27: Fatal error: arithmetic overflow"),
            (
                "print(String(repeating: \"a\", count: -1))",
                "1:7: Fatal error: Negative count not allowed"
            ),
            (
                "print(Character(\"ab\"))",
                "1:7: Fatal error: Can't form a Character from a String containing more than one "
                    + "extended grapheme cluster"
            ),
            ("do { let u: UInt = 3; print(u - 4) }", "1:31: Fatal error: arithmetic overflow"),
            ("do { let i: Int8 = 127; print(i + 1) }", "1:33: Fatal error: arithmetic overflow"),
            (
                "print(UInt8(300))",
                "1:7: Fatal error: Not enough bits to represent the passed value"
            ),
            (
                "do { let z = 5; print(UInt8(z - 6)) }",
                "1:23: Fatal error: Negative value is not representable"
            ),
            ("print(Int32.max + 1)", "1:17: Fatal error: arithmetic overflow"),
            ("print(abs(Int.min))", "1:7: Fatal error: arithmetic overflow"),
        ])
    func traps(code: String, line: String) {
        #expect(ScriptRun(code).talk == [line])
    }

    @Test("an unowned reference stops behind the end of its object")
    func unowned() {
        let run = ScriptRun(
            """
            class A { let n = 1 }
            class B { unowned var a: A; init(_ a: A) { self.a = a } }
            func make() -> B { let a = A(); return B(a) }
            print(make().a.n)
            """)
        #expect(run.talk.count == 1)
        #expect(
            run.talk.first?.contains("Fatal error: Attempted to read an unowned reference") == true)
    }

    @Test("what stops runs no deinitialiser any more")
    func silence() {
        let run = ScriptRun(
            """
            class A { deinit { print("gone") } }
            func f(_ n: Int) { let a = A(); print(10 / n); _ = a }
            f(5)
            f(0)
            f(1)
            """)
        #expect(run.talk == ["2", "gone", "2:42: Fatal error: Division by zero", "10", "gone"])
    }

    @Test("written numbers of which Swift makes an Int128 are refused")
    func longNumbers() {
        let run = ScriptRun("print((16 &* 13) as Any)\nprint((16 &+ 13) as Any, 16 &* 13)")
        #expect(
            run.talk == [
                "1:11: '&*' of two written numbers gives Swift an Int128, which is not understood",
                "29 208",
            ])
    }

    @Test(
        "attributes that change what code means are refused by name",
        arguments: [
            "@resultBuilder struct Rows { }", "@State var x = 1",
            "func f(@Rows _ x: () -> String) { }",
            "@dynamicMemberLookup struct D {}",
        ])
    func attributes(code: String) {
        let name = code.split(separator: "@")[code.hasPrefix("@") ? 0 : 1].prefix(while: \.isLetter)
        let talk = ScriptRun(code).talk
        #expect(talk.count == 1)
        #expect(
            talk.first?.hasSuffix(
                "the attribute '@\(name)' is not understood: code would mean another thing without it"
            ) == true)
    }
}
