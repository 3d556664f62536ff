/// Going on behind a mistake, so that all of a file's are told at once.
extension ObjectiveCParser {
    /// Reads a construct. Where that fails, the mistake is kept, and the construct is stepped over.
    mutating func parseOrStepOver<Result>(
        _ read: (inout Self) throws(Diagnostic) -> Result
    ) -> Result? {
        let before = self
        do throws(Diagnostic) {
            return try read(&self)
        } catch {
            let (found, reached) = (unread, index)
            self = before
            unread = found
            unread.add(error)
            stepOver(atLeastTo: reached)
            return nil
        }
    }

    /// Steps over a declaration, a statement or a method, up to what begins the next one.
    private mutating func stepOver(atLeastTo place: Int) {
        var depth = 0
        repeat {
            let taken = advance()
            if let name = taken.word, token.endsDeclaredName { unread.doubt([name]) }
            if ["(", "[", "{"].contains(where: taken.isSign) { depth += 1 }
            if [")", "]", "}"].contains(where: taken.isSign) { depth = max(0, depth - 1) }
            if isAtEnd || token.isAfterLineEnd && beginsDefinition { return }
            let endsHere = depth == 0 && (taken.isSign(";") || taken.isSign("}"))
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
    /// Whether a name may stand before it that is declared there.
    fileprivate var endsDeclaredName: Bool { ["=", ";", ":", ",", "{"].contains(where: isSign) }
}
