import Workbench

/// Runs a script unseen and says where an app's log differs from its log.
@MainActor
public struct LogComparer {
    private let options: RunOptions
    private let output: Output
    private let interruption: any Interruption

    /// Makes a comparer that writes to `output`.
    public init(_ options: RunOptions, output: Output, interruption: any Interruption) {
        self.options = options
        self.output = output
        self.interruption = interruption
    }

    /// Returns the program's exit status: 0 where the logs agree and 1 where they differ.
    public func compare(
        _ log: String, script: String, pattern: String?, names: String?
    ) -> Int32 {
        let unseen = UnseenRun(options, interruption: interruption)
        guard let status = unseen.run(script, output) else { return ExitStatus.usage.code }
        guard status == 0 || options.policy.keepsGoing else { return output.finish(status) }
        var command = "log import \(QuotedOperand.text(log))"
        if let pattern { command += " pattern \(QuotedOperand.text(pattern))" }
        if let names { command += " names \(QuotedOperand.text(names))" }
        let ending = unseen.run(TextSource(command, in: .logSubcommand), output)
        guard ending == .fine else { return output.finish(ExitStatus.usage.code) }
        return output.finish(unseen.workbench.logComparison?.isSame == true ? 0 : 1)
    }
}
