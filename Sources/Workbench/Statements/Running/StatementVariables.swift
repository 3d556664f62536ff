/// What statements declared: names of values, and the declared types of names of objects.
///
/// Objects themselves stand in the name table, as those that verbs made, so that verbs and
/// statements mean the same by a name.
@MainActor
final class StatementVariables {
    /// One declaration.
    struct Entry {
        /// Nil where the name stands for an object of the name table.
        var value: Value?
        let type: ValueType
        let isConstant: Bool
    }

    private var entries: [String: Entry] = [:]
    private let names: NameTable

    init(names: NameTable) { self.names = names }

    /// The declaration that holds for the name; nil for an object of a verb's.
    func entry(_ name: String) -> Entry? {
        guard let entry = entries[name] else { return nil }
        return entry.value != nil && names.holds(name) ? nil : entry
    }

    /// What the name stands for now; nil when that is gone or was never known.
    func value(_ name: String) -> Value? {
        if let value = entry(name)?.value { return value }
        return names.object(name).map { .object($0) }
    }

    /// What reading the name gives; nil when it stands for nothing.
    func type(of name: String) -> ValueType? {
        if let entry = entry(name), entry.value != nil || names.object(name) != nil {
            return entry.type
        }
        return names.object(name).flatMap(MemberTable.type(of:)).map { .named($0) }
    }

    /// Whether the name stood for an object that was deallocated.
    func isDead(_ name: String) -> Bool {
        if case .dead = names.meaning(name) { value(name) == nil } else { false }
    }

    /// Declares a name.
    func declare(_ name: String, _ value: Value, type: ValueType, isConstant: Bool) {
        entries[name] = Entry(value: value, type: type, isConstant: isConstant)
        assign(value, to: name)
    }

    /// Gives a declared name another value.
    func assign(_ value: Value, to name: String) {
        if case .object(let object) = value {
            entries[name]?.value = nil
            names.hold(object, as: name)
        } else {
            entries[name]?.value = value
            names.forget(name)
        }
    }

    /// Forgets every declaration, since the world is dropped.
    func removeAll() { entries = [:] }

    /// The names of values and of living objects.
    var known: [String] {
        names.living + entries.filter { $0.value.value != nil }.keys.sorted()
    }
}
