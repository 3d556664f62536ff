import HeadlessUIKit

// Typefaces, and how texts follow the content size category.

extension UIFontMetrics: ScriptObject {}

extension UIFont.TextStyle: ScriptChoice {
    static var type: TypeDescription { .textStyle }
    static let choices: [Self] = [
        .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout,
        .footnote, .caption1, .caption2,
    ]
}

extension UIFont.Weight: ScriptChoice {
    static var type: TypeDescription { .fontWeight }
    static let choices: [Self] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
}

extension NSLineBreakMode: ScriptChoice {
    static var type: TypeDescription { .lineBreakMode }
    static let choices = Array(allCases)
}

extension UIBaselineAdjustment: ScriptChoice {
    static var type: TypeDescription { .baselineAdjustment }
    static let choices = Array(allCases)
}

extension TypeDescription {
    static let textStyle = TypeDescription(
        "UIFont.TextStyle",
        choices: [
            "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body",
            "callout", "footnote", "caption1", "caption2",
        ])
    static let fontWeight = TypeDescription(
        "UIFont.Weight",
        choices: [
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy",
            "black",
        ])
    static let lineBreakMode = TypeDescription(
        "NSLineBreakMode", choices: NSLineBreakMode.allCases.map { "\($0)" })
    static let baselineAdjustment = TypeDescription(
        "UIBaselineAdjustment", choices: UIBaselineAdjustment.allCases.map { "\($0)" })

    static let fontMetrics = TypeDescription("UIFontMetrics", class: UIFontMetrics.self) { type in
        type.initialiser("init(forTextStyle:)") { (style: UIFont.TextStyle) in
            UIFontMetrics(forTextStyle: style)
        }
        type.staticProperty("default") { UIFontMetrics.default }
        type.method("scaledFont(for:)", UIFontMetrics.scaledFont(for:))
        type.method(
            "scaledFont(for:maximumPointSize:)", UIFontMetrics.scaledFont(for:maximumPointSize:))
        type.method("scaledValue(for:)", UIFontMetrics.scaledValue(for:))
        type.method(
            "scaledValue(for:compatibleWith:)", UIFontMetrics.scaledValue(for:compatibleWith:))
    }

    static func addStyles(_ type: inout MemberList<UIFont>) {
        type.staticMethod("systemFont(ofSize:weight:)") { (size: CGFloat, weight: UIFont.Weight) in
            UIFont.systemFont(ofSize: size, weight: weight)
        }
        type.staticMethod("italicSystemFont(ofSize:)") { (size: CGFloat) in
            UIFont.italicSystemFont(ofSize: size)
        }
        type.staticMethod("preferredFont(forTextStyle:)") { (style: UIFont.TextStyle) in
            UIFont.preferredFont(forTextStyle: style)
        }
        type.staticMethod("preferredFont(forTextStyle:compatibleWith:)") {
            (style: UIFont.TextStyle, traits: UITraitCollection?) in
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        }
        type.method("withSize(_:)", UIFont.withSize)
    }

    /// Whether the typeface follows the category.
    static func addAdjusting<View: UIContentSizeCategoryAdjusting & ScriptValue>(
        _ type: inout MemberList<View>
    ) {
        type.property(
            "adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory },
            { $0.adjustsFontForContentSizeCategory = $1 })
    }

    /// What a label keeps of how its text is drawn.
    static func addLooks(_ type: inout MemberList<UILabel>) {
        addAdjusting(&type)
        type.property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
        type.property("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
        type.property("lineBreakMode", { $0.lineBreakMode }, { $0.lineBreakMode = $1 })
        type.property(
            "adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth },
            { $0.adjustsFontSizeToFitWidth = $1 })
        type.property(
            "minimumScaleFactor", { $0.minimumScaleFactor }, { $0.minimumScaleFactor = $1 })
        type.property(
            "allowsDefaultTighteningForTruncation", { $0.allowsDefaultTighteningForTruncation },
            { $0.allowsDefaultTighteningForTruncation = $1 })
        type.property(
            "baselineAdjustment", { $0.baselineAdjustment }, { $0.baselineAdjustment = $1 })
        type.property(
            "highlightedTextColor", { $0.highlightedTextColor }, { $0.highlightedTextColor = $1 })
        type.property("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 })
        type.property("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 })
    }
}
