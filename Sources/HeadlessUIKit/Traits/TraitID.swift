import HierarchyRecords

/// A trait: one of UIKit's, or one that an app defines.
package enum TraitID: Hashable {
    case horizontal, vertical, style, idiom, layoutDirection, contentSize, contrast, level
    case legibility, scale
    case rare(RareTrait)
    /// The typesetting language, or a trait that an app defines, by its identifier.
    case custom(String)

    /// The language as a BCP 47 code, which is not a number.
    package static let typesettingLanguage = TraitID.custom("UITraitTypesettingLanguage")

    /// UIKit's traits, in the order in which changes of them are listed.
    package static let builtIn: [TraitID] =
        [
            .horizontal, .vertical, .style, .idiom, .layoutDirection, .contentSize, .contrast,
            .level, .legibility, .scale,
        ] + RareTrait.allCases.map(TraitID.rare) + [typesettingLanguage]

    /// The name of the property of `UITraitCollection`.
    package var name: String {
        switch self {
        case .horizontal: "horizontalSizeClass"
        case .vertical: "verticalSizeClass"
        case .style: "userInterfaceStyle"
        case .idiom: "userInterfaceIdiom"
        case .layoutDirection: "layoutDirection"
        case .contentSize: "preferredContentSizeCategory"
        case .contrast: "accessibilityContrast"
        case .level: "userInterfaceLevel"
        case .legibility: "legibilityWeight"
        case .scale: "displayScale"
        case .rare(let trait): "\(trait)"
        case .custom(let name): self == .typesettingLanguage ? "typesettingLanguage" : name
        }
    }

    /// The name of the type that `registerForTraitChanges` takes: `UITraitUserInterfaceStyle`.
    package var definitionName: String {
        switch self {
        case .rare(.hdrHeadroomUsageLimit): "UITraitHDRHeadroomUsageLimit"
        case .custom(let name): name
        case .horizontal, .vertical, .style, .idiom, .layoutDirection, .contentSize, .contrast,
            .level, .legibility, .scale, .rare:
            "UITrait" + name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    /// The name without `UITrait`, as descriptions print it.
    package var shortName: String {
        let prefix = "UITrait"
        return definitionName.hasPrefix(prefix)
            ? String(definitionName.dropFirst(prefix.count)) : definitionName
    }

    /// The value as text; nil if it is unspecified.
    package func text(in values: TraitValues) -> String? {
        switch self {
        case .horizontal: Self.text(values.horizontal, .unspecified)
        case .vertical: Self.text(values.vertical, .unspecified)
        case .style: Self.text(values.style, .unspecified)
        case .idiom: Self.text(values.idiom, .unspecified)
        case .layoutDirection: Self.text(values.layoutDirection, .unspecified)
        case .contentSize: Self.text(values.contentSize, .unspecified)
        case .contrast: Self.text(values.contrast, .unspecified)
        case .level: Self.text(values.level, .unspecified)
        case .legibility: Self.text(values.legibility, .unspecified)
        case .scale: values.scale == 0 ? nil : "\(values.scale)"
        case .rare(let trait):
            values.rare[trait] == 0 ? nil : trait.values[values.rare[trait]]
        case .custom: nil
        }
    }

    private static func text<Value: Equatable>(_ value: Value, _ none: Value) -> String? {
        value == none ? nil : "\(value)"
    }

    /// A85: whether colours depend on the trait.
    package var affectsColours: Bool {
        switch self {
        case .idiom, .style, .contrast, .level: true
        case .rare(.displayGamut), .rare(.activeAppearance), .rare(.listEnvironment): true
        case .horizontal, .vertical, .layoutDirection, .contentSize, .legibility, .scale, .rare,
            .custom:
            false
        }
    }

    /// Makes the trait unspecified.
    func clear(_ values: inout TraitValues) {
        switch self {
        case .horizontal: values.horizontal = .unspecified
        case .vertical: values.vertical = .unspecified
        case .style: values.style = .unspecified
        case .idiom: values.idiom = .unspecified
        case .layoutDirection: values.layoutDirection = .unspecified
        case .contentSize: values.contentSize = .unspecified
        case .contrast: values.contrast = .unspecified
        case .level: values.level = .unspecified
        case .legibility: values.legibility = .unspecified
        case .scale: values.scale = 0
        case .rare(let trait): values.rare[trait] = 0
        case .custom: break
        }
    }
}
