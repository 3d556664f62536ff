import Testing

@testable import RandomCommands

/// A few random sessions against the laws, for whoever changes a part; `scripts/laws` holds many.
@MainActor
@Suite("The laws hold")
struct LawTests {
    @Test(arguments: 0..<2)
    func `for a few sessions`(seed: Int) throws {
        let broken = try Trial(RandomSession.session(ofSeed: seed)).firstBreach(of: Laws.all)
        #expect(broken.map { "\($0.law.name): \($0.breach)" } == nil)
    }

    @Test func `each has a name of its own and a sentence`() {
        #expect(Set(Laws.all.map(\.name)).count == Laws.all.count)
        for law in Laws.all {
            #expect(!law.name.contains(" ") && law.sentence.hasSuffix("."), "\(law.name)")
            #expect(Laws.named(law.name)?.sentence == law.sentence)
        }
    }

    @Test func `a broken one is found, with the two things that differ`() throws {
        struct Short: Law {
            let name = "short"
            let sentence = "No session has a controller that is called 'b'."
            func breach(in trial: Trial) -> Breach? {
                Breach(
                    expected: [], found: trial.session.workbench.livingNames.filter { $0 == "b" })
            }
        }
        let pieces = ["new a", "new b", "root a"]
        let found = try #require(try Trial(pieces).firstBreach(of: [Short()]))
        #expect(found.law.name == "short")
        #expect(found.breach.expected == "(nothing more)" && found.breach.found == "b")
        let fewest = try pieces.shrunk { try Trial($0).firstBreach(of: [Short()]) != nil }
        #expect(fewest == ["new b"])
    }

    @Test func `two texts differ where their first lines do`() {
        #expect(Breach(expected: ["a"], found: ["a"]) == nil)
        let breach = Breach(expected: ["a", "b", "c"], found: ["a", "d"])
        #expect(breach?.expected == "a\nb" && breach?.found == "a\nd")
        #expect(Breach(expected: ["a"], found: [])?.found == "(nothing more)")
    }
}
