import CReadline
import Console
import POSIX

/// What the program finds around itself when it starts.
enum Surroundings {
    /// The value of an environment variable.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Where temporary files belong.
    static var temporaryFolder: String { variable("TMPDIR") ?? "/tmp" }

    /// Whether a person is at both ends.
    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// What stands behind standard output or standard error.
    static func terminal(_ descriptor: Int32, color: ColorChoice?) -> TerminalTraits {
        let size = size(descriptor)
        return TerminalTraits(
            environment: variable, isTerminal: isatty(descriptor) == 1,
            columns: size.columns, rows: size.rows, color: color)
    }

    /// The terminal's columns and rows; 0 where there is none, or where it does not say.
    static func size(_ descriptor: Int32) -> (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// How many processors this program may use.
    static var processors: Int { max(1, Int(vcr_processors())) }

    /// Opens those of the three standard channels that are closed. A file that is opened later would
    /// get their number otherwise, and what is printed would go there. Standard output is opened for
    /// reading alone: what is written to it fails, as it does on a closed one.
    static func openStandardChannels() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// `$XDG_STATE_HOME/vcr/history`, or the same below `~/.local/state`; nil without a home.
    static var historyFile: String? { file("XDG_STATE_HOME", ".local/state", "vcr/history") }

    /// `$XDG_CONFIG_HOME/vcr/rc`, or the same below `~/.config`; nil without a home.
    static var rcFile: String? { file("XDG_CONFIG_HOME", ".config", "vcr/rc") }

    private static func file(_ name: String, _ fallback: String, _ file: String) -> String? {
        if let base = variable(name), base.hasPrefix("/") { return "\(base)/\(file)" }
        guard let home = variable("HOME"), !home.isEmpty else { return nil }
        return "\(home)/\(fallback)/\(file)"
    }
}
