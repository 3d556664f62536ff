import HierarchyRecords

/// Compact or regular, along one axis.
@available(iOS 8, *)
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// Light or dark.
@available(iOS 12, *)
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
/// The layout direction.
@available(iOS 10, *)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1, leftToRight, rightToLeft
}
/// Normal or high contrast.
@available(iOS 13, *)
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// Base or elevated, as a sheet is.
@available(iOS 13, *)
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// Regular or bold text.
@available(iOS 13, *)
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// The text size that the user chose.
@available(iOS 7, *)
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    @available(iOS 10, *)
    public static let unspecified = UIContentSizeCategory(
        rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The categories in the order of `TraitValues.ContentSize`.
    static let inOrder: [UIContentSizeCategory] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
}

extension UIUserInterfaceSizeClass {
    init(_ value: TraitValues.SizeClass) {
        self = Self(rawValue: Int(value.rawValue)) ?? .unspecified
    }
    var value: TraitValues.SizeClass { .init(rawValue: UInt8(rawValue)) ?? .unspecified }
}

extension UIUserInterfaceStyle {
    init(_ value: TraitValues.Style?) {
        self = Self(rawValue: Int(value?.rawValue ?? 0)) ?? .unspecified
    }
    var value: TraitValues.Style { .init(rawValue: UInt8(rawValue)) ?? .unspecified }
}

extension UIUserInterfaceIdiom {
    private static let inOrder: [Self] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]

    init(_ value: TraitValues.Idiom) { self = Self.inOrder[Int(value.rawValue)] }
    var value: TraitValues.Idiom {
        Self.inOrder.firstIndex(of: self).flatMap { .init(rawValue: UInt8($0)) } ?? .unspecified
    }
}

extension UITraitEnvironmentLayoutDirection {
    init(_ value: TraitValues.LayoutDirection) {
        self = Self(rawValue: Int(value.rawValue) - 1) ?? .unspecified
    }
    var value: TraitValues.LayoutDirection {
        .init(rawValue: UInt8(rawValue + 1)) ?? .unspecified
    }
}

extension UIContentSizeCategory {
    init(_ value: TraitValues.ContentSize) { self = Self.inOrder[Int(value.rawValue)] }
    var value: TraitValues.ContentSize {
        Self.inOrder.firstIndex(of: self).flatMap { .init(rawValue: UInt8($0)) } ?? .unspecified
    }
}

extension UIAccessibilityContrast {
    init(_ value: TraitValues.Contrast) {
        self = Self(rawValue: Int(value.rawValue) - 1) ?? .unspecified
    }
    var value: TraitValues.Contrast { .init(rawValue: UInt8(rawValue + 1)) ?? .unspecified }
}

extension UIUserInterfaceLevel {
    init(_ value: TraitValues.Level) {
        self = Self(rawValue: Int(value.rawValue) - 1) ?? .unspecified
    }
    var value: TraitValues.Level { .init(rawValue: UInt8(rawValue + 1)) ?? .unspecified }
}

extension UILegibilityWeight {
    init(_ value: TraitValues.Legibility) {
        self = Self(rawValue: Int(value.rawValue) - 1) ?? .unspecified
    }
    var value: TraitValues.Legibility { .init(rawValue: UInt8(rawValue + 1)) ?? .unspecified }
}
