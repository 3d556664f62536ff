import CommandLanguage

/// Looks after a search: tells somebody who waits how far it is, and hears Ctrl-C.
@MainActor
final class SearchWatch {
    private let start = ContinuousClock.now
    private let isInterrupted: () -> Bool
    private let tell: ((String) -> Void)?
    private var told: Int64 = 0
    /// Whether the user stopped the search.
    private(set) var isStopped = false

    /// Watches a search of that interpreter's; only who types is told anything.
    init(_ interpreter: Interpreter, at span: SourceSpan) {
        isInterrupted = interpreter.isInterrupted
        let reply = interpreter.onReply
        tell =
            interpreter.policy.isInteractive
            ? { reply(Reply(contents: [.notes([$0])], span: span)) } : nil
    }

    /// To be called often; whether the search is to end.
    func tick(_ progress: @autoclosure () -> String) -> Bool {
        if !isStopped, isInterrupted() { isStopped = true }
        let seconds = (ContinuousClock.now - start).components.seconds
        if let tell, seconds > told {
            told = seconds
            tell(progress() + " (Ctrl-C stops)")
        }
        return isStopped
    }

    /// To be called after each variation.
    func tick(tried: Int, found: Int) -> Bool {
        tick("still looking: \(tried) alternatives tried, \(found) found")
    }
}
