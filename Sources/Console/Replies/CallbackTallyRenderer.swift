import CommandLanguage
import Rendering
import Workbench

/// Lists which callbacks an object got, and names those that it did not get.
struct CallbackTallyRenderer {
    /// Columns to keep within.
    let width: Int
    /// Whether all is told one fact a line, for a voice.
    let isLinear: Bool
    var phrases = Phrasebook(.english)

    func lines(_ tally: CallbackTally) -> [StyledText] {
        let title = StyledText(
            phrases("callbacks of \(tally.object)" as Message), isLinear ? .plain : .strong)
        return [title] + tally.rows.flatMap(isLinear ? spoken : drawn) + missing(tally.missing)
    }

    /// `viewDidLoad(), once, the last as event 3: The view has been loaded.`
    private func spoken(_ row: CallbackTally.Row) -> [StyledText] {
        [StyledText("\(row.name), \(times(row)): \(phrases(row.summary))")]
    }

    private func drawn(_ row: CallbackTally.Row) -> [StyledText] {
        let head = StyledText([
            .init("  ", .plain), .init(row.name, .object), .init("  " + times(row), .plain),
        ])
        let summary = TextWrapping.wrap(phrases(row.summary), to: width - 6)
        return [head] + summary.map { StyledText("      " + $0) }
    }

    private func times(_ row: CallbackTally.Row) -> String {
        phrases(
            row.count == 1
                ? "once, as event \(row.last)" as Message
                : "\(row.count) times, the last as event \(row.last)")
    }

    private func missing(_ names: [String]) -> [StyledText] {
        if names.isEmpty { return [] }
        let words = phrases("not yet: \(names.joined(separator: " "))" as Message)
        return isLinear
            ? [StyledText(words)]
            : TextWrapping.wrap(words, to: width - 4).enumerated().map {
                StyledText(($0 == 0 ? "  " : "    ") + $1)
            }
    }
}

extension CallbackTally: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        let lines = CallbackTallyRenderer(
            width: renderer.terminal.width, isLinear: renderer.display.isLinear,
            phrases: renderer.workbench.phrases
        ).lines(self)
        renderer.answer(lines)
    }
}
