import HierarchyRecords

/// Traits that can be set one by one; unspecified ones are inherited.
@available(iOS 17, *)
@preconcurrency @MainActor
open class UIMutableTraits {
    init() {}

    /// The traits as plain values.
    package var values: TraitValues {
        get { TraitValues() }
        set {}
    }

    /// The traits that are no numbers.
    package var own: OwnTraits {
        get { OwnTraits() }
        set {}
    }

    /// A collection of the traits that are set.
    package var traitCollection: UITraitCollection { UITraitCollection(values, own) }

    /// Compact or regular width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { traitCollection.horizontalSizeClass }
        set { values.horizontal = newValue.value }
    }

    /// Compact or regular height.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { traitCollection.verticalSizeClass }
        set { values.vertical = newValue.value }
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { traitCollection.userInterfaceStyle }
        set { values.style = newValue.value }
    }

    /// Pixels per point; 0 is unspecified.
    public var displayScale: CGFloat {
        get { traitCollection.displayScale }
        set { values.scale = Float(newValue) }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { traitCollection.userInterfaceIdiom }
        set { values.idiom = newValue.value }
    }

    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { traitCollection.layoutDirection }
        set { values.layoutDirection = newValue.value }
    }

    /// The size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { traitCollection.preferredContentSizeCategory }
        set { values.contentSize = newValue.value }
    }

    /// Normal or high contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { traitCollection.accessibilityContrast }
        set { values.contrast = newValue.value }
    }

    /// Base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { traitCollection.userInterfaceLevel }
        set { values.level = newValue.value }
    }

    /// Regular or bold text.
    public var legibilityWeight: UILegibilityWeight {
        get { traitCollection.legibilityWeight }
        set { values.legibility = newValue.value }
    }

    /// Whether the scene is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { traitCollection.activeAppearance }
        set { values.rare[.activeAppearance] = newValue.position }
    }

    /// The colours that the screen can show.
    public var displayGamut: UIDisplayGamut {
        get { traitCollection.displayGamut }
        set { values.rare[.displayGamut] = newValue.position }
    }

    /// Whether the screen measures the force of touches.
    public var forceTouchCapability: UIForceTouchCapability {
        get { traitCollection.forceTouchCapability }
        set { values.rare[.forceTouchCapability] = newValue.position }
    }

    /// The dynamic range of images.
    public var imageDynamicRange: UIImageDynamicRange {
        get { traitCollection.imageDynamicRange }
        set { values.rare[.imageDynamicRange] = newValue.position }
    }

    /// Whether the scene is recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState {
        get { traitCollection.sceneCaptureState }
        set { values.rare[.sceneCaptureState] = newValue.position }
    }

    /// The kind of the enclosing list.
    @available(iOS 18, *)
    public var listEnvironment: UIListEnvironment {
        get { traitCollection.listEnvironment }
        set { values.rare[.listEnvironment] = newValue.position }
    }

    /// Where a tab bar's accessory is placed.
    @available(iOS 26, *)
    public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
        get { traitCollection.tabAccessoryEnvironment }
        set { values.rare[.tabAccessoryEnvironment] = newValue.position }
    }

    /// The layout of the enclosing split view.
    @available(iOS 26, *)
    public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        get { traitCollection.splitViewControllerLayoutEnvironment }
        set { values.rare[.splitViewControllerLayoutEnvironment] = newValue.position }
    }

    /// Whether brightness beyond standard white is limited.
    @available(iOS 26, *)
    public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
        get { traitCollection.hdrHeadroomUsageLimit }
        set { values.rare[.hdrHeadroomUsageLimit] = newValue.position }
    }

    /// Whether text is aligned by its paragraph's direction.
    @available(iOS 26, *)
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        get { traitCollection.resolvesNaturalAlignmentWithBaseWritingDirection }
        set {
            values.rare[.resolvesNaturalAlignmentWithBaseWritingDirection] = newValue ? 2 : 1
        }
    }

    /// The language whose typesetting rules apply, as BCP 47 spells it.
    public var typesettingLanguage: String? {
        get { traitCollection.typesettingLanguage }
        set {
            let trait = UITraitTypesettingLanguage.ownTrait
            if let newValue {
                own.set(trait, to: newValue)
            } else {
                own.remove(trait.identifier)
            }
        }
    }

    /// The value of the trait, or the default of its definition.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { traitCollection[trait] }
        set {
            if let builtIn = trait.builtInTrait { return builtIn.set(newValue, in: self) }
            own.set(Trait.ownTrait, to: newValue)
        }
    }
}

/// Collects traits to make a collection of.
final class CollectedTraits: UIMutableTraits {
    @Counted private var storedValues: TraitValues
    @Counted private var storedOwn: OwnTraits

    init(_ values: TraitValues, _ own: OwnTraits) {
        storedValues = values
        storedOwn = own
        super.init()
    }

    package override var values: TraitValues {
        get { storedValues }
        set { storedValues = newValue }
    }

    package override var own: OwnTraits {
        get { storedOwn }
        set { storedOwn = newValue }
    }
}
