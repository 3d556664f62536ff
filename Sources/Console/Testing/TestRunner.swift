import Rendering
import Workbench

/// Runs each script in its own fresh world and reports.
@MainActor
public final class TestRunner {
    private let options: RunOptions
    private let format: TestFormat
    private let output: Output
    private let encoding: TextEncoding
    private let interruption: any Interruption

    /// Makes a runner that reports to `output`.
    public init(
        _ options: RunOptions, format: TestFormat, output: Output,
        terminal: TerminalTraits = TerminalTraits(),
        interruption: any Interruption = NoInterruption()
    ) {
        self.options = options
        self.format = format
        self.output = output
        self.interruption = interruption
        encoding = terminal.encoding()
    }

    /// Runs the scripts at the paths, and all `*.vcr` below those that are directories; ends as the
    /// first script that failed, and as a usage error where there is nothing to run.
    public func run(_ paths: [String]) -> Int32 {
        let scripts = TestScripts.find(paths)
        if scripts.isEmpty {
            let places = paths.map { "'\(VisibleText.of($0))'" }.joined(separator: ", ")
            output.talk(lines: ["vcr: no scripts in \(places)"])
            return ExitStatus.usage.code
        }
        let verdicts = report(scripts)
        let status = verdicts.first { !$0.passed }?.status.code ?? 0
        return output.finish(interruption.isRequested ? ExitStatus.interrupted.code : status)
    }

    private func report(_ scripts: [String]) -> [TestVerdict] {
        let report = format.report
        var verdicts: [TestVerdict] = []
        write(report.opening(count: scripts.count))
        for script in scripts {
            let verdict = judge(script)
            if interruption.isRequested || output.isClosed { break }
            verdicts.append(verdict)
            write(report.entry(verdict, number: verdicts.count))
            output.flush()
        }
        write(report.closing(verdicts, count: scripts.count))
        return verdicts
    }

    private func judge(_ path: String) -> TestVerdict {
        do {
            let script = try ScriptFile(path: path)
            let capture = CapturedOutput()
            let status = run(script, into: Output(capture))
            return TestVerdict(script: path, status: status, talk: Self.lines(capture.talkText))
        } catch {
            return TestVerdict(script: path, status: .usage, talk: [error.message])
        }
    }

    private func run(_ script: ScriptFile, into output: Output) -> ExitStatus {
        let workbench = Workbench(
            world: options.world, policy: options.policy,
            display: options.display(on: TerminalTraits()))
        let renderer = ReplyRenderer(workbench, output: output)
        return BatchRunner(workbench, renderer: renderer, interruption: interruption).run([script])
    }

    private func write(_ lines: [StyledText]) { encoding.appendLines(lines, to: &output.data) }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
    }
}
