import HierarchyRecords

/// A session as a literate script: each step in a block of its own, its log and output as text behind
/// it. It runs again as it stands; a reader tells by the words `text log` that the log is no prose.
struct SessionMarkdown: SessionWriter {
    private let session: SessionRecord
    private var text: String

    init(_ session: SessionRecord) {
        self.session = session
        text =
            "<!-- Exported by vcr. -->\n\n# \(MarkdownText.inline(session.title))\n\n\(session.device), iOS \(session.system)\n"
    }

    mutating func add(_ step: SessionStep) {
        let isUndone = step.outcome != .taken
        addBlock(isUndone ? "vcr fails" : "vcr", [step.source])
        let log = session.shown(step).map { session.log.text(session.log.events[$0]) }
        let end = isUndone ? ["The step was undone."] : []
        let lines = (log + step.output).map(VisibleText.of) + end
        if !lines.isEmpty { addBlock("text log", lines) }
    }

    mutating func finish() -> String { text }

    mutating func add(_ prose: [SessionProse]) {
        for part in prose {
            switch part {
            case .heading(let level, let words):
                text += "\n" + String(repeating: "#", count: level) + " \(VisibleText.of(words))\n"
            case .paragraph(let words): text += "\n\(Self.visible(words))\n"
            case .item(let marker, let words):
                text += "\n\(marker) \(Self.visible(words))\n"
            case .code(let code): addBlock("", [code])
            }
        }
    }

    private static func visible(_ words: String) -> String {
        words.split(separator: "\n").map { VisibleText.of(String($0)) }.joined(separator: "\n")
    }

    private mutating func addBlock(_ info: String, _ lines: [String]) {
        text += "\n" + MarkdownText.block(info, lines)
    }
}
