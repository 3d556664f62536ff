import CommandLanguage
import HierarchyRecords

/// Writes checked statements of Swift in Objective-C.
@MainActor
package final class ObjectiveCWriter {
    /// Lines that must stand before the statement: weak references, what `if let` binds.
    private var lead: [String] = []
    /// Locals that are called otherwise here than in Swift.
    private var names: [ObjectIdentifier: String] = [:]

    /// Stored properties that are written without their setters, as an initialiser does.
    var fields: Set<String> = []
    /// Knows the names and the user's classes.
    let line: LineUnderCheck
    /// The code as it was typed.
    let source: StatementLine
    /// Types and members of the session's that are known to be left out: `P`, `K.run()`.
    let omitted: Set<String>
    /// The members that this code had to leave out.
    package internal(set) var omissions: [Omission] = []

    /// Makes a writer of what was checked of that line; what needs what is omitted cannot be said.
    package init(_ line: LineUnderCheck, of source: StatementLine, omitted: Set<String>) {
        self.line = line
        self.source = source
        self.omitted = omitted
    }

    /// The statements of the line.
    package func statements(_ block: CheckedBlock) throws(CodeGap) -> [String] {
        for case .definition(let definition) in source.statements {
            if let reason = definition.reasonAgainstObjectiveC { throw CodeGap(reason) }
        }
        return try lines(block)
    }

    /// The class of the user's that the type is.
    func scriptClass(of type: ValueType) -> ScriptClass? {
        type.unwrapped.description.flatMap { line.types.scriptClass(named: $0.template.name) }
    }

    /// Statements without the braces around them.
    func lines(_ block: CheckedBlock) throws(CodeGap) -> [String] {
        guard block.functions.isEmpty else { throw CodeGap("local functions are Swift's") }
        guard !block.hasDefer else { throw CodeGap("'defer' is Swift's") }
        let outer = lead
        defer { lead = outer }
        var lines: [String] = []
        for statement in block.statements {
            lead = []
            let written = try self.lines(statement)
            lines += lead + written
        }
        return lines
    }

    /// Statements in braces, each line further in.
    func inner(_ block: CheckedBlock) throws(CodeGap) -> [String] {
        try lines(block).map(Self.indented)
    }

    static func indented(_ line: String) -> String { line.isEmpty ? "" : "    " + line }

    /// The lines of a statement that a text and a semicolon make.
    func ended(_ text: String) -> [String] {
        (text + ";").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Puts lines before the statement that is being written.
    func precede(_ line: String) { lead.append(line) }

    /// What `write` gives; where it cannot be said, nothing of it stays.
    func trying<Result>(
        _ write: () throws(CodeGap) -> Result
    ) throws(CodeGap) -> Result {
        let outer = (lead, fields)
        do throws(CodeGap) {
            return try write()
        } catch {
            (lead, fields) = outer
            throw error
        }
    }

    // MARK: Names

    /// What the local is called here.
    func name(of variable: LocalVariable) -> String {
        names[ObjectIdentifier(variable)] ?? Self.plain(variable.name)
    }

    /// Calls the local otherwise.
    func rename(_ variable: LocalVariable, _ name: String) {
        names[ObjectIdentifier(variable)] = name
    }

    /// Without backticks.
    static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
