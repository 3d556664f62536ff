import HierarchyRecords

/// What one controller overrides of its own traits and of those below it; unspecified values follow
/// the parent.
@MainActor
public struct UITraitOverrides {
    var values: TraitValues

    /// Compact or regular width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { .init(values.horizontal) }
        set { values.horizontal = newValue.value }
    }

    /// Compact or regular height.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { .init(values.vertical) }
        set { values.vertical = newValue.value }
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { .init(values.style) }
        set { values.style = newValue.value }
    }

    /// Pixels a point; 0 is unspecified.
    public var displayScale: CGFloat {
        get { CGFloat(values.scale) }
        set { values.scale = Float(newValue) }
    }
}

extension UIViewController {
    /// Overrides of this controller's own traits (T09); `overrideUserInterfaceStyle` is one of them.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: optional?.overrides ?? TraitValues()) }
        set { changeOverrides { $0 = newValue.values } }
    }
}
