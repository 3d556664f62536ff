import HeadlessUIKit

extension UITraitCollection: ScriptObject {}

extension TypeDescription {
    private static func addRareTraits(_ type: inout MemberList<UITraitCollection>) {
        type.initialiser("init(mutations:)") { (mutations: TraitMutations) in
            UITraitCollection(mutations: mutations.run)
        }
        type.method("modifyingTraits(_:)") { collection in
            { (mutations: TraitMutations) in collection.modifyingTraits(mutations.run) }
        }
        type.method(
            "hasDifferentColorAppearance(comparedTo:)",
            UITraitCollection.hasDifferentColorAppearance)
        type.initialiser("init(activeAppearance:)") { (value: UIUserInterfaceActiveAppearance) in
            UITraitCollection(activeAppearance: value)
        }
        type.initialiser("init(displayGamut:)") { (value: UIDisplayGamut) in
            UITraitCollection(displayGamut: value)
        }
        type.initialiser("init(forceTouchCapability:)") { (value: UIForceTouchCapability) in
            UITraitCollection(forceTouchCapability: value)
        }
        type.initialiser("init(imageDynamicRange:)") { (value: UIImageDynamicRange) in
            UITraitCollection(imageDynamicRange: value)
        }
        type.initialiser("init(sceneCaptureState:)") { (value: UISceneCaptureState) in
            UITraitCollection(sceneCaptureState: value)
        }
        type.initialiser("init(typesettingLanguage:)") { (value: String) in
            UITraitCollection(typesettingLanguage: value)
        }
        type.property("activeAppearance", { $0.activeAppearance })
        type.property("displayGamut", { $0.displayGamut })
        type.property("forceTouchCapability", { $0.forceTouchCapability })
        type.property("imageDynamicRange", { $0.imageDynamicRange })
        type.property("sceneCaptureState", { $0.sceneCaptureState })
        type.property("listEnvironment", { $0.listEnvironment })
        type.property("tabAccessoryEnvironment", { $0.tabAccessoryEnvironment })
        type.property(
            "splitViewControllerLayoutEnvironment", { $0.splitViewControllerLayoutEnvironment })
        type.property("hdrHeadroomUsageLimit", { $0.hdrHeadroomUsageLimit })
        type.property(
            "resolvesNaturalAlignmentWithBaseWritingDirection",
            { $0.resolvesNaturalAlignmentWithBaseWritingDirection })
        type.property("typesettingLanguage", { $0.typesettingLanguage })
    }

