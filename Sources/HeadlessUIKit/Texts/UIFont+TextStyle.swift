import HierarchyRecords

extension UIFont {
    /// The purpose of a text, which determines its size for each content size category (A120).
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        @available(iOS 11, *)
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        @available(iOS 9, *)
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        @available(iOS 9, *)
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        @available(iOS 9, *)
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        @available(iOS 7, *)
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        @available(iOS 7, *)
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        @available(iOS 7, *)
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        @available(iOS 9, *)
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        @available(iOS 7, *)
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        @available(iOS 7, *)
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        @available(iOS 7, *)
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// A120: the font of that style at the size for the app's content size category.
    @available(iOS 7, *)
    @preconcurrency @MainActor
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// A120: the font of that style at the size for the category in those traits.
    @available(iOS 10, *)
    @preconcurrency @MainActor
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        FontScaling(style: style).font(for: .inForce(traitCollection))
    }

    /// A120: the same font for another category; itself if it does not scale.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        scaling?.font(for: category) ?? self
    }
}

extension UIContentSizeCategory {
    /// The category in the traits if they have one, else the app's.
    @MainActor
    static func inForce(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        let own = traits?.preferredContentSizeCategory ?? .unspecified
        return own == .unspecified ? UIApplication.shared.preferredContentSizeCategory : own
    }
}

/// A120: how a font scales with the content size category.
struct FontScaling: Sendable {
    let style: UIFont.TextStyle
    /// The font at the default category; nil for the style's own.
    var base: UIFont?
    var most = CGFloat.infinity
    /// The scale of the screen, in pixels per point.
    var scale: CGFloat = 1

    func font(for category: UIContentSizeCategory) -> UIFont {
        let size = base.map { value($0.pointSize, for: category) } ?? style.size(for: category)
        return UIFont(
            size: min(size, most),
            weight: base?.weight ?? (style == .headline ? .semibold : .regular),
            scaling: self)
    }

    /// A120: the value scaled as the style's sizes are, rounded to whole pixels.
    func value(_ value: CGFloat, for category: UIContentSizeCategory) -> CGFloat {
        let grown = value * style.size(for: category) / style.size(for: .large)
        return (grown * scale).rounded() / scale
    }
}

extension UIFont.TextStyle {
    /// A120: the sizes in points, from the smallest category to the largest.
    private static let sizes: [Self: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41],
    ]

    func size(for category: UIContentSizeCategory) -> CGFloat {
        let steps = Self.sizes[self] ?? Self.sizes[.body] ?? []
        let place = Int(category.value.rawValue) - 1
        return steps.indices.contains(place) ? steps[place] : steps[3]
    }
}

/// A120: scales sizes with the content size category as a text style does.
@available(iOS 11, *)
@preconcurrency @MainActor
public final class UIFontMetrics {
    private let scaling: FontScaling

    /// The metrics of body text.
    public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates the metrics of that style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        scaling = FontScaling(
            style: textStyle, scale: CGFloat(Simulator.current.display.device.scale))
    }

    /// The value scaled for the app's category.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The value scaled for the category in those traits.
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat { scaling.value(value, for: .inForce(traitCollection)) }

    /// A scaled version of the font, which is given at its size for the default category.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity)
    }

    /// A scaled version of the font that is never larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        var scaling = scaling
        (scaling.base, scaling.most) = (font, maximumPointSize)
        return scaling.font(for: .inForce(nil))
    }
}

/// A view whose text can scale with the content size category.
@preconcurrency @MainActor
@available(iOS 10, *)
public protocol UIContentSizeCategoryAdjusting: UIView {
    /// Whether its font scales with the category, if the font comes from a style or from metrics.
    @available(iOS 10, *)
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting {
    /// A120: the font for the traits of this view.
    func adjusted(_ font: UIFont) -> UIFont {
        guard adjustsFontForContentSizeCategory, font.scaling != nil else { return font }
        return font.adjusted(to: .inForce(UITraitCollection(inheritedTraits)))
    }
}
