/// How many columns of a terminal text takes, once what is hostile in it is spelt out.
public enum TextWidth {
    /// The columns of the text: 2 for East Asian wide characters and emoji, 0 for combining ones.
    public static func columns(of text: String) -> Int {
        columns(of: Array(text.utf8)[...])
    }

    /// The columns of UTF-8.
    static func columns(of utf8: ArraySlice<UInt8>) -> Int {
        if VisibleText.isPrintableASCII(utf8) { return utf8.count }
        return VisibleText.of(String(decoding: utf8, as: UTF8.self))
            .reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of the text's runs.
    public static func columns(of text: StyledText) -> Int {
        text.runs.reduce(0) { $0 + columns(of: $1.text) }
    }

    /// The text, cut to at most `columns` columns; where something was cut, `ellipsis` ends it.
    public static func truncate(
        _ text: StyledText, to columns: Int, ellipsis: String = "…"
    ) -> StyledText {
        if self.columns(of: text) <= columns { return text }
        var left = columns - self.columns(of: ellipsis)
        var result = StyledText()
        guard left >= 0 else { return result }
        for run in text.runs {
            let part = prefix(of: VisibleText.of(run.text), columns: left)
            result.append(part.text, run.role)
            left -= part.columns
            if part.isCut { break }
        }
        result.append(ellipsis, .dim)
        return result
    }

    /// The text, cut to at most `columns` columns; where something was cut, `ellipsis` ends it.
    public static func truncate(
        _ text: String, to columns: Int, ellipsis: String = "…"
    ) -> String {
        truncate(StyledText(text), to: columns, ellipsis: ellipsis).text
    }

    private static func prefix(
        of text: String, columns: Int
    ) -> (text: String, columns: Int, isCut: Bool) {
        var used = 0
        var end = text.startIndex
        for index in text.indices {
            let width = self.columns(of: text[index])
            if used + width > columns { return (String(text[..<end]), used, true) }
            used += width
            end = text.index(after: index)
        }
        return (text, used, false)
    }

    /// The columns of one character that is not hostile.
    static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value > 0x7F || scalars.count > 1 else { return 1 }
        if first.value > 0xFF && first.properties.isEmoji { return emojiColumns(scalars) }
        return scalars.reduce(0) { $0 + columns(of: $1) }
    }

    private static func emojiColumns(_ scalars: Character.UnicodeScalarView) -> Int {
        let isPicture = scalars.contains {
            $0.properties.isEmojiPresentation || $0.value == 0xFE0F
        }
        return isPicture ? 2 : 1
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: 0
        default:
            if trailingJamo.contains(where: { $0.contains(scalar.value) }) {
                0
            } else {
                wide.contains { $0.contains(scalar.value) } ? 2 : 1
            }
        }
    }

    /// Vowels and final consonants that join the Hangul syllable before them.
    private static let trailingJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

    /// Wide and fullwidth ranges of Unicode's EastAsianWidth.txt, without emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
