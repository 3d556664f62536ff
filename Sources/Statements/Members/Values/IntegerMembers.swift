extension TypeDescription {
    static let int = integer("Int", Int.self)
    static let int8 = integer("Int8", Int8.self)
    static let int16 = integer("Int16", Int16.self)
    static let int32 = integer("Int32", Int32.self)
    static let int64 = integer("Int64", Int64.self)
    static let uint = integer("UInt", UInt.self)
    static let uint8 = integer("UInt8", UInt8.self)
    static let uint16 = integer("UInt16", UInt16.self)
    static let uint32 = integer("UInt32", UInt32.self)
    static let uint64 = integer("UInt64", UInt64.self)

    /// Those that have their size or their sign in their names.
    static let sizedIntegers = SizedInteger.Kind.allCases.map(\.type)

    /// Which of them it is; nil for any other type.
    var integerKind: SizedInteger.Kind? {
        guard let kind = SizedInteger.Kind(rawValue: name), kind.type === self else { return nil }
        return kind
    }

    /// Whether its values are whole numbers.
    var isInteger: Bool { self === TypeDescription.int || integerKind != nil }

    /// Whether its values are whole numbers of which none is below zero.
    var isUnsigned: Bool { integerKind.map { !$0.isSigned } ?? false }

    @_semantics("optimize.sil.specialize.generic.never")
    private static func integer<Number: ScriptInteger>(
        _ name: String, _ numbers: Number.Type
    ) -> TypeDescription {
        TypeDescription(name, value: Number.self) { type in
            IntegerMembers.addInitialisers(to: &type, name)
            type.staticProperty("max") { Number.max }
            type.staticProperty("min") { Number.min }
            type.staticProperty("zero") { Number.zero }
            type.staticProperty("bitWidth") { Number.bitWidth }
            type.property("description", { "\($0)" })
            type.property("magnitude", { Magnitude(number: $0) })
            type.property("nonzeroBitCount", { $0.nonzeroBitCount })
            type.property("leadingZeroBitCount", { $0.leadingZeroBitCount })
            type.property("trailingZeroBitCount", { $0.trailingZeroBitCount })
            type.property("byteSwapped", { $0.byteSwapped })
            type.property("bitWidth", { $0.bitWidth })
            type.method("isMultiple(of:)") { number in
                { (other: Number) in number.isMultiple(of: other) }
            }
            type.method("signum()") { number in { number.signum() } }
            type.method("formatted()") { number in { IntegerMembers.grouped("\(number)") } }
            type.method("advanced(by:)") { number in
                { (count: Int) in number &+ Number(truncatingIfNeeded: count) }
            }
            type.method("distance(to:)") { number in
                { (other: Number) in
                    Int(truncatingIfNeeded: other) &- Int(truncatingIfNeeded: number)
                }
            }
            if Number.self == Int.self { type.addStatic(RandomMembers.ofInt) }
            if Number.isSigned {
                type.mutatingMethod("negate()") { (number: inout Number) in number = 0 &- number }
            }
        }
    }
}

extension SizedInteger.Kind {
    @MainActor
    var type: TypeDescription {
        switch self {
        case .int8: .int8
        case .int16: .int16
        case .int32: .int32
        case .int64: .int64
        case .uint: .uint
        case .uint8: .uint8
        case .uint16: .uint16
        case .uint32: .uint32
        case .uint64: .uint64
        }
    }
}

/// How far from zero a whole number is, as an unsigned number of its size.
private struct Magnitude<Number: ScriptInteger>: ScriptValue {
    let number: Number

    static var valueType: ValueType {
        let name = (Number.kind?.rawValue ?? "Int").replacing("UInt", with: "Int")
        return .named(SizedInteger.Kind(rawValue: "U" + name)?.type ?? .int)
    }
    static func from(_ value: Value) -> Magnitude? { Number.from(value).map(Magnitude.init) }
    var value: Value {
        guard let kind = Self.valueType.description?.integerKind else { return number.value }
        return .sized(SizedInteger(kind: kind, bits: UInt64(truncatingIfNeeded: number.magnitude)))
    }
}

