import Testing

@testable import RandomCommands

/// The smallest sessions that once broke a law, as `scripts/laws` found them.
@MainActor
@Suite("Sessions that once broke a law")
struct LawFindingTests {
    struct Finding: Sendable, CustomTestStringConvertible {
        let law: String
        let pieces: [String]
        var testDescription: String { law }
    }

    nonisolated private static let findings = [
        // A forgotten name leads to what others keep.
        Finding(
            law: "export-swift-runs",
            pieces: [
                "new y", "new k as nav", "new c as collection with y \"B\"", "forget y",
                "push y on k unanimated",
            ]),
        // One that nothing uses any more lets go where it is forgotten, in the midst of a later call.
        Finding(
            law: "export-swift-runs",
            pieces: [
                "new a", "new d", "new n as nav with a", "forget a", "stack n with d animated",
            ]),
        // Which controller nothing covers is known when a hook runs, not when it is set.
        Finding(
            law: "export-swift-runs",
            pieces: [
                "new b", "new d", "new v", "new ask as alert titled \"Q\" with Yes Cancel",
                "new g as page curl with b d", "root g",
                "on d.viewWillAppear { off d.viewWillAppear; present v unanimated }", "show ask",
                "page d in g forward unanimated",
            ]),
        // A transition that is running is held by the one that presents, too.
        Finding(
            law: "reset-forgets",
            pieces: [
                "new a", "new x", "root a", "hold", "present x as fullScreen animated", "wait 0.4",
            ]),
        // Definitions of one language behind those of the other.
        Finding(
            law: "piece-by-piece",
            pieces: [
                "new b", "class Owner: UIViewController { }",
                "@interface Plain : UIViewController\n@end\n@implementation Plain\n@end",
                "b.view.frame = CGRectMake(0, 64, 320, 400);",
            ]),
    ]

    @Test(arguments: findings)
    func `hold it now`(finding: Finding) throws {
        let law = try #require(Laws.named(finding.law))
        #expect(try law.breach(in: Trial(finding.pieces)) == nil)
    }
}
