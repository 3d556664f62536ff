/// A typeface at a size.
public final class UIFont: Sendable {
    /// How heavy letters are.
    @available(iOS 8.2, *)
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 to 1, where 0 is the regular weight.
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

    /// The size in points.
    public let pointSize: CGFloat
    let weight: Weight
    /// The name with which code asked for it; nil for the system's font.
    private let name: String?
    /// How it scales with the content size category; nil if it does not.
    let scaling: FontScaling?
    /// Whether its weight is at least semibold.
    public var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
    /// The distance from one line to the next, in points.
    public var lineHeight: CGFloat { ascender - descender }
    /// The distance from the baseline to the top of the line, in points.
    public var ascender: CGFloat { pointSize * 0.9521484375 }
    /// The distance from the baseline to the bottom of the line, negative, in points.
    public var descender: CGFloat { -pointSize * 0.2412109375 }

    /// The name of the font, which chooses no other letters here.
    public var fontName: String { name ?? ".SFUI-Regular" }
    /// The name of its family.
    public var familyName: String {
        name?.split(separator: "-").first.map(String.init) ?? ".AppleSystemUIFont"
    }

    /// The font of that name; AD-HOC: each is there, and is as wide as the system's font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let isBold = fontName.contains("Bold") || fontName.contains("Heavy")
        self.init(size: fontSize, weight: isBold ? .bold : .regular, name: fontName)
    }

    init(size: CGFloat, weight: Weight, scaling: FontScaling? = nil, name: String? = nil) {
        pointSize = size
        self.name = name
        self.weight = weight
        self.scaling = scaling
    }

    /// The system font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The system font with that weight.
    @available(iOS 8.2, *)
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The bold system font.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }

    /// The italic system font, which is as wide here as the upright one.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The same typeface at another size, which does not scale.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }
}

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
    case left, center, right, justified, natural
}

/// Where a text that is too long is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
}

/// How a text that was shrunk to fit is aligned.
public enum UIBaselineAdjustment: Int, Sendable, CaseIterable {
    case alignBaselines, alignCenters, none
}