    static let traitCollection = TypeDescription("UITraitCollection", class: UITraitCollection.self)
    { type in
        type.initialiser("init()") { UITraitCollection() }
        type.initialiser("init(horizontalSizeClass:)") { (value: UIUserInterfaceSizeClass) in
            UITraitCollection(horizontalSizeClass: value)
        }
        type.initialiser("init(verticalSizeClass:)") { (value: UIUserInterfaceSizeClass) in
            UITraitCollection(verticalSizeClass: value)
        }
        type.initialiser("init(userInterfaceStyle:)") { (value: UIUserInterfaceStyle) in
            UITraitCollection(userInterfaceStyle: value)
        }
        type.initialiser("init(displayScale:)") { (value: CGFloat) in
            UITraitCollection(displayScale: value)
        }
        type.initialiser("init(userInterfaceIdiom:)") { (value: UIUserInterfaceIdiom) in
            UITraitCollection(userInterfaceIdiom: value)
        }
        type.initialiser("init(layoutDirection:)") { (value: UITraitEnvironmentLayoutDirection) in
            UITraitCollection(layoutDirection: value)
        }
        type.initialiser("init(preferredContentSizeCategory:)") { (value: UIContentSizeCategory) in
            UITraitCollection(preferredContentSizeCategory: value)
        }
        type.initialiser("init(accessibilityContrast:)") { (value: UIAccessibilityContrast) in
            UITraitCollection(accessibilityContrast: value)
        }
        type.initialiser("init(userInterfaceLevel:)") { (value: UIUserInterfaceLevel) in
            UITraitCollection(userInterfaceLevel: value)
        }
        type.initialiser("init(legibilityWeight:)") { (value: UILegibilityWeight) in
            UITraitCollection(legibilityWeight: value)
        }
        type.initialiser("init(traitsFrom:)") { (collections: [UITraitCollection]) in
            UITraitCollection(traitsFrom: collections)
        }
        type.property("horizontalSizeClass", { $0.horizontalSizeClass })
        type.property("verticalSizeClass", { $0.verticalSizeClass })
        type.property("userInterfaceStyle", { $0.userInterfaceStyle })
        type.property("userInterfaceIdiom", { $0.userInterfaceIdiom })
        type.property("layoutDirection", { $0.layoutDirection })
        type.property("displayScale", { $0.displayScale })
        type.property("preferredContentSizeCategory", { $0.preferredContentSizeCategory })
        type.property("accessibilityContrast", { $0.accessibilityContrast })
        type.property("userInterfaceLevel", { $0.userInterfaceLevel })
        type.property("legibilityWeight", { $0.legibilityWeight })
        type.method("containsTraits(in:)", UITraitCollection.containsTraits)
        type.staticProperty("current") { UITraitCollection.current }
        type.method("performAsCurrent(_:)") { traits in
            { (actions: ActionBlock) in traits.performAsCurrent(actions.run) }
        }
        addRareTraits(&type)
        type.addTraitValues()
    }
}

extension UIMutableTraits: ScriptObject {}

extension TypeDescription {
    static let mutableTraits = TypeDescription("UIMutableTraits", class: UIMutableTraits.self) {
        type in
        type.property(
            "horizontalSizeClass", { $0.horizontalSizeClass }, { $0.horizontalSizeClass = $1 })
        type.property("verticalSizeClass", { $0.verticalSizeClass }, { $0.verticalSizeClass = $1 })
        type.property(
            "userInterfaceStyle", { $0.userInterfaceStyle }, { $0.userInterfaceStyle = $1 })
        type.property(
            "userInterfaceIdiom", { $0.userInterfaceIdiom }, { $0.userInterfaceIdiom = $1 })
        type.property("layoutDirection", { $0.layoutDirection }, { $0.layoutDirection = $1 })
        type.property("displayScale", { $0.displayScale }, { $0.displayScale = $1 })
        type.property(
            "preferredContentSizeCategory", { $0.preferredContentSizeCategory },
            { $0.preferredContentSizeCategory = $1 })
        type.property(
            "accessibilityContrast", { $0.accessibilityContrast }, { $0.accessibilityContrast = $1 }
        )
        type.property(
            "userInterfaceLevel", { $0.userInterfaceLevel }, { $0.userInterfaceLevel = $1 })
        type.property("legibilityWeight", { $0.legibilityWeight }, { $0.legibilityWeight = $1 })
        type.property("activeAppearance", { $0.activeAppearance }, { $0.activeAppearance = $1 })
        type.property("displayGamut", { $0.displayGamut }, { $0.displayGamut = $1 })
        type.property(
            "forceTouchCapability", { $0.forceTouchCapability }, { $0.forceTouchCapability = $1 })
        type.property("imageDynamicRange", { $0.imageDynamicRange }, { $0.imageDynamicRange = $1 })
        type.property("sceneCaptureState", { $0.sceneCaptureState }, { $0.sceneCaptureState = $1 })
        type.property("listEnvironment", { $0.listEnvironment }, { $0.listEnvironment = $1 })
        type.property(
            "tabAccessoryEnvironment", { $0.tabAccessoryEnvironment },
            { $0.tabAccessoryEnvironment = $1 })
        type.property(
            "splitViewControllerLayoutEnvironment", { $0.splitViewControllerLayoutEnvironment },
            { $0.splitViewControllerLayoutEnvironment = $1 })
        type.property(
            "hdrHeadroomUsageLimit", { $0.hdrHeadroomUsageLimit }, { $0.hdrHeadroomUsageLimit = $1 }
        )
        type.property(
            "resolvesNaturalAlignmentWithBaseWritingDirection",
            { $0.resolvesNaturalAlignmentWithBaseWritingDirection },
            { $0.resolvesNaturalAlignmentWithBaseWritingDirection = $1 })
        type.property(
            "typesettingLanguage", { $0.typesettingLanguage }, { $0.typesettingLanguage = $1 })
        type.addTraitValues()
    }

