import HeadlessUIKit

extension UIDevice: ScriptObject {}

extension UIDeviceOrientation: ScriptChoice {
    static var type: TypeDescription { .deviceOrientation }
    static let choices: [Self] = [
        .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
        .faceDown,
    ]
}

extension TypeDescription {
    static let deviceOrientation = TypeDescription(
        "UIDeviceOrientation",
        .choices([
            "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
            "faceUp", "faceDown",
        ])
    ) {
        var list = MemberList<UIDeviceOrientation>()
        list.property("isPortrait", { $0.isPortrait })
        list.property("isLandscape", { $0.isLandscape })
        return list.members
    }

    static let device = TypeDescription("UIDevice", class: UIDevice.self) { type in
        type.staticProperty("current") { UIDevice.current }
        type.staticProperty("orientationDidChangeNotification") {
            UIDevice.orientationDidChangeNotification
        }
        type.property("userInterfaceIdiom", { $0.userInterfaceIdiom })
        type.property("systemVersion", { $0.systemVersion })
        type.property("systemName", { $0.systemName })
        type.property("model", { $0.model })
        type.property("orientation", { $0.orientation })
        type.property(
            "isGeneratingDeviceOrientationNotifications",
            { $0.isGeneratingDeviceOrientationNotifications })
        type.method(
            "beginGeneratingDeviceOrientationNotifications()",
            UIDevice.beginGeneratingDeviceOrientationNotifications)
        type.method(
            "endGeneratingDeviceOrientationNotifications()",
            UIDevice.endGeneratingDeviceOrientationNotifications)
    }
}
