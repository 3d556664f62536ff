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

    /// SHA-256 of `style`, in base 64.
    static let styleDigest = "gMU3/Q3PrslZH0cRbBOewZh6EEha6+tiOcHsGRng8LQ="
    /// SHA-256 of `script`, in base 64.
    static let scriptDigest = "ADPW8GXlQC8quSW66nVOjtpM8NV4Nc8YSZgtBDmrVEA="
}
