extension TypeDescription {
    static let double = fraction("Double", Double.self)
    static let float = fraction("Float", Float.self)

    @_semantics("optimize.sil.specialize.generic.never")
    private static func fraction<
        Number: ScriptValue & BinaryFloatingPoint & LosslessStringConvertible
    >(
        _ name: String, _ numbers: Number.Type
    ) -> TypeDescription {
        TypeDescription(name, value: Number.self) { type in
            FractionMembers.addConversions(to: &type)
            type.addStatic(
                Number.self == Double.self ? RandomMembers.ofDouble : RandomMembers.ofFloat)
            type.staticProperty("pi") { Number.pi }
            type.staticProperty("infinity") { Number.infinity }
            type.staticProperty("greatestFiniteMagnitude") { Number.greatestFiniteMagnitude }
            type.staticProperty("leastNormalMagnitude") { Number.leastNormalMagnitude }
            type.staticProperty("leastNonzeroMagnitude") { Number.leastNonzeroMagnitude }
            type.staticProperty("ulpOfOne") { Number.ulpOfOne }
            type.staticProperty("nan") { Number.nan }
            type.staticProperty("zero") { Number.zero }
            type.property("description", { "\($0)" })
            type.property("magnitude", { Number($0.magnitude) })
            type.property("isNaN", { $0.isNaN })
            type.property("isZero", { $0.isZero })
            type.property("isFinite", { $0.isFinite })
            type.property("isInfinite", { $0.isInfinite })
            type.method("rounded()") { number in { number.rounded() } }
            type.method("rounded(_:)") { number in
                { (rule: FractionRounding) in number.rounded(rule.rule) }
            }
            type.method("squareRoot()") { number in { number.squareRoot() } }
            type.method("truncatingRemainder(dividingBy:)") { number in
                { (other: Number) in number.truncatingRemainder(dividingBy: other) }
            }
        }
    }
}

/// What makes fractions of other numbers, and of texts.
@MainActor
enum FractionMembers {
    @_semantics("optimize.sil.specialize.generic.never")
    static func addConversions<
        Number: ScriptValue & BinaryFloatingPoint & LosslessStringConvertible
    >(to type: inout MemberList<Number>) {
        type.initialiser("init(_:)") { (number: Number) in number }
        type.initialiser("init(_:)") { (number: Int) in Number(number) }
        if Number.self == Double.self {
            type.initialiser("init(_:)") { (number: Float) in Number(number) }
        } else {
            type.initialiser("init(_:)") { (number: Double) in Number(number) }
        }
        addSizedIntegers(to: &type)
        type.failableInitialiser("init(_:)") { (text: String) in Number(text) }
        // Of `Decimal`, which is a fraction here.
        type.failableInitialiser("init(string:)") { (text: String) in Number(text) }
        type.addInitialiser(
            MemberMethod(
                "init(truncating:)", types: [.named(.boxedNumber)], defaults: [:],
                result: Number.valueType
            ) { _, arguments in Number(arguments[0].number ?? 0).value })
    }

    /// Of those that have their size or their sign in their names.
    @_semantics("optimize.sil.specialize.generic.never")
    private static func addSizedIntegers<Number: ScriptValue & BinaryFloatingPoint>(
        to type: inout MemberList<Number>
    ) {
        for source in TypeDescription.sizedIntegers {
            type.addInitialiser(
                MemberMethod(
                    "init(_:)", types: [.named(source)], defaults: [:], result: Number.valueType
                ) { (_, arguments) throws(ConversionFailure) in
                    guard let number = arguments[0].whole else {
                        throw ConversionFailure(argument: 0)
                    }
                    return Number(number).value
                })
        }
    }
}

/// How a fraction is rounded.
enum FractionRounding: ScriptChoice {
    case up, down, towardZero, awayFromZero, toNearestOrEven, toNearestOrAwayFromZero

    static var type: TypeDescription { .roundingRule }
    static let choices: [Self] = [
        .up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
    ]

    var rule: FloatingPointRoundingRule {
        switch self {
        case .up: .up
        case .down: .down
        case .towardZero: .towardZero
        case .awayFromZero: .awayFromZero
        case .toNearestOrEven: .toNearestOrEven
        case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
        }
    }
}

extension TypeDescription {
    static let roundingRule = TypeDescription(
        "FloatingPointRoundingRule", choices: FractionRounding.choices.map { "\($0)" })
}
