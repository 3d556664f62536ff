import Workbench

extension UnseenRun {
    /// Runs a script and writes its session in another form. Returns the program's exit status; a
    /// script that fails is exported under `--keep-going` alone.
    public func export(
        _ format: String, isTree: Bool, script: String, to file: String?
    ) -> Int32 {
        guard let status = runScript(script) else { return ExitStatus.usage.code }
        guard status == 0 || options.policy.keepsGoing else { return status }
        var command = "export " + QuotedOperand.text(format) + (isTree ? " --tree" : "")
        // Whoever runs the program has named the file, so what is there is written over.
        if let file { command += " \(QuotedOperand.text(file)) over" }
        let ending = run(command, of: .exportSubcommand)
        // What is wrong with this command is wrong with the command line.
        let code = ending == .commandFailed ? ExitStatus.usage.code : ending.code
        return output.finish(code == 0 ? status : code)
    }
}
