/// The line that opens a fenced block of code.
struct MarkdownFence {
    let character: UInt8
    let length: Int
    /// The columns before it, of which each line of the content loses as many.
    let indent: Int
    let info: String

    /// Reads an opening fence; nil where the line is none.
    init?(_ cursor: MarkdownCursor) {
        let text = cursor.text
        guard let first = text.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~"),
            case let count = text.prefix(while: { $0 == first }).count, count >= 3
        else { return nil }
        let info = text.dropFirst(count)
        if first == UInt8(ascii: "`"), info.contains(first) { return nil }
        character = first
        length = count
        indent = cursor.indent
        self.info = Self.trimmed(String(decoding: info, as: UTF8.self))
    }

    /// Whether the line closes the block.
    func isClosed(by cursor: MarkdownCursor) -> Bool {
        guard cursor.indent < 4 else { return false }
        let text = cursor.text
        let count = text.prefix { $0 == character }.count
        return count >= length
            && text.dropFirst(count).allSatisfy { $0 == Byte.space || $0 == Byte.tab }
    }

    /// Without the blanks around it, and with the characters that a backslash protects.
    private static func trimmed(_ info: String) -> String {
        var result = ""
        var isProtected = false
        for character in info {
            if character == "\\", !isProtected {
                isProtected = true
                continue
            }
            if isProtected, !character.isMarkdownPunctuation { result.append("\\") }
            isProtected = false
            result.append(character)
        }
        if isProtected { result.append("\\") }
        return result.trimmedBlanks
    }
}

extension Character {
    fileprivate var isMarkdownPunctuation: Bool {
        isASCII && !isLetter && !isNumber && !isWhitespace
    }
}
