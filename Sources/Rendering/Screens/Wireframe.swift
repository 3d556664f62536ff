import HierarchyRecords

/// A drawing of a screen on its way into a terminal's cells.
struct Wireframe {
    private var canvas: CellCanvas
    private let screen: RectValue
    private let box: BoxCharacters
    private let glyphs: Glyphs
    /// Labels that have more words than cells.
    private var cutLabels: [CutLabel] = []

    private typealias Shape = ScreenDrawing.Shape
    private typealias Text = ScreenDrawing.Text

    init(_ device: DeviceSnapshot, _ plan: ScreenPlan, _ box: BoxCharacters, _ glyphs: Glyphs) {
        canvas = CellCanvas(columns: plan.columns, rows: plan.rows)
        screen = RectValue(x: 0, y: 0, width: device.width, height: device.height)
        self.box = box
        self.glyphs = glyphs
    }

    /// Paints shapes, the rearmost first.
    mutating func paint(_ shapes: [ScreenDrawing.Shape]) {
        for shape in shapes { paint(shape) }
        for label in cutLabels { extend(label) }
    }

    private mutating func paint(_ shape: Shape) {
        let area = shape.isRaised ? apart(area(shape.visible), shape) : area(shape.visible)
        switch shape.kind {
        case .device: canvas.frame(area, .light, round: shape.corners.top > 0, .plain)
        case .panel, .sheet, .alert, .popover, .keyboard: paintPanel(shape, area)
        case .box, .control: paintBox(shape, area)
        case .bar(let edge): paintBar(edge, shape, area)
        case .dimming: canvas.dim(inside(area))
        case .grabber: paintHandle(box.grabber, shape)
        case .homeIndicator: paintHandle(box.homeIndicator, shape)
        case .safeArea(let insets): return paintSafeArea(insets, area)
        case .text, .otherApp: break
        }
        paintTexts(shape)
    }

    // MARK: Places

    /// The cells of a rectangle whose border lies on them.
    private func area(_ rect: RectValue) -> CellArea {
        let (left, top) = (column(rect.x), row(rect.y))
        return CellArea(
            left: left, top: top, right: max(left, column(rect.maxX)),
            bottom: max(top, row(rect.maxY)))
    }

    private func column(_ x: Double) -> Int { cell(x / screen.width, canvas.columns) }
    private func row(_ y: Double) -> Int { cell(y / screen.height, canvas.rows) }

    private func cell(_ share: Double, _ count: Int) -> Int {
        share.isNaN ? 0 : Int((min(max(share, 0), 1) * Double(count - 1)).rounded())
    }

    /// Without the cells of the device's own frame.
    private func inside(_ area: CellArea) -> CellArea {
        let (left, top) = (max(area.left, 1), max(area.top, 1))
        return CellArea(
            left: left, top: top, right: max(left, min(area.right, canvas.columns - 2)),
            bottom: max(top, min(area.bottom, canvas.rows - 2)))
    }

    /// Keeps a shape that does not touch the edge of the screen away from the frame of the device,
    /// where there is room.
    private func apart(_ area: CellArea, _ shape: Shape) -> CellArea {
        guard area.width > 6, area.height > 4 else { return area }
        var area = area
        if shape.frame.x > 0 { area.left = max(area.left, 1) }
        if shape.frame.y > 0 { area.top = max(area.top, 1) }
        if shape.frame.maxX < screen.maxX { area.right = min(area.right, canvas.columns - 2) }
        if shape.frame.maxY < screen.maxY { area.bottom = min(area.bottom, canvas.rows - 2) }
        return area
    }

    // MARK: Shapes

    private mutating func paintPanel(_ shape: Shape, _ area: CellArea) {
        if shape.isOpaque { canvas.clear(area, whole: shape.isRaised) }
        let weight = shape.change == nil ? CellCanvas.Weight.light : .heavy
        let role = shape.change?.role ?? .plain
        if shape.isOpaque {
            canvas.frame(area, weight, round: shape.corners.top > 0, role)
        } else {
            paintDots(area, .dim)
        }
        paintName(shape, area)
        if case .popover(let arrow?) = shape.kind { paint(arrow, of: area, role) }
    }

