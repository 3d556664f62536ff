extension MisuseTable {
    /// Orientation and traits: E57 to E61. Of these the model raises all but E59.
    static let system: [MisuseText] = [
        raised("E57", .noCommonOrientation("Class"), since: 6, through: 12),
        raised("E58", .unsupportedPreference, since: 6),
        MisuseText(
            "E59",
            Misuse(
                .e59, .warning,
                "None of the requested orientations are supported by the view "
                    + "controller. Requested: portrait; Supported: landscapeLeft, "
                    + "landscapeRight",
                hint: "Request an orientation that the controller supports."), since: 16),
        raised("E60", .overriddenTraits("X"), since: 13),
        raised("E61", .partialCurl("<B>", by: "<A>")),
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

    /// The class has a `traitCollection` of its own (E60).
    public static func overriddenTraits(_ className: String) -> Misuse {
        Misuse(
            .e60, .warning,
            "Class \(className) overrides the -traitCollection getter, which is not supported. If "
                + "you're trying to override traits, you must use the appropriate API.",
            hint: "Use traitOverrides, or setOverrideTraitCollection before 17.")
    }

    /// What covers the screen prefers an orientation that it does not support (E58).
    public static let unsupportedPreference = Misuse(
        .e58, .exception(name: "UIApplicationInvalidInterfaceOrientation"),
        "preferredInterfaceOrientationForPresentation must return a supported interface "
            + "orientation!",
        hint: "Prefer an orientation that is supported.")
}