    static let traitOverrides = TypeDescription(
        "UITraitOverrides", class: UITraitOverrides.self, superclass: .mutableTraits
    ) { type in
        type.method("contains(_:)") { overrides in
            { (trait: TraitReference) in overrides.contains(trait.id) }
        }
        type.method("remove(_:)") { overrides in
            { (trait: TraitReference) in overrides.remove(trait.id) }
        }
    }
}

extension UIUserInterfaceSizeClass: ScriptChoice {
    static var type: TypeDescription { .sizeClass }
    static let choices: [Self] = [.unspecified, .compact, .regular]
}

extension UIUserInterfaceStyle: ScriptChoice {
    static var type: TypeDescription { .interfaceStyle }
    static let choices: [Self] = [.unspecified, .light, .dark]
}

extension UIUserInterfaceIdiom: ScriptChoice {
    static var type: TypeDescription { .idiom }
    static let choices: [Self] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
}

extension UITraitEnvironmentLayoutDirection: ScriptChoice {
    static var type: TypeDescription { .layoutDirection }
    static let choices: [Self] = [.unspecified, .leftToRight, .rightToLeft]
}

extension UIContentSizeCategory: ScriptChoice {
    static var type: TypeDescription { .contentSizeCategory }
    static let choices: [Self] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}

extension UIAccessibilityContrast: ScriptChoice {
    static var type: TypeDescription { .contrast }
    static let choices: [Self] = [.unspecified, .normal, .high]
}

extension UIUserInterfaceLevel: ScriptChoice {
    static var type: TypeDescription { .level }
    static let choices: [Self] = [.unspecified, .base, .elevated]
}

extension UILegibilityWeight: ScriptChoice {
    static var type: TypeDescription { .legibilityWeight }
    static let choices: [Self] = [.unspecified, .regular, .bold]
}

extension TypeDescription {
    static let sizeClass = TypeDescription(
        "UIUserInterfaceSizeClass", choices: ["unspecified", "compact", "regular"])
    static let interfaceStyle = TypeDescription(
        "UIUserInterfaceStyle", choices: ["unspecified", "light", "dark"])
    static let idiom = TypeDescription(
        "UIUserInterfaceIdiom",
        choices: ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"])
    static let layoutDirection = TypeDescription(
        "UITraitEnvironmentLayoutDirection",
        choices: ["unspecified", "leftToRight", "rightToLeft"])
    static let contentSizeCategory = TypeDescription(
        "UIContentSizeCategory",
        .choices([
            "unspecified", "extraSmall", "small", "medium", "large", "extraLarge",
            "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
            "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
            "accessibilityExtraExtraExtraLarge",
        ])
    ) {
        var list = MemberList<UIContentSizeCategory>()
        list.staticProperty("didChangeNotification") {
            UIContentSizeCategory.didChangeNotification
        }
        var members = list.members
        let name = "UIContentSizeCategory"
        let raw = RawValues.members(ofChoices: name, MemberTable.type(named: name))
        members.properties += raw.properties
        members.initialisers += raw.initialisers
        return members
    }
    static let contrast = TypeDescription(
        "UIAccessibilityContrast", choices: ["unspecified", "normal", "high"])
    static let level = TypeDescription(
        "UIUserInterfaceLevel", choices: ["unspecified", "base", "elevated"])
    static let legibilityWeight = TypeDescription(
        "UILegibilityWeight", choices: ["unspecified", "regular", "bold"])
}
