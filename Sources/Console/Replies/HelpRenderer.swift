import Rendering
import Workbench

/// Lays out a page of help.
public struct HelpRenderer: Sendable {
    /// Columns to keep within.
    public var width: Int

    /// What is said in the person's language.
    public var phrases: Phrasebook

    /// Makes a renderer.
    public init(width: Int = 80, phrases: Phrasebook = Phrasebook(.english)) {
        self.width = max(width, 20)
        self.phrases = phrases
    }

    /// The page's lines, without one at the end that is empty.
    public func lines(_ page: HelpPage) -> [StyledText] {
        var lines = [StyledText(page.synopsis ?? phrases(page.heading), .strong)]
        lines += TextWrapping.wrap(phrases(page.summary), to: width - 2).map {
            StyledText("  " + $0)
        }
        lines += list("UIKit calls", page.calls)
        for section in page.sections {
            lines += ["", StyledText(phrases(section.heading), .strong)]
            lines += FactLayout(rows: section.rows.map(phrases.row), width: width).lines
        }
        lines += list(page.examples.count == 1 ? "Example" : "Examples", page.examples)
        return lines
    }

    private func list(_ heading: String, _ entries: [String]) -> [StyledText] {
        if entries.isEmpty { return [] }
        let lines = entries.flatMap { $0.split(separator: "\n") }
        return ["", StyledText(phrases(heading), .strong)] + lines.map { StyledText("  " + $0) }
    }
}

extension Phrasebook {
    /// A row in the person's language. A name mostly is one of code or a command's, and stays.
    func row(_ fact: Fact) -> Fact {
        if fact.isTyped { return Fact(fact.name, self(fact.wording)) }
        let label = "| " + fact.name
        let name = self(label)
        return Fact(name == label ? fact.name : name, self(fact.wording))
    }
}

extension HelpPage: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        let lines = HelpRenderer(
            width: renderer.terminal.width, phrases: renderer.workbench.phrases
        ).lines(self)
        renderer.answer(lines)
    }
}
