import CommandLanguage
import HierarchyRecords

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
        case .gamut, .forcetouch, .appearance, .capture, .dynamicrange, .headroom, .list,
            .accessory, .splitlayout, .naturalalignment:
            applyRare(to: &traits)
        }
    }

    private func applyRare(to traits: inout TraitValues) {
        guard let trait = key.rare, let position = trait.values.firstIndex(of: value) else {
            return
        }
        traits.rare[trait] = position
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
        key.hasInitialiser
            ? "UITraitCollection(\(key.member): \(member))"
            : "UITraitCollection(mutations: { traits in traits.\(key.member) = \(member) })"
    }

    /// Where an object overrides its own trait, as Swift writes it; before iOS 17 only its style.
    func place(onSystem version: Int) -> String {
        version >= 17 ? "traitOverrides.\(key.member)" : "overrideUserInterfaceStyle"
    }

    /// The value as Swift writes it.
    var member: String {
        switch key {
        case .scale, .naturalalignment: value
        case .contentsize: "." + contentSizeMember
        case .layoutdirection: isRightToLeft ? ".rightToLeft" : ".leftToRight"
        case .horizontal, .vertical, .style, .idiom, .contrast, .level, .legibility, .gamut,
            .forcetouch, .appearance, .capture, .dynamicrange, .headroom, .list, .accessory,
            .splitlayout:
            "." + value
        }
    }
}
