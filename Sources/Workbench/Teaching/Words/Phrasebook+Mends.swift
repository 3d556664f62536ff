extension Phrasebook {
    /// What mends a finding, which comes with its values in it: by the longest sentence of the table that it can have
    /// been made of. As it stands where it is code, or where the table has none.
    public func mend(_ english: String) -> String {
        if has(english) { return self(english) }
        return sentence(of: english, among: mends) { value in
            sentence(of: String(value), among: mends) { String($0) } ?? String(value)
        } ?? english
    }

    /// A sentence that was put together before it came here; nil where the table has none that it can be.
    func composed(_ english: String) -> String? {
        sentence(of: english, among: composed) { composed(String($0)) ?? String($0) }
    }

    /// What the argument parser says of a command line, which it words in English; in it may stand what a part of
    /// ours says of a value.
    public func sentence(ofParser english: String) -> String {
        sentence(of: english, among: parserSentences) { sentence(ofParser: String($0)) } ?? english
    }

    /// The text by the first of those sentences that it can have been made of; nil where there is none.
    private func sentence(
        of english: String, among patterns: [Pattern], _ told: (Substring) -> String
    ) -> String? {
        for (pieces, sentence) in patterns {
            guard let values = Self.values(in: english, between: pieces) else { continue }
            return Self.filled(sentence, with: values.map(told))
        }
        return nil
    }

    /// What stands in the places of the `%` between those pieces; nil where the text was not made of them.
    private static func values(in text: String, between pieces: [Substring]) -> [Substring]? {
        guard let first = pieces.first, text.hasPrefix(first) else { return nil }
        var rest = text.dropFirst(first.count)
        var values: [Substring] = []
        for (index, piece) in pieces.enumerated().dropFirst() {
            let isLast = index == pieces.count - 1
            if isLast, piece.isEmpty {
                values.append(rest)
                return values
            }
            guard let found = rest.firstRange(of: piece) else { return nil }
            values.append(rest[..<found.lowerBound])
            rest = rest[found.upperBound...]
        }
        return rest.isEmpty ? values : nil
    }

    private static func filled(_ sentence: String, with values: [String]) -> String {
        values.enumerated().reduce(sentence) { text, value in
            text.replacing("%\(value.offset + 1)", with: value.element)
        }
    }
}
