/// The words of a line of either kind, verbs and UIKit code alike, outside strings and comments.
struct SourceWords {
    /// One word with its place.
    struct Word {
        let range: Range<String.Index>
        let text: String
        /// Whether a dot stands before it, so that it is a member's name.
        let isMember: Bool
    }

    let source: String
    let words: [Word]

    init(_ source: String) {
        self.source = source
        var words: [Word] = []
        var index = source.startIndex
        var isQuoted = false
        while index < source.endIndex {
            let character = source[index]
            if character == "\\", isQuoted {
                index =
                    source.index(index, offsetBy: 2, limitedBy: source.endIndex)
                    ?? source.endIndex
                continue
            }
            if character == "\"" { isQuoted.toggle() }
            guard !isQuoted, character.isLetter || character == "_" else {
                index = source.index(after: index)
                continue
            }
            let end =
                source[index...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
                ?? source.endIndex
            let isMember = index > source.startIndex && source[source.index(before: index)] == "."
            words.append(
                Word(
                    range: index..<end, text: String(source[index..<end]), isMember: isMember))
            index = end
        }
        self.words = words
    }

    /// What the line is about: a verb's first operand, or the first argument of a call; nil where
    /// there is none.
    var indexOfObject: Int? {
        guard let first = words.first else { return nil }
        let isMessage = source.first == "["
        guard isMessage || source[first.range.upperBound...].first == "." else { return 1 }
        guard let opening = source.firstIndex(of: isMessage ? ":" : "(") else { return 0 }
        let inside = words.indices.filter { words[$0].range.lowerBound > opening }
        return inside.first { isArgument(words[$0]) } ?? 0
    }

    /// Whether the word is no label: `parent` of `toParent: parent`.
    private func isArgument(_ word: Word) -> Bool {
        source[word.range.upperBound...].first != ":"
    }

    /// The source with another word in that place.
    func replacing(_ word: Word, with text: String) -> String {
        source.replacingCharacters(in: word.range, with: text)
    }
}
