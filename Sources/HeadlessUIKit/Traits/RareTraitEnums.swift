import HierarchyRecords

/// The value of a rare trait; its cases have the order of `RareTrait.values`.
protocol RareTraitValue: CaseIterable, Equatable, Sendable {}

extension RareTraitValue {
    init(position: Int) {
        let all = Array(Self.allCases)
        self = all[all.indices.contains(position) ? position : 0]
    }

    var position: Int { Array(Self.allCases).firstIndex(of: self) ?? 0 }
}

/// Whether the scene is active.
@available(iOS 14, *)
public enum UIUserInterfaceActiveAppearance: Int, RareTraitValue {
    case unspecified = -1, inactive, active
}
/// The colours that the screen can show.
@available(iOS 10, *)
public enum UIDisplayGamut: Int, RareTraitValue { case unspecified = -1, SRGB, P3 }
/// Whether the screen measures the force of touches.
@available(iOS 9, *)
public enum UIForceTouchCapability: Int, RareTraitValue { case unknown, unavailable, available }
/// The dynamic range of images; UIKit's `UIImage.DynamicRange`.
@available(iOS 17, *)
public enum UIImageDynamicRange: Int, RareTraitValue {
    case unspecified = -1, standard, constrainedHigh, high
}
/// Whether the scene is recorded or mirrored.
@available(iOS 17, *)
public enum UISceneCaptureState: Int, RareTraitValue { case unspecified = -1, inactive, active }
/// The kind of the enclosing list; from iOS 18.
@available(iOS 18, *)
public enum UIListEnvironment: Int, RareTraitValue {
    case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}
/// Where a tab bar's accessory is placed; UIKit's `UITabAccessory.Environment`, from iOS 26.
@available(iOS 26, *)
public enum UITabAccessoryEnvironment: Int, RareTraitValue {
    case unspecified, none, regular, inline
}
/// The layout of the enclosing split view; UIKit's `UISplitViewController.LayoutEnvironment`, from iOS 26.
@available(iOS 26, *)
public enum UISplitViewControllerLayoutEnvironment: Int, RareTraitValue {
    case none, expanded, collapsed
}
/// Whether brightness beyond standard white is limited; from iOS 26.
@available(iOS 26, *)
public enum UIHDRHeadroomUsageLimit: Int, RareTraitValue {
    case unspecified = -1, inactive, active
}
