import CommandLanguage

/// What is wrong in the code of classes that are checked together, so that all of it is told at once.
@MainActor
struct Mistakes {
    private var found: [Diagnostic] = []
    /// Names whose declarations failed: what uses them fails for that reason alone.
    private var doubtful: Set<String> = []

    var areThere: Bool { !found.isEmpty }

    /// Keeps what is wrong with a statement, unless an earlier mistake is the reason.
    mutating func add(_ mistake: Diagnostic, of statement: Statement) {
        if case .declaration(let declaration) = statement { doubtful.formUnion(declaration.names) }
        if !statement.mentions(doubtful.subtracting(statement.declaredNames)) { add(mistake) }
    }

    mutating func add(_ mistake: Diagnostic) {
        if !found.contains(mistake) { found.append(mistake) }
    }

    /// All of them in the order of their places, the later ones behind the first; nil where nothing is
    /// wrong. Where helpers are missing, that is said once in place of each use.
    func diagnostic(missing: [MissingMembers]) -> Diagnostic? {
        let uses = missing.reduce(into: Set<SourceSpan>()) { $0.formUnion($1.uses) }
        let all = found.filter { !uses.contains($0.span) } + missing.compactMap(\.diagnostic)
        let sorted = all.sorted { ($0.span.line, $0.span.column) < ($1.span.line, $1.span.column) }
        guard var first = sorted.first else { return nil }
        first.others = Array(sorted.dropFirst())
        return first
    }
}

extension Statement {
    fileprivate var declaredNames: Set<String> {
        if case .declaration(let declaration) = self { Set(declaration.names) } else { [] }
    }

    fileprivate func mentions(_ names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        var isMentioned = false
        CodeWalk.expressions(of: [self]) { expression in
            if case .name(let name) = expression.kind, names.contains(name) { isMentioned = true }
        }
        return isMentioned
    }
}

extension Statement.Declaration {
    fileprivate var names: [String] {
        switch self {
        case .variable(let name, _, _, _, _): [name.text]
        case .destructuring(let names, _, _): names.map(\.text)
        case .function(let function): [function.name.text]
        case .persistent(let declaration): declaration.names
        }
    }
}
