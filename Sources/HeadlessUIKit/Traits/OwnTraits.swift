/// Values of traits that no number holds: a language, and what an app defines itself.
package struct OwnTraits {
    private var entries: [(name: String, value: Any)] = []

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// In the order in which they were first set.
    package var names: [String] { entries.map(\.name) }

    /// The value under the identifier of its definition; nil where there is none.
    package subscript(name: String) -> Any? {
        get { entries.first { $0.name == name }?.value }
        set {
            let index = entries.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil): entries.remove(at: index)
            case (nil, let value?): entries.append((name, value))
            case (nil, nil): break
            }
        }
    }

    func overridden(by other: OwnTraits) -> OwnTraits {
        if other.isEmpty { return self }
        var result = self
        for (name, value) in other.entries { result[name] = value }
        return result
    }

    /// The names whose values are not the same here and there; values that cannot be compared never
    /// are.
    func names(differingFrom other: OwnTraits) -> [String] {
        let all = names + other.names.filter { self[$0] == nil }
        return all.filter { !Self.areSame(self[$0], other[$0]) }
    }

    private static func areSame(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        guard let value = left as? any Equatable else { return false }
        return isSame(value, right)
    }

    private static func isSame<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
        (right as? Value) == left
    }
}
