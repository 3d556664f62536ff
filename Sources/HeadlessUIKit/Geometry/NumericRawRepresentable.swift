/// What UIKit gives the types that are a number with a name: sums with plain numbers, and an order.
public protocol NumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
    /// Creates a value with that number.
    init(_ rawValue: RawValue)
}

extension NumericRawRepresentable {
    /// Whether its number is the smaller one.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The value whose number is so much larger.
    public static func + (left: Self, right: RawValue) -> Self { Self(left.rawValue + right) }

    /// The value whose number is so much smaller.
    public static func - (left: Self, right: RawValue) -> Self { Self(left.rawValue - right) }

    /// Makes the number so much larger.
    public static func += (left: inout Self, right: RawValue) { left = left + right }

    /// Makes the number so much smaller.
    public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
