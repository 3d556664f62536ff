import CommandLanguage

/// Watches a long search: tells the user at the prompt how far it is, and ends it at Ctrl-C.
@MainActor
final class SearchWatch {
    private let start = ContinuousClock.now
    private let isInterrupted: () -> Bool
    private let tell: ((String) -> Void)?
    private var told: Int64 = 0
    /// Whether the user stopped the search.
    private(set) var isStopped = false

    /// Watches a search of that interpreter. Progress is told in an interactive session only.
    init(_ interpreter: Interpreter, at span: SourceSpan) {
        isInterrupted = interpreter.host.isInterrupted
        let reply = interpreter.host.onReply
        tell =
            interpreter.policy.isInteractive
            ? { reply(Reply(contents: [.notes([$0])], span: span)) } : nil
    }

    /// Tells the progress once a second; whether the search is to end. To be called often.
    func tick(_ progress: @autoclosure () -> String) -> Bool {
        if !isStopped, isInterrupted() { isStopped = true }
        let seconds = (ContinuousClock.now - start).components.seconds
        if let tell, seconds > told {
            told = seconds
            tell(progress() + " (Ctrl-C stops)")
        }
        return isStopped
    }

    /// The same after a variation was tried.
    func tick(tried: Int, found: Int) -> Bool {
        tick("still looking: \(tried) alternatives tried, \(found) found")
    }
}
