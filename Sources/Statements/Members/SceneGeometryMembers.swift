import HeadlessUIKit

extension UIWindowScene.GeometryPreferences: ScriptObject {}

extension TypeDescription {
    static let geometryPreferences = TypeDescription(
        "UIWindowScene.GeometryPreferences", class: UIWindowScene.GeometryPreferences.self
    ) { type in
        type.staticMethod("iOS(interfaceOrientations:)") {
            (orientations: UIInterfaceOrientationMask?) in
            UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: orientations)
        }
    }

    static let phoneGeometry = TypeDescription(
        "UIWindowScene.GeometryPreferences.iOS", class: UIWindowScene.GeometryPreferences.iOS.self,
        superclass: .geometryPreferences
    ) { type in
        type.initialiser(
            "init(interfaceOrientations:)", defaults: ["interfaceOrientations": .null]
        ) { (orientations: UIInterfaceOrientationMask?) in
            UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: orientations)
        }
        type.property(
            "interfaceOrientations", { $0.interfaceOrientations },
            { $0.interfaceOrientations = $1 })
    }

    /// How a scene stands, and is asked to stand.
    static func addGeometry(_ type: inout MemberList<UIWindowScene>) {
        type.property("interfaceOrientation", { $0.interfaceOrientation })
        type.property("effectiveGeometry", { $0.effectiveGeometry })
        type.property("statusBarManager", { $0.statusBarManager })
        type.method(
            "requestGeometryUpdate(_:errorHandler:)", defaults: ["errorHandler": .null]
        ) { scene in
            { (preferences: UIWindowScene.GeometryPreferences, handler: ErrorBlock?) in
                scene.requestGeometryUpdate(preferences, errorHandler: handler?.run)
            }
        }
    }
}
