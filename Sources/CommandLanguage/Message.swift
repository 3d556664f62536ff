/// A sentence with what was put into it: a table of another language finds its translation by the sentence
/// alone, `unknown command '%'`, and puts the same values in.
public struct Message: Sendable, ExpressibleByStringInterpolation {
    /// The sentence with a `%` for each value.
    public let template: String
    /// The values, in order.
    public let values: [String]
    /// The whole sentence.
    public let text: String
    /// The values that are sentences, or parts of one, by their index: they are translated, too.
    private let phrases: [Int: Message]

    /// Makes a message whose text is known in no language but the one it is in.
    public init(_ text: String) { self.init(stringLiteral: text) }

    /// Makes a message without values.
    public init(stringLiteral text: String) {
        (self.template, values, self.text, phrases) = (text, [], text, [:])
    }

    /// Makes a message of a text with values in it.
    public init(stringInterpolation parts: StringInterpolation) {
        (template, values, text, phrases) = (
            parts.template, parts.values, parts.text, parts.phrases
        )
    }

    /// Makes a message of a sentence with a `%` for each of the values.
    public init(_ template: String, filledWith values: [String]) {
        let pieces = template.split(separator: "%", omittingEmptySubsequences: false)
        let text = zip(pieces, values + [""]).map { $0 + $1 }.joined()
        (self.template, self.values, self.text, phrases) = (template, values, text, [:])
    }

    /// Joins two parts of one sentence.
    public static func + (first: Message, second: Message) -> Message {
        Message(first, second)
    }

    private init(_ first: Message, _ second: Message) {
        template = first.template + second.template
        values = first.values + second.values
        text = first.text + second.text
        let shifted = second.phrases.map { ($0.key + first.values.count, $0.value) }
        phrases = first.phrases.merging(shifted) { phrase, _ in phrase }
    }

    /// The values put into another language's sentence, where `%1` stands for the first; a `%` without a
    /// number of a value stays. Those that are sentences go through `translate`.
    public func filling(_ sentence: String, _ translate: (Message) -> String) -> String {
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
            result += phrases[digit - 1].map(translate) ?? values[digit - 1]
            rest = rest.dropFirst()
        }
        return result + rest
    }

    /// The sentence as it is, with those of its values translated that are sentences.
    public func translatingParts(_ translate: (Message) -> String) -> String {
        let pieces = template.split(separator: "%", omittingEmptySubsequences: false)
        guard !phrases.isEmpty, pieces.count == values.count + 1 else { return text }
        return pieces.enumerated().map { index, piece in
            let next = index < values.count ? phrases[index].map(translate) ?? values[index] : ""
            return piece + next
        }.joined()
    }

    /// Gathers the parts of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = ""
        fileprivate var values: [String] = []
        fileprivate var text = ""
        fileprivate var phrases: [Int: Message] = [:]

        /// Begins with nothing.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        /// Adds a part of the sentence.
        public mutating func appendLiteral(_ literal: String) {
            template += literal
            text += literal
        }

        /// Adds a part that has a translation of its own.
        public mutating func appendInterpolation(_ phrase: Message) {
            phrases[values.count] = phrase
            appendInterpolation(phrase.text)
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

extension Message: Equatable {
    /// Two messages are the same where they read the same, however they were put together.
    public static func == (first: Message, second: Message) -> Bool { first.text == second.text }
}

extension Message: CustomStringConvertible {
    /// Its text, also where it is put into a sentence of somebody else's.
    public var description: String { text }
}
