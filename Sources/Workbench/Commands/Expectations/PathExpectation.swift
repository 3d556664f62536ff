import CommandLanguage
import Statements

extension Evaluator {
    /// Compares what the path leads to with a value as words; nil when they are equal.
    func checkExpectation(
        _ word: Word, _ words: [Word]
    ) throws(Diagnostic) -> ExpectationFailure? {
        // As code compares: `expect a.parent == home`.
        let compares = words.count > 1 && words[0].text == "==" && !words[0].isQuoted
        let words = compares ? Array(words.dropFirst()) : words
        let path = try PropertyPath(word)
        let reading = try look(path)
        let text = path.text
        let expected = try value(of: words, as: reading.type, for: text, at: word.span)
        switch reading.result {
        case .notLoaded:
            return ExpectationFailure(
                span: word.span, summary: "\(text): view not loaded",
                expected: [expected.flatText], actual: ["view not loaded"])
        case .value(let actual):
            if actual.isClose(to: expected) { return nil }
            return ExpectationFailure(
                span: word.span,
                summary: "\(text) is \(actual.flatText), expected \(expected.flatText)",
                expected: [expected.flatText], actual: [actual.flatText])
        }
    }
}
