import Rendering
import Workbench

/// Lays out what lessons say.
struct TeachingRenderer {
    /// Columns to keep within.
    let width: Int
    /// Whether all is told one fact a line, for a voice.
    private let isLinear: Bool

    init(width: Int, isLinear: Bool = false) {
        self.width = max(width, 20)
        self.isLinear = isLinear
    }

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
        case .beside(let sides, let rows): beside(sides, rows)
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

    private func beside(_ sides: TeachingSides, _ rows: [TeachingRow]) -> [StyledText] {
        let wanted = ([sides.wanted] + rows.map(\.wanted)).map { TextWidth.columns(of: $0) }
        let present = ([sides.present] + rows.map(\.present)).map { TextWidth.columns(of: $0) }
        let column = wanted.max() ?? 0
        let taken = column + (present.max() ?? 0) + 6
        if isLinear || width <= Self.narrow || taken > width { return spoken(sides, rows) }
        let header = StyledText(
            "  " + padded(sides.wanted, to: column) + "  " + sides.present, .dim)
        return [header]
            + rows.map { row in
                var line = StyledText(row.isSame ? "  " : "! ", row.isSame ? .plain : .problem)
                line.append(padded(row.wanted, to: column) + "  ", row.isSame ? .plain : .added)
                line.append(row.present, row.isSame ? .plain : .removed)
                return line
            }
    }

    /// So many columns have no room for two of text.
    private static let narrow = 60

    /// One line after the other: `in both, level 0: home [appeared]`.
    private func spoken(_ sides: TeachingSides, _ rows: [TeachingRow]) -> [StyledText] {
        rows.flatMap { row -> [StyledText] in
            if row.isSame { return fact(sides.inBoth, row.wanted, sides, .plain) }
            let missing = row.isCovered ? sides.covered : row.wanted
            return (missing.isEmpty ? [] : fact(sides.onlyWanted, missing, sides, .added))
                + (row.present.isEmpty ? [] : fact(sides.onlyPresent, row.present, sides, .removed))
        }
    }

    private func fact(
        _ place: String, _ line: String, _ sides: TeachingSides, _ role: Role
    ) -> [StyledText] {
        let depth = line.prefix { $0 == " " }.count / 2
        let level = sides.level.map { ", \($0) \(depth)" } ?? ""
        let text = "\(place)\(level): " + line.drop { $0 == " " }
        return wrap(text, role)
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

extension TeachingAnswer: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        let lines = TeachingRenderer(
            width: renderer.terminal.width, isLinear: renderer.display.isLinear
        ).lines(parts)
        renderer.answer(lines)
    }
}
