import HierarchyRecords

/// A trait: one of UIKit's, or one that an app defines.
@available(iOS 17, *)
public protocol UITraitDefinition<Value> {
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
    /// The identifier, which is unique among all traits.
    static var identifier: String { get }
    /// The name in descriptions.
    static var name: String { get }
    /// Whether colours depend on it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// By default the full name of the defining type.
    public static var identifier: String { String(reflecting: Self.self) }
    /// By default the name of the defining type.
    public static var name: String { String(describing: Self.self) }
    /// False by default.
    public static var affectsColorAppearance: Bool { false }

    static var id: TraitID { builtInTrait?.builtIn ?? .custom(identifier) }
    static var builtInTrait: (any BuiltInTrait.Type)? { Self.self as? any BuiltInTrait.Type }

    /// The trait under which `OwnTraits` stores the values.
    static var ownTrait: OwnTrait {
        OwnTrait(identifier, affectsColours: affectsColorAppearance, definition: Self.self)
    }
}

/// Any trait, as `registerForTraitChanges` takes it.
public typealias UITrait = any UITraitDefinition.Type

/// One of UIKit's own traits.
protocol BuiltInTrait: UITraitDefinition {
    static var builtIn: TraitID { get }
    /// The property with the same value.
    @MainActor static var member: ReferenceWritableKeyPath<UIMutableTraits, Value> { get }
}

// A85: the properties of UIKit's definitions.
extension BuiltInTrait {
    /// The name of the type.
    public static var identifier: String { builtIn.definitionName }
    /// The name of the type without `UITrait`.
    public static var name: String { builtIn.shortName }
    /// Whether colours depend on it.
    public static var affectsColorAppearance: Bool { builtIn.affectsColours }

    @MainActor
    static func value(in traits: UITraitCollection) -> Any {
        traits.note(builtIn)
        return CollectedTraits(traits.values, traits.own)[keyPath: member]
    }

    @MainActor
    static func set(_ value: Any, in traits: UIMutableTraits) {
        guard let value = value as? Value else { return }
        // Writing through a key path also reads, which overrides do not allow (A117).
        let changed = CollectedTraits(traits.values, traits.own)
        changed[keyPath: member] = value
        if builtIn.ownName.isEmpty {
            traits.values = changed.values
        } else {
            traits.own = changed.own
        }
    }
}

