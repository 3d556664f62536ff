/// How long a search goes on before it tells what it has found.
///
/// At the prompt the clock decides. In a script the work is counted, so that the script says the same
/// on every machine: a second of patience is a second's work of a usual machine.
@MainActor
enum Patience {
    case untilTime(ContinuousClock.Instant)
    case untilWork(Int)

    /// The seconds of patience that a session begins with.
    nonisolated static let usual = 2.0

    /// Patience of so many seconds, which begins now.
    init(seconds: Double, isCounted: Bool, _ watch: Watch) {
        self =
            isCounted
            ? .untilWork(watch.work + Int(seconds * 1_000_000))
            : .untilTime(.now + .seconds(seconds))
    }

    /// Whether it is over.
    func isOver(_ watch: Watch) -> Bool {
        switch self {
        case .untilTime(let end): ContinuousClock.now >= end
        case .untilWork(let end): watch.work >= end
        }
    }
}
