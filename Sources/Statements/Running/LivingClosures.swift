/// The closures of a world that hold something of their surroundings, as long as anybody holds them.
package struct LivingClosures {
    private struct Reference {
        weak var function: ScriptFunction?
    }

    private var references: [Reference] = []
    /// When those that are gone are dropped: each doubling pays for one look at all.
    private var limit = 64

    /// Takes a new closure.
    mutating func note(_ function: ScriptFunction) {
        if references.count >= limit {
            references.removeAll { $0.function == nil }
            limit = max(64, references.count * 2)
        }
        references.append(Reference(function: function))
    }

    /// Those that live, in the order in which they were made.
    package var all: [ScriptFunction] { references.compactMap(\.function) }
}
