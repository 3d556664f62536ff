import HeadlessUIKit

/// What statements declared: names of values, and the declared types of names of objects.
///
/// Objects themselves stand in the name table, as those that verbs made, so that verbs and
/// statements mean the same by a name.
@MainActor
package final class StatementVariables {
    /// One declaration.
    package struct Entry {
        /// Nil where the name stands for an object of the name table.
        var value: Value?
        package let type: ValueType
        package let traits: VariableTraits

        package var isConstant: Bool { traits.contains(.constant) }
        var isWeak: Bool { traits.contains(.weak) }
    }

    private var entries: [String: Entry] = [:]
    private var functionsByName: [String: [FunctionSignature]] = [:]
    let names: NameTable
    /// The types that statements declared.
    package let classes = ClassTable()

    init(names: NameTable) { self.names = names }

    private var declarations = 0
    /// Changes whenever a name may have come to mean something else.
    package var revision: Int { declarations + names.revision }

    /// The declaration that holds for the name; nil for an object of a verb's.
    package func entry(_ name: String) -> Entry? {
        guard !entries.isEmpty, let entry = entries[name] else { return nil }
        return entry.value != nil && names.holds(name) ? nil : entry
    }

    /// What the name stands for now; nil when that is gone or was never known.
    func value(_ name: String) -> Value? {
        if let value = entry(name)?.value { return value }
        if let object = names.object(name) { return .object(object) }
        return entries[name]?.isWeak == true ? .null : nil
    }

    /// Takes a declared value out of the name, which is to be given it back; nil for an object.
    func take(_ name: String) -> Value? {
        guard let value = entry(name)?.value else { return nil }
        entries[name]?.value = .void
        return value
    }

    /// What reading the name gives; nil when it stands for nothing.
    package func type(of name: String) -> ValueType? {
        if let entry = entry(name), entry.isWeak || entry.value != nil || names.object(name) != nil
        {
            return entry.type
        }
        return names.object(name).flatMap(MemberTable.type(of:)).map { .named($0) }
    }

    /// Whether the name stood for an object that was deallocated.
    func isDead(_ name: String) -> Bool {
        if case .dead = names.meaning(name) { value(name) == nil } else { false }
    }

    /// Declares a name.
    func declare(
        _ name: String, _ value: Value, type: ValueType, _ traits: VariableTraits = .constant
    ) {
        Changes.note()
        declarations += 1
        entries[name] = Entry(value: value, type: type, traits: traits)
        assign(value, to: name)
    }

    // MARK: Functions

    /// The functions of that name without labels, in the order of their declaration.
    func functions(_ name: String) -> [FunctionSignature] { functionsByName[name] ?? [] }

    /// The names of all functions.
    var functionNames: [String] { functionsByName.keys.sorted() }

    /// Adds a function; one of the same name and labels is replaced.
    func declare(_ function: FunctionSignature) {
        Changes.note()
        declarations += 1
        functionsByName[function.method.base, default: []].removeAll { $0.name == function.name }
        functionsByName[function.method.base, default: []].append(function)
    }

    // MARK: Values

    /// Gives a name the value again that was taken out of it and was not changed.
    func giveBack(_ value: Value, to name: String) { entries[name]?.value = value }

    /// Gives a declared name another value.
    func assign(_ value: Value, to name: String) {
        Changes.note()
        // What goes only now may run code that reads names.
        let before = entries[name]?.value
        defer { withExtendedLifetime(before) {} }
        if case .object(let object) = value {
            entries[name]?.value = nil
            names.hold(object, as: name)
            if entries[name]?.isWeak == true { names.forget(name) }
        } else {
            entries[name]?.value = value
            names.forget(name)
        }
    }

    /// Names and values that are no objects themselves and may hold some.
    package var values: [(name: String, value: Value)] {
        entries.keys.sorted().compactMap { name in
            guard let value = entries[name]?.value else { return nil }
            return (name, value)
        }
    }

    /// Forgets every declaration, since the world is dropped.
    package func removeAll() {
        let before = entries
        entries = [:]
        functionsByName = [:]
        withExtendedLifetime(before) {}
        classes.removeAll()
    }

    /// Forgets what is declared, but no type and no function: the app that had the values has ended.
    package func removeValues() {
        Changes.note()
        declarations += 1
        let before = entries
        entries = [:]
        withExtendedLifetime(before) {}
    }

    /// The names of values and of living objects.
    var known: [String] {
        names.living + entries.filter { $0.value.value != nil }.keys.sorted()
    }
}

/// How a variable of the session holds its value.
package struct VariableTraits: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let constant = VariableTraits(rawValue: 1)
    static let weak = VariableTraits(rawValue: 1 << 1)
    /// Declared like `view: UIView!`: Swift reads it without `!`.
    package static let implicitlyUnwrapped = VariableTraits(rawValue: 1 << 2)
}
