/// The main run loop on virtual time: blocks, then the commit (layout), then what waits for the
/// commit, then timers.
///
///     [ blocks of the turn ] -> [ commit ] -> [ after-commit blocks ] -> next turn | next timer
@preconcurrency @MainActor
public final class SimulatedRunLoop {
    private let recorder: EventRecorder
    private let layout: LayoutPass
    private let deferred: DeferredWork
    /// How many turns one `runUntilIdle` takes at most, because code may schedule itself for ever.
    static let turnLimit = 100_000
    /// How many turns pass between two looks at whether to end early.
    private static let turnsBetweenLooks = 64
    /// Whether to end early; asked now and then while the loop runs by itself.
    @Counted package var isInterrupted: (() -> Bool)?
    /// Whether `runUntilIdle` or `advance` is running.
    @Counted private(set) var isRunning = false

    init(recorder: EventRecorder, layout: LayoutPass, deferred: DeferredWork) {
        self.recorder = recorder
        self.layout = layout
        self.deferred = deferred
    }

    /// Virtual time in seconds since the world began.
    public var now: Double { recorder.now }

    /// Whether there is no work for a turn, and no timer that keeps the loop running.
    public var isIdle: Bool { !hasTurn && nextTimer == nil }

    /// When the first timer is due; nil if no timer keeps the loop running.
    private var nextTimer: Double? { deferred.keepsRunning ? deferred.nextTimer : nil }

    private var hasTurn: Bool { layout.isNeeded || deferred.isDue }

    /// Runs the block in the next turn, as `DispatchQueue.main.async` does.
    public func perform(_ work: @escaping @MainActor () -> Void) { deferred.perform(work) }

    /// Runs the block once the next commit is done (M1).
    func performAfterCommit(_ work: @escaping @MainActor () -> Void) {
        deferred.performAfterCommit(work)
    }

    /// Runs the block `delay` seconds of virtual time from now.
    public func perform(after delay: Double, _ work: @escaping @MainActor () -> Void) {
        deferred.schedule(at: time(after: delay), isPassing: false, work)
    }

    /// Runs the block `delay` seconds from now, unless the loop becomes idle before. `runUntilIdle`
    /// does not wait for it, so a timer may repeat for ever.
    public func performIfRunning(after delay: Double, _ work: @escaping @MainActor () -> Void) {
        deferred.schedule(at: time(after: delay), isPassing: true, work)
    }

    /// A delay takes time, however late it is already.
    private func time(after delay: Double) -> Double {
        delay > 0 ? max(now + delay, now.nextUp) : now
    }

    /// One turn: the blocks that wait, the commit, and what waits for the commit.
    public func runTurn() {
        deferred.runBlocks()
        layout.commit()
        deferred.runAfterCommit()
    }

    /// Exactly one turn: what waits for it, or otherwise the timers that are due now. The clock stands.
    package func takeOneTurn() {
        isRunning = true
        defer { isRunning = false }
        if hasTurn { return runTurn() }
        guard let due = deferred.nextTimer, due <= now else { return }
        fireTimers(upTo: due)
    }

    /// Runs turns, and moves the clock on to each timer, until there is nothing left to do.
    /// Returns false if the turn limit was reached, or it was to end early.
    @discardableResult
    public func runUntilIdle() -> Bool {
        isRunning = true
        defer { isRunning = false }
        var turns = 0
        while true {
            while hasTurn {
                runTurn()
                turns += 1
                if turns > Self.turnLimit || endsEarly(turns) { return false }
            }
            guard let due = nextTimer else { return true }
            if endsEarly(turns) { return false }
            turns += 1
            fireTimers(upTo: due)
        }
    }

    /// Runs turns and the timers that fall due while the clock moves on by `seconds`.
    public func advance(by seconds: Double) {
        isRunning = true
        defer { isRunning = false }
        let end = now + max(0, seconds)
        var turns = 0
        while turns < Self.turnLimit, !endsEarly(turns) {
            while hasTurn, turns < Self.turnLimit, !endsEarly(turns) {
                runTurn()
                turns += 1
            }
            guard let due = deferred.nextTimer, due <= end + 1e-9 else { break }
            turns += 1
            fireTimers(upTo: due)
        }
        recorder.now = max(recorder.now, end)
    }

    /// Drops all work that waits, because the world is dropped.
    func drop() { deferred.drop() }

    private func endsEarly(_ turns: Int) -> Bool {
        turns > 0 && turns % Self.turnsBetweenLooks == 0 && isInterrupted?() ?? false
    }

    private func fireTimers(upTo due: Double) {
        recorder.now = max(recorder.now, due)
        deferred.runTimers(upTo: due)
    }
}
