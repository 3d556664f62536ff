/// What every page of a session has: its policy, its look and its behaviour.
enum PageParts {
    /// No network, no frame, no form, and no script and no style but those below, which are named by their
    /// digests.
    static let policy = policy(connecting: "'none'")

    /// The same for a page that hears from its server of what is new.
    static let livePolicy = policy(connecting: "'self'")

    private static func policy(connecting: String) -> String {
        "default-src 'none'; img-src data:; style-src 'sha256-\(styleDigest)'; "
            + "script-src 'sha256-\(scriptDigest)'; connect-src \(connecting); "
            + "base-uri 'none'; form-action 'none'"
    }

    /// What the page has for the picture of a screen in a window of 1280 by 800 pixels, as `style` has it.
    static let roomOfScreen = ScreenSVG.Room(width: 544, height: 496)

    /// SHA-256 of `style`, in base 64.
    static let styleDigest = "uO3Meo8Lv48wHa6XCoEqYpiRV6Yld0mQrMGRPV8BFKI="
    /// SHA-256 of `script`, in base 64.
    static let scriptDigest = "COlxpEkezlDrAumJPpJ/59yqcURFws9b0Nkg0iR0kKg="
}
