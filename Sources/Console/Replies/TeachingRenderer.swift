import Rendering
import Workbench

/// Lays out what lessons say.
struct TeachingRenderer {
    /// Columns to keep within.
    let width: Int

    init(width: Int) { self.width = max(width, 20) }

    /// The lines of the parts; an empty one before each that stands by itself.
    func lines(_ parts: [TeachingPart]) -> [StyledText] {
        var lines: [StyledText] = []
        for (index, part) in parts.enumerated() {
            if index > 0, Self.stands(part, apartFrom: parts[index - 1]) { lines.append("") }
            lines += self.lines(part)
        }
        return lines
    }

    private static func stands(_ part: TeachingPart, apartFrom other: TeachingPart) -> Bool {
        switch (part, other) {
        case (.item, .item), (.choice, .choice), (_, .heading), (.success, _), (.mistake, _),
            (.item, .mistake), (.item, .success), (.remark, _):
            false
        case (.heading, _), (.paragraph, _), (.item, _), (.code, _), (.choice, _), (.beside, _):
            true
        }
    }

    private func lines(_ part: TeachingPart) -> [StyledText] {
        switch part {
        case .heading(let text): ["", StyledText(text, .strong)]
        case .paragraph(let text): wrap(text, .plain)
        case .item(let marker, let text): wrap(text, .plain, after: marker + " ", indent: 2)
        case .choice(let label, let text): wrap(text, .plain, after: label + " ", indent: 2)
        case .code(let lines): lines.map { StyledText("    " + $0, .object) }
        case .remark(let text): wrap(text, .dim)
        case .success(let text): wrap(text, .didAppear)
        case .mistake(let text): wrap(text, .problem)
        case .beside(let wanted, let present, let rows): beside(wanted, present, rows)
        }
    }

    private func wrap(
        _ text: String, _ role: Role, after marker: String = "", indent: Int = 0
    ) -> [StyledText] {
        let left = indent + TextWidth.columns(of: marker)
        let text = Emphasis.removed(from: text)
        return TextWrapping.wrap(text, to: width - left).enumerated().map { index, line in
            let start = index == 0 ? String(repeating: " ", count: indent) + marker : ""
            let blanks = String(repeating: " ", count: index == 0 ? 0 : left)
            return StyledText([.init(start + blanks, .plain), .init(line, role)])
        }
    }

    // MARK: What is wanted beside what there is

    private func beside(_ wanted: String, _ present: String, _ rows: [TeachingRow]) -> [StyledText]
    {
        let column = ([wanted] + rows.map(\.wanted)).map { TextWidth.columns(of: $0) }.max() ?? 0
        let other = ([present] + rows.map(\.present)).map { TextWidth.columns(of: $0) }.max() ?? 0
        guard column + other + 6 <= width else { return below(wanted, present, rows) }
        let header = StyledText("  " + padded(wanted, to: column) + "  " + present, .dim)
        return [header]
            + rows.map { row in
                var line = StyledText(row.isSame ? "  " : "! ", row.isSame ? .plain : .problem)
                line.append(padded(row.wanted, to: column) + "  ", row.isSame ? .plain : .added)
                line.append(row.present, row.isSame ? .plain : .removed)
                return line
            }
    }

    private func below(_ wanted: String, _ present: String, _ rows: [TeachingRow]) -> [StyledText] {
        let line = { (text: String, row: TeachingRow) in
            StyledText((row.isSame ? "  " : "! ") + text, row.isSame ? .plain : .changed)
        }
        return [StyledText(wanted, .dim)]
            + rows.filter { !$0.wanted.isEmpty }.map { line($0.wanted, $0) }
            + [StyledText(present, .dim)]
            + rows.filter { !$0.present.isEmpty }.map { line($0.present, $0) }
    }

    private func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - TextWidth.columns(of: text)))
    }
}

/// The stars around words that Markdown sets in italics or bold: a terminal's reader needs none.
private enum Emphasis {
    /// The text without them; what stands in backticks stays.
    static func removed(from text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part -> Substring in
            if index % 2 == 1 { return part }
            return part.replacing(#/\*{1,2}([^\s*](?:[^*]*[^\s*])?)\*{1,2}/#) { $0.1 }
        }.joined(separator: "`")
    }
}
