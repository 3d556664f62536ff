import Workbench

/// A script that runs without being shown, in a world of its own, so that something can be made of its session.
@MainActor
struct UnseenRun {
    let workbench: Workbench
    private let interruption: any Interruption

    init(_ options: RunOptions, interruption: any Interruption) {
        workbench = Workbench(
            world: options.world, policy: options.policy,
            display: options.display(on: TerminalTraits()))
        self.interruption = interruption
    }

    /// Runs the script of that path; only what it says beside its results is written. The exit status;
    /// nil where there is no such script, which is said.
    func run(_ path: String, _ output: Output) -> Int32? {
        do {
            let script = try ScriptFile(path: path)
            workbench.sessionTitle = path.split(separator: "/").last.map(String.init) ?? path
            let unseen = CapturedOutput(keepsResults: false)
            let status = run(script, Output(unseen))
            output.talk(unseen.talk)
            return status.code
        } catch {
            output.talk(lines: ["vcr: " + error.message])
            return nil
        }
    }

    /// Runs commands and shows what they answer.
    func run(_ script: any ByteSource, _ output: Output) -> ExitStatus {
        let renderer = ReplyRenderer(workbench, output: output)
        return BatchRunner(workbench, renderer: renderer, interruption: interruption).run([script])
    }
}
