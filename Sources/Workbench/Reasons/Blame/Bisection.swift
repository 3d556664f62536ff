import CommandLanguage
import HierarchyRecords

/// Which step is to blame: what `bisect` found by taking the steps again.
public struct Bisection: Answer, Equatable {
    /// What was looked for: a rule's id, or an expectation as it was typed.
    public var subject: String
    public var finding: Finding

    /// What the steps that lead here show.
    public enum Finding: Sendable, Equatable {
        /// The first step with an event that cites the rule, and those events of it.
        case shown(TypedStep, events: [String])
        /// No step has one.
        case neverShown
        /// The step after which the expectation first failed, having held.
        case broken(TypedStep, Turns)
        /// It holds now, and has since that step; nil for the start.
        case holds(since: TypedStep?)
        /// It held at no step.
        case neverHeld(reason: Message)
        /// The user stopped the search.
        case stopped
    }

    /// How an expectation that was broken fared.
    public struct Turns: Sendable, Equatable {
        /// The step that first made it hold; nil for the start.
        public var heldSince: TypedStep?
        /// What is wrong since the step that broke it.
        public var reason: Message
        /// The steps at which it turned again: it held, failed, held …
        public var later: [Int]
    }
}
