/// What a scene is to be made of, as the app's delegate answers it.
@MainActor
public final class UISceneConfiguration {
    /// The name that the app's property list has it under.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role

    /// A configuration of that name; the simulated app has no property list to look into.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

extension UISceneSession {
    /// What a scene is for.
    public enum Role: Int, Sendable, CaseIterable { case windowApplication }
}
