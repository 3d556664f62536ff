/// A sentence with what was put into it: a table of another language finds its translation by the sentence
/// alone, `unknown command '%'`, and puts the same values in.
public struct Message: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The sentence with a `%` for each value.
    public let template: String
    /// The values, in order.
    public let values: [String]
    /// The whole sentence.
    public let text: String

    /// Makes a message whose text is known in no language but the one it is in.
    public init(_ text: String) { self.init(stringLiteral: text) }

    /// Makes a message without values.
    public init(stringLiteral text: String) {
        (self.template, values, self.text) = (text, [], text)
    }

    /// Makes a message of a text with values in it.
    public init(stringInterpolation parts: StringInterpolation) {
        (template, values, text) = (parts.template, parts.values, parts.text)
    }

    /// Joins two parts of one sentence.
    public static func + (first: Message, second: Message) -> Message {
        Message(first, second)
    }

    private init(_ first: Message, _ second: Message) {
        template = first.template + second.template
        values = first.values + second.values
        text = first.text + second.text
    }

    /// The values put into another language's sentence, where `%1` stands for the first; a `%` without a
    /// number of a value stays.
    public func filling(_ sentence: String) -> String {
        var result = ""
        var rest = sentence[...]
        while let place = rest.firstIndex(of: "%") {
            result += rest[..<place]
            rest = rest[rest.index(after: place)...]
            guard let digit = rest.first?.wholeNumberValue, values.indices.contains(digit - 1)
            else {
                result += "%"
                continue
            }
            result += values[digit - 1]
            rest = rest.dropFirst()
        }
        return result + rest
    }

    /// Gathers the parts of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = ""
        fileprivate var values: [String] = []
        fileprivate var text = ""

        /// Begins with nothing.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        /// Adds a part of the sentence.
        public mutating func appendLiteral(_ literal: String) {
            template += literal
            text += literal
        }

        /// Adds a value.
        public mutating func appendInterpolation(_ value: some Any) {
            let value = String(describing: value)
            template += "%"
            values.append(value)
            text += value
        }
    }
}
