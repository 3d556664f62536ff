import HierarchyRecords

/// A trait that an app defines, or UIKit's one trait that is not a number.
package struct OwnTrait {
    /// The identifier of the trait.
    package let identifier: String
    let affectsColours: Bool
    /// The type that defines the trait, UIKit's or the app's.
    package let definition: Any

    package init(_ identifier: String, affectsColours: Bool, definition: Any) {
        self.identifier = identifier
        self.affectsColours = affectsColours
        self.definition = definition
    }
}

/// A value that can be compared with another value of the same trait.
package protocol OwnTraitValue {
    @MainActor func isSame(as other: Any) -> Bool
}

/// The values of traits that are no numbers: the typesetting language, and traits that an app
/// defines.
package struct OwnTraits {
    private var entries: [(trait: OwnTrait, value: Any)] = []

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// The traits in the order in which they were first set.
    package var traits: [OwnTrait] { entries.map(\.trait) }

    /// The trait with that identifier, if it has a value here.
    func trait(_ identifier: String) -> OwnTrait? {
        entries.first { $0.trait.identifier == identifier }?.trait
    }

    /// The value of the trait with that identifier; nil if there is none.
    package subscript(identifier: String) -> Any? {
        entries.first { $0.trait.identifier == identifier }?.value
    }

    /// Sets the value of a trait.
    package mutating func set(_ trait: OwnTrait, to value: Any) {
        if let index = entries.firstIndex(where: { $0.trait.identifier == trait.identifier }) {
            entries[index].value = value
        } else {
            entries.append((trait, value))
        }
    }

    /// Removes the value of a trait.
    mutating func remove(_ identifier: String) {
        entries.removeAll { $0.trait.identifier == identifier }
    }

    func overridden(by other: OwnTraits) -> OwnTraits {
        if other.isEmpty { return self }
        var result = self
        for (trait, value) in other.entries { result.set(trait, to: value) }
        return result
    }

    /// The traits whose values differ between the two; values that cannot be compared count as
    /// different.
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
