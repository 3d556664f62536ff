/// Words a label or a sentence of the program's in the person's language; as it stands for English.
public typealias Wording = @Sendable (String) -> String

extension String {
    /// The sentence with its values: `%2` is the second; a `%` without a number, as in English, is the next.
    func filled(with values: String...) -> String { filled(with: values) }

    /// The same with an array of the values.
    func filled(with values: [String]) -> String {
        var (result, next) = ("", 0)
        var rest = self[...]
        while let place = rest.firstIndex(of: "%") {
            result += rest[..<place]
            rest = rest[rest.index(after: place)...]
            let number = rest.first.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
            if number != nil { rest.removeFirst() }
            let index = number.map { $0 - 1 } ?? next
            next += 1
            result += values.indices.contains(index) ? values[index] : "%"
        }
        return result + rest
    }
}

/// A word in the person's language where it stands alone: by itself it may be one that is typed, so that the tables have
/// it behind a sign.
func word(_ english: String, _ said: Wording) -> String {
    let label = "| \(english)"
    let told = said(label)
    return told == label ? english : told
}
