import Testing

@testable import Statements
@testable import Workbench

/// Swift as people write it, one thing of each kind.
private let sources = [
    """
    func add(_ child: UIViewController, to parent: UIViewController, at frame: CGRect? = nil) {
        guard child.parent !== parent, let view = parent.view else { return }
        parent.addChild(child)
        child.view.frame = frame ?? view.bounds.insetBy(dx: 1.5, dy: -2)
        view.addSubview(child.view); child.didMove(toParent: parent)
    }
    add(a, to: p)
    """,
    """
    var names: [String: Int] = [:]
    for (i, c) in p.children.enumerated() where c.isViewLoaded && i < 3 {
        names["\\(i): \\(c.title ?? "none")", default: 0] += i * 2
        switch c.modalPresentationStyle {
        case .automatic, .pageSheet: continue
        case let style where style == .custom: break
        default: print([1, 2].map { $0 + i }.filter { $0 > 1 })
        }
    }
    """,
    """
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) { [weak a] in
        a?.view.alpha = 0
    } completion: { done in
        if let w = a.view?.window, done { print(w) } else { print("\\(done) \\t") }
    }
    """,
    """
    do {
        defer { print("end") }
        var n = 3, f: ((Int) -> Bool)? = { $0 % 2 == 0 }
        while n > 0 { n -= 1; if f?(n) == true { break } }
        repeat { n += 1 } while !(n >= 5 || p.view is UIWindow)
        let (x, y) = (n, [n, 2][0] as? Int)
        print(x, y!, #available(iOS 15, *), (0...2).contains(x) ? -1 : ~x)
    }
    """,
]

@MainActor @Suite("Broken Swift")
struct BrokenSwiftTests {
    /// Words, numbers and signs with the space behind them.
    private func tokens(_ source: String) -> [Substring] {
        source.matches(of: /(?:\w+|"(?:[^"\\\n]|\\.)*"|[^\w\s])\s*/).map(\.output)
    }

    /// Those of the sources after which the workbench does not answer any more.
    private func deadly(_ sources: [String]) -> [String] {
        sources.filter { source in
            let run = ScriptRun("new p; root p; new a")
            run.workbench.session.statementLimits.work = 2000
            run.run(source)
            return run.run("print(1 + 1)") != ["2"]
        }
    }

    @Test("as it is runs", arguments: sources)
    func whole(source: String) {
        let talk = ScriptRun("new p; root p; new a").run(source)
        #expect(talk.filter { $0.firstMatch(of: #/^\d+:\d+: /#) != nil } == [])
    }

    @Test("cut off anywhere is an error or a result", arguments: sources)
    func prefixes(source: String) {
        let parts = tokens(source)
        #expect(deadly(parts.indices.map { parts[..<$0].joined() }) == [])
        #expect(parts.joined() == source)
    }

    @Test("that lacks a word is an error or a result", arguments: sources)
    func deletions(source: String) {
        let parts = tokens(source)
        #expect(
            deadly(
                parts.indices.map { index in
                    parts[..<index].joined() + parts[(index + 1)...].joined()
                }) == [])
    }

    @Test("with a word twice is an error or a result", arguments: sources)
    func duplications(source: String) {
        let parts = tokens(source)
        #expect(
            deadly(
                parts.indices.map { index in
                    parts[...index].joined() + parts[index...].joined()
                }) == [])
    }

    @Test("with brackets in brackets without end is one error")
    func nesting() {
        let run = ScriptRun("new p; root p")
        func only(_ source: String) -> String {
            let talk = run.run(source)
            return talk.count == 1 ? talk[0] : "\(talk.count) lines"
        }
        let many = 100_000
        func repeated(_ text: String) -> String {
            String(repeating: text, count: text.count > 1 ? many / 10 : many / 2)
        }
        #expect(
            [
                only("print(" + repeated("(") + "1" + repeated(")") + ")"),
                only("print(" + repeated("[") + repeated("]") + ")"),
                only(repeated("if true { ") + repeated("}")),
                only("let x = " + repeated("-") + "1"),
                only("let x = " + repeated("1 + ") + "1"),
                only("let x = p" + repeated(".view")),
                only("let x = " + repeated("!") + "true"),
                only("let x: " + repeated("[") + "Int" + repeated("]") + " = []"),
                only("let x = " + repeated("true ? 1 : ") + "1"),
                only("func f() { " + repeated("{ ") + repeated("}") + "}"),
            ] == [
                "1:262: brackets are nested deeper than 256",
                "1:262: brackets are nested deeper than 256",
                "1:2569: brackets are nested deeper than 256",
                "1:265: the statement is nested deeper than 256",
                "1:1031: the statement is nested deeper than 256",
                "1:1286: the statement is nested deeper than 256",
                "1:265: the statement is nested deeper than 256",
                "1:264: brackets are nested deeper than 256",
                "1:2821: the statement is nested deeper than 256",
                "1:522: brackets are nested deeper than 256",
            ])
    }

    @Test("that doubles its work at every level is refused")
    func doubling() {
        let run = ScriptRun("var a = [1]")
        let index =
            String(repeating: "a[", count: 60) + "0"
            + String(repeating: "].removeLast()]", count: 60)
        #expect(run.run(index).count == 1)
        let numbers =
            String(repeating: "Double(", count: 60) + "1" + String(repeating: ")", count: 60)
        #expect(run.run("print(\(numbers))") == ["1.0"])
    }
}
