import CReadline
import Console

/// Ctrl-C and the signals that end the program, as the C side's flags tell them.
@MainActor
final class SignalInterruption: Interruption {
    /// Begins to catch signals.
    init() { vcr_catch_signals() }

    var isRequested: Bool { vcr_is_interrupted() }

    var isFinal: Bool { vcr_is_ending() }

    func clear() { vcr_clear_interruption() }

    /// Ends the program by the signal that asked for it, so that who started it sees that.
    static func passOn() { vcr_end_by_signal() }
}
