/// Which edges of the life cycle were walked, and which rules were met.
public struct LifeCoverage: Sendable, Equatable {
    public private(set) var edges: Set<LifeEdge> = []
    public private(set) var rules: Set<RuleID> = []

    /// Nothing yet.
    public init() {}

    /// What the events of a log walked and met.
    public init(of log: EventLog) {
        var walk = LifeWalk()
        for index in 0..<log.count {
            let event = log.events[index]
            walk.take(event)
            meet(event.rule)
        }
        edges = walk.edges
    }

    /// Adds the rule of an event.
    mutating func meet(_ rule: RuleID?) { if let rule { rules.insert(rule) } }

    /// Adds edges.
    mutating func walk(_ more: Set<LifeEdge>) { edges.formUnion(more) }

    /// Adds what others walked and met.
    public mutating func formUnion(_ other: LifeCoverage) {
        edges.formUnion(other.edges)
        rules.formUnion(other.rules)
    }

    /// The share of the edges that were walked, in whole percents, rounded down.
    public var percent: Int { edges.count * 100 / LifeEdge.allCases.count }

    /// The edges that nobody walked, in their order.
    public var missing: [LifeEdge] { LifeEdge.allCases.filter { !edges.contains($0) } }

    // MARK: As text, for another process

    /// `3 17;C10 L02`
    public var text: String {
        let numbers = edges.map(\.rawValue).sorted().map(String.init)
        return numbers.joined(separator: " ") + ";"
            + rules.map(\.rawValue).sorted().joined(separator: " ")
    }

    /// Reads such a text; nil where it is none.
    public init?(text: String) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        edges = Set(
            parts[0].split(separator: " ").compactMap { Int($0) }
                .compactMap(LifeEdge.init(rawValue:)))
        rules = Set(parts[1].split(separator: " ").compactMap { RuleID(rawValue: String($0)) })
    }
}
