/// A label with its text beside it.
public enum Paragraph {
    private static let labelColumns = 12

    /// `  hint        text`, wrapped beside the label.
    public static func lines(_ label: String, _ text: String, width: Int?) -> [StyledText] {
        let room = width.map { max(20, $0 - labelColumns - 2) }
        return TextWrapping.wrap(text, to: room).enumerated().map { index, part in
            var line = StyledText("  ")
            if index == 0 { line.append(label, .dim) }
            line.appendSpaces(
                max(1, labelColumns - (index == 0 ? TextWidth.columns(of: label) : 0)))
            line.append(part)
            return line
        }
    }
}
