extension NSLayoutConstraint {
    /// The edge, the center or the dimension that a constraint relates.
    public enum Attribute: Int, Sendable, CaseIterable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable, CaseIterable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1

        /// The sign in the description of a constraint.
        var sign: String {
            switch self {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        }
    }

    /// The horizontal or the vertical direction.
    public enum Axis: Int, Sendable, CaseIterable {
        case horizontal, vertical
    }

    /// How the views of a visual format are aligned.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    }
}

extension NSLayoutConstraint.Attribute {
    /// What the attribute measures; only attributes of one kind can be related.
    enum Kind {
        case none, horizontal, vertical, size
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    var isInMargins: Bool { rawValue >= Self.leftMargin.rawValue }

    var isCenter: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
        case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
            .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            false
        }
    }

    /// Left and right ignore the layout direction, leading and trailing follow it: a constraint
    /// must not mix the two.
    var isAbsolute: Bool { self == .left || self == .right }
    var followsWriting: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .notAnAttribute, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
            .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            false
        }
    }

    /// The name in the description of a constraint.
    var spelling: String { "\(self)" }
}
