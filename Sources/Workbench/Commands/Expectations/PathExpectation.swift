import CommandLanguage
import Statements

extension Evaluator {
    /// Compares what the path leads to with a value as words; nil when it is as they say.
    func checkExpectation(
        _ word: Word, _ words: [Word]
    ) throws(Diagnostic) -> ExpectationFailure? {
        let condition = PathCondition(word, words)
        let path = try PropertyPath(condition.path)
        let reading = try look(path)
        let text = path.text
        let expected = try Self.tellingValue(of: reading, text) { () throws(Diagnostic) in
            try condition.expected(of: reading.type, named: text, by: self)
        }
        let shown = condition.shown(expected)
        switch reading.result {
        case .notLoaded:
            return ExpectationFailure(
                span: word.span, summary: "\(text): view not loaded",
                expected: [shown], actual: ["view not loaded"])
        case .value(let actual):
            if try condition.holds(for: actual, expected, named: text) { return nil }
            return ExpectationFailure(
                span: word.span, summary: "\(text) is \(actual.flatText), expected \(shown)",
                expected: [shown], actual: [actual.flatText])
        }
    }

    /// A name that nothing has is told beside what the value is.
    private static func tellingValue(
        of reading: PropertyReading, _ text: String, _ expected: () throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value {
        do throws(Diagnostic) {
            return try expected()
        } catch {
            guard error.code == .unknownName, case .value(let actual) = reading.result else {
                throw error
            }
            throw Diagnostic(
                .unknownName, at: error.span, "\(error.wording); \(text) is \(actual.flatText)",
                suggestion: error.suggestion)
        }
    }
}
