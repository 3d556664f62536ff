import Workbench

extension UnseenRun {
    /// Says which rules a report of the device suite confirms or contradicts. Returns the program's exit
    /// status: 0 where it contradicts none and 1 where it does.
    public func importRecording(_ report: String) -> Int32 {
        let ending = run("recording \(QuotedOperand.text(report))", of: .recordingSubcommand)
        return output.finish(ending == .commandFailed ? ExitStatus.usage.code : ending.code)
    }
}