/// What makes whole numbers.
@MainActor
enum IntegerMembers {
    /// The digits in groups of three, as the locale of the simulated device writes them: `1,234,567`.
    static func grouped(_ number: String) -> String {
        let digits = number.drop { $0 == "-" }
        var text = String(number.prefix { $0 == "-" })
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return text
    }

    /// The types that numbers are made of.
    private static let sources: [TypeDescription] = [.int] + TypeDescription.sizedIntegers

    @_semantics("optimize.sil.specialize.generic.never")
    static func addInitialisers<Number: ScriptInteger>(
        to type: inout MemberList<Number>, _ name: String
    ) {
        for source in sources {
            type.addInitialiser(
                converting("init(_:)", source, to: Number.valueType) {
                    (number) throws(ConversionFailure) in try Number(trapping: number).value
                })
        }
        for (source, words) in [(TypeDescription.double, "Double"), (.float, "Float")] {
            type.addInitialiser(
                MemberMethod(
                    "init(_:)", types: [.named(source)], defaults: [:], result: Number.valueType
                ) { (_, arguments) throws(ConversionFailure) in
                    guard let number = arguments[0].number else {
                        throw ConversionFailure(argument: 0)
                    }
                    return try Number(trapping: number, from: words, to: name).value
                })
        }
        type.failableInitialiser("init(_:)") { (text: String) in Number(text) }
        type.failableInitialiser("init(_:radix:)") { (text: String, radix: Int) in
            (2...36).contains(radix) ? Number(text, radix: radix) : nil
        }
        for source in sources { add(to: &type, from: source) }
        type.addInitialiser(
            MemberMethod(
                "init(truncating:)", types: [.named(.boxedNumber)], defaults: [:],
                result: Number.valueType
            ) { _, arguments in
                if let whole = arguments[0].wholeNumber {
                    return Number(truncatingIfNeeded: whole).value
                }
                let number = arguments[0].number ?? 0
                return Number(truncatingIfNeeded: Int(exactly: number.rounded(.towardZero)) ?? 0)
                    .value
            })
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private static func add<Number: ScriptInteger>(
        to type: inout MemberList<Number>, from source: TypeDescription
    ) {
        type.addInitialiser(
            converting("init(truncatingIfNeeded:)", source, to: Number.valueType) {
                (number) throws(ConversionFailure) in
                Number(truncatingIfNeeded: number).value
            })
        type.addInitialiser(
            converting("init(clamping:)", source, to: Number.valueType) {
                (number) throws(ConversionFailure) in
                Number(clamping: number).value
            })
        type.addInitialiser(
            converting("init(exactly:)", source, to: Number.valueType.wrapped) {
                (number) throws(ConversionFailure) in
                Number(exactly: number)?.value ?? .null
            })
    }

    private static func converting(
        _ name: String, _ source: TypeDescription, to result: ValueType,
        _ make: @escaping @MainActor (any ScriptInteger) throws(ConversionFailure) -> Value
    ) -> MemberMethod {
        MemberMethod(name, types: [.named(source)], defaults: [:], result: result) {
            (_, arguments) throws(ConversionFailure) in
            guard let number = arguments[0].whole else { throw ConversionFailure(argument: 0) }
            return try make(number)
        }
    }
}

extension ScriptInteger {
    /// The same number, or Swift's own words where the type has none.
    fileprivate init(trapping number: some ScriptInteger) throws(ConversionFailure) {
        if let same = Self(exactly: number) {
            self = same
            return
        }
        throw ConversionFailure(
            fatalError: number < 0 && !Self.isSigned
                ? "Negative value is not representable"
                : "Not enough bits to represent the passed value")
    }

    /// The whole number towards zero, or Swift's own words where there is none.
    fileprivate init(
        trapping number: Double, from source: String, to name: String
    ) throws(ConversionFailure) {
        if let whole = Self(exactly: number.rounded(.towardZero)) {
            self = whole
            return
        }
        let reason =
            if number.isNaN || number.isInfinite {
                "it is either infinite or NaN"
            } else if number < 0 {
                "the result would be less than \(name).min"
            } else {
                "the result would be greater than \(name).max"
            }
        throw ConversionFailure(
            fatalError: "\(source) value cannot be converted to \(name) because \(reason)")
    }
}
