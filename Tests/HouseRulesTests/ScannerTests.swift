import Testing

@testable import Measure

@Suite("The scanner of the house rules")
struct ScannerTests {
    private func code(_ source: String) -> String {
        String(decoding: SourceText(source).code, as: UTF8.self)
    }

    private func functions(_ source: String) -> [String] {
        FunctionScanner.functions(in: SourceText(source)).map {
            "\($0.name) \($0.firstLine)-\($0.lastLine)"
        }
    }

    @Test func `comments and strings are blanked, interpolated code is not`() {
        #expect(code("a // b \"c\"\nd /* e /* f */ g */ h") == "a         \nd                   h")
        #expect(code(#"f("a { \(g("}")) b", c)"#) == #"f("     (g(" "))  ", c)"#)
        #expect(code(##"f(#"a " \( "#, b)"##) == ##"f(#"       "#, b)"##)
        #expect(code("f(\"\"\"\n  a \" {\n  \"\"\")") == "f(\"\"\"\n       \n  \"\"\")")
        #expect(code(#"f("a\"b", c)"#) == #"f("    ", c)"#)
        #expect(code("func `a { sentence`() {}") == "func `____________`() {}")
    }

    @Test func `functions are found from their declaration to their closing brace`() {
        let source = """
            struct A {
                init(b: () -> Int = { 1 }) {
                    self.init()
                }
                func f(
                    x: Int
                ) -> Int {
                    if var y = z { return y }
                    func inner() {}
                    return x
                }
                static func == (a: A, b: A) -> Bool { true }
                var count: Int {
                    1
                }
                var stored = 1
                func `a name with {`() {}
                deinit {}
            }
            """
        #expect(
            functions(source) == [
                "init 2-4", "inner 9-9", "f 5-11", "== 12-12", "count 13-15",
                "`a name with {` 17-17",
                "deinit 18-18",
            ])
    }

    @Test func `a protocol's requirements and bound variables are no functions`() {
        let source = """
            protocol P {
                func f()
                var x: Int { get }
                subscript(i: Int) -> Int { get set }
                init()
            }
            func g() {
                while var x { x = 1 }
                var y: Int
                if y > 1 { }
            }
            """
        #expect(functions(source) == ["g 7-11"])
    }

    @Test func `a spread takes the middle, the 95th percentile and the largest`() {
        let spread = Spread((1...101).reversed())
        #expect([spread.median, spread.p95, spread.largest] == [51, 96, 101])
        #expect(Spread([]) == Spread([0]))
    }
}
