extension MisuseTable {
    /// Orientation, traits and places: E57 to E61 and E74. The model says all of these.
    static let system: [MisuseText] = [
        raised("E57", .noCommonOrientation("Class"), since: 6, through: 12),
        raised(
            "E58a", .unsupportedPreference("landscapeLeft", supported: "portrait", ios: 15),
            since: 6,
            through: 15),
        raised(
            "E58b",
            .unsupportedPreference(
                "landscapeLeft", supported: "portrait, landscapeRight", ios: 16), since: 16),
        raised(
            "E59",
            .refusedGeometry(requested: "portrait", supported: "landscapeLeft, landscapeRight"),
            since: 16),
        raised("E60", .overriddenTraits("X"), since: 13),
        raised("E61", .partialCurl(by: "<A>")),
        raised("E74", .locationDelegate(lacks: "locationManager:didUpdateLocations:"), since: 9),
    ]
}

extension Misuse {
    /// The application and the controller of that class support no orientation together (E57).
    public static func noCommonOrientation(_ className: String) -> Misuse {
        Misuse(
            .e57, .exception(name: "UIApplicationInvalidInterfaceOrientation"),
            "Supported orientations has no common orientation with the application, and "
                + "[\(className) shouldAutorotate] is returning YES",
            hint: "Support an orientation that the application supports.")
    }

    /// A scene is to stand as what decides does not support (E59).
    public static func refusedGeometry(requested: String, supported: String) -> Misuse {
        Misuse(
            .e59, .warning,
            "None of the requested orientations are supported by the view controller. "
                + "Requested: \(requested); Supported: \(supported)",
            hint: "Request an orientation that the controller supports.")
    }

    /// The class has a `traitCollection` of its own (E60).
    public static func overriddenTraits(_ className: String) -> Misuse {
        Misuse(
            .e60, .warning,
            "Class \(className) overrides the -traitCollection getter, which is not supported. If "
                + "you're trying to override traits, you must use the appropriate API.",
            hint: "Use traitOverrides, or setOverrideTraitCollection before 17.")
    }

    /// A location was to be sent to a delegate that lacks the method for it (E74).
    public static func locationDelegate(lacks selector: String) -> Misuse {
        Misuse(
            .e74, .exception(name: "NSInternalInconsistencyException"),
            "Delegate must respond to \(selector)",
            hint: "Give the delegate didUpdateLocations and didFailWithError.")
    }

    /// What covers the screen prefers an orientation that it does not support (E58, X12).
    public static func unsupportedPreference(
        _ preferred: String, supported: String, ios version: Int
    ) -> Misuse {
        Misuse(
            .e58, .exception(name: "UIApplicationInvalidInterfaceOrientation"),
            version < 16
                ? "preferredInterfaceOrientationForPresentation must return a supported interface "
                    + "orientation!"
                : "preferredInterfaceOrientationForPresentation '\(preferred)' must match a "
                    + "supported interface orientation: '\(supported)'!",
            hint: "Prefer an orientation that is supported.")
    }
}
