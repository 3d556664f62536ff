import CommandLanguage
import HierarchyRecords

/// What a mystery's world and the same world without the fault came to.
struct MysteryTwins: Sendable {
    /// What one of the two came to.
    struct Outcome: Sendable, Equatable {
        /// The log, as it is shown.
        var log: [String] = []
        /// The rule that each of its lines cites.
        var rules: [RuleID?] = []
        /// The window's tree.
        var tree: [String] = []
        /// Whether what the author of the app expects is so.
        var keepsPromise = false
    }

    let faulty: Outcome
    let mended: Outcome

    /// The lines that only one of the two logs has: `-` what goes with the mend, `+` what comes. Where
    /// the logs are alike, those of the trees.
    var difference: [String] {
        let lines = logDifference
        return lines.isEmpty ? Self.difference(faulty.tree, mended.tree) : lines
    }

    /// The lines that only one of the two logs has.
    var logDifference: [String] { Self.difference(faulty.log, mended.log) }

    /// The rules that the log cites for what the fault alone sends.
    var rulesOfFault: Set<RuleID> {
        let common = LineAlignment(faulty.log, mended.log).inFirst
        return Set(
            faulty.rules.indices.filter { !common.contains($0) }.compactMap { faulty.rules[$0] })
    }

    private static func difference(_ faulty: [String], _ mended: [String]) -> [String] {
        let alignment = LineAlignment(faulty, mended)
        var lines: [String] = []
        var (left, right) = (0, 0)
        for (first, second) in alignment.pairs + [(faulty.count, mended.count)] {
            lines += faulty[left..<max(left, first)].map { "- " + $0 }
            lines += mended[right..<max(right, second)].map { "+ " + $0 }
            (left, right) = (first + 1, second + 1)
        }
        return lines
    }
}

@MainActor
extension MysteryTwins {
    /// Tries a mystery with and without its mend, in worlds beside that of the session.
    init(of mystery: Mystery, beside session: Session) {
        faulty = Outcome(of: mystery.script, mystery.promise, beside: session)
        mended = Outcome(of: mystery.mendedScript, mystery.promise, beside: session)
    }
}

@MainActor
extension MysteryTwins.Outcome {
    /// What a script comes to, beside the session's world.
    init(of script: String, _ promise: String, beside session: Session) {
        self = session.rehearse(WorldSettings()) { rehearsal in
            let log = rehearsal.play(script)
            var outcome = MysteryTwins.Outcome()
            let shown = log.events.filter {
                EventCategories.shownByDefault.contains($0.callback.category)
            }
            outcome.log = shown.map(log.text)
            outcome.rules = shown.map(\.rule)
            outcome.tree = rehearsal.world.simulator.snapshot().canonicalLines
            outcome.keepsPromise = rehearsal.keeps(promise)
            return outcome
        }
    }
}

extension Rehearsal {
    /// Whether the expectation holds in the world as it is.
    func keeps(_ promise: String) -> Bool {
        let block = Block(text: promise, span: SourceSpan(line: 1, column: 1))
        return commands(in: block).allSatisfy { command in
            guard case .verb(let verb) = command else { return false }
            return verdict(on: verb).doesHold
        }
    }
}
