/// What is stepped over behind a mistake.
extension SwiftParser {
    /// Reads a statement or a member, or steps over it up to the next line, or to where `isEnd` holds; nil then.
    mutating func parseOrStepOver<Result>(
        until isEnd: (SwiftParser) -> Bool,
        _ read: (inout SwiftParser) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result? {
        try parse({ parser throws(Diagnostic) in
            do throws(Diagnostic) { return try read(&parser) } catch {
                throw parser.namingOpenBrace(error)
            }
        }) { $0.stepOver(atLeastTo: $1, until: isEnd) }
    }

    /// The mistake; where the code ends within braces, the one that is not closed.
    private func namingOpenBrace(_ mistake: Diagnostic) -> Diagnostic {
        guard isAtEnd, mistake.code == .syntax, mistake.span == token.span, let openBrace else {
            return mistake
        }
        return Diagnostic(.syntax, at: openBrace, "this '{' has no '}'")
    }

    /// The first brace whose '}' begins a line further left than its own line begins, which closes another one then;
    /// or else the last that is open at the end of the code.
    private var openBrace: SourceSpan? {
        var open: [(brace: SourceSpan, margin: Int)] = []
        var first = SourceSpan(in: file, line: 0, column: 1)
        for token in tokens {
            if token.span.line != first.line { first = token.span }
            if token.isSign("{") { open.append((token.span, first.column)) }
            guard token.isSign("}"), let last = open.popLast() else { continue }
            if first == token.span, token.span.column < last.margin { return last.brace }
        }
        return open.last?.brace
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
