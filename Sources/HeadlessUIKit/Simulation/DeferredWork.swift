/// What waits for a turn of the run loop, for its commit, or for a time.
/// Whoever needs it copies it: all copies share the state behind one link, which the simulator frees.
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
        let work: Work
    }

    fileprivate struct Timer {
        let due: Double
        let job: Job
        /// Whether the loop is at rest though the timer waits.
        let isPassing: Bool
    }

    /// Timers in the order in which they are due; of those due at once, in the order they came in.
    fileprivate struct TimerQueue {
        /// Nil before `head`: those are gone.
        private var timers: [Timer?] = []
        private var head = 0
        /// How many keep the loop from its rest.
        private(set) var lasting = 0

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

    /// A queue whose memory is kept: while its jobs run, the next fill what the last have left.
    fileprivate struct Queue {
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

    struct Core {
        fileprivate var blocks = Queue()
        fileprivate var afterCommit = Queue()
        fileprivate var timers = TimerQueue()
    }

    private let recorder: EventRecorder
    let link = Link<Core>.reserve()

    init(recorder: EventRecorder) {
        self.recorder = recorder
        link.fill(with: Core())
    }

    /// To be called once, when nothing can wait any more.
    func free() {
        link.free()
    }

    /// Whether anything waits for the next turn.
    var isDue: Bool {
        !core.afterCommit.filling.isEmpty || !core.blocks.filling.isEmpty
    }

    /// When the first timer is due, in seconds of virtual time; nil where none waits.
    var nextTimer: Double? {
        core.timers.first?.due
    }

    /// Whether a timer waits that keeps the loop from its rest.
    var keepsRunning: Bool { core.timers.lasting > 0 }

    func perform(_ work: @escaping @MainActor () -> Void) {
        core.blocks.filling.append(Job(cause: recorder.cause, work: .block(work)))
    }

    /// Runs the block once the next commit is done (M1).
    func performAfterCommit(_ work: @escaping @MainActor () -> Void) {
        core.afterCommit.filling.append(Job(cause: recorder.cause, work: .block(work)))
    }

    /// Sends the did half of the controller's appearance once the next commit is done (M1a).
    func finishAfterCommit(_ controller: consuming UIViewController) {
        core.afterCommit.filling.append(
            Job(cause: recorder.cause, work: .finish(controller)))
    }

    /// Runs the block at that virtual time, if the loop gets there: a timer that is passing keeps it
    /// from no rest.
    func schedule(at due: Double, isPassing: Bool, _ work: @escaping @MainActor () -> Void) {
        let job = Job(cause: recorder.cause, work: .block(work))
        core.timers.insert(Timer(due: due, job: job, isPassing: isPassing))
    }

    /// Runs the timers up to that virtual time.
    func runTimers(upTo due: Double) {
        while let first = core.timers.first, first.due <= due {
            core.timers.removeFirst()
            run(first.job)
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

    /// Forgets all that waits.
    func drop() {
        let waiting = core
        core = Core()
        withExtendedLifetime(waiting) {}
    }

    private func run(_ job: borrowing Job) {
        let outer = recorder.cause
        recorder.cause = job.cause
        switch job.work {
        case .block(let block): block()
        case .finish(let controller): controller.finishWindowDriven()
        }
        recorder.cause = outer
    }
}
