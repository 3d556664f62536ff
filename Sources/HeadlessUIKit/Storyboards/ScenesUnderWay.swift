import HierarchyRecords

/// A scene of a certain file.
struct SceneKey: Hashable {
    private let file: ObjectIdentifier
    private let place: Int

    @MainActor
    init(_ index: StoryboardIndex, _ place: Int) {
        file = ObjectIdentifier(index)
        self.place = place
    }
}

/// The scenes that something is done with, each within the one before it.
struct ScenesUnderWay {
    /// Scenes of an app stand a few deep in each other. As many calls of methods run within each other.
    private static let most = 200

    private var keys: Set<SceneKey> = []

    /// G12: begins with a scene; the error where that scene is under way already, or too many are.
    mutating func enter(_ key: SceneKey, of storyboard: String) -> Misuse? {
        if keys.contains(key) { return .sceneInItself(storyboard) }
        if keys.count == Self.most { return .scenesTooDeep(storyboard, Self.most) }
        keys.insert(key)
        return nil
    }

    /// Ends with a scene.
    mutating func leave(_ key: SceneKey) { keys.remove(key) }
}
