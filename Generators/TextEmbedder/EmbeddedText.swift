/// A text as a literal of Swift that has exactly its bytes.
struct EmbeddedText {
    /// Its path in the target's folder.
    let name: String
    private let text: String

    init(name: String, bytes: [UInt8]) throws(EmbeddingError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw EmbeddingError(name, "is no text in UTF-8")
        }
        if bytes.contains(where: { $0 == 0 || $0 == 13 }) {
            throw EmbeddingError(
                name, "has a null byte or a carriage return, which a literal cannot have")
        }
        self.name = name
        self.text = text
    }

    /// The file that a target is built with.
    static func file(of texts: [EmbeddedText]) -> String {
        """
        /// The texts that the plugin EmbedTexts builds into this target.
        enum EmbeddedTexts {
            /// Each under its path in the target's folder, in the order of the paths.
            static let all: [(name: String, text: String)] = [
        \(texts.map(\.row).joined(separator: "\n"))
            ]
        }

        """
    }

    /// The line break behind the text belongs to the literal.
    private var row: String {
        let fence = String(repeating: "#", count: max(1, longestSign))
        return "(\(fence)\"\(name)\"\(fence), \(fence)\"\"\"\n\(text)\n\"\"\"\(fence)),"
    }

    /// How long the longest quotation mark or backslash with the number signs behind it is.
    private var longestSign: Int {
        var longest = 0
        var count = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): count = 1
            case UInt8(ascii: "#") where count > 0: count += 1
            default: count = 0
            }
            longest = max(longest, count)
        }
        return longest
    }
}
