/// Breaks prose into lines.
public enum TextWrapping {
    /// The text's words in lines of at most `columns` columns; a longer word gets a line of its
    /// own. Nil is one line.
    public static func wrap(_ text: String, to columns: Int?) -> [String] {
        guard let columns else { return [text] }
        var lines: [String] = []
        var used = 0
        for word in text.split(separator: " ").map(String.init) {
            let width = TextWidth.columns(of: word)
            if lines.isEmpty || used + 1 + width > columns {
                lines.append(word)
                used = width
            } else {
                lines[lines.count - 1] += " " + word
                used += 1 + width
            }
        }
        return lines.isEmpty ? [""] : lines
    }
}