    private mutating func paintBox(_ shape: Shape, _ area: CellArea) {
        let role = shape.change?.role ?? .dim
        if area.width > 0, area.height > 0 {
            canvas.frame(area, shape.change == nil ? .light : .heavy, round: false, role)
        }
        paintName(shape, area)
    }

    /// On the upper border, as far as it goes.
    private mutating func paintName(_ shape: Shape, _ area: CellArea) {
        guard !shape.names.isEmpty, area.width > 2 else { return }
        let separator = glyphs == .ascii ? " > " : " › "
        let mark = shape.texts.contains { $0.style == .name } ? "" : self.mark(shape)
        let names = mark + VisibleText.of(shape.names.joined(separator: separator))
        let words = TextWidth.truncate(names, to: area.width - 3, ellipsis: glyphs.ellipsis)
        guard !words.isEmpty else { return }
        canvas.write(
            " \(words) ", area.left + 2, area.top, limit: area.right,
            shape.change?.role ?? .object)
    }

    private func mark(_ shape: Shape) -> String {
        shape.change.map { $0.glyph(glyphs) + " " } ?? ""
    }

    private mutating func paintBar(
        _ edge: Shape.Edge, _ shape: Shape, _ area: CellArea
    ) {
        let role = shape.change?.role ?? .plain
        clearInside(area)
        switch edge {
        case .top: canvas.horizontal(area.top, area.left, area.right, .light, role)
        case .bottom: canvas.horizontal(area.bottom, area.left, area.right, .light, role)
        case .none: break
        }
    }

    private mutating func clearInside(_ area: CellArea) {
        guard area.width > 0, area.height > 0 else { return }
        for row in (area.top + 1)..<area.bottom {
            for column in (area.left + 1)..<area.right { canvas[column, row] = .init() }
        }
    }

    private mutating func paintDots(_ area: CellArea, _ role: Role) {
        for column in area.left...area.right {
            canvas.put(box.dottedHorizontal, column, area.top, role)
            canvas.put(box.dottedHorizontal, column, area.bottom, role)
        }
        for row in area.top...area.bottom {
            canvas.put(box.dottedVertical, area.left, row, role)
            canvas.put(box.dottedVertical, area.right, row, role)
        }
    }

    /// Only where nothing else is drawn, and at the edges that it keeps away from.
    private mutating func paintSafeArea(_ insets: InsetsValue, _ area: CellArea) {
        let rows = [(area.top, insets.top), (area.bottom, insets.bottom)]
        for (row, inset) in rows where inset > 0 {
            for column in area.left...area.right {
                canvas.putBehind(box.dottedHorizontal, column, row, .dim)
            }
        }
        let columns = [(area.left, insets.left), (area.right, insets.right)]
        for (column, inset) in columns where inset > 0 {
            for row in area.top...area.bottom {
                canvas.putBehind(box.dottedVertical, column, row, .dim)
            }
        }
    }

    /// At least two cells wide, whatever its size; the system's own crosses no line.
    private mutating func paintHandle(_ character: Character, _ shape: Shape) {
        let row = min(max(self.row(shape.frame.midY), 1), canvas.rows - 2)
        let width = max(2, column(shape.frame.maxX) - column(shape.frame.x))
        let left = max(0, column(shape.frame.midX) - width / 2)
        let cells = left..<min(left + width, canvas.columns)
        let around = max(0, left - 1)..<min(cells.upperBound + 1, canvas.columns)
        let crosses = around.contains { isTaken(canvas[$0, row]) }
        if shape.kind == .homeIndicator, crosses { return }
        for column in cells {
            canvas.put(character, column, row, shape.change?.role ?? .dim)
        }
    }

