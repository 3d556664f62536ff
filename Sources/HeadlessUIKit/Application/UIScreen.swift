import HierarchyRecords

/// The device's screen.
public final class UIScreen: UIResponder {
    override class var objectKind: ObjectKind { .screen }

    /// In points, portrait.
    public let bounds: CGRect
    /// Pixels a point.
    public let scale: CGFloat

    /// The screen of the current world.
    public static var main: UIScreen { Simulator.current.screen }

    init(_ device: SimulatedDevice) {
        bounds = CGRect(x: 0, y: 0, width: device.width, height: device.height)
        scale = CGFloat(device.scale)
        super.init()
    }

    /// The traits that every hierarchy begins with.
    public var traitCollection: UITraitCollection {
        UITraitCollection(Simulator.current.screenTraits)
    }
}