/// Compact or regular width.
@available(iOS 17, *)
public enum UITraitHorizontalSizeClass: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static let builtIn = TraitID.horizontal
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIUserInterfaceSizeClass> {
        \.horizontalSizeClass
    }
}
/// Compact or regular height.
@available(iOS 17, *)
public enum UITraitVerticalSizeClass: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static let builtIn = TraitID.vertical
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIUserInterfaceSizeClass> {
        \.verticalSizeClass
    }
}
/// Light or dark.
@available(iOS 17, *)
public enum UITraitUserInterfaceStyle: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static let builtIn = TraitID.style
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIUserInterfaceStyle> {
        \.userInterfaceStyle
    }
}
/// The kind of device.
@available(iOS 17, *)
public enum UITraitUserInterfaceIdiom: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static let builtIn = TraitID.idiom
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIUserInterfaceIdiom> {
        \.userInterfaceIdiom
    }
}
/// The layout direction.
@available(iOS 17, *)
public enum UITraitLayoutDirection: BuiltInTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static let builtIn = TraitID.layoutDirection
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UITraitEnvironmentLayoutDirection>
    {
        \.layoutDirection
    }
}
/// The size of text.
@available(iOS 17, *)
public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static let builtIn = TraitID.contentSize
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}
/// Normal or high contrast.
@available(iOS 17, *)
public enum UITraitAccessibilityContrast: BuiltInTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    static let builtIn = TraitID.contrast
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIAccessibilityContrast> {
        \.accessibilityContrast
    }
}
/// Base or elevated.
@available(iOS 17, *)
public enum UITraitUserInterfaceLevel: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    static let builtIn = TraitID.level
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIUserInterfaceLevel> {
        \.userInterfaceLevel
    }
}
/// Regular or bold text.
@available(iOS 17, *)
public enum UITraitLegibilityWeight: BuiltInTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static let builtIn = TraitID.legibility
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UILegibilityWeight> {
        \.legibilityWeight
    }
}
/// Pixels per point.
@available(iOS 17, *)
public enum UITraitDisplayScale: BuiltInTrait {
    public static let defaultValue: CGFloat = 0
    static let builtIn = TraitID.scale
    static var member: ReferenceWritableKeyPath<UIMutableTraits, CGFloat> {
        \.displayScale
    }
}
/// Whether the scene is active.
@available(iOS 17, *)
public enum UITraitActiveAppearance: BuiltInTrait {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    static let builtIn = TraitID.rare(.activeAppearance)
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIUserInterfaceActiveAppearance> {
        \.activeAppearance
    }
}
/// The colours that the screen can show.
@available(iOS 17, *)
public enum UITraitDisplayGamut: BuiltInTrait {
    public static let defaultValue = UIDisplayGamut.unspecified
    static let builtIn = TraitID.rare(.displayGamut)
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIDisplayGamut> {
        \.displayGamut
    }
}
/// Whether the screen measures the force of touches.
@available(iOS 17, *)
public enum UITraitForceTouchCapability: BuiltInTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
    static let builtIn = TraitID.rare(.forceTouchCapability)
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIForceTouchCapability> {
        \.forceTouchCapability
    }
}
/// The dynamic range of images.
@available(iOS 17, *)
public enum UITraitImageDynamicRange: BuiltInTrait {
    public static let defaultValue = UIImageDynamicRange.unspecified
    static let builtIn = TraitID.rare(.imageDynamicRange)
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIImageDynamicRange> {
        \.imageDynamicRange
    }
}
/// Whether the scene is recorded or mirrored.
@available(iOS 17, *)
public enum UITraitSceneCaptureState: BuiltInTrait {
    public static let defaultValue = UISceneCaptureState.unspecified
    static let builtIn = TraitID.rare(.sceneCaptureState)
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UISceneCaptureState> {
        \.sceneCaptureState
    }
}
/// The kind of the enclosing list; from iOS 18.
@available(iOS 18, *)
public enum UITraitListEnvironment: BuiltInTrait {
    public static let defaultValue = UIListEnvironment.unspecified
    static let builtIn = TraitID.rare(.listEnvironment)
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIListEnvironment> {
        \.listEnvironment
    }
}
/// Where a tab bar's accessory is placed; from iOS 26.
@available(iOS 26, *)
public enum UITraitTabAccessoryEnvironment: BuiltInTrait {
    public static let defaultValue = UITabAccessoryEnvironment.unspecified
    static let builtIn = TraitID.rare(.tabAccessoryEnvironment)
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UITabAccessoryEnvironment> {
        \.tabAccessoryEnvironment
    }
}
/// The layout of the enclosing split view; from iOS 26.
@available(iOS 26, *)
public enum UITraitSplitViewControllerLayoutEnvironment: BuiltInTrait {
    public static let defaultValue = UISplitViewControllerLayoutEnvironment.none
    static let builtIn = TraitID.rare(.splitViewControllerLayoutEnvironment)
    static var member:
        ReferenceWritableKeyPath<UIMutableTraits, UISplitViewControllerLayoutEnvironment>
    {
        \.splitViewControllerLayoutEnvironment
    }
}
/// Whether brightness beyond standard white is limited; from iOS 26.
@available(iOS 26, *)
public enum UITraitHDRHeadroomUsageLimit: BuiltInTrait {
    public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
    static let builtIn = TraitID.rare(.hdrHeadroomUsageLimit)
    static var member: ReferenceWritableKeyPath<UIMutableTraits, UIHDRHeadroomUsageLimit> {
        \.hdrHeadroomUsageLimit
    }
}
/// Whether text is aligned by its paragraph's direction; from iOS 26.
@available(iOS 26, *)
public enum UITraitResolvesNaturalAlignmentWithBaseWritingDirection: BuiltInTrait {
    public static let defaultValue = false
    static let builtIn = TraitID.rare(.resolvesNaturalAlignmentWithBaseWritingDirection)
    static var member: ReferenceWritableKeyPath<UIMutableTraits, Bool> {
        \.resolvesNaturalAlignmentWithBaseWritingDirection
    }
}
/// The language whose typesetting rules apply.
@available(iOS 17, *)
public enum UITraitTypesettingLanguage: BuiltInTrait {
    public static let defaultValue: String? = nil
    static let builtIn = TraitID.typesettingLanguage
    static var member: ReferenceWritableKeyPath<UIMutableTraits, String?> {
        \.typesettingLanguage
    }
}

extension TraitID {
    /// The definitions of UIKit's traits, in the order in which changes of them are listed.
    @MainActor static let definitions: [any UITraitDefinition.Type] = [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self,
        UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
        UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
        UITraitLegibilityWeight.self, UITraitDisplayScale.self, UITraitActiveAppearance.self,
        UITraitDisplayGamut.self, UITraitForceTouchCapability.self,
        UITraitImageDynamicRange.self, UITraitSceneCaptureState.self,
        UITraitListEnvironment.self, UITraitTabAccessoryEnvironment.self,
        UITraitSplitViewControllerLayoutEnvironment.self, UITraitHDRHeadroomUsageLimit.self,
        UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
        UITraitTypesettingLanguage.self,
    ]
}
