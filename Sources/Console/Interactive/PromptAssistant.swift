import Rendering
import Workbench

/// Answers a line editor's questions from the workbench.
@MainActor
public final class PromptAssistant: LineAssistant {
    public private(set) var hasWrittenOverLine = false
    private let renderer: ReplyRenderer
    private var workbench: Workbench { renderer.workbench }

    /// Makes an assistant that lays help out for the renderer's terminal as it is when asked.
    init(_ renderer: ReplyRenderer) { self.renderer = renderer }

    /// What the word that ends `line` may become.
    public func complete(_ word: String, in line: String) -> CompletionChoice {
        renderer.workingLine?.begin()
        let before = renderer.unfinished
        let items = workbench.completions(for: before.isEmpty ? line : before + "\n" + line)
        hasWrittenOverLine = renderer.workingLine?.end() ?? false
        return CompletionChoice(items, word: word, line: line)
    }

    /// The page on the last word; where there is none, the one on the first word, or a sentence.
    public func help(for line: String) -> [UInt8] {
        let words = line.split { $0 == " " || $0 == ";" || $0 == "{" || $0 == "}" }.map(String.init)
        let topics = [words.last, words.first].compactMap { $0 }
        var lines = [
            StyledText(workbench.phrases("no help on that word; 'help all' lists the topics"))
        ]
        if words.isEmpty, let page = workbench.help(nil) { lines = render(page) }
        for topic in topics {
            guard let page = workbench.help(topic) else { continue }
            lines = render(page)
            break
        }
        var bytes: [UInt8] = []
        renderer.terminal.encoding(theme: workbench.display.theme).appendLines(lines, to: &bytes)
        return bytes
    }

    private func render(_ page: HelpPage) -> [StyledText] {
        HelpRenderer(width: renderer.terminal.width, phrases: workbench.phrases).lines(page)
    }
}
