import CommandLanguage
import Workbench

/// Runs scripts for `vcr test` in a process of its own: paths come in, verdicts go out.
@MainActor
public final class TestWorker {
    /// The first word of a worker's command line; the rest is that of the run it works for.
    public static let word = "--test-worker"

    private let options: RunOptions
    private let measuresCoverage: Bool
    private let updates: Bool
    private let paths: any ByteSource
    private let output: Output
    private let interruption: any Interruption
    private let phrases: Phrasebook

    /// Makes a worker that takes paths from one side and gives verdicts to the other.
    public init(
        _ options: RunOptions, measuringCoverage measuresCoverage: Bool = false,
        updating updates: Bool = false,
        paths: any ByteSource, output: Output,
        interruption: any Interruption = NoInterruption()
    ) {
        var options = options
        options.policy.watchesWarnings = true
        options.policy.tellsAllExpectations = true
        self.options = options
        phrases = Phrasebook(options.language ?? .english)
        self.measuresCoverage = measuresCoverage
        self.updates = updates
        self.paths = paths
        self.output = output
        self.interruption = interruption
    }

    /// Works until there are no more paths, or the reader of the verdicts is gone.
    public func run() -> Int32 {
        var wire = TestWire()
        answer([])
        while !interruption.isRequested, !output.isClosed {
            while let task = wire.next().flatMap(TestTask.init) { answer(judge(task).message) }
            switch paths.read({ wire.receive($0) }) {
            case .block, .interrupted: continue
            case .end, .failed: return output.finish(0)
            }
        }
        return output.finish(0)
    }

    private func answer(_ texts: [String]) {
        output.data += TestWire.message(texts)
        output.flush()
    }

    /// Runs one script in a fresh world of its own.
    func judge(_ task: TestTask) -> TestVerdict {
        let start = ContinuousClock.now
        var verdict = verdict(on: task)
        let taken = (ContinuousClock.now - start).components
        verdict.milliseconds =
            Int(taken.seconds) * 1000 + Int(taken.attoseconds / 1_000_000_000_000_000)
        return verdict
    }

    private func verdict(on task: TestTask) -> TestVerdict {
        let (path, world) = (task.script, task.world)
        do {
            let script = try source(of: task)
            let workbench = Workbench(
                world: world ?? options.world, policy: options.policy,
                display: options.display(on: TerminalTraits()))
            if let language = options.language { workbench.teachingLanguage = language }
            let talk = TalkOnly()
            let renderer = ReplyRenderer(workbench, output: Output(talk))
            if Workbench.isLesson(path) {
                return covered(Self.verdict(onLesson: path, in: workbench), workbench)
            }
            let runner = BatchRunner(workbench, renderer: renderer, interruption: interruption)
            if updates { runner.update = ExpectationUpdate(of: path) }
            let status = runner.run([script])
            if let update = runner.update, update.count > 0, update.count == runner.failures.count,
                Self.write(update, to: path)
            {
                return TestVerdict(script: path, ending: .status(.fine), notes: [.updated])
            }
            var notes: [TestNote] = runner.commands == 0 ? [.empty] : []
            if workbench.unexpectedWarnings > 0 { notes.append(.warned) }
            var verdict = TestVerdict(
                script: path, ending: .status(status), talk: talk.lines, notes: notes)
            verdict.failures = Array(runner.failures.prefix(TestVerdict.maximumOfFailures))
            if world != nil { verdict.log = workbench.logFingerprint }
            return covered(verdict, workbench)
        } catch {
            return TestVerdict(
                script: path, ending: .status(.usage), talk: [phrases(error.message)])
        }
    }
}

extension TestWorker {
    /// The script, or the one test of it that is meant.
    private func source(of task: TestTask) throws(ScriptFile.OpenError) -> any ByteSource {
        let file = try ScriptFile(path: task.script)
        guard let part = task.part,
            let bytes = try? SessionStore.read(task.script, at: SourceSpan(line: 1, column: 1))
        else { return file }
        let text = TestParts(of: String(decoding: bytes, as: UTF8.self)).text(of: part)
        return TextSource(text, in: ScriptName(task.script))
    }

    /// Writes what came into the script; false where it is not as it was read, or cannot be written.
    private static func write(_ update: ExpectationUpdate, to path: String) -> Bool {
        let span = SourceSpan(line: 1, column: 1)
        guard let bytes = try? SessionStore.read(path, at: span),
            let text = update.applied(to: String(decoding: bytes, as: UTF8.self))
        else { return false }
        return (try? SessionStore.rewrite(path, with: text)) != nil
    }

    /// The verdict with what the script has gone through, where that is asked for.
    private func covered(_ verdict: TestVerdict, _ workbench: Workbench) -> TestVerdict {
        guard measuresCoverage else { return verdict }
        var verdict = verdict
        verdict.coverage = workbench.coverage
        return verdict
    }

    /// A lesson is tested by its check.
    fileprivate static func verdict(onLesson path: String, in workbench: Workbench) -> TestVerdict {
        let defects = workbench.defects(ofLesson: path)
        let status: ExitStatus =
            defects.map { $0.isEmpty ? .fine : .expectationFailed } ?? .usage
        return TestVerdict(script: path, ending: .status(status), talk: defects ?? [])
    }
}

/// Keeps what a script says, up to a size, and none of its results.
@MainActor
private final class TalkOnly: OutputSink {
    private static let limit = 1 << 20
    private var talk: [UInt8] = []
    private var leftOut = 0

    func write(_ bytes: [UInt8], to channel: OutputChannel) -> WriteOutcome {
        guard channel == .talk else { return .written }
        let room = bytes.prefix(Self.limit - talk.count)
        talk += room
        leftOut += bytes.count - room.count
        return .written
    }

    var lines: [String] {
        let lines = talk.split(separator: UInt8(ascii: "\n")).map {
            String(decoding: $0, as: UTF8.self)
        }
        return leftOut == 0 ? lines : lines + ["… and \(leftOut) bytes more"]
    }
}
