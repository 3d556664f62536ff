import HierarchyRecords

/// The traits of an environment: size classes, style and so on.
@preconcurrency @MainActor
@available(iOS 8, *)
open class UITraitCollection {
    /// The traits as plain values.
    public let values: TraitValues
    /// The traits that are no numbers.
    package let own: OwnTraits
    /// Records which traits a layout callback reads.
    weak var reader: TraitStation?
    /// A117: the overrides that the collection stands for; traits that are not overridden cannot be
    /// read then.
    weak var overrides: UITraitOverrides?

    /// Creates a collection of plain values.
    public init(_ values: TraitValues) {
        self.values = values
        own = OwnTraits()
    }

    package init(_ values: TraitValues, _ own: OwnTraits) {
        self.values = values
        self.own = own
    }

    /// Creates a collection without specified traits.
    public convenience init() { self.init(TraitValues()) }

    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontal: horizontalSizeClass.value))
    }
    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(vertical: verticalSizeClass.value))
    }
    /// Creates a collection that specifies only the style.
    @available(iOS 12, *)
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues(style: userInterfaceStyle.value))
    }
    /// Creates a collection that specifies only the scale, in pixels per point.
    public convenience init(displayScale: CGFloat) {
        self.init(TraitValues(scale: Float(displayScale)))
    }

    /// Creates a collection that specifies only the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(TraitValues(idiom: userInterfaceIdiom.value))
    }
    /// Creates a collection that specifies only the layout direction.
    @available(iOS 10, *)
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues(layoutDirection: layoutDirection.value))
    }
    /// Creates a collection that specifies only the size of text.
    @available(iOS 10, *)
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(TraitValues(contentSize: preferredContentSizeCategory.value))
    }
    /// Creates a collection that specifies only the contrast.
    @available(iOS 13, *)
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(TraitValues(contrast: accessibilityContrast.value))
    }
    /// Creates a collection that specifies only the level.
    @available(iOS 13, *)
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(TraitValues(level: userInterfaceLevel.value))
    }
    /// Creates a collection that specifies only the weight of text.
    @available(iOS 13, *)
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(TraitValues(legibility: legibilityWeight.value))
    }

    /// Combines collections: a value that a later one specifies replaces an earlier one.
    @available(iOS, deprecated: 17)
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(
            collections.reduce(TraitValues()) { $0.overridden(by: $1.values) },
            collections.reduce(OwnTraits()) { $0.overridden(by: $1.own) })
    }

    /// The horizontal size class (T20).
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .init(read(.horizontal).horizontal) }
    /// The vertical size class (T20).
    public var verticalSizeClass: UIUserInterfaceSizeClass { .init(read(.vertical).vertical) }
    /// Light or dark.
    @available(iOS 12, *)
    public var userInterfaceStyle: UIUserInterfaceStyle { .init(read(.style).style) }
    /// The pixels per point; 0 is unspecified.
    public var displayScale: CGFloat { CGFloat(read(.scale).scale) }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .init(read(.idiom).idiom) }
    /// The layout direction.
    @available(iOS 10, *)
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        .init(read(.layoutDirection).layoutDirection)
    }
    /// The text size that the user chose.
    @available(iOS 10, *)
    public var preferredContentSizeCategory: UIContentSizeCategory {
        .init(read(.contentSize).contentSize)
    }
    /// Normal or high contrast.
    @available(iOS 13, *)
    public var accessibilityContrast: UIAccessibilityContrast { .init(read(.contrast).contrast) }
    /// The level: elevated in a sheet on a wide screen.
    @available(iOS 13, *)
    public var userInterfaceLevel: UIUserInterfaceLevel { .init(read(.level).level) }
    /// Regular or bold text.
    @available(iOS 13, *)
    public var legibilityWeight: UILegibilityWeight { .init(read(.legibility).legibility) }

    private func read(_ id: TraitID) -> TraitValues {
        note(id)
        return values
    }

    /// Must be called before a trait is read.
    func note(_ id: TraitID) {
        reader?.reads.insert(id)
        overrides?.checkReading(id)
    }

    /// The value of a rare trait.
    func rare<Value: RareTraitValue>(_ trait: RareTrait) -> Value {
        Value(position: read(.rare(trait)).rare[trait])
    }

    /// Whether this collection has all values that `trait` specifies.
    @available(iOS, deprecated: 17)
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
            && own.overridden(by: trait.own).traits(differingFrom: own).isEmpty
    }

    /// Whether a colour may look different under the other collection.
    @available(iOS 13, *)
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return changes(from: other).contains { $0.affectsColours && $0 != .rare(.listEnvironment) }
            || own.traits(differingFrom: other.own).contains(where: \.affectsColours)
    }

    /// The traits whose values differ.
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
