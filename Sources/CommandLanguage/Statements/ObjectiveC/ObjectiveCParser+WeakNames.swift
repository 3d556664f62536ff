/// `@weakify(self)` and `@strongify(self)`, macros that many apps share: the first declares a weak variable, and the second
/// lets a block mean that one by the name of the other.
extension ObjectiveCParser {
    /// Reads `@weakify(a, b);`.
    mutating func parseWeakify() throws(Diagnostic) -> [Statement] {
        try parseMacroNames().map { name throws(Diagnostic) in
            .declaration(
                .variable(
                    name: Word(Self.weakName(of: name.text), span: name.span), isConstant: false,
                    isWeak: true, type: nil,
                    value: try make(.name(meant(by: name.text)), at: name.span)))
        }
    }

    /// Reads `@strongify(a, b);`: up to the end of the block the names mean the weak variables.
    mutating func parseStrongify() throws(Diagnostic) -> [Statement] {
        for name in try parseMacroNames() { strongNames.insert(name.text) }
        return []
    }

    /// What a name stands for in the code around: a weak variable behind `@strongify`.
    func meant(by name: String) -> String {
        strongNames.contains(name) ? Self.weakName(of: name) : name
    }

    private static func weakName(of name: String) -> String { name + "_weak_" }

    private mutating func parseMacroNames() throws(Diagnostic) -> [Word] {
        advance()
        advance()
        try expect("(", "before the names that are held weakly")
        var names: [Word] = []
        repeat { names.append(try parseName("a name")) } while take(",")
        try expect(")", "behind the names that are held weakly")
        if !isAtEnd { _ = take(";") }
        return names
    }
}
