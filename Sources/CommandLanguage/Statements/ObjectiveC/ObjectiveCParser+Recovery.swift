/// What is stepped over behind a mistake.
extension ObjectiveCParser {
    /// Reads a construct, or steps over it; nil then.
    mutating func parseOrStepOver<Result>(
        _ read: (inout Self) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result? {
        try parse(read) { $0.stepOver(atLeastTo: $1) }
    }

    /// Steps over a declaration, a statement or a method, up to what begins the next one, or to the end of the code
    /// around it.
    private mutating func stepOver(atLeastTo place: Int) {
        var (braces, others) = (0, 0)
        repeat {
            let taken = advance()
            if let name = taken.word, token.endsDeclaredName { unread.doubt([name]) }
            switch taken.bracket {
            case "{": braces += 1
            case "}": (braces, others) = (max(0, braces - 1), 0)
            case "(", "[": others += 1
            case ")", "]": others = max(0, others - 1)
            default: break
            }
            if isAtEnd || token.isAfterLineEnd && beginsDefinition { return }
            guard braces == 0 else { continue }
            if token.isSign("}") { return }
            let endsHere = taken.isSign("}") || others == 0 && taken.isSign(";")
            if endsHere, index > place { return }
        } while true
    }

    /// Whether a method or a directive of a class is at the beginning of a line.
    private var beginsDefinition: Bool {
        guard token.span.column == 1 else { return isDirective("end") }
        return startsMethod
            || isDirective("end", "interface", "implementation", "protocol", "property")
    }
}

extension SwiftToken {
    /// The bracket that it is; nil for any other token.
    fileprivate var bracket: String? { ["{", "}", "(", ")", "[", "]"].first(where: isSign) }

    /// Whether a name may stand before it that is declared there.
    fileprivate var endsDeclaredName: Bool { ["=", ";", ":", ",", "{"].contains(where: isSign) }
}
