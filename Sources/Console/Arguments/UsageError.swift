import Rendering
import Workbench

/// A command line that was not understood.
public enum UsageError {
    /// Says so in one line and returns the program's exit status.
    @MainActor
    public static func report(_ message: String, to output: Output) -> Int32 {
        output.talk(lines: [line(message)])
        return ExitStatus.usage.code
    }

    /// The message in one line, and where to read on.
    static func line(_ message: String) -> String {
        let first = message.split(separator: "\n").joined(separator: " ")
        return "vcr: \(VisibleText.of(first)) (see 'vcr --help')"
    }
}
