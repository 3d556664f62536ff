import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Variations")
struct VariationTests {
    private func syntax(_ source: String) -> LineSyntax? {
        TestSession().workbench.session.rehearse { rehearsal in
            rehearsal.line(source).map { LineSyntax($0, parse: rehearsal.commands(in:)) }
        }
    }

    @Test func `words are found outside strings, members apart`() {
        let words = syntax("p.present(a, animated: true) { print(\"a \\\" b\") }")?.words ?? []
        #expect(words.map(\.text) == ["p", "present", "a", "animated", "true", "print"])
        #expect(words.map(\.isMember) == [false, true, false, false, false, false])
    }

    @Test func `words of verbs are those of their operands and of the commands in their blocks`() {
        let words = syntax("on a.viewDidLoad { add b to a; echo \"c\" }")?.words ?? []
        #expect(words.map(\.text) == ["on", "a", "viewDidLoad", "add", "b", "to", "a", "echo"])
        #expect(words.map(\.isMember) == [false, false, true, false, false, false, false, false])
    }

    @Test func `code in classes counts`() {
        let line = syntax(
            """
            class Home: UIViewController {
                lazy var done = { self.title = "x" }
                override func viewDidLoad() { present(self, animated: true) { self.view.frame = .zero } }
                func show() { self.present(UIAlertController(), animated: false) }
            }
            """)
        #expect(line?.calledMethods == ["present"])
        #expect(line?.closures.count == 2)
    }

    @Test(arguments: [
        ("present b as pageSheet", "b"), ("add a to p", "a"), ("p.addChild(a)", "a"),
        ("a.didMove(toParent: p)", "p"), ("a.removeFromParent()", "a"), ("hold", nil),
        ("[p addChildViewController:a];", "a"), ("[a removeFromParentViewController];", "a"),
        ("[p presentViewController:a animated:YES completion:nil];", "a"),
        ("let n = UINavigationController(rootViewController: a)", "n"),
        ("[[p view] addSubview:a.view];", "a"),
        ("UIView.animate(withDuration: 0.3) { a.view.alpha = 0 }", "a"),
    ])
    func `the object of a line is known`(source: String, object: String?) {
        let line = syntax(source)
        let found = line?.indexOfObject.flatMap { line?.words[$0].text }
        #expect(found == object)
    }

    @Test(arguments: [
        ("let f = { [a] in a.view }", "let f = { [weak a] in a?.view }"),
        ("let f = { [a, b] in b.add(a) }", "let f = { [weak a, b] in b.add(a) }"),
        ("let f = { [b, a] in a.title }", "let f = { [b, weak a] in a?.title }"),
        ("p.f { a.title = \"a\" }", "p.f { [weak a] in a?.title = \"a\" }"),
        ("p.f { x in a.g(x) }", "p.f { [weak a] x in a?.g(x) }"),
        (
            "p.f { for x in a.children { x.title = \"}\" } }",
            "p.f { [weak a] in for x in a?.children { x.title = \"}\" } }"
        ),
        ("let f = { [weak a] in a?.view }", nil), ("let f = { b.view }", nil),
    ])
    func `a capture is made weak`(source: String, weak: String?) {
        let line = syntax(source)
        let edits = line?.closures.first?.weakening("a")
        #expect(edits.flatMap { line?.source.applying($0) } == weak)
    }

    private func lines(_ variation: Variation) -> [String]? {
        TestSession().workbench.session.rehearse { rehearsal in
            let original = ["new a", "new b", "new c"].compactMap { rehearsal.line($0) }
            return VariedLines(variation, of: original, in: rehearsal)?.lines.map(\.line.source)
        }
    }

    @Test func `changes are made where they belong`() {
        #expect(lines(Variation(.replace(1, "new x"))) == ["new a", "new x", "new c"])
        #expect(lines(Variation(.insert(.command("hold"), before: 0)))?.first == "hold")
        #expect(lines(Variation(.insert(.command("hold"), before: 3)))?.last == "hold")
        #expect(lines(Variation(.leaveOut(0))) == ["new b", "new c"])
        #expect(lines(Variation(.move(2, before: 0))) == ["new c", "new a", "new b"])
        #expect(lines(Variation(.move(0, before: 3))) == ["new b", "new c", "new a"])
        #expect(
            lines(
                Variation(
                    .insert(.command("hold"), before: 1), .insert(.command("release"), before: 1)))
                == ["new a", "hold", "release", "new b", "new c"])
        #expect(lines(Variation(.replace(1, "new {"))) == nil)
    }

    @Test func `two changes of one line do not go together`() {
        let out = Variation(.leaveOut(1))
        #expect(out.joined(with: Variation(.replace(1, "new x"))) == nil)
        #expect(out.joined(with: Variation(.move(1, before: 0))) == nil)
        #expect(
            out.joined(with: Variation(.insert(.command("hold"), before: 1)))
                == Variation(.leaveOut(1), .insert(.command("hold"), before: 1)))
    }
}