    /// Whether there is a line, or a character that is no dot of a safe area.
    private func isTaken(_ cell: CellCanvas.Cell) -> Bool {
        guard let character = cell.character else { return cell.arms != 0 }
        return ![" ", box.dottedHorizontal, box.dottedVertical].contains(character)
    }

    private mutating func paint(_ arrow: PopoverArrow, of area: CellArea, _ role: Role) {
        let x = min(max(column(arrow.position), area.left + 1), max(area.left, area.right - 1))
        let y = min(max(row(arrow.position), area.top + 1), max(area.top, area.bottom - 1))
        switch arrow.edge {
        case .top: canvas.put(box.arrows[0], x, area.top, role)
        case .bottom: canvas.put(box.arrows[1], x, area.bottom, role)
        case .left: canvas.put(box.arrows[2], area.left, y, role)
        case .right: canvas.put(box.arrows[3], area.right, y, role)
        }
    }
}

extension Wireframe {
    // MARK: Words

    private mutating func paintTexts(_ shape: Shape) {
        var nameRow: Int?
        var line = LineOfTexts()
        for text in shape.texts {
            guard let seen = text.box.intersection(shape.visible) else { continue }
            let area = area(seen)
            if text.style == .system, shape.kind == .text, area.height < 1 { continue }
            var row = inner(middle(of: area, text.box), of: shape)
            if text.style != .system { row = min(max(row, 1), max(1, canvas.rows - 2)) }
            if text.style == .name { nameRow = row }
            if text.style == .caption, let above = nameRow, shape.kind != .alert {
                row = above + 1
                guard row < area.bottom else { continue }
            }
            paint(text, shape, area, row, on: &line)
        }
    }

    /// On no border of what has one all around.
    private func inner(_ row: Int, of shape: Shape) -> Int {
        let area = apart(area(shape.visible), shape)
        guard let first = firstInnerRow(of: shape, area) else { return row }
        return first > area.bottom - 1 ? row : min(max(row, first), area.bottom - 1)
    }

    /// Nil for what has no border at its top or its bottom.
    private func firstInnerRow(of shape: Shape, _ area: CellArea) -> Int? {
        guard case .bar(let edge) = shape.kind else { return shape.isRaised ? area.top + 1 : nil }
        return switch edge {
        case .top: area.top + 1
        case .bottom: area.top
        case .none: nil
        }
    }

    /// Inside the border where there is a row inside.
    private func middle(of area: CellArea, _ box: RectValue) -> Int {
        let row = row(box.midY)
        guard area.height > 0 else { return min(max(row, area.top), area.bottom) }
        return min(max(row, area.top + 1), area.bottom - 1)
    }

    private mutating func paint(
        _ text: Text, _ shape: Shape, _ area: CellArea, _ row: Int, on line: inout LineOfTexts
    ) {
        let words = words(text, shape, room: area.width)
        let width = TextWidth.columns(of: words)
        if width < text.columns, isAside(text, in: shape) { return }
        let place =
            switch text.alignment {
            case .leading: area.left + 1
            case .center: area.left + 1 + max(0, (area.width - width) / 2)
            case .trailing: area.right - width
            }
        let left = line.free(from: place, row)
        let limit = line.limit(from: left, row, area.right)
        let shown = TextWidth.truncate(
            words, to: max(0, limit - left), ellipsis: glyphs.ellipsis)
        canvas.write(shown, left, row, limit: limit, role(text.style, shape))
        if shape.kind == .text, text.style == .title, shown != text.shownWords(glyphs),
            shape.frame.width >= text.leastWidth
        {
            cutLabels.append(
                CutLabel(
                    words: text.shownWords(glyphs), shown: shown, column: left, row: row,
                    role: role(text.style, shape)))
        }
        line.take(left, left + TextWidth.columns(of: shown), row)
    }

