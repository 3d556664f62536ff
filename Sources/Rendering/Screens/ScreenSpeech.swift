import HierarchyRecords

/// A drawing of a screen in words, for those who hear it: one thing a line, the foremost first.
struct ScreenSpeech {
    private let drawing: ScreenDrawing
    private let said: Wording

    /// The most lines; a longer description is of no use to a listener.
    private static let limit = 500

    init(_ drawing: ScreenDrawing, said: @escaping Wording = { $0 }) {
        self.drawing = drawing
        self.said = said
    }

    var lines: [StyledText] {
        let all = [StyledText(title)] + things + hidden
        guard all.count > Self.limit else { return all }
        return all.prefix(Self.limit) + [
            StyledText(said("% more").filled(with: "\(all.count - Self.limit)"))
        ]
    }

    private var title: String {
        let title = drawing.legend.spokenTitle
        let insets = drawing.legend.safeArea
        let edges = [
            ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
            ("right", insets.right),
        ].filter { $0.1 != 0 }.map { "\(word($0.0, said)) \(NumberText.short($0.1))" }
        let room = said("safe area %").filled(with: edges.joined(separator: " "))
        return clauses(title + (edges.isEmpty ? [] : [room]))
    }

    // MARK: What is seen

    private var things: [StyledText] {
        let rows = Dictionary(drawing.legend.seen.map { ($0.name, $0) }) { first, _ in first }
        var told: Set<String> = []
        var lines: [StyledText] = []
        for shape in drawing.shapes.reversed() {
            for name in names(of: shape).reversed() where told.insert(name).inserted {
                if let row = rows[name] {
                    lines.append(line(row))
                } else {
                    let facts = clauses([word("view", said), place(shape.frame)])
                    lines.append(StyledText("\(name): \(facts)"))
                }
            }
            if let thing = thing(shape) { lines.append(StyledText(thing)) }
        }
        return lines
    }

    private func names(of shape: ScreenDrawing.Shape) -> [String] {
        if shape.isSystems { return [] }
        let naming: ScreenDrawing.Text.Style = shape.kind == .box ? .caption : .name
        return shape.names
            + shape.texts.filter { $0.style == naming && shape.kind != .alert }.map(\.text)
    }

    /// `p: new, as pageSheet, 377 by 440 at 8 404, partly behind q`
    private func line(_ row: ScreenLegend.Row) -> StyledText {
        var line = StyledText(row.name, .object)
        line.append(": ")
        if let change = row.change {
            line.append(said("%, %").filled(with: said(change.word), ""), change.role)
        }
        var facts = row.what.isEmpty ? [] : [word(row.what, said)]
        if let frame = row.frame { facts.append(place(frame)) }
        if let motion = row.motion { facts.append(motion.words(percent: "percent")) }
        if !row.cover.isEmpty { facts.append(row.cover) }
        if case .moved(let old) = row.change {
            facts.append(said("was %").filled(with: place(old)))
        }
        line.append(clauses(facts))
        return line
    }

    /// The line about a shape that has no name of its own; nil for one that is not mentioned.
    private func thing(_ shape: ScreenDrawing.Shape) -> String? {
        switch shape.kind {
        case .bar: word(shape.names.joined(), said) + ": " + facts(shape)
        case .text where shape.label.isEmpty:
            clauses([word(shape.names.joined(), said), place(shape.frame)])
        case .text, .control: "\(shape.label): \(facts(shape))"
        case .box: shape.label.isEmpty ? nil : clauses([shape.label, place(shape.frame)])
        case .alert: said("alert: %").filled(with: facts(shape))
        case .dimming(let strength):
            said("dimmed by % percent: everything from here on").filled(
                with: NumberText.of((strength * 100).rounded()))
        case .grabber: clauses([said("grabber"), place(shape.frame)])
        case .otherApp: said("another app beside the window")
        case .popover(let arrow?):
            said("popover with its arrow at the % edge").filled(with: "\(arrow.edge)")
        case .homeIndicator: word("home indicator", said)
        case .keyboard: clauses([word("keyboard", said), place(shape.frame)])
        case .device: shape.texts.first?.text
        case .panel, .sheet, .popover, .safeArea: nil
        }
    }

    /// `"a" selected, "b", 393 by 83 at 0 769`
    private func facts(_ shape: ScreenDrawing.Shape) -> String {
        let texts = shape.texts.filter { $0.style != .system }.map {
            "\"\($0.text)\"" + ($0.style == .chosen ? " " + said("selected") : "")
        }
        return clauses(texts + [place(shape.frame)])
    }

    // MARK: What is not seen

    private var hidden: [StyledText] {
        drawing.legend.unseen.map { row in
            let facts = [said("not seen")] + (row.what.isEmpty ? [] : [word(row.what, said)])
            return StyledText("\(row.name): \(clauses(facts + [row.cover]))")
        } + drawing.legend.gone.map { StyledText("\($0): " + said("gone")) }
    }

    private func place(_ rect: RectValue) -> String {
        said("% by % at % %").filled(
            with: NumberText.short(rect.width), NumberText.short(rect.height),
            NumberText.short(rect.x), NumberText.short(rect.y))
    }

    /// Parts of a sentence, one behind the other.
    private func clauses(_ parts: [String]) -> String {
        parts.dropFirst().reduce(parts.first ?? "") { said("%, %").filled(with: $0, $1) }
    }
}

extension ScreenDrawing.Shape {
    /// Whether its name only says what it is.
    fileprivate var isSystems: Bool {
        if case .bar = kind { true } else { kind == .text }
    }
}
