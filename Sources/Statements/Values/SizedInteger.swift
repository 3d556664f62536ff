/// A whole number of one of the types that have their size or their sign in their names.
package struct SizedInteger: Equatable {
    /// Its type.
    package enum Kind: String, CaseIterable {
        case int8 = "Int8", int16 = "Int16", int32 = "Int32", int64 = "Int64"
        case uint = "UInt", uint8 = "UInt8", uint16 = "UInt16", uint32 = "UInt32"
        case uint64 = "UInt64"
    }

    let kind: Kind
    /// The number's bits; those of a negative one are 1 above its size.
    let bits: UInt64

    /// The same number; nil where `Int` does not count so far.
    var whole: Int? { isNegative ? Int(truncatingIfNeeded: bits) : Int(exactly: bits) }

    /// The number in decimal digits.
    var text: String { isNegative ? "\(Int64(bitPattern: bits))" : "\(bits)" }

    /// The nearest fraction.
    var double: Double { isNegative ? Double(Int64(bitPattern: bits)) : Double(bits) }

    private var isNegative: Bool { kind.isSigned && Int64(bitPattern: bits) < 0 }
}

extension SizedInteger.Kind {
    /// The number that those digits spell; nil where it has none of that size.
    @MainActor
    func value(of text: String) -> Value? { numbers.init(text)?.value }

    /// Whether it has negative numbers.
    var isSigned: Bool {
        switch self {
        case .int8, .int16, .int32, .int64: true
        case .uint, .uint8, .uint16, .uint32, .uint64: false
        }
    }

    /// The type of Swift's that it is.
    @MainActor
    var numbers: any ScriptInteger.Type {
        switch self {
        case .int8: Int8.self
        case .int16: Int16.self
        case .int32: Int32.self
        case .int64: Int64.self
        case .uint: UInt.self
        case .uint8: UInt8.self
        case .uint16: UInt16.self
        case .uint32: UInt32.self
        case .uint64: UInt64.self
        }
    }
}

/// A type of whole numbers.
@MainActor
protocol ScriptInteger: ScriptValue, FixedWidthInteger {
    /// Nil for `Int`.
    static var kind: SizedInteger.Kind? { get }
}

extension ScriptInteger {
    static var valueType: ValueType { .named(kind.map(\.type) ?? .int) }

    static func from(_ value: Value) -> Self? {
        guard case .sized(let number) = value, number.kind == kind else { return nil }
        return Self(truncatingIfNeeded: number.bits)
    }

    var value: Value {
        guard let kind = Self.kind else { return .int(Int(truncatingIfNeeded: self)) }
        return .sized(SizedInteger(kind: kind, bits: UInt64(truncatingIfNeeded: self)))
    }
}

extension Int: ScriptInteger {
    static var kind: SizedInteger.Kind? { nil }
}

extension Int8: ScriptInteger {
    static var kind: SizedInteger.Kind? { .int8 }
}

extension Int16: ScriptInteger {
    static var kind: SizedInteger.Kind? { .int16 }
}

extension Int32: ScriptInteger {
    static var kind: SizedInteger.Kind? { .int32 }
}

extension Int64: ScriptInteger {
    static var kind: SizedInteger.Kind? { .int64 }
}

extension UInt: ScriptInteger {
    static var kind: SizedInteger.Kind? { .uint }
}

extension UInt8: ScriptInteger {
    static var kind: SizedInteger.Kind? { .uint8 }
}

extension UInt16: ScriptInteger {
    static var kind: SizedInteger.Kind? { .uint16 }
}

extension UInt32: ScriptInteger {
    static var kind: SizedInteger.Kind? { .uint32 }
}

extension UInt64: ScriptInteger {
    static var kind: SizedInteger.Kind? { .uint64 }
}

extension ScriptInteger {
    /// Whether it is below zero.
    var isNegative: Bool { self < 0 }

    /// With each bit turned over.
    var inverted: Value { (~self).value }

    /// The number below zero for one above it, and the other way round; nil where there is none.
    var negated: Value? {
        let (result, overflow) = Self.zero.subtractingReportingOverflow(self)
        return overflow ? nil : result.value
    }
}

extension SizedInteger.Kind {
    /// The number's last bits, as many as this type has.
    @MainActor
    func value(truncating number: some ScriptInteger) -> Value {
        numbers.init(truncatingIfNeeded: number).value
    }

    /// The number as one of this type; nil where it has none.
    @MainActor
    func value(exactly number: Int) -> Value? { numbers.init(exactly: number)?.value }
}

extension Value {
    /// The whole number that it is, as one of any type; nil for anything else.
    @MainActor
    var whole: (any ScriptInteger)? {
        if case .int(let number) = self { return number }
        if case .typed(let value, _) = self { return value.whole }
        return if case .sized(let number) = self { number.number } else { nil }
    }
}

extension SizedInteger {
    @MainActor
    fileprivate var number: any ScriptInteger { kind.numbers.init(truncatingIfNeeded: bits) }
}
