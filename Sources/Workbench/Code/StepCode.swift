/// What a step did, as the code of an app.
///
/// Statements that belong to one step belong to one turn of the run loop, so they stand in one `do`.
struct StepCode: Equatable {
    /// What other steps refer to, so that it cannot stand in a `do`.
    private(set) var declarations: [String] = []
    /// Statements, and remarks among them, a line each.
    private(set) var body: [String] = []
    /// Whether there is code, and not only remarks.
    private(set) var hasStatements = false
    private var statementCount = 0
    /// Whether all of it was typed as it stands.
    private(set) var isAsTyped = true

    /// Adds one statement of one line or several.
    mutating func add(statement: String, isTyped: Bool = false) {
        isAsTyped = isAsTyped && isTyped
        body += Self.lines(of: statement)
        hasStatements = true
        statementCount += 1
    }

    /// Adds the declaration of a name.
    mutating func add(declaration: String, isTyped: Bool = false) {
        isAsTyped = isAsTyped && isTyped
        declarations += Self.lines(of: declaration)
        hasStatements = true
    }

    /// Adds what UIKit has no call for.
    mutating func add(remark: String) {
        isAsTyped = false
        body += Self.lines(of: remark).map { "// " + $0 }
    }

    /// The code, a line each, as it can be typed and compiled.
    var lines: [String] {
        guard statementCount > 1 else { return declarations + body }
        return declarations + ["do {"] + body.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// The code as the lines of a closure's body.
    var closureLines: [String] { declarations + body }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
