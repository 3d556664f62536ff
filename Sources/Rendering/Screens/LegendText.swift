import HierarchyRecords

/// The legend of a picture, as lines of a terminal.
struct LegendText {
    private let legend: ScreenLegend
    private let glyphs: Glyphs
    private let said: Wording
    /// Whether the device and its safe area stand above the names.
    private let namesDevice: Bool

    init(
        _ legend: ScreenLegend, glyphs: Glyphs, namesDevice: Bool = true,
        said: @escaping Wording = { $0 }
    ) {
        self.legend = legend
        self.glyphs = glyphs
        self.namesDevice = namesDevice
        self.said = said
    }

    /// At most that many lines; the last one says how many are left out.
    func lines(columns: Int, rows: Int) -> [StyledText] {
        let all = (namesDevice ? heading(columns) : []) + seen(columns) + unseen(columns)
        guard all.count > rows else { return all }
        guard rows > 0 else { return [] }
        let rest = all.count - rows + 1
        return all.prefix(rows - 1) + [
            StyledText(
                "\(glyphs.ellipsis) " + said("% more lines").filled(with: "\(rest)"), .dim)
        ]
    }

    private func heading(_ columns: Int) -> [StyledText] {
        var lines = wrapped(legend.title, columns).map { StyledText($0, .strong) }
        var facts: [String] = []
        if legend.safeArea != InsetsValue() {
            facts.append("\(said("safe area")) \(text(legend.safeArea))")
        }
        if let dimming = legend.dimming {
            let percent = NumberText.of((dimming * 100).rounded())
            facts.append(said("dimmed by % %").filled(with: percent))
        }
        if legend.omitted > 0 {
            facts.append(said("% views too many to draw").filled(with: "\(legend.omitted)"))
        }
        lines += wrapped(facts, columns).map { StyledText($0, .dim) }
        return lines + [StyledText()]
    }

    /// Pieces on as few lines as they go on.
    private func wrapped(_ pieces: [String], _ columns: Int) -> [String] {
        var lines: [String] = []
        for piece in pieces {
            if let last = lines.last, TextWidth.columns(of: last + ", " + piece) <= columns {
                lines[lines.count - 1] = last + ", " + piece
            } else {
                lines.append(piece)
            }
        }
        return lines.map { $0.replacingTimes(by: glyphs.times) }
    }

    private func seen(_ columns: Int) -> [StyledText] {
        table(legend.seen, columns) { $0.frame.map(text) ?? "" }
    }

    private func unseen(_ columns: Int) -> [StyledText] {
        let rows = legend.unseen
        let heading = rows.isEmpty ? [] : [StyledText(), StyledText(said("not seen"), .dim)]
        let gone = legend.gone.map {
            cut(StyledText("\(glyphs.removed) \($0)  \(said("gone"))", .removed), columns)
        }
        return heading + table(rows, columns) { $0.cover } + gone
    }

    /// Names, how they came there, and a last column; what has no room stands below.
    private func table(
        _ rows: [ScreenLegend.Row], _ columns: Int, last: (ScreenLegend.Row) -> String
    ) -> [StyledText] {
        func widest(_ texts: [String]) -> Int { texts.map(TextWidth.columns).max() ?? 0 }
        let names = rows.map { cut($0.name, max(8, columns / 3)) }
        let ends = rows.map(last)
        let name = min(widest(names), columns / 3)
        let what = widest(rows.map(\.what))
        let isWide = 2 + name + 2 + what + 2 + widest(ends) <= columns
        return zip(rows, zip(names, ends)).flatMap { row, texts in
            var line = first(row, texts.0, padded: name)
            var below: [StyledText] = []
            if isWide {
                line.append(padding(row.what, what), .presentation)
                line.append("  " + texts.1, .dim)
            } else {
                line.append(row.what, .presentation)
                if !texts.1.isEmpty { below.append(second(texts.1, .dim)) }
            }
            if !row.cover.isEmpty, row.frame != nil { below.append(second(row.cover, .dim)) }
            if let motion = row.motion { below.append(second(motion.words(percent: "%"), .dim)) }
            if case .moved(let old) = row.change {
                below.append(second(said("was %").filled(with: text(old)), .changed))
            }
            return ([line] + below).map { cut($0, columns) }
        }
    }

    /// `~ p     `
    private func first(_ row: ScreenLegend.Row, _ name: String, padded: Int) -> StyledText {
        let mark = row.change.map { $0.glyph(glyphs) + " " } ?? "  "
        var line = StyledText(mark, row.change?.role ?? .plain)
        line.append(name, row.frame == nil ? .dim : .object)
        line.append(padding("", max(0, padded - TextWidth.columns(of: name)) + 2))
        return line
    }

    private func padding(_ text: String, _ columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - TextWidth.columns(of: text)))
    }

    private func cut(_ name: String, _ columns: Int) -> String {
        TextWidth.truncate(name, to: columns, ellipsis: glyphs.ellipsis)
    }

    private func second(_ text: String, _ role: Role) -> StyledText {
        StyledText("    " + text, role)
    }

    private func cut(_ line: StyledText, _ columns: Int) -> StyledText {
        TextWidth.truncate(line, to: columns, ellipsis: glyphs.ellipsis)
    }

    /// `0 64 393×788`
    private func text(_ rect: RectValue) -> String {
        let (x, y) = (NumberText.short(rect.x), NumberText.short(rect.y))
        let (width, height) = (NumberText.short(rect.width), NumberText.short(rect.height))
        return "\(x) \(y) \(width)\(glyphs.times)\(height)"
    }

    private func text(_ insets: InsetsValue) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.short)
            .joined(separator: " ")
    }
}

extension String {
    fileprivate func replacingTimes(by sign: String) -> String {
        String(flatMap { $0 == "×" ? Array(sign) : [$0] })
    }
}
