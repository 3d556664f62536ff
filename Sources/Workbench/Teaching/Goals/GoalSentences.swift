import CommandLanguage

/// What a goal says to the learner: a line `says: SENTENCE` above an `expect` is read while it does not hold.
extension LessonCommands {
    private static let key = Array("says:".utf8)

    private var lines: [ArraySlice<UInt8>] {
        content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    /// The block with blank lines in the places of its sentences.
    var commandText: [UInt8] {
        Array(lines.map { Self.isSentence($0) ? [] : $0 }.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// The sentence right above that line of the lesson; nil where there is none.
    func sentence(above line: Int) -> String? {
        let index = line - span.line - 2
        guard lines.indices.contains(index), Self.isSentence(lines[index]) else { return nil }
        let text = String(decoding: lines[index], as: UTF8.self).trimmedBlanks
        return text.dropFirst(Self.key.count).trimmedBlanks
    }

    /// Whether the line is a sentence and no command.
    static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
        line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: key)
    }
}
