import HierarchyRecords

/// Traits that can be set one by one; those that are unspecified are somebody else's.
@MainActor
open class UIMutableTraits {
    init() {}

    /// As plain values.
    package var values: TraitValues {
        get { TraitValues() }
        set {}
    }

    /// What no number holds.
    package var own: OwnTraits {
        get { OwnTraits() }
        set {}
    }

    /// Those that are set.
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

    /// Pixels a point; 0 is unspecified.
    public var displayScale: CGFloat {
        get { traitCollection.displayScale }
        set { values.scale = Float(newValue) }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { traitCollection.userInterfaceIdiom }
        set { values.idiom = newValue.value }
    }

    /// Which way a line runs.
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

    /// Whether the scene is the one in front.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { traitCollection.activeAppearance }
        set { values.rare[.activeAppearance] = newValue.position }
    }

    /// The colours that the screen can show.
    public var displayGamut: UIDisplayGamut {
        get { traitCollection.displayGamut }
        set { values.rare[.displayGamut] = newValue.position }
    }

    /// Whether the screen feels how hard it is pressed.
    public var forceTouchCapability: UIForceTouchCapability {
        get { traitCollection.forceTouchCapability }
        set { values.rare[.forceTouchCapability] = newValue.position }
    }

    /// How bright pictures may become.
    public var imageDynamicRange: UIImageDynamicRange {
        get { traitCollection.imageDynamicRange }
        set { values.rare[.imageDynamicRange] = newValue.position }
    }

    /// Whether the scene is recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState {
        get { traitCollection.sceneCaptureState }
        set { values.rare[.sceneCaptureState] = newValue.position }
    }

    /// The kind of list around.
    public var listEnvironment: UIListEnvironment {
        get { traitCollection.listEnvironment }
        set { values.rare[.listEnvironment] = newValue.position }
    }

    /// Where a tab bar's accessory stands.
    public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
        get { traitCollection.tabAccessoryEnvironment }
        set { values.rare[.tabAccessoryEnvironment] = newValue.position }
    }

    /// How the split view around stands.
    public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        get { traitCollection.splitViewControllerLayoutEnvironment }
        set { values.rare[.splitViewControllerLayoutEnvironment] = newValue.position }
    }

    /// Whether brightness beyond white is held back.
    public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
        get { traitCollection.hdrHeadroomUsageLimit }
        set { values.rare[.hdrHeadroomUsageLimit] = newValue.position }
    }

    /// Whether text is aligned by its paragraph's direction.
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        get { traitCollection.resolvesNaturalAlignmentWithBaseWritingDirection }
        set {
            values.rare[.resolvesNaturalAlignmentWithBaseWritingDirection] = newValue ? 2 : 1
        }
    }

    /// The language whose typography counts, as BCP 47 spells it.
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

    /// The value of the trait, or the definition's default.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { traitCollection[trait] }
        set {
            if let builtIn = trait.builtInTrait { return builtIn.set(newValue, in: self) }
            own.set(Trait.ownTrait, to: newValue)
        }
    }
}

/// Traits for a collection to be.
final class CollectedTraits: UIMutableTraits {
    private var storedValues: TraitValues
    private var storedOwn: OwnTraits

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
