import HierarchyRecords

/// One showing of the app's interface: U27.
///
///     unattached ──▶ foregroundInactive ◀──▶ foregroundActive
///                        ▲    │
///                        │    ▼
///                      background ──▶ unattached
open class UIScene: UIResponder {
    /// How much of the scene is to be seen, and whether it takes the user's input.
    public enum ActivationState: Int, Sendable, CaseIterable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// Where it is in its life.
    public internal(set) var activationState = ActivationState.unattached
    /// Told of its life.
    open var delegate: (any UISceneDelegate)?
    /// What the app calls it.
    open var title: String?

    public static let willConnectNotification = named("WillConnect")
    public static let didDisconnectNotification = named("DidDisconnect")
    public static let didActivateNotification = named("DidActivate")
    public static let willDeactivateNotification = named("WillDeactivate")
    public static let willEnterForegroundNotification = named("WillEnterForeground")
    public static let didEnterBackgroundNotification = named("DidEnterBackground")

    /// What the scene is opened for; a simulated one is opened for nothing special.
    @MainActor
    public final class ConnectionOptions {}

    /// What the system keeps of the scene.
    public private(set) lazy var session = UISceneSession(of: self)

    private static func named(_ name: String) -> Notification.Name {
        Notification.Name("UIScene\(name)Notification")
    }

    /// A111: the app.
    open override var next: UIResponder? { simulator.application }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    private final class Reference {
        weak var window: UIWindow?
        init(_ window: UIWindow) { self.window = window }
    }

    private var references: [Reference] = []

    /// Its windows that are still there, in the order in which they came.
    public var windows: [UIWindow] { references.compactMap(\.window) }
    /// The one that takes what the user types.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    func add(_ window: UIWindow) { references.append(Reference(window)) }
}

/// What a scene is told of its life: U27.
@MainActor
public protocol UISceneDelegate: AnyObject {
    /// Sent when it came to be; its windows are made here, unless a storyboard has made them.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Sent when it is gone; what belongs to it can be let go.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Sent when it takes the user's input.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Sent when it is about to take none.
    func sceneWillResignActive(_ scene: UIScene)
    /// Sent when it is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Sent when it is not seen any more.
    func sceneDidEnterBackground(_ scene: UIScene)
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
}

/// What the system keeps of a scene.
@MainActor
public final class UISceneSession {
    /// The scene while it is connected.
    public private(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role = Role.windowApplication
    /// What the app's delegate wants it to be made of.
    public internal(set) var configuration = UISceneConfiguration(
        name: nil, sessionRole: .windowApplication)

    init(of scene: UIScene) { self.scene = scene }
}
