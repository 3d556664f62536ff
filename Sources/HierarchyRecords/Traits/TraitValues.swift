/// The values of one trait collection; a zero raw value means UIKit's `unspecified`.
public struct TraitValues: Hashable, Sendable {
    /// `UIUserInterfaceSizeClass`: 0 unspecified, 1 compact, 2 regular.
    public enum SizeClass: UInt8, Sendable { case unspecified, compact, regular }
    /// `UIUserInterfaceStyle`.
    public enum Style: UInt8, Sendable { case unspecified, light, dark }
    /// `UIUserInterfaceIdiom`, as the language spells it.
    public enum Idiom: UInt8, Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }
    /// `UITraitEnvironmentLayoutDirection`.
    public enum LayoutDirection: UInt8, Sendable { case unspecified, leftToRight, rightToLeft }
    /// `UIContentSizeCategory`, smallest first.
    public enum ContentSize: UInt8, Sendable, CaseIterable {
        case unspecified, xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
    }
    /// `UIAccessibilityContrast`.
    public enum Contrast: UInt8, Sendable { case unspecified, normal, high }
    /// `UIUserInterfaceLevel`.
    public enum Level: UInt8, Sendable { case unspecified, base, elevated }
    /// `UILegibilityWeight`.
    public enum Legibility: UInt8, Sendable { case unspecified, regular, bold }

    public var horizontal: SizeClass
    public var vertical: SizeClass
    public var style: Style
    public var idiom: Idiom
    public var layoutDirection: LayoutDirection
    public var contentSize: ContentSize
    public var contrast: Contrast
    public var level: Level
    public var legibility: Legibility
    /// The traits that few apps read, in bytes that would be unused otherwise.
    public var rare = RareTraits()
    /// Pixels a point; 0 is unspecified.
    public var scale: Float

    /// All traits unspecified but those given.
    public init(
        horizontal: SizeClass = .unspecified, vertical: SizeClass = .unspecified,
        style: Style = .unspecified, idiom: Idiom = .unspecified,
        layoutDirection: LayoutDirection = .unspecified, contentSize: ContentSize = .unspecified,
        contrast: Contrast = .unspecified, level: Level = .unspecified,
        legibility: Legibility = .unspecified, scale: Float = 0
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.style = style
        self.idiom = idiom
        self.layoutDirection = layoutDirection
        self.contentSize = contentSize
        self.contrast = contrast
        self.level = level
        self.legibility = legibility
        self.scale = scale
    }

    /// These values with every specified value of `other` in their place (`UITraitCollection(traitsFrom:)`).
    public func overridden(by other: TraitValues) -> TraitValues {
        var result = self
        if other.horizontal != .unspecified { result.horizontal = other.horizontal }
        if other.vertical != .unspecified { result.vertical = other.vertical }
        if other.style != .unspecified { result.style = other.style }
        if other.idiom != .unspecified { result.idiom = other.idiom }
        if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
        if other.contentSize != .unspecified { result.contentSize = other.contentSize }
        if other.contrast != .unspecified { result.contrast = other.contrast }
        if other.level != .unspecified { result.level = other.level }
        if other.legibility != .unspecified { result.legibility = other.legibility }
        if other.scale != 0 { result.scale = other.scale }
        result.rare = rare.overridden(by: other.rare)
        return result
    }

    /// The log's short form, width then height: `wC hR`; `-` where unspecified.
    public var sizeClassText: String { "w\(horizontal.letter) h\(vertical.letter)" }
}

extension TraitValues.SizeClass {
    /// `C`, `R` or, unspecified, `-`.
    public var letter: String {
        switch self {
        case .unspecified: "-"
        case .compact: "C"
        case .regular: "R"
        }
    }
}
