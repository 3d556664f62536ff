import HierarchyRecords

/// Draws a screen as a picture in SVG, in points.
public struct ScreenSVG: Sendable {
    /// Where the picture stands, which decides what is around it and how large its words are.
    public enum Place: Sendable {
        /// By itself, at the device's size, with its legend.
        case file
        /// In a page that has the legend in its own text, and shows the picture in that room, in CSS pixels.
        case page(room: Room)
    }

    /// How much room there is for a picture.
    public struct Room: Sendable {
        let width: Double
        let height: Double
    }

    public let title: String
    private let place: Place
    private let said: Wording

    /// Makes an exporter, whose legend is in the person's language.
    public init(title: String, in place: Place = .file, said: @escaping Wording = { $0 }) {
        self.title = title
        self.place = place
        self.said = said
    }

    /// A whole SVG document. It needs no font and no style sheet from elsewhere.
    public func document(_ drawing: ScreenDrawing) -> String {
        let legend = SVGLegend(drawing.legend, said)
        let frame = RectValue(
            x: 0, y: 0, width: max(1, drawing.device.width), height: max(1, drawing.device.height))
        switch place {
        case .file:
            let size = Room(
                width: frame.width + 3 * Self.margin + SVGLegend.width,
                height: max(frame.height + 2 * Self.margin, legend.height))
            let screen = self.screen(drawing, frame, margin: Self.margin, SVGShapes(words: 1))
            return svg(size, SVGShapes(words: 1), screen + beside(frame, legend))
        case .page(let room):
            let size = Room(
                width: frame.width + 2 * Self.edge, height: frame.height + 2 * Self.edge)
            let shapes = SVGShapes(words: Self.enlargement(of: size, in: room))
            return svg(size, shapes, screen(drawing, frame, margin: Self.edge, shapes))
        }
    }

    private static let margin = 32.0
    /// Around a picture without a legend: the frame of the device.
    private static let edge = 10.0

    /// By how much words are to be larger than on the device, so that none is smaller than 12 pixels where
    /// the picture is made to fit.
    private static func enlargement(of size: Room, in room: Room) -> Double {
        let scale = min(room.width / size.width, room.height / size.height)
        return max(1, 12 / SVGShapes.smallest / scale)
    }

    private func screen(
        _ drawing: ScreenDrawing, _ frame: RectValue, margin: Double, _ shapes: SVGShapes
    ) -> [String] {
        let (margin, radius) = (NumberText.short(margin), drawing.device.cornerRadius)
        return [
            "<g transform=\"translate(\(margin) \(margin))\">",
            SVGShapes.clip(frame, radius: radius), "<g clip-path=\"url(#screen)\">",
        ] + drawing.shapes.map(shapes.element)
            + ["</g>", SVGShapes.bezel(frame, radius: radius), "</g>"]
    }

    private func beside(_ frame: RectValue, _ legend: SVGLegend) -> [String] {
        let x = NumberText.short(frame.width + 2 * Self.margin)
        let y = NumberText.short(Self.margin)
        return ["<g class=\"legend\" transform=\"translate(\(x) \(y))\">"] + legend.elements
            + ["</g>"]
    }

    private func svg(_ size: Room, _ shapes: SVGShapes, _ parts: [String]) -> String {
        ([head(width: size.width, height: size.height, shapes)] + parts + ["</svg>\n"])
            .joined(separator: "\n")
    }

