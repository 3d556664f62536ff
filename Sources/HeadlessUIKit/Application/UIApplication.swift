import HierarchyRecords

/// The app.
public final class UIApplication: UIResponder {
    override class var nameInLog: String { "UIApplication" }
    override class var objectKind: ObjectKind { .application }

    /// The app of the current world.
    public static var shared: UIApplication { Simulator.current.application }

    /// The window that was last made key.
    public internal(set) var keyWindow: UIWindow?

    /// Told of the app's life; held, as the system holds it.
    public var delegate: (any UIApplicationDelegate)?
    /// Where the app is in its life, before there were scenes.
    var ownState = State.active

    /// A111: its delegate, where that is a responder and nothing that stands in the chain already.
    public override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self,
            !(responder is UIView), !(responder is UIViewController)
        else { return nil }
        return responder
    }

    /// The text size that the user chose; large where nothing says another.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        let chosen = UIContentSizeCategory(simulator.core.pointee.rootTraits.contentSize)
        return chosen == .unspecified ? .large : chosen
    }

    /// All windows, the world's own first.
    public var windows: [UIWindow] {
        [simulator.window] + simulator.otherScenes.flatMap(\.windows)
    }
}
