import CommandLanguage

extension LineSyntax {
    /// The position among the words of what the line is about: the first operand of a verb, what a
    /// declaration declares, what the first call is given first; else the first word.
    var indexOfObject: Int? {
        switch commands.first {
        case .verb: words.count > 1 ? 1 : nil
        case .statement(let line):
            line.statements.first?.object.flatMap { index(of: line.placing($0)) }
                ?? (words.isEmpty ? nil : 0)
        case nil: nil
        }
    }

    private func index(of span: SourceSpan) -> Int? {
        let start = source.index(of: span)
        return words.firstIndex { $0.range.lowerBound == start }
    }
}

extension Statement {
    /// The place of what it is about, where it declares something or calls something with arguments.
    fileprivate var object: SourceSpan? {
        if case .declaration(.variable(let name, _, _, _, _)) = self { return name.span }
        var calls: [(place: SourceSpan, values: [Expression])] = []
        for part in expressions {
            CodeWalk.expressions(of: part) { expression in
                let values = expression.kind.argumentValues
                if !values.isEmpty { calls.append((expression.span, values)) }
            }
        }
        return calls.min { $0.place.precedes($1.place) }?.values.firstWord
    }
}

extension [Expression] {
    /// The place of the first name or constant in them.
    fileprivate var firstWord: SourceSpan? {
        var places: [SourceSpan] = []
        for value in self {
            CodeWalk.expressions(of: value) { if $0.kind.isWord { places.append($0.span) } }
        }
        return places.min { $0.precedes($1) }
    }
}

extension Expression.Kind {
    /// What a call or a message is given; empty for anything else.
    fileprivate var argumentValues: [Expression] {
        if case .link(.call(_, let arguments)) = self { return arguments.map(\.value) }
        if case .message(_, _, let arguments) = self { return arguments }
        return []
    }

    /// Whether it is one word of the source.
    fileprivate var isWord: Bool {
        if case .name = self { return true }
        if case .literal(.boolean) = self { return true }
        if case .implicitMember = self { return true }
        return false
    }
}
