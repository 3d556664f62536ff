/// A source that rules stand on: what it is, how old, and what was seen there.
public struct Evidence: Sendable {
    /// What kind of source it is.
    public enum Kind: String, Sendable, CaseIterable {
        /// Read off UIKit by a probe, on a simulator or on Mac Catalyst.
        case measurement
        /// Asserted by tests.
        case testSuite = "test suite"
        /// Asserted by tests of another implementation of UIKit's interface, not of UIKit.
        case reimplementation = "tests of a re-implementation"
        /// Printed by an app.
        case log = "console log"
        /// Told by an app as it ended.
        case crash = "crash report"
        /// Read off who called whom.
        case stack = "call stack"
        /// Said by a comment or a declaration in Apple's headers.
        case header
        /// Said by Apple's documentation or its engineers.
        case documentation
        /// Told by the users of a library, or to Apple.
        case report = "bug report"
        /// Told by an author who tried it, or collected.
        case article
        /// Held to be so, without a source.
        case knowledge = "common knowledge"

        /// Whether somebody saw UIKit do it, in a system that can be named.
        var wasSeen: Bool {
            switch self {
            case .measurement, .testSuite, .log, .crash, .stack, .report, .article: true
            case .reimplementation, .header, .documentation, .knowledge: false
            }
        }
    }

    public let key: EvidenceKey
    /// A few words naming the source.
    public let title: String
    public let kind: Kind
    /// When it was written; nil where that is not stated.
    public let year: Int?
    /// The systems that it speaks of, in words; nil where they are not stated.
    public let systems: String?
    /// What is to be seen there, in our own words.
    public let seen: String
    /// Where everybody can read it; empty where no public address is known.
    public let addresses: [String]

    init(
        _ key: EvidenceKey, _ title: String, _ kind: Kind, year: Int? = nil,
        systems: String? = nil, _ seen: String, at addresses: [String] = []
    ) {
        self.key = key
        self.title = title
        self.kind = kind
        self.year = year
        self.systems = systems
        self.seen = seen
        self.addresses = addresses
    }
}

extension Evidence {
    /// Every record once, in the order of `EvidenceKey`; made on first use.
    public static let all: [Evidence] = EvidenceKey.allCases.map(\.record)

    /// `Log of tabs, iOS 12`: its title with the systems that it speaks of, or else its year.
    public var words: String {
        guard let when = systems ?? year.map(String.init) else { return title }
        return "\(title), \(when)"
    }

    fileprivate static let byKey = Dictionary(
        uniqueKeysWithValues: [
            measurements, testSuites, apple, containerLogs, presentationLogs, appLogs, stacks,
            articles, reportsAToL, reportsMToR, reportsSToZ,
        ].joined().map { ($0.key, $0) })
}

extension EvidenceKey {
    /// The source of the key; every key has one.
    public var record: Evidence {
        guard let record = Evidence.byKey[self] else {
            preconditionFailure("there is no record of the source \(rawValue)")
        }
        return record
    }
}
