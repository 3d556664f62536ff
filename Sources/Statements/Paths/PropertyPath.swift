import CommandLanguage

/// `NAME(.member)*`, as `expect` and `set` take it.
package struct PropertyPath {
    /// A name with its place.
    package struct Part {
        package let text: String
        let span: SourceSpan
    }

    package let root: Part
    package let members: [Part]

    /// Splits the word at its dots; a `?` or `!` before a dot is stepped over.
    package init(_ word: Word) throws(Diagnostic) {
        var parts: [Part] = []
        var column = word.span.column
        for piece in word.text.split(separator: ".", omittingEmptySubsequences: false) {
            var span = word.span
            span.column = column
            span.length = max(1, piece.count)
            column += piece.count + 1
            let name = piece.last == "?" || piece.last == "!" ? piece.dropLast() : piece
            guard !name.isEmpty else {
                throw Diagnostic(.syntax, at: span, "'\(word.text)' is no path: a name is missing")
            }
            parts.append(Part(text: String(name), span: span))
        }
        root = parts[0]
        members = Array(parts.dropFirst())
    }

    /// The path as it was written, but for `?` and `!`.
    package var text: String { ([root] + members).map(\.text).joined(separator: ".") }
}

/// What looking along a path found.
package struct PropertyReading {
    /// How it ended.
    package enum Result {
        case value(Value)
        /// The view of a controller on the path is not loaded, and looking loads none.
        case notLoaded
    }

    package let result: Result
    package let type: ValueType
    /// What assigning the last property takes; the same as `type` for a bare name.
    let assignedType: ValueType
    package let properties: [MemberProperty]
}
