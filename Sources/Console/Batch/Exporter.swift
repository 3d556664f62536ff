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
        let unseen = UnseenRun(options, interruption: interruption)
        guard let status = unseen.run(script, output) else { return ExitStatus.usage.code }
        guard status == 0 || options.policy.keepsGoing else { return status }
        var command = "export " + QuotedOperand.text(format) + (isTree ? " --tree" : "")
        // Whoever runs the program has named the file, so what is there is written over.
        if let file { command += " \(QuotedOperand.text(file)) over" }
        let ending = unseen.run(TextSource(command, in: .exportSubcommand), output)
        // What is wrong with this command is wrong with the command line.
        let code = ending == .commandFailed ? ExitStatus.usage.code : ending.code
        return output.finish(code == 0 ? status : code)
    }
}
