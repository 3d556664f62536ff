import HierarchyRecords

/// The device's screen.
public final class UIScreen: UIResponder {
    override class var nameInLog: String { "UIScreen" }
    override class var objectKind: ObjectKind { .screen }

    /// The size in points, in the present orientation of the interface.
    public var bounds: CGRect {
        CGRect(
            origin: .zero, size: simulator.display.device.size(in: simulator.display.orientation))
    }

    /// Pixels per point.
    public var scale: CGFloat { CGFloat(simulator.display.device.scale) }

    /// The screen of the current world.
    public static var main: UIScreen { Simulator.current.screen }

    /// The traits of the screen, which all hierarchies inherit.
    @available(iOS 8, *)
    public var traitCollection: UITraitCollection {
        UITraitCollection(Simulator.current.screenTraits)
    }
}
