import CommandLanguage
import Workbench

/// A script that runs without being shown, in a world of its own, so that something can be made of its session.
@MainActor
public struct UnseenRun {
    let workbench: Workbench
    let options: RunOptions
    let output: Output
    private let interruption: any Interruption

    /// Makes a run whose results go to `output` where no file is named.
    public init(_ options: RunOptions, output: Output, interruption: any Interruption) {
        workbench = Workbench(
            world: options.world, policy: options.policy,
            display: options.display(on: TerminalTraits()))
        if let language = options.language { workbench.teachingLanguage = language }
        self.options = options
        self.output = output
        self.interruption = interruption
    }

    /// Runs the script of that path; only what it says beside its results is written. The exit status;
    /// nil where there is no such script, which is said.
    func runScript(_ path: String) -> Int32? {
        do {
            let script = try ScriptFile(path: path)
            workbench.sessionTitle = path.fileName
            let unseen = CapturedOutput(keepsResults: false)
            let status = run(script, Output(unseen))
            output.talk(unseen.talk)
            return status.code
        } catch {
            output.complain(error.message)
            return nil
        }
    }

    /// Runs a command of the program's own and shows what it answers.
    func run(_ command: String, of origin: ScriptName) -> ExitStatus {
        run(TextSource(command, in: origin), output)
    }

    private func run(_ script: any ByteSource, _ output: Output) -> ExitStatus {
        let renderer = ReplyRenderer(workbench, output: output)
        return BatchRunner(workbench, renderer: renderer, interruption: interruption).run([script])
    }
}
