import HierarchyRecords

/// A tree of controllers in a page.
enum PageTree {
    /// Lines beyond which they are left out, so that a page grows with its steps and not with steps
    /// times objects.
    private static let mostLines = 400

    /// The tree, with what changed marked.
    static func text(_ tree: HierarchySnapshot, before: HierarchySnapshot?) -> String {
        let changes = before.map { SnapshotDifference(from: $0, to: tree) }
        let all = TreeRenderer(.pretty).lines(tree, changes: changes)
        let more = all.count - mostLines
        let lines = all.prefix(mostLines).map(markup) + (more > 0 ? ["and \(more) more"] : [])
        return "<pre class=\"tree\" aria-label=\"Controllers\">"
            + lines.joined(separator: "\n") + "</pre>"
    }

    private static func markup(_ line: StyledText) -> String {
        line.runs.map { run in
            let text = XMLText.escape(run.text)
            return run.role == .plain ? text : "<span class=\"\(run.role)\">\(text)</span>"
        }.joined()
    }
}

/// A screen in a page.
enum PageScreen {
    /// Bytes beyond which a picture is left out.
    private static let mostBytes = 60_000

    /// The screen in SVG.
    static func picture(_ screen: ScreenSnapshot) -> String {
        ScreenSVG(title: screen.device.name).document(ScreenDrawing(screen, before: nil))
    }

    /// The picture as an image, with its description for those who hear it.
    static func image(_ picture: String, of screen: ScreenSnapshot) -> String {
        guard picture.utf8.count <= mostBytes else {
            return "<p class=\"screen dim\">The picture of the screen is too large.</p>"
        }
        let speech = ScreenSpeech(ScreenDrawing(screen, before: nil))
        let words = speech.lines.prefix(30).map(\.text).joined(separator: ". ")
        return "<img class=\"screen\" alt=\"\(XMLText.escape(words))\" "
            + "src=\"data:image/svg+xml,\(percentEncoded(picture))\">"
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
