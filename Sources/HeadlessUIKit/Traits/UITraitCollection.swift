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
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        switch values.idiom {
        case .unspecified: .unspecified
        case .phone: .phone
        case .pad: .pad
        case .tv: .tv
        case .carPlay: .carPlay
        case .mac: .mac
        case .vision: .vision
        }
    }

    /// Which way a line runs.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        switch values.layoutDirection {
        case .unspecified: .unspecified
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }

    /// The text size that the user chose.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory.inOrder[Int(values.contentSize.rawValue)]
    }

    /// Normal or high.
    public var accessibilityContrast: UIAccessibilityContrast {
        UIAccessibilityContrast(rawValue: Int(values.contrast.rawValue) - 1) ?? .unspecified
    }
    /// Elevated in a sheet on a wide screen.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        UIUserInterfaceLevel(rawValue: Int(values.level.rawValue) - 1) ?? .unspecified
    }
    /// Regular or bold text.
    public var legibilityWeight: UILegibilityWeight {
        UILegibilityWeight(rawValue: Int(values.legibility.rawValue) - 1) ?? .unspecified
    }

    /// Whether every specified value of `trait` is the same here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }
}
