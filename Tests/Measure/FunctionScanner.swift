/// A function with a body: a method, an initialiser, a subscript or a property's accessors.
struct ScannedFunction: Equatable {
    enum Kind: Equatable { case function, accessor }

    var kind: Kind
    /// `init`, `deinit` and `subscript` stand for themselves.
    var name: String
    /// Counted from 1.
    var firstLine: Int
    var lastLine: Int
    /// Whether it only chooses or lists: no variable, no loop, no condition but `switch`.
    var isTable: Bool

    /// From the declaration's line to the closing brace's.
    var lineCount: Int { lastLine - firstLine + 1 }
}

/// Finds functions by their braces.
struct FunctionScanner {
    private struct Declaration {
        var kind: ScannedFunction.Kind
        var name: String
        var line: Int
        /// How many brackets were open around it.
        var brackets: Int
    }

    private struct Scope {
        /// The function whose body it is; nil for a type, a closure, a branch.
        var declaration: Declaration?
        /// How many brackets were open around it.
        var brackets: Int
        var isTable = true
        /// Whether there is more in it than a protocol's `get` and `set`.
        var hasCode = false
    }

    private var line = 1
    private var brackets = 0
    private var scopes: [Scope] = []
    private var pending: Declaration?
    private var previous = ""
    private var found: [ScannedFunction] = []

    /// The functions with a body, in the order in which their bodies end.
    static func functions(in text: SourceText) -> [ScannedFunction] {
        var scanner = FunctionScanner()
        for token in text.tokens { scanner.take(token) }
        return scanner.found
    }

    private mutating func take(_ token: Token) {
        if token.line != line { endLine(before: token.line) }
        switch token.text {
        case "(", "[": brackets += 1
        case ")", "]": brackets -= 1
        case "{": openBrace()
        case "}": closeBrace()
        case "=": if pending?.kind == .accessor { pending = nil }
        default: takeWord(token.text)
        }
        previous = token.text
    }

    private mutating func endLine(before next: Int) {
        line = next
        if let declaration = pending, declaration.kind == .accessor,
            brackets == declaration.brackets
        {
            pending = nil
        }
    }

    private mutating func openBrace() {
        let opensBody = pending?.brackets == brackets
        scopes.append(Scope(declaration: opensBody ? pending : nil, brackets: brackets))
        if opensBody { pending = nil }
    }

    private mutating func closeBrace() {
        guard let scope = scopes.popLast() else { return }
        if let outer = pending, scope.brackets <= outer.brackets { pending = nil }
        brackets = scope.brackets
        noteContent(isTable: scope.isTable)
        guard let declaration = scope.declaration else { return }
        let canBeRequirement = declaration.kind == .accessor || declaration.name == "subscript"
        guard scope.hasCode || !canBeRequirement else { return }
        found.append(
            ScannedFunction(
                kind: declaration.kind, name: declaration.name, firstLine: declaration.line,
                lastLine: line, isTable: scope.isTable))
    }

    private mutating func noteContent(isTable: Bool) {
        guard !scopes.isEmpty else { return }
        scopes[scopes.count - 1].hasCode = true
        if !isTable { scopes[scopes.count - 1].isTable = false }
    }

    private static let requirementWords: Set = [
        "get", "set", "mutating", "nonmutating", "async", "throws",
    ]
    private static let workingWords: Set = [
        "var", "let", "if", "guard", "for", "while", "repeat", "do", "defer",
    ]

    private mutating func takeWord(_ word: String) {
        if !Self.requirementWords.contains(word) {
            noteContent(isTable: !Self.workingWords.contains(word))
        }
        if pending?.name == "", previous == "func" || previous == "var" {
            pending?.name = word
        } else if !previous.hasSuffix(".") {
            declare(word)
        }
    }

    private mutating func declare(_ word: String) {
        let isBinding = ["if", "guard", "while", "for", "case", ","].contains(previous)
        switch word {
        case "func": pending = declaration(.function, "")
        case "var" where !isBinding: pending = declaration(.accessor, "")
        case "init", "deinit", "subscript": pending = declaration(.function, word)
        default: break
        }
    }

    private func declaration(_ kind: ScannedFunction.Kind, _ name: String) -> Declaration {
        Declaration(kind: kind, name: name, line: line, brackets: brackets)
    }
}
