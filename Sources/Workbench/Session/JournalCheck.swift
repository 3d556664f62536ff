import CommandLanguage
import HeadlessUIKit

/// Compares a session with its journal: the world in which it stands is the one that the steps make
/// which lead there, whatever failed, was undone or was taken again meanwhile.
@MainActor
struct JournalCheck {
    let session: Session

    /// How often a session in a debug build compares itself, and how many steps and events it may have then:
    /// each comparison takes all steps again.
    static let mostChecks = 10
    private static let mostSteps = 40
    private static let mostEvents = 2000

    /// Whether the comparison costs little enough to be made unasked.
    var isCheap: Bool {
        let path = session.journal.currentPath
        return path.count <= Self.mostSteps
            && path.reduce(0) { $0 + session.journal[$1].events.count } <= Self.mostEvents
    }

    /// How the session differs from one that takes the same steps in a world of its own; nil where it does
    /// not.
    func difference() -> String? {
        let facts = WorldFacts(of: session)
        if !facts.changing.isEmpty {
            let names = Set(facts.changing).sorted().joined(separator: ", ")
            return "to read \(names) changes the world"
        }
        let (here, again) = (facts.lines, Simulator.settingAside { factsMadeAgain() })
        if here == again { return nil }
        let place = zip(here, again).prefix { $0 == $1 }.count
        return "\(here.dropFirst(place).first ?? "nothing"), and made again: "
            + (again.dropFirst(place).first ?? "nothing")
    }

    private func factsMadeAgain() -> [String] {
        let other = Session(
            settings: session.settings, policy: RunPolicy(keepsGoing: true, isSafe: true),
            display: DisplaySettings(), storyboards: session.files.storyboards)
        defer { other.standing.dismantle() }
        other.vocabulary.definitions = session.vocabulary.definitions
        other.cosmetics = session.cosmetics
        other.statementLimits = session.statementLimits.whileReplaying
        for step in session.journal.currentPath { take(step, in: other) }
        return WorldFacts(of: other).lines
    }

    private func take(_ step: Int, in other: Session) {
        let entry = session.journal[step]
        let begin = other.world.simulator.nextSequence
        _ = other.retake(step, of: session.journal)
        other.world.simulator.clearException()
        other.journal.append(
            entry.source, at: entry.span, events: begin..<other.world.simulator.nextSequence)
    }
}

extension Session {
    /// In a debug build, tells where the session is not what its journal says, if anybody listens. Worlds
    /// beside are not compared: they have no journal, or are the comparison.
    func checkAgainstJournal() {
        #if DEBUG
            guard let onDifference, checksLeft > 0, !policy.isSafe, stops.stepping == nil else {
                return
            }
            let check = JournalCheck(session: self)
            guard check.isCheap else { return }
            checksLeft -= 1
            if let difference = check.difference() { onDifference(difference) }
        #endif
    }
}
