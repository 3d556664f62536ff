/// One rule of the rulebook: what UIKit does, and how we know.
public struct Rule: Sendable {
    /// How good the evidence is, best first.
    public enum Confidence: String, Sendable, CaseIterable {
        case measured, testSuite = "test-suite", log, stack, documented, inferred, decided, assumed
    }

    public let id: RuleID
    /// A few words naming the scenario.
    public let title: String
    /// The same words in Chinese, for lessons in that language.
    public let chineseTitle: String
    /// What UIKit does, in our own words.
    public let statement: String
    /// What it stands on: sources, other rules, or an argument of our own.
    public let evidence: [Citation]
    public let confidence: Confidence
    /// The first system version it holds for; nil where it holds on all.
    public let since: SystemVersion?
    /// The last system version it holds for; nil where it still holds.
    public let through: SystemVersion?
    /// Whether the model follows it; a rule that only explains tells where sources disagree, what another
    /// rule decides against, what follows from others, or what is good advice.
    public let isFollowed: Bool

    /// Makes one row of the rulebook.
    public init(
        _ id: RuleID, _ title: String, zh chineseTitle: String, _ statement: String,
        evidence: [Citation], _ confidence: Confidence, since: SystemVersion? = nil,
        through: SystemVersion? = nil, isFollowed: Bool = true
    ) {
        self.id = id
        self.title = title
        self.chineseTitle = chineseTitle
        self.statement = statement
        self.evidence = evidence
        self.confidence = confidence
        self.since = since
        self.through = through
        self.isFollowed = isFollowed
    }

    /// Whether it holds on that system.
    public func holds(on version: SystemVersion) -> Bool {
        version.lies(from: since, through: through)
    }

    /// The systems in which UIKit was seen to do it, in the words of the sources; `applied` says in which the model does.
    public var systemsSeen: [String] {
        evidence.compactMap(\.systemsSeen).reduce(into: []) { seen, systems in
            if !seen.contains(systems) { seen.append(systems) }
        }
    }

    /// The systems in which the model follows it: a phrase with a `%` for each version, and the versions.
    public var applied: (phrase: String, versions: [SystemVersion]) {
        switch (since, through) {
        case (nil, nil): ("in all systems", [])
        case (let since?, nil): ("from iOS % on", [since])
        case (nil, let through?): ("up to iOS %", [through])
        case (let since?, let through?) where since == through: ("in iOS % only", [since])
        case (let since?, let through?): ("from iOS % to %", [since, through])
        }
    }
}
