import Rendering
import Workbench

/// Rows of a name and a value in two columns; a value that is too long goes on below itself.
struct FactLayout {
    var rows: [Fact]
    var width: Int

    /// The names' column takes at most this part of the width; a longer name has its own line.
    private var nameColumns: Int {
        let longest = rows.map { TextWidth.columns(of: $0.name) }.filter { $0 <= width / 2 }.max()
        return longest ?? 0
    }

    var lines: [StyledText] {
        let column = nameColumns
        return rows.flatMap { row(for: $0, column: column) }
    }

    /// The rows below a title.
    static func lines(_ title: String, _ rows: [Fact], width: Int) -> [StyledText] {
        [StyledText(title, .strong)] + FactLayout(rows: rows, width: width).lines
    }

    /// A line for each row: `parent: home`; what has no name goes on with the row before it.
    static func linear(_ title: String, _ rows: [Fact]) -> [StyledText] {
        [StyledText(title)]
            + rows.map { fact in
                let value = fact.value.replacing("\n", with: ", ")
                return StyledText(fact.name.isEmpty ? value : "\(fact.name): \(value)")
            }
    }

    private func row(for fact: Fact, column: Int) -> [StyledText] {
        let values = fact.value.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            TextWrapping.wrap(String($0), to: max(width - column - 4, 16))
        }
        let indent = String(repeating: " ", count: column + 4)
        let used = TextWidth.columns(of: fact.name)
        var lines: [StyledText] = []
        var first = StyledText([.init("  ", .plain), .init(fact.name, .object)])
        if used <= column, let value = values.first, !value.isEmpty {
            first.append(String(repeating: " ", count: column - used + 2) + value)
        }
        lines.append(first)
        let rest = used <= column ? values.dropFirst() : values[...]
        return lines + rest.map { StyledText(indent + $0) }
    }
}

extension FactList: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        let phrases = renderer.workbench.phrases
        let (title, rows) = (phrases(title), rows.map(phrases.row))
        let lines =
            renderer.display.isLinear
            ? FactLayout.linear(title, rows)
            : FactLayout.lines(title, rows, width: renderer.terminal.width)
        renderer.answer(lines)
    }
}
