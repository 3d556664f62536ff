import HierarchyRecords

extension UITraitCollection {
    /// Whether the scene is active.
    @available(iOS 14, *)
    public var activeAppearance: UIUserInterfaceActiveAppearance { rare(.activeAppearance) }
    /// The colours that the screen can show.
    @available(iOS 10, *)
    public var displayGamut: UIDisplayGamut { rare(.displayGamut) }
    /// Whether the screen measures the force of touches.
    @available(iOS 9, *)
    public var forceTouchCapability: UIForceTouchCapability { rare(.forceTouchCapability) }
    /// The dynamic range of images.
    @available(iOS 17, *)
    public var imageDynamicRange: UIImageDynamicRange { rare(.imageDynamicRange) }
    /// Whether the scene is recorded or mirrored.
    @available(iOS 17, *)
    public var sceneCaptureState: UISceneCaptureState { rare(.sceneCaptureState) }
    /// The kind of the enclosing list.
    @available(iOS 18, *)
    public var listEnvironment: UIListEnvironment { rare(.listEnvironment) }
    /// Where a tab bar's accessory is placed.
    @available(iOS 26, *)
    public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
        rare(.tabAccessoryEnvironment)
    }
    /// The layout of the enclosing split view.
    @available(iOS 26, *)
    public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        rare(.splitViewControllerLayoutEnvironment)
    }
    /// Whether brightness beyond standard white is limited.
    @available(iOS 26, *)
    public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { rare(.hdrHeadroomUsageLimit) }
    /// Whether text is aligned by its paragraph's direction.
    @available(iOS 26, *)
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        let trait = RareTrait.resolvesNaturalAlignmentWithBaseWritingDirection
        note(.rare(trait))
        return values.rare[trait] == 2
    }
    /// The language whose typesetting rules apply, as BCP 47 spells it.
    @available(iOS 17, *)
    public var typesettingLanguage: String? { own(TraitID.typesettingLanguage.ownName) as? String }

    /// Creates a collection that specifies only the active appearance.
    @available(iOS 14, *)
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(.activeAppearance, activeAppearance.position)
    }
    /// Creates a collection that specifies only the gamut.
    @available(iOS 10, *)
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(.displayGamut, displayGamut.position)
    }
    /// Creates a collection that specifies only the force touch capability.
    @available(iOS 9, *)
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(.forceTouchCapability, forceTouchCapability.position)
    }
    /// Creates a collection that specifies only the dynamic range of images.
    @available(iOS 17, *)
    public convenience init(imageDynamicRange: UIImageDynamicRange) {
        self.init(.imageDynamicRange, imageDynamicRange.position)
    }
    /// Creates a collection that specifies only the capture state.
    @available(iOS 17, *)
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(.sceneCaptureState, sceneCaptureState.position)
    }
    /// Creates a collection that specifies only the kind of list.
    @available(iOS 18, *)
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(.listEnvironment, listEnvironment.position)
    }
    /// Creates a collection that specifies only the language.
    @available(iOS 17, *)
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
    /// Creates a collection by applying the mutations to unspecified traits.
    @available(iOS 17, *)
    public convenience init(mutations: (UIMutableTraits) -> Void) {
        let traits = CollectedTraits(TraitValues(), OwnTraits())
        mutations(traits)
        self.init(traits.values, traits.own)
    }

    /// Returns a collection with the mutations applied to these traits.
    @available(iOS 17, *)
    public func modifyingTraits(_ mutations: (UIMutableTraits) -> Void) -> UITraitCollection {
        let traits = CollectedTraits(values, own)
        mutations(traits)
        return UITraitCollection(traits.values, traits.own)
    }

    /// The value of the trait, or the default of its definition.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        if let value = Trait.builtInTrait?.value(in: self) as? Trait.Value { return value }
        return own(Trait.identifier) as? Trait.Value ?? Trait.defaultValue
    }

    /// Creates a collection that specifies only that trait.
    @available(iOS 17, *)
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        self.init { $0[trait] = value }
    }

    /// Returns a collection with another value for one trait.
    @available(iOS 17, *)
    public func replacing<Trait: UITraitDefinition>(
        _ trait: Trait.Type, value: Trait.Value
    ) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// The traits whose values differ; UIKit's come first (A85).
    @available(iOS 17, *)
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        definitionsChanged(from: traitCollection).compactMap { $0 as? UITrait }
    }

    /// The types that define the traits whose values differ.
    package func definitionsChanged(from other: UITraitCollection?) -> [Any] {
        let other = other ?? UITraitCollection()
        let changed = changes(from: other)
        let builtIn = TraitID.definitions.filter { changed.contains($0.id) }
        let own = own.traits(differingFrom: other.own).map(\.definition)
        return builtIn + own.filter { !($0 is any BuiltInTrait.Type) }
    }

    /// UIKit's traits on which colours depend.
    @available(iOS 17, *)
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
            UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }

    /// UIKit's traits on which the choice of an image depends.
    @available(iOS 17, *)
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

    /// The value for that identifier; nil if none was set.
    package func own(_ identifier: String) -> Any? {
        note(.custom(identifier))
        return own[identifier]
    }
}

extension TraitID {
    /// The identifier under which `OwnTraits` stores the trait; empty for a trait that is a number.
    var ownName: String { if case .custom(let name) = self { name } else { "" } }
}
