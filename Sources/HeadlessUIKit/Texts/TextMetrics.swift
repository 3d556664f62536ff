import HierarchyRecords

/// A89: the size of a text. UIKit's typeface is not available, so each kind of letter has one
/// width.
struct TextMetrics {
    let font: UIFont
    /// The scale of the screen, in pixels per point.
    let scale: CGFloat

    /// The height of one line, in whole pixels.
    var lineHeight: CGFloat { pixels(font.lineHeight) }

    /// The size of a text that is wrapped at `limit` into at most that many lines.
    func size(of text: String, lines most: Int, limit: CGFloat) -> CGSize {
        if text.isEmpty { return .zero }
        var widest: CGFloat = 0
        var count = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let width = width(of: line)
            let isBroken = limit > 0 && width > limit && most != 1
            widest = Swift.max(widest, isBroken ? limit : width)
            count += isBroken ? Int(clamping: Swift.min((width / limit).rounded(.up), 1e6)) : 1
            if most == 1 { break }
        }
        if most > 0 { count = Swift.min(count, most) }
        return CGSize(width: pixels(widest), height: pixels(font.lineHeight * CGFloat(count)))
    }

    private func width(of line: Substring) -> CGFloat {
        let units = line.unicodeScalars.reduce(0.0) { $0 + Self.units(of: $1) }
        return CGFloat(units) * font.pointSize * (font.isBold ? 1.06 : 1)
    }

    /// The width of a letter as a share of the font size.
    private static func units(of letter: Unicode.Scalar) -> Double {
        switch letter {
        case "i", "j", "l", "I", "!", ".", ",", ":", ";", "'", "|": 0.26
        case " ", "f", "r", "t", "(", ")", "-", "/": 0.34
        case "m", "w", "M", "W", "@": 0.87
        case "A"..."Z": 0.67
        case "0"..."9": 0.62
        default: letter.value < 0x1100 ? 0.55 : 1
        }
    }

    func pixels(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
}

extension UIView {
    func metrics(of font: UIFont) -> TextMetrics {
        TextMetrics(font: font, scale: CGFloat(simulator.display.device.scale))
    }
}
