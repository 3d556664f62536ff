import Rendering
import Workbench

/// Lays out a page of help.
public struct HelpRenderer: Sendable {
    /// Columns to keep within.
    public var width: Int

    /// Makes a renderer.
    public init(width: Int = 80) { self.width = max(width, 20) }

    /// The page's lines, without one at the end that is empty.
    public func lines(_ page: HelpPage) -> [StyledText] {
        var lines = [StyledText(page.synopsis ?? page.title, .strong)]
        lines += TextWrapping.wrap(page.summary, to: width - 2).map { StyledText("  " + $0) }
        lines += list("UIKit calls", page.calls)
        for section in page.sections {
            lines += ["", StyledText(section.heading, .strong)]
            lines += FactLayout(rows: section.rows, width: width).lines
        }
        lines += list(page.examples.count == 1 ? "Example" : "Examples", page.examples)
        return lines
    }

    private func list(_ heading: String, _ entries: [String]) -> [StyledText] {
        if entries.isEmpty { return [] }
        let lines = entries.flatMap { $0.split(separator: "\n") }
        return ["", StyledText(heading, .strong)] + lines.map { StyledText("  " + $0) }
    }
}

extension HelpPage: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        let lines = HelpRenderer(width: renderer.terminal.width).lines(self)
        renderer.answer(lines)
    }
}
