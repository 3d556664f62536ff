import CommandLanguage
import HierarchyRecords

/// The traits that `trait` can change.
enum TraitKey: String, CaseIterable {
    case horizontal, vertical, style, contentsize, layoutdirection, idiom, scale, contrast, level
    case legibility, gamut, forcetouch, appearance, capture, dynamicrange, headroom, list
    case accessory, splitlayout, naturalalignment

    /// What stands first: a key, or a size class whose key is understood.
    static let keysAndSizes = Choices(
        noun: "trait", words: ["compact", "regular"] + allCases.map(\.rawValue),
        elsewhere: { value in
            allCases.first { $0.values.contains(value) }.map { "trait \($0.rawValue) \(value)" }
        })

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
        case .gamut, .forcetouch, .appearance, .capture, .dynamicrange, .headroom, .list,
            .accessory, .splitlayout, .naturalalignment:
            rare.map { Array($0.values.dropFirst()) } ?? []
        }
    }

    /// The rare trait that the key stands for; nil for the traits that most apps know.
    var rare: RareTrait? {
        switch self {
        case .gamut: .displayGamut
        case .forcetouch: .forceTouchCapability
        case .appearance: .activeAppearance
        case .capture: .sceneCaptureState
        case .dynamicrange: .imageDynamicRange
        case .headroom: .hdrHeadroomUsageLimit
        case .list: .listEnvironment
        case .accessory: .tabAccessoryEnvironment
        case .splitlayout: .splitViewControllerLayoutEnvironment
        case .naturalalignment: .resolvesNaturalAlignmentWithBaseWritingDirection
        case .horizontal, .vertical, .style, .contentsize, .layoutdirection, .idiom, .scale,
            .contrast, .level, .legibility:
            nil
        }
    }

    /// The member of `UITraitCollection`.
    var member: String {
        switch self {
        case .horizontal: "horizontalSizeClass"
        case .vertical: "verticalSizeClass"
        case .style: "userInterfaceStyle"
        case .contentsize: "preferredContentSizeCategory"
        case .layoutdirection: "layoutDirection"
        case .idiom: "userInterfaceIdiom"
        case .scale: "displayScale"
        case .contrast: "accessibilityContrast"
        case .level: "userInterfaceLevel"
        case .legibility: "legibilityWeight"
        case .gamut, .forcetouch, .appearance, .capture, .dynamicrange, .headroom, .list,
            .accessory, .splitlayout, .naturalalignment:
            rare.map { "\($0)" } ?? rawValue
        }
    }

    /// Whether `UITraitCollection(member: value)` makes it.
    var hasInitialiser: Bool {
        switch self {
        case .headroom, .list, .accessory, .splitlayout, .naturalalignment: false
        case .horizontal, .vertical, .style, .contentsize, .layoutdirection, .idiom, .scale,
            .contrast, .level, .legibility, .gamut, .forcetouch, .appearance, .capture,
            .dynamicrange:
            true
        }
    }
}