    /// Lets a label whose words fit on the device run on into free cells, where nothing covers it.
    private mutating func extend(_ label: CutLabel) {
        guard canvas.holds(label.shown, label.column, label.row) else { return }
        let end = label.column + TextWidth.columns(of: label.shown)
        let room = canvas.freeCells(from: end, label.row)
        let words = TextWidth.truncate(
            label.words, to: end - label.column + room, ellipsis: glyphs.ellipsis)
        canvas.write(words, label.column, label.row, limit: end + room, label.role)
    }

    /// Whether the text is of little importance, so that it is left out where it has no room.
    private func isAside(_ text: Text, in shape: Shape) -> Bool {
        if case .bar = shape.kind { return text.style == .system || text.style == .caption }
        return text.style == .caption && shape.kind != .alert
    }

    /// What is chosen stands in brackets, what has changed behind its sign.
    private func words(_ text: Text, _ shape: Shape, room: Int) -> String {
        var words = text.shownWords(glyphs)
        if text.style == .name { words = mark(shape) + words }
        if text.style == .chosen, room > 4 {
            let inner = TextWidth.truncate(words, to: room - 2, ellipsis: glyphs.ellipsis)
            return "[\(inner)]"
        }
        return TextWidth.truncate(words, to: room, ellipsis: glyphs.ellipsis)
    }

    private func role(_ style: Text.Style, _ shape: Shape) -> Role {
        if style == .name, let change = shape.change { return change.role }
        switch style {
        case .name, .title, .chosen: return .strong
        case .tappable: return .plain
        case .caption, .system: return .dim
        }
    }

    // MARK: Lines

    /// The picture, without what is blank at the ends of its lines.
    var lines: [StyledText] {
        (0..<canvas.rows).map { row in
            var line = StyledText()
            var blanks = 0
            for column in 0..<canvas.columns where !canvas[column, row].isTaken {
                let (character, role) = look(canvas[column, row])
                if character == " " {
                    blanks += 1
                } else {
                    if blanks > 0 { line.append(String(repeating: " ", count: blanks)) }
                    blanks = 0
                    line.append(String(character), role)
                }
            }
            return line
        }
    }

    private func look(_ cell: CellCanvas.Cell) -> (Character, Role) {
        let character = cell.character ?? box.character(cell)
        guard cell.isDimmed else { return (character, cell.role) }
        return (cell.character == nil && cell.arms == 0 ? box.shade : character, .dim)
    }
}

/// A label that has more words than cells, as it was written.
private struct CutLabel {
    let words: String
    let shown: String
    let column: Int
    let row: Int
    let role: Role
}

/// Which columns of a shape have words already, so that others keep a space away.
private struct LineOfTexts {
    private var taken: [(left: Int, right: Int, row: Int)] = []

    mutating func take(_ left: Int, _ right: Int, _ row: Int) { taken.append((left, right, row)) }

    /// The place, or the first right of what stands there.
    func free(from place: Int, _ row: Int) -> Int {
        for other in taken where other.row == row && other.left <= place && place <= other.right {
            return other.right + 1
        }
        return place
    }

    /// How far words from there on may go.
    func limit(from place: Int, _ row: Int, _ end: Int) -> Int {
        taken.filter { $0.row == row && $0.left > place }.map { $0.left - 1 }.min().map {
            min($0, end)
        } ?? end
    }
}

extension ScreenDrawing.Text {
    /// What is hostile in it is spelt out.
    fileprivate var words: String { VisibleText.of(text) }

    /// With our own signs in ASCII.
    fileprivate var asciiWords: String {
        String(words.map { $0 == "×" ? "x" : $0 == "‹" ? "<" : $0 })
    }

    fileprivate func shownWords(_ glyphs: Glyphs) -> String {
        glyphs == .ascii ? asciiWords : words
    }

    /// What the words take at least on a device, in points, by a guess at the letters' width.
    fileprivate var leastWidth: Double { Double(columns) * 5.5 }

    fileprivate var columns: Int { TextWidth.columns(of: words) }
}
