import HierarchyRecords

/// Writes a drawing of a screen for a terminal.
public struct ScreenRenderer: Sendable {
    /// How it is drawn.
    public enum Style: String, CaseIterable, Sendable {
        /// Lines and boxes, and beside or below them what they are.
        case pretty
        /// The same in ASCII.
        case ascii
        /// For screen readers: one thing a line, in words, the foremost first.
        case plain
    }

    public let style: Style
    /// Says whether signs beyond ASCII may be drawn.
    public let encoding: TextEncoding
    /// The room that there is.
    public let columns: Int
    public let rows: Int
    /// Whether the device is named beside the picture.
    private let namesDevice: Bool
    private let said: Wording

    /// The smallest picture that can be read.
    private static let least = (columns: 24, rows: 8)
    /// The largest picture: no terminal is larger.
    private static let most = (columns: 1000, rows: 500)

    /// Makes a renderer for that many columns and rows.
    public init(
        _ style: Style, encoding: TextEncoding = .plain, columns: Int = 80, rows: Int = 40,
        namesDevice: Bool = true, said: @escaping Wording = { $0 }
    ) {
        self.style = style
        self.namesDevice = namesDevice
        self.said = said
        self.encoding = encoding
        self.columns = min(max(columns, Self.least.columns), Self.most.columns)
        self.rows = min(max(rows, Self.least.rows), Self.most.rows)
    }

    /// The picture as lines, at most as many as there are rows; in words there may be more.
    public func lines(_ drawing: ScreenDrawing) -> [StyledText] {
        if style == .plain { return ScreenSpeech(drawing, said: said).lines }
        let box = isASCII ? BoxCharacters.ascii : .unicode
        let legend = LegendText(
            drawing.legend, glyphs: glyphs, namesDevice: namesDevice, said: said)
        let plan = ScreenPlan(drawing.device, columns: columns, rows: rows, legend: legend)
        guard let plan else { return legend.lines(columns: columns, rows: rows) }
        var wireframe = Wireframe(drawing.device, plan, box, glyphs)
        wireframe.paint(drawing.shapes)
        return plan.join(wireframe.lines, legend)
    }

    private var isASCII: Bool { style == .ascii || !encoding.unicode }
    private var glyphs: Glyphs { isASCII ? .ascii : .unicode }
}

/// How many cells a picture takes, and where its legend goes.
struct ScreenPlan {
    let columns: Int
    let rows: Int
    /// The columns right of the picture; nil where the legend stands below it.
    private let side: Int?
    private let room: (columns: Int, rows: Int)

    private static let gap = 2
    private static let leastSide = 26
    /// What the legend takes at most beside a picture.
    private static let mostSide = 64
    /// A cell is twice as high as it is wide.
    private static let aspect = 2.0
    /// Points that a column stands for at least: a screen need not be larger than life.
    private static let finest = 4.0

    /// Nil for a screen that cannot be drawn.
    init?(_ device: DeviceSnapshot, columns: Int, rows: Int, legend: LegendText) {
        let screen = RectValue(x: 0, y: 0, width: device.width, height: device.height)
        guard screen.isDrawable else { return nil }
        room = (columns, rows)
        let below = min(legend.lines(columns: columns, rows: rows).count + 1, max(3, rows / 4))
        let wide = Self.fit(screen, columns, rows - below)
        let narrow = Self.fit(screen, columns - Self.gap - Self.leastSide, rows)
        if Double(narrow.columns * narrow.rows) >= 0.6 * Double(wide.columns * wide.rows) {
            (self.columns, self.rows) = narrow
            side = min(columns - narrow.columns - Self.gap, Self.mostSide)
        } else {
            (self.columns, self.rows) = wide
            side = nil
        }
    }

    /// The largest picture in that room.
    private static func fit(
        _ screen: RectValue, _ columns: Int, _ rows: Int
    ) -> (columns: Int, rows: Int) {
        let finest = min(screen.width / Self.finest + 1, Double(columns))
        var width = max(3, Int(clamping: finest))
        var height = cells(screen.height / screen.width * Double(width - 1) / aspect)
        if height > rows {
            height = max(3, rows)
            width = min(
                width, cells(screen.width / screen.height * Double(height - 1) * aspect))
        }
        return (width, height)
    }

    private static func cells(_ lines: Double) -> Int {
        max(3, Int(clamping: min(lines, 10_000).rounded()) + 1)
    }

    /// The picture with its legend.
    func join(_ picture: [StyledText], _ legend: LegendText) -> [StyledText] {
        guard let side else {
            return picture
                + legend.lines(columns: room.columns, rows: max(0, room.rows - picture.count))
        }
        let words = legend.lines(columns: side, rows: picture.count)
        return picture.enumerated().map { row, line in
            guard words.indices.contains(row), !words[row].isEmpty else { return line }
            var line = line
            let used = TextWidth.columns(of: line)
            line.append(String(repeating: " ", count: max(0, columns - used) + Self.gap))
            line.append(words[row])
            return line
        }
    }
}