    private func head(width: Double, height: Double, _ shapes: SVGShapes) -> String {
        let (width, height) = (NumberText.short(width), NumberText.short(height))
        let size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) role="img">
            <!-- Exported by vcr. -->
            <title>\(XMLText.escape(title))</title>
            <style>
            \(shapes.rules)
            </style>
            <rect class="ground" width="100%" height="100%"/>
            """
    }
}

/// The shapes of a screen as elements.
struct SVGShapes {
    private typealias Text = ScreenDrawing.Text

    /// How much larger words are than on the device.
    let words: Double
    /// The smallest words, in points of the device.
    static let smallest = 13.0

    private func points(_ size: Double) -> String {
        NumberText.short((size * words).rounded(.up)) + "px"
    }

    var rules: String {
        """
        text { font: \(points(15)) -apple-system, system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif; \
        fill: #1C1C1E; white-space: pre; }
        .ground { fill: #EEF0F4; } .screen { fill: #FFFFFF; }
        .bezel { fill: none; stroke: #1C1C1E; stroke-width: 6; }
        .panel { fill: #FFFFFF; stroke: #8E8E93; } .box { fill: none; stroke: #C7C7CC; }
        .raised { fill: #FFFFFF; stroke: #8E8E93; \
        filter: drop-shadow(0 4px 12px rgba(0, 0, 0, 0.3)); }
        .bar { fill: #F6F6F8; } .line { stroke: #C6C6C8; } .other, .keys { fill: #D1D1D6; }
        .safe { fill: none; stroke: #34A0A4; stroke-dasharray: 3 5; }
        .handle { fill: #AEAEB2; } .home { fill: #1C1C1E; }
        .new { stroke: #1A7F37; stroke-width: 3; } .moved { stroke: #0550AE; stroke-width: 3; }
        text.new { fill: #1A7F37; stroke: none; } text.moved { fill: #0550AE; stroke: none; }
        .name { font-weight: 600; font-size: \(points(18)); } .title { font-weight: 600; font-size: \(points(17)); }
        .caption, .system { fill: #6C6C70; font-size: \(points(14)); } .tappable { fill: #0A66C2; }
        .chosen { fill: #0A66C2; font-weight: 700; } .tag { fill: #6C6C70; font-size: \(points(Self.smallest)); }
        .legend text { font: \(points(Self.smallest)) ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", \
        monospace; } .dim { fill: #6C6C70; } .strong { font-weight: 600; }
        """
    }

    static func clip(_ frame: RectValue, radius: Double) -> String {
        let shape = rect(frame, radius: radius, "class=\"screen\"")
        return "<clipPath id=\"screen\">\(shape)</clipPath>"
    }

    static func bezel(_ frame: RectValue, radius: Double) -> String {
        let outer = RectValue(
            x: -3, y: -3, width: frame.width + 6, height: frame.height + 6)
        return rect(outer, radius: radius > 0 ? radius + 3 : 6, "class=\"bezel\"")
    }

    /// The shape with its words.
    func element(_ shape: ScreenDrawing.Shape) -> String {
        let body = Self.body(shape)
        let words = texts(shape)
        guard shape.opacity < 1, shape.kind != .device else { return body + words }
        return "<g opacity=\"\(NumberText.of((shape.opacity * 100).rounded() / 100))\">"
            + body + words + "</g>"
    }

    private static func body(_ shape: ScreenDrawing.Shape) -> String {
        let frame = shape.frame
        let change = shape.change.map { " \($0.svgClass)" } ?? ""
        switch shape.kind {
        case .device: return rect(frame, "class=\"screen\"")
        case .keyboard: return rect(frame, "class=\"keys\"")
        case .otherApp: return rect(frame, "class=\"other\"")
        case .panel: return rect(frame, radius: shape.corners.top, "class=\"panel\(change)\"")
        case .sheet, .alert: return raised(shape, change)
        case .popover(let arrow):
            return raised(shape, change) + (arrow.map { Self.arrow($0, of: frame) } ?? "")
        case .box, .control:
            return rect(
                shape.visible, radius: shape.kind == .control ? 6 : 0, "class=\"box\(change)\"")
        case .bar(let edge): return bar(edge, frame)
        case .dimming(let strength):
            return rect(frame, "fill=\"#000\" fill-opacity=\"\(NumberText.of(strength))\"")
        case .grabber: return rect(frame, radius: frame.height / 2, "class=\"handle\"")
        case .homeIndicator: return rect(frame, radius: frame.height / 2, "class=\"home\"")
        case .safeArea(let insets): return safeArea(insets, shape.visible)
        case .text: return ""
        }
    }

    private static func bar(_ edge: ScreenDrawing.Shape.Edge, _ frame: RectValue) -> String {
        let ground = rect(frame, radius: edge == .none ? frame.height / 2 : 0, "class=\"bar\"")
        guard edge != .none else { return ground }
        let y = number(edge == .top ? frame.y : frame.maxY)
        return ground
            + "<line class=\"line\" x1=\"\(number(frame.x))\" x2=\"\(number(frame.maxX))\""
            + " y1=\"\(y)\" y2=\"\(y)\"/>"
    }

    /// A ground with its own upper and lower corners.
    private static func raised(_ shape: ScreenDrawing.Shape, _ change: String) -> String {
        let frame = shape.frame
        let limit = min(frame.width, frame.height) / 2
        let top = min(shape.corners.top, limit), bottom = min(shape.corners.bottom, limit)
        func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
            "a\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))"
        }
        let path = [
            "M\(number(frame.x + top)) \(number(frame.y))",
            "H\(number(frame.maxX - top))", corner(top, top, top),
            "V\(number(frame.maxY - bottom))", corner(bottom, -bottom, bottom),
            "H\(number(frame.x + bottom))", corner(bottom, -bottom, -bottom),
            "V\(number(frame.y + top))", corner(top, top, -top), "Z",
        ].joined(separator: " ")
        return "<path class=\"raised\(change)\" d=\"\(path)\"/>"
    }

    /// From the edge of the content to where it points.
    private static func arrow(_ arrow: PopoverArrow, of frame: RectValue) -> String {
        let length = arrow.length
        let along =
            arrow.edge == .top || arrow.edge == .bottom
            ? min(max(arrow.position, frame.x + 20), frame.maxX - 20)
            : min(max(arrow.position, frame.y + 20), frame.maxY - 20)
        let points: [(Double, Double)] =
            switch arrow.edge {
            case .top: [(along - 13, frame.y), (along, frame.y - length), (along + 13, frame.y)]
            case .bottom:
                [(along - 13, frame.maxY), (along, frame.maxY + length), (along + 13, frame.maxY)]
            case .left: [(frame.x, along - 13), (frame.x - length, along), (frame.x, along + 13)]
            case .right:
                [(frame.maxX, along - 13), (frame.maxX + length, along), (frame.maxX, along + 13)]
            }
        let list = points.map { "\(number($0.0)),\(number($0.1))" }.joined(separator: " ")
        return "<polyline class=\"panel\" points=\"\(list)\"/>"
    }

    /// A line at each edge that it keeps away from.
    private static func safeArea(_ insets: InsetsValue, _ area: RectValue) -> String {
        let (left, top) = (number(area.x), number(area.y))
        let (right, bottom) = (number(area.maxX), number(area.maxY))
        let lines = [
            (insets.top, "M\(left) \(top)H\(right)"),
            (insets.bottom, "M\(left) \(bottom)H\(right)"),
            (insets.left, "M\(left) \(top)V\(bottom)"),
            (insets.right, "M\(right) \(top)V\(bottom)"),
        ].filter { $0.0 > 0 }.map(\.1)
        return "<path class=\"safe\" d=\"\(lines.joined(separator: " "))\"/>"
    }

    private static func rect(
        _ rect: RectValue, radius: Double = 0, _ attributes: String
    ) -> String {
        let place = "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\""
        let size = "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
        let round = radius > 0 ? " rx=\"\(number(radius))\"" : ""
        return "<rect \(place) \(size)\(round) \(attributes)/>"
    }

    static func number(_ value: Double) -> String { NumberText.short(value) }

    // MARK: Words

    private func texts(_ shape: ScreenDrawing.Shape) -> String {
        var elements: [String] = []
        if let tag = tag(shape) { elements.append(tag) }
        var isBelowName = false
        for words in shape.texts {
            guard let box = words.box.intersection(shape.visible), hasRoom(words, box, shape)
            else { continue }
            let isPair = shape.kind != .alert
            let shift = isPair && words.style == .caption && isBelowName ? 24 * self.words : 0
            isBelowName = words.style == .name
            let change =
                words.style == .name ? shape.change.map { " \($0.svgClass)" } ?? "" : ""
            elements.append(
                text(
                    Self.mark(words, shape) + words.text, box.moved(x: 0, y: shift),
                    words.alignment,
                    "\(words.style)\(change)", size: Self.size(words.style)))
        }
        return elements.joined()
    }

    /// Whether a name and what stands below it do not run into the tag of the controller around, which larger words do
    /// in a strip at the top of a screen.
    private func hasRoom(
        _ words: ScreenDrawing.Text, _ box: RectValue, _ shape: ScreenDrawing.Shape
    ) -> Bool {
        let isOfName = words.style == .name || words.style == .caption
        guard self.words > 1, isOfName, shape.corners.top > 20 else { return true }
        return box.height > (24 + Self.size(.name)) * self.words
    }

    /// What fills it stands at its upper left corner; where that is round, in the middle.
    private func tag(_ shape: ScreenDrawing.Shape) -> String? {
        let isFilled = shape.kind == .panel || shape.kind == .box || shape.isRaised
        guard isFilled, !shape.names.isEmpty else { return nil }
        let isRound = shape.corners.top > 20
        let box = shape.visible.inset(by: InsetsValue(top: isRound ? 8 : 3, left: 10, right: 10))
        let line = RectValue(
            x: box.x, y: box.y, width: box.width, height: (isRound ? 24 : 18) * words)
        return text(
            shape.names.joined(separator: " › "), line, isRound ? .center : .leading, "tag",
            size: Self.smallest)
    }

    private static func mark(
        _ words: ScreenDrawing.Text, _ shape: ScreenDrawing.Shape
    ) -> String {
        guard words.style == .name, let change = shape.change else { return "" }
        return change.glyph(.unicode) + " "
    }

    private static func size(_ style: ScreenDrawing.Text.Style) -> Double {
        switch style {
        case .name: 18
        case .title: 17
        case .caption, .system: 14
        case .tappable, .chosen: 15
        }
    }

    /// Cut to what the box has room for, by a guess at the width of the letters; where little is
    /// missing they stand closer.
    private func text(
        _ text: String, _ box: RectValue, _ alignment: ScreenDrawing.Text.Alignment,
        _ style: String, size: Double
    ) -> String {
        if box.height < size { return "" }
        let size = size * self.words
        let letter = size * 0.52
        let length = Double(TextWidth.columns(of: text)) * letter
        let room = Int(clamping: min(1000, box.width / letter))
        let isClose = length > box.width && length <= box.width * 1.35
        let words = isClose ? text : TextWidth.truncate(text, to: room)
        if words.isEmpty { return "" }
        let spacing =
            isClose
            ? " textLength=\"\(Self.number(box.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
        let (x, anchor) =
            switch alignment {
            case .leading: (box.x, "start")
            case .center: (box.midX, "middle")
            case .trailing: (box.maxX, "end")
            }
        return
            "<text class=\"\(style)\" x=\"\(Self.number(x))\" y=\"\(Self.number(box.midY + size / 3))\""
            + " text-anchor=\"\(anchor)\"\(spacing)>\(XMLText.escape(words))</text>"
    }
}

extension ScreenChange {
    fileprivate var svgClass: String { self == .added ? "new" : "moved" }
}

/// The legend of a screen as elements, one line below the other.
struct SVGLegend {
    static let width = 380.0
    private static let leading = 22.0
    /// The most rows: more would be higher than the picture.
    private static let limit = 60

    private let lines: [StyledText]

    init(_ legend: ScreenLegend, _ said: @escaping Wording) {
        lines = LegendText(legend, glyphs: .unicode, said: said).lines(
            columns: 44, rows: Self.limit)
    }

    var height: Double { Double(lines.count + 4) * Self.leading }

    /// Each line says how far it stands below the one before, not where: one more moves those below it
    /// and changes none of them.
    var elements: [String] {
        var above = 0
        var elements = ["<text xml:space=\"preserve\">"]
        for (row, line) in lines.enumerated() where !line.isEmpty {
            let leading = NumberText.short(Double(row + 1 - above) * Self.leading)
            above = row + 1
            elements.append(
                "<tspan x=\"0\" dy=\"\(leading)\">\(spans(line).joined())</tspan>")
        }
        return elements + ["</text>"]
    }

    /// Neighbours of one look make one span.
    private func spans(_ line: StyledText) -> [String] {
        var spans: [(style: String, text: String)] = []
        for run in line.runs {
            let style = Self.style(run.role)
            if spans.last?.style == style {
                spans[spans.count - 1].text += run.text
            } else {
                spans.append((style, run.text))
            }
        }
        return spans.map { "<tspan class=\"\($0.style)\">\(XMLText.escape($0.text))</tspan>" }
    }

    private static func style(_ role: Role) -> String {
        if role == .added { return "new" }
        if role == .changed || role == .removed { return "moved" }
        return role == .strong || role == .object ? "strong" : "dim"
    }
}
