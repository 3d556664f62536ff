import CommandLanguage

/// What a step did, as the code of an app.
///
/// Statements that belong to one step belong to one turn of the run loop, so they stand in one
/// block.
struct StepCode: Equatable {
    /// A part of the code.
    enum Piece: Equatable {
        /// What other steps refer to, so that it cannot stand in a block.
        case declaration(String, SourceLanguage)
        case statement(String, SourceLanguage)
        /// What there is no code for, since it is no part of the app.
        case remark(String)
        /// A part of the app that cannot be said: why, and the comment in its place.
        case gap(reason: String, comment: String)
    }

    /// In the order in which they run.
    private(set) var pieces: [Piece] = []
    /// Members that the classes of its pieces lack, and why.
    private var omissions: [String] = []
    /// Whether all of it was typed as it stands.
    private(set) var isAsTyped = true
    /// Whether it is the statements of one line, which stay on one line in their order.
    var isLine = false

    /// Adds one statement of one line or several.
    mutating func add(statement: String, _ language: SourceLanguage = .swift, isTyped: Bool = false)
    {
        isAsTyped = isAsTyped && isTyped
        pieces.append(.statement(statement, language))
    }

    /// Adds the declaration of a name.
    mutating func add(
        declaration: String, _ language: SourceLanguage = .swift, isTyped: Bool = false
    ) {
        isAsTyped = isAsTyped && isTyped
        pieces.append(.declaration(declaration, language))
    }

    /// Adds what there is no code for, and why.
    mutating func add(remark: String) {
        isAsTyped = false
        pieces.append(.remark(remark))
    }

    /// Adds a part of the app that is left out, and why; the comment says so in its place.
    mutating func add(gap reason: String, comment: String) {
        isAsTyped = false
        pieces.append(.gap(reason: reason, comment: comment))
    }

    /// Adds code that is left out.
    mutating func add(gap reason: String, code: String) {
        add(gap: reason, comment: "\(reason):\n\(code)")
    }

    /// Adds why a class lacks a member; a comment in the class says so in its place.
    mutating func add(omission: String) { omissions.append(omission) }

    // MARK: Lines

    /// Whether there is code, and not only remarks.
    var hasStatements: Bool { pieces.contains { $0.language != nil } }

    /// Why parts of the app are left out of it.
    var gaps: [String] {
        pieces.compactMap { if case .gap(let reason, comment: _) = $0 { reason } else { nil } }
            + omissions
    }

    /// Whether any of it is of that language.
    func has(_ language: SourceLanguage) -> Bool { pieces.contains { $0.language == language } }

    /// The code, a line each, as it can be typed and compiled.
    var lines: [String] {
        if isLine { return joinedLines }
        let declared = pieces.filter(\.isDeclaration).flatMap(\.lines)
        let body = pieces.filter { !$0.isDeclaration }
        let lines = body.flatMap(\.lines)
        let opening = has(.swift) ? "do {" : "@autoreleasepool {"
        guard body.count(where: { $0.language != nil }) > 1 else {
            // A lone block needs a word before its brace.
            return declared + (lines.first == "{" ? [opening] + lines.dropFirst() : lines)
        }
        return declared + [opening] + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// The pieces on one line.
    private var joinedLines: [String] {
        pieces.map { $0.lines.joined(separator: "\n") }
            .joined(separator: has(.swift) ? "; " : " ")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The code as the lines of a closure's body.
    var closureLines: [String] { pieces.flatMap(\.lines) }
}

extension [StepCode] {
    /// All their statements.
    var statements: [Statement] {
        flatMap(\.pieces).flatMap { (try? $0.parsed()) ?? [] }.flatMap(\.statements)
    }
}

extension StepCode.Piece {
    var isDeclaration: Bool {
        if case .declaration = self { true } else { false }
    }

    /// Nil for what is no code.
    var language: SourceLanguage? {
        switch self {
        case .declaration(_, let language), .statement(_, let language): language
        case .remark, .gap: nil
        }
    }

    /// As it was added.
    var text: String {
        switch self {
        case .declaration(let text, _), .statement(let text, _), .remark(let text),
            .gap(_, comment: let text):
            text
        }
    }

    /// Its code as the parser reads it, a line of statements after the other; none for a remark.
    func parsed() throws(Diagnostic) -> [StatementLine] {
        if language == nil { return [] }
        let block = Block(text: text, span: SourceSpan(line: 1, column: 1))
        return try block.commands().compactMap { command in
            if case .statement(let line) = command { line } else { nil }
        }
    }

    fileprivate var lines: [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard language == nil else { return lines.map(String.init) }
        return lines.map { $0.isEmpty ? "//" : "// " + $0 }
    }
}
