import CommandLanguage
import HierarchyRecords

/// What `why not` found out.
public struct WhyNotAnswer: Answer, Equatable {
    /// `a.viewDidAppear`, as it was asked for.
    public var query: String
    public var step: TypedStep
    /// Why the command that is asked about was refused: a finger that reached nothing; nil for a step.
    /// The number of a refused command is the one that the next step gets.
    public var refusal: Message?
    /// What did not happen.
    public var outcome: Outcome
    public var finding: Finding
    /// What is wrong with who is asked about, as `doctor` finds it; empty where the reason already says what
    /// to do.
    public var wrong: [HierarchyRecords.Finding] = []
    /// What people often stumble over at it, where nothing else says what to do.
    public var pitfalls: [Pitfall] = []
    /// How many variations of the session were tried.
    public var tried: Int

    /// What did not happen.
    public enum Outcome: Sendable, Equatable {
        /// A callback was not sent.
        case notSent
        /// A delegate's callback was due, and nobody was there who has the method.
        case notHeard
        /// A request was sent, and refused: a responder did not become first.
        case refused
        /// A property was not read by the system.
        case notAsked
        /// A property was not true.
        case notTrue
    }

    /// What people stumble over at a member of UIKit's.
    public struct Pitfall: Sendable, Equatable {
        /// What one sees.
        public var seen: String
        public var why: String
        public var instead: String
    }

    /// What is answered.
    public enum Finding: Sendable, Equatable {
        /// It was sent: the numbers of its events in the log; none for a step that does not lead
        /// here, since its events are gone.
        case sent([Int])
        case notSent(Reason, Alternatives)
    }

    /// Why it was not sent.
    public enum Reason: Sendable, Equatable {
        case failed(FailedCondition)
        /// No condition is known that failed: the rule that it comes by, and when it comes.
        case timing(RuleID?, String)
        /// The session could not be repeated.
        case unknown

        /// The condition that failed; nil where none is known.
        public var failed: FailedCondition? {
            if case .failed(let condition) = self { condition } else { nil }
        }
    }

    /// A condition that a rule sets and that did not hold.
    public struct FailedCondition: Sendable, Equatable {
        public var rule: RuleID
        /// After "it asks that": `the view of a is in the window`.
        public var demand: String { demanded.text }
        /// What was so instead: `a.view.window is nil`.
        public var values: [String] { contradictions.map(\.text) }
        /// The same with what was put in, for another language.
        public let demanded: Message
        public let contradictions: [Message]
        /// What a person would do instead; nil where the alternatives say it.
        public var remedy: String? { advice?.text }
        /// The same with what was put in.
        public let advice: Message?
        /// Whether that is how things go where nothing is wrong.
        let isUsualCourse: Bool

        init(
            rule: RuleID, demand: Message, values: [Message], remedy: Message? = nil,
            isUsualCourse: Bool = false
        ) {
            self.rule = rule
            self.isUsualCourse = isUsualCourse
            demanded = demand
            contradictions = values
            advice = remedy
        }

        /// Compares what is said.
        public static func == (left: FailedCondition, right: FailedCondition) -> Bool {
            left.rule == right.rule && left.demand == right.demand && left.values == right.values
                && left.remedy == right.remedy
        }
    }

    /// How a search ended; it goes on where it ended early and the same is asked again.
    public enum Ending: Sendable, Equatable {
        /// Nothing was left to try.
        case complete
        /// The user ended it.
        case stopped
        /// So many seconds of patience were over.
        case outOfPatience(seconds: Double)
    }

    /// The smallest changes with which it would have been sent.
    public struct Alternatives: Sendable, Equatable {
        /// How many changes each alternative makes together; 0 where none was found.
        public var size: Int
        public var list: [Alternative]
        /// How the search ended.
        public var ending: Ending
        /// How many changes together were tried at most.
        public var largestSize: Int
        /// What brings the callback about where no command does by itself: `code scrolls`; nil for a
        /// callback that commands bring about.
        public var withoutCommand: String?

        /// Where the session cannot be repeated, nothing is tried.
        static func none(_ ending: Ending) -> Alternatives {
            Alternatives(size: 0, list: [], ending: ending, largestSize: 0)
        }
    }
}

extension WhyNotAnswer {
    /// Whether it was sent, or a condition is known that failed.
    var namesCondition: Bool {
        guard case .notSent(let reason, _) = finding else { return true }
        return reason.failed != nil
    }

    /// Whether it was not sent, and neither the reason nor what was tried says what to do instead.
    var leavesOpen: Bool {
        guard case .notSent(let reason, let alternatives) = finding else { return false }
        return reason.failed?.remedy == nil && alternatives.list.isEmpty
    }

    /// Whether it was not sent, and the reason does not say what to do instead of what is wrong.
    var lacksRemedy: Bool {
        guard case .notSent(let reason, _) = finding else { return false }
        return reason.failed?.remedy == nil || reason.failed?.isUsualCourse ?? false
    }
}

/// Changes to the session with which the callback was sent when it was repeated.
public struct Alternative: Sendable, Equatable {
    public var changes: [Change]
    /// The events that then come: rule and canonical line.
    public var events: [Fact]
    /// All lines up to the step that was asked about, as they then are.
    let lines: [Line]

    /// A line of a changed session.
    struct Line: Sendable, Equatable {
        /// The step of the journal that it is; nil for one that was changed or added.
        let step: Int?
        let source: String
    }

    /// Where a line goes.
    public enum Place: Hashable, Sendable, Comparable {
        case before(step: Int)
        /// After the step that was asked about.
        case after(step: Int)
    }

    /// One change to what the user did.
    public enum Change: Sendable, Equatable {
        case replace(step: Int, source: String, with: String)
        /// Any one of the places will do.
        case add(String, [Place])
        case leaveOut(step: Int, source: String)
        case move(step: Int, source: String, Place)
    }
}
