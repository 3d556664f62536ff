import Workbench

extension UnseenRun {
    /// Runs a script and says where an app's log differs from its log. Returns the program's exit
    /// status: 0 where the logs agree and 1 where they differ.
    public func compare(
        _ log: String, script: String, pattern: String?, names: String?
    ) -> Int32 {
        guard let status = runScript(script) else { return ExitStatus.usage.code }
        guard status == 0 || options.policy.keepsGoing else { return output.finish(status) }
        var command = "log import \(QuotedOperand.text(log))"
        if let pattern { command += " pattern \(QuotedOperand.text(pattern))" }
        if let names { command += " names \(QuotedOperand.text(names))" }
        guard run(command, of: .logSubcommand) == .fine else {
            return output.finish(ExitStatus.usage.code)
        }
        return output.finish(workbench.logComparison?.isSame == true ? 0 : 1)
    }
}
