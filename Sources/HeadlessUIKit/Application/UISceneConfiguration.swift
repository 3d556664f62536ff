/// The configuration of a scene, as the app's delegate returns it.
@preconcurrency @MainActor
@available(iOS 13, *)
public final class UISceneConfiguration {
    /// The name of the configuration in the app's property list.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role

    /// Creates a configuration with that name; the simulated app has no property list to look it up
    /// in.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

extension UISceneSession {
    /// The role of a scene.
    public enum Role: Int, Sendable, CaseIterable { case windowApplication }
}
