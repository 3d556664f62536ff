extension Request {
    /// Reads a command line in which nothing is unusual; nil for every other, be it wrong or only
    /// written in a rarer way. Those go to the argument parser, which has the words for mistakes
    /// and for help. It reads every command line, and alike, but it looks up how each kind of
    /// option conforms to its protocols, which takes longer than the rest of a start.
    public init?(usual words: [String]) {
        var reader = RequestReader(words)
        guard let request = reader.read() else { return nil }
        self = request
    }
}

/// Goes through the words of a command line once.
private struct RequestReader {
    private var words: ArraySlice<String>
    private var draft: RequestDraft

    init(_ words: [String]) {
        let subcommand = words.first.flatMap(Subcommand.init(rawValue:))
        self.words = subcommand == nil ? words[...] : words.dropFirst()
        draft = RequestDraft(subcommand: subcommand)
    }

    /// The request; nil as soon as a word is not understood.
    mutating func read() -> Request? {
        while let word = words.popFirst() {
            guard isOperand(word) ? takeOperand(word) : takeOption(word) else { return nil }
        }
        return draft.request
    }

    private func isOperand(_ word: String) -> Bool { !word.hasPrefix("-") || word == "-" }

    /// A file of a run that is named like a subcommand is left to the argument parser.
    private mutating func takeOperand(_ word: String) -> Bool {
        draft.operands.append(word)
        return draft.subcommand != nil || Subcommand(rawValue: word) == nil
    }

    private mutating func takeOption(_ word: String) -> Bool {
        let options = CommandLineOption.all(of: draft.subcommand)
        guard let option = options.first(where: { $0.name == word }) else { return false }
        switch option.effect {
        case .flag(let set):
            set(&draft)
            return true
        case .value(let take):
            guard let value = words.popFirst(), isOperand(value) else { return false }
            return take(&draft, value)
        case .text: return false
        }
    }
}
