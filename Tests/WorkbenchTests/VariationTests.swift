import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Variations")
struct VariationTests {
    @Test func `words are found outside strings, members apart`() {
        let words = SourceWords("p.present(a, animated: true) { print(\"a \\\" b\") }").words
        #expect(words.map(\.text) == ["p", "present", "a", "animated", "true", "print"])
        #expect(words.map(\.isMember) == [false, true, false, false, false, false])
    }

    @Test(arguments: [
        ("present b as pageSheet", "b"), ("add a to p", "a"), ("p.addChild(a)", "a"),
        ("a.didMove(toParent: p)", "p"), ("a.removeFromParent()", "a"), ("hold", nil),
        ("[p addChildViewController:a];", "a"), ("[a removeFromParentViewController];", "a"),
        ("[p presentViewController:a animated:YES completion:nil];", "a"),
    ])
    func `the object of a line is known`(source: String, object: String?) {
        let words = SourceWords(source)
        let found = words.indexOfObject.flatMap {
            words.words.indices.contains($0) ? words.words[$0].text : nil
        }
        #expect(found == object)
    }

    @Test(arguments: [
        ("let f = { [a] in a.view }", "let f = { [weak a] in a?.view }"),
        ("let f = { [a, b] in b.add(a) }", "let f = { [weak a, b] in b.add(a) }"),
        ("f { a.title = \"a\" }", "f { [weak a] in a?.title = \"a\" }"),
        ("f { x in a.g(x) }", "f { [weak a] x in a?.g(x) }"),
        ("let f = { [weak a] in a?.view }", nil), ("let f = { b.view }", nil),
        ("together {", nil),
    ])
    func `a capture is made weak`(source: String, weak: String?) {
        let brace = source.firstIndex(of: "{") ?? source.startIndex
        #expect(ClosureText(source, at: brace)?.weakening("a") == weak)
    }

    private func lines(_ variation: Variation) -> [String]? {
        TestSession().workbench.interpreter.rehearse { rehearsal in
            let original = ["new a", "new b", "new c"].compactMap { rehearsal.line($0) }
            return VariedLines(variation, of: original, in: rehearsal)?.lines.map(\.line.source)
        }
    }

    @Test func `changes are made where they belong`() {
        #expect(lines(Variation(.replace(1, "new x"))) == ["new a", "new x", "new c"])
        #expect(lines(Variation(.insert("hold", before: 0)))?.first == "hold")
        #expect(lines(Variation(.insert("hold", before: 3)))?.last == "hold")
        #expect(lines(Variation(.leaveOut(0))) == ["new b", "new c"])
        #expect(lines(Variation(.move(2, before: 0))) == ["new c", "new a", "new b"])
        #expect(lines(Variation(.move(0, before: 3))) == ["new b", "new c", "new a"])
        #expect(
            lines(Variation(.insert("hold", before: 1), .insert("release", before: 1)))
                == ["new a", "hold", "release", "new b", "new c"])
        #expect(lines(Variation(.replace(1, "new {"))) == nil)
    }

    @Test func `two changes of one line do not go together`() {
        let out = Variation(.leaveOut(1))
        #expect(out.joined(with: Variation(.replace(1, "new x"))) == nil)
        #expect(out.joined(with: Variation(.move(1, before: 0))) == nil)
        #expect(
            out.joined(with: Variation(.insert("hold", before: 1)))
                == Variation(.leaveOut(1), .insert("hold", before: 1)))
    }
}
