import SwiftSyntax

/// Changes of one source text. What is taken out leaves its line breaks, so that every line keeps its number.
struct Edits {
    private struct Edit {
        let start: Int, end: Int
        let text: [UInt8]
        let order: Int
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Puts the text before the position.
    mutating func insert(_ text: String, at position: AbsolutePosition) {
        add(position.utf8Offset, position.utf8Offset, Array(text.utf8))
    }

    /// Puts the text in place of the node, without what stands around it.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        let start = node.positionAfterSkippingLeadingTrivia
        replace(
            start, node.endPositionBeforeTrailingTrivia, with: text, of: node.trimmedDescription)
    }

    /// Takes the node out, with the spaces behind it.
    mutating func remove(_ node: some SyntaxProtocol) {
        let start = node.positionAfterSkippingLeadingTrivia
        replace(
            start, node.endPosition, with: "",
            of: String(
                node.description.dropFirst(
                    node.leadingTrivia.description.count)))
    }

    private mutating func replace(
        _ start: AbsolutePosition, _ end: AbsolutePosition, with text: String, of old: String
    ) {
        let lost = lineBreaks(in: old) - lineBreaks(in: text)
        let breaks = String(repeating: "\n", count: max(0, lost))
        add(start.utf8Offset, end.utf8Offset, Array((text + breaks).utf8))
    }

    private func lineBreaks(in text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    private mutating func add(_ start: Int, _ end: Int, _ text: [UInt8]) {
        edits.append(Edit(start: start, end: end, text: text, order: edits.count))
    }

    /// The text with all changes; of two that overlap, the one that begins first, and of those the longer one, stands.
    func applied(to source: String) -> String {
        let bytes = Array(source.utf8)
        var result: [UInt8] = []
        var place = 0
        for edit in sorted() where edit.start >= place {
            result += bytes[place..<edit.start]
            result += edit.text
            place = edit.end
        }
        result += bytes[place...]
        return String(decoding: result, as: UTF8.self)
    }

    private func sorted() -> [Edit] {
        edits.sorted {
            ($0.start, $0.start == $0.end ? 0 : 1, -$0.end, $0.order)
                < ($1.start, $1.start == $1.end ? 0 : 1, -$1.end, $1.order)
        }
    }
}
