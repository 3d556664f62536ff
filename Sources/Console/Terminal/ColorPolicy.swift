/// The values of `--color`.
public enum ColorChoice: String, Sendable, CaseIterable { case auto, always, never }

/// Decides whether output is coloured.
public enum ColorPolicy {
    /// The first of these that says something: an explicit `--color`, `FORCE_COLOR`, `NO_COLOR`,
    /// `CLICOLOR_FORCE`, `TERM=dumb`; otherwise whether the output is a terminal.
    ///
    /// An empty variable counts as unset, and `0` in a forcing one as "do not force".
    public static func usesColor(
        _ choice: ColorChoice?, environment: (String) -> String?, isTerminal: Bool
    ) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto, nil: break
        }
        if let force = value("FORCE_COLOR", environment) { return isForcing(force) }
        if value("NO_COLOR", environment) != nil { return false }
        if let force = value("CLICOLOR_FORCE", environment), isForcing(force) { return true }
        if environment("TERM") == "dumb" { return false }
        return isTerminal
    }

    private static func value(_ name: String, _ environment: (String) -> String?) -> String? {
        environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func isForcing(_ value: String) -> Bool { value != "0" && value != "false" }
}
