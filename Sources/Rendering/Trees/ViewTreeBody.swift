import HierarchyRecords

/// The rows of one tree of views on their way to lines.
struct ViewTreeBody {
    let rows: [TreeLayout.Row]
    private let snapshot: ViewSnapshot
    private let style: ViewTreeRenderer.Style
    private let glyphs: Glyphs
    private let said: Wording
    private var art: TreeArt

    /// The rows that the renderer selects.
    init(_ renderer: ViewTreeRenderer, _ snapshot: ViewSnapshot) {
        let nodes = snapshot.nodes
        rows =
            TreeLayout(
                ids: nodes.map(\.id), depths: nodes.map(\.depth),
                selection: renderer.selection
            ).rows
        self.snapshot = snapshot
        style = renderer.style
        glyphs = renderer.encoding.glyphs
        said = renderer.said
        art = TreeArt(glyphs: glyphs, width: renderer.width)
    }

    /// Appends the row's line. Rows must come in order.
    mutating func append<Line: LineBuilder>(_ row: TreeLayout.Row, to line: inout Line) {
        let node = snapshot.nodes[row.index]
        switch style {
        case .pretty: appendPretty(row, node, to: &line)
        case .plain: appendLinear(row, node, to: &line)
        case .uikit: appendUIKit(row, node, to: &line)
        }
    }

    /// The row and what stands below it, in lines of at most so many columns; what another program
    /// compares is never broken.
    mutating func lines(_ row: TreeLayout.Row, in columns: Int) -> [StyledText] {
        let node = snapshot.nodes[row.index]
        var hanging = HangingText()
        switch style {
        case .pretty:
            art.append(row, to: &hanging.lead)
            appendText(row, node, to: &hanging.text)
            art.appendBelow(row, isParent: isParent(row), to: &hanging.below)
        case .plain:
            appendLinear(row, node, to: &hanging.text)
            hanging.below.appendSpaces(2)
        case .uikit:
            appendUIKit(row, node, to: &hanging.text)
            return [hanging.text]
        }
        return hanging.lines(in: columns)
            + (0..<notes(row)).flatMap { lines(ofNote: $0, of: row, in: columns) }
    }

    private func lines(ofNote note: Int, of row: TreeLayout.Row, in columns: Int) -> [StyledText] {
        var hanging = HangingText()
        if style == .plain {
            appendNote(note, of: row, to: &hanging.text)
            hanging.below.appendSpaces(2)
        } else {
            art.appendBelow(row, isParent: isParent(row), to: &hanging.lead)
            hanging.text.append(snapshot.nodes[row.index].constraints[note], .dim)
            hanging.below = hanging.lead
            hanging.below.appendSpaces(2)
        }
        return hanging.lines(in: columns)
    }

    private func isParent(_ row: TreeLayout.Row) -> Bool {
        snapshot.nodes.indices.contains(row.index + 1)
            && snapshot.nodes[row.index + 1].depth > snapshot.nodes[row.index].depth
    }

    /// How many lines stand below the row's: one for each constraint that the view holds.
    func notes(_ row: TreeLayout.Row) -> Int {
        style == .uikit ? 0 : snapshot.nodes[row.index].constraints.count
    }

    /// Appends such a line.
    func appendNote<Line: LineBuilder>(
        _ note: Int, of row: TreeLayout.Row, to line: inout Line
    ) {
        let node = snapshot.nodes[row.index]
        if style == .plain {
            line.append(node.name, .object)
            return line.append(
                ": " + said("holds the constraint %").filled(with: node.constraints[note]))
        }
        art.appendBelow(row, isParent: isParent(row), to: &line)
        line.append(node.constraints[note], .dim)
    }

    /// `├─ a.view: UIView (0 64; 393 788) hidden alpha 0.5`
    private mutating func appendPretty<Line: LineBuilder>(
        _ row: TreeLayout.Row, _ node: ViewSnapshot.Node, to line: inout Line
    ) {
        art.append(row, to: &line)
        appendText(row, node, to: &line)
    }

