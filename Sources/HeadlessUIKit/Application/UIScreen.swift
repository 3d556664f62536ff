import HierarchyRecords

/// The device's screen.
public final class UIScreen: UIResponder {
    override class var nameInLog: String { "UIScreen" }
    override class var objectKind: ObjectKind { .screen }

    /// In points, as the interface stands.
    public var bounds: CGRect {
        CGRect(origin: .zero, size: simulator.device.size(in: simulator.orientation))
    }

    /// Pixels a point.
    public var scale: CGFloat { CGFloat(simulator.device.scale) }

    /// The screen of the current world.
    public static var main: UIScreen { Simulator.current.screen }

    /// The traits that every hierarchy begins with.
    public var traitCollection: UITraitCollection {
        UITraitCollection(Simulator.current.screenTraits)
    }
}
