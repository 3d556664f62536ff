import HierarchyRecords

/// The traits of one environment: size classes, style and the rest.
@MainActor
open class UITraitCollection {
    /// As plain values.
    public let values: TraitValues

    /// Of plain values.
    public init(_ values: TraitValues) { self.values = values }

    /// All unspecified.
    public convenience init() { self.init(TraitValues()) }

    /// All unspecified but the width.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontal: horizontalSizeClass.value))
    }
    /// All unspecified but the height.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(vertical: verticalSizeClass.value))
    }
    /// All unspecified but light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues(style: userInterfaceStyle.value))
    }
    /// All unspecified but the scale, in pixels a point.
    public convenience init(displayScale: CGFloat) {
        self.init(TraitValues(scale: Float(displayScale)))
    }

    /// All unspecified but the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(TraitValues(idiom: userInterfaceIdiom.value))
    }
    /// All unspecified but the way a line runs.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues(layoutDirection: layoutDirection.value))
    }
    /// All unspecified but the size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(TraitValues(contentSize: preferredContentSizeCategory.value))
    }
    /// All unspecified but the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(TraitValues(contrast: accessibilityContrast.value))
    }
    /// All unspecified but the level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(TraitValues(level: userInterfaceLevel.value))
    }
    /// All unspecified but the weight of text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(TraitValues(legibility: legibilityWeight.value))
    }

    /// Every specified value of the later ones replaces the earlier.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// Of the width (T20).
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .init(values.horizontal) }
    /// Of the height (T20).
    public var verticalSizeClass: UIUserInterfaceSizeClass { .init(values.vertical) }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { .init(values.style) }
    /// In pixels a point; 0 is unspecified.
    public var displayScale: CGFloat { CGFloat(values.scale) }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .init(values.idiom) }
    /// Which way a line runs.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { .init(values.layoutDirection) }
    /// The text size that the user chose.
    public var preferredContentSizeCategory: UIContentSizeCategory { .init(values.contentSize) }
    /// Normal or high.
    public var accessibilityContrast: UIAccessibilityContrast { .init(values.contrast) }
    /// Elevated in a sheet on a wide screen.
    public var userInterfaceLevel: UIUserInterfaceLevel { .init(values.level) }
    /// Regular or bold text.
    public var legibilityWeight: UILegibilityWeight { .init(values.legibility) }

    /// Whether every specified value of `trait` is the same here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }
}
