import HierarchyRecords
import Rendering
import Workbench

/// Under `--log json` standard output is JSON Lines and nothing else: what is no event becomes a
/// record of its kind.
extension ReplyRenderer {
    /// Writes what `body` writes, or in JSON one record of it.
    func answer(_ body: () -> Void) {
        endLine()
        guard eventForm == .json else { return body() }
        var bytes = output.gather(body)
        if bytes.isEmpty { return }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        write(.answer, String(decoding: bytes, as: UTF8.self), step: workbench.stepNumber)
    }

    /// Writes lines, or in JSON one record of them.
    func answer(_ lines: [StyledText]) { answer { write(lines) } }

    /// Writes what code or `echo` printed, as it is.
    func write(printed lines: [String], _ kind: OutputRecord.Kind, in reply: Reply) {
        if kind == .echo { endLine() }
        let begun = openLine?.text ?? ""
        (hasOpenLine, openLine) = (false, nil)
        guard eventForm == .json else {
            return writeAsTheyAre(lines.map { StyledText(printed: $0) })
        }
        write(kind, begun + lines.joined(separator: "\n"), step: step(of: reply))
    }

    /// Writes what code printed of a line that it has not ended.
    func write(unfinished text: String, in reply: Reply) {
        hasOpenLine = true
        guard eventForm == .json else {
            encoding.append(StyledText(printed: text), to: &output.data)
            return output.flushIfFull()
        }
        openLine = ((openLine?.text ?? "") + text, step(of: reply))
        if let openLine, openLine.text.utf8.count > Self.longestPart { endLine() }
    }

    /// Ends a line of which code printed only a part, before something else is written.
    func endLine() {
        guard hasOpenLine else { return }
        let open = openLine
        (hasOpenLine, openLine) = (false, nil)
        guard eventForm == .json else { return output.data.append(UInt8(ascii: "\n")) }
        if let open { write(.print, open.text, step: open.step) }
    }

    /// Bytes that wait for the end of their line at most.
    private static let longestPart = 1 << 16

    /// Shows a command before its events, behind the prompt that a person would see.
    func echo(_ source: String) {
        guard eventForm != .json else {
            return write(.echo, source, step: workbench.stepNumber)
        }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        write(
            lines.enumerated().map { index, line in
                var echoed =
                    index == 0
                    ? Prompt.text(workbench.promptState, workbench.phrases) : Prompt.continuation
                echoed.append(String(line))
                return echoed
            })
    }

    private func write(_ kind: OutputRecord.Kind, _ text: String, step: Int) {
        if kind != .print { endLine() }
        OutputRecord(kind, step: step, text: text).write(to: &output.data)
        output.flushIfFull()
    }

    /// The step that the reply's events belong to; where it has none, the one that runs.
    private func step(of reply: Reply) -> Int {
        guard let last = reply.events.last else { return workbench.stepNumber }
        return Int(workbench.log.events[last].step)
    }
}
