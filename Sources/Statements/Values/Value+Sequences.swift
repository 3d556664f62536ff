/// Values as sequences.
extension Value {
    /// The elements of an array, the entries of a dictionary, the characters of a text, the numbers
    /// of a range that ends and is not too long; none of anything else.
    var elements: [Value] {
        switch self {
        case .array(let values), .set(let values): values
        case .dictionary(let entries): entries.map { .tuple([$0.key, $0.value]) }
        case .string(let text): text.map { .string(String($0)) }
        case .range(.int(let lower), .int(let upper), let isClosed):
            Value.numbers(from: lower, to: upper, isClosed: isClosed)
        case .range, .void, .null, .bool, .int, .double, .object, .point, .size, .rect, .insets,
            .vector, .transform, .transform3D, .choice, .carrying, .options, .function, .tuple,
            .weak:
            []
        }
    }

    /// Elements that a range may give at once.
    static let longestRange = 1_000_000

    private static func numbers(from lower: Int, to upper: Int, isClosed: Bool) -> [Value] {
        let (distance, overflows) = upper.subtractingReportingOverflow(lower)
        guard !overflows, distance >= 0 else { return [] }
        let count = min(isClosed && distance < .max ? distance + 1 : distance, longestRange)
        return (0..<count).map { .int(lower + $0) }
    }

    /// Whether a range holds the number.
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
    static func order(_ left: Value, _ right: Value) -> Int? {
        if case .int(let first) = left, case .int(let second) = right {
            return order(first, second)
        }
        if case .string(let first) = left, case .string(let second) = right {
            return order(first, second)
        }
        guard let first = left.measure, let second = right.measure else { return nil }
        return order(first, second)
    }

    /// A whole number or a fraction.
    private var measure: Double? {
        if case .int(let number) = self { return Double(number) }
        return if case .double(let number) = self { number } else { nil }
    }

    private static func order<Operand: Comparable>(_ left: Operand, _ right: Operand) -> Int {
        left < right ? -1 : left == right ? 0 : 1
    }
}
