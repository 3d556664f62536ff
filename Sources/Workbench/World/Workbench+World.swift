import HeadlessUIKit
import Statements

/// What programs that check sessions read of the world; a console needs no more than replies.
extension Workbench {
    /// The simulator of the world as it stands; a step that is undone leaves another.
    package var simulator: Simulator { session.world.simulator }

    /// The world as it stands, and what runs its code: whether they live on when another takes its place.
    package var worldObject: AnyObject { session.world }
    package var codeObject: AnyObject { session.world.statements }

    /// Names of living objects, in the order in which they were given.
    package var livingNames: [String] { session.world.names.living }

    /// The living object of that name.
    package func object(named name: String) -> AnyObject? { session.world.names.object(name) }

    /// Whether a finger is on the screen.
    package var isUnderFinger: Bool { session.world.fingerOnScreen != nil }

    /// The number of the step that the session stands on.
    package var currentStep: Int { session.journal.current }

    /// The steps that lead to where the session stands: their numbers, commands and events.
    package var steps: [(number: Int, source: String, events: Range<Int>)] {
        let journal = session.journal
        return journal.path(to: journal.current).map {
            ($0, journal[$0].source, journal[$0].events)
        }
    }

    /// The digest of the tree and of the events of those steps, as a saved session has it.
    package var worldDigest: String { Fingerprint(of: session).text }

    /// All that can be read of the session where it stands, line by line.
    package var facts: [String] { whileCurrent { WorldFacts(of: session).lines } }

    /// The names of the commands that declare that they only look.
    package static var commandsThatLook: [String] {
        CommandTable.standard.commands.filter(\.isLooking).map(\.name)
    }

    /// How the session differs from one that takes the steps of its journal in a world of its own; nil where
    /// it does not.
    package var differenceFromJournal: String? {
        JournalCheck(session: session).difference()
    }
}