    private func appendText<Line: LineBuilder>(
        _ row: TreeLayout.Row, _ node: ViewSnapshot.Node, to line: inout Line
    ) {
        line.append(node.name, .object)
        if !node.isNumbered { line.append(": \(node.className)") }
        line.append(" \(Self.frame(node.frame))")
        if node.isHidden { line.append(" " + said("hidden"), .dim) }
        if node.alpha != 1 { line.append(" alpha \(NumberText.of(node.alpha))", .dim) }
        if let controller = node.controller, node.name != controller + ".view" {
            line.append(" " + said("root view of %").filled(with: controller), .dim)
        }
        if node.isOnItsWay {
            line.append(
                " " + said("on its way, at %").filled(with: Self.frame(node.onScreen.rounded)),
                .changed)
        }
        if row.hidden > 0 {
            line.append(
                " \(glyphs.ellipsis) " + said("% more below").filled(with: "\(row.hidden)"), .dim)
        }
    }

    /// `a.view: visible, level 1, inside root.view, UIView, 393 by 788 at 0 64`
    private func appendLinear<Line: LineBuilder>(
        _ row: TreeLayout.Row, _ node: ViewSnapshot.Node, to line: inout Line
    ) {
        line.append(node.name, .object)
        line.append(": " + said(node.isHidden ? "hidden" : "shown"))
        if node.alpha != 1 {
            line.append(said(", %").filled(with: "alpha \(NumberText.of(node.alpha))"))
        }
        line.append(said(", level %").filled(with: "\(row.depth)"))
        if let parent = row.parent {
            line.append(said(", inside %").filled(with: snapshot.nodes[parent].name))
        }
        if let controller = node.controller {
            line.append(said(", %").filled(with: said("root view of %").filled(with: controller)))
        }
        line.append(
            said(", class %").filled(with: node.className)
                + said(", %").filled(with: place(node.frame)))
        if node.isOnItsWay {
            line.append(said(", on its way, %").filled(with: place(node.onScreen.rounded)))
        }
        if row.hidden > 0 {
            line.append(
                said(", %").filled(with: said("% more below").filled(with: "\(row.hidden)")))
        }
    }

    /// `   | <UIView: 0x12c000080; frame = (0 64; 393 788); alpha = 0; hidden = YES>`
    private func appendUIKit<Line: LineBuilder>(
        _ row: TreeLayout.Row, _ node: ViewSnapshot.Node, to line: inout Line
    ) {
        UIKitText.appendColumns(row.depth, ellipsis: glyphs.ellipsis, to: &line)
        if row.depth > 0 { line.append("| ") }
        let name = UIKitText.qualified(node.className)
        line.append("<\(name): \(UIKitText.address(node.id)); frame = \(Self.frame(node.frame))")
        if node.alpha != 1 { line.append("; alpha = \(NumberText.of(node.alpha))") }
        if node.isHidden { line.append("; hidden = YES") }
        line.append(">")
    }

    /// `(0 64; 393 788)`, as UIKit writes frames.
    private static func frame(_ rect: RectValue) -> String {
        let origin = "\(NumberText.of(rect.x)) \(NumberText.of(rect.y))"
        return "(\(origin); \(NumberText.of(rect.width)) \(NumberText.of(rect.height)))"
    }

    private func place(_ rect: RectValue) -> String {
        said("% by % at % %").filled(
            with: NumberText.of(rect.width), NumberText.of(rect.height), NumberText.of(rect.x),
            NumberText.of(rect.y))
    }
}

extension RectValue {
    /// To the tenth of a point, where it is on its way from one place to another.
    fileprivate var rounded: RectValue {
        func tenth(_ value: Double) -> Double {
            abs(value) < 1e6 ? (value * 10).rounded() / 10 : value
        }
        return RectValue(x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height))
    }
}
