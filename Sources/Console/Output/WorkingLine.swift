/// The line on a terminal that says that something takes its time. It shows after a second in which
/// nothing was written, counts on each second, and goes before anything else is written. Where no
/// terminal shows it, the results that wait for more are handed on instead: their reader sees how far
/// the script is, and has them also where the script is ended.
@MainActor
final class WorkingLine {
    private let output: Output
    private let isShown: Bool
    private let now: () -> Duration
    private let words: (Int) -> String
    /// The time since nothing was written, and how much was written by then.
    private var quietSince: Duration
    private var writes: Int
    private var secondsShown = 0
    private var beats = 0

    /// Asks `now` for the time, and `words` for what to say after so many seconds.
    init(
        _ output: Output, isShown: Bool = true, words: @escaping (Int) -> String,
        now: @escaping () -> Duration = WorkingLine.uptime
    ) {
        self.output = output
        self.isShown = isShown
        self.words = words
        self.now = now
        quietSince = now()
        writes = output.writes
    }

    /// The time since some moment in the past.
    nonisolated static func uptime() -> Duration { start.duration(to: .now) }

    nonisolated private static let start = ContinuousClock.now

    /// To be called when work begins, and when it goes on after a pause.
    func begin() {
        quietSince = now()
        secondsShown = 0
        writes = output.writes
    }

    /// To be called when work has ended; whether the line was shown meanwhile.
    func end() -> Bool {
        output.flush()
        return isShown && secondsShown > 0
    }

    /// To be called often while work goes on; the clock is asked at every sixteenth call.
    func beat() {
        beats &+= 1
        guard beats & 15 == 0 else { return }
        guard output.writes == writes else { return begin() }
        let seconds = Int((now() - quietSince).components.seconds)
        guard seconds > secondsShown else { return }
        secondsShown = seconds
        if isShown {
            output.show(passing: words(seconds))
        } else {
            output.flush()
        }
        writes = output.writes
    }
}
