import Rendering
import Workbench

extension LessonList: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        if renderer.display.isLinear {
            return renderer.answer(FactLayout.linear(title, rows.map(spoken)))
        }
        let glyphs = renderer.encoding.glyphs
        let facts = rows.map { row(for: $0, glyphs) }
        renderer.answer(FactLayout.lines(title, facts, width: renderer.terminal.width))
    }

    /// `✓  1  tree-and-states   The tree and its states (done)`
    private func row(for row: Row, _ glyphs: Glyphs) -> Fact {
        let sign =
            switch row.mark {
            case .done: glyphs.done
            case .here: glyphs.here
            case .open: " "
            }
        let number = (row.number < 10 ? " " : "") + "\(row.number)"
        let note = row.note.isEmpty ? "" : " (\(row.note))"
        return Fact("\(sign) \(number)  \(row.id)", row.title + note)
    }

    private func spoken(_ row: Row) -> Fact {
        Fact(
            "\(row.number) \(row.id)",
            [row.title, row.note].filter { !$0.isEmpty }.joined(separator: ", "))
    }
}
