import CommandLanguage

/// What is wrong in definitions that are checked together, so that all of it is told at once.
@MainActor
struct Mistakes {
    private var found: [Diagnostic] = []
    /// Variables of functions whose declarations failed: what uses them fails for that reason alone.
    private var doubtful: Set<String> = []
    /// Types and members whose declarations failed.
    private var doubtfulMembers: Set<String> = []
    /// What is wrong only if something needs it: a protocol may wait for a type that comes later.
    private var suspects: [Diagnostic] = []
    private var suspectNames: Set<String> = []

    var areThere: Bool { !found.isEmpty }

    /// Whether the types are as they were written, so that what they lack is missing.
    var areInCodeOnly: Bool { doubtfulMembers.isEmpty }

    /// Whether a type or a member of that name failed.
    func doubts(_ name: String) -> Bool { doubtfulMembers.contains(name) }

    /// Begins with what of a file could not be read.
    mutating func begin(with unread: UnreadCode) {
        found += unread.mistakes
        doubt(unread.names)
    }

    /// Takes those names for declared, though nothing is known of them.
    mutating func doubt(_ names: some Sequence<String>) { doubtfulMembers.formUnion(names) }

    /// Keeps what is the reason for mistakes in code that mentions one of the names, and is told with any other.
    mutating func suspect(_ mistake: Diagnostic, of names: some Sequence<String>) {
        suspects.append(mistake)
        suspectNames.formUnion(names)
    }

    private mutating func tellSuspects() {
        let reasons = suspects
        suspects = []
        for reason in reasons { add(reason) }
    }

    /// Keeps what is wrong with a statement, unless an earlier mistake is the reason.
    mutating func add(_ mistake: Diagnostic, of statement: Statement) {
        if case .declaration(let declaration) = statement { doubtful.formUnion(declaration.names) }
        if !statement.mentions(
            doubtful.subtracting(statement.declaredNames), orMembers: doubtfulMembers)
        {
            if statement.mentions([], orMembers: suspectNames) {
                tellSuspects()
            } else {
                add(mistake)
            }
        }
    }

    /// Keeps what is wrong with a part of a definition, unless an earlier mistake is the reason.
    mutating func add(_ mistake: Diagnostic, of part: DefinitionPart) {
        if !part.mentions(doubtfulMembers) { add(mistake) }
        doubtfulMembers.formUnion(part.names)
    }

    mutating func add(_ mistake: Diagnostic) {
        if !found.contains(mistake) { found.append(mistake) }
    }

    /// All of them in the order of their places, the later ones behind the first; nil where nothing is
    /// wrong. Where helpers are missing, that is said once in place of each use.
    func diagnostic(missing: [MissingMembers]) -> Diagnostic? {
        let uses = missing.reduce(into: Set<SourceSpan>()) { $0.formUnion($1.uses) }
        let reasons = found + suspects.filter { !found.contains($0) }
        let all = reasons.filter { !uses.contains($0.span) } + missing.compactMap(\.diagnostic)
        let sorted = all.sorted {
            ($0.span.file ?? "", $0.span.line, $0.span.column)
                < ($1.span.file ?? "", $1.span.line, $1.span.column)
        }
        guard var first = sorted.first else { return nil }
        first.others = Array(sorted.dropFirst())
        return first
    }
}

extension Statement {
    fileprivate var declaredNames: Set<String> {
        if case .declaration(let declaration) = self { Set(declaration.names) } else { [] }
    }

    fileprivate func mentions(_ names: Set<String>, orMembers members: Set<String>) -> Bool {
        guard !names.isEmpty || !members.isEmpty else { return false }
        if DefinitionPart(names: [], types: typesBeside).mentions(members) { return true }
        var isMentioned = false
        CodeWalk.expressions(of: [self]) { expression in
            if case .name(let name) = expression.kind, names.contains(name) { isMentioned = true }
            if expression.kind.names.contains(where: members.contains) { isMentioned = true }
        }
        return isMentioned
    }

    /// The types and cases that it names beside its expressions.
    private var typesBeside: [String] {
        switch self {
        case .declaration(let declaration): declaration.types
        case .branch(.switch(_, let cases)): cases.flatMap(\.patterns).flatMap(\.types)
        case .branch(.if(let conditions, _, _)), .branch(.guard(let conditions, _)),
            .loop(.while(let conditions, _)):
            conditions.flatMap(\.types)
        case .loop, .expression, .assignment, .definition, .exit, .block, .labeled: []
        }
    }
}

extension CommandLanguage.Condition {
    fileprivate var types: [String] {
        switch self {
        case .pattern(let pattern, _): pattern.types
        case .binding(_, _, let type, _): type?.names ?? []
        case .expression: []
        }
    }
}

extension Pattern {
    /// The types and cases that it names.
    fileprivate var types: [String] {
        switch kind {
        case .instance(_, _, let type): type.names
        case .carrying(_, let name, let parts): [name.text] + parts.flatMap(\.types)
        case .tuple(let parts): parts.flatMap(\.types)
        case .value, .binding, .anything: []
        }
    }
}

extension Statement.Declaration {
    fileprivate var types: [String] {
        switch self {
        case .variable(_, _, _, let type, _): type?.names ?? []
        case .function(let function): function.part(named: function.name.text).types
        case .persistent(let declaration): declaration.types
        case .destructuring: []
        }
    }

    fileprivate var names: [String] {
        switch self {
        case .variable(let name, _, _, _, _): [name.text]
        case .destructuring(let names, _, _): names.map(\.text)
        case .function(let function): [function.name.text]
        case .persistent(let declaration): declaration.names
        }
    }
}
