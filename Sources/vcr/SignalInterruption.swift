import CReadline
import Console

/// Ctrl-C, as the C side's flag tells it.
@MainActor
final class SignalInterruption: Interruption {
    /// Begins to catch signals.
    init() { vcr_catch_signals() }

    var isRequested: Bool { vcr_is_interrupted() }

    func clear() { vcr_clear_interruption() }
}
