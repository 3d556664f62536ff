/// What is stepped over behind a mistake.
extension SwiftParser {
    /// Reads a statement or a member, or steps over it up to the next line, or to where `isEnd` holds; nil then.
    mutating func parseOrStepOver<Result>(
        until isEnd: (SwiftParser) -> Bool,
        _ read: (inout SwiftParser) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result? {
        try parse(read) { $0.stepOver(atLeastTo: $1, until: isEnd) }
    }

    private mutating func stepOver(atLeastTo place: Int, until isEnd: (SwiftParser) -> Bool) {
        var depth = 0
        while !isAtEnd {
            let taken = advance()
            if taken.isSign("{") { depth += 1 }
            if taken.isSign("}") { depth = max(0, depth - 1) }
            doubtName(behind: taken)
            guard depth == 0 else { continue }
            if isEnd(self) || index >= place && (token.isAfterLineEnd || token.isSign(";")) {
                return
            }
        }
    }

    /// Notes the name that a declaration gives, of which nothing more is known.
    private mutating func doubtName(behind word: SwiftToken) {
        guard let keyword = word.word else { return }
        if keyword == "init" { unread.doubt([keyword]) }
        guard Self.declaringWords.contains(keyword), let name = token.word else { return }
        unread.doubt([name])
    }

    private static let declaringWords: Set<String> = [
        "let", "var", "func", "class", "struct", "enum", "protocol", "typealias", "case",
    ]
}
