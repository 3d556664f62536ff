/// The app's scenes.
@MainActor
package final class SceneList {
    /// The scene of the window that the world begins with; it is active.
    let main: UIWindowScene
    /// The scenes that were created after it.
    @Counted package private(set) var later: [UIWindowScene] = []

    /// Makes an active scene with that window.
    init(of window: UIWindow) {
        main = UIWindowScene()
        main.activationState = .foregroundActive
        main.add(window)
    }

    /// All connected scenes; the scene of the world's own window comes first.
    package var connected: [UIWindowScene] {
        (main.activationState == .unattached ? [] : [main]) + later
    }

    /// Creates another scene.
    package func make() -> UIWindowScene {
        let scene = UIWindowScene()
        later.append(scene)
        return scene
    }

    /// Removes a scene that is disconnected.
    func remove(_ scene: UIWindowScene) { later.removeAll { $0 === scene } }

    /// Forgets the later scenes: the world is dropped.
    func drop() { later = [] }
}
