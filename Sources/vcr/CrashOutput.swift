import CReadline
import Console

/// What keeps results that were made, and not written yet, where a flaw of this program ends it.
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
}
