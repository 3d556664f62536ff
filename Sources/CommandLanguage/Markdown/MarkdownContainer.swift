/// What other blocks of Markdown stand in.
enum MarkdownContainer {
    case quote
    /// An item of a list; what belongs to it is indented by so many columns.
    case item(indent: Int, isEmpty: Bool)

    /// Takes from the line what shows that it belongs to the container; false where it does not.
    func goesOn(in cursor: inout MarkdownCursor) -> Bool {
        switch self {
        case .quote: return Self.takeQuoteMark(&cursor)
        case .item(let indent, let isEmpty):
            if cursor.isBlank { return !isEmpty }
            guard cursor.indent >= indent else { return false }
            cursor.take(columns: indent)
            return true
        }
    }

    /// The container that begins here, its marker taken; nil where none does. Within a paragraph
    /// fewer markers count.
    static func begin(_ cursor: inout MarkdownCursor, inParagraph: Bool) -> MarkdownContainer? {
        if takeQuoteMark(&cursor) { return .quote }
        guard let marker = markerLength(cursor.text, inParagraph: inParagraph) else { return nil }
        let start = cursor.column
        cursor.take(columns: cursor.indent)
        cursor.take(characters: marker)
        if cursor.isBlank { return .item(indent: cursor.column - start + 1, isEmpty: true) }
        cursor.take(columns: cursor.indent > 4 ? 1 : cursor.indent)
        return .item(indent: cursor.column - start, isEmpty: false)
    }

    private static func takeQuoteMark(_ cursor: inout MarkdownCursor) -> Bool {
        guard cursor.indent < 4, cursor.text.first == UInt8(ascii: ">") else { return false }
        cursor.take(columns: cursor.indent)
        cursor.take(characters: 1)
        cursor.take(columns: 1)
        return true
    }

    /// The length of the list marker that the text begins with: `-`, `12.`.
    private static func markerLength(_ text: ArraySlice<UInt8>, inParagraph: Bool) -> Int? {
        let digits = text.prefix { (48...57).contains($0) }
        let sign = text.dropFirst(digits.count).first
        let signs = digits.isEmpty ? Array("-+*".utf8) : Array(".)".utf8)
        guard let sign, signs.contains(sign), digits.count < 10 else { return nil }
        let rest = text.dropFirst(digits.count + 1)
        guard rest.first.map({ $0 == Byte.space || $0 == Byte.tab }) ?? true else { return nil }
        if inParagraph {
            let isBlank = rest.allSatisfy { $0 == Byte.space || $0 == Byte.tab }
            if isBlank || !digits.isEmpty && !digits.elementsEqual("1".utf8) { return nil }
        }
        return digits.count + 1
    }
}
