import CommandLanguage

/// A call in code that presents what a variable holds, with the place where its statement begins.
struct PresentationSyntax {
    /// The variable.
    let presented: String
    let statement: String.Index

    /// Nil for any other expression, and where the call is a part of a larger statement.
    init?(_ expression: Expression, of line: StatementLine, in source: SourceText) {
        guard let call = CodeCall.orOwn(expression),
            ["present", "presentViewController"].contains(call.name),
            case .name(let name)? = call.arguments.first?.value.kind,
            let place = call.arguments.first.map({ line.placing($0.value.span) }),
            let argument = source.range(of: name, at: place),
            let word = source.start(of: call.name, before: argument.lowerBound),
            let start = source.startOfStatement(
                withCallAt: word, isMessage: line.language == .objectiveC)
        else { return nil }
        presented = name
        statement = start
    }
}

extension SourceText {
    /// Where the last such word before that place begins.
    fileprivate func start(of word: String, before end: String.Index) -> String.Index? {
        var index = end
        while index > text.startIndex {
            index = text.index(before: index)
            if text[index...].hasPrefix(word) { return index }
        }
        return nil
    }

    /// Where the statement begins that is nothing but this call; nil for a part of a larger one.
    fileprivate func startOfStatement(
        withCallAt word: String.Index, isMessage: Bool
    ) -> String.Index? {
        var start = word
        if isMessage {
            while start > text.startIndex, text[text.index(before: start)] != "\n",
                text[start] != "["
            { start = text.index(before: start) }
            guard text[start] == "[" else { return nil }
        } else {
            while start > text.startIndex, text[text.index(before: start)].isOfReceiver {
                start = text.index(before: start)
            }
        }
        let before = text[..<start].reversed().drop { $0 == " " || $0 == "\t" }
        guard let last = before.first else { return start }
        return "\n{};".contains(last) || before.starts(with: "ni ") ? start : nil
    }
}

extension Character {
    /// Whether it may stand in what a method is called on: `self?.`
    fileprivate var isOfReceiver: Bool { isLetter || isNumber || "_.?!".contains(self) }
}
