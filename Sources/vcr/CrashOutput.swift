import CReadline
import Console

/// What happens where a flaw of this program, or a trap in an app's code that it is linked with, would end it.
enum CrashOutput {
    /// From now on a crash writes what `output` holds before it ends the program.
    @MainActor
    static func keep(_ output: Output) {
        let held = Unmanaged.passRetained(output).toOpaque()
        vcr_call_before_crash(
            { held in
                guard let held else { return }
                let output = Unmanaged<Output>.fromOpaque(held)
                MainActor.assumeIsolated { output.takeUnretainedValue().flush() }
            }, held)
    }

    /// From now on a crash ends the step and not the session: the program begins anew, and repeats the steps before it
    /// from the session's running copy.
    @MainActor
    static func beginAnew(_ phrases: Phrases) {
        let words =
            "vcr: "
            + phrases("a trap in the app's code ended this step; the session begins anew before it")
            + "\n"
        vcr_begin_anew_after_crash(argumentsOfAnew, strdup(words))
    }

    /// The words with which this program begins anew and goes on with its session; kept as long as the process lives.
    @MainActor
    static var argumentsOfAnew: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
        let arguments =
            CommandLine.arguments.prefix(1) + Invocation.optionsOfSession
            + [CommandLineOption.recover.name]
        let copies: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
            capacity: copies.count)
        list.initialize(from: copies, count: copies.count)
        return list
    }
}
