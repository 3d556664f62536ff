import HierarchyRecords

/// The simulated app.
public final class UIApplication: UIResponder {
    override class var nameInLog: String { "UIApplication" }
    override class var objectKind: ObjectKind { .application }

    /// The app of the current world.
    public static var shared: UIApplication { Simulator.current.application }

    /// The key window: the one that was made key last.
    @available(iOS, deprecated: 13)
    @Counted public internal(set) var keyWindow: UIWindow?

    /// The app's delegate; the app keeps a strong reference to it, as the system does.
    @Counted public var delegate: (any UIApplicationDelegate)?
    /// The state of the app on systems before iOS 13, which have no scenes.
    @Counted var ownState = State.active
    /// X48: whether the app has delegates of scenes; one that code wrote before iOS 13 has none.
    @Counted package internal(set) var supportsScenes = true

    /// A111: the delegate, if it is a responder that is not in the responder chain already.
    public override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self,
            !(responder is UIView), !(responder is UIViewController)
        else { return nil }
        return responder
    }

    /// The text size that the user chose in Settings; `large` by default.
    @available(iOS 7, *)
    public var preferredContentSizeCategory: UIContentSizeCategory {
        let chosen = UIContentSizeCategory(simulator.core.rootTraits.contentSize)
        return chosen == .unspecified ? .large : chosen
    }

    /// All windows; the world's own window comes first.
    public var windows: [UIWindow] {
        [simulator.window] + simulator.scenes.later.flatMap(\.windows)
    }
}
