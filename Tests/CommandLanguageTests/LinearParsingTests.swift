import Testing

@testable import CommandLanguage

@Suite("Parsing is linear") struct LinearParsingTests {
    /// The tokens that reading the code looked at, over and over included.
    private func work(_ code: String) -> Int {
        var lexer = SwiftLexer(file: ScriptName(nil), place: SourcePlace(line: 1))
        do {
            let tokens = try lexer.tokens(of: Array(code.utf8).span)
            var parser = SwiftParser(file: ScriptName(nil), tokens: tokens)
            _ = try parser.parseStatements(until: nil)
            return parser.work
        } catch {
            return -1
        }
    }

    @Test(arguments: [
        "p.addChild(c); p.view.addSubview(c.view)\n",
        "if let a = b, c < d { e() } else { f = [1, { $0 }] }\n",
        "a.b { (c, d) in e { f, g, h in [i, j] } } k: { l ? m : n }\n",
        "for a in b where c { switch d { case .e, 1...2: f() \n default: break } }\n",
        "func a(_ b: C, d: [E: F] = [:]) -> G? { return b.h?.i![0] ?? -j }\n",
        "a = { [b, c, d, e, f, g, h] }\n", "x = a + b * c - d / e % f << g & h | i\n",
    ])
    func `twice the code takes twice the work`(line: String) {
        let once = work(String(repeating: line, count: 50))
        let twice = work(String(repeating: line, count: 100))
        #expect(once > 0)
        #expect(twice == 2 * once)
    }

    @Test func `what is nested takes as much work as what stands side by side`() {
        let closures = { (depth: Int) in
            String(repeating: "a { b, c in ", count: depth) + String(repeating: "}", count: depth)
        }
        let (once, twice) = (work(closures(40)), work(closures(80)))
        #expect(once > 0)
        #expect(twice < 2 * once + 20)
    }
}
