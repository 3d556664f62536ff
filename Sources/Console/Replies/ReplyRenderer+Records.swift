import HierarchyRecords
import Rendering
import Workbench

/// Under `--log json` standard output is JSON Lines and nothing else: what is no event becomes a
/// record of its kind.
extension ReplyRenderer {
    /// Writes what `body` writes, or in JSON one record of it.
    func answer(_ body: () -> Void) {
        guard eventForm == .json else { return body() }
        var bytes = output.gather(body)
        if bytes.isEmpty { return }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        write(.answer, String(decoding: bytes, as: UTF8.self), step: workbench.stepNumber)
    }

    /// Writes what code or `echo` printed, as it is.
    func write(printed lines: [String], _ kind: OutputRecord.Kind, in reply: Reply) {
        guard eventForm == .json else { return write(lines.map { StyledText(printed: $0) }) }
        write(kind, lines.joined(separator: "\n"), step: step(of: reply))
    }

    /// Shows a command before its events, behind the prompt that a person would see.
    func echo(_ source: String) {
        if workbench.displayRevision != displayRevision { takeDisplay() }
        guard eventForm != .json else {
            return write(.echo, source, step: workbench.stepNumber)
        }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        write(
            lines.enumerated().map { index, line in
                var echoed = index == 0 ? Prompt.text(workbench.promptState) : Prompt.continuation
                echoed.append(String(line))
                return echoed
            })
    }

    private func write(_ kind: OutputRecord.Kind, _ text: String, step: Int) {
        OutputRecord(kind, step: step, text: text).write(to: &output.data)
        output.flushIfFull()
    }

    /// The step that the reply's events belong to; where it has none, the one that runs.
    private func step(of reply: Reply) -> Int {
        guard let last = reply.events.last else { return workbench.stepNumber }
        return Int(workbench.log.events[last].step)
    }
}
