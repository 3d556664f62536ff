import CheckoutFiles
import Foundation
import Testing

@testable import BindingsGenerator
@testable import Statements

/// Which members of the model only sessions use: their classes are asked by the tables, all others by overrides.
@MainActor @Suite("Members that only sessions use")
struct MemberUsesTests {
    /// A method with those labels, or a property.
    private func member(_ name: String, _ labels: [String?]? = nil) -> MemberDeclaration {
        let parameters = (labels ?? []).map {
            MemberDeclaration.Parameter(label: $0, name: "value", type: .void, standard: nil)
        }
        return MemberDeclaration(
            kind: labels == nil ? .property(isSettable: true) : .method, name: name,
            isStatic: false, isOpen: true, isOverride: false, isMutating: false,
            isConvenience: false, isRequired: false, isWeak: false, canThrow: false,
            isAsynchronous: false, parameters: parameters, type: .void, availability: Systems(),
            comment: [], text: "", place: Place(file: "", line: 0, column: 0),
            isConditional: false)
    }

    private func isUsed(_ member: MemberDeclaration, in code: String) -> Bool {
        var uses = MemberUses(of: [member])
        uses.add(code)
        return uses.contain(member)
    }

    @Test(
        "a name that may be the member is a use",
        arguments: [
            "view.title", "title = text", "if let title { }", "guard let title, a else { }",
            "case title: break", "f(a ? title : b)", "f(title, b)", #""a \(view.title) b""#,
            #""\(f("x", title))""#, "f(label: title)", "[title: 1]", "object.title()", "`title`",
            #"""
            """
            \(title)
            """
            """#, "#\"a\"# + title", "super.frame.title", "\\.title",
        ])
    func used(_ code: String) { #expect(isUsed(member("title"), in: code)) }

    @Test(
        "a declaration, a label, a text and a call of super are none",
        arguments: [
            "var title: String { \"\" }", "let title = 1", "func title() {}", "f(title: a)",
            "func f(title text: String)", "func f(_ title: String)", "// title", "/* title */",
            #""title""#, "#\"\\(title)\"#", "super.title = a", "titles", "f(a, title: b)",
            #"""
            """
            title
            """
            """#,
        ])
    func unused(_ code: String) { #expect(!isUsed(member("title"), in: code)) }

    @Test(
        "a call may be the method's where its labels are among the method's",
        arguments: [
            ("move(a, to: b, animated: c)", true), ("move(a, to: b)", true), ("move(a)", true),
            ("move(a, to: b) { }", true), ("move(a, from: b)", false),
            ("move(a, animated: c, to: b)", false), ("map(move)", true), ("move?(a)", true),
            ("f(move(_:to:animated:))", true), ("move(f(from: a), to: b)", true),
            ("move([from: a, to: b])", true),
        ])
    func calls(_ code: String, _ isUse: Bool) {
        let method = member("move(_:to:animated:)", [nil, "to", "animated"])
        #expect(isUsed(method, in: code) == isUse)
    }

    @Test(
        "are asked by their tables and by no override, and each other one by an override or by its callback"
    )
    func oneWay() throws {
        let folder = "Sources/Statements/Generated/"
        let files = try FileManager.default.contentsOfDirectory(atPath: Checkout.url(folder).path)
        var (asked, overridden): (Set<String>, Set<String>) = ([], [])
        for file in files {
            let text = try Checkout.text(folder + file).filter { !$0.isWhitespace }
            asked.formUnion(names(behind: "asking:.", in: text))
            for beginning in ["script.override(.", "read(.", "write(."] {
                overridden.formUnion(names(behind: beginning, in: text))
            }
        }
        let all = Set(OverridableMember.allCases.map(\.name))
        #expect(asked.count > 50)
        #expect(asked.intersection(overridden) == [])
        let heard = Set(OverridableMember.ofCallbacks.values.map(\.name))
        #expect(asked.intersection(heard) == [])
        #expect(asked.union(overridden).union(heard) == all)
    }

    /// The members that follow those words, up to a comma or a parenthesis outside of their names.
    private func names(behind beginning: String, in text: String) -> [String] {
        text.components(separatedBy: beginning).dropFirst().map { rest in
            rest.first == "`"
                ? String(rest.dropFirst().prefix { $0 != "`" })
                : String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }
}
