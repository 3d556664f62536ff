import HierarchyRecords

/// The boxes of a graph.
struct SegueGraphDrawing {
    private let graph: SegueGraph
    private let columns: Int
    private let isASCII: Bool
    private let said: Wording
    private let glyphs: Glyphs
    /// Boxes stand this deep in each other at most; what is deeper gets a box of its own behind them.
    private let deepest: Int
    /// The scenes that were too deep.
    private var waiting: [Int] = []

    init(_ graph: SegueGraph, columns: Int, isASCII: Bool, said: @escaping Wording) {
        self.graph = graph
        self.said = said
        self.columns = columns
        self.isASCII = isASCII
        glyphs = isASCII ? .ascii : .unicode
        deepest = min(8, (columns - 32) / 4)
    }

    /// The box of a scene that no other holds, and boxes for what is too deep in it.
    mutating func island(_ root: Int) -> [StyledText] {
        waiting = [root]
        var lines: [StyledText] = []
        var next = 0
        while next < waiting.count {
            lines += box(waiting[next], nil, depth: 0)
            next += 1
        }
        return lines
    }

    /// The line of a reference that nothing leads to.
    func note(_ scene: SegueGraph.Scene) -> StyledText {
        var line = StyledText(isASCII ? ". . " : "┄┄┄ ", .dim)
        line.append(scene.name, .object)
        line.append(" (\(said("a reference that nothing leads to")))", .problem)
        return cut(line, columns)
    }

    // MARK: Boxes

    /// `embed` is the segue by which the scene is held; nil for a relationship.
    private mutating func box(_ index: Int, _ embed: SegueRecord?, depth: Int) -> [StyledText] {
        let scene = graph.scenes[index]
        let width = columns - 4 * depth
        var lines = [top(scene, embed, width)]
        for held in scene.held { lines += heldLines(held, depth: depth).map { side($0, width) } }
        for arrow in scene.arrows { lines += self.lines(arrow, width - 4).map { side($0, width) } }
        lines.append(bottom(width))
        return lines
    }

    private mutating func heldLines(_ held: SegueGraph.Held, depth: Int) -> [StyledText] {
        let scene = graph.scenes[held.scene]
        if scene.reference == nil, depth < deepest {
            return box(held.scene, held.embed, depth: depth + 1)
        }
        if scene.reference == nil { waiting.append(held.scene) }
        var line = StyledText(isASCII ? "--# " : "──■ ", .load)
        line.append(scene.name, .object)
        if let embed = held.embed { line.append("  \(words(embed))", .dim) }
        if scene.reference == nil { line.append("  \(said("below"))", .dim) }
        return [line]
    }

    private func top(
        _ scene: SegueGraph.Scene, _ embed: SegueRecord?, _ width: Int
    ) -> StyledText {
        let mark =
            scene.isInitial
            ? (isASCII ? " * \(said("initial")) " : " ● \(said("initial")) ")
            : scene.isReached || scene.identifier != nil ? "" : " \(said("nothing leads here")) "
        let room = width - 6 - TextWidth.columns(of: mark)
        var title = StyledText(" ")
        title.append(scene.name, .object)
        if let name = scene.shownClass { title.append("  \(name)", .dim) }
        if let embed { title.append("  \(words(embed))", .load) }
        if let identifier = scene.identifier {
            title.append("  id \"\(identifier)\"", .dim)
        }
        title = cut(title, room)
        title.append(" ")
        var line = StyledText(isASCII ? "+-" : "╭─", .dim)
        line.append(title)
        let dashes = width - 4 - TextWidth.columns(of: title) - TextWidth.columns(of: mark)
        line.append(String(repeating: dash, count: max(0, dashes)), .dim)
        line.append(mark, scene.isInitial ? .didAppear : .problem)
        line.append(dash + (isASCII ? "+" : "╮"), .dim)
        return line
    }

    private func bottom(_ width: Int) -> StyledText {
        let line = String(repeating: dash, count: width - 2)
        return StyledText(isASCII ? "+\(line)+" : "╰\(line)╯", .dim)
    }

    private func side(_ content: StyledText, _ width: Int) -> StyledText {
        let edge = isASCII ? "|" : "│"
        var line = StyledText("\(edge) ", .dim)
        line.append(content)
        let rest = width - 4 - TextWidth.columns(of: content)
        line.append(String(repeating: " ", count: max(0, rest)))
        line.append(" \(edge)", .dim)
        return line
    }

    private var dash: String { isASCII ? "-" : "─" }

    // MARK: Arrows

    /// `──▶ Slice  show "showSlice", button "Slice"`; in two lines where one is too short.
    private func lines(_ arrow: SegueGraph.Arrow, _ width: Int) -> [StyledText] {
        let look = SegueLook(arrow.segue)
        var line = StyledText(isASCII ? look.asciiArrow : look.arrow, look.role)
        if let target = arrow.target {
            line.append(graph.scenes[target].name, .object)
        } else if let action = arrow.segue.unwindAction {
            line.append(action, .object)
        } else {
            line.append("nothing: no \"\(arrow.segue.destination)\"", .problem)
        }
        var details = StyledText("  ")
        details.append(words(arrow.segue) + (arrow.words(said).map { ", \($0)" } ?? ""), .dim)
        if TextWidth.columns(of: line) + TextWidth.columns(of: details) <= width {
            line.append(details)
            return [line]
        }
        var second = StyledText("  ")
        second.append(details)
        return [cut(line, width), cut(second, width)]
    }

    /// `show "showSlice"`, `custom FadeSegue "about"`.
    private func words(_ segue: SegueRecord) -> String {
        let name = segue.customClass.map { " \($0)" } ?? ""
        let identifier = segue.identifier.map { " \"\($0)\"" } ?? ""
        return SegueLook(segue).word(said) + name + identifier
    }

    private func cut(_ text: StyledText, _ columns: Int) -> StyledText {
        TextWidth.truncate(text, to: columns, ellipsis: glyphs.ellipsis)
    }
}
