/// The words of Swift and Objective-C that make a line a statement.
enum StatementKeyword {
    /// By first letter, `_` last. Words that only begin a line within braces (`case`) are left out,
    /// for they stay free as command words.
    private static let byFirstLetter: [[String]] = {
        let words = [
            "await", "class", "const", "defer", "enum", "extension", "fileprivate", "final", "for",
            "func", "guard", "if", "import", "internal", "lazy", "let", "override", "private",
            "protocol", "public", "return", "static", "struct", "switch", "throw", "try",
            "typealias", "typedef", "unowned", "var", "weak", "while",
            "__block", "__strong", "__unsafe_unretained", "__weak",
        ]
        var buckets = [[String]](repeating: [], count: 27)
        for word in words { buckets[bucket(of: word.utf8.first ?? 0)].append(word) }
        return buckets
    }()

    private static func bucket(of byte: UInt8) -> Int {
        let letter = byte &- UInt8(ascii: "a")
        return letter < 26 ? Int(letter) : 26
    }

    /// The keyword that fills `range`, if one does.
    static func find(in bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
        let length = range.count
        for word in byFirstLetter[bucket(of: bytes[range.lowerBound])]
        where word.utf8.count == length && matches(word, bytes, range.lowerBound) {
            return word
        }
        return nil
    }

    private static func matches(_ word: String, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
        var index = start
        for byte in word.utf8 {
            guard bytes[index] == byte else { return false }
            index += 1
        }
        return true
    }
}
