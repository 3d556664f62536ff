import CommandLanguage
import HierarchyRecords
import Rendering
import Workbench

/// What ran in a world beside the session's.
extension LoggedCommand: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) { renderer.answer { renderer.write(self) } }
}

extension ReplyRenderer {
    /// Writes a command, its log and what it showed.
    fileprivate func write(_ command: LoggedCommand) {
        let lines = command.source.split(separator: "\n", omittingEmptySubsequences: false)
        write(lines.map { StyledText("    " + $0, .object) })
        // Within a record of JSON the log is text.
        let renderer = eventForm == .json ? EventRenderer(.plain) : events
        for index in command.events {
            renderer.write(
                command.log.events[index], index: index, in: command.log, to: &output.data)
        }
        write(command.output) { StyledText($0) }
    }

    /// What there is to show, as the lines of a page: the words of an exception stand in the log.
    static func plainLines(_ contents: [ReplyContent], of workbench: Workbench) -> [String] {
        let capture = CapturedOutput()
        let output = Output(capture)
        let renderer = ReplyRenderer(layingOut: workbench, to: output)
        for content in contents where content.standsOnPages {
            renderer.render(Reply(contents: [content], span: SourceSpan(line: 1, column: 1)))
        }
        _ = output.finish(0)
        let text = capture.dataText + capture.talkText
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

extension ReplyContent {
    fileprivate var standsOnPages: Bool {
        switch self {
        case .exception, .clearedScreen, .followed, .log: false
        case .lines, .notes, .printed, .unfinished, .echoed, .answer, .failure, .diagnostic: true
        }
    }
}

extension Shell {
    /// What `vcr guide` takes for its first word.
    public nonisolated static var guideWords: [String] { Workbench.guideIDs }
}
