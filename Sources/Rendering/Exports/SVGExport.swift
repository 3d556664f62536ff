/// Draws lines as a picture of a terminal, in SVG.
public struct SVGExport: Sendable {
    public let title: String
    /// The picture's width in columns; nil makes room for the longest line.
    public let columns: Int?

    /// Makes an exporter.
    public init(title: String, columns: Int? = nil) {
        self.title = title
        self.columns = columns
    }

    /// A whole SVG document. It needs no font and no style sheet from elsewhere.
    public func document(_ lines: [StyledText]) -> String {
        let columns = self.columns ?? lines.map { TextWidth.columns(of: $0) }.max() ?? 0
        let width = Double(columns) * Self.advance + 2 * Self.margin
        let height = Double(lines.count) * Self.leading + Self.bar + Self.margin
        var parts = [head(width: width, height: height)]
        for (row, line) in lines.enumerated() where !line.isEmpty {
            parts.append(element(line, y: Self.bar + Double(row + 1) * Self.leading - 6))
        }
        parts.append("</svg>\n")
        return parts.joined(separator: "\n")
    }

    private static let advance = 8.4
    private static let leading = 20.0
    private static let margin = 16.0
    /// The height of the window's title bar.
    private static let bar = 40.0

    private func head(width: Double, height: Double) -> String {
        let (width, height) = (NumberText.of(width.tenths), NumberText.of(height.tenths))
        let size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        let name = XMLText.escape(title)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) role="img">
            <title>\(name)</title>
            <style>
            text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", \
            monospace; fill: \(SVGLook.text); white-space: pre; }
            \(SVGLook.rules.joined(separator: "\n"))
            </style>
            <rect width="100%" height="100%" rx="10" fill="\(SVGLook.background)"/>
            <circle cx="20" cy="20" r="6" fill="#FF5F57"/>
            <circle cx="40" cy="20" r="6" fill="#FEBC2E"/>
            <circle cx="60" cy="20" r="6" fill="#28C840"/>
            <text x="50%" y="25" text-anchor="middle" class="dim">\(name)</text>
            """
    }

    /// Each run stands at its own column, so that no font can move it.
    private func element(_ line: StyledText, y: Double) -> String {
        var column = 0
        let spans = line.runs.map { run in
            defer { column += TextWidth.columns(of: run.text) }
            return run.text.allSatisfy { $0 == " " } ? "" : span(run, column: column)
        }
        return "<text y=\"\(NumberText.of(y.tenths))\" xml:space=\"preserve\">"
            + spans.joined() + "</text>"
    }

    private func span(_ run: StyledText.Run, column: Int) -> String {
        let x = (Self.margin + Double(column) * Self.advance).tenths
        let role = SVGLook.className(run.role).map { " class=\"\($0)\"" } ?? ""
        let text = XMLText.escape(run.text)
        return "<tspan x=\"\(NumberText.of(x))\"\(role)>\(text)</tspan>"
    }
}

extension Double {
    /// Cut to one decimal.
    fileprivate var tenths: Double { Double(Int(clamping: self * 10 + 0.5)) / 10 }
}
