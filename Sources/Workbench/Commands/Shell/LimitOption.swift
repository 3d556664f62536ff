import CommandLanguage
import Statements

/// The value of `set limit`.
extension Evaluator.Limits {
    private static let megabyte = 1 << 20

    /// `10000000 statements, 512 MB`
    var text: String { "\(work) statements, \(memory / Self.megabyte) MB" }

    /// Takes one of the two from words.
    mutating func set(_ words: [Word]) throws(Diagnostic) {
        let most = 1_000_000_000
        guard words.count == 2, ["statements", "MB"].contains(words[1].text) else {
            let wrong = words.count > 1 ? words[1] : words[0]
            throw Diagnostic(
                words.count == 2 ? .wrongValue : .wrongArity, at: wrong.span,
                "a limit is 'N statements' or 'N MB'")
        }
        let isMemory = words[1].text == "MB"
        let range = 1...(isMemory ? most / 1000 : most)
        guard let number = Int(words[0].text), range.contains(number) else {
            throw Diagnostic(
                .wrongValue, at: words[0].span,
                "'\(words[0].text)' is no limit: a whole number from 1 to \(range.upperBound)")
        }
        if isMemory { memory = number * Self.megabyte } else { work = number }
    }
}
