/// Values as sequences.
extension Value {
    /// The elements of an array, the entries of a dictionary, the characters of a text, the numbers
    /// of a range that ends and is not too long; none of anything else.
    @MainActor
    var elements: [Value] {
        switch self {
        case .array(let values), .set(let values): values.elements
        case .dictionary(let entries): entries.map { .tuple([$0.key, $0.value]) }
        case .string(let text): Value.made(of: text) { .string(String($0)) }
        case .range(let lower, let upper, let isClosed):
            Value.numbers(from: lower, to: upper, isClosed: isClosed)
        case .typed(let value, _): value.elements
        case .void, .null, .bool, .int, .double, .sized, .float, .object, .point, .size, .rect,
            .insets,
            .vector, .transform, .transform3D, .structure, .choice, .carrying, .options, .function,
            .tuple, .weak:
            []
        }
    }

    /// A value of each; of some only where the person has asked for the end of what runs.
    @MainActor
    static func made<Parts: Sequence>(of parts: Parts, _ make: (Parts.Element) -> Value) -> [Value]
    {
        var values: [Value] = []
        for part in parts {
            if endsLongWork() { break }
            values.append(make(part))
        }
        return values
    }

    /// Elements that a range may give at once.
    static let longestRange = 20_000_000

    @MainActor
    private static func numbers(from lower: Value, to upper: Value, isClosed: Bool) -> [Value] {
        func make<Number: ScriptInteger>(_ first: Number) -> [Value] {
            guard let end = Number.from(upper), first <= end else { return [] }
            let range = Value.range(lower, upper, isClosed: isClosed)
            let count = min(range.rangeCount ?? 0, longestRange)
            return made(of: 0..<count) { (first + Number($0)).value }
        }
        return lower.whole.map { make($0) } ?? []
    }

    /// The first element that is wanted; nil where none is. The numbers of a range are made one by one, so
    /// that the range may have no end.
    @MainActor
    func firstElement(
        where isWanted: (Value) throws(ConversionFailure) -> Bool
    ) throws(ConversionFailure) -> Value? {
        guard case .range(let lower, let upper, let isClosed) = self, let first = lower.whole else {
            for element in HeardElements(try SequenceMembers.elements(of: self)) {
                if try isWanted(element) { return element }
            }
            return nil
        }
        func go<Number: ScriptInteger>(_ first: Number) throws(ConversionFailure) -> Value? {
            var next = first
            let end = Number.from(upper) ?? .max
            while isClosed || upper.isNull ? next <= end : next < end {
                if upper.isNull, next == .max {
                    throw ConversionFailure(fatalError: "arithmetic overflow")
                }
                if Value.endsLongWork() { return nil }
                if try isWanted(next.value) { return next.value }
                if next == .max { return nil }
                next += 1
            }
            return nil
        }
        return try go(first)
    }

    /// The elements, of a range without an end as many as the other sequence has.
    @MainActor
    func elements(atMost other: Value) -> [Value] {
        guard case .range(let lower, .null, _) = self, let first = lower.whole else {
            return elements
        }
        func count<Number: ScriptInteger>(from first: Number) -> [Value] {
            var (next, result) = (first, [Value]())
            for _ in HeardElements(other.elements) {
                result.append(next.value)
                next &+= 1
            }
            return result
        }
        return count(from: first)
    }

    /// Whether it is a fraction that is no number.
    var isNaN: Bool {
        if case .float(let number) = self { return number.isNaN }
        return if case .double(let number) = self { number.isNaN } else { false }
    }

    /// How many numbers a range of whole numbers has; nil where `Int` does not count so far, or
    /// where it has no end.
    @MainActor
    var rangeCount: Int? {
        guard case .range(let lower, let upper, let isClosed) = self, let first = lower.whole else {
            return nil
        }
        func count<Number: ScriptInteger>(_ first: Number) -> Int? {
            guard let end = Number.from(upper) else { return nil }
            let distance = Number.Magnitude(truncatingIfNeeded: end &- first)
            guard let count = Int(exactly: distance), count < .max || !isClosed else { return nil }
            return count + (isClosed ? 1 : 0)
        }
        return count(first)
    }

    /// Whether a range holds the number.
    @MainActor
    func contains(_ number: Value) -> Bool {
        guard case .range(let lower, let upper, let isClosed) = self else { return false }
        let isAbove = lower.isNull || Value.order(lower, number).map { $0 <= 0 } ?? false
        let isBelow =
            upper.isNull
            || Value.order(number, upper).map { isClosed ? $0 <= 0 : $0 < 0 } ?? false
        return isAbove && isBelow
    }

    /// Below, at or above 0 as the first comes before, with or after the second; nil where they do
    /// not compare.
    @MainActor
    static func order(_ left: Value, _ right: Value) -> Int? {
        if case .int(let first) = left, case .int(let second) = right {
            return order(first, second)
        }
        if case .string(let first) = left, case .string(let second) = right {
            return order(first, second)
        }
        if let first = left.whole, let second = right.whole {
            func compare(_ one: some ScriptInteger, _ other: some ScriptInteger) -> Int {
                one < other ? -1 : one == other ? 0 : 1
            }
            return compare(first, second)
        }
        if case .tuple(let first) = left, case .tuple(let second) = right {
            return order(first.elements, second.elements)
        }
        guard let first = left.measure ?? left.moment,
            let second = right.measure ?? right.moment
        else { return nil }
        return order(first, second)
    }

    /// Tuples go by the first elements that are no equals.
    @MainActor
    private static func order(_ left: [Value], _ right: [Value]) -> Int? {
        for (first, second) in zip(left, right) {
            guard let order = order(first, second) else { return nil }
            if order != 0 { return order }
        }
        return 0
    }

    /// Whether both are numbers and this one is less; nil where one of them is no number.
    package func isLess(than other: Value) -> Bool? {
        guard let number = measure, let another = other.measure else { return nil }
        return number < another
    }

    /// A whole number or a fraction.
    private var measure: Double? {
        if case .int(let number) = self { return Double(number) }
        if case .float(let number) = self { return Double(number) }
        return if case .double(let number) = self { number } else { nil }
    }

    /// The seconds of Foundation's `Date`, which has nothing else; nil for any other value.
    @MainActor
    private var moment: Double? {
        guard case .structure(let date) = self, date.kind.name == "Date", date.values.count == 1
        else { return nil }
        return date.values[0].measure
    }

    private static func order<Operand: Comparable>(_ left: Operand, _ right: Operand) -> Int {
        left < right ? -1 : left == right ? 0 : 1
    }
}
