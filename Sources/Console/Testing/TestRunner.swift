import Rendering
import Workbench

/// Runs each script in its own fresh world, in processes side by side, and reports.
@MainActor
public final class TestRunner {
    private let options: TestOptions
    private let worlds: [WorldSettings]
    private let output: Output
    private let encoding: TextEncoding
    private let width: Int?
    private let interruption: any Interruption

    /// Makes a runner that runs each script in each of the worlds, or in that of the command line, and reports to `output`.
    public init(
        _ options: TestOptions, in worlds: [WorldSettings] = [], output: Output,
        terminal: TerminalTraits = TerminalTraits(),
        interruption: any Interruption = NoInterruption()
    ) {
        self.options = options
        self.worlds = worlds
        self.output = output
        self.interruption = interruption
        encoding = terminal.encoding()
        width = terminal.isTerminal ? terminal.width : nil
    }

    /// Runs the scripts at the paths, and all `*.vcr` below those that are directories; ends as the
    /// first script that failed, and as a usage error where there is nothing to run.
    public func run(_ paths: [String], in processes: any TestProcesses, processors: Int) -> Int32 {
        let all = TestScripts.find(paths)
        if all.isEmpty {
            let places = paths.map { "'\(VisibleText.of($0))'" }.joined(separator: ", ")
            output.complain("no scripts in \(places)")
            return ExitStatus.usage.code
        }
        let filter = options.filter
        let scripts = TestTask.all(options.shard?.part(of: all) ?? all, in: worlds)
            .filter { task in filter.map(task.has) ?? true }
        if let filter, scripts.isEmpty {
            output.complain("no test has '\(VisibleText.of(filter))' in its path or name")
            return ExitStatus.usage.code
        }
        // Tests of one file that write into it must not do so side by side.
        let pool = TestPool(
            scripts, processes: processes, jobs: options.updates ? 1 : options.jobs ?? processors,
            timeout: options.timeout)
        let code = report(scripts.count, pool)
        return output.finish(interruption.isRequested ? ExitStatus.interrupted.code : code)
    }

    /// The status of the first script that failed.
    private func report(_ count: Int, _ pool: TestPool) -> Int32 {
        let report = options.format.report(width: width, phrases: output.phrases)
        var sum = TestSum(scripts: count)
        write(report.opening(count: count))
        pool.run { [interruption, output] in
            !interruption.isRequested && !output.isClosed
        } report: { verdicts in
            for verdict in verdicts {
                sum.add(verdict, keeping: report.needsVerdictsAtEnd)
                write(report.entry(verdict, number: sum.verdicts))
            }
            output.flush()
        }
        write(report.closing(sum))
        return options.measuresCoverage ? reportCoverage(sum) : sum.code
    }

    /// The sum of what the scripts went through stands below the verdicts where people read them,
    /// and beside them where a program does.
    private func reportCoverage(_ sum: TestSum) -> Int32 {
        var coverage = sum.coverage
        coverage.least = options.leastCoverage
        if options.format == .pretty {
            write(coverage.lines(output.phrases))
        } else {
            var bytes: [UInt8] = []
            encoding.appendLines(coverage.lines(output.phrases), to: &bytes)
            output.talk(bytes)
        }
        guard sum.code == 0, coverage.isTooSmall else { return sum.code }
        return ExitStatus.expectationFailed.code
    }

    private func write(_ lines: [StyledText]) { encoding.appendLines(lines, to: &output.data) }
}

/// What the verdicts of a run come to.
struct TestSum {
    /// How many scripts there are to run.
    let scripts: Int
    private(set) var verdicts = 0
    private(set) var failed = 0
    /// How many passed with a note.
    private(set) var noted = 0
    /// Whether an expectation did not hold, so that differences were told.
    private(set) var hasDifferences = false
    private(set) var milliseconds = 0
    /// The status of the first script that failed.
    private(set) var code: Int32 = 0
    /// What differs between worlds.
    private(set) var matrix = TestMatrix()
    /// What all of them have gone through.
    private(set) var coverage = CoverageSum()
    /// All of them, where the report needs them at the end.
    private(set) var kept: [TestVerdict] = []

    init(scripts: Int) { self.scripts = scripts }

    mutating func add(_ verdict: TestVerdict, keeping: Bool) {
        verdicts += 1
        milliseconds += verdict.milliseconds
        if !verdict.passed { failed += 1 } else if !verdict.notes.isEmpty { noted += 1 }
        if verdict.ending == .status(.expectationFailed) { hasDifferences = true }
        if code == 0 { code = verdict.code }
        matrix.add(verdict)
        coverage.add(verdict.coverage)
        if keeping { kept.append(verdict) }
    }
}
