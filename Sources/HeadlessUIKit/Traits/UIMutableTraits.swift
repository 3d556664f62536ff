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

    private var collection: UITraitCollection { UITraitCollection(values, own) }

    /// Compact or regular width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { collection.horizontalSizeClass }
        set { values.horizontal = newValue.value }
    }

    /// Compact or regular height.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { collection.verticalSizeClass }
        set { values.vertical = newValue.value }
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { collection.userInterfaceStyle }
        set { values.style = newValue.value }
    }

    /// Pixels a point; 0 is unspecified.
    public var displayScale: CGFloat {
        get { collection.displayScale }
        set { values.scale = Float(newValue) }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { collection.userInterfaceIdiom }
        set { values.idiom = newValue.value }
    }

    /// Which way a line runs.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { collection.layoutDirection }
        set { values.layoutDirection = newValue.value }
    }

    /// The size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { collection.preferredContentSizeCategory }
        set { values.contentSize = newValue.value }
    }

    /// Normal or high contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { collection.accessibilityContrast }
        set { values.contrast = newValue.value }
    }

    /// Base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { collection.userInterfaceLevel }
        set { values.level = newValue.value }
    }

    /// Regular or bold text.
    public var legibilityWeight: UILegibilityWeight {
        get { collection.legibilityWeight }
        set { values.legibility = newValue.value }
    }

    /// Whether the scene is the one in front.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { collection.activeAppearance }
        set { values.rare[.activeAppearance] = newValue.position }
    }

    /// The colours that the screen can show.
    public var displayGamut: UIDisplayGamut {
        get { collection.displayGamut }
        set { values.rare[.displayGamut] = newValue.position }
    }

    /// Whether the screen feels how hard it is pressed.
    public var forceTouchCapability: UIForceTouchCapability {
        get { collection.forceTouchCapability }
        set { values.rare[.forceTouchCapability] = newValue.position }
    }

    /// How bright pictures may become.
    public var imageDynamicRange: UIImageDynamicRange {
        get { collection.imageDynamicRange }
        set { values.rare[.imageDynamicRange] = newValue.position }
    }

    /// Whether the scene is recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState {
        get { collection.sceneCaptureState }
        set { values.rare[.sceneCaptureState] = newValue.position }
    }

    /// The kind of list around.
    public var listEnvironment: UIListEnvironment {
        get { collection.listEnvironment }
        set { values.rare[.listEnvironment] = newValue.position }
    }

    /// Where a tab bar's accessory stands.
    public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
        get { collection.tabAccessoryEnvironment }
        set { values.rare[.tabAccessoryEnvironment] = newValue.position }
    }

    /// How the split view around stands.
    public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        get { collection.splitViewControllerLayoutEnvironment }
        set { values.rare[.splitViewControllerLayoutEnvironment] = newValue.position }
    }

    /// Whether brightness beyond white is held back.
    public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
        get { collection.hdrHeadroomUsageLimit }
        set { values.rare[.hdrHeadroomUsageLimit] = newValue.position }
    }

    /// Whether text is aligned by its paragraph's direction.
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        get { collection.resolvesNaturalAlignmentWithBaseWritingDirection }
        set {
            values.rare[.resolvesNaturalAlignmentWithBaseWritingDirection] = newValue ? 2 : 1
        }
    }

    /// The language whose typography counts, as BCP 47 spells it.
    public var typesettingLanguage: String? {
        get { collection.typesettingLanguage }
        set { own[TraitID.typesettingLanguage.ownName] = newValue }
    }

    /// The value of a trait that an app defines.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { collection[trait] }
        set { own[Trait.identifier] = newValue }
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
