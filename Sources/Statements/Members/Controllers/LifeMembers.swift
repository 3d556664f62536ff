import HeadlessUIKit

/// Scenes, which statements hold as a set.
struct SceneSet: ScriptValue {
    private let scenes: [UIScene]
    init(_ scenes: Set<UIScene>) { self.scenes = scenes.sorted { $0.objectID < $1.objectID } }

    static var valueType: ValueType { .set(.named(.scene)) }
    static func from(_ value: Value) -> SceneSet? {
        guard case .set(let values) = value else { return nil }
        return SceneSet(Set(values.compactMap(UIScene.from)))
    }
    var value: Value { .set(scenes.map(\.value)) }
}

extension MemberList<UIWindowScene> {
    mutating func addByHand() {
        TypeDescription.addGeometry(&self)
        addTraitRegistration()
    }
}
