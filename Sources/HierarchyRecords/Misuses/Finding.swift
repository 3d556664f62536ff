/// Something that is wrong in a world, or could be built better: what `doctor` says.
public struct Finding: Sendable, Equatable {
    /// How much it matters.
    public enum Gravity: String, Sendable {
        /// It misbehaves now.
        case fault
        /// It works now, and will lead to trouble later.
        case advice
    }

    /// The step since which it is so.
    public struct Origin: Sendable, Equatable {
        public var step: Int
        /// The step as it was typed.
        public var source: String
        /// The first step that may have brought it; nil where it is known that `step` did.
        public var earliest: Int?

        /// Makes an origin.
        public init(step: Int, source: String, earliest: Int? = nil) {
            self.step = step
            self.source = source
            self.earliest = earliest
        }
    }

    /// What kind it is, in a few words joined by hyphens: `did-move-missing`.
    public var id: String
    public var gravity: Gravity
    public var rule: RuleID
    /// The names of those it is about, the first of them the one that suffers.
    public var objects: [String]
    /// One sentence without a full stop.
    public var text: String
    /// What UIKit itself says about it; nil where it is silent.
    public var wording: String?
    /// What one sees, in sentences of the table of what people stumble over; nil where the text says it.
    public var symptom: String?
    /// Why one sees it, in sentences of that table.
    public var reason: String?
    /// Nil where it began before the first step, or no step of the journal has ended with it.
    public var since: Origin?
    /// Lines to type, or one sentence where no line would do.
    public var mend: [String]

    /// Makes a finding.
    public init(
        _ id: String, _ gravity: Gravity = .fault, rule: RuleID, objects: [String], _ text: String,
        wording: String? = nil, since: Origin? = nil, mend: [String]
    ) {
        self.id = id
        self.gravity = gravity
        self.rule = rule
        self.objects = objects
        self.text = text
        self.wording = wording
        self.since = since
        self.mend = mend
    }

    /// What the finding is about, whatever its time and words are: findings with one subject are the
    /// same. Two different texts of UIKit's are two different subjects.
    public struct Subject: Hashable, Sendable {
        fileprivate let id: String
        fileprivate let objects: [String]
        fileprivate let wording: String?
    }

    /// What it is about.
    public var subject: Subject { Subject(id: id, objects: objects, wording: wording) }
}
