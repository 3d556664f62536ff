/// The words of Swift and Objective-C that make a line a statement.
enum StatementKeyword {
    /// In alphabetical order. Words that only begin a line within braces (`case`) are left out, for they stay free as
    /// command words.
    private static let words = [
        "await", "class", "const", "convenience", "defer", "do", "dynamic", "enum", "extension",
        "fileprivate", "final", "for", "func", "guard", "if", "import", "internal", "lazy", "let",
        "nonisolated", "open", "override", "private", "protocol", "public", "repeat", "required",
        "return", "static", "struct", "switch", "throw", "try", "typealias", "typedef", "unowned",
        "var", "weak", "while",
        "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "__block", "__strong",
        "__unsafe_unretained", "__weak",
    ]

    /// Words that are no keywords unless a `{` or, in declarations, another word follows: they are
    /// commands or free to be.
    static let loose: [String: Bool] = [
        "do": true, "repeat": true, "convenience": false, "dynamic": false, "nonisolated": false,
        "open": false, "required": false,
    ]

    /// For each first letter, the `_` last, a bit for each length of a word.
    private static let lengths: [UInt32] = {
        var lengths = [UInt32](repeating: 0, count: 27)
        for word in words {
            lengths[index(of: word.utf8.first ?? 0)] |= 1 << UInt32(word.utf8.count)
        }
        return lengths
    }()

    /// Where the words with each first letter are.
    private static let ranges: [Range<Int>] = (0..<27).map { letter in
        let isHere: (String) -> Bool = { index(of: $0.utf8.first ?? 0) == letter }
        let first = words.firstIndex(where: isHere) ?? 0
        return first..<first + words.count(where: isHere)
    }

    private static func index(of first: UInt8) -> Int {
        let letter = first &- UInt8(ascii: "a")
        return letter < 26 ? Int(letter) : 26
    }

    /// The keyword that fills `range`, if one does.
    static func find(in bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
        let letter = index(of: bytes[range.lowerBound])
        guard (lengths[letter] >> UInt32(min(range.count, 31))) & 1 == 1 else { return nil }
        for index in ranges[letter] where matches(words[index], bytes, range) {
            return words[index]
        }
        return nil
    }

    private static func matches(_ word: String, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard word.utf8.count == range.count else { return false }
        var index = range.lowerBound
        for byte in word.utf8 {
            guard bytes[index] == byte else { return false }
            index += 1
        }
        return true
    }
}
