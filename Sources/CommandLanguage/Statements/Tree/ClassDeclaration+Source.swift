extension StatementLine {
    /// The lines of the member of a class of this line whose name stands there, without the margin of
    /// the class; empty where it is not known.
    public func lines(ofMemberAt name: SourceSpan, in declaration: ClassDeclaration) -> [String] {
        let place = declaration.memberPlaces.first {
            !name.precedes($0.start) && name.precedes($0.end)
        }
        guard let place, let start = code.typed.index(of: place.start, from: code.span),
            let end = code.typed.index(of: place.end, from: code.span), start < end
        else { return [] }
        let lines = code.typed[start..<end].split(whereSeparator: \.isNewline).map(String.init)
        let margin = place.start.column - 1
        return lines.enumerated().map { index, line in
            index == 0
                ? line : String(line.dropFirst(line.prefix(margin).count { $0.isWhitespace }))
        }.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed().map(\.trimmedEnd)
    }
}

extension String {
    /// Where the place is in code whose first character stands at `start`; nil where it is not.
    fileprivate func index(of place: SourceSpan, from start: SourceSpan) -> Index? {
        var (line, column) = (start.line, start.column)
        for index in indices {
            if (line, column) >= (place.line, place.column) { return index }
            if self[index].isNewline { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        return (line, column) == (place.line, place.column) ? endIndex : nil
    }

    fileprivate var trimmedEnd: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
