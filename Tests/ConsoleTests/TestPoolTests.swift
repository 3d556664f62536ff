import Testing
import Workbench

@testable import Console

/// Processes that do what the script's name says: `crash`, `hang`, or end well after some waits.
@MainActor
private final class PretendProcesses: TestProcesses {
    private var wires: [Int: TestWire] = [:]
    private var news: [TestProcessNews] = []
    /// The path that a process runs, and for how many more waits.
    private var running: [Int: [(path: String, waits: Int, left: Int)]] = [:]
    private(set) var begun: [String] = []
    private(set) var started = 0
    private(set) var ended: [Int] = []
    private(set) var mostAtOnce = 0
    var refusesToStart = false
    var seconds = 0.0

    func start() -> Int? {
        if refusesToStart { return nil }
        started += 1
        running[started] = []
        mostAtOnce = max(mostAtOnce, running.count)
        news.append(.wrote(process: started, TestWire.message([])))
        return started
    }

    func send(_ bytes: [UInt8], to process: Int) {
        wires[process, default: TestWire()].receive(bytes)
        while let path = wires[process]?.next()?.first {
            begun.append(path)
            let waits = Int(path.split(separator: "-").last ?? "") ?? 1
            running[process]?.append((path, waits, waits))
        }
    }

    func news(within milliseconds: Int, gathering: Bool) -> [TestProcessNews] {
        seconds += 0.05
        for process in running.keys.sorted() { advance(process) }
        defer { news = [] }
        return news
    }

    private func advance(_ process: Int) {
        guard let (path, waits, left) = running[process]?.first, path != "hang" else { return }
        if path == "crash" {
            running[process] = nil
            news.append(.ended(process: process, how: "signal 11", lastWords: ["Fatal"]))
        } else if left > 1 {
            running[process]?[0].left -= 1
        } else {
            running[process]?.removeFirst()
            let verdict = TestVerdict(script: path, ending: .status(.fine), milliseconds: waits)
            let bytes = TestWire.message(verdict.message)
            // In two pieces, as a pipe may give them.
            news.append(.wrote(process: process, Array(bytes.prefix(5))))
            news.append(.wrote(process: process, Array(bytes.dropFirst(5))))
        }
    }

    func end(_ process: Int) {
        running[process] = nil
        ended.append(process)
    }
}

@MainActor
@Suite("Processes that run scripts side by side")
struct TestPoolTests {
    private let processes = PretendProcesses()

    private func run(
        _ scripts: [String], jobs: Int = 2, timeout: Double = 60, goesOn: () -> Bool = { true }
    ) -> [TestVerdict] {
        let pool = TestPool(
            scripts.map { TestTask(script: $0) }, processes: processes, jobs: jobs, timeout: timeout
        ) {
            [processes] in .seconds(processes.seconds)
        }
        var verdicts: [TestVerdict] = []
        pool.run(goesOn: goesOn) { verdicts += $0 }
        return verdicts
    }

    private func passed(_ script: String, _ milliseconds: Int) -> TestVerdict {
        TestVerdict(script: script, ending: .status(.fine), milliseconds: milliseconds)
    }

    @Test("verdicts come in the order of the scripts, however long each takes")
    func order() {
        #expect(
            run(["a-9", "b-1", "c-3", "d-1"])
                == [passed("a-9", 9), passed("b-1", 1), passed("c-3", 3), passed("d-1", 1)])
        #expect(processes.mostAtOnce == 2)
        #expect(processes.begun == ["a-9", "b-1", "c-3", "d-1"])
        #expect(processes.ended.sorted() == [1, 2])
    }

    @Test("no more processes are started than there are scripts")
    func few() {
        #expect(run(["a-2"], jobs: 8) == [passed("a-2", 2)])
        #expect(processes.started == 1)
    }

    @Test("a crash takes its own script and no other; those behind it run in another process")
    func crash() {
        let scripts = ["a-1", "crash"] + (1...20).map { "x\($0)-1" }
        let verdicts = run(scripts, jobs: 1)
        #expect(verdicts.map(\.script) == scripts)
        #expect(
            verdicts[1]
                == TestVerdict(
                    script: "crash", ending: .crashed("signal 11"), talk: ["Fatal"],
                    milliseconds: verdicts[1].milliseconds))
        #expect(verdicts.count { $0.passed } == 21)
        #expect(processes.started == 2)
    }

    @Test("a script that takes too long is stopped alone")
    func hang() {
        let verdicts = run(["hang", "a-1", "b-1", "c-1"], timeout: 1.5)
        #expect(verdicts.map(\.passed) == [false, true, true, true])
        #expect(verdicts[0].ending == .hung("1.5"))
        #expect((1500...1700).contains(verdicts[0].milliseconds))
    }

    @Test("without a limit none is stopped")
    func noLimit() {
        #expect(run(["a-99999"], timeout: 0) == [passed("a-99999", 99999)])
    }

    @Test("an interruption ends the processes and what runs in them")
    func interruption() {
        var looks = 0
        let verdicts = run(["a-1", "hang", "b-1"]) {
            looks += 1
            return looks < 10
        }
        #expect(verdicts == [passed("a-1", 1)])
        #expect(processes.ended.sorted() == [1, 2])
    }

    @Test("where no process can be started each script fails by that")
    func unstartable() {
        processes.refusesToStart = true
        #expect(
            run(["a", "b"]).map(\.reason)
                == Array(repeating: "its process crashed: it could not be started", count: 2))
    }

    @Test(
        "a verdict crosses the pipe whole",
        arguments: [.status(.fine), .status(.quit(3)), .status(.commandFailed)] as [TestEnding])
    func wire(ending: TestEnding) {
        var verdict = TestVerdict(
            script: "s", ending: ending, talk: ["", "a\0é\n"], notes: [.empty, .warned],
            milliseconds: 12)
        verdict.failures = [
            TestFailure(file: "s", line: 3, column: 8, text: "log differs"),
            TestFailure(file: "t", line: 1, column: 1, text: ""),
        ]
        var wire = TestWire()
        for byte in TestWire.message(verdict.message) + TestWire.message(["next"]) {
            wire.receive([byte])
        }
        #expect(
            wire.next().flatMap { TestVerdict(of: TestTask(script: "s"), message: $0) } == verdict)
        #expect(wire.next() == ["next"])
        #expect(wire.next() == nil)
    }

    @Test("shards part the scripts without a rest, and read only K of N")
    func shards() throws {
        let scripts = (1...10).map(String.init)
        let parts = try ["1/3", "2/3", "3/3"].map { try #require(TestShard($0)).part(of: scripts) }
        #expect(parts == [["1", "4", "7", "10"], ["2", "5", "8"], ["3", "6", "9"]])
        for text in ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/3", "a/b", "1/"] {
            #expect(TestShard(text) == nil, "\(text)")
        }
    }
}
