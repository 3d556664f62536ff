import HierarchyRecords

/// A trait: one of UIKit's, or one that an app defines.
public protocol UITraitDefinition<Value> {
    associatedtype Value
    /// What an environment has that nobody gave a value.
    static var defaultValue: Value { get }
    /// What tells it from others.
    static var identifier: String { get }
    /// Whether colours depend on it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The definition's full name, unless it says otherwise.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False unless it says otherwise.
    public static var affectsColorAppearance: Bool { false }

    static var id: TraitID {
        (Self.self as? any BuiltInTrait.Type)?.builtIn ?? .custom(identifier)
    }
}

/// Any trait, as `registerForTraitChanges` takes it.
public typealias UITrait = any UITraitDefinition.Type

/// One of UIKit's own traits.
protocol BuiltInTrait: UITraitDefinition {
    static var builtIn: TraitID { get }
}

/// Compact or regular width.
public enum UITraitHorizontalSizeClass: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static let builtIn = TraitID.horizontal
}
/// Compact or regular height.
public enum UITraitVerticalSizeClass: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static let builtIn = TraitID.vertical
}
/// Light or dark.
public enum UITraitUserInterfaceStyle: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static let builtIn = TraitID.style
}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static let builtIn = TraitID.idiom
}
/// Which way a line runs.
public enum UITraitLayoutDirection: BuiltInTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static let builtIn = TraitID.layoutDirection
}
/// The size of text.
public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static let builtIn = TraitID.contentSize
}
/// Normal or high contrast.
public enum UITraitAccessibilityContrast: BuiltInTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static let builtIn = TraitID.contrast
}
/// Base or elevated.
public enum UITraitUserInterfaceLevel: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
    static let builtIn = TraitID.level
}
/// Regular or bold text.
public enum UITraitLegibilityWeight: BuiltInTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static let builtIn = TraitID.legibility
}
/// Pixels a point.
public enum UITraitDisplayScale: BuiltInTrait {
    public static let defaultValue: CGFloat = 0
    static let builtIn = TraitID.scale
}
/// Whether the scene is the one in front.
public enum UITraitActiveAppearance: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    public static let affectsColorAppearance = true
    static let builtIn = TraitID.rare(.activeAppearance)
}
/// The colours that the screen can show.
public enum UITraitDisplayGamut: BuiltInTrait {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static let affectsColorAppearance = true
    static let builtIn = TraitID.rare(.displayGamut)
}
/// Whether the screen feels how hard it is pressed.
public enum UITraitForceTouchCapability: BuiltInTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
    static let builtIn = TraitID.rare(.forceTouchCapability)
}
/// How bright pictures may become.
public enum UITraitImageDynamicRange: BuiltInTrait {
    public static let defaultValue = UIImageDynamicRange.unspecified
    static let builtIn = TraitID.rare(.imageDynamicRange)
}
/// Whether the scene is recorded or mirrored.
public enum UITraitSceneCaptureState: BuiltInTrait {
    public static let defaultValue = UISceneCaptureState.unspecified
    static let builtIn = TraitID.rare(.sceneCaptureState)
}
/// The kind of list around; from iOS 18.
public enum UITraitListEnvironment: BuiltInTrait {
    public static let defaultValue = UIListEnvironment.unspecified
    static let builtIn = TraitID.rare(.listEnvironment)
}
/// Where a tab bar's accessory stands; from iOS 26.
public enum UITraitTabAccessoryEnvironment: BuiltInTrait {
    public static let defaultValue = UITabAccessoryEnvironment.unspecified
    static let builtIn = TraitID.rare(.tabAccessoryEnvironment)
}
/// How the split view around stands; from iOS 26.
public enum UITraitSplitViewControllerLayoutEnvironment: BuiltInTrait {
    public static let defaultValue = UISplitViewControllerLayoutEnvironment.none
    static let builtIn = TraitID.rare(.splitViewControllerLayoutEnvironment)
}
/// Whether brightness beyond white is held back; from iOS 26.
public enum UITraitHDRHeadroomUsageLimit: BuiltInTrait {
    public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
    static let builtIn = TraitID.rare(.hdrHeadroomUsageLimit)
}
/// Whether text is aligned by its paragraph's direction; from iOS 26.
public enum UITraitResolvesNaturalAlignmentWithBaseWritingDirection: BuiltInTrait {
    public static let defaultValue = false
    static let builtIn = TraitID.rare(.resolvesNaturalAlignmentWithBaseWritingDirection)
}
/// The language whose typography counts.
public enum UITraitTypesettingLanguage: BuiltInTrait {
    public static let defaultValue: String? = nil
    static let builtIn = TraitID.typesettingLanguage
}
