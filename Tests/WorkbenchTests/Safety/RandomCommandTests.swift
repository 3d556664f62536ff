import Testing

@testable import RandomCommands

/// A few of the random sequences, for whoever changes a part; `scripts/test` runs many.
@MainActor
@Suite("Whatever is commanded, in whatever order")
struct RandomCommandTests {
    @Test func `lists agree, appearance alternates, nothing leaks, and the journal replays`() {
        for seed in 0..<4 {
            let flaw = RandomSequence(seed: seed).flaw
            #expect(flaw.map { "seed \(seed): \($0.law): \($0.text)" } == nil)
        }
    }

    @Test func `steps that fail halfway leave nothing`() {
        for seed in 0..<4 {
            let flaw = RandomSequence(seed: seed, variety: Variety(["failures"]), length: 60).flaw
            #expect(flaw.map { "seed \(seed): \($0.law): \($0.text)" } == nil)
        }
    }

    @Test func `a failure is cut down to the lines that it takes`() {
        let lines = ["new a", "new b", "root a", "layout", "add b", "new c", "remove b"]
        let needed: Set = ["new b", "root a", "remove b"]
        #expect(lines.shrunk { needed.isSubset(of: $0) } == ["new b", "root a", "remove b"])
    }

    @Test func `a script that breaks a law says which`() {
        #expect(RandomSequence.flaw(of: ["new a", "new \"b"])?.law == .language)
        #expect(RandomSequence.flaw(of: ["new a", "root a"])?.law == nil)
    }
}
