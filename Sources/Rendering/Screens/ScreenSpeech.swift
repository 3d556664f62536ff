import HierarchyRecords

/// A drawing of a screen in words, for those who hear it: one thing a line, the foremost first.
struct ScreenSpeech {
    private let drawing: ScreenDrawing

    /// The most lines; a longer description is of no use to a listener.
    private static let limit = 500

    init(_ drawing: ScreenDrawing) { self.drawing = drawing }

    var lines: [StyledText] {
        let all = [StyledText(title)] + things + hidden
        guard all.count > Self.limit else { return all }
        return all.prefix(Self.limit) + [StyledText("\(all.count - Self.limit) more")]
    }

    private var title: String {
        let title = drawing.legend.spokenTitle
        let insets = drawing.legend.safeArea
        let edges = [
            ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
            ("right", insets.right),
        ].filter { $0.1 != 0 }.map { "\($0.0) \(NumberText.short($0.1))" }
        return (title + (edges.isEmpty ? [] : ["safe area " + edges.joined(separator: " ")]))
            .joined(separator: ", ")
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
                    lines.append(StyledText("\(name): view, \(place(shape.frame))"))
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
        if let change = row.change { line.append(change.word + ", ", change.role) }
        var facts = row.what.isEmpty ? [] : [row.what]
        if let frame = row.frame { facts.append(place(frame)) }
        if let motion = row.motion { facts.append(motion.words(percent: "percent")) }
        if !row.cover.isEmpty { facts.append(row.cover) }
        if case .moved(let old) = row.change { facts.append("was \(place(old))") }
        line.append(facts.joined(separator: ", "))
        return line
    }

    /// The line about a shape that has no name of its own; nil for one that is not mentioned.
    private func thing(_ shape: ScreenDrawing.Shape) -> String? {
        switch shape.kind {
        case .bar: shape.names.joined() + ": " + facts(shape)
        case .text where shape.label.isEmpty: "\(shape.names.joined()), \(place(shape.frame))"
        case .text, .control: "\(shape.label): \(facts(shape))"
        case .box: shape.label.isEmpty ? nil : "\(shape.label), \(place(shape.frame))"
        case .alert: "alert: " + facts(shape)
        case .dimming(let strength):
            "dimmed by \(NumberText.of((strength * 100).rounded())) percent: everything from here on"
        case .grabber: "grabber, \(place(shape.frame))"
        case .otherApp: "another app beside the window"
        case .popover(let arrow?):
            "popover with its arrow at the \(arrow.edge) edge"
        case .homeIndicator: "home indicator"
        case .keyboard: "keyboard, \(place(shape.frame))"
        case .device: shape.texts.first?.text
        case .panel, .sheet, .popover, .safeArea: nil
        }
    }

    /// `"a" selected, "b", 393 by 83 at 0 769`
    private func facts(_ shape: ScreenDrawing.Shape) -> String {
        let texts = shape.texts.filter { $0.style != .system }.map {
            "\"\($0.text)\"" + ($0.style == .chosen ? " selected" : "")
        }
        return (texts + [place(shape.frame)]).joined(separator: ", ")
    }

    // MARK: What is not seen

    private var hidden: [StyledText] {
        drawing.legend.unseen.map { row in
            let what = row.what.isEmpty ? "" : row.what + ", "
            return StyledText("\(row.name): not seen, \(what)\(row.cover)")
        } + drawing.legend.gone.map { StyledText("\($0): gone") }
    }

    private func place(_ rect: RectValue) -> String {
        let size = "\(NumberText.short(rect.width)) by \(NumberText.short(rect.height))"
        return "\(size) at \(NumberText.short(rect.x)) \(NumberText.short(rect.y))"
    }
}

extension ScreenDrawing.Shape {
    /// Whether its name only says what it is.
    fileprivate var isSystems: Bool {
        if case .bar = kind { true } else { kind == .text }
    }
}
