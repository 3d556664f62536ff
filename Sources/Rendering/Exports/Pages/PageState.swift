import HierarchyRecords

/// The tree of controllers in a page.
struct PageTree: Sendable {
    /// Lines beyond which they are left out.
    private static let mostLines = 400

    private var shown: HierarchySnapshot?
    private var lines = PageLines()

    /// The tree of the next step, with what changed marked; nil where it is as before.
    mutating func text(_ tree: HierarchySnapshot, _ said: @escaping Wording) -> String? {
        guard tree != shown else { return nil }
        let next = Self.lines(tree, before: shown, said)
        shown = tree
        switch lines.take(next) {
        case .whole: return Self.element("tree", said("Controllers"), next)
        case .parts(let parts):
            return Self.element(
                "tree part", said("What changed in the controllers"), Self.lines(parts, said))
        }
    }

    /// The next tree stands behind this one, whatever was shown last.
    mutating func goBack(to tree: HierarchySnapshot?) {
        shown = tree
        lines.forget()
    }

    private static func element(_ kind: String, _ label: String, _ lines: [String]) -> String {
        "<pre class=\"\(kind)\" aria-label=\"\(label)\">" + lines.joined(separator: "\n") + "</pre>"
    }

    private static func lines(
        _ tree: HierarchySnapshot, before: HierarchySnapshot?, _ said: @escaping Wording
    ) -> [String] {
        let changes = before.map { SnapshotDifference(from: $0, to: tree) }
        let all = TreeRenderer(.pretty, said: said).lines(tree, changes: changes)
        let more = all.count - mostLines
        let rest = said("and % more").filled(with: "\(more)")
        return all.prefix(mostLines).map(markup) + (more > 0 ? [rest] : [])
    }

    /// The page's script puts the lines that stand in the place of those that count them.
    private static func lines(_ parts: [PageLines.Part], _ said: Wording) -> [String] {
        parts.flatMap { part in
            switch part {
            case .new(let lines): lines
            case .same(let from, let count):
                [
                    "<span class=\"same\" data-from=\"\(from)\" data-count=\"\(count)\">  ⋮ "
                        + said(count == 1 ? "% line as before" : "% lines as before")
                        .filled(with: "\(count)") + "</span>"
                ]
            }
        }
    }

    private static func markup(_ line: StyledText) -> String {
        line.runs.map { run in
            let text = XMLText.escape(run.text)
            return run.role == .plain ? text : "<span class=\"\(run.role)\">\(text)</span>"
        }.joined()
    }
}

/// The screen in a page.
struct PageScreen: Sendable {
    /// Bytes beyond which a picture is left out.
    private static let mostBytes = 60_000
    /// Lines beyond which a picture is not told in words.
    private static let mostWords = 30

    private var shown: ScreenSnapshot?
    /// The pictures that were drawn last, the newest at the end.
    private var drawn: [Picture] = []
    /// How many pictures were drawn so far.
    private(set) var drawings = 0
    /// What tells the picture in words.
    private var words: [String] = []
    /// How many lines tell the picture, those lines, and the lines of the picture.
    private var lines = PageLines()

    /// The screen of the next step as an image, with its description for those who hear it; nil where
    /// it looks as before.
    mutating func image(_ screen: ScreenSnapshot, _ said: @escaping Wording = { $0 }) -> String? {
        guard screen != shown else { return nil }
        shown = screen
        let picture = picture(of: screen, said)
        let news = picture.told.filter { !words.contains($0) }
        words = picture.told
        guard picture.lines != lines.lines else { return nil }
        guard picture.text.utf8.count <= Self.mostBytes else {
            lines.forget()
            let words = said("The picture of the screen is too large.")
            return "<p class=\"screen dim\">\(words)</p>"
        }
        switch lines.take(picture.lines) {
        case .whole: return Self.image(picture.told, picture.text)
        case .parts(let parts): return Self.element(parts, news, said)
        }
    }

    /// A screen that was drawn.
    private struct Picture {
        let screen: ScreenSnapshot
        /// What tells it in words.
        let told: [String]
        let text: String
        /// How many lines tell it, those lines, and the lines of the picture.
        let lines: [String]

        init(of screen: ScreenSnapshot, _ said: @escaping Wording) {
            self.screen = screen
            let drawing = ScreenDrawing(screen, before: nil, said: said)
            told = ScreenSpeech(drawing, said: said).lines.prefix(PageScreen.mostWords).map {
                VisibleText.of($0.text)
            }
            text = ScreenSVG(
                title: screen.device.name, in: .page(room: PageParts.roomOfScreen), said: said
            ).document(drawing)
            lines = [String(told.count)] + told + text.split(separator: "\n").map(String.init)
        }
    }

    /// The picture of a screen, which is drawn once where sessions go back and forth.
    private mutating func picture(
        of screen: ScreenSnapshot, _ said: @escaping Wording
    ) -> Picture {
        if let known = drawn.last(where: { $0.screen == screen }) { return known }
        let picture = Picture(of: screen, said)
        drawings += 1
        if drawn.count == Self.mostDrawn { drawn.removeFirst() }
        drawn.append(picture)
        return picture
    }

    /// So many pictures are kept.
    private static let mostDrawn = 8

    /// The next picture stands behind this screen, whatever was shown last.
    mutating func goBack(to screen: ScreenSnapshot?) {
        shown = screen
        lines.forget()
    }

    private static func image(_ told: [String], _ picture: String) -> String {
        let words = told.map(XMLText.escape).joined(separator: "\n")
        return "<img class=\"screen\" alt=\"\(words)\" "
            + "src=\"data:image/svg+xml,\(percentEncoded(picture))\">"
    }

    /// The page's script makes the picture of it, from the one before; where it does not run, what is
    /// new is told.
    private static func element(
        _ parts: [PageLines.Part], _ news: [String], _ said: Wording
    ) -> String {
        let lines = parts.flatMap { part in
            switch part {
            case .same(let from, let count): ["=\(from),\(count)"]
            case .new(let lines): lines.map { "+" + $0 }
            }
        }
        let data = lines.map(XMLText.escape).joined(separator: "\n")
        let words = news.map(XMLText.escape).joined(separator: ". ")
        let sentence =
            words.isEmpty
            ? said("The screen changed.") : said("The screen: %.").filled(with: words)
        return "<p class=\"screen part dim\" data-lines=\"\(data)\">\(sentence)</p>"
    }

    /// As RFC 3986 writes bytes that are not letters, digits or one of a few signs.
    private static func percentEncoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 3 / 2)
        for byte in text.utf8 {
            if kept[Int(byte)] {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let kept: [Bool] = {
        var kept = [Bool](repeating: false, count: 256)
        let signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/:=,;()"
        for byte in signs.utf8 { kept[Int(byte)] = true }
        return kept
    }()
}
