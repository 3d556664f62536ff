import HierarchyRecords

/// A trait that an app defines, or UIKit's one that no number holds.
package struct OwnTrait {
    /// What tells it from others.
    package let identifier: String
    let affectsColours: Bool
    /// The type that defines it, UIKit's or a user's.
    package let definition: Any

    package init(_ identifier: String, affectsColours: Bool, definition: Any) {
        self.identifier = identifier
        self.affectsColours = affectsColours
        self.definition = definition
    }
}

/// A value that says itself whether another of the same trait is the same.
package protocol OwnTraitValue {
    @MainActor func isSame(as other: Any) -> Bool
}

/// Values of traits that no number holds: a language, and what an app defines itself.
package struct OwnTraits {
    private var entries: [(trait: OwnTrait, value: Any)] = []

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// In the order in which they were first set.
    package var traits: [OwnTrait] { entries.map(\.trait) }

    /// The trait of that identifier, if it has a value here.
    func trait(_ identifier: String) -> OwnTrait? {
        entries.first { $0.trait.identifier == identifier }?.trait
    }

    /// The value under the identifier of its definition; nil where there is none.
    package subscript(identifier: String) -> Any? {
        entries.first { $0.trait.identifier == identifier }?.value
    }

    /// Gives the trait a value.
    package mutating func set(_ trait: OwnTrait, to value: Any) {
        if let index = entries.firstIndex(where: { $0.trait.identifier == trait.identifier }) {
            entries[index].value = value
        } else {
            entries.append((trait, value))
        }
    }

    /// Takes the trait's value away.
    mutating func remove(_ identifier: String) {
        entries.removeAll { $0.trait.identifier == identifier }
    }

    func overridden(by other: OwnTraits) -> OwnTraits {
        if other.isEmpty { return self }
        var result = self
        for (trait, value) in other.entries { result.set(trait, to: value) }
        return result
    }

    /// The traits whose values are not the same here and there; values that cannot be compared
    /// never are.
    @MainActor
    func traits(differingFrom other: OwnTraits) -> [OwnTrait] {
        let all = traits + other.traits.filter { self[$0.identifier] == nil }
        return all.filter { !Self.areSame(self[$0.identifier], other[$0.identifier]) }
    }

    @MainActor
    private static func areSame(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? any OwnTraitValue { return left.isSame(as: right) }
        guard let value = left as? any Equatable else { return false }
        return isSame(value, right)
    }

    private static func isSame<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
        (right as? Value) == left
    }
}
