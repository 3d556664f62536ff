/// The words of Swift and Objective-C that make a line a statement.
enum StatementKeyword {
    /// In alphabetical order. Words that only begin a line within braces (`case`) are left out, for they stay free as
    /// command words.
    private static let words = WordTable([
        "await", "class", "const", "convenience", "defer", "do", "dynamic", "enum", "extension",
        "extern", "fileprivate", "final", "for", "func", "guard", "if", "import", "indirect",
        "internal",
        "lazy", "let",
        "nonisolated", "open", "override", "private", "protocol", "public", "repeat", "required",
        "return", "static", "struct", "switch", "throw", "try", "typealias", "typedef", "unowned",
        "var", "weak", "while",
        "CG_INLINE", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "IB_DESIGNABLE",
        "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "NS_INLINE", "OBJC_EXPORT",
        "UIKIT_EXTERN", "UIKIT_STATIC_INLINE", "__block", "__strong",
        "__unsafe_unretained", "__weak",
    ])

    /// Words that are keywords only if a `{` follows (true), or another word (false). Elsewhere
    /// they are words of commands, or may become some.
    static let loose: [String: Bool] = [
        "do": true, "repeat": true, "convenience": false, "dynamic": false, "nonisolated": false,
        "indirect": false, "open": false, "required": false,
    ]

    /// The keyword that fills `range`, if one does.
    static func find(in bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
        words.find(in: bytes, range)
    }
}
