import HierarchyRecords

/// One instance of the app's interface: U27.
///
///     unattached ──▶ foregroundInactive ◀──▶ foregroundActive
///                        ▲    │
///                        │    ▼
///                      background ──▶ unattached
@available(iOS 13, *)
open class UIScene: UIResponder {
    /// Whether the scene is in the foreground and receives events.
    public enum ActivationState: Int, Sendable, CaseIterable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// The state of the scene.
    @Counted public internal(set) var activationState = ActivationState.unattached
    /// The delegate that is told of the scene's life cycle.
    @Counted open var delegate: (any UISceneDelegate)?
    /// The title that the app gives the scene.
    @Counted open var title: String?

    public nonisolated static let willConnectNotification = named("WillConnect")
    public nonisolated static let didDisconnectNotification = named("DidDisconnect")
    public nonisolated static let didActivateNotification = named("DidActivate")
    public nonisolated static let willDeactivateNotification = named("WillDeactivate")
    public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
    public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")

    /// Why the scene is connected; a simulated scene has no special reason.
    @preconcurrency @MainActor
    public final class ConnectionOptions {}

    /// The session of this scene.
    public private(set) lazy var session = UISceneSession(of: self)

    private nonisolated static func named(_ name: String) -> Notification.Name {
        Notification.Name("UIScene\(name)Notification")
    }

    /// A111: the application.
    open override var next: UIResponder? { simulator.application }
}

/// A scene with windows.
@available(iOS 13, *)
open class UIWindowScene: UIScene {
    private final class Reference {
        weak var window: UIWindow? { didSet { Changes.note() } }
        init(_ window: UIWindow) { self.window = window }
    }

    @Counted private var references: [Reference] = []
    /// Overrides of traits, and registrations for them; nil for nearly all scenes.
    @Counted var station: TraitStation?

    /// The windows of the scene that still exist, in the order of their creation.
    public var windows: [UIWindow] { references.compactMap(\.window) }
    /// The window that receives keyboard input.
    @available(iOS 15, *)
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    func add(_ window: UIWindow) { references.append(Reference(window)) }

    /// Gives the place of a window to another one.
    func replace(_ old: UIWindow, by new: UIWindow) {
        references.removeAll { $0.window === new }
        references = references.map { $0.window === old ? Reference(new) : $0 }
    }

    func remove(_ window: UIWindow) { references.removeAll { $0.window === window } }
}

/// The methods by which a scene's delegate learns of its life cycle: U27.
@preconcurrency @MainActor
@available(iOS 13, *)
public protocol UISceneDelegate: AnyObject {
    /// Sent when the scene has connected; the app creates its windows here, unless a storyboard
    /// does.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Sent when the scene is disconnected; release what belongs to it here.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Sent when the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Sent when the scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Sent when the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Sent when the scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Asked in the background for what is to be there again at the next connection (U50).
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Sent at the next connection, when the root is there (U50).
    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Keeps nothing.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing.
    public func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {}
}

/// The methods of a delegate whose scene has windows.
@preconcurrency @MainActor
@available(iOS 13, *)
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window, for which a storyboard may ask.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Without a window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// What the system remembers about a scene.
@preconcurrency @MainActor
@available(iOS 13, *)
public final class UISceneSession {
    /// The scene; nil once it is disconnected.
    public private(set) weak var scene: UIScene? { didSet { Changes.note() } }
    /// The role of the scene.
    public let role = Role.windowApplication
    /// The configuration that the app's delegate chose.
    @Counted public internal(set) var configuration = UISceneConfiguration(
        name: nil, sessionRole: .windowApplication)
    /// What the scene's delegate gave to be kept before the app was ended; nil at the first launch (U50).
    @Counted public var stateRestorationActivity: NSUserActivity?

    init(of scene: UIScene) { self.scene = scene }
}
