/// Kinds of values.
extension ProgramWriter {
    /// A plain kind.
    mutating func simpleKind() -> Kind {
        switch dice.roll(12) {
        case 0...3: .int
        case 4: .double
        case 5: .bool
        case 6...8: .string
        case 9: .float
        default: .sized(dice.pick(Kind.sizes))
        }
    }

    /// A kind that hashes.
    mutating func keyKind() -> Kind { chance(1, of: 2) ? .int : .string }

    /// Any kind of which the program has values.
    mutating func kind(_ levels: Int = 2) -> Kind {
        guard levels > 0 else { return simpleKind() }
        switch dice.roll(18) {
        case 0...2: return .array(kind(levels - 1))
        case 3: return .set(keyKind())
        case 4...5: return .dictionary(keyKind(), kind(levels - 1))
        case 6...7:
            let inner = kind(levels - 1)
            if case .optional = inner { return inner }
            return .optional(inner)
        case 8: return tupleKind(levels)
        case 9...11 where !scope.structures.isEmpty:
            return .structure(dice.pick(scope.structures).name)
        case 12...13 where !scope.enumerations.isEmpty:
            return .enumeration(dice.pick(scope.enumerations).name)
        case 14 where !scope.classes.isEmpty: return .object(dice.pick(scope.classes).name)
        default: return simpleKind()
        }
    }

    private mutating func tupleKind(_ levels: Int) -> Kind {
        let isLabelled = chance(1, of: 2)
        let first = Kind.Field(name: isLabelled ? "a" : "", kind: kind(levels - 1))
        let second = Kind.Field(name: isLabelled ? "b" : "", kind: kind(levels - 1))
        return .tuple([first, second])
    }

    /// The properties of a type, without tables that have no order, where it is to be shown.
    mutating func fields(_ count: Int, _ prefix: String) -> [Kind.Field] {
        (0..<count).map { index in Kind.Field(name: "\(prefix)\(index)", kind: kind(2)) }
    }
}
