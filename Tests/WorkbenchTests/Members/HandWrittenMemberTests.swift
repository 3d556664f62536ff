import CheckoutFiles
import Testing

@testable import BindingsGenerator
@testable import Statements

/// Members that the generator does not write: `Overlay.txt` names each with its reason.
@MainActor @Suite("Members that are written by hand")
struct HandWrittenMemberTests {
    private func overlay() throws -> [Overlay.Entry] {
        try Overlay(Checkout.text("Sources/Statements/Members/Overlay.txt")).entries
    }

    @Test("are those that the overlay names")
    func named() throws {
        let entries = try overlay().filter {
            [.byHand, .differs, .more].contains($0.word) && $0.argument != "type"
        }
        let wanted = Dictionary(grouping: entries, by: \.type)
        var differences: [String] = []
        for type in MemberTable.types where !type.isProtocol {
            let names = Set((wanted[type.name] ?? []).map(\.argument))
            differences += names.symmetricDifference(type.members.byHand).sorted()
                .map { "\(type.name).\($0)" }
        }
        #expect(differences == [])
    }

    @Test("have a reason each")
    func reasons() throws {
        let words: [Overlay.Word] = [.byHand, .differs, .more, .omitted, .closed]
        let silent = try overlay().filter { words.contains($0.word) && $0.rest.isEmpty }
        #expect(silent.map { "line \($0.line): \($0.type) \($0.argument)" } == [])
    }

    @Test("are at most a tenth of the members of UIKit's types")
    func share() throws {
        let whole = Set(
            try overlay().filter { $0.argument == "type" && $0.word == .byHand }.map(\.type))
        let described = MemberTable.held + MemberTable.protocols + MemberTable.model
        let others = MemberTable.types.filter { whole.contains($0.name) }
        let all = (described + others).map(\.members.names.count).reduce(0, +)
        let byHand =
            described.map(\.members.byHand.count).reduce(0, +)
            + others.map(\.members.names.count).reduce(0, +)
        #expect(all > 1_400)
        #expect(byHand * 10 <= all, "\(byHand) of \(all)")
    }
}
