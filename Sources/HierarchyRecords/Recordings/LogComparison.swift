/// The log of an app beside the log of the session: the callbacks that both could have, by the names of
/// the session's objects.
public struct LogComparison: Sendable, Equatable {
    /// A callback of one of the logs.
    public struct Row: Sendable, Equatable {
        public let text: String
        /// The rule that the session followed; nil in the app's log.
        public let rule: RuleID?

        /// Makes a row.
        public init(text: String, rule: RuleID?) { (self.text, self.rule) = (text, rule) }
    }

    /// Where a log comes from.
    public struct Origin: Sendable, Equatable {
        public let name: String
        /// Nil where the log does not say it.
        public let device: String?
        public let system: String?

        /// Makes an origin.
        public init(name: String, device: String?, system: String?) {
            (self.name, self.device, self.system) = (name, device, system)
        }

        /// `trip.jsonl: iPhone 16, iOS 18.1`
        public var summary: String {
            let facts = [device, system.map { "iOS \($0)" }].compactMap { $0 }
            return facts.isEmpty ? name : "\(name): \(facts.joined(separator: ", "))"
        }
    }

    /// An object that the logs name differently: `HomeViewController-1` is `home`.
    public struct Pair: Sendable, Equatable {
        public let app: String
        public let ours: String

        /// Makes a pair.
        public init(app: String, ours: String) { (self.app, self.ours) = (app, ours) }
    }

    public let app: Origin
    public let session: Origin
    public let appRows: [Row]
    public let sessionRows: [Row]
    /// Objects that the logs name differently.
    public let names: [Pair]
    /// Objects of the app's log that are nothing in the session.
    public let alone: [String]
    /// The number of lines of the app's log that are no callback.
    public let leftOut: Int

    /// Makes a comparison.
    public init(
        app: Origin, session: Origin, appRows: [Row], sessionRows: [Row], names: [Pair],
        alone: [String], leftOut: Int
    ) {
        (self.app, self.session) = (app, session)
        (self.appRows, self.sessionRows) = (appRows, sessionRows)
        (self.names, self.alone, self.leftOut) = (names, alone, leftOut)
    }

    /// Whether both logs have the same callbacks in the same order.
    public var isSame: Bool { appRows.map(\.text) == sessionRows.map(\.text) }
}

/// What an issue about a difference needs to say.
public struct LogReport: Sendable {
    public let comparison: LogComparison
    /// The session's commands, in their order.
    public let script: [String]

    /// Makes a report.
    public init(_ comparison: LogComparison, script: [String]) {
        (self.comparison, self.script) = (comparison, script)
    }
}
