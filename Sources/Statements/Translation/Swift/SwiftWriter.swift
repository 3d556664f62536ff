import CommandLanguage

/// Writes statements of Objective-C in Swift.
///
/// It reads them as they were written: what Objective-C leaves to the moment (messages to nil,
/// numbers as conditions) Swift spells out.
@MainActor
package final class SwiftWriter {
    /// An expression, and its type where that is known.
    struct Text {
        var text: String
        var type: ValueType?
        /// Whether an operator, and no bracket, holds it together.
        var isCompound = false

        /// The same with `!` for each `?` of the chain before it; nil where there is no `?`.
        var forced: String?

        /// Whether a `?` stands in the chain before it, so that all of it may be nil.
        var isChained: Bool { forced != nil }

        /// Whether a `?` must stand behind it, before a member.
        var needsLink: Bool {
            if case .optional? = type { true } else { false }
        }

        /// Whether it may be nil.
        var isOptional: Bool { isChained || needsLink }

        /// The value where nil may not be: a chain is then asked without its marks.
        var unwrapped: String {
            guard let forced else { return operand + "!" }
            return forced + (needsLink ? "!" : "")
        }

        /// A member of it; a chain goes on.
        func member(_ text: String, of type: ValueType?) -> Text {
            Text(
                text: link + text, type: type,
                forced: isOptional ? unwrapped + "." + text : nil)
        }

        /// What stands before a member.
        var link: String { operand + (needsLink ? "?." : ".") }

        /// In parentheses where an operator beside it would take a part of it.
        var operand: String { isCompound ? "(\(text))" : text }
    }

    /// The names of the session as the code has them.
    package private(set) var names: [String: ValueType]
    /// Names that are assigned after their declaration.
    let assigned: Set<String>
    let line: LineUnderCheck
    private var locals: [[String: ValueType]] = []
    /// The class around.
    var context: TypeDescription?

    /// Makes a writer of what was checked of that line.
    package init(_ line: LineUnderCheck, names: [String: ValueType], assigned: Set<String>) {
        self.line = line
        self.names = names
        self.assigned = assigned
    }

    /// Statements, a line each or several.
    package func lines(_ statements: [Statement]) throws(CodeGap) -> [String] {
        var lines: [String] = []
        for statement in statements { lines += try self.lines(statement) }
        return lines
    }

    /// Statements in braces, each line further in.
    func inner(
        _ statements: [Statement], _ parameters: [(String, ValueType)] = []
    ) throws(CodeGap) -> [String] {
        locals.append(Dictionary(parameters, uniquingKeysWith: { $1 }))
        defer { locals.removeLast() }
        return try lines(statements).map { $0.isEmpty ? "" : "    " + $0 }
    }

    // MARK: Names and types

    /// Whether declarations are the session's.
    var isTop: Bool { locals.isEmpty }

    /// Takes a name with its type.
    func declare(_ name: String, _ type: ValueType?) {
        if locals.isEmpty {
            names[name] = type
        } else {
            locals[locals.count - 1][name] = type ?? .any
        }
    }

    /// The type of a name; nil where nothing is known of it.
    func type(ofName name: String) -> ValueType? {
        for scope in locals.reversed() {
            if let type = scope[name] { return type }
        }
        return names[name] ?? line.variables.type(of: name)?.unwrapped
    }

    /// The type that a name stands for.
    func type(named name: String) -> TypeDescription? {
        type(ofName: name) == nil ? line.types.type(named: name) : nil
    }

    /// A type as it was read, without what marks pointers.
    func valueType(_ written: TypeSyntax) -> ValueType? {
        let type = written.isImplicitlyUnwrapped ? written.unwrapped : written
        return try? line.types.type(type)
    }

    /// The class of the user's of that name.
    func scriptClass(named name: String) -> ScriptClass? { line.types.scriptClass(named: name) }

    /// The member that a message to a value of that type means; where the type is not known, what
    /// any type has under that name.
    func member(
        _ selector: String, of type: ValueType?,
        in group: @MainActor (ObjectiveCNames) -> [String: ObjectiveCNames.Member] = { $0.instance }
    ) -> ObjectiveCNames.Member? {
        for type in candidates(type) {
            if let member = group(type.objectiveC)[selector] { return member }
        }
        return nil
    }

    /// The property behind a dot.
    func property(_ name: String, of type: ValueType?) -> MemberProperty? {
        for type in candidates(type) {
            if let property = type.objectiveC.properties[name] { return property }
        }
        return nil
    }

    private func candidates(_ type: ValueType?) -> [TypeDescription] {
        if let type = type?.unwrapped, let description = type.description {
            return description.lineage(in: line.classes)
        }
        let own = line.classes.names.compactMap(line.types.type(named:))
        return line.classes.modelTypes.filter(\.isClass) + own
    }
}
