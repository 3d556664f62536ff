import HeadlessUIKit

extension Value {
    /// Swift's `==`: objects by identity, values by value.
    @MainActor
    func equals(_ other: Value) -> Bool {
        var comparison = ValueComparison()
        return comparison.areEqual(self, other)
    }
}

/// Compares two values, and what is in them, without a call within a call for each level: what is
/// left to compare waits in a list.
@MainActor
private struct ValueComparison {
    /// Two lists that were compared, or wait for it.
    private struct Pair: Hashable {
        let own: ObjectIdentifier
        let other: ObjectIdentifier
    }

    private var waiting: [(own: Value, other: Value)] = []
    /// Lists that hold lists, so that those that are in many places are compared once.
    private var seen: Set<Pair> = []

    mutating func areEqual(_ own: Value, _ other: Value) -> Bool {
        guard compare(own, other) else { return false }
        while let next = waiting.popLast() {
            guard !Value.endsLongWork(), compare(next.own, next.other) else { return false }
        }
        return true
    }

    /// Whether they are the same but for what waits now.
    private mutating func compare(_ own: Value, _ value: Value) -> Bool {
        if case .typed(let other, _) = value { return compare(own, other) }
        return switch own {
        case .typed(let own, _): compare(own, value)
        case .sized(let number): number.isSameSize(as: value)
        case .float(let own): if case .float(let other) = value { own == other } else { false }
        case .void: value.isVoid
        case .null, .weak, .function: own.isNull && value.isNull
        case .bool(let own): if case .bool(let other) = value { own == other } else { false }
        case .int(let number):
            if case .sized(let other) = value {
                other.isSameSize(as: own)
            } else if case .int(let other) = value {
                number == other
            } else {
                false
            }
        case .double(let own): if case .double(let other) = value { own == other } else { false }
        case .string(let own): if case .string(let other) = value { own == other } else { false }
        case .object(let own):
            if case .object(let other) = value { Value.areEqual(own, other) } else { false }
        case .choice(_, let own):
            if case .choice(_, let other) = value { own == other } else { false }
        case .options(_, let own):
            if case .options(_, let other) = value { own == other } else { false }
        case .point, .size, .rect, .insets, .vector, .transform, .transform3D:
            own.equalsGeometry(value)
        case .array, .set, .dictionary, .tuple, .range, .carrying, .structure:
            compareParts(own, value)
        }
    }

    private mutating func compareParts(_ own: Value, _ value: Value) -> Bool {
        if case .array(let own) = own, case .array(let other) = value {
            return own.isSame(as: other) || compare(own, other)
        }
        if case .tuple(let own) = own, case .tuple(let other) = value { return compare(own, other) }
        if case .set(let own) = own, case .set(let other) = value {
            return own.count == other.count
                && own.allSatisfy { Value.endsLongWork() || other.position(of: $0) != nil }
        }
        if case .dictionary(let own) = own, case .dictionary(let other) = value {
            return own.isSame(as: other) || compare(own, other)
        }
        if case .range(let lower, let upper, let isClosed) = own,
            case .range(let otherLower, let otherUpper, let other) = value
        {
            return compare(lower, otherLower) && compare(upper, otherUpper) && isClosed == other
        }
        if case .structure(let own) = own, case .structure(let other) = value {
            return own.kind === other.kind && compare(own.values, other.values)
        }
        guard case .carrying(let type, let index, let own) = own,
            case .carrying(let otherType, index, let other) = value, type === otherType
        else { return false }
        return compare(own, other)
    }

    private mutating func compare(_ own: NestedList<Value>, _ other: NestedList<Value>) -> Bool {
        guard own.count == other.count else { return false }
        if own.depth == 1 {
            return zip(own, other).allSatisfy { !Value.endsLongWork() && compare($0, $1) }
        }
        let pair = Pair(own: own.identity, other: other.identity)
        if seen.insert(pair).inserted { waiting += zip(own, other).map { ($0, $1) } }
        return true
    }

    private mutating func compare(
        _ own: NestedList<DictionaryEntry>, _ other: NestedList<DictionaryEntry>
    ) -> Bool {
        guard own.count == other.count else { return false }
        for entry in own {
            guard !Value.endsLongWork(), let place = other.position(of: entry.key) else {
                return false
            }
            waiting.append((entry.value, other[place].value))
        }
        return true
    }
}

extension Value {
    /// Whether the geometry is the same.
    @MainActor
    fileprivate func equalsGeometry(_ other: Value) -> Bool {
        if case .point(let own) = self, case .point(let value) = other { return own == value }
        if case .size(let own) = self, case .size(let value) = other { return own == value }
        if case .rect(let own) = self, case .rect(let value) = other { return own == value }
        if case .insets(let own) = self, case .insets(let value) = other { return own == value }
        if case .vector(let own) = self, case .vector(let value) = other { return own == value }
        if case .transform(let own) = self, case .transform(let value) = other {
            return own == value
        }
        guard case .transform3D(let own) = self, case .transform3D(let value) = other else {
            return false
        }
        return own == value
    }

    @MainActor
    fileprivate static func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
        if left === right { return true }
        if let left = left as? ScriptIndexPath, let right = right as? ScriptIndexPath {
            return left.path == right.path
        }
        if let left = left as? UIColor, let right = right as? UIColor { return left == right }
        if let left = left as? CGColor, let right = right as? CGColor { return left == right }
        if let left = left as? UITraitCollection, let right = right as? UITraitCollection {
            return left.changes(from: right).isEmpty
        }
        if let left = left as? TypeReference, let right = right as? TypeReference {
            return left.described === right.described
        }
        return false
    }
}

extension SizedInteger {
    /// Whether the value is a whole number of the same size, of whatever type.
    fileprivate func isSameSize(as value: Value) -> Bool {
        if case .int(let other) = value { return whole == other }
        guard case .sized(let other) = value else { return false }
        return self == other || text == other.text
    }
}
