import HierarchyRecords

extension UITraitCollection {
    /// Whether the scene is the one in front.
    public var activeAppearance: UIUserInterfaceActiveAppearance { rare(.activeAppearance) }
    /// The colours that the screen can show.
    public var displayGamut: UIDisplayGamut { rare(.displayGamut) }
    /// Whether the screen feels how hard it is pressed.
    public var forceTouchCapability: UIForceTouchCapability { rare(.forceTouchCapability) }
    /// How bright pictures may become.
    public var imageDynamicRange: UIImageDynamicRange { rare(.imageDynamicRange) }
    /// Whether the scene is recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState { rare(.sceneCaptureState) }
    /// The kind of list around.
    public var listEnvironment: UIListEnvironment { rare(.listEnvironment) }
    /// Where a tab bar's accessory stands.
    public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
        rare(.tabAccessoryEnvironment)
    }
    /// How the split view around stands.
    public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        rare(.splitViewControllerLayoutEnvironment)
    }
    /// Whether brightness beyond white is held back.
    public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { rare(.hdrHeadroomUsageLimit) }
    /// Whether text is aligned by its paragraph's direction.
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        let trait = RareTrait.resolvesNaturalAlignmentWithBaseWritingDirection
        note(.rare(trait))
        return values.rare[trait] == 2
    }
    /// The language whose typography counts, as BCP 47 spells it.
    public var typesettingLanguage: String? { own(TraitID.typesettingLanguage.ownName) as? String }

    /// All unspecified but the scene's place.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(.activeAppearance, activeAppearance.position)
    }
    /// All unspecified but the colours.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(.displayGamut, displayGamut.position)
    }
    /// All unspecified but the screen's feeling.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(.forceTouchCapability, forceTouchCapability.position)
    }
    /// All unspecified but the brightness of pictures.
    public convenience init(imageDynamicRange: UIImageDynamicRange) {
        self.init(.imageDynamicRange, imageDynamicRange.position)
    }
    /// All unspecified but the recording.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(.sceneCaptureState, sceneCaptureState.position)
    }
    /// All unspecified but the language.
    public convenience init(typesettingLanguage: String) {
        var own = OwnTraits()
        own.set(UITraitTypesettingLanguage.ownTrait, to: typesettingLanguage)
        self.init(TraitValues(), own)
    }

    private convenience init(_ trait: RareTrait, _ position: Int) {
        var values = TraitValues()
        values.rare[trait] = position
        self.init(values)
    }
}

// Values by definition: from iOS 17.
extension UITraitCollection {
    /// What the mutations make of unspecified traits.
    public convenience init(mutations: (UIMutableTraits) -> Void) {
        let traits = CollectedTraits(TraitValues(), OwnTraits())
        mutations(traits)
        self.init(traits.values, traits.own)
    }

    /// What the mutations make of these traits.
    public func modifyingTraits(_ mutations: (UIMutableTraits) -> Void) -> UITraitCollection {
        let traits = CollectedTraits(values, own)
        mutations(traits)
        return UITraitCollection(traits.values, traits.own)
    }

    /// The value of the trait, or the definition's default.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        if let value = Trait.builtInTrait?.value(in: self) as? Trait.Value { return value }
        return own(Trait.identifier) as? Trait.Value ?? Trait.defaultValue
    }

    /// All unspecified but that trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        self.init { $0[trait] = value }
    }

    /// These traits with another value of one.
    public func replacing<Trait: UITraitDefinition>(
        _ trait: Trait.Type, value: Trait.Value
    ) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// The traits whose values are not the same, UIKit's first (A85).
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        definitionsChanged(from: traitCollection).compactMap { $0 as? UITrait }
    }

    /// The types that define the traits whose values are not the same.
    package func definitionsChanged(from other: UITraitCollection?) -> [Any] {
        let other = other ?? UITraitCollection()
        let changed = changes(from: other)
        let builtIn = TraitID.definitions.filter { changed.contains($0.id) }
        let own = own.traits(differingFrom: other.own).map(\.definition)
        return builtIn + own.filter { !($0 is any BuiltInTrait.Type) }
    }

    /// UIKit's traits on which colours depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
            UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }

    /// UIKit's traits on which the choice of a picture depends.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
            UITraitLayoutDirection.self, UITraitDisplayScale.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitDisplayGamut.self, UITraitPreferredContentSizeCategory.self,
            UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
            UITraitUserInterfaceLevel.self,
        ]
    }

    /// The value under that identifier; nil where nobody gave one.
    package func own(_ identifier: String) -> Any? {
        note(.custom(identifier))
        return own[identifier]
    }
}

extension TraitID {
    /// The name under which `OwnTraits` holds it; empty for what it does not hold.
    var ownName: String { if case .custom(let name) = self { name } else { "" } }
}
