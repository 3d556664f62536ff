/// A version of the system, with its minor part where one is meant: `17` is the last 17, `17.2` is 17.2.
///
/// UIKit's versions have one digit behind the point, so that a number names one: `13.4`.
public struct SystemVersion: Hashable, Sendable {
    public let major: Int
    /// The digit behind the point; nil where none was named.
    public let minor: Int?

    /// Makes a version.
    public init(_ major: Int, _ minor: Int? = nil) {
        self.major = major
        self.minor = minor
    }

    /// Reads `17` or `17.2`; nil for everything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
        }
        guard numbers.count == parts.count, (1...2).contains(numbers.count),
            numbers.dropFirst().allSatisfy({ $0 < 10 })
        else { return nil }
        self.init(numbers[0], numbers.dropFirst().first)
    }

    /// Reads `13,17.2,26`; nil where a part of it is no version.
    public static func list(_ text: String) -> [SystemVersion]? {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let versions = words.compactMap { SystemVersion($0) }
        return versions.count == words.count ? versions : nil
    }

    /// Whether it is that version or a later one; a first version without a minor part begins at its `.0`.
    public func isAtLeast(_ first: SystemVersion) -> Bool {
        (major, minor ?? .max) >= (first.major, first.minor ?? 0)
    }

    /// Whether it is that version or an earlier one; a last version without a minor part ends with its last.
    public func isAtMost(_ last: SystemVersion) -> Bool {
        (major, minor ?? .max) <= (last.major, last.minor ?? .max)
    }

    /// The earlier of two first versions, which begin at their `.0` where they have no minor part.
    public static func first(_ one: SystemVersion, _ other: SystemVersion) -> SystemVersion {
        (one.major, one.minor ?? 0) <= (other.major, other.minor ?? 0) ? one : other
    }

    /// Whether it lies between the two, which belong to it; nil has no end.
    public func lies(from first: SystemVersion?, through last: SystemVersion?) -> Bool {
        (first.map(isAtLeast) ?? true) && (last.map(isAtMost) ?? true)
    }
}

extension SystemVersion {
    /// The minor part of the last version of each number; 26 goes on.
    public static let lastMinors = [
        4: 3, 5: 1, 6: 1, 7: 1, 8: 4, 9: 3, 10: 3, 11: 4, 12: 5, 13: 7, 14: 8, 15: 8, 16: 7, 17: 7,
        18: 7, 26: 9,
    ]
}

extension SystemVersion: CustomStringConvertible {
    /// `17` or `17.2`.
    public var description: String { minor.map { "\(major).\($0)" } ?? "\(major)" }
}

extension SystemVersion: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// `17`: the last one of the major version.
    public init(integerLiteral major: Int) { self.init(major) }

    /// `13.4`.
    public init(floatLiteral number: Double) {
        let tenths = Int((number * 10).rounded())
        self.init(tenths / 10, tenths % 10)
    }
}
