import HierarchyRecords
import Workbench

/// Lets processes run scripts side by side, and gives each verdict in the scripts' order.
@MainActor
final class TestPool {
    private let tasks: [TestTask]
    private let processes: any TestProcesses
    private let jobs: Int
    private let timeout: Double
    private let now: () -> Duration
    /// How many scripts a process may have at most: what is sent to it must find room in a pipe, since
    /// the process may be waiting meanwhile for us to read its verdicts.
    private let mostSent: Int

    private var workers: [Int: Worker] = [:]
    /// Scripts to run, by their index; those that a process did not get to come back.
    private var waiting: ArraySlice<Int>
    /// Verdicts on scripts behind one that still runs.
    private var early: [Int: TestVerdict] = [:]
    private var reported = 0
    /// How many scripts ended by themselves, and how long they took in all.
    private var finished = 0
    private var milliseconds = 0

    /// A process and the scripts that it has been sent, the one that runs first.
    private struct Worker {
        var wire = TestWire()
        var scripts: [Int] = []
        /// When the first of them began.
        var beginning: Duration
        /// Whether the process has said that it has started.
        var isStarted = false
    }

    init(
        _ tasks: [TestTask], processes: any TestProcesses, jobs: Int, timeout: Double,
        now: @escaping () -> Duration = WorkingLine.uptime
    ) {
        self.tasks = tasks
        self.processes = processes
        self.jobs = jobs
        self.timeout = timeout
        self.now = now
        let longest = tasks.map { TestWire.message($0.message).count }.max() ?? 1
        mostSent = max(1, min(128, Self.room / longest))
        waiting = Array(tasks.indices)[...]
    }

    /// Runs the scripts until all have ended, or `goesOn` says no after some wait.
    func run(goesOn: () -> Bool, report: ([TestVerdict]) -> Void) {
        while reported < tasks.count, goesOn() {
            handOut()
            if workers.isEmpty { give(unstarted()) }
            for news in processes.news(within: 50, gathering: areAllBusy) { take(news) }
            stopLateOnes()
            report(nextVerdicts())
        }
        for process in workers.keys { processes.end(process) }
    }

    /// The verdicts that are known and are next in order.
    private func nextVerdicts() -> [TestVerdict] {
        var verdicts: [TestVerdict] = []
        while let verdict = early.removeValue(forKey: reported) {
            reported += 1
            verdicts.append(verdict)
        }
        return verdicts
    }

    // MARK: Handing out

    /// A process gets further scripts while it runs the first, so that it need not wait for them.
    private func handOut() {
        while workers.count < jobs, idleWorkers < waiting.count, start() {}
        let depth = depth
        for (process, worker) in workers where worker.scripts.count <= depth / 2 {
            send(waiting.prefix(depth - worker.scripts.count), to: process)
        }
    }

    /// How many scripts a process may have: as many as it runs in 20 ms, and fewer near the end, so
    /// that none waits which another process might begin sooner.
    private var depth: Int {
        guard finished > 4 * jobs else { return 1 }
        let inTime = 20 * finished / max(1, milliseconds)
        return max(1, min(mostSent, inTime, waiting.count / (2 * jobs)))
    }

    /// How many bytes a pipe takes on every system that we know.
    private static let room = 16_384

    /// Whether every process has something to go on with.
    private var areAllBusy: Bool { workers.values.allSatisfy { $0.scripts.count > 1 } }

    private var idleWorkers: Int { workers.values.count { $0.scripts.isEmpty } }

    private func start() -> Bool {
        guard let process = processes.start() else { return false }
        workers[process] = Worker(beginning: now() + Self.startUp)
        return true
    }

    /// What a process may take until it says that it has started.
    private static let startUp = Duration.seconds(10)

    private func send(_ scripts: ArraySlice<Int>, to process: Int) {
        if scripts.isEmpty { return }
        waiting = waiting.dropFirst(scripts.count)
        if workers[process]!.isStarted, workers[process]!.scripts.isEmpty {
            workers[process]!.beginning = now()
        }
        workers[process]!.scripts += scripts
        processes.send(
            scripts.flatMap { TestWire.message(tasks[$0].message) }, to: process)
    }

    /// Where no process can be started, the next script fails by that.
    private func unstarted() -> (Int, TestVerdict)? {
        waiting.popFirst().map {
            ($0, TestVerdict(of: tasks[$0], ending: .crashed("it could not be started")))
        }
    }

    // MARK: Taking in

    private func take(_ news: TestProcessNews) {
        switch news {
        case .wrote(let process, let bytes):
            workers[process]?.wire.receive(bytes)
            while let message = workers[process]?.wire.next() { take(message, from: process) }
        case .ended(let process, let how, let lastWords):
            lose(process, .crashed(how), lastWords)
        }
    }

    /// The first message says that the process has started, each later one how a script ended.
    private func take(_ message: [String], from process: Int) {
        workers[process]?.beginning = now()
        workers[process]?.isStarted = true
        guard let script = workers[process]?.scripts.first,
            let verdict = TestVerdict(of: tasks[script], message: message)
        else { return }
        workers[process]?.scripts.removeFirst()
        finished += 1
        milliseconds += verdict.milliseconds
        give((script, verdict))
    }

    private func give(_ verdict: (script: Int, TestVerdict)?) {
        if let verdict { early[verdict.script] = verdict.1 }
    }

    /// The process is gone, and the script that ran in it; the scripts behind that one run again.
    private func lose(_ process: Int, _ ending: TestEnding, _ lastWords: [String]) {
        guard let worker = workers.removeValue(forKey: process),
            let script = worker.scripts.first
        else { return }
        let taken = max(.zero, now() - worker.beginning)
        let verdict = TestVerdict(
            of: tasks[script], ending: ending, talk: lastWords,
            milliseconds: Int(taken / .milliseconds(1)))
        give((script, verdict))
        waiting = worker.scripts.dropFirst() + waiting
    }

    private func stopLateOnes() {
        guard timeout > 0 else { return }
        for (process, worker) in workers {
            let isLate = now() - worker.beginning > .seconds(timeout)
            guard isLate, !worker.scripts.isEmpty else { continue }
            processes.end(process)
            lose(process, .hung(numberText(timeout)), [])
        }
    }
}
