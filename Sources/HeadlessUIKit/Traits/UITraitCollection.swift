import HierarchyRecords

/// The traits of one environment: size classes, style and the rest.
@MainActor
open class UITraitCollection {
    /// As plain values.
    public let values: TraitValues
    /// What no number holds.
    package let own: OwnTraits
    /// Who reads it in a layout callback, and is told of what it read.
    weak var reader: TraitStation?
    /// A117: whose overrides these are; what is none of them cannot be read.
    weak var overrides: UITraitOverrides?

    /// Of plain values.
    public init(_ values: TraitValues) {
        self.values = values
        own = OwnTraits()
    }

    package init(_ values: TraitValues, _ own: OwnTraits) {
        self.values = values
        self.own = own
    }

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
        self.init(
            collections.reduce(TraitValues()) { $0.overridden(by: $1.values) },
            collections.reduce(OwnTraits()) { $0.overridden(by: $1.own) })
    }

    /// Of the width (T20).
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .init(read(.horizontal).horizontal) }
    /// Of the height (T20).
    public var verticalSizeClass: UIUserInterfaceSizeClass { .init(read(.vertical).vertical) }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { .init(read(.style).style) }
    /// In pixels a point; 0 is unspecified.
    public var displayScale: CGFloat { CGFloat(read(.scale).scale) }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .init(read(.idiom).idiom) }
    /// Which way a line runs.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        .init(read(.layoutDirection).layoutDirection)
    }
    /// The text size that the user chose.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        .init(read(.contentSize).contentSize)
    }
    /// Normal or high.
    public var accessibilityContrast: UIAccessibilityContrast { .init(read(.contrast).contrast) }
    /// Elevated in a sheet on a wide screen.
    public var userInterfaceLevel: UIUserInterfaceLevel { .init(read(.level).level) }
    /// Regular or bold text.
    public var legibilityWeight: UILegibilityWeight { .init(read(.legibility).legibility) }

    private func read(_ id: TraitID) -> TraitValues {
        note(id)
        return values
    }

    /// Before the trait is read.
    func note(_ id: TraitID) {
        reader?.reads.insert(id)
        overrides?.checkReading(id)
    }

    /// The value of a rare trait.
    func rare<Value: RareTraitValue>(_ trait: RareTrait) -> Value {
        Value(position: read(.rare(trait)).rare[trait])
    }

    /// Whether every specified value of `trait` is the same here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
            && own.overridden(by: trait.own).traits(differingFrom: own).isEmpty
    }

    /// Whether a colour may look otherwise than under the other collection.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return changes(from: other).contains { $0.affectsColours && $0 != .rare(.listEnvironment) }
            || own.traits(differingFrom: other.own).contains(where: \.affectsColours)
    }

    /// What is not the same here and there.
    package func changes(from other: UITraitCollection) -> Set<TraitID> {
        var result: Set<TraitID> = []
        if values != other.values {
            for id in TraitID.builtIn where id.text(in: values) != id.text(in: other.values) {
                result.insert(id)
            }
        }
        for trait in own.traits(differingFrom: other.own) {
            result.insert(.custom(trait.identifier))
        }
        return result
    }
}
