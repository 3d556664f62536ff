import CReadline
import Console

/// Ctrl-C and the signals that end the program. The C module's flags say which have come.
@MainActor
final class SignalInterruption: Interruption {
    /// From now on the program notices signals, and does not end by them or by a closed pipe.
    static func begin() { vcr_catch_signals() }

    var isRequested: Bool { vcr_is_interrupted() }

    var isFinal: Bool { vcr_is_ending() }

    func clear() { vcr_clear_interruption() }

    /// Ends the program by the signal that it has caught, so that its parent process sees that
    /// signal.
    static func passOn() { vcr_end_by_signal() }
}
