import CommandLanguage
import Statements

/// What `expect PATH …` says of a property: `a.parent home`, `a.parent != nil`, `a.isViewLoaded`, `!a.isViewLoaded`.
@MainActor
struct PathCondition {
    /// How a property's value is compared, spelled as in code.
    enum Comparison: String {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case atMost = "<="
        case greater = ">"
        case atLeast = ">="
    }

    let path: Word
    private let isNegated: Bool
    private let comparison: Comparison
    private let value: [Word]
    /// Whether nothing stands behind the path.
    private let isBare: Bool

    init(_ word: Word, _ words: [Word]) {
        isNegated = !word.isQuoted && word.text.hasPrefix("!")
        path = isNegated ? Word(String(word.text.dropFirst()), span: word.span) : word
        let sign = words.first.flatMap { $0.isQuoted ? nil : Comparison(rawValue: $0.text) }
        comparison = sign ?? .equal
        value = Array(words.dropFirst(sign == nil ? 0 : 1))
        isBare = words.isEmpty
    }

    /// The value that the words spell, of the property's type; a property that is true or false needs no word.
    func expected(
        of type: ValueType, named text: String, by evaluator: Evaluator
    ) throws(Diagnostic) -> Value {
        if isBare, type.isBool {
            return .bool(!isNegated)
        }
        if isNegated {
            throw Diagnostic(
                .wrongType, at: path.span, "'!' stands before what is true or false: '!\(text)'")
        }
        return try evaluator.value(of: value, as: type, for: text, at: path.span)
    }

    /// Whether the value is as the condition says.
    func holds(for actual: Value, _ expected: Value, named text: String) throws(Diagnostic) -> Bool
    {
        switch comparison {
        case .equal: actual.isClose(to: expected)
        case .unequal: !actual.isClose(to: expected)
        case .less: try isLess(actual, expected, text)
        case .atMost: try !isLess(expected, actual, text)
        case .greater: try isLess(expected, actual, text)
        case .atLeast: try !isLess(actual, expected, text)
        }
    }

    /// The expected value as a failure shows it, behind the sign that was written.
    func shown(_ expected: Value) -> String {
        comparison == .equal ? expected.flatText : "\(comparison.rawValue) \(expected.flatText)"
    }

    private func isLess(
        _ value: Value, _ other: Value, _ text: String
    ) throws(Diagnostic) -> Bool {
        guard let isLess = value.isLess(than: other) else {
            throw Diagnostic(
                .wrongType, at: path.span,
                "'\(text)' is no number: '\(comparison.rawValue)' compares numbers")
        }
        return isLess
    }
}
