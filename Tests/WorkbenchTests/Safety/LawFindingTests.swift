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
