/// Work that waits for the next turn of the run loop, for its commit, or for a time.
///
/// The run loop and the core of the simulator each have a copy; all copies share one state, which
/// the simulator frees.
@MainActor
struct DeferredWork: LinkOwner {
    fileprivate enum Work {
        case block(@MainActor () -> Void)
        /// The did half of an appearance that the window drives.
        case finish(UIViewController)
    }

    /// Work that remembers what caused it.
    fileprivate struct Job {
        let cause: Int32
        /// How many delayed calls led to it, each made by the one before.
        let generation: Int32
        let work: Work
    }

    fileprivate struct Timer {
        let due: Double
        let job: Job
        /// Whether the run loop counts as idle while this timer waits.
        let isPassing: Bool
    }

    /// Timers in the order in which they are due; timers that are due at the same time, in the
    /// order in which they were added.
    fileprivate struct TimerQueue {
        /// The timers before `head` have been removed and are nil.
        private var timers: [Timer?] = []
        private var head = 0
        /// How many timers keep the run loop from being idle.
        private(set) var lasting = 0

        var count: Int { timers.count - head }

        var first: Timer? { head < timers.count ? timers[head] : nil }

        mutating func insert(_ timer: Timer) {
            var (low, high) = (head, timers.count)
            while low < high {
                let middle = (low + high) / 2
                if timers[middle].map({ $0.due <= timer.due }) ?? true {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            timers.insert(timer, at: low)
            if !timer.isPassing { lasting += 1 }
        }

        mutating func removeFirst() {
            if timers[head]?.isPassing == false { lasting -= 1 }
            timers[head] = nil
            head += 1
            guard head > 32, head * 2 > timers.count else { return }
            timers.removeFirst(head)
            head = 0
        }
    }

    /// A queue that keeps its memory: while the jobs of a turn run, new jobs go into the array that
    /// the turn before has emptied.
    fileprivate struct Queue {
        var filling: [Job] = []
        var spare: [Job] = []

        /// Empties the queue and returns its jobs in reversed order.
        mutating func takeReversed() -> [Job] {
            var jobs: [Job] = []
            swap(&jobs, &spare)
            swap(&jobs, &filling)
            if jobs.count > 1 { jobs.reverse() }
            return jobs
        }
    }

    struct Core {
        fileprivate var blocks = Queue()
        fileprivate var afterCommit = Queue()
        fileprivate var timers = TimerQueue()
        /// That of the work that runs.
        fileprivate var generation: Int32 = 0
    }

    private let recorder: EventRecorder
    let link = Link<Core>.reserve()

    init(recorder: EventRecorder) {
        self.recorder = recorder
        link.fill(with: Core())
    }

    /// Frees the state. Must be called once, after which no copy may be used.
    func free() {
        link.free()
    }

    /// Whether work waits for the next turn.
    var isDue: Bool {
        !core.afterCommit.filling.isEmpty || !core.blocks.filling.isEmpty
    }

    /// How much work waits.
    var count: Int {
        core.blocks.filling.count + core.afterCommit.filling.count + core.timers.count
    }

    /// When the first timer is due, in seconds of virtual time; nil if there is no timer.
    var nextTimer: Double? {
        core.timers.first?.due
    }

    /// Whether a timer keeps the run loop from being idle.
    var keepsRunning: Bool { core.timers.lasting > 0 }

    func perform(_ work: @escaping @MainActor () -> Void) {
        core.blocks.filling.append(job(.block(work)))
    }

    /// Runs the block once the next commit is done (M1).
    func performAfterCommit(_ work: @escaping @MainActor () -> Void) {
        core.afterCommit.filling.append(job(.block(work)))
    }

    /// Sends the did half of the controller's appearance once the next commit is done (M1a).
    func finishAfterCommit(_ controller: consuming UIViewController) {
        core.afterCommit.filling.append(job(.finish(controller)))
    }

    private func job(_ work: consuming Work) -> Job {
        Job(cause: recorder.cause, generation: core.generation, work: work)
    }

    /// So many delayed calls in a row, each made by the one before, keep the run loop busy: a call that makes itself again for
    /// ever is as a timer that repeats.
    private static let longestChain: Int32 = 100

    /// Runs the block at that virtual time. A passing timer does not keep the run loop busy: it
    /// fires only if the loop reaches that time for another reason. What is due at the end of all
    /// time never comes.
    func schedule(at due: Double, isPassing: Bool, _ work: @escaping @MainActor () -> Void) {
        guard due < .infinity else { return }
        let generation = min(core.generation, Self.longestChain) + 1
        let job = Job(cause: recorder.cause, generation: generation, work: .block(work))
        core.timers.insert(
            Timer(due: due, job: job, isPassing: isPassing || generation > Self.longestChain))
    }

    /// How many timers may fire before the run loop takes a turn, since each may add another that is
    /// due at once.
    private static let mostTimers = 1000

    /// Runs the timers up to that virtual time; where there are many, the first of them.
    func runTimers(upTo due: Double) {
        var left = Self.mostTimers
        while left > 0, let first = core.timers.first, first.due <= due {
            core.timers.removeFirst()
            run(first.job)
            left -= 1
        }
    }

    func runBlocks() {
        if core.blocks.filling.isEmpty { return }
        var jobs = core.blocks.takeReversed()
        while let job = jobs.popLast() { run(job) }
        swap(&jobs, &core.blocks.spare)
    }

    func runAfterCommit() {
        if core.afterCommit.filling.isEmpty { return }
        var jobs = core.afterCommit.takeReversed()
        while let job = jobs.popLast() { run(job) }
        swap(&jobs, &core.afterCommit.spare)
    }

    /// Drops all work that waits.
    func drop() {
        let waiting = core
        core = Core()
        withExtendedLifetime(waiting) {}
    }

    private func run(_ job: borrowing Job) {
        let outer = (cause: recorder.cause, generation: core.generation)
        (recorder.cause, core.generation) = (job.cause, job.generation)
        switch job.work {
        case .block(let block): block()
        case .finish(let controller): controller.finishWindowDriven()
        }
        (recorder.cause, core.generation) = (outer.cause, outer.generation)
    }
}
