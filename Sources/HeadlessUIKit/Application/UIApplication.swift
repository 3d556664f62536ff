import HierarchyRecords

/// The app.
public final class UIApplication: UIResponder {
    override class var nameInLog: String { "UIApplication" }
    override class var objectKind: ObjectKind { .application }

    /// The app of the current world.
    public static var shared: UIApplication { Simulator.current.application }

    /// The window that was last made key.
    public internal(set) var keyWindow: UIWindow?

    /// All windows: the simulated device has one.
    public var windows: [UIWindow] { [Simulator.current.window] }
}
