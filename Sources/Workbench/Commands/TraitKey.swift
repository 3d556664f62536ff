import CommandLanguage
import HierarchyRecords

/// The traits that `trait` can change.
enum TraitKey: String, CaseIterable {
    case horizontal, vertical, style, contentsize, layoutdirection, idiom, scale, contrast, level
    case legibility

    /// What stands first: a key, or a size class whose key is understood.
    static let keysAndSizes = Choices(
        noun: "trait", words: ["compact", "regular"] + allCases.map(\.rawValue))

    /// The words that the key takes.
    var values: [String] {
        switch self {
        case .horizontal, .vertical: ["compact", "regular"]
        case .style: ["light", "dark"]
        case .contentsize:
            ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
        case .layoutdirection: ["leftToRight", "rightToLeft", "ltr", "rtl"]
        case .idiom: ["phone", "pad", "tv", "carPlay", "mac", "vision"]
        case .scale: ["1", "2", "3"]
        case .contrast: ["normal", "high"]
        case .level: ["base", "elevated"]
        case .legibility: ["regular", "bold"]
        }
    }
}

/// One trait and the value that it gets.
struct TraitChange {
    let key: TraitKey
    let value: String

    /// Reads `compact`, `regular vertical` or `style dark`.
    init(_ arguments: borrowing Arguments) throws(Diagnostic) {
        let first = arguments.choice(0) ?? ""
        if let key = TraitKey(rawValue: first) {
            self.key = key
            guard let word = arguments.word(1) else {
                throw Diagnostic(
                    .wrongArity, at: arguments.span(0),
                    "'trait \(first)' needs a value: \(key.values.joined(separator: ", "))")
            }
            value = try Self.value(word, of: key)
        } else {
            value = first
            key = try Self.sizeClassKey(arguments.word(1))
        }
    }

    private static func value(_ word: Word, of key: TraitKey) throws(Diagnostic) -> String {
        let choices = Choices(noun: key.rawValue, words: key.values)
        if let spelling = choices.spelling(of: word.text) { return spelling }
        if key == .scale, let scale = Decimal.value(word.text), scale > 0 { return word.text }
        throw .wrongChoice(
            "'\(word.text)' is no value of '\(key.rawValue)'", "value", word, among: key.values)
    }

    private static func sizeClassKey(_ word: Word?) throws(Diagnostic) -> TraitKey {
        guard let word else { return .horizontal }
        if let key = TraitKey(rawValue: word.text.lowercased()),
            key == .vertical || key == .horizontal
        {
            return key
        }
        throw Diagnostic(
            .wrongValue, at: word.span,
            "a size class is 'horizontal' or 'vertical', not '\(word.text)'",
            suggestion: NearestName.nearest(to: word.text, among: ["horizontal", "vertical"]))
    }

    /// Puts the value in its place.
    func apply(to traits: inout TraitValues) {
        switch key {
        case .horizontal: traits.horizontal = sizeClass
        case .vertical: traits.vertical = sizeClass
        case .style: traits.style = value == "dark" ? .dark : .light
        case .contentsize:
            traits.contentSize = TraitValues.ContentSize.allCases.first { "\($0)" == value } ?? .l
        case .layoutdirection:
            traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        case .idiom: traits.idiom = idiom
        case .scale: traits.scale = Decimal.value(value).map(Float.init) ?? traits.scale
        case .contrast: traits.contrast = value == "high" ? .high : .normal
        case .level: traits.level = value == "elevated" ? .elevated : .base
        case .legibility: traits.legibility = value == "bold" ? .bold : .regular
        }
    }

    private var isRightToLeft: Bool { value == "rightToLeft" || value == "rtl" }

    private var contentSizeMember: String {
        switch value {
        case "xs": "extraSmall"
        case "s": "small"
        case "m": "medium"
        case "l": "large"
        case "xl": "extraLarge"
        case "xxl": "extraExtraLarge"
        case "xxxl": "extraExtraExtraLarge"
        case "ax1": "accessibilityMedium"
        case "ax2": "accessibilityLarge"
        case "ax3": "accessibilityExtraLarge"
        case "ax4": "accessibilityExtraExtraLarge"
        default: "accessibilityExtraExtraExtraLarge"
        }
    }

    private var sizeClass: TraitValues.SizeClass { value == "compact" ? .compact : .regular }

    private var idiom: TraitValues.Idiom {
        switch value {
        case "pad": .pad
        case "tv": .tv
        case "carPlay": .carPlay
        case "mac": .mac
        case "vision": .vision
        default: .phone
        }
    }

    /// The trait collection as Swift writes it.
    var text: String {
        let (label, member) = spelling
        return "UITraitCollection(\(label): \(member))"
    }

    private var spelling: (label: String, member: String) {
        switch key {
        case .horizontal: ("horizontalSizeClass", "." + value)
        case .vertical: ("verticalSizeClass", "." + value)
        case .style: ("userInterfaceStyle", "." + value)
        case .contentsize: ("preferredContentSizeCategory", "." + contentSizeMember)
        case .layoutdirection:
            ("layoutDirection", isRightToLeft ? ".rightToLeft" : ".leftToRight")
        case .idiom: ("userInterfaceIdiom", "." + value)
        case .scale: ("displayScale", value)
        case .contrast: ("accessibilityContrast", "." + value)
        case .level: ("userInterfaceLevel", "." + value)
        case .legibility: ("legibilityWeight", "." + value)
        }
    }
}
