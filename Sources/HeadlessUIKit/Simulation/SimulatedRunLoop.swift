/// The main run loop on virtual time: blocks, then the commit (layout), then what waits for the
/// commit, then timers.
///
///     [ blocks of the turn ] -> [ commit ] -> [ after-commit blocks ] -> next turn | next timer
@MainActor
public final class SimulatedRunLoop {
    private enum Work {
        case block(@MainActor () -> Void)
        /// The did half of an appearance that the window drives.
        case finish(UIViewController)
    }

    /// Work that remembers what caused it.
    private struct Job {
        let cause: Int32
        let work: Work
    }

    private struct Timer {
        let due: Double
        let order: Int
        let job: Job
        /// Whether the loop is at rest though the timer waits.
        var isPassing = false
    }

    /// A queue whose memory is kept: while its jobs run, the next fill what the last have left.
    private struct Queue {
        var filling: [Job] = []
        var spare: [Job] = []

        /// Empties the queue and returns its jobs, the last first.
        mutating func takeReversed() -> [Job] {
            var jobs: [Job] = []
            swap(&jobs, &spare)
            swap(&jobs, &filling)
            if jobs.count > 1 { jobs.reverse() }
            return jobs
        }
    }

    private struct State {
        var blocks = Queue()
        var afterCommit = Queue()
        var timers: [Timer] = []
        var timerOrder = 0
    }

    private let recorder: EventRecorder
    private let layout: LayoutPass
    private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    /// Turns that one `runUntilIdle` may take: code that schedules itself for ever ends here.
    static let turnLimit = 100_000

    init(recorder: EventRecorder, layout: LayoutPass) {
        self.recorder = recorder
        self.layout = layout
        state.initialize(to: State())
    }

    isolated deinit {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Virtual time in seconds since the world began.
    public var now: Double { recorder.now }

    /// Whether no turn has anything to do and no timer waits.
    public var isIdle: Bool { !hasTurn && nextTimer == nil }

    /// The first timer that is due while anything keeps the loop from its rest.
    private var nextTimer: Timer? {
        let timers = state.pointee.timers
        return timers.contains { !$0.isPassing } ? timers.first : nil
    }

    private var hasTurn: Bool {
        layout.isNeeded || !state.pointee.afterCommit.filling.isEmpty
            || !state.pointee.blocks.filling.isEmpty
    }

    /// Runs the block in the next turn, as `DispatchQueue.main.async` does.
    public func perform(_ work: @escaping @MainActor () -> Void) {
        state.pointee.blocks.filling.append(Job(cause: recorder.cause, work: .block(work)))
    }

    /// Runs the block once the next commit is done (M1).
    func performAfterCommit(_ work: @escaping @MainActor () -> Void) {
        state.pointee.afterCommit.filling.append(Job(cause: recorder.cause, work: .block(work)))
    }

    /// Sends the did half of the controller's appearance once the next commit is done (M1a).
    func finishAfterCommit(_ controller: consuming UIViewController) {
        state.pointee.afterCommit.filling.append(
            Job(cause: recorder.cause, work: .finish(controller)))
    }

    /// Runs the block `delay` seconds of virtual time from now.
    public func perform(after delay: Double, _ work: @escaping @MainActor () -> Void) {
        schedule(after: delay, isPassing: false, work)
    }

    /// Runs the block `delay` seconds from now if the loop gets there: it keeps `runUntilIdle` from
    /// no rest, as a timer that repeats for ever must not.
    public func performIfRunning(after delay: Double, _ work: @escaping @MainActor () -> Void) {
        schedule(after: delay, isPassing: true, work)
    }

    private func schedule(
        after delay: Double, isPassing: Bool, _ work: @escaping @MainActor () -> Void
    ) {
        state.pointee.timerOrder += 1
        let timer = Timer(
            due: now + max(0, delay), order: state.pointee.timerOrder,
            job: Job(cause: recorder.cause, work: .block(work)), isPassing: isPassing
        )
        let index = state.pointee.timers.firstIndex {
            ($0.due, $0.order) > (timer.due, timer.order)
        }
        state.pointee.timers.insert(timer, at: index ?? state.pointee.timers.count)
    }

    /// One turn: the blocks that wait, the commit, and what waits for the commit.
    public func runTurn() {
        runBlocks()
        layout.commit()
        runAfterCommit()
    }

    /// Runs turns, and lets the clock jump to each timer, until nothing is left to do.
    /// Returns false where the turn limit ended it.
    @discardableResult
    public func runUntilIdle() -> Bool {
        var turns = 0
        while true {
            while hasTurn {
                runTurn()
                turns += 1
                if turns > Self.turnLimit { return false }
            }
            guard let next = nextTimer else { return true }
            turns += 1
            fireTimers(upTo: next.due)
        }
    }

    /// Runs turns and the timers that fall due while the clock moves on by `seconds`.
    public func advance(by seconds: Double) {
        let end = now + max(0, seconds)
        var turns = 0
        while turns < Self.turnLimit {
            while hasTurn, turns < Self.turnLimit {
                runTurn()
                turns += 1
            }
            guard let next = state.pointee.timers.first, next.due <= end + 1e-9 else { break }
            turns += 1
            fireTimers(upTo: next.due)
        }
        recorder.now = max(recorder.now, end)
    }

    /// Forgets all that waits: nothing in flight of a world that is dropped runs any more.
    func drop() {
        let waiting = state.pointee
        state.pointee = State()
        withExtendedLifetime(waiting) {}
    }

    private func fireTimers(upTo due: Double) {
        recorder.now = max(recorder.now, due)
        while let first = state.pointee.timers.first, first.due <= due {
            state.pointee.timers.removeFirst()
            run(first.job)
        }
    }

    private func runBlocks() {
        if state.pointee.blocks.filling.isEmpty { return }
        var jobs = state.pointee.blocks.takeReversed()
        while let job = jobs.popLast() { run(job) }
        swap(&jobs, &state.pointee.blocks.spare)
    }

    private func runAfterCommit() {
        if state.pointee.afterCommit.filling.isEmpty { return }
        var jobs = state.pointee.afterCommit.takeReversed()
        while let job = jobs.popLast() { run(job) }
        swap(&jobs, &state.pointee.afterCommit.spare)
    }

    private func run(_ job: consuming Job) {
        let outer = recorder.cause
        recorder.cause = job.cause
        switch job.work {
        case .block(let block): block()
        case .finish(let controller): controller.finishWindowDriven()
        }
        recorder.cause = outer
    }
}
