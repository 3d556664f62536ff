import HeadlessUIKit

extension TypeDescription {
    /// How a scene stands, and is asked to stand.
    static func addGeometry(_ type: inout MemberList<UIWindowScene>) {
        type.method(
            "requestGeometryUpdate(_:errorHandler:)", defaults: ["errorHandler": .null]
        ) { scene in
            { (preferences: UIWindowScene.GeometryPreferences, handler: ErrorBlock?) in
                scene.requestGeometryUpdate(preferences, errorHandler: handler?.run)
            }
        }
    }
}

extension MemberList<UIWindowScene.GeometryPreferences> {
    mutating func addByHand() {
        staticMethod("iOS(interfaceOrientations:)") {
            (orientations: UIInterfaceOrientationMask?) in
            UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: orientations)
        }
    }
}
