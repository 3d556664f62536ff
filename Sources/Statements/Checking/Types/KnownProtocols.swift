import CommandLanguage

/// Protocols of Swift and Foundation that a class may say it conforms to, and UIKit's that its own classes
/// conform to already. Those that apps adopt are described in the table.
enum KnownProtocols {
    static let names =
        [
            "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
            "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
            "Identifiable", "NSCoding", "NSCopying", "NSObjectProtocol", "NSSecureCoding",
            "OptionSet",
            "Printable",
            "Sendable", "UIContentContainer", "UITraitEnvironment",
        ] + literalProtocols + numberProtocols

    /// What types that literals make conform to.
    private static let literalProtocols = [
        "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByFloatLiteral",
        "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringLiteral",
        "ExpressibleByStringInterpolation", "RawRepresentable", "TextOutputStream",
    ]

    /// What numbers conform to.
    private static let numberProtocols = [
        "BinaryFloatingPoint", "BinaryInteger", "FixedWidthInteger", "FloatingPoint", "Numeric",
        "SignedInteger", "SignedNumeric", "Strideable",
    ]

    private static let known = Set(names)

    static func contains(_ name: String) -> Bool { known.contains(name) }

    /// Whether only classes conform to it.
    static func areClassBound(_ name: String) -> Bool {
        let ofValues =
            [
                "CaseIterable", "Codable", "Comparable", "CustomStringConvertible",
                "CustomDebugStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
                "Identifiable", "OptionSet", "Printable", "Sendable",
            ] + literalProtocols + numberProtocols
        return contains(name) && !ofValues.contains(name)
    }
}
