import Workbench

/// Runs a script unseen and writes its session in another form.
@MainActor
public struct Exporter {
    private let options: RunOptions
    private let output: Output
    private let interruption: any Interruption

    /// Makes an exporter that writes to `output` where no file is named.
    public init(_ options: RunOptions, output: Output, interruption: any Interruption) {
        self.options = options
        self.output = output
        self.interruption = interruption
    }

    /// Returns the program's exit status; a script that fails is exported under `--keep-going` alone.
    public func export(
        _ format: String, isTree: Bool, script: String, to file: String?
    ) -> Int32 {
        do {
            let name = script.split(separator: "/").last.map(String.init) ?? script
            return export(format, isTree, try ScriptFile(path: script), named: name, to: file)
        } catch {
            output.talk(lines: ["vcr: " + error.message])
            return ExitStatus.usage.code
        }
    }

    private func export(
        _ format: String, _ isTree: Bool, _ script: ScriptFile, named name: String, to file: String?
    ) -> Int32 {
        let workbench = Workbench(
            world: options.world, policy: options.policy,
            display: options.display(on: TerminalTraits()))
        workbench.sessionTitle = name
        let unseen = CapturedOutput(keepsResults: false)
        let status = run(script, in: workbench, Output(unseen))
        output.talk(unseen.talk)
        guard status.code == 0 || options.policy.keepsGoing else { return status.code }
        var command = "export " + QuotedOperand.text(format) + (isTree ? " --tree" : "")
        // Whoever runs the program has named the file, so what is there is written over.
        if let file { command += " \(QuotedOperand.text(file)) over" }
        let ending = run(TextSource(command, in: .exportSubcommand), in: workbench, output)
        // What is wrong with this command is wrong with the command line.
        let code = ending == .commandFailed ? ExitStatus.usage.code : ending.code
        return output.finish(code == 0 ? status.code : code)
    }

    private func run(
        _ script: any ByteSource, in workbench: Workbench, _ output: Output
    ) -> ExitStatus {
        let renderer = ReplyRenderer(workbench, output: output)
        let runner = BatchRunner(workbench, renderer: renderer, interruption: interruption)
        return runner.run([script])
    }
}
