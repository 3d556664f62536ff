import CommandLanguage

/// The parts of an operand that is one word.
extension Word {
    /// The names of a list: `a,b`.
    var listed: [Word] {
        text.split(separator: ",").map { Word(String($0), isQuoted: isQuoted, span: span) }
    }

    /// `home` of `home.view`; nil for any other word.
    var ownerOfView: Word? { owner(of: "view") }

    /// What stands before the dot and that last member; nil where the word ends otherwise.
    func owner(of member: String) -> Word? {
        guard let dot = text.lastIndex(of: "."), text[text.index(after: dot)...] == member else {
            return nil
        }
        return Word(String(text[..<dot]), span: span)
    }
}
