import HierarchyRecords

/// What one controller overrides of its own traits and of those below it; unspecified values follow
/// the parent. Each change takes effect at once (T09).
@MainActor
public final class UITraitOverrides {
    private unowned let owner: UIViewController

    init(of owner: UIViewController) { self.owner = owner }

    private var values: TraitValues {
        get { owner.optional?.overrides ?? TraitValues() }
        set { owner.changeOverrides { $0 = newValue } }
    }

    private var collection: UITraitCollection { UITraitCollection(values) }

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
}

extension UIViewController {
    /// Overrides of this controller's own traits; `overrideUserInterfaceStyle` is one of them.
    public var traitOverrides: UITraitOverrides { UITraitOverrides(of: self) }
}
