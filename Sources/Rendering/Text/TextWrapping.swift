/// Breaks prose into lines.
public enum TextWrapping {
    /// The text's words in lines of at most `columns` columns; a longer word gets a line of its
    /// own. Chinese and Japanese may break between any two signs. Nil is one line.
    public static func wrap(_ text: String, to columns: Int?) -> [String] {
        guard let columns else { return [text] }
        var lines: [String] = []
        var used = 0
        for word in text.split(separator: " ") {
            for (index, piece) in pieces(of: word).enumerated() {
                let gap = index == 0 ? " " : ""
                let width = TextWidth.columns(of: piece)
                if lines.isEmpty || used + gap.count + width > columns {
                    lines.append(piece)
                    used = width
                } else {
                    lines[lines.count - 1] += gap + piece
                    used += gap.count + width
                }
            }
        }
        return lines.isEmpty ? [""] : lines
    }

    /// The parts of a word between which a line may break: each sign of double width, with the marks
    /// that must not begin a line behind it and those that must not end one before it.
    private static func pieces(of word: Substring) -> [String] {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return [String(word)] }
        var pieces: [String] = []
        var mayBreak = false
        for sign in word {
            let isWide = TextWidth.columns(of: String(sign)) == 2
            if pieces.isEmpty || (mayBreak || isWide) && !closing.contains(sign) {
                if let last = pieces.last?.last, opening.contains(last) {
                    pieces[pieces.count - 1].append(sign)
                } else {
                    pieces.append(String(sign))
                }
            } else {
                pieces[pieces.count - 1].append(sign)
            }
            mayBreak = isWide || mayBreak && closing.contains(sign)
        }
        return pieces
    }

    private static let closing: Set<Character> = [
        "，", "。", "、", "：", "；", "！", "？", "）", "》", "」", "』", "”", "’", "…",
    ]
    private static let opening: Set<Character> = ["（", "《", "「", "『", "“", "‘"]
}
