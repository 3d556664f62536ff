/// A few words that are looked for at the beginning of every line: a glance at the first letter and
/// the length sorts out nearly all others.
struct WordTable: Sendable {
    private let words: [String]
    /// The words' bytes, one word behind the other, and where each begins.
    private let bytes: [UInt8]
    private let starts: [Int]
    /// Where the words of each first letter begin, anything else last.
    private let letters: [Int]
    /// For each first letter, anything else last, a bit for each length of a word.
    private let lengths: [UInt32]

    init(_ unsorted: [String]) {
        let words = unsorted.sorted { Self.letter(of: $0) < Self.letter(of: $1) }
        self.words = words
        bytes = words.flatMap(\.utf8)
        starts = (0...words.count).map { words[..<$0].reduce(0) { $0 + $1.utf8.count } }
        letters = (0...27).map { letter in words.count { Self.letter(of: $0) < letter } }
        lengths = (0..<27).map { letter in
            words.filter { Self.letter(of: $0) == letter }.reduce(0) {
                $0 | Self.bit($1.utf8.count)
            }
        }
    }

    private static func letter(of word: String) -> Int { index(of: word.utf8.first ?? 0) }

    private static func index(of first: UInt8) -> Int {
        let letter = first &- UInt8(ascii: "a")
        return letter < 26 ? Int(letter) : 26
    }

    private static func bit(_ length: Int) -> UInt32 { 1 << UInt32(min(length, 31)) }

    /// The word that fills `range`, if one does.
    func find(in text: Span<UInt8>, _ range: Range<Int>) -> String? {
        let letter = Self.index(of: text[range.lowerBound])
        guard lengths[letter] & Self.bit(range.count) != 0 else { return nil }
        for index in letters[letter]..<letters[letter + 1] where matches(index, text, range) {
            return words[index]
        }
        return nil
    }

    /// Compares from the end, where words of a kind differ sooner.
    private func matches(_ index: Int, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let start = starts[index]
        var offset = range.count
        guard starts[index + 1] - start == offset else { return false }
        while offset > 0 {
            offset -= 1
            if bytes[start + offset] != text[range.lowerBound + offset] { return false }
        }
        return true
    }
}
