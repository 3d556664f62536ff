/// A typeface in a size.
public final class UIFont: Sendable {
    /// How heavy letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// In points.
    public let pointSize: CGFloat
    let weight: Weight
    /// How it follows the content size category; nil where it does not.
    let scaling: FontScaling?
    /// Whether its strokes are at least semibold.
    public var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
    /// From one line to the next, in points.
    public var lineHeight: CGFloat { ascender - descender }
    /// From the baseline to the upper edge of the line.
    public var ascender: CGFloat { pointSize * 0.9521484375 }
    /// From the baseline to the lower edge of the line, negative.
    public var descender: CGFloat { -pointSize * 0.2412109375 }

    init(size: CGFloat, weight: Weight, scaling: FontScaling? = nil) {
        pointSize = size
        self.weight = weight
        self.scaling = scaling
    }

    /// The system's typeface.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The system's typeface, as heavy as that.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The system's typeface in bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }

    /// The system's typeface in italics, which are as wide here as upright letters.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The same typeface in another size, which follows no category.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }
}

/// How lines of a text stand.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
    case left, center, right, justified, natural
}

/// Where a text that is too long is broken or cut.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
}

/// Where a text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable, CaseIterable {
    case alignBaselines, alignCenters, none
}
